// The continuation of a held run at lift-off.

extension InteractiveTransition {
  /// The effect of a canceled gesture on the run that it held.
  public enum Cancellation: Sendable, Hashable {
    /// The run returns to its start (U9).
    case back
    /// The run continues in its current direction; no rule is evaluated.
    case keep
  }

  /// The maximum initial velocity of a spring, in remaining distances per second (G163).
  public static let velocityLimit = 30.0

  /// Returns the values of a release at this instant, measured toward the end for which the run was
  /// started.
  public func liftOff(_ pan: Pan, on stage: Stage) -> LiftOff {
    let (isReversed, progress) = stage.animators.look(at: animator) {
      ($0.isReversed, $0.progress(at: stage.now))
    }
    return LiftOff(
      progress: progress,
      velocity: towardsDestination(pan.velocity), distance: travel,
      crossVelocity: direction.across(pan.velocity),
      startProgress: isReversed ? 1 - initialFraction : initialFraction, isReversed: isReversed,
      isCancelled: pan.state.isCancelled)
  }

  /// Decides the outcome of the run by a rule, or by the rule that overrides it, without reversing
  /// or continuing anything yet.
  ///
  /// After a canceled gesture the run returns to its start, regardless of the rule (U9).
  public func decide(
    _ pan: Pan, by rule: some CompletionRule, _ fields: [Event.Field] = [], on stage: inout Stage
  ) -> Decision {
    stage.decide(liftOff(pan, on: stage), by: rule, fields)
  }

  /// Reverses the animators if the decision requires it, and continues them (A115 – A119).
  ///
  /// - Parameters:
  ///   - decision: The result of `decide`.
  ///   - timing: Another timing for the rest of the run, used unchanged, or `nil` to keep the
  ///     animators'.
  ///   - durationFactor: 0 for the remaining time; otherwise the run ends `durationFactor` × duration from now.
  ///   - stage: The stage.
  /// - Throws: `Misuse` under the same conditions as `Stage.setReversed` and
  ///   `Stage.continueAnimation`.
  public mutating func end(
    _ decision: Decision, timing: Timing? = nil, durationFactor: Double = 0, on stage: inout Stage
  ) throws(Misuse) {
    abandon()
    for animator in animators { try stage.setReversed(animator, !decision.completes) }
    try goOn(timing: timing, durationFactor: durationFactor, on: &stage)
  }

  /// Releases the animators: a rule decides the direction, and a spring starts with the finger's
  /// velocity.
  ///
  /// The initial velocity of a spring is the finger's velocity divided by the remaining distance,
  /// clamped to ± 30 remaining distances per second (G160, G163); neither a curve nor the
  /// animators' own timing uses it. A spring that is fitted to a duration is fitted to the
  /// remaining fraction of it, and a spring given by its constants takes its settling time (U22).
  ///
  /// - Parameters:
  ///   - pan: The report that ended the gesture.
  ///   - rule: The completion rule, unless another rule overrides it.
  ///   - fields: Additional fields of the decision's event.
  ///   - timing: Another timing for the rest of the run, or `nil` to keep the animators'.
  ///   - durationFactor: 0 for the remaining time; otherwise the run ends `durationFactor` × duration from now.
  ///   - cancellation: The effect of a canceled gesture; no rule is evaluated then, and a spring
  ///     starts at zero velocity.
  ///   - stage: The stage.
  /// - Returns: The decision, or `nil` if the gesture was canceled and the run keeps its direction.
  /// - Throws: `Misuse` under the same conditions as `Stage.setReversed` and
  ///   `Stage.continueAnimation`.
  @discardableResult
  public mutating func end(
    _ pan: Pan, rule: some CompletionRule, _ fields: [Event.Field] = [], timing: Timing? = nil,
    durationFactor: Double = 0, ifCancelled cancellation: Cancellation = .back,
    on stage: inout Stage
  ) throws(Misuse) -> Decision? {
    abandon()
    if pan.state.isCancelled, cancellation == .keep {
      try goOn(timing: timing?.with(velocity: 0), durationFactor: durationFactor, on: &stage)
      return nil
    }
    let lift = liftOff(pan, on: stage)
    let decision = stage.decide(lift, by: rule, fields)
    let velocity =
      lift.isCancelled ? 0 : Spring.normalized(lift, going: decision, limit: Self.velocityLimit)
    try end(
      decision, timing: timing?.with(velocity: velocity), durationFactor: durationFactor, on: &stage
    )
    return decision
  }

  private func goOn(
    timing: Timing?, durationFactor: Double, on stage: inout Stage
  ) throws(Misuse) {
    try stage.continueAnimation(
      animator, timing: timing, durationFactor: durationFactor, isRelease: true)
    for follower in animators.dropFirst() {
      try stage.continueAnimation(follower, timing: timing, durationFactor: durationFactor)
    }
  }
}
