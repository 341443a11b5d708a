/// The values that a release handed off to an animator: its state, and what remains of its run.
public struct Release: Sendable, Hashable {
  /// The fraction after any reversal and before continuing.
  public let fraction: Double
  /// The time fraction it continues from.
  public let timeShare: Double
  /// The seconds until completion at that moment, 0 included.
  public let remaining: Double
  /// The direction from there.
  public let isReversed: Bool
}
