/// What a lift-off handed on to an animator: where it stood, and what it has left to do.
public struct Release: Sendable, Hashable {
  /// The fraction after any turn and before continuing.
  public let fraction: Double
  /// The time share it continues from.
  public let timeShare: Double
  /// Seconds to the completion at that moment, 0 included.
  public let remaining: Double
  /// The direction from there.
  public let isReversed: Bool
}
