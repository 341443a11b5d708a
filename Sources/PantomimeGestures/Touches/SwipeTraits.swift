/// The criteria of a swipe recognizer: fast, straight movement in a direction (M29).
public struct SwipeTraits: Sendable, Hashable {
  /// The direction in which the fingers move.
  public var direction: Direction
  /// The number of fingers, each of which must meet the criteria.
  public var touches: Int

  /// The maximum time from the first touch to recognition, in seconds (M29).
  public static let longest = 0.5
  /// The distance, in points, that a finger may move back past its start before the swipe fails
  /// (M29).
  public static let furthestBack = 0.1

  /// Declares a swipe.
  public init(_ direction: Direction, touches: Int = 1) {
    self.direction = direction
    self.touches = touches
  }

  /// Returns the minimum distance along the direction after a number of seconds, in points: 50 −
  /// 47t (M29).
  public static func leastAlong(after seconds: Double) -> Double { 50 - 47 * seconds }

  /// Returns the maximum distance across the direction after a number of seconds, in points: 50 −
  /// 49t (M29).
  public static func mostAcross(after seconds: Double) -> Double { 50 - 49 * seconds }
}
