// Timers and display links, as scenes start and stop them.

extension Stage {
  /// Starts a timer that fires once, after some seconds; less than 0, and what is no number, is 0.
  ///
  /// Names need not be unique: the scene is told which one it is by `timerFired`. What is due at one instant comes in the order in which it
  /// was started, animators and timers alike (U19).
  @discardableResult
  public mutating func startTimer(_ name: String, after seconds: Double) -> TimerID {
    let id = TimerID(order: ledger.clock.nextOrder(), mark: Mark().next(name))
    timers.start(StageTimer(id: id, name: name, start: now, after: seconds > 0 ? seconds : 0))
    return id
  }

  /// Starts a display link: it fires at every refresh, counted from now, until it is cancelled.
  @discardableResult
  public mutating func startDisplayLink(
    _ name: String, frames: Frames = .standard, telling: StageTimer.Telling = .everyTick
  ) -> TimerID {
    let id = TimerID(order: ledger.clock.nextOrder(), mark: Mark().next(name))
    links.start(StageTimer(id: id, name: name, start: now, every: frames, telling: telling))
    return id
  }

  /// Stops a timer that has not fired, or a display link; nothing happens if it is over.
  public mutating func cancel(_ timer: TimerID) {
    guard knows(timer) else { return }
    timers.cancel(timer)
    links.cancel(timer)
  }

  /// Whether a timer has yet to fire.
  public func isWaiting(_ timer: TimerID) -> Bool {
    timers.isWaiting(timer) || links.isWaiting(timer)
  }
}
