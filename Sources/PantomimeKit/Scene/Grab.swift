/// A finger's hold on an animator: what a view controller does between a pan and the animator that
/// the pan drives.
///
/// An animator that a grab drives goes to and fro: a run leads *out*, to the targets of its blocks,
/// and the next one *home*. While a finger has hold of it, the fraction follows the finger; as it
/// lifts, a rule says in which direction the rest is run. A grab does what has to be right for that
/// (A76, A77, A79): the fraction is read after the pause and carried into the drag; the finger's share
/// of the distance changes its sign for a run home, and once more while the animator is reversed; the
/// rule hears of progress, velocity and distance towards the end that the run was started for.
///
/// It neither fills the animator nor starts it: what a run changes is the scene's affair.
///
/// ```swift
/// struct Sheet: Scene {
///   static let name = "sheet"
///   private let sheet: ViewID
///   private var grab: Grab
///
///   init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
///     sheet = stage.addView("sheet", .y(440))
///     grab = Grab(of: stage.addAnimator("sheet", try Animator(options)), out: .up, over: 440)
///   }
///
///   mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
///     if !grab.isUnderWay(on: stage) {
///       try stage.addAnimations(
///         to: grab.animator, [sheet: [.y(grab.destination == .out ? 0 : 440)]])
///     }
///     try grab.takeHold(on: &stage)
///   }
///
///   mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
///     try grab.scrub(by: pan.translation, on: &stage)
///   }
///
///   mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
///     try grab.letGo(pan, by: SignRule(), on: &stage)
///   }
/// }
/// ```
///
/// Several animators of one transition are driven together: the first leads, which means that its
/// progress is what a rule is asked with, and its direction what the finger's sign goes by.
public struct Grab: Sendable {
  /// The place that a run leads to, and that an animator rests at after it.
  public typealias Place = RoundTripPlace

  /// The animators that the finger drives; the first one leads.
  public let animators: [AnimatorID]
  /// The direction of the finger in which a run leads out.
  public let direction: Direction
  /// How far the finger goes for a whole run, in points.
  ///
  /// It may change with what a run leads to. A negative one turns the direction round; over none the
  /// least movement counts as the whole.
  public var distance: Double
  /// Whether the run after one that led out leads home; otherwise every run leads out.
  public let returns: Bool
  /// Where the last run that was completed at its end has led; home at first.
  public internal(set) var place = Place.home
  /// Whether a finger has hold of the animators.
  public private(set) var isHolding = false
  private var fractions: [Double]

  /// A grab of animators that are at home.
  ///
  /// - Parameters:
  ///   - leader: the animator that the finger drives.
  ///   - followers: others of the same transition, driven along.
  ///   - direction: the direction of the finger in which a run leads out.
  ///   - distance: how far the finger goes for a whole run, in points.
  ///   - returns: whether the run after one that led out leads home.
  public init(
    of leader: AnimatorID, _ followers: AnimatorID..., out direction: Direction,
    over distance: Double, returns: Bool = true
  ) {
    animators = [leader] + followers
    self.direction = direction
    self.distance = distance
    self.returns = returns
    fractions = animators.map { _ in 0 }
  }

  /// The animator that leads.
  public var animator: AnimatorID { animators[0] }

  /// Where the present run leads, or the next one if none is under way: the end that it was started
  /// for, also while it is reversed.
  public var destination: Place { returns && place == .out ? .home : .out }

  /// The fraction of the leader at which the finger took hold, in the direction of travel (A86).
  public var carried: Double { fractions[0] }

  /// Whether a run is on its way, or held there.
  public func isUnderWay(on stage: Stage) -> Bool {
    stage.animators.activity(of: animator) != .inactive
  }

  /// Takes note of a completion; whether it ends a run at its end, so that the place is another.
  ///
  /// Completions of other animators, and those of the followers, say nothing.
  @discardableResult
  public mutating func completed(_ animator: AnimatorID, at position: Position) -> Bool {
    guard animator == self.animator, position == .end else { return false }
    place = destination
    return true
  }

  /// Takes the destination for the place before the run has ended.
  ///
  /// The finger's sign and the rule are then those of the other place, and a run that is taken back leaves
  /// a place that is not so. `completed(_:at:)` is not called for such a run.
  public mutating func anticipateEnd() { place = destination }
}

// MARK: - Taking hold

extension Grab {
  /// Pauses the animators where they are, and reads how far they have come.
  ///
  /// By default the fractions are read after the pause: only a held animator's fraction is progress (A76).
  ///
  /// - Parameters:
  ///   - readsTime: whether the fractions are read before the pause, when they are still time.
  ///   - stage: the stage.
  /// - Throws: `Misuse` where an animator cannot be paused, as `Stage.pause` does.
  public mutating func takeHold(
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

  /// Forgets how far the animators had come: the drag counts from where a run begins.
  public mutating func startOver() { fractions = fractions.map { _ in 0 } }

  /// The finger is gone, and the animators are left as they are.
  public mutating func abandon() { isHolding = false }
}

// MARK: - Scrubbing

extension Grab {
  /// Moves the fractions by the finger's share of the distance, and notes the leader's as
  /// `Stage.raw`.
  ///
  /// - Parameters:
  ///   - translation: the movement since the finger took hold, in points.
  ///   - limits: what the fractions are kept within; the animator keeps them within 0 … 1 (U9).
  ///   - stage: the stage.
  /// - Throws: `Misuse` for an animator that is not held, as `Stage.scrub` does.
  public func scrub(
    by translation: Vector, within limits: ClosedRange<Double>? = nil, on stage: inout Stage
  ) throws(Misuse) {
    let share = share(of: translation, on: stage)
    stage.raw = carried + share
    for (animator, carried) in zip(animators, fractions) {
      let fraction = carried + share
      try stage.scrub(animator, to: limits.map { fraction.kept(within: $0) } ?? fraction)
    }
  }

  /// What a movement adds to the fractions, which count in the direction of travel (A79).
  public func share(of translation: Vector, on stage: Stage) -> Double {
    let ahead = towardsDestination(translation)
    let length = stage.animators.look(at: animator) { $0.isReversed } ? -ahead : ahead
    guard distance != 0 else { return length == 0 ? 0 : length < 0 ? -1 : 1 }
    // Finite whatever is divided by; our choice.
    return (length / distance).kept(within: -1e12...1e12)
  }

  /// The part of a movement or a velocity that leads to the destination.
  func towardsDestination(_ vector: Vector) -> Double {
    destination == .out ? direction.along(vector) : -direction.along(vector)
  }
}

extension Double {
  fileprivate func kept(within limits: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}
