package import PantomimeKit

/// The path of a pointer that a terminal reports by cells or by pixels, as touches of a finger.
///
/// A terminal reports a cell when the pointer enters it. At that moment the pointer is on the border
/// between two cells, which is far more exact than the cell itself. The path between those moments is
/// made even in time, and sampled like a screen would, before an estimator sees it. All of this is
/// our choice.
package struct PointerPath: Sendable {
  /// The size of what a report can distinguish, in points: of a cell, or of a pixel.
  private let grain: Size
  /// Whether reports name cells, whose borders the pointer crosses, and not pixels.
  private let isCells: Bool
  /// The reports, each with the middle of its cell, in seconds and points.
  private var reports: [(time: Double, place: Point)]

  /// The time between two movements of a pointer, in seconds: how late a report can be.
  private static let interval = 0.008
  /// The rate of the touches, in Hz.
  private static let rate = 60.0
  /// The decimals of positions.
  private static let decimals = 2

  /// Creates a path that begins at a place, the middle of a cell.
  package init(at place: Point, grain: Size, isCells: Bool) {
    (self.grain, self.isCells) = (grain, isCells)
    reports = [(0, place)]
  }

  /// Adds a report, in seconds since the start; reports at one instant count as the last of them.
  package mutating func add(_ place: Point, at time: Double) {
    let last = reports[reports.count - 1]
    if time <= last.time, reports.count > 1 {
      reports[reports.count - 1].place = place
    } else {
      reports.append((max(time, last.time), place))
    }
  }

  /// Returns the touches of a finger that ends at a time, in seconds since the start.
  ///
  /// - Parameters:
  ///   - phase: The phase that ends it.
  ///   - delay: The time before the first touch, in milliseconds.
  package func stream(until end: Double, by phase: Touch.Phase = .up, delay: Int = 0) -> TouchStream
  {
    let (x, y) = (axis(until: end) { $0.x }, axis(until: end) { $0.y })
    func place(_ milliseconds: Int) -> Point {
      let time = min(Double(milliseconds) / 1_000, end)
      return Point(
        x: Numerals.rounded(x.value(at: time), decimals: Self.decimals),
        y: Numerals.rounded(y.value(at: time), decimals: Self.decimals))
    }
    func instant(_ milliseconds: Int) -> Instant {
      Instant(nanoseconds: Int64(delay + milliseconds) * 1_000_000)
    }
    var last = place(0)
    var touches = [TimedTouch(instant(0), Touch(.down, at: last))]
    let count = Int((max(end, 0) * Self.rate).rounded(.up))
    var lift = 0
    for number in 0..<count {
      lift = Int((Double(number + 1) * 1_000 / Self.rate).rounded())
      let next = place(lift)
      // A finger that stays is not in an event (G211).
      if next != last { touches.append(TimedTouch(instant(lift), Touch(.move, at: next))) }
      last = next
    }
    touches.append(TimedTouch(instant(lift), Touch(phase, at: last)))
    return TouchStream(touches)
  }

  /// Returns how far the speed at the end may be off, in points per second.
  package func speedError(until end: Double) -> Double {
    max(axis(until: end) { $0.x }.speedError, axis(until: end) { $0.y }.speedError)
  }
}

// MARK: - Axes

extension PointerPath {
  /// One component of the path: straight lines between knots.
  private struct Axis {
    var knots: [(time: Double, value: Double)]
    var speedError = 0.0

    /// The speed between the last two knots.
    var speed: Double {
      guard knots.count > 1 else { return 0 }
      let (one, other) = (knots[knots.count - 2], knots[knots.count - 1])
      return other.time > one.time ? (other.value - one.value) / (other.time - one.time) : 0
    }

    func value(at time: Double) -> Double {
      guard let next = knots.firstIndex(where: { $0.time >= time }) else {
        return knots[knots.count - 1].value
      }
      guard next > 0 else { return knots[0].value }
      let (one, other) = (knots[next - 1], knots[next])
      let length = other.time - one.time
      guard length > 0 else { return other.value }
      return one.value + (other.value - one.value) * (time - one.time) / length
    }
  }

  private func axis(until end: Double, _ component: (Point) -> Double) -> Axis {
    let size = component(Point(x: grain.width, y: grain.height))
    return isCells && size > 0 ? cells(size, until: end, component) : pixels(size, component)
  }

  private func pixels(_ size: Double, _ component: (Point) -> Double) -> Axis {
    var axis = Axis(knots: reports.map { ($0.time, component($0.place)) })
    // The estimate is a mean over some movements.
    if axis.knots.count > 1 { axis.speedError = size / 2 / (3 * Self.interval) }
    return axis
  }

  private func cells(_ size: Double, until end: Double, _ component: (Point) -> Double) -> Axis {
    var knots: [(time: Double, value: Double)] = []
    var errors: [Double] = []
    var last = component(reports[0].place)
    for report in reports.dropFirst() {
      let value = component(report.place)
      guard value != last else { continue }
      // A pointer that skips cells is somewhere in the new one.
      let isNext = (value - last).magnitude < size * 1.5
      knots.append((report.time, isNext ? (value + last) / 2 : value))
      errors.append(isNext ? 0 : size / 2)
      last = value
    }
    let first = component(reports[0].place)
    guard !knots.isEmpty else { return Axis(knots: [(0, first)]) }
    var axis = Axis(knots: [(0, start(first, size, knots))] + knots)
    let last2 = axis.knots.suffix(2).map { $0.time }
    let steps = ([size / 4] + errors).suffix(2)
    let late = axis.speed.magnitude * Self.interval
    axis.speedError =
      steps.reduce(0) { $0 + max($1, late / 2) } / max(last2[1] - last2[0], Self.interval)
    finish(&axis, size, middle: last, at: end)
    return axis
  }

  /// Returns the start in its cell: where the pointer must have been to cross the first two borders
  /// evenly.
  private func start(
    _ middle: Double, _ size: Double, _ knots: [(time: Double, value: Double)]
  ) -> Double {
    guard knots.count > 1, knots[1].time > knots[0].time else { return middle }
    let speed = (knots[1].value - knots[0].value) / (knots[1].time - knots[0].time)
    let value = knots[0].value - speed * knots[0].time
    return min(max(value, middle - size / 2), middle + size / 2)
  }

  /// Adds the way in the last cell, whose other border the pointer has not crossed.
  private func finish(_ axis: inout Axis, _ size: Double, middle: Double, at end: Double) {
    guard let last = axis.knots.last, end > last.time else { return }
    let speed = axis.speed
    let (left, expected) = (end - last.time, size / max(speed.magnitude, 1e-9))
    if left <= expected {
      let value = last.value + speed * left
      axis.knots.append((end, min(max(value, middle - size / 2), middle + size / 2)))
    } else if left <= max(2 * expected, 0.1) {
      // It has slowed down.
      let way = size * expected / left
      axis.knots.append((end, last.value + (speed < 0 ? -way : way)))
      axis.speedError = max(axis.speedError, way / left)
    } else {
      // It has stopped.
      axis.knots.append((last.time + expected / 2, middle))
      axis.speedError = 0
    }
  }
}
