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

extension Stage {
  /// Starts a timer that fires once, after some seconds; less than 0, and what is no number, is 0.
  ///
  /// The scene is told by `timerFired`. What is due at one instant comes in the order in which it
  /// was started, animators and timers alike (U19).
  @discardableResult
  public mutating func startTimer(_ name: String, after seconds: Double) -> TimerID {
    let id = nextTimer()
    timers.append(
      StageTimer(id: id, name: name, start: now, after: seconds > 0 ? seconds : 0))
    return id
  }

  /// Starts a display link: it fires at every refresh, counted from now, until it is cancelled.
  @discardableResult
  public mutating func startDisplayLink(
    _ name: String, frames: Frames = .standard
  ) -> TimerID {
    let id = nextTimer()
    timers.append(StageTimer(id: id, name: name, start: now, every: frames))
    return id
  }

  /// Stops a timer that has not fired, or a display link; nothing happens if it is over.
  public mutating func cancel(_ timer: TimerID) {
    timers.removeAll { $0.id == timer }
  }

  /// Whether a timer has yet to fire.
  public func isWaiting(_ timer: TimerID) -> Bool {
    timers.contains { $0.id == timer }
  }

  private mutating func nextTimer() -> TimerID {
    activations += 1
    return TimerID(order: activations)
  }

  /// The next instant at which a timer fires.
  var nextTimerDeadline: Instant? {
    var next: Instant?
    for timer in timers {
      guard let deadline = timer.deadline else { continue }
      next = next.map { min($0, deadline) } ?? deadline
    }
    return next
  }

  /// The timer that is due, the one started first if there are several.
  var dueTimer: Int? {
    // In the order of starting, so the first found is the first started.
    timers.firstIndex { timer in timer.deadline.map { $0 <= now } ?? false }
  }

  /// Lets a timer fire.
  mutating func fire(_ index: Int) {
    timers[index].fire()
    let timer = timers[index]
    if !timer.isEndless { timers.remove(at: index) }
    endings.append(.timer(timer))
  }
}
