/// A rule by which a release past a fraction of the distance completes, regardless of the velocity
/// (G136).
public struct PositionRule: CompletionRule, Hashable {
  /// The fraction of the distance past which a release completes.
  package var threshold: Double
  /// A Boolean value that indicates whether a release at exactly that fraction completes; in most
  /// rules, only a release past the fraction completes (G157).
  package var includesThreshold: Bool

  /// Creates the rule.
  public init(threshold: Double = 0.5, includesThreshold: Bool = false) {
    self.threshold = threshold.sanitized
    self.includesThreshold = includesThreshold
  }

  /// Returns a Boolean value that indicates whether a progress completes.
  package func completes(at progress: Double) -> Bool {
    includesThreshold
      ? progress.reaches(threshold, tolerance: .samenessOfShares)
      : progress.exceeds(threshold, tolerance: .samenessOfShares)
  }

  /// Completes if the progress is past the threshold.
  @inline(__always)
  public func choose(_ lift: LiftOff) -> Decision { decide(lift, after: .none, at: 0) }

  /// Completes if the progress is past the threshold; the reason begins with the given text, which
  /// compares the velocity with a required one.
  func decide(
    _ lift: LiftOff, after beginning: Grounds.Beginning, at velocity: Double, needed: Double = 0
  ) -> Decision {
    let completes = completes(at: lift.progress)
    return Decision(
      completes ? .complete : .revert, lift, by: .position,
      margin: (lift.progress - threshold).magnitude, .fraction,
      Grounds(lift.progress, threshold, includesThreshold ? 1 : 0, velocity) {
        progress, threshold, includes, _ in
        PositionRule(threshold: threshold, includesThreshold: includes == 1).comparison(progress)
      }.after(beginning, needed: needed))
  }

  /// Returns a phrase that compares a progress with the threshold.
  private func comparison(_ progress: Double) -> Reason {
    let comparison: Reason =
      completes(at: progress)
      ? (includesThreshold ? " is at least " : " is past ")
      : (includesThreshold ? " is less than " : " is not past ")
    return Reason.written("progress ") + "\(share: progress)\(comparison)\(share: threshold)"
  }
}

extension NamedRule {
  /// A release past half of the distance completes (G136).
  public static let half = NamedRule(
    "half", "A release past a fraction of the distance completes, at any velocity (G136).",
    .threshold(0.5)
  ) { PositionRule(threshold: $0) }
}
