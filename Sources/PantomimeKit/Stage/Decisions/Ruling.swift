/// A lift-off and what was decided at it, kept so that one can ask how else it might have gone.
public struct Ruling: Sendable {
  /// When it was decided.
  public let time: Instant
  /// What was decided about.
  public let lift: LiftOff
  /// What the rule in force made of it.
  public let decision: Decision
  /// The name of the rule that decided, or `nil` if it has none.
  public let rule: String?
  /// How the finger's velocity lay to the way that was gone; `nil` if the scene has not said.
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

  /// What another rule would have decided, or with `nil` the scene's own.
  public func decision(by rule: NamedRule?) -> Decision { decision(by: rule, of: lift) }

  /// What a rule, or with `nil` the scene's own, would have decided at another velocity of the
  /// finger in points per second; `nil` if the scene has not said which way it goes.
  public func decision(by rule: NamedRule?, at velocity: Vector) -> Decision? {
    lift(at: velocity).map { decision(by: rule, of: $0) }
  }

  /// What a rule, or with `nil` the scene's own, would decide about another lift-off.
  public func decision(by rule: NamedRule?, of lift: LiftOff) -> Decision {
    rule?.decide(lift) ?? own(lift)
  }

  /// The same lift-off at another velocity of the finger, in points per second.
  public func lift(at velocity: Vector) -> LiftOff? {
    basis.map {
      lift.with(velocity: $0.along(velocity), crossVelocity: $0.across(velocity))
    }
  }
}

extension Ruling {
  /// Where it led, as a path shows it: an outcome, or the number of an anchor.
  var outcome: PathValue {
    switch lift.scope {
    case .twoEnds: .word(decision.outcome.rawValue)
    case .anchors: .count(decision.index)
    }
  }
}

/// How a velocity of the finger lies to the way that a gesture leads.
///
/// A scene tells by what it makes of 1 pt/s to the right, and of 1 pt/s down: the velocities of a
/// lift-off are taken to be sums of the finger's, whichever way it leads.
struct VelocityBasis: Sendable, Hashable {
  /// What the finger's two parts count along the way, and across.
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

  /// Only the size counts.
  func across(_ velocity: Vector) -> Double {
    acrossX * velocity.dx.magnitude + acrossY * velocity.dy.magnitude
  }
}
