import PantomimeKit

/// The outcomes of a decision as a function of two numbers in a rectangle: bands with equal
/// outcomes, whose borders are located by bisection.
///
/// The rectangle is scanned upward at several horizontal positions. If two adjacent positions have
/// the same sequence of outcomes, lines connect their borders; wherever the sequence changes, there
/// is a vertical border.
struct OutcomeBands {
  /// A part of the rectangle with a single outcome, between two lines that run from left to right.
  struct Band {
    let outcome: Int
    let lower: [Point2D]
    let upper: [Point2D]

    /// The corners.
    var outline: [Point2D] { lower + upper.reversed() }
  }

  private(set) var bands: [Band] = []
  /// The borders between different outcomes, each a line with as few points as possible.
  private(set) var borders: [[Point2D]] = []

  private let across: ClosedRange<Double>
  private let up: ClosedRange<Double>
  private let outcome: (Point2D) -> Int

  /// The number of scans, and the number of samples in each scan; our choice.
  private static let (scans, samples) = (60, 96)
  /// The number of steps of a bisection, after which the precision of a double is nearly exhausted.
  private static let steps = 48

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - across: the range of the horizontal number.
  ///   - up: the range of the vertical number.
  ///   - outcome: returns the outcome at a point.
  init(
    across: ClosedRange<Double>, up: ClosedRange<Double>, outcome: @escaping (Point2D) -> Int
  ) {
    (self.across, self.up, self.outcome) = (across, up, outcome)
    var stretch = [scan(at: across.lowerBound)]
    for index in 1...OutcomeBands.scans {
      let next = scan(at: across.lowerBound + width * Double(index) / Double(OutcomeBands.scans))
      var searches = 0
      while let last = stretch.last, isBroken(last, next), searches < OutcomeBands.mostBreaks {
        searches += 1
        let (left, right) = change(from: last, to: next)
        if isBroken(left, right, tolerance: OutcomeBands.tolerance) {
          add(stretch + [left])
          addVertical(left, right)
          stretch = [right]
        } else {
          // The border is steep but continuous.
          stretch += [left, right]
        }
        if right.x >= next.x { break }
      }
      stretch.append(next)
    }
    add(stretch)
    join()
  }

  private var width: Double { across.upperBound - across.lowerBound }
  private var height: Double { up.upperBound - up.lowerBound }

  // MARK: - Scanning

  /// The outcomes at a horizontal position, from bottom to top, and the vertical positions of the
  /// borders between them.
  fileprivate struct Scan {
    let x: Double
    var outcomes: [Int]
    var cuts: [Double] = []
  }

  private func scan(at x: Double) -> Scan {
    var last = (y: up.lowerBound, outcome: outcome(Point2D(x: x, y: up.lowerBound)))
    var scan = Scan(x: x, outcomes: [last.outcome])
    for index in 1...OutcomeBands.samples {
      // The samples are offset from round numbers, because borders are often at round numbers.
      let share = (Double(index) - 0.382) / (Double(OutcomeBands.samples) - 0.382)
      let y = up.lowerBound + height * share
      let next = outcome(Point2D(x: x, y: y))
      if next != last.outcome {
        let before = last.outcome
        scan.cuts.append(
          OutcomeBands.bisect(last.y, y) { outcome(Point2D(x: x, y: $0)) == before }.low)
        scan.outcomes.append(next)
      }
      last = (y, next)
    }
    return scan
  }

  /// The maximum number of vertical borders between two adjacent positions; our choice.
  private static let mostBreaks = 8

  /// Returns whether lines can't connect the borders of two scans, because the sequences of
  /// outcomes differ, or a border is at a very different position.
  private func isBroken(_ left: Scan, _ right: Scan, tolerance: Double = 0.05) -> Bool {
    left.outcomes != right.outcomes
      || zip(left.cuts, right.cuts).contains { ($0 - $1).magnitude > height * tolerance }
  }

  /// Returns the scans immediately before and after the first position at which the outcomes change
  /// between two scans.
  private func change(from left: Scan, to right: Scan) -> (Scan, Scan) {
    let isSameOutcome = left.outcomes == right.outcomes
    let (low, high) = OutcomeBands.bisect(left.x, right.x) { x in
      let scan = scan(at: x)
      guard scan.outcomes == left.outcomes else { return false }
      return !isSameOutcome
        || zip(scan.cuts, zip(left.cuts, right.cuts)).allSatisfy { cut, ends in
          (cut - ends.0).magnitude <= (cut - ends.1).magnitude
        }
    }
    return (scan(at: low), high < right.x ? scan(at: high) : right)
  }

