/// A finger's hold on an animator: the code in a view controller that connects a pan to the
/// animator that the pan drives.
///
/// The runs of the animator alternate: one run goes *out*, to the targets of the animation blocks,
/// and the next goes *home*. While a finger holds the animator, its fraction follows the finger; at
/// lift-off, a rule decides in which direction the run continues. The details follow UIKit (A76,
/// A77, A79): the fraction is read after the pause and carried into the drag; the sign of the
/// finger's progress flips for a run home, and again while the animator is reversed; the rule
/// receives the progress, velocity, and distance toward the end for which the run was started.
///
/// A transition neither adds animations nor starts the animator; the scene decides what a run
/// changes.
///
/// ```swift
/// struct Sheet: TransitionScene, PanHandling {
///   static let name = "sheet"
///   private let sheet: ViewID
///   private var transition: InteractiveTransition
///
///   init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
///     sheet = stage.addView("sheet", .y(440))
///     transition = InteractiveTransition(
///       of: stage.addAnimator("sheet", try Animator(duration: 0.4)), direction: .up, travel: 440)
///   }
///
///   mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
///     if !transition.isInFlight(on: stage) {
///       try stage.addAnimations(
///         to: transition.animator, [sheet: [.y(transition.destination == .out ? 0 : 440)]])
///     }
///     try transition.begin(on: &stage)
///   }
///
///   mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
///     try transition.update(translation: pan.translation, on: &stage)
///   }
///
///   mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
///     try transition.end(pan, rule: .sign, on: &stage)
///   }
/// }
/// ```
///
/// A transition can drive several animators together. The first one leads: its progress is passed
/// to the rule, and its direction determines the sign of the finger's movement.
public struct InteractiveTransition: Sendable {
  /// The place at which a run ends and the animator stays.
  public enum Place: String, Sendable, Hashable, CaseIterable {
    /// At the original values.
    case home
    /// At the targets of the animator's blocks.
    case out
  }

  /// The animators that the finger drives; the first one leads.
  public let animators: [AnimatorID]
  /// The direction of finger movement for a run out.
  package let direction: Direction
  /// The finger's travel for a full run, in points.
  ///
  /// The travel may change with the target of a run. A negative value flips the direction, also that
  /// of the release velocity, and the distance of the release is its magnitude; if it is
  /// zero, any movement counts as the full distance.
  public var travel: Double
  /// Whether a negative travel flips the release velocity, too; a fault of a scene may forget it.
  package var flipsVelocity = true
  /// A Boolean value that indicates whether a run home follows each run out; otherwise, every run
  /// goes out.
  package let isReversible: Bool
  /// The place that the last completed run reached; initially home.
  public internal(set) var place = Place.home
  /// A Boolean value that indicates whether a finger holds the animators.
  public private(set) var isHolding = false
  private var fractions: [Double]

  /// Creates a transition whose animators are at home.
  ///
  /// - Parameters:
  ///   - leader: The animator that the finger drives.
  ///   - followers: Other animators of the same transition, driven together with the leader.
  ///   - direction: The direction of finger movement for a run out.
  ///   - travel: The finger's travel for a full run, in points.
  ///   - isReversible: Whether a run home follows a run out.
  public init(
    of leader: AnimatorID, _ followers: AnimatorID..., direction: Direction,
    travel: Double, isReversible: Bool = true
  ) {
    animators = [leader] + followers
    self.direction = direction
    self.travel = travel
    self.isReversible = isReversible
    fractions = animators.map { _ in 0 }
  }

  /// The animator that leads.
  public var animator: AnimatorID { animators[0] }

  /// The target of the current run, or of the next one if none is in flight: the end for which the
  /// run was started, even while it is reversed.
  public var destination: Place { isReversible && place == .out ? .home : .out }

  /// The leader's fraction when the hold began, in the current direction of the run (A86).
  package var initialFraction: Double { fractions[0] }

