/// A location on the screen, in points; x grows to the right and y downward.
public struct Point2D: Sendable, Hashable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates the point (x, y).
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin: the top-left corner of the screen.
  public static let zero = Point2D()

  /// Returns the displacement from the second point to the first.
  public static func - (end: Point2D, start: Point2D) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Returns the point at a displacement from a point.
  public static func + (point: Point2D, displacement: Vector) -> Point2D {
    Point2D(x: point.x + displacement.dx, y: point.y + displacement.dy)
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

  /// The length of the displacement; its components must be below 1e150.
  package var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The vertical and the horizontal component, as distances in a direction.
  package var parts: [(size: Double, direction: Direction)] {
    [(dy, true), (dx, false)].map { component, isVertical in
      (component.magnitude, Direction(of: component, isVertical: isVertical))
    }
  }

  /// Returns the opposite displacement.
  public static prefix func - (vector: Vector) -> Vector {
    Vector(dx: -vector.dx, dy: -vector.dy)
  }

  /// Returns the sum of two displacements or velocities.
  public static func + (one: Vector, other: Vector) -> Vector {
    Vector(dx: one.dx + other.dx, dy: one.dy + other.dy)
  }

  /// Returns the difference of two displacements or velocities.
  public static func - (one: Vector, other: Vector) -> Vector {
    Vector(dx: one.dx - other.dx, dy: one.dy - other.dy)
  }

  /// Returns the vector multiplied by a number.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  /// Returns the vector divided by a number.
  public static func / (vector: Vector, divisor: Double) -> Vector {
    Vector(dx: vector.dx / divisor, dy: vector.dy / divisor)
  }
}

/// A width and a height in points.
public struct Size2D: Sendable, Hashable {
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

/// An axis-aligned rectangle: a view's frame, in points.
public struct Rect2D: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent; an overshooting animation may make it negative (T134).
  public var width: Double
  /// The vertical extent; an overshooting animation may make it negative (T134).
  public var height: Double

  /// Creates the rectangle with its top-left corner at (x, y).
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle with the given size, whose top-left corner is at the origin by default.
  public init(x: Double = 0, y: Double = 0, _ size: Size2D) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }

  /// The center of the rectangle.
  public var center: Point2D {
    get { Point2D(x: x + width / 2, y: y + height / 2) }
    set {
      x = newValue.x - width / 2
      y = newValue.y - height / 2
    }
  }

  /// Returns a Boolean value that indicates whether the rectangle contains a point; points on the
  /// right and bottom edges don't count.
  public func contains(_ point: Point2D) -> Bool {
    // Comparisons instead of ranges, because a sum of very large numbers may not be a number.
    min(x, x + width) <= point.x && point.x < max(x, x + width)
      && min(y, y + height) <= point.y && point.y < max(y, y + height)
  }

  /// Returns the intersection with another rectangle, or `nil` if it is empty.
  public func intersection(_ other: Rect2D) -> Rect2D? {
    let left = max(min(x, x + width), min(other.x, other.x + other.width))
    let right = min(max(x, x + width), max(other.x, other.x + other.width))
    let top = max(min(y, y + height), min(other.y, other.y + other.height))
    let bottom = min(max(y, y + height), max(other.y, other.y + other.height))
    guard left < right, top < bottom else { return nil }
    return Rect2D(x: left, y: top, width: right - left, height: bottom - top)
  }
}

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

  /// Creates the direction of a movement along an axis from its component on that axis, which is
  /// negative up and to the left.
  package init(of component: Double, isVertical: Bool) {
    self = isVertical ? (component < 0 ? .up : .down) : (component < 0 ? .left : .right)
  }

  /// Whether the direction is up or down.
  package var isVertical: Bool { self == .up || self == .down }

  package var opposite: Direction {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  /// The displacement of one point in this direction.
  package var step: Vector {
    switch self {
    case .up: Vector(dy: -1)
    case .down: Vector(dy: 1)
    case .left: Vector(dx: -1)
    case .right: Vector(dx: 1)
    }
  }

  /// Returns the component of a movement or velocity in this direction, which is negative in the
  /// opposite direction.
  package func along(_ vector: Vector) -> Double {
    switch self {
    case .up: -vector.dy
    case .down: vector.dy
    case .left: -vector.dx
    case .right: vector.dx
    }
  }

  /// Returns the component perpendicular to this direction, positive down or to the right.
  package func across(_ vector: Vector) -> Double { isVertical ? vector.dx : vector.dy }
}
