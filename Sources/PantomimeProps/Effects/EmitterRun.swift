public import PantomimeKit

/// An emitter that was switched on at an instant, and may have left the screen at another.
public struct EmitterRun: Sendable, Hashable {
  /// What gives off the particles.
  public let emitter: Emitter
  /// When it was switched on.
  public let start: Instant
  /// When it left the screen; `nil` while it is there.
  public private(set) var end: Instant?

  /// Switches an emitter on.
  public init(_ emitter: Emitter, at start: Instant) {
    self.emitter = emitter
    self.start = start
  }

  /// Takes it off the screen.
  public mutating func end(at now: Instant) { end = now }

  /// Whether it is on the screen.
  public var isShown: Bool { end == nil }

  /// How many particles it has given off; no more once it is gone.
  public func born(at now: Instant) -> Int {
    Int(exactly: emitter.born(at: time(at: end ?? now))) ?? 0
  }

  /// How many of them are to be seen: none once it is gone.
  public func alive(at now: Instant) -> Int {
    isShown ? Int(exactly: emitter.alive(at: time(at: now))) ?? 0 : 0
  }

  /// The newest particle; `nil` before the first, and once it is gone.
  public func newest(at now: Instant) -> Emitter.Particle? {
    guard isShown else { return nil }
    let time = time(at: now)
    return emitter.particle(emitter.born(at: time) - 1, at: time)
  }

  /// The living particles, the oldest first; none after the emitter left the screen.
  public func living(at now: Instant) -> [Emitter.Particle] {
    guard isShown else { return [] }
    let time = time(at: now)
    return emitter.living(at: time).compactMap { emitter.particle($0, at: time) }
  }

  private func time(at now: Instant) -> Instant {
    Instant(nanoseconds: now.nanoseconds - start.nanoseconds)
  }
}
