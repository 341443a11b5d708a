package import PantomimeKit

/// The path of a pointer, which a terminal reports as cells or as pixels, converted to touches of a
/// finger.
///
/// A terminal reports a cell when the pointer enters it. At that moment the pointer is on the
/// border between two cells, a position far more precise than the cell itself. The path between
/// those moments is smoothed over time, and is sampled at the rate of a touch screen, before an
/// estimator processes it. All of this is our choice.
package struct PointerPath: Sendable {
  /// The resolution of a report, in points: the size of a cell, or of a pixel.
  private let grain: Size2D
  /// Whether the reports name cells, whose borders the pointer crosses, rather than pixels.
  private let isCells: Bool
  /// The reports: the time in seconds, and the middle of the reported cell in points.
  private var reports: [(time: Double, place: Point2D)]

  /// The time between two movements of a pointer, in seconds, which is also the maximum delay of a
  /// report.
  private static let interval = 0.008
  /// The minimum time between two knots of a smoothed path, in seconds.
  private static let evenness = 0.045
  /// The time without a report after which the pointer is considered to rest, in seconds.
  private static let patience = 0.1
  /// The rate of the touches, in Hz.
  private static let rate = 60.0
  /// The number of decimals of positions.
  private static let decimals = 2

  /// Creates a path that begins in the middle of a cell, which is the given place.
  package init(at place: Point2D, grain: Size2D, isCells: Bool) {
    (self.grain, self.isCells) = (grain, isCells)
    reports = [(0, place)]
  }

  /// Adds a report, whose time is in seconds since the start; if there are several reports at one
  /// instant, only the last one counts.
  package mutating func add(_ place: Point2D, at time: Double) {
    let last = reports[reports.count - 1]
    if time <= last.time, reports.count > 1 {
      reports[reports.count - 1].place = place
    } else {
      reports.append((max(time, last.time), place))
    }
  }

  /// Returns the touches of a finger up to a time, in seconds since the start.
  ///
  /// - Parameters:
  ///   - phase: The phase of the last touch.
  ///   - delay: The time before the first touch, in milliseconds.
  package func stream(until end: Double, by phase: Touch.Phase = .up, delay: Int = 0) -> TouchStream
  {
    let (x, y) = (axis(until: end) { $0.x }, axis(until: end) { $0.y })
    func place(_ milliseconds: Int) -> Point2D {
      let time = min(Double(milliseconds) / 1_000, end)
      return Point2D(
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
      // A touch event doesn't include a finger that stays in place (G211).
      if next != last { touches.append(TimedTouch(instant(lift), Touch(.move, at: next))) }
      last = next
    }
    touches.append(TimedTouch(instant(lift), Touch(phase, at: last)))
    return TouchStream(touches)
  }

  /// Returns the possible error of the speed at the given end, in points per second.
  package func speedError(until end: Double) -> Double {
    max(axis(until: end) { $0.x }.speedError, axis(until: end) { $0.y }.speedError)
  }
}

// MARK: - Axes

extension PointerPath {
  /// One component of the path, which consists of straight lines between knots.
  private struct Axis {
    var knots: [(time: Double, value: Double)]
    var speedError = 0.0

    /// The speed between the last two knots.
    var speed: Double {
      guard knots.count > 1 else { return 0 }
      let (one, other) = (knots[knots.count - 2], knots[knots.count - 1])
      return other.time > one.time ? (other.value - one.value) / (other.time - one.time) : 0
    }

    /// The rate at which the speed has changed over the last three knots.
    var acceleration: Double {
      guard knots.count > 3 else { return 0 }
      let (one, other) = (knots[knots.count - 3], knots[knots.count - 2])
      let length = knots[knots.count - 1].time - one.time
      guard other.time > one.time, length > 0 else { return 0 }
      let before = (other.value - one.value) / (other.time - one.time)
      return (speed - before) * 2 / length
    }

    /// The time between the last two knots, in seconds.
    var lastLength: Double {
      knots.count > 1 ? knots[knots.count - 1].time - knots[knots.count - 2].time : 0
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

  private func axis(until end: Double, _ component: (Point2D) -> Double) -> Axis {
    // When the pointer rests, it has stopped on both axes.
    let end = min(end, reports[reports.count - 1].time + Self.patience)
    let size = component(Point2D(x: grain.width, y: grain.height))
    return isCells && size > 0 ? cells(size, until: end, component) : pixels(size, component)
  }

  private func pixels(_ size: Double, _ component: (Point2D) -> Double) -> Axis {
    var axis = Axis(knots: reports.map { ($0.time, component($0.place)) })
    // Estimators average over several movements.
    if axis.knots.count > 1 { axis.speedError = size / 2 / (3 * Self.interval) }
    return axis
  }

  private func cells(_ size: Double, until end: Double, _ component: (Point2D) -> Double) -> Axis {
    var knots: [(time: Double, value: Double)] = []
    var isLastNext = true
    let first = component(reports[0].place)
    var last = first
    for report in reports.dropFirst() {
      let value = component(report.place)
      guard value != last else { continue }
      // If the pointer skips cells, all that is known is that it's somewhere in the new cell.
      isLastNext = (value - last).magnitude < size * 1.5
      // On average, the pointer crossed the border half a movement before the report.
      let time = max(report.time - (isLastNext ? Self.interval / 2 : 0), knots.last?.time ?? 0)
      knots.append((time, isLastNext ? (value + last) / 2 : value))
      last = value
    }
    guard let crossed = knots.first else { return Axis(knots: [(0, first)]) }
    if knots.count == 1, isLastNext { return once(crossed, size, from: first, until: end) }
    var axis = Axis(knots: [(0, start(first, size, knots))] + even(knots))
    let length = max(axis.lastLength, Self.interval)
    axis.speedError = min(axis.speed.magnitude * Self.interval, size) / length
    if !isLastNext { axis.speedError = max(axis.speedError, size / 2 / length) }
    finish(&axis, size, middle: last, at: end)
    return axis
  }

  /// Returns a path that crosses a single border.
  ///
  /// Only the place and the moment of the crossing are known, so the speed is chosen such that the
  /// path neither begins before the first cell nor ends beyond the second.
  private func once(
    _ knot: (time: Double, value: Double), _ size: Double, from middle: Double, until end: Double
  ) -> Axis {
    let longer = max(knot.time, end - knot.time, Self.interval)
    let speed = (knot.value < middle ? -0.7 : 0.7) * size / longer
    return Axis(
      knots: [(0, knot.value - speed * knot.time), (end, knot.value + speed * (end - knot.time))],
      speedError: 0.7 * size / longer)
  }

  /// Returns the knots that are far enough apart in time.
  ///
  /// Between knots that are closer to each other, the delay of a report would have more influence
  /// than the movement.
  private func even(_ knots: [(time: Double, value: Double)]) -> [(time: Double, value: Double)] {
    var kept: [(time: Double, value: Double)] = []
    for (index, knot) in knots.enumerated().reversed() {
      let isTurn =
        index > 0 && index + 1 < knots.count
        && (knot.value - knots[index - 1].value) * (knots[index + 1].value - knot.value) <= 0
      guard isTurn || kept.last.map({ $0.time - knot.time >= Self.evenness }) ?? true else {
        continue
      }
      kept.append(knot)
    }
    return kept.reversed()
  }

  /// Returns the starting position within the first cell: the position from which the pointer
  /// crosses the first two borders as reported if its speed is constant.
  private func start(
    _ middle: Double, _ size: Double, _ knots: [(time: Double, value: Double)]
  ) -> Double {
    guard knots.count > 1, knots[1].time > knots[0].time else { return middle }
    let speed = (knots[1].value - knots[0].value) / (knots[1].time - knots[0].time)
    let value = knots[0].value - speed * knots[0].time
    return min(max(value, middle - size / 2), middle + size / 2)
  }

  /// Adds the distance in the last cell, whose opposite border the pointer hasn't crossed.
  ///
  /// The path continues with the speed and the acceleration of the last knots, but it neither
  /// reverses nor leaves the cell: if the pointer should have left the cell by then, it must have
  /// slowed down.
  private func finish(_ axis: inout Axis, _ size: Double, middle: Double, at end: Double) {
    guard let last = axis.knots.last, end > last.time else { return }
    let (left, sign) = (end - last.time, axis.speed < 0 ? -1.0 : 1.0)
    let room = sign * (middle - last.value) + size / 2
    let mean = axis.speed.magnitude
    guard mean > 0, room > 0 else { return }
    let gain = axis.acceleration * sign
    let speed = min(max(mean + gain * axis.lastLength / 2, mean * 0.3), mean * 2)
    // The distance with this acceleration until the end, or until the pointer has stopped.
    let time = gain < 0 ? min(left, -speed / gain) : left
    let way = speed * time + gain * time * time / 2
    let whole = min(max(way, 0.05 * speed * left), (way < room ? 1 : 0.9) * room)
    let bend = speed * left / whole
    let count = Int((min(left, 1) * Self.rate).rounded(.up))
    for step in 1...count {
      let share = Double(step) / Double(count)
      let part =
        bend >= 1
        ? 1 - Elementary.pow(max(0, 1 - share), bend) : bend * share + (1 - bend) * share * share
      axis.knots.append((last.time + left * share, last.value + sign * whole * part))
    }
    axis.speedError = max(axis.speedError, (speed * left - whole).magnitude / left)
  }
}
