/// A scene whose pan drives one transition between two places, such as a sheet that opens and
/// closes.
///
/// The scene defines the appearance at each place and has an `InteractiveTransition`, which
/// connects the pan and the animators as a view controller does. To override a step, implement its
/// callback: for example, `InteractiveSquare` conforms to `PanHandling` in order to decide by a
/// threshold instead of the velocity. To decide by another rule than the sign of the velocity,
/// implement `rule`.
///
/// ```swift
/// struct Sheet: TwoStateScene {
///   static let name = "sheet"
///   static let places = (home: "closed", out: "open")
///   private let sheet: ViewID
///   var transition: InteractiveTransition
///
///   init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
///     sheet = stage.addView("sheet", .y(440))
///     transition = InteractiveTransition(
///       of: stage.addAnimator("sheet", try Animator(duration: 0.4)), direction: .up, travel: 440)
///   }
///
///   func pose(at place: InteractiveTransition.Place, by animator: AnimatorID, on stage: Stage) -> Pose
///   {
///     [sheet: [.y(place == .home ? 440 : 0)]]
///   }
/// }
/// ```
public protocol TwoStateScene: TransitionScene {
  /// The names of the scene's states at home and out, each one word.
  static var places: (home: String, out: String) { get }

  /// The finger's hold on the animators of the transition.
  var transition: InteractiveTransition { get set }

  /// The type of the scene's rule: `NamedRule`, or a rule of your own.
  associatedtype Rule: CompletionRule = NamedRule

  /// The rule that decides at lift-off, unless another rule overrides it; by default, the sign of
  /// the velocity (`NamedRule.sign`).
  var rule: Rule { get }

  /// Returns the appearance of the views at a place, as far as one of the transition's animators
  /// animates it.
  func pose(at place: InteractiveTransition.Place, by animator: AnimatorID, on stage: Stage) -> Pose

  /// Adds the animations for the run to the transition's destination, unless a run is in flight.
  mutating func begin(on stage: inout Stage) throws(Misuse)
}

extension TwoStateScene where Rule == NamedRule {
  /// The rule that decides at lift-off: the sign of the velocity.
  public var rule: NamedRule { .sign }
}

extension TwoStateScene {
  /// The words for both places.
  public static var states: [String] { [places.home, places.out] }
  /// The name of the state in which the last completed run ended.
  public var state: String { transition.place == .home ? Self.places.home : Self.places.out }

  /// Adds the animations to each of the transition's animators, unless the leader is active.
  public mutating func begin(on stage: inout Stage) throws(Misuse) {
    if transition.isInFlight(on: stage) { return }
    for animator in transition.animators { try fill(animator, on: &stage) }
  }

  /// Adds to one of the transition's animators the animations for the run to the destination and,
  /// if it is the leader, the completion.
  public func fill(_ animator: AnimatorID, on stage: inout Stage) throws(Misuse) {
    let pose = pose(at: transition.destination, by: animator, on: stage)
    try stage.addAnimations(to: animator, pose)
    if animator == transition.animator { stage.addCompletion(to: animator) }
  }

  /// Starts the run to the other place, or releases a run that is held.
  ///
  /// An invalid delay is refused before any animations are added.
  public mutating func startRun(
    after delay: Double? = nil, on stage: inout Stage
  ) throws(Misuse) {
    if delay ?? 0 >= 0 { try begin(on: &stage) }
    for animator in transition.animators { try stage.start(animator, afterDelay: delay) }
  }

  /// Prepares a run if none is in flight, and holds it, so that `transition.update` can move it; a
  /// scene that implements `pan(_:on:)` or `panBegan(_:on:)` calls it when the pan begins.
  public mutating func holdRun(on stage: inout Stage) throws(Misuse) {
    try begin(on: &stage)
    try transition.begin(on: &stage)
  }
}

// MARK: - The callbacks

extension TwoStateScene {
  /// Starts the run to the other place.
  public mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    try startRun(after: delay, on: &stage)
  }

  /// Records the new state when a run completes at its end.
  public mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard transition.animatorDidComplete(animator, at: position) else { return }
    stage.note(.state, .word(state), reason: "the completion ran at end")
  }

  /// Moves the run with the finger; at lift-off, `rule` decides, and the run continues for the
  /// remaining time.
  public mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .possible: break
    case .began: try holdRun(on: &stage)
    case .changed: try transition.update(translation: pan.translation, on: &stage)
    case .ended, .cancelled, .failed: try transition.end(pan, rule: rule, on: &stage)
    }
  }

  /// Returns the values that a release of the transition would have.
  public func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    transition.liftOff(pan, on: stage)
  }
}

// Both protocols implement `pan(_:on:)`.
extension TwoStateScene where Self: PanHandling {
  /// Calls the method for the report's state.
  public mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try forwardPan(pan, on: &stage)
  }
}
