// Timers and display links.

extension Stage {
  /// Starts a timer that fires once, after a number of seconds; a negative value or NaN counts as
  /// 0.
  ///
  /// Names don't have to be unique: `timerFired` receives the timer. Timers and animators that are
  /// due at the same instant fire in the order in which they were started (U19).
  @discardableResult
  public mutating func startTimer(_ name: String, after seconds: Double) -> TimerID {
    let id = TimerID(order: ledger.clock.nextOrder(), mark: Mark().next(name))
    timers.start(StageTimer(id: id, name: name, start: now, after: seconds > 0 ? seconds : 0))
    return id
  }

  /// Starts a display link, which fires at every refresh, counted from now, until you cancel it.
  @discardableResult
  public mutating func startDisplayLink(
    _ name: String, frames: Frames = .standard, telling: StageTimer.Telling = .everyTick
  ) -> TimerID {
    let id = TimerID(order: ledger.clock.nextOrder(), mark: Mark().next(name))
    links.start(StageTimer(id: id, name: name, start: now, every: frames, telling: telling))
    return id
  }

  /// Cancels a timer that hasn't fired, or a display link; has no effect if it is over.
  public mutating func cancel(_ timer: TimerID) {
    guard knows(timer) else { return }
    timers.cancel(timer)
    links.cancel(timer)
  }

  /// Returns a Boolean value that indicates whether a timer has yet to fire.
  public func isWaiting(_ timer: TimerID) -> Bool {
    timers.isWaiting(timer) || links.isWaiting(timer)
  }
}
