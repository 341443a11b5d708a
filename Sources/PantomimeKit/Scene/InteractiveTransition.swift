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
///       of: stage.addAnimator("sheet", try Animator(lasting: 0.4)), direction: .up, travel: 440)
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
///     try transition.end(pan, rule: SignRule(), on: &stage)
///   }
/// }
/// ```
///
/// A transition can drive several animators together. The first one leads: its progress is passed
/// to the rule, and its direction determines the sign of the finger's movement.
public struct InteractiveTransition: Sendable {
  /// The place at which a run ends and the animator stays.
  public typealias Place = RoundTripPlace

  /// The animators that the finger drives; the first one leads.
  public let animators: [AnimatorID]
  /// The direction of finger movement for a run out.
  public let direction: Direction
  /// The finger's travel for a full run, in points.
  ///
  /// The travel may change with the target of a run. A negative value flips the direction; if it is
  /// zero, any movement counts as the full distance.
  public var travel: Double
  /// A Boolean value that indicates whether a run home follows each run out; otherwise, every run
  /// goes out.
  public let isReversible: Bool
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
  public var initialFraction: Double { fractions[0] }

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
  public mutating func anticipateEnd() { place = destination }
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
  /// - Throws: `Misuse` under the same conditions as `Stage.pause`.
  public mutating func begin(
    readsTime: Bool = false, on stage: inout Stage
  ) throws(Misuse) {
    isHolding = true
    if readsTime { readFractions(on: stage) }
    for animator in animators { try stage.pause(animator) }
    if !readsTime { readFractions(on: stage) }
  }

  private mutating func readFractions(on stage: Stage) {
    for (index, animator) in animators.enumerated() {
      fractions[index] = stage.animators.look(at: animator) { $0.fraction(at: stage.now) }
    }
  }

  /// Resets the carried fractions, so that the drag counts from the start of a run.
  public mutating func startOver() { fractions = fractions.map { _ in 0 } }

  /// Ends the hold without changing the animators.
  public mutating func abandon() { isHolding = false }
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
  /// - Throws: `Misuse` under the same conditions as `Stage.scrub`, such as for an animator that
  ///   isn't held.
  public func update(
    translation: Vector, within limits: ClosedRange<Double>? = nil, on stage: inout Stage
  ) throws(Misuse) {
    let share = share(of: translation, on: stage)
    stage.unclampedFraction = initialFraction + share
    for (animator, initialFraction) in zip(animators, fractions) {
      let fraction = initialFraction + share
      try stage.scrub(animator, to: limits.map { fraction.kept(within: $0) } ?? fraction)
    }
  }

  /// Returns the fraction that a movement adds, in the current direction of the run (A79).
  public func share(of translation: Vector, on stage: Stage) -> Double {
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
