/// A recognizer's hold on an animator whose runs alternate between *out*, to its targets, and
/// *home*; it replaces a view controller's pan handler.
///
/// When the gesture begins, an inactive animator starts toward its other place; then the animator
/// is paused, and its fraction is carried into the drag (A76). Every change moves the fraction by
/// the finger's displacement divided by the travel of a full run (A79). At lift-off, a rule decides
/// the target, and the animator continues; a spring receives the finger's velocity (G160, G163).
/// `InteractiveTransition` does the rest.
struct Drive: Sendable {
  /// The hold on the animator.
  private(set) var transition: InteractiveTransition
  /// The completion rule at lift-off, unless another rule is set.
  let rule: NamedRule
  /// Another timing for the rest of a run, or `nil` to keep the animator's.
  let timing: Timing?
  /// 0 to use the remaining time; otherwise, the run ends `durationFactor` × duration after
  /// lift-off.
  let durationFactor: Double
  /// The effect of a canceled gesture on the run.
  let cancellation: InteractiveTransition.Cancellation
  /// The duration of the rest of a run, or `nil` to let the timing determine it.
  let duration: SettlingDuration?
  /// The maximum initial velocity of a spring, in remaining distances per second.
  let velocityLimit: Double
  private var meter: PanMeter

  /// Connects a transition to its pan.
  init(
    _ transition: InteractiveTransition, _ connection: DriveConnection, measuredBy meter: PanMeter
  ) {
    self.transition = transition
    self.meter = meter
    rule = connection.rule
    timing = connection.timing
    durationFactor = connection.durationFactor
    cancellation = connection.cancellation
    duration = connection.duration
    velocityLimit = connection.velocityLimit
  }

  /// Handles a report of the recognizer.
  ///
  /// - Throws: `Misuse` if the animator refuses an operation; the stage has recorded it.
  mutating func pan(_ report: Pan, on stage: inout Stage) throws(Misuse) {
    let pan = meter.measure(report, on: stage)
    switch pan.state {
    case .possible: return
    case .began: return try begin(on: &stage)
    case .changed:
      guard stillHolds(&stage) else { return }
      try transition.update(translation: pan.translation, on: &stage)
    case .ended, .cancelled, .failed:
      guard stillHolds(&stage) else { return }
      try transition.end(
        pan, rule: rule, [pan.velocityField(along: transition.direction)], timing: timing,
        durationFactor: durationFactor, duration: duration, velocityLimit: velocityLimit,
        ifCancelled: cancellation, on: &stage)
    }
  }

  /// Returns the values of a release at this instant, or `nil` while no finger holds the animator.
  func liftOff(_ pan: Pan, on stage: Stage) -> LiftOff? {
    guard transition.isHolding else { return nil }
    var measured = pan
    measured.velocity = meter.velocity(of: pan, on: stage)
    return transition.liftOff(measured, on: stage)
  }

  /// Returns whether the drive holds its animator.
  func isHolding(on stage: Stage) -> Bool {
    transition.isHolding && stage.animators.activity(of: transition.animator) == .active
  }

  private mutating func begin(on stage: inout Stage) throws(Misuse) {
    transition.abandon()
    transition.place = stage.place(of: transition.animator) ?? transition.place
    if stage.knownActivity(of: transition.animator) == .inactive {
      try stage.start(transition.animator)
    }
    var taken = transition
    try taken.begin(on: &stage)
    transition = taken
  }

  /// Returns whether there is still a run to hold; another call may have stopped the run during the
  /// drag.
  private mutating func stillHolds(_ stage: inout Stage) -> Bool {
    guard transition.isHolding else { return false }
    guard stage.knownActivity(of: transition.animator) != .active else { return true }
    transition.abandon()
    stage.note(
      .panIgnored, nil, [.word(.animator, stage.name(of: transition.animator)), .cause("over")],
      reason: "the run under the finger has ended")
    return false
  }
}

extension Pan {
  /// Returns the velocity along the axis of a direction, as an event field.
  func velocityField(along direction: Direction) -> Event.Field {
    direction.isVertical ? .number("vy", velocity.dy) : .number("vx", velocity.dx)
  }
}

extension Stage {
  /// Returns the place where an animator is at rest, or the place that it last left; `nil` if
  /// nothing drives or toggles the animator.
  package func place(of animator: AnimatorID) -> InteractiveTransition.Place? {
    animators.roundTrip(of: animator)?.place
  }
}

// The axis of a drive.

extension Direction {
  /// The axis of the direction.
  var axis: ScrollAxis { isVertical ? .vertical : .horizontal }
}
