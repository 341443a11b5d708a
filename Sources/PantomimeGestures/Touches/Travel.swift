/// The travel of the centroid of fingers, without the jumps that occur when the number of fingers
/// changes.
///
/// When a finger is added or lifted, the centroid moves although no finger has moved, so the travel
/// is then measured from the new centroid (G45).
struct Travel: Sendable, Hashable {
  /// The travel since the first finger touched down, in points.
  private(set) var movement = Vector.zero
  private var base = Vector.zero
  private var anchor = Point()

  /// Continues from a new centroid.
  mutating func rebase(_ middle: Point) {
    base = movement
    anchor = middle
  }

  /// Follows the centroid; the travel is computed by a single subtraction from a fixed anchor, so
  /// no error accumulates.
  mutating func follow(_ middle: Point) {
    movement = Vector(dx: base.dx + (middle.x - anchor.x), dy: base.dy + (middle.y - anchor.y))
  }
}

extension Vector {
  static func - (one: Vector, other: Vector) -> Vector {
    Vector(dx: one.dx - other.dx, dy: one.dy - other.dy)
  }
}
