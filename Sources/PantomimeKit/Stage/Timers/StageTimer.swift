/// Something that waits for a time of its own: a one-shot timer, or a display link's ticks.
public struct StageTimer: Sendable, Hashable {
  /// Which one it is; never used again, so that a late one can be told from its successor.
  public let id: TimerID
  /// The name it was started with.
  public let name: String
  /// When it was started.
  public let start: Instant
  /// How often it has fired, this time included.
  public private(set) var count: Int64 = 0
  private let beat: Beat

  private enum Beat: Sendable, Hashable {
    case once(at: Instant)
    /// At every refresh of a display whose frame 0 is the start.
    case frames(Frames)
  }

  init(id: TimerID, name: String, start: Instant, after seconds: Double) {
    self.id = id
    self.name = name
    self.start = start
    beat = .once(at: start.advanced(bySeconds: seconds))
  }

  init(id: TimerID, name: String, start: Instant, every frames: Frames) {
    self.id = id
    self.name = name
    self.start = start
    beat = .frames(frames)
  }

  /// When it fires next; `nil` once it is over.
  var deadline: Instant? {
    switch beat {
    case .once(let instant): return count == 0 ? instant : nil
    case .frames(let frames):
      // The instant of a frame is computed from its number, never added up (T150).
      let frame = frames.instant(of: count + 1).nanoseconds
      let (sum, overflow) = start.nanoseconds.addingReportingOverflow(frame)
      return overflow ? nil : Instant(nanoseconds: sum)
    }
  }

  /// Whether it fires again and again until it is cancelled.
  var isEndless: Bool {
    switch beat {
    case .once: false
    case .frames: true
    }
  }

  mutating func fire() { count += 1 }
}

/// A timer on a stage.
public struct TimerID: Sendable, Hashable {
  /// Its place among everything that was ever started on the stage.
  let order: Int
}
