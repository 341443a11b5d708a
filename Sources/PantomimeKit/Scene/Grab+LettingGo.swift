// What becomes of a held run as the finger lifts.

extension Grab {
  /// What a gesture that was cancelled does to the run it held.
  public enum Cancellation: Sendable, Hashable {
    /// It turns the run to its start (U9).
    case back
    /// It lets the run go on in its present direction; nothing is decided.
    case keep
  }

  /// The greatest velocity that a spring is given, in ways left per second (G163).
  public static let velocityLimit = 30.0

  /// What a lift-off would mean now: quantities towards the end that the run was started for.
  public func liftOff(_ pan: Pan, on stage: Stage) -> LiftOff {
    let (isReversed, progress) = stage.animators.look(at: animator) {
      ($0.isReversed, $0.progress(at: stage.now))
    }
    return LiftOff(
      progress: progress,
      velocity: towardsDestination(pan.velocity), distance: distance,
      crossVelocity: direction.across(pan.velocity),
      startProgress: isReversed ? 1 - carried : carried, isReversed: isReversed,
      isCancelled: pan.state.isCancelled)
  }

  /// Decides by a rule, or the one that was set in its place, what becomes of the run; nothing is
  /// turned or continued yet.
  ///
  /// A gesture that was cancelled goes back, whatever the rule (U9).
  public func decide(
    _ pan: Pan, by rule: some CompletionRule, _ fields: [Event.Field] = [], on stage: inout Stage
  ) -> Decision {
    stage.decide(liftOff(pan, on: stage), by: rule, fields)
  }

  /// Turns the animators as was decided, and continues them (A115 – A119).
  ///
  /// - Parameters:
  ///   - decision: what `decide` has come to.
  ///   - timing: another timing for the rest of the run, as it is; `nil` keeps the animators' own.
  ///   - factor: 0 for the time that is left; otherwise the run ends `factor` × duration from now.
  ///   - stage: the stage.
  /// - Throws: `Misuse` as `Stage.setReversed` and `Stage.continueAnimation` do.
  public mutating func letGo(
    _ decision: Decision, timing: Timing? = nil, factor: Double = 0, on stage: inout Stage
  ) throws(Misuse) {
    abandon()
    for animator in animators { try stage.setReversed(animator, !decision.completes) }
    try goOn(timing: timing, factor: factor, on: &stage)
  }

  /// Lets go as a rule says, a spring with the finger's velocity.
  ///
  /// The velocity that a spring begins with is the finger's over what is left of the distance, kept
  /// within ± 30 ways left per second (G160, G163); a curve takes none, and the animators' own timing
  /// neither. A spring fitted to a duration is fitted to the share that is left of it, and one by its
  /// constants takes its settling time (U22).
  ///
  /// - Parameters:
  ///   - pan: how the gesture ended.
  ///   - rule: what decides, unless another one was set.
  ///   - fields: further facts for the event that tells of the decision.
  ///   - timing: another timing for the rest of the run; `nil` keeps the animators' own.
  ///   - factor: 0 for the time that is left; otherwise the run ends `factor` × duration from now.
  ///   - cancellation: what is done if the gesture was cancelled: no rule is asked then, and a spring
  ///     is given no velocity.
  ///   - stage: the stage.
  /// - Returns: what was decided; `nil` if it was cancelled and keeps its direction.
  /// - Throws: `Misuse` as `Stage.setReversed` and `Stage.continueAnimation` do.
  @discardableResult
  public mutating func letGo(
    _ pan: Pan, by rule: some CompletionRule, _ fields: [Event.Field] = [], timing: Timing? = nil,
    factor: Double = 0, ifCancelled cancellation: Cancellation = .back, on stage: inout Stage
  ) throws(Misuse) -> Decision? {
    abandon()
    if pan.state.isCancelled, cancellation == .keep {
      try goOn(timing: timing?.with(velocity: 0), factor: factor, on: &stage)
      return nil
    }
    let lift = liftOff(pan, on: stage)
    let decision = stage.decide(lift, by: rule, fields)
    let velocity =
      lift.isCancelled ? 0 : Spring.normalized(lift, going: decision, limit: Self.velocityLimit)
    try letGo(decision, timing: timing?.with(velocity: velocity), factor: factor, on: &stage)
    return decision
  }

  private func goOn(
    timing: Timing?, factor: Double, on stage: inout Stage
  ) throws(Misuse) {
    try stage.letGo(animator, timing: timing, factor: factor)
    for follower in animators.dropFirst() {
      try stage.continueAnimation(follower, timing: timing, factor: factor)
    }
  }
}
