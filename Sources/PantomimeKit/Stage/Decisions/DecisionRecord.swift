/// A release and its decision, stored so that alternatives can be evaluated.
public struct DecisionRecord: Sendable {
  /// The instant of the decision.
  public let time: Instant
  /// The release that was decided.
  public let lift: LiftOff
  /// The decision of the rule in effect.
  public let decision: Decision
  /// The name of the rule that decided, or `nil` if it has none.
  public let rule: String?
  /// The relation of the finger's velocity to the direction of the gesture, or `nil` if the scene
  /// hasn't provided it.
  private let basis: VelocityBasis?
  private let own: @Sendable (LiftOff) -> Decision

  init(
    time: Instant, lift: LiftOff, decision: Decision, rule: String?, basis: VelocityBasis?,
    own: @escaping @Sendable (LiftOff) -> Decision
  ) {
    self.time = time
    self.lift = lift
    self.decision = decision
    self.rule = rule
    self.basis = basis
    self.own = own
  }

  /// Returns the decision that another rule, or for `nil` the scene's rule, would have made.
  public func decision(by rule: NamedRule?) -> Decision { decision(by: rule, of: lift) }

  /// Returns the decision that a rule, or for `nil` the scene's rule, would have made at another
  /// velocity of the finger, in points per second; returns `nil` if the scene hasn't provided its
  /// direction.
  public func decision(by rule: NamedRule?, at velocity: Vector) -> Decision? {
    lift(at: velocity).map { decision(by: rule, of: $0) }
  }

  /// Returns the decision that a rule, or for `nil` the scene's rule, would make about another
  /// release.
  public func decision(by rule: NamedRule?, of lift: LiftOff) -> Decision {
    rule?.decide(lift) ?? own(lift)
  }

  /// Returns the same release with another velocity of the finger, in points per second.
  public func lift(at velocity: Vector) -> LiftOff? {
    basis.map {
      lift.with(velocity: $0.along(velocity), crossVelocity: $0.across(velocity))
    }
  }
}

extension DecisionRecord {
  /// The outcome as a path returns it: a word, or the index of an anchor.
  var outcome: PathValue {
    switch lift.scope {
    case .twoEnds: .word(decision.outcome.rawValue)
    case .anchors: .count(decision.index)
    }
  }
}

/// The relation of a finger's velocity to the direction of a gesture.
///
/// It is derived from the scene's results for 1 pt/s to the right and 1 pt/s down, on the
/// assumption that the velocities of a release are linear combinations of the components of the
/// finger's velocity.
struct VelocityBasis: Sendable, Hashable {
  /// The contributions of the two components of the finger's velocity along the direction and
  /// across it.
  private let alongX: Double
  private let alongY: Double
  private let acrossX: Double
  private let acrossY: Double

  init(right: LiftOff, down: LiftOff) {
    alongX = right.velocity
    alongY = down.velocity
    acrossX = right.crossVelocity
    acrossY = down.crossVelocity
  }

  func along(_ velocity: Vector) -> Double {
    alongX * velocity.dx + alongY * velocity.dy
  }

  /// Returns the speed across the direction; only the magnitude counts.
  func across(_ velocity: Vector) -> Double {
    acrossX * velocity.dx.magnitude + acrossY * velocity.dy.magnitude
  }
}
