/// The state of an animator that a release hands off, with the remainder of its run.
public struct Release: Sendable, Hashable {
  /// The fraction after any reversal and before the animator continues.
  public let fraction: Double
  /// The time fraction from which the animator continues.
  public let timeShare: Double
  /// The seconds until completion at that instant, which may be 0.
  public let remaining: Double
  /// Whether the animator continues in reverse.
  public let isReversed: Bool
}
