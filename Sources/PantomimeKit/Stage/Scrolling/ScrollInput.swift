/// A movement of a scroll view without a finger.
public struct ScrollInput: Sendable, Hashable {
  /// The offset, or the displacement, in points: one number along its axis, two if it scrolls both
  /// ways.
  public let numbers: [Double]
  /// A Boolean value that indicates whether the numbers are added to the offset.
  public let isRelative: Bool
  /// The duration at constant speed, in seconds; 0 for immediately.
  public let seconds: Double
  /// Whether it is animated as UIKit animates a content offset, over a time of its own (M27).
  public let isAnimated: Bool

  /// Creates a movement.
  public init(_ numbers: [Double], isRelative: Bool = false, over seconds: Double = 0) {
    self.numbers = numbers
    self.isRelative = isRelative
    self.seconds = seconds
    isAnimated = false
  }

  /// Describes an animated change of the content offset (M27).
  public init(animatedTo numbers: [Double], isRelative: Bool = false) {
    self.numbers = numbers
    self.isRelative = isRelative
    seconds = 0
    isAnimated = true
  }
}
