/// A rule that ignores the release and has a fixed outcome; its margin is infinite.
public struct FixedRule: CompletionRule, Hashable {
  /// The outcome of every release.
  public let outcome: Decision.Outcome
  /// The reason, as a phrase.
  public let reason: Reason

  /// Creates the rule.
  public init(_ outcome: Decision.Outcome, reason: Reason) {
    self.outcome = outcome
    self.reason = reason
  }

  /// Returns the fixed outcome.
  @inline(__always)
  public func decide(_ lift: LiftOff) -> Decision {
    Decision(outcome, lift, by: .direction, margin: .infinity, .fraction, reason)
  }
}
