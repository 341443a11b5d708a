/// A lift-off between several anchors and what was decided at it, kept for questions afterwards.
public struct AnchorRuling: Sendable {
  /// When it was decided.
  public let time: Instant
  /// What was decided about.
  public let lift: AnchoredLiftOff
  /// What the rule in force made of it.
  public let decision: AnchorDecision
  /// How the finger's velocity lay to the way of the anchors; `nil` if the scene has not said.
  private let course: Course?
  private let own: @Sendable (AnchoredLiftOff) -> AnchorDecision?

  init(
    time: Instant, lift: AnchoredLiftOff, decision: AnchorDecision, course: Course?,
    own: @escaping @Sendable (AnchoredLiftOff) -> AnchorDecision?
  ) {
    self.time = time
    self.lift = lift
    self.decision = decision
    self.course = course
    self.own = own
  }

  /// What another rule would have decided, or with `nil` the scene's own.
  public func decision(by rule: NamedRule?) -> AnchorDecision { decision(by: rule, of: lift) }

  /// What a rule, or with `nil` the scene's own, would have decided at another velocity of the
  /// finger in points per second; `nil` if the scene has not said which way the anchors lie.
  public func decision(by rule: NamedRule?, at velocity: Vector) -> AnchorDecision? {
    guard let course else { return nil }
    let other = AnchoredLiftOff(
      position: lift.position, velocity: course.along(velocity), anchors: lift.anchors,
      start: lift.start, crossVelocity: course.across(velocity), isCancelled: lift.isCancelled)
    return decision(by: rule, of: other)
  }

  private func decision(by rule: NamedRule?, of lift: AnchoredLiftOff) -> AnchorDecision {
    // There is an anchor, or nothing would have been decided.
    lift.decide(by: rule, or: own) ?? decision
  }
}

extension AnchoredLiftOff {
  /// What a rule, or with `nil` the scene's own, makes of it; `nil` without anchors.
  func decide(
    by rule: NamedRule?, or own: (AnchoredLiftOff) -> AnchorDecision?
  ) -> AnchorDecision? {
    guard !anchors.isEmpty else { return nil }
    if let rule { return rule.decide(self) }
    return isCancelled ? .cancelled(self) : own(self)
  }
}