  /// Returns the last number that satisfies a condition and the first number that doesn't, as
  /// precisely as needed.
  private static func bisect(
    _ low: Double, _ high: Double, _ holds: (Double) -> Bool
  ) -> (low: Double, high: Double) {
    var (low, high) = (low, high)
    for _ in 0..<steps {
      let middle = low / 2 + high / 2
      guard middle > low, middle < high else { break }
      if holds(middle) { low = middle } else { high = middle }
    }
    return (low, high)
  }

  // MARK: - Bands and borders

  private mutating func add(_ scans: [Scan]) {
    guard let first = scans.first, let last = scans.last, last.x > first.x else { return }
    let lines = first.cuts.indices.map { index in
      simplified(scans.map { Point2D(x: $0.x, y: $0.cuts[index]) })
    }
    func level(_ y: Double) -> [Point2D] { [Point2D(x: first.x, y: y), Point2D(x: last.x, y: y)] }
    let edges = [level(up.lowerBound)] + lines + [level(up.upperBound)]
    for (index, outcome) in first.outcomes.enumerated() {
      bands.append(Band(outcome: outcome, lower: edges[index], upper: edges[index + 1]))
    }
    borders += lines
  }

  /// Adds the vertical borders between two adjacent scans.
  private mutating func addVertical(_ left: Scan, _ right: Scan) {
    let levels = ([up.lowerBound, up.upperBound] + left.cuts + right.cuts).sorted()
    let x = left.x / 2 + right.x / 2
    for (low, high) in zip(levels, levels.dropFirst()) where high > low {
      let middle = low / 2 + high / 2
      guard left.outcome(at: middle) != right.outcome(at: middle) else { continue }
      if let last = borders.indices.last, borders[last].count == 2,
        borders[last][1] == Point2D(x: x, y: low), borders[last][0].x == x
      {
        borders[last][1].y = high
      } else {
        borders.append([Point2D(x: x, y: low), Point2D(x: x, y: high)])
      }
    }
  }

  /// Joins borders that continue each other in a straight line.
  private mutating func join() {
    var joined: [[Point2D]] = []
    for border in borders {
      let index = joined.firstIndex { other in
        guard let end = other.last, let start = border.first else { return false }
        return distance(end, start) < 1e-4
          && deviation(of: end, from: other[other.count - 2], to: border[1]) < 1e-4
      }
      if let index {
        joined[index] = joined[index].dropLast() + border.dropFirst()
      } else {
        joined.append(border)
      }
    }
    borders = joined
  }

  /// Returns the same line with as few points as possible.
  private func simplified(_ points: [Point2D]) -> [Point2D] {
    guard points.count > 2, let first = points.first, let last = points.last else { return points }
    var farthest = (index: 0, deviation: 0.0)
    for index in 1..<points.count - 1 {
      let deviation = deviation(of: points[index], from: first, to: last)
      if deviation > farthest.deviation { farthest = (index, deviation) }
    }
    guard farthest.deviation > OutcomeBands.tolerance else { return [first, last] }
    let head = simplified(Array(points[...farthest.index]))
    let tail = simplified(Array(points[farthest.index...]))
    return head + tail.dropFirst()
  }

  /// The maximum deviation of a straight border, as a fraction of the map's sides; our choice.
  private static let tolerance = 1e-3

  /// Returns the distance of a point from the line through two others, as a fraction of the map's
  /// side.
  ///
  /// The distance is measured vertically or, if the line is vertical, horizontally.
  private func deviation(of point: Point2D, from start: Point2D, to end: Point2D) -> Double {
    guard (end.x - start.x).magnitude > width * 1e-9 else {
      return (point.x - start.x).magnitude / width
    }
    let share = (point.x - start.x) / (end.x - start.x)
    return (point.y - (start.y + (end.y - start.y) * share)).magnitude / height
  }

  private func distance(_ one: Point2D, _ other: Point2D) -> Double {
    max((one.x - other.x).magnitude / width, (one.y - other.y).magnitude / height)
  }
}

extension OutcomeBands.Scan {
  fileprivate func outcome(at y: Double) -> Int {
    outcomes[cuts.filter { $0 < y }.count]
  }
}

/// A frame divided into terminal cells, each with a value, which is used to find space for labels.
struct RegionGrid {
  /// A set of connected cells with the same value.
  struct Region {
    let value: Int
    fileprivate let number: Int
    /// The number of cells.
    fileprivate var count = 0
  }

  /// The regions, beginning with the largest.
  private(set) var regions: [Region] = []

  private let frame: Rect2D
  private let columns: Int
  private let rows: Int
  /// The number of the region to which each cell belongs.
  private var numbers: [Int]

