/// The timers, which fire once, or display links, which tick until they are canceled, in starting
/// order.
struct TimerBoard: Sendable {
  private var timers = DueList<StageTimer>()
  /// The number of links that report only their last tick.
  private var countOfPassing = 0

  /// The timers that have yet to fire, or the links that tick.
  var waiting: [StageTimer] { Array(timers.all) }

  /// The number of timers or links.
  var count: Int { timers.count }

  /// Returns whether a timer has yet to fire.
  func isWaiting(_ timer: TimerID) -> Bool { timers[timer.order]?.id == timer }

  /// Adds a timer that starts now.
  mutating func start(_ timer: StageTimer) {
    timers.append(timer, number: timer.id.order)
    if timer.telling == .lastTick { countOfPassing += 1 }
  }

  /// Removes a timer; has no effect if the timer is over.
  mutating func cancel(_ timer: TimerID) {
    if isWaiting(timer) { remove(timer.order) }
  }

  private mutating func remove(_ order: Int) {
    if timers.remove(order)?.telling == .lastTick { countOfPassing -= 1 }
  }

  /// Fires the timer that is due (if there are several, the one that was started first), and
  /// returns it; `nil` if none is due.
  private mutating func fire(at now: Instant) -> StageTimer? {
    guard let order = timers.due(at: now) else { return nil }
    timers.change(order) { $0.fire() }
    let timer = timers[order]
    if let timer, !timer.isEndless { remove(order) }
    return timer
  }

  /// Fires the timer that is due, and notifies the scene.
  mutating func arrive(in ledger: inout Ledger) {
    if let timer = fire(at: ledger.now) { ledger.clock.tell(.timer(timer)) }
  }

  /// Whether there are links that report only their last tick.
  var passesOver: Bool { countOfPassing > 0 }

  /// Skips the unreported ticks, up to the last one before an instant.
  mutating func passOver(before instant: Instant) {
    for timer in timers.all where timer.telling == .lastTick {
      timers.change(timer.id.order) { $0.passOver(before: instant) }
    }
  }

  /// Returns the next deadline of the links that report the given ticks.
  func nextDeadline(telling: StageTimer.Telling) -> Instant? {
    timers.all.compactMap { $0.telling == telling ? $0.deadline : nil }.min()
  }

  /// The name of the timer that fires next (if there are several, the one that was started first).
  var nextName: String? { timers.next?.name }

  /// The links that tick forever, each as a phrase.
  var endless: [String] { timers.all.filter { $0.isEndless }.map { "the display link \($0.name)" } }
}

extension StageTimer: Scheduled {}

extension TimerBoard: TimedBoard {
  var nextDeadline: Instant? { timers.nextDeadline }

  func turn(at now: Instant) -> Int? { timers.due(at: now) }
}
