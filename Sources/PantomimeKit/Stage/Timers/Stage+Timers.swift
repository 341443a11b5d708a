// Timers and display links, as scenes start and stop them.

extension Stage {
  /// Starts a timer that fires once, after some seconds; less than 0, and what is no number, is 0.
  ///
  /// Names need not be unique: the scene is told which one it is by `timerFired`. What is due at one instant comes in the order in which it
  /// was started, animators and timers alike (U19).
  @discardableResult
  public mutating func startTimer(_ name: String, after seconds: Double) -> TimerID {
    let id = TimerID(order: clock.nextOrder(), mark: Mark().next(name))
    timers.start(StageTimer(id: id, name: name, start: now, after: seconds > 0 ? seconds : 0))
    return id
  }

  /// Starts a display link: it fires at every refresh, counted from now, until it is cancelled.
  @discardableResult
  public mutating func startDisplayLink(
    _ name: String, frames: Frames = .standard, telling: StageTimer.Telling = .everyTick
  ) -> TimerID {
    let id = TimerID(order: clock.nextOrder(), mark: Mark().next(name))
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

  /// Lets the timer fire that is due; the scene is told.
  mutating func timerFires() {
    if let timer = timers.fire(at: now) { clock.tell(.timer(timer)) }
  }

  /// Lets the display link tick that is due; the scene is told.
  mutating func linkTicks() {
    if let link = links.fire(at: now) { clock.tell(.timer(link)) }
  }

  /// The next instant at which something happens by itself, up to another at the latest; ticks that
  /// nobody is told of on the way are passed over.
  mutating func nextDeadline(upTo instant: Instant) -> Instant? {
    if links.passesOver {
      var limit = instant
      if let end = nextEnd { limit = min(limit, end.time) }
      if let tick = links.nextDeadline(telling: .everyTick) { limit = min(limit, tick) }
      links.passOver(before: limit)
    }
    return nextDeadline.flatMap { $0 <= instant ? $0 : nil }
  }
}
