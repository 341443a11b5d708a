/// What waits for a time of its own, in the order in which it was started: timers, which fire once,
/// or display links, which tick until they are cancelled.
struct TimerBoard: Sendable {
  private var timers = DueList<StageTimer>()
  /// How many there are of whose ticks only the last is told.
  private var countOfPassing = 0

  /// What has yet to fire, or ticks.
  var waiting: [StageTimer] { Array(timers.all) }

  /// How many wait or tick.
  var count: Int { timers.count }

  /// Whether a timer has yet to fire.
  func isWaiting(_ timer: TimerID) -> Bool { timers[timer.order]?.id == timer }

  /// Adds a timer that has just been started.
  mutating func start(_ timer: StageTimer) {
    timers.append(timer, number: timer.id.order)
    if timer.telling == .lastTick { countOfPassing += 1 }
  }

  /// Forgets a timer; nothing happens if it is over.
  mutating func cancel(_ timer: TimerID) {
    if isWaiting(timer) { remove(timer.order) }
  }

  private mutating func remove(_ order: Int) {
    if timers.remove(order)?.telling == .lastTick { countOfPassing -= 1 }
  }

  /// Lets the timer fire that is due, the one started first if there are several; `nil` if none is.
  private mutating func fire(at now: Instant) -> StageTimer? {
    guard let order = timers.due(at: now) else { return nil }
    timers.change(order) { $0.fire() }
    let timer = timers[order]
    if let timer, !timer.isEndless { remove(order) }
    return timer
  }

  /// Fires the timer that is due, and reports it to the scene.
  mutating func arrive(in ledger: inout Ledger) {
    if let timer = fire(at: ledger.now) { ledger.clock.tell(.timer(timer)) }
  }

  /// Whether there are links of whose ticks only the last is told.
  var passesOver: Bool { countOfPassing > 0 }

  /// Passes over the ticks that nobody is told of, up to the last before an instant.
  mutating func passOver(before instant: Instant) {
    for timer in timers.all where timer.telling == .lastTick {
      timers.change(timer.id.order) { $0.passOver(before: instant) }
    }
  }

  /// When the next tick is due of the links that tell so much of theirs.
  func nextDeadline(telling: StageTimer.Telling) -> Instant? {
    timers.all.compactMap { $0.telling == telling ? $0.deadline : nil }.min()
  }

  /// The name of the one that fires next, the one started first if there are several.
  var nextName: String? { timers.next?.name }

  /// What goes on for ever, each as a phrase.
  var endless: [String] { timers.all.filter { $0.isEndless }.map { "the display link \($0.name)" } }
}

extension StageTimer: Due {}

extension TimerBoard: TimedBoard {
  var nextDeadline: Instant? { timers.nextDeadline }

  func turn(at now: Instant) -> Int? { timers.due(at: now) }
}
