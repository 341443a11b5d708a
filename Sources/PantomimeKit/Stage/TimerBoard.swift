/// The timers, which fire once, or the display links, which tick until they are canceled, in the
/// order in which they were started.
struct TimerBoard: Sendable {
  private var timers = DueList<StageTimer>()
  /// The number of display links that report only the last of several ticks.
  private var countOfPassing = 0

  /// The timers that have yet to fire, or the running display links.
  var waiting: [StageTimer] { Array(timers.all) }

  /// The number of timers or display links.
  var count: Int { timers.count }

  /// Returns whether a timer has yet to fire.
  func isWaiting(_ timer: TimerID) -> Bool { timers[timer.order]?.id == timer }

  /// Adds a timer that starts now.
  mutating func start(_ timer: StageTimer) {
    timers.append(timer, number: timer.id.order)
    if timer.reporting == .lastTick { countOfPassing += 1 }
  }

  /// Removes a timer; has no effect if the timer has already been removed.
  mutating func cancel(_ timer: TimerID) {
    if isWaiting(timer) { remove(timer.order) }
  }

  private mutating func remove(_ order: Int) {
    if timers.remove(order)?.reporting == .lastTick { countOfPassing -= 1 }
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

  /// Whether there are display links that report only the last of several ticks.
  var passesOver: Bool { countOfPassing > 0 }

  /// Skips the ticks that aren't reported: all ticks before an instant, except the last.
  mutating func passOver(before instant: Instant) {
    for timer in timers.all where timer.reporting == .lastTick {
      timers.change(timer.id.order) { $0.passOver(before: instant) }
    }
  }

  /// Returns the next deadline of the display links that report the given ticks.
  func nextDeadline(reporting: StageTimer.ReportedTicks) -> Instant? {
    timers.all.compactMap { $0.reporting == reporting ? $0.deadline : nil }.min()
  }

  /// The name of the timer that fires next (if there are several, the one that was started first).
  var nextName: String? { timers.next?.name }

  /// The first display link that ticks forever, as a phrase, or `nil` if there is none.
  var endless: String? {
    timers.all.first { $0.isEndless }.map { "the display link \($0.name)" }
  }
}

extension StageTimer: Scheduled {}

extension TimerBoard: TimedBoard {
  var nextDeadline: Instant? { timers.nextDeadline }

  func turn(at now: Instant) -> Int? { timers.due(at: now) }
}

/// A one-shot timer, or a display link.
public struct StageTimer: Sendable, Hashable {
  /// The identifier, which is never reused, so that a timer can be distinguished from a later one
  /// with the same name.
  public let id: TimerID
  /// The name with which the timer was started.
  public let name: String
  /// The instant at which the timer was started.
  package let start: Instant
  /// The number of times that the timer has fired, including the current time.
  public private(set) var count: Int64 = 0
  private let beat: Beat

  /// The ticks of a display link that are reported to the scene.
  public enum ReportedTicks: Sendable, Hashable {
    /// Every tick.
    case everyTick
    /// If nothing else happens between several ticks, only the last of them.
    ///
    /// Use this case for a display link whose ticks record nothing, and whose effect, such as a
    /// phase, depends only on the number of ticks. The simulation can then skip any length of time
    /// immediately, and the result at the end of that time is the same.
    case lastTick
  }

  /// The ticks that are reported to the scene.
  let reporting: ReportedTicks

  private enum Beat: Sendable, Hashable {
    case once(at: Instant)
    /// At every refresh of a display, whose frame 0 is at the start of the timer.
    case frames(Frames)
  }

  init(id: TimerID, name: String, start: Instant, after seconds: Double) {
    self.id = id
    self.name = name
    self.start = start
    reporting = .everyTick
    beat = .once(at: start.advanced(bySeconds: seconds))
  }

  init(
    id: TimerID, name: String, start: Instant, every frames: Frames,
    reporting: ReportedTicks = .everyTick
  ) {
    self.id = id
    self.name = name
    self.start = start
    self.reporting = reporting
    beat = .frames(frames)
  }

  /// The instant at which the timer fires next, or `nil` if it won't fire again.
  package var deadline: Instant? {
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
  package var isEndless: Bool {
    switch beat {
    case .once: false
    case .frames: true
    }
  }

  mutating func fire() { count += 1 }

  /// Skips ticks, so that the next tick to fire is the last one before the given instant.
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

// Timers and display links.

extension Stage {
  /// Starts a timer that fires once, after the given number of seconds; a number that is negative or
  /// not finite is recorded as a finding, and the timer never fires.
  ///
  /// Names don't have to be unique, because `timerFired` receives the timer itself. Timers and
  /// animators that are due at the same instant fire in the order in which they were started (U19).
  @discardableResult
  public mutating func startTimer(_ name: String, after seconds: Double) -> TimerID {
    let id = TimerID(order: ledger.clock.nextOrder(), mark: Mark().next(name))
    if ledger.accepts(seconds, "after", of: "startTimer", .notNegative) {
      timers.start(StageTimer(id: id, name: name, start: now, after: seconds))
    }
    return id
  }

  /// Starts a display link, which fires at every refresh after now, until you cancel it.
  @discardableResult
  public mutating func startDisplayLink(
    _ name: String, frames: Frames = .standard, reporting: StageTimer.ReportedTicks = .everyTick
  ) -> TimerID {
    let id = TimerID(order: ledger.clock.nextOrder(), mark: Mark().next(name))
    links.start(StageTimer(id: id, name: name, start: now, every: frames, reporting: reporting))
    return id
  }

  /// Cancels a timer or a display link; has no effect if it has already fired, as a timer does only
  /// once, or was canceled.
  public mutating func cancel(_ timer: TimerID) {
    guard knows(timer) else { return }
    timers.cancel(timer)
    links.cancel(timer)
  }

  /// Returns a Boolean value that indicates whether a timer has yet to fire.
  package func isWaiting(_ timer: TimerID) -> Bool {
    timers.isWaiting(timer) || links.isWaiting(timer)
  }
}
