/// A movement of a scroll view without a finger.
public struct ScrollInput: Sendable, Hashable {
  /// The offset, or the distance: one number along its axis, two if it scrolls both ways; in points.
  public let numbers: [Double]
  /// Whether the numbers are added to the offset.
  public let isRelative: Bool
  /// How long it takes, evenly, in seconds; 0 for immediately.
  public let seconds: Double

  /// Describes a movement.
  public init(_ numbers: [Double], isRelative: Bool = false, over seconds: Double = 0) {
    self.numbers = numbers
    self.isRelative = isRelative
    self.seconds = seconds
  }
}
