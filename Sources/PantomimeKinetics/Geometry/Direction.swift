/// One of the four ways a finger can move.
public enum Direction: String, Sendable, Hashable, CaseIterable {
  /// Towards the top of the screen, where y is less.
  case up
  /// Towards the bottom of the screen, where y is greater.
  case down
  /// Towards the left edge, where x is less.
  case left
  /// Towards the right edge, where x is greater.
  case right

  /// The part of a movement or a velocity that leads this way; negative if it leads the other way.
  public func along(_ vector: Vector) -> Double {
    switch self {
    case .up: -vector.dy
    case .down: vector.dy
    case .left: -vector.dx
    case .right: vector.dx
    }
  }

  /// The part at a right angle, positive down or to the right.
  public func across(_ vector: Vector) -> Double {
    switch self {
    case .up, .down: vector.dx
    case .left, .right: vector.dy
    }
  }
}
