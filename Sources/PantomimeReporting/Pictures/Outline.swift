import PantomimeKit

/// A closed outline as a polygon, in which rounded corners and circles consist of many short sides.
struct Outline {
  let points: [Point]

  /// The number of sides that replace a quarter of a circle; our choice.
  private static let sides = 6

  /// Creates a polygon with rounded corners; the length of the sides limits the radius.
  init(_ corners: [Point], radius: Double) {
    guard radius > 0, corners.count > 2 else {
      points = corners
      return
    }
    points = corners.indices.flatMap { index in
      let before = corners[(index + corners.count - 1) % corners.count]
      return Outline.round(
        corners[index], after: before, before: corners[(index + 1) % corners.count], radius)
    }
  }

  /// Creates a circle.
  init(circle center: Point, radius: Double) {
    let radius = max(0, radius)
    let count = 4 * Outline.sides
    points = (0..<count).map { index in
      let turn = Transform2D(rotation: 2 * Double.pi * Double(index) / Double(count))
      let offset = turn.applied(to: Point(x: radius, y: 0))
      return Point(x: center.x + offset.x, y: center.y + offset.y)
    }
  }

  /// Returns the sides that replace a corner: they form a curve whose ends are at a distance of one
  /// radius from the corner.
  private static func round(
    _ corner: Point, after before: Point, before next: Point, _ radius: Double
  ) -> [Point] {
    let (start, end) = (
      toward(before, from: corner, radius), toward(next, from: corner, radius)
    )
    return (0...sides).map { step in
      let share = Double(step) / Double(sides)
      // The curve is a parabola through both ends, with the corner as its control point.
      return start.interpolated(to: corner, at: share)
        .interpolated(to: corner.interpolated(to: end, at: share), at: share)
    }
  }

  /// Returns the point at a distance from a corner toward another point, but at most halfway to
  /// that point.
  private static func toward(_ other: Point, from corner: Point, _ distance: Double) -> Point {
    let (dx, dy) = (other.x - corner.x, other.y - corner.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return corner }
    return corner.interpolated(to: other, at: min(distance / length, 0.5))
  }
}
