/// A location on the screen, in points; x grows to the right and y downward.
public struct Point: Sendable, Hashable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates the point (x, y).
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

/// A displacement in points, or a velocity in points per second.
public struct Vector: Sendable, Hashable {
  /// The horizontal component, positive to the right.
  public var dx: Double
  /// The vertical component, positive downward.
  public var dy: Double

  /// The vector (0, 0).
  public static let zero = Vector()

  /// Creates the vector (dx, dy).
  public init(dx: Double = 0, dy: Double = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// Returns the opposite displacement.
  public static prefix func - (vector: Vector) -> Vector {
    Vector(dx: -vector.dx, dy: -vector.dy)
  }
}

/// A width and a height in points.
public struct Size: Sendable, Hashable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Creates the size width × height.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}
