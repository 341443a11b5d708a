/// A release and the decision about it, stored so that other rules and velocities can be evaluated.
public struct DecisionRecord: Sendable {
  /// The instant of the decision.
  public let time: Instant
  /// The release that the decision is about.
  public let lift: LiftOff
  /// The decision that the rule in effect made.
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

  /// Returns the decision that another rule would have made, or the scene's rule if `rule` is
  /// `nil`.
  public func decision(by rule: NamedRule?) -> Decision { decision(by: rule, of: lift) }

  /// Returns the decision that a rule, or the scene's rule if `rule` is `nil`, would have made at
  /// another velocity of the finger, in points per second; returns `nil` if the scene hasn't
  /// provided the direction of the gesture.
  public func decision(by rule: NamedRule?, at velocity: Vector) -> Decision? {
    lift(at: velocity).map { decision(by: rule, of: $0) }
  }

  /// Returns the decision that a rule, or the scene's rule if `rule` is `nil`, would make about
  /// another release.
  public func decision(by rule: NamedRule?, of lift: LiftOff) -> Decision {
    rule?.decide(lift) ?? own(lift)
  }

  /// Returns the same release with another velocity of the finger, in points per second, or `nil`
  /// if the scene hasn't provided the direction of the gesture.
  public func lift(at velocity: Vector) -> LiftOff? {
    basis.map {
      lift.with(velocity: $0.along(velocity), crossVelocity: $0.across(velocity))
    }
  }
}

extension DecisionRecord {
  /// The outcome as the value of a path: a word, or the index of an anchor.
  var outcome: PathValue {
    switch lift.scope {
    case .twoEnds: .word(decision.outcome.rawValue)
    case .anchors: .count(decision.index)
    }
  }
}

/// The relation of a finger's velocity to the direction of a gesture.
///
/// It is derived from the releases that the scene computes for 1 pt/s to the right and for 1 pt/s
/// down, on the assumption that the velocities of a release are linear combinations of the
/// components of the finger's velocity.
struct VelocityBasis: Sendable, Hashable {
  /// The contribution of each component of the finger's velocity, x and y, to the velocity along
  /// the direction and to that across it.
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

  /// Returns the speed across the direction; the signs of the components are ignored.
  func across(_ velocity: Vector) -> Double {
    acrossX * velocity.dx.magnitude + acrossY * velocity.dy.magnitude
  }
}
