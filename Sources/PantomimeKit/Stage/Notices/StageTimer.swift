/// A one-shot timer, or a display link.
public struct StageTimer: Sendable, Hashable {
  /// The identifier, which is never reused, so that a late timer is distinct from its successor.
  public let id: TimerID
  /// The name with which the timer was started.
  public let name: String
  /// The instant at which the timer was started.
  public let start: Instant
  /// The number of times that the timer has fired, including the current one.
  public private(set) var count: Int64 = 0
  private let beat: Beat

  /// The ticks of a display link that are reported to the scene.
  public enum Telling: Sendable, Hashable {
    /// Every tick.
    case everyTick
    /// Only the last of several ticks between which nothing else happens.
    ///
    /// Use it for a link whose ticks record nothing and whose effect, such as a phase, depends only
    /// on the number of ticks. Any length of time can then be skipped immediately, with the same
    /// result at its end.
    case lastTick
  }

  /// The ticks that are reported to the scene.
  let telling: Telling

  private enum Beat: Sendable, Hashable {
    case once(at: Instant)
    /// At every refresh of a display, with frame 0 at the start.
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

  /// The instant at which the timer fires next, or `nil` if it is over.
  public var deadline: Instant? {
    switch beat {
    case .once(let instant): return count == 0 ? instant : nil
    case .frames(let frames):
      // The instant of a frame is computed from its number, never accumulated (T150).
      let frame = frames.instant(of: count + 1)
      let (sum, overflow) = start.nanoseconds.addingReportingOverflow(frame.nanoseconds)
      // Frames past the last instant would all have the same instant.
      return overflow || frame == .latest ? nil : Instant(nanoseconds: sum)
    }
  }

  /// A Boolean value that indicates whether the timer fires repeatedly until it is canceled.
  public var isEndless: Bool {
    switch beat {
    case .once: false
    case .frames: true
    }
  }

  mutating func fire() { count += 1 }

  /// Skips ticks so that the last one before an instant is the next to fire.
  mutating func passOver(before instant: Instant) {
    guard case .frames(let frames) = beat, instant > start else { return }
    // `number(after: before)` is the first frame at or after the instant.
    let before = Instant(nanoseconds: instant.nanoseconds - start.nanoseconds - 1)
    count = max(count, frames.number(after: before) - 2)
  }
}

/// The identifier of a timer on a stage.
public struct TimerID: Sendable, Hashable {
  /// The position of the timer among everything that was ever started on the stage.
  let order: Int
  /// A mark derived from the timer's name, which distinguishes a timer with the same position on
  /// another stage.
  let mark: Mark
}
