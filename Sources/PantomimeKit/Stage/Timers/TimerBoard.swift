/// What waits for a time of its own, in the order in which it was started: timers, which fire once,
/// or display links, which tick until they are cancelled.
struct TimerBoard: Sendable {
  private var timers: [StageTimer] = []

  /// What has yet to fire, or ticks.
  var waiting: [StageTimer] { timers }

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

  /// Whether there are links of whose ticks only the last is told.
  var passesOver: Bool { timers.contains { $0.telling == .lastTick } }

  /// Passes over the ticks that nobody is told of, up to the last before an instant.
  mutating func passOver(before instant: Instant) {
    for index in timers.indices where timers[index].telling == .lastTick {
      timers[index].passOver(before: instant)
    }
  }

  /// When the next tick is due of the links that tell so much of theirs.
  func nextDeadline(telling: StageTimer.Telling) -> Instant? {
    timers.compactMap { $0.telling == telling ? $0.deadline : nil }.min()
  }

  /// The name of the one that fires next, the one started first if there are several.
  var nextName: String? {
    let next = nextDeadline
    return timers.first { $0.deadline == next }?.name
  }

  /// What goes on for ever, each as a phrase.
  var endless: [String] { timers.filter { $0.isEndless }.map { "the display link \($0.name)" } }

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
  /// Timers, which fire once.
  static let timers = TimedPart(
    deadline: { $0.timers.nextDeadline }, turn: { $0.timers.turn(at: $0.now) }
  ) { stage in
    if let timer = stage.timers.fire(at: stage.now) { stage.clock.tell(.timer(timer)) }
  }

  /// Display links, which tick until they are cancelled.
  static let links = TimedPart(
    deadline: { $0.links.nextDeadline }, turn: { $0.links.turn(at: $0.now) }
  ) { stage in
    if let link = stage.links.fire(at: stage.now) { stage.clock.tell(.timer(link)) }
  }
}
