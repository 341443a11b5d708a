import PantomimeKit

/// The equation of a straight border between the outcomes of a rule: it gives a distance, a
/// velocity, or the position at which a release comes to rest.
struct BorderEquation {
  private let start: Point
  private let end: Point

  /// Creates the equation of the line through two points, whose x coordinates are distances in
  /// points, and whose y coordinates are velocities in points per second.
  ///
  /// - Parameters:
  ///   - start: The start.
  ///   - end: The end.
  init(from start: Point, to end: Point) { (self.start, self.end) = (start, end) }

  /// The maximum deviation at which a line still counts as horizontal or vertical, as a fraction of
  /// the side of the plane along which it deviates.
  private static let straightness = 1e-6

  /// Returns the equation as text.
  ///
  /// - Parameters:
  ///   - length: The full distance between two ends, or `nil` if the rule decides among anchors.
  ///   - spans: The lengths of the sides of the plane.
  func text(length: Double?, spans: Size) -> String {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    if dx.magnitude <= spans.width * BorderEquation.straightness {
      return "distance \(points(start.x, length))"
    }
    if dy.magnitude <= spans.height * BorderEquation.straightness {
      return "velocity \(BorderEquation.number(start.y / 2 + end.y / 2)) pt/s"
    }
    let time = -dx / dy
    let sum = start.x + time * start.y
    let sign = time < 0 ? "−" : "+"
    return "distance \(sign) \(BorderEquation.number(time.magnitude)) s × velocity = "
      + points(sum, length)
  }

  private func points(_ distance: Double, _ length: Double?) -> String {
    let share = length.map { length in
      " (\(BorderEquation.number(distance / max(length, 1e-9) * 100)) %)"
    }
    return "\(BorderEquation.number(distance)) pt\(share ?? "")"
  }

  /// Formats a number to four significant digits.
  private static func number(_ value: Double) -> String {
    var (size, decimals) = (value.magnitude, 3)
    while size >= 10, decimals > 0 { (size, decimals) = (size / 10, decimals - 1) }
    while size < 1, size > 0, decimals < 6 { (size, decimals) = (size * 10, decimals + 1) }
    let text = Numerals.text(value, decimals: decimals)
    return text == "-0" ? "0" : text
  }
}