  /// Returns a Boolean value that indicates whether a run is in flight or held.
  public func isInFlight(on stage: Stage) -> Bool {
    stage.animators.activity(of: animator) != .inactive
  }

  /// Handles a completion, and returns whether the place has changed, which is the case if a run
  /// completed at its end.
  ///
  /// Completions of followers and of other animators have no effect.
  @discardableResult
  public mutating func animatorDidComplete(_ animator: AnimatorID, at position: Position) -> Bool {
    guard animator == self.animator, position == .end else { return false }
    place = destination
    return true
  }

  /// Sets the place to the destination before the run has ended.
  ///
  /// From then on, the finger's sign and the input of the rule are those of the next run, so if the
  /// current run is reversed, `place` is wrong. Don't call `animatorDidComplete(_:at:)` for such a
  /// run.
  package mutating func anticipateEnd() { place = destination }
}

// MARK: - Taking hold

extension InteractiveTransition {
  /// Pauses the animators and reads their fractions.
  ///
  /// By default, the fractions are read after the pause: only the fraction of a paused animator is
  /// its progress (A76).
  ///
  /// - Parameters:
  ///   - readsTime: Whether the fractions are read before the pause, when they are still elapsed
  ///     time.
  ///   - stage: The stage.
  /// - Throws: `Misuse` under the same conditions as `Stage.pause`, or if `travel` isn't finite.
  public mutating func begin(
    readsTime: Bool = false, on stage: inout Stage
  ) throws(Misuse) {
    try checkTravel(on: &stage)
    isHolding = true
    if readsTime { readFractions(on: stage) }
    for animator in animators { try stage.pause(animator) }
    if !readsTime { readFractions(on: stage) }
  }

  /// Throws a misuse if the travel isn't finite.
  private func checkTravel(on stage: inout Stage) throws(Misuse) {
    guard !travel.isFinite else { return }
    try stage.check(
      travel, "travel", of: "InteractiveTransition", .finite,
      .word(.animator, stage.name(of: animator)))
  }

  private mutating func readFractions(on stage: Stage) {
    for (index, animator) in animators.enumerated() {
      fractions[index] = stage.animators.look(at: animator) { $0.fraction(at: stage.now) }
    }
  }

  /// Resets the carried fractions, so that the drag counts from the start of a run.
  public mutating func startOver() { fractions = fractions.map { _ in 0 } }

  /// Ends the hold without changing the animators.
  package mutating func abandon() { isHolding = false }
}

// MARK: - Scrubbing

extension InteractiveTransition {
  /// Moves the fractions by the finger's displacement divided by `travel`, and stores the leader's
  /// fraction as `Stage.unclampedFraction`.
  ///
  /// - Parameters:
  ///   - translation: The movement since the hold began, in points.
  ///   - limits: The range of the fractions; the animator clamps them to 0 … 1 in any case (U9).
  ///   - stage: The stage.
  /// - Throws: `Misuse` under the same conditions as `Stage.setFractionComplete(_:to:)`, such as for
  ///   an animator that isn't held, or if `travel` or the translation isn't finite.
  public func update(
    translation: Vector, within limits: ClosedRange<Double>? = nil, on stage: inout Stage
  ) throws(Misuse) {
    try checkTravel(on: &stage)
    guard stage.ledger.accepts(translation, "translation", of: "update") else { throw .notFinite }
    let share = share(of: translation, on: stage)
    stage.unclampedFraction = initialFraction + share
    for (animator, initialFraction) in zip(animators, fractions) {
      let fraction = initialFraction + share
      try stage.setFractionComplete(
        animator, to: limits.map { fraction.kept(within: $0) } ?? fraction)
    }
  }

  /// Returns the fraction that a movement adds, in the current direction of the run (A79).
  package func share(of translation: Vector, on stage: Stage) -> Double {
    let ahead = towardsDestination(translation)
    let length = stage.animators.look(at: animator) { $0.isReversed } ? -ahead : ahead
    guard travel != 0 else { return length == 0 ? 0 : length < 0 ? -1 : 1 }
    // Clamped so that the result is finite for every divisor; our choice.
    return (length / travel).kept(within: -1e12...1e12)
  }

