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
  @inline(__always)
  public func decide(_ lift: LiftOff) -> Decision { decide(lift, after: .none) }

  /// The same, with what came before it in the reason.
  func decide(_ lift: LiftOff, after beginning: Grounds.Beginning) -> Decision {
    let completes = completes(at: lift.progress)
    let words: Grounds.Words =
      completes
      ? (includesThreshold ? Self.isAtLeast : Self.isMore)
      : (includesThreshold ? Self.isLess : Self.isNotMore)
    return Decision(
      completes ? .complete : .revert, lift, by: .position,
      margin: (lift.progress - threshold).magnitude, .fraction,
      Grounds(lift.progress, threshold, words: words).after(beginning))
  }

  @Sendable private static func isMore(
    _ progress: Double, _ threshold: Double, _: Double, _: Double
  ) -> Reason {
    compare(progress, "is more than ", threshold)
  }

  @Sendable private static func isNotMore(
    _ progress: Double, _ threshold: Double, _: Double, _: Double
  ) -> Reason {
    compare(progress, "is not more than ", threshold)
  }

  @Sendable private static func isAtLeast(
    _ progress: Double, _ threshold: Double, _: Double, _: Double
  ) -> Reason {
    compare(progress, "is at least ", threshold)
  }

  @Sendable private static func isLess(
    _ progress: Double, _ threshold: Double, _: Double, _: Double
  ) -> Reason {
    compare(progress, "is less than ", threshold)
  }

  private static func compare(
    _ progress: Double, _ comparison: Reason, _ threshold: Double
  ) -> Reason {
    Reason.written("progress ") + "\(share: progress) " + Reason.told("of the way ")
      + "\(comparison)\(share: threshold)"
  }
}

extension NamedRule {
  /// More than half of the way completes (G136).
  public static let half = NamedRule(
    "half", "More than a share of the way completes, whatever the velocity (G136).",
    .threshold(0.5)
  ) { PositionRule(threshold: $0) }
}
