/// A movement of a scroll view without a finger.
public struct ScrollInput: Sendable, Hashable {
  /// The offset, or the displacement, in points: one number along its axis, two if it scrolls both
  /// ways.
  public let numbers: [Double]
  /// A Boolean value that indicates whether the numbers are added to the offset.
  public let isRelative: Bool
  /// The duration at constant speed, in seconds; 0 for immediately.
  public let seconds: Double

  /// Creates a movement.
  public init(_ numbers: [Double], isRelative: Bool = false, over seconds: Double = 0) {
    self.numbers = numbers
    self.isRelative = isRelative
    self.seconds = seconds
  }
}
