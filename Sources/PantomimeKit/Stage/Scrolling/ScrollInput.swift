/// A movement of a scroll view without a finger.
public struct ScrollInput: Sendable, Hashable {
  /// The offset or displacement, in points: one number if the view scrolls along one axis, two if
  /// it scrolls along both.
  public let numbers: [Double]
  /// A Boolean value that indicates whether the numbers are added to the offset.
  public let isRelative: Bool
  /// The duration at constant speed, in seconds; 0 moves immediately.
  public let seconds: Double
  /// Whether the movement is animated the way UIKit animates a content offset, with UIKit's
  /// duration (M27).
  public let isAnimated: Bool

  /// Creates a movement.
  public init(_ numbers: [Double], isRelative: Bool = false, over seconds: Double = 0) {
    self.numbers = numbers
    self.isRelative = isRelative
    self.seconds = seconds
    isAnimated = false
  }

  /// Creates an animated change of the content offset (M27).
  public init(animatedTo numbers: [Double], isRelative: Bool = false) {
    self.numbers = numbers
    self.isRelative = isRelative
    seconds = 0
    isAnimated = true
  }
}