  /// Returns the component of a movement or a velocity toward the destination.
  func towardsDestination(_ vector: Vector) -> Double {
    destination == .out ? direction.along(vector) : -direction.along(vector)
  }
}

extension Double {
  fileprivate func kept(within limits: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}

// The continuation of a held run at lift-off.

extension InteractiveTransition {
  /// The effect of a canceled gesture on the run that it held.
  public enum Cancellation: Sendable, Hashable {
    /// The run returns to its start (U9).
    case back
    /// The run continues in its current direction; no rule is evaluated.
    case keep
    /// The run stays held, as in a handler that has no case for `.cancelled`.
    case ignore
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
      velocity: travel < 0 && flipsVelocity
        ? -towardsDestination(pan.velocity) : towardsDestination(pan.velocity),
      distance: flipsVelocity ? travel.magnitude : travel,
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

  /// Decides the outcome of the run by a named rule, such as `.half`.
  public func decide(
    _ pan: Pan, by rule: NamedRule, _ fields: [Event.Field] = [], on stage: inout Stage
  ) -> Decision {
    stage.decide(liftOff(pan, on: stage), by: rule, fields)
  }

  /// Reverses the animators if the decision requires it, and continues them (A115 – A119).
  ///
  /// - Parameters:
  ///   - decision: The result of `decide`.
  ///   - timing: Another timing for the rest of the run, used unchanged, or `nil` to keep the
  ///     animators'.
  ///   - durationFactor: 0 to use the remaining time; otherwise, the run ends `durationFactor` ×
  ///     duration from now.
  ///   - stage: The stage.
  /// - Throws: `Misuse` under the same conditions as `Stage.setReversed` and
  ///   `Stage.continueAnimation`.
  public mutating func end(
    _ decision: Decision, timing: Timing? = nil, durationFactor: Double = 0, on stage: inout Stage
  ) throws(Misuse) {
    try checkFactor(durationFactor, on: &stage)
    abandon()
    for animator in animators { try stage.setReversed(animator, !decision.completes) }
    try goOn(timing: timing, durationFactor: durationFactor, on: &stage)
  }

