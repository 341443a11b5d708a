/// Completes beyond a share of the way, whatever the velocity (G136).
public struct PositionRule: CompletionRule, Hashable {
  /// The share of the way that must be covered.
  public var threshold: Double
  /// Whether exactly that share completes; strictly more is the usual reading (G157).
  public var includesThreshold: Bool

  /// Makes the rule.
  public init(threshold: Double = 0.5, includesThreshold: Bool = false) {
    self.threshold = threshold.sanitized
    self.includesThreshold = includesThreshold
  }

  /// Whether this progress completes.
  public func completes(at progress: Double) -> Bool {
    progress > threshold || (includesThreshold && progress == threshold)
  }

  /// Completes if the progress is beyond the threshold.
  public func decide(_ lift: LiftOff) -> Decision { decide(lift, prefix: "") }

  /// The same, with what came before it in the reason.
  func decide(_ lift: LiftOff, prefix: Reason) -> Decision {
    let completes = completes(at: lift.progress)
    let comparison: Reason =
      completes
      ? (includesThreshold ? "is at least " : "is more than ")
      : (includesThreshold ? "is less than " : "is not more than ")
    return Decision(
      completes ? .complete : .revert, lift, by: .position,
      margin: (lift.progress - threshold).magnitude, .fraction,
      prefix + Reason.written("progress ") + "\(share: lift.progress) "
        + Reason.told("of the way ") + "\(comparison)\(share: threshold)")
  }
}

extension NamedRule {
  /// More than half of the way completes (G136).
  public static let half = NamedRule(
    "half", "More than a share of the way completes, whatever the velocity (G136).",
    .threshold(0.5)
  ) { PositionRule(threshold: $0) }
}