  /// Divides a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - value: Returns the value at a point.
  init(_ frame: Rect2D, value: (Point2D) -> Int) {
    self.frame = frame
    let (columns, rows) = (
      max(1, Int(frame.width / Drawing.cell.width)), max(1, Int(frame.height / Drawing.cell.height))
    )
    (self.columns, self.rows) = (columns, rows)
    let values = (0..<columns * rows).map { index in
      value(
        Point2D(
          x: frame.x + (Double(index % columns) + 0.5) / Double(columns) * frame.width,
          y: frame.y + (Double(index / columns) + 0.5) / Double(rows) * frame.height))
    }
    numbers = Array(repeating: -1, count: values.count)
    for start in values.indices where numbers[start] < 0 { fill(from: start, values) }
    regions.sort { $0.count > $1.count }
  }

  private mutating func fill(from start: Int, _ values: [Int]) {
    var region = Region(value: values[start], number: regions.count)
    var open = [start]
    numbers[start] = region.number
    while let index = open.popLast() {
      region.count += 1
      let (column, row) = (index % columns, index / columns)
      var next: [Int] = []
      if column > 0 { next.append(index - 1) }
      if column < columns - 1 { next.append(index + 1) }
      if row > 0 { next.append(index - columns) }
      if row < rows - 1 { next.append(index + columns) }
      for other in next where numbers[other] < 0 && values[other] == region.value {
        numbers[other] = region.number
        open.append(other)
      }
    }
    regions.append(region)
  }

  /// Returns the top left corners at which a text of the given size fits into a region; corners
  /// with the most space around the text come first.
  func places(for size: Size2D, in region: Region) -> [Point2D] {
    let (width, height) = (
      Int((size.width / Drawing.cell.width).rounded(.up)),
      Int((size.height / Drawing.cell.height).rounded(.up))
    )
    guard width + 2 <= columns, height <= rows else { return [] }
    var found: [(room: Int, place: Point2D)] = []
    for row in 0...rows - height {
      // The number of consecutive columns, up to the current one, whose cells belong to the region
      // in all rows of the text.
      var run = 0
      for column in 0..<columns {
        let isInside = (row..<row + height).allSatisfy {
          numbers[$0 * columns + column] == region.number
        }
        run = isInside ? run + 1 : 0
        guard run >= width + 2 else { continue }
        let left = column - width
        let room =
          min(
            above(row, left..<left + width, region),
            below(row + height - 1, left..<left + width, region)) * 3
          + min(run - width - 2, 12) - (left + width / 2 - columns / 2).magnitude.asInt / 8
        found.append(
          (
            room,
            Point2D(
              x: frame.x + Double(left) / Double(columns) * frame.width,
              y: frame.y + Double(row) / Double(rows) * frame.height)
          ))
      }
    }
    return found.sorted { $0.room > $1.room }.map { $0.place }
  }

  private func above(_ row: Int, _ columns: Range<Int>, _ region: Region) -> Int {
    room(stride(from: row - 1, through: 0, by: -1), columns, region)
  }

  private func below(_ row: Int, _ columns: Range<Int>, _ region: Region) -> Int {
    room(stride(from: row + 1, to: rows, by: 1), columns, region)
  }

  /// Returns the number of consecutive rows, at most 4, in which all cells of a range of columns
  /// belong to the region.
  private func room(
    _ rows: some Sequence<Int>, _ range: Range<Int>, _ region: Region
  ) -> Int {
    var count = 0
    for row in rows {
      guard count < 4, range.allSatisfy({ numbers[row * columns + $0] == region.number }) else {
        break
      }
      count += 1
    }
    return count
  }
}

extension UInt {
  fileprivate var asInt: Int { Int(self) }
}

/// The equation of a straight border between the outcomes of a rule: it gives a distance, a
/// velocity, or the position at which a release comes to rest.
struct BorderEquation {
  private let start: Point2D
  private let end: Point2D

  /// Creates the equation of the line through two points, whose x coordinates are distances in
  /// points, and whose y coordinates are velocities in points per second.
  ///
  /// - Parameters:
  ///   - start: The start.
  ///   - end: The end.
  init(from start: Point2D, to end: Point2D) { (self.start, self.end) = (start, end) }

  /// The maximum deviation at which a line still counts as horizontal or vertical, as a fraction of
  /// the side of the plane along which it deviates.
  private static let straightness = 1e-6

  /// Returns the equation as text.
  ///
  /// - Parameters:
  ///   - length: The full distance between two ends, or `nil` if the rule decides among anchors.
  ///   - spans: The lengths of the sides of the plane.
  func text(length: Double?, spans: Size2D) -> String {
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