  /// Releases the animators: a rule decides the direction, and a spring starts with the finger's
  /// velocity.
  ///
  /// The initial velocity of a spring is the finger's velocity divided by the remaining distance,
  /// clamped to ± `velocityLimit` remaining distances per second (G160, G163); neither a curve nor the
  /// animators' own timing uses the velocity. A spring that is fitted to a duration is fitted to
  /// the remaining fraction of the duration, and a spring given by its constants takes its settling
  /// time (U22).
  ///
  /// - Parameters:
  ///   - pan: The report that ended the gesture.
  ///   - rule: The completion rule, unless another rule overrides it.
  ///   - fields: Additional fields of the decision's event.
  ///   - timing: Another timing for the rest of the run, or `nil` to keep the animators'.
  ///   - durationFactor: 0 to use the remaining time; otherwise, the run ends `durationFactor` ×
  ///     duration from now.
  ///   - duration: The duration of the rest of the run, or `nil` to let `durationFactor` determine
  ///     it.
  ///   - velocityLimit: The maximum initial velocity of a spring, in remaining distances per second.
  ///   - cancellation: The effect of a canceled gesture; no rule is evaluated then, and a spring
  ///     starts at zero velocity.
  ///   - stage: The stage.
  /// - Returns: The decision, or `nil` if the gesture was canceled and the run keeps its direction
  ///   or stays held.
  /// - Throws: `Misuse` under the same conditions as `Stage.setReversed` and
  ///   `Stage.continueAnimation`, or if a number isn't one that it can use; nothing changes then.
  @discardableResult
  public mutating func end(
    _ pan: Pan, rule: some CompletionRule, _ fields: [Event.Field] = [], timing: Timing? = nil,
    durationFactor: Double = 0, duration: SettlingDuration? = nil,
    velocityLimit: Double = Self.velocityLimit,
    ifCancelled cancellation: Cancellation = .back, on stage: inout Stage
  ) throws(Misuse) -> Decision? {
    try checkTravel(on: &stage)
    try stage.check(pan, of: "end")
    try checkFactor(durationFactor, on: &stage)
    try stage.check(velocityLimit, "velocityLimit", of: "end", .notNegativeOrInfinite)
    try stage.check(duration, of: "end")
    abandon()
    let lift = liftOff(pan, on: stage)
    if pan.state.isCancelled {
      switch cancellation {
      case .back: break
      case .keep:
        let remaining = (lift.isReversed ? lift.progress : 1 - lift.progress) * lift.distance
        try goOn(
          timing: timing?.with(velocity: 0),
          durationFactor: factor(duration, for: remaining, velocity: 0, on: stage)
            ?? durationFactor, on: &stage)
        return nil
      case .ignore:
        stage.noteIgnoredCancellation(of: .word(.animator, stage.name(of: animator)))
        return nil
      }
    }
    let decision = stage.decide(lift, by: rule, fields)
    let velocity =
      lift.isCancelled
      ? 0 : SpringCurve.normalized(lift, going: decision, limit: velocityLimit)
    let remaining = (decision.completes ? 1 - lift.progress : lift.progress) * lift.distance
    let speed = lift.isCancelled ? 0 : lift.velocity
    try end(
      decision, timing: timing?.with(velocity: velocity),
      durationFactor: factor(duration, for: remaining, velocity: speed, on: stage)
        ?? durationFactor, on: &stage)
    return decision
  }

  /// Releases the animators by a named rule, such as `.half`, as
  /// `end(_:rule:_:timing:durationFactor:duration:velocityLimit:ifCancelled:on:)` does for other
  /// rules.
  @discardableResult
  public mutating func end(
    _ pan: Pan, rule: NamedRule, _ fields: [Event.Field] = [], timing: Timing? = nil,
    durationFactor: Double = 0, duration: SettlingDuration? = nil,
    velocityLimit: Double = Self.velocityLimit,
    ifCancelled cancellation: Cancellation = .back, on stage: inout Stage
  ) throws(Misuse) -> Decision? {
    func end(_ rule: some CompletionRule) throws(Misuse) -> Decision? {
      try self.end(
        pan, rule: rule, fields, timing: timing, durationFactor: durationFactor,
        duration: duration, velocityLimit: velocityLimit, ifCancelled: cancellation, on: &stage)
    }
    return try end(rule)
  }

  /// Throws a misuse if a duration factor is one with which no animator continues.
  private func checkFactor(_ factor: Double, on stage: inout Stage) throws(Misuse) {
    guard !NumberLimit.notNegative.allows(factor), stage.knows(animator) else { return }
    stage.ledger.note(stage.animators.finding(.badFactor, by: animator))
    throw .badFactor
  }

  /// Returns the duration factor for a duration of the rest of the run, or `nil` if there is none.
  private func factor(
    _ duration: SettlingDuration?, for remaining: Double, velocity: Double, on stage: Stage
  ) -> Double? {
    guard let duration else { return nil }
    let whole = stage.animators.look(at: animator) { $0.duration }
    guard whole > 0 else { return nil }
    return duration.seconds(for: remaining, velocity: velocity) / whole
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

extension Stage {
  /// Records that a drive doesn't respond to the cancellation of its pan.
  mutating func noteIgnoredCancellation(of driven: Event.Field) {
    note(
      .panIgnored, nil,
      [.word("state", RecognizerState.cancelled.rawValue), driven, .cause("ignore")],
      reason: "the handler has no case for `.cancelled`, so what the finger held stays where it is")
  }
}
