/// The way of the middle of some fingers, without the jumps that fingers make by coming and going.
///
/// Adding or lifting a finger moves the middle although no finger moved, so the way is counted on
/// from there (G45).
struct Travel: Sendable, Hashable {
  /// The way since the first finger came down, in points.
  private(set) var movement = Vector.zero
  private var base = Vector.zero
  private var anchor = Point()

  /// Counts on from a new middle.
  mutating func rebase(_ middle: Point) {
    base = movement
    anchor = middle
  }

  /// Follows the middle; the way from a single anchor is one subtraction, so nothing drifts.
  mutating func follow(_ middle: Point) {
    movement = Vector(dx: base.dx + (middle.x - anchor.x), dy: base.dy + (middle.y - anchor.y))
  }
}

extension Vector {
  static func - (one: Vector, other: Vector) -> Vector {
    Vector(dx: one.dx - other.dx, dy: one.dy - other.dy)
  }
}
