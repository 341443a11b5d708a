/// A lift-off whose outcome stands before it: nothing of the lift-off is asked, and a margin is none.
public struct FixedRule: CompletionRule, Hashable {
  /// Where every lift-off leads.
  public let outcome: Decision.Outcome
  /// Why, as a phrase.
  public let reason: Reason

  /// Makes the rule.
  public init(_ outcome: Decision.Outcome, reason: Reason) {
    self.outcome = outcome
    self.reason = reason
  }

  /// Leads where it always does.
  @inline(__always)
  public func decide(_ lift: LiftOff) -> Decision {
    Decision(outcome, lift, by: .direction, margin: .infinity, .fraction, reason)
  }
}
