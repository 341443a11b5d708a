public import PantomimeKit

/// An emitter that was switched on at an instant, and may have been removed from the screen at a
/// later one.
public struct EmitterRun: Sendable, Hashable {
  /// The emitter.
  public let emitter: Emitter
  /// The instant at which it was switched on.
  public let start: Instant
  /// The instant at which it was removed from the screen, or `nil` if it is still on screen.
  public private(set) var end: Instant?

  /// Switches an emitter on.
  public init(_ emitter: Emitter, at start: Instant) {
    self.emitter = emitter
    self.start = start
  }

  /// Removes the emitter from the screen.
  public mutating func end(at now: Instant) { end = now }

  /// A Boolean value that indicates whether the emitter is on screen.
  public var isShown: Bool { end == nil }

  /// Returns the number of particles born so far, or until the emitter was removed.
  public func born(at now: Instant) -> Int {
    Int(exactly: emitter.born(at: time(at: end ?? now))) ?? 0
  }

  /// Returns the number of visible particles, which is 0 after the emitter was removed.
  public func alive(at now: Instant) -> Int {
    isShown ? Int(exactly: emitter.alive(at: time(at: now))) ?? 0 : 0
  }

  /// Returns the newest particle, or `nil` before the first and after the emitter was removed.
  public func newest(at now: Instant) -> Emitter.Particle? {
    guard isShown else { return nil }
    let time = time(at: now)
    return emitter.particle(emitter.born(at: time) - 1, at: time)
  }

  /// Returns the living particles, the oldest first; empty after the emitter was removed.
  public func living(at now: Instant) -> [Emitter.Particle] {
    guard isShown else { return [] }
    let time = time(at: now)
    return emitter.living(at: time).compactMap { emitter.particle($0, at: time) }
  }

  private func time(at now: Instant) -> Instant {
    Instant(nanoseconds: now.nanoseconds - start.nanoseconds)
  }
}
