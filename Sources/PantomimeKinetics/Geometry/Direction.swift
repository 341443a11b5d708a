/// One of the four directions in which a finger can move.
public enum Direction: String, Sendable, Hashable, CaseIterable {
  /// Toward the top of the screen, where y is less.
  case up
  /// Toward the bottom of the screen, where y is greater.
  case down
  /// Toward the left edge, where x is less.
  case left
  /// Toward the right edge, where x is greater.
  case right

  /// Returns the component of a movement or a velocity in this direction; negative if it is
  /// opposite.
  public func along(_ vector: Vector) -> Double {
    switch self {
    case .up: -vector.dy
    case .down: vector.dy
    case .left: -vector.dx
    case .right: vector.dx
    }
  }

  /// Returns the component at a right angle, positive down or to the right.
  public func across(_ vector: Vector) -> Double {
    switch self {
    case .up, .down: vector.dx
    case .left, .right: vector.dy
    }
  }
}
