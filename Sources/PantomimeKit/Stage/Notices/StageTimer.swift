/// A one-shot timer, or a display link.
public struct StageTimer: Sendable, Hashable {
  /// The id, which is never reused, so that a late timer is distinct from its successor.
  public let id: TimerID
  /// The name it was started with.
  public let name: String
  /// The instant at which it was started.
  public let start: Instant
  /// The number of times it has fired, including the present one.
  public private(set) var count: Int64 = 0
  private let beat: Beat

  /// The ticks of a display link that are reported to the scene.
  public enum Telling: Sendable, Hashable {
    /// Every one.
    case everyTick
    /// Only the last of several between which nothing else happens.
    ///
    /// For a link whose ticks record nothing, and whose effect depends only on their number, such
    /// as a phase. A time of any length is then skipped immediately, with the same result at its
    /// end.
    case lastTick
  }

  /// The ticks that are reported to the scene.
  let telling: Telling

  private enum Beat: Sendable, Hashable {
    case once(at: Instant)
    /// At every refresh of a display whose frame 0 is the start.
    case frames(Frames)
  }

  init(id: TimerID, name: String, start: Instant, after seconds: Double) {
    self.id = id
    self.name = name
    self.start = start
    telling = .everyTick
    beat = .once(at: start.advanced(bySeconds: seconds))
  }

  init(
    id: TimerID, name: String, start: Instant, every frames: Frames, telling: Telling = .everyTick
  ) {
    self.id = id
    self.name = name
    self.start = start
    self.telling = telling
    beat = .frames(frames)
  }

  /// The instant at which it fires next, or `nil` once it is over.
  public var deadline: Instant? {
    switch beat {
    case .once(let instant): return count == 0 ? instant : nil
    case .frames(let frames):
      // The instant of a frame is computed from its number, never accumulated (T150).
      let frame = frames.instant(of: count + 1)
      let (sum, overflow) = start.nanoseconds.addingReportingOverflow(frame.nanoseconds)
      // Frames beyond the last instant would be indistinguishable from the one before.
      return overflow || frame == .latest ? nil : Instant(nanoseconds: sum)
    }
  }

  /// A Boolean value that indicates whether it fires repeatedly until it is canceled.
  public var isEndless: Bool {
    switch beat {
    case .once: false
    case .frames: true
    }
  }

  mutating func fire() { count += 1 }

  /// Skips to the last tick before an instant, which is the next to fire then.
  mutating func passOver(before instant: Instant) {
    guard case .frames(let frames) = beat, instant > start else { return }
    // The number of the first frame that is not before it.
    let before = Instant(nanoseconds: instant.nanoseconds - start.nanoseconds - 1)
    count = max(count, frames.number(after: before) - 2)
  }
}

/// The id of a timer on a stage.
public struct TimerID: Sendable, Hashable {
  /// Its position among everything that was ever started on the stage.
  let order: Int
  /// Derived from its name, so that a timer with the same position on another stage is distinct.
  let mark: Mark
}
