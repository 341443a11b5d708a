/// One of the four directions in which a finger can move.
public enum Direction: String, Sendable, Hashable, CaseIterable {
  /// Toward the top of the screen, where y is smaller.
  case up
  /// Toward the bottom of the screen, where y is larger.
  case down
  /// Toward the left edge, where x is smaller.
  case left
  /// Toward the right edge, where x is larger.
  case right

  /// Returns the component of a movement or velocity in this direction, which is negative in the
  /// opposite direction.
  public func along(_ vector: Vector) -> Double {
    switch self {
    case .up: -vector.dy
    case .down: vector.dy
    case .left: -vector.dx
    case .right: vector.dx
    }
  }

  /// Returns the component perpendicular to this direction, positive down or to the right.
  public func across(_ vector: Vector) -> Double {
    switch self {
    case .up, .down: vector.dx
    case .left, .right: vector.dy
    }
  }
}
