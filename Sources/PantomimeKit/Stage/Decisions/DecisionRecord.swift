/// A release and the decision about it, stored so that alternatives can be evaluated.
public struct DecisionRecord: Sendable {
  /// The instant of the decision.
  public let time: Instant
  /// The release that was decided.
  public let lift: LiftOff
  /// The decision of the rule in force.
  public let decision: Decision
  /// The name of the rule that decided, or `nil` if it has none.
  public let rule: String?
  /// The relation of the finger's velocity to the direction of the gesture, or `nil` if the scene
  /// has not provided it.
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

  /// Returns the decision that another rule would have made, or, for `nil`, the scene's rule.
  public func decision(by rule: NamedRule?) -> Decision { decision(by: rule, of: lift) }

  /// Returns the decision that a rule, or for `nil` the scene's rule, would have made at another
  /// velocity of the finger in points per second; `nil` if the scene has not provided its
  /// direction.
  public func decision(by rule: NamedRule?, at velocity: Vector) -> Decision? {
    lift(at: velocity).map { decision(by: rule, of: $0) }
  }

  /// Returns the decision that a rule, or for `nil` the scene's rule, would make about another
  /// release.
  public func decision(by rule: NamedRule?, of lift: LiftOff) -> Decision {
    rule?.decide(lift) ?? own(lift)
  }

  /// Returns the same release at another velocity of the finger, in points per second.
  public func lift(at velocity: Vector) -> LiftOff? {
    basis.map {
      lift.with(velocity: $0.along(velocity), crossVelocity: $0.across(velocity))
    }
  }
}

extension DecisionRecord {
  /// The outcome as a path shows it: a word, or the number of an anchor.
  var outcome: PathValue {
    switch lift.scope {
    case .twoEnds: .word(decision.outcome.rawValue)
    case .anchors: .count(decision.index)
    }
  }
}

/// The relation of a finger's velocity to the direction of a gesture.
///
/// It is derived from the scene's results for 1 pt/s to the right, and for 1 pt/s down: the
/// velocities of a release are assumed to be linear combinations of the finger's, in any direction.
struct VelocityBasis: Sendable, Hashable {
  /// The contributions of the finger's two components along the direction, and across it.
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

  /// Returns the speed across; only the magnitude counts.
  func across(_ velocity: Vector) -> Double {
    acrossX * velocity.dx.magnitude + acrossY * velocity.dy.magnitude
  }
}
