/// A recognizer's hold on an animator that runs out and home: it replaces a view controller's pan
/// handler.
///
/// As the gesture begins, an inactive animator is started toward its other place; then it is
/// paused, and its fraction is carried into the drag (A76). Every change moves the fraction by the
/// finger's share of the distance (A79), and nothing else does. At lift-off a rule decides the
/// target, and the animator is continued; a spring takes the finger's velocity (G160, G163). `Grab`
/// does the rest.
struct Drive: Sendable {
  /// The hold on the animator.
  private(set) var grab: Grab
  /// The completion rule at lift-off, unless another rule is set.
  let rule: NamedRule
  /// Another timing for the rest of a run, or `nil` to keep the animator's.
  let timing: Timing?
  /// 0 for the remaining time; otherwise the run ends `factor` × duration from lift-off.
  let factor: Double
  /// The effect of a canceled gesture on the run.
  let cancellation: Grab.Cancellation

  /// Connects a grab to a rule.
  init(
    _ grab: Grab, rule: NamedRule = .sign, timing: Timing? = nil, factor: Double = 0,
    ifCancelled cancellation: Grab.Cancellation = .back
  ) {
    self.grab = grab
    self.rule = rule
    self.timing = timing
    self.factor = factor
    self.cancellation = cancellation
  }

  /// Handles a report of the recognizer.
  ///
  /// - Throws: `Misuse` if the animator refuses an operation; the stage has recorded it.
  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .possible: return
    case .began: return try takeHold(on: &stage)
    case .changed:
      guard stillHolds(&stage) else { return }
      try grab.scrub(by: pan.translation, on: &stage)
    case .ended, .cancelled, .failed:
      guard stillHolds(&stage) else { return }
      try grab.letGo(
        pan, by: rule, [pan.velocityField(along: grab.direction)], timing: timing, factor: factor,
        ifCancelled: cancellation, on: &stage)
    }
  }

  /// Returns what a release would mean now, or `nil` while no finger holds the animator.
  func liftOff(_ pan: Pan, on stage: Stage) -> LiftOff? {
    grab.isHolding ? grab.liftOff(pan, on: stage) : nil
  }

  private mutating func takeHold(on stage: inout Stage) throws(Misuse) {
    grab.abandon()
    grab.place = stage.place(of: grab.animator) ?? grab.place
    if stage.knownActivity(of: grab.animator) == .inactive { try stage.start(grab.animator) }
    var taken = grab
    try taken.takeHold(on: &stage)
    grab = taken
  }

  /// Returns whether there still is a run to hold: it may have been stopped meanwhile.
  private mutating func stillHolds(_ stage: inout Stage) -> Bool {
    guard grab.isHolding else { return false }
    guard stage.knownActivity(of: grab.animator) != .active else { return true }
    grab.abandon()
    stage.note(
      .panIgnored, nil, [.word(.animator, stage.name(of: grab.animator)), .cause("over")],
      reason: "the run under the finger has ended")
    return false
  }
}

extension Pan {
  /// Returns the velocity along the axis of a direction, as an event field.
  func velocityField(along direction: Direction) -> Event.Field {
    switch direction {
    case .up, .down: .number("vy", velocity.dy)
    case .left, .right: .number("vx", velocity.dx)
    }
  }
}

extension Stage {
  /// Returns the place where an animator rests, or which it last left; `nil` for an animator that
  /// nothing drives or toggles.
  public func place(of animator: AnimatorID) -> Grab.Place? {
    animators.roundTrip(of: animator)?.place
  }
}
