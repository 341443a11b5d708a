/// The state of an animator when a gesture releases it, and the rest of its run.
public struct Release: Sendable, Hashable {
  /// The fraction after the reversal, if there is one, and before the animator continues.
  public let fraction: Double
  /// The time fraction from which the animator continues.
  public let timeShare: Double
  /// The number of seconds from the release until completion, which may be 0.
  public let remaining: Double
  /// Whether the animator continues in reverse.
  public let isReversed: Bool
}
