/// What waits for a time of its own: timers and display links, in the order in which they were
/// started.
struct TimerBoard: Sendable {
  private var timers: [StageTimer] = []

  /// Whether a timer has yet to fire.
  func isWaiting(_ timer: TimerID) -> Bool { timers.contains { $0.id == timer } }

  /// Adds a timer that has just been started.
  mutating func start(_ timer: StageTimer) { timers.append(timer) }

  /// Forgets a timer; nothing happens if it is over.
  mutating func cancel(_ timer: TimerID) { timers.removeAll { $0.id == timer } }

  /// Lets the timer fire that is due, the one started first if there are several; `nil` if none is.
  mutating func fire(at now: Instant) -> StageTimer? {
    guard let index = due(at: now) else { return nil }
    timers[index].fire()
    let timer = timers[index]
    if !timer.isEndless { timers.remove(at: index) }
    return timer
  }

  // In the order of starting, so the first found is the first started.
  private func due(at now: Instant) -> Int? {
    timers.firstIndex { timer in timer.deadline.map { $0 <= now } ?? false }
  }
}

extension TimerBoard: TimedBoard {
  var nextDeadline: Instant? {
    var next: Instant?
    for timer in timers {
      guard let deadline = timer.deadline else { continue }
      next = next.map { min($0, deadline) } ?? deadline
    }
    return next
  }

  func turn(at now: Instant) -> Int? { due(at: now).map { timers[$0].id.order } }
}

extension TimedPart {
  /// Timers and display links.
  static let timers = TimedPart({ $0.timers }) { stage in
    if let timer = stage.timers.fire(at: stage.now) { stage.clock.tell(.timer(timer)) }
  }
}
