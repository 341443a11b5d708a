/// A recognizer's hold on an animator that goes to and fro: what a view controller's pan handler does,
/// without one having to be written.
///
/// As the gesture begins, an inactive animator is started towards its other place; then it is paused,
/// and the fraction it reads is carried into the drag (A76). Every change moves the fraction by the
/// finger's share of the way (A79), and nothing else does. As the finger lifts, a rule decides where the
/// run leads, and it is continued there; a spring takes the finger's velocity (G160, G163). The rest is
/// `Grab`'s.
struct Drive: Sendable {
  /// What the finger holds.
  private(set) var grab: Grab
  /// What decides at a lift-off, unless another rule was set.
  let rule: NamedRule
  /// Another timing for the rest of a run; `nil` keeps the animator's own.
  let timing: Timing?
  /// 0 for the time that is left; otherwise the run ends `factor` × duration from the lift-off.
  let factor: Double
  /// What a gesture that was cancelled does to the run.
  let cancellation: Grab.Cancellation

  /// Joins a grab to a rule.
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

  /// The recognizer reports.
  ///
  /// - Throws: `Misuse` where the animator refuses what follows; the stage has recorded it.
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

  /// What a lift-off would mean now; `nil` while no finger has hold of the animator.
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

  /// Whether there still is a run to be held: somebody may have stopped it meanwhile.
  private mutating func stillHolds(_ stage: inout Stage) -> Bool {
    guard grab.isHolding else { return false }
    guard stage.knownActivity(of: grab.animator) != .active else { return true }
    grab.abandon()
    stage.note(
      .panIgnored, nil, [.word(.animator, stage.name(of: grab.animator)), .cause("over")],
      reason: "the run that the finger held is over")
    return false
  }
}

extension Pan {
  /// The velocity on the axis of a direction, as events tell it.
  func velocityField(along direction: Direction) -> Event.Field {
    switch direction {
    case .up, .down: .number("vy", velocity.dy)
    case .left, .right: .number("vx", velocity.dx)
    }
  }
}

extension Stage {
  /// Where an animator that goes to and fro rests, or the place that it has last left; `nil` for one
  /// that nothing drives or toggles.
  public func place(of animator: AnimatorID) -> Grab.Place? {
    animators.roundTrip(of: animator)?.place
  }
}
