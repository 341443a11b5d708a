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

  /// Which ticks of a display link the scene is told of.
  public enum Telling: Sendable, Hashable {
    /// Every one.
    case everyTick
    /// Of several between which nothing else happens only the last.
    ///
    /// For a link whose ticks record nothing, and leave behind what follows from their number alone:
    /// a phase. A time of any length is passed at once then, with the same to be seen at its end.
    case lastTick
  }

  /// Which ticks the scene is told of.
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

  /// When it fires next; `nil` once it is over.
  public var deadline: Instant? {
    switch beat {
    case .once(let instant): return count == 0 ? instant : nil
    case .frames(let frames):
      // The instant of a frame is computed from its number, never added up (T150).
      let frame = frames.instant(of: count + 1)
      let (sum, overflow) = start.nanoseconds.addingReportingOverflow(frame.nanoseconds)
      // Beyond the last instant there is no frame that could be told from the one before.
      return overflow || frame == .latest ? nil : Instant(nanoseconds: sum)
    }
  }

  /// Whether it fires again and again until it is cancelled.
  public var isEndless: Bool {
    switch beat {
    case .once: false
    case .frames: true
    }
  }

  mutating func fire() { count += 1 }

  /// Goes on to the last tick before an instant, which is the next to fire then.
  mutating func passOver(before instant: Instant) {
    guard case .frames(let frames) = beat, instant > start else { return }
    // The number of the first frame that is not before it.
    let before = Instant(nanoseconds: instant.nanoseconds - start.nanoseconds - 1)
    count = max(count, frames.number(after: before) - 2)
  }
}

/// A timer on a stage.
public struct TimerID: Sendable, Hashable {
  /// Its place among everything that was ever started on the stage.
  let order: Int
  /// Made of its name, so that what has its place on another stage is another.
  let mark: Mark
}
