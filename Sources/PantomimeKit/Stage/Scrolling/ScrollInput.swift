/// A movement of a scroll view without a finger.
public struct ScrollInput: Sendable, Hashable {
  /// The offset or the displacement, in points: one number if the view scrolls along one axis, or
  /// two numbers if it scrolls along both.
  public let numbers: [Double]
  /// A Boolean value that indicates whether the numbers are a displacement, which is added to the
  /// offset.
  public let isRelative: Bool
  /// The duration of the movement, at constant speed, in seconds; if it is 0, the view moves
  /// immediately.
  public let seconds: Double
  /// Whether the movement is animated in the way, and with the duration, in which UIKit animates a
  /// content offset (M27).
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
