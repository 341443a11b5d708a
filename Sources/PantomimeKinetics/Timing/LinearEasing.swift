/// Progress along straight lines between points, like CSS's `linear()`.
public struct LinearEasing: Sendable, Hashable {
  /// A point: a progress, and the fraction of the time at which it is shown.
  public struct Stop: Sendable, Hashable {
    /// The progress, any finite number.
    public var progress: Double
    /// The fraction of the time, or `nil` to interpolate it between the neighbors.
    public var fraction: Double?

    /// Creates a progress, at a fraction or between its neighbors.
    public init(_ progress: Double, at fraction: Double? = nil) {
      self.progress = progress
      self.fraction = fraction
    }
  }

  /// The points, with every fraction filled in and in order.
  public let stops: [Stop]
  private let fractions: [Double]

  /// Creates lines through points in order.
  ///
  /// As in CSS: an omitted first fraction is 0, an omitted last one 1, a run of others is spaced
  /// evenly, and a fraction before an earlier one is moved up to it, which makes a jump.
  ///
  /// - Throws: `OutOfRange` for no point at all, or a number that is not finite.
  public init(_ stops: [Stop]) throws(OutOfRange) {
    guard !stops.isEmpty else { throw OutOfRange("points", 0, allowed: "at least 1 point") }
    for stop in stops {
      guard stop.progress.isFinite else {
        throw OutOfRange("point", stop.progress, allowed: "a finite number")
      }
      if let fraction = stop.fraction, !fraction.isFinite {
        throw OutOfRange("fraction", fraction, allowed: "a finite number")
      }
    }
    fractions = Self.filled(stops.map { $0.fraction })
    self.stops = zip(stops, fractions).map { Stop($0.progress, at: $1) }
  }

  /// Returns the fractions with the missing ones filled in.
  private static func filled(_ given: [Double?]) -> [Double] {
    let last = given.count - 1
    var filled = [Double](repeating: 0, count: given.count)
    var known = 0
    var largest = given[0] ?? 0
    filled[0] = largest
    for index in given.indices.dropFirst() {
      guard let fraction = given[index] ?? (index == last ? 1 : nil) else { continue }
      largest = max(largest, fraction)
      filled[index] = largest
      let step = (largest - filled[known]) / Double(index - known)
      for between in known..<index where between > known {
        filled[between] = filled[known] + step * Double(between - known)
      }
      known = index
    }
    return filled
  }

  /// Returns the progress at a fraction of the time.
  ///
  /// At the instant of a jump the last of its values is shown; before the first point and after the
  /// last the nearest line continues, as in CSS. The fraction is clamped to 0 … 1, and NaN counts
  /// as 0.
  public func value(at fraction: Double) -> Double {
    let input = fraction > 0 ? min(fraction, 1) : 0
    guard stops.count > 1 else { return stops[0].progress }
    // The number of points at or before the input.
    let low = fractions.partitioningIndex { $0 > input }
    if low > 0, fractions[low - 1] == input { return stops[low - 1].progress }
    let left = min(max(low - 1, 0), stops.count - 2)
    let (a, b) = (stops[left].progress, stops[left + 1].progress)
    let width = fractions[left + 1] - fractions[left]
    guard width > 0 else { return low == 0 ? a : b }
    let share = (input - fractions[left]) / width
    return a * (1 - share) + b * share
  }

  /// Returns the rate of progress at a fraction of the time: the slope of the present line, in
  /// progress per whole duration.
  ///
  /// At a corner or a jump it is that of the line that follows, at 1 that of the line before;
  /// outside 0 … 1 it is 0. A slope that overflows is ±`UnitBezier.steepest` (T21, our choice).
  public func slope(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1, stops.count > 1 else { return 0 }
    // The number of points before the fraction.
    let passed = fractions.count { fraction < 1 ? $0 <= fraction : $0 < 1 }
    let left = min(max(passed - 1, 0), stops.count - 2)
    let width = fractions[left + 1] - fractions[left]
    guard width > 0 else { return 0 }
    let rise = stops[left + 1].progress - stops[left].progress
    let slope = rise / width
    return slope.isFinite ? slope : rise > 0 ? UnitBezier.steepest : -UnitBezier.steepest
  }

  /// Returns the first fraction of the time in 0 … 1 at which progress is `progress`, or `nil` if
  /// it never is.
  ///
  /// A progress inside a jump counts as shown at the jump.
  public func inverse(of progress: Double) -> Double? {
    guard !progress.isNaN else { return nil }
    var start = (fraction: 0.0, progress: value(at: 0))
    if start.progress == progress { return 0 }
    for index in fractions.indices where fractions[index] > 0 && fractions[index] <= 1 {
      let end = (fraction: fractions[index], progress: stops[index].progress)
      if let crossing = Self.crossing(of: progress, start, end) { return crossing }
      start = end
    }
    return Self.crossing(of: progress, start, (1, value(at: 1)))
  }

  /// Returns the fraction at which the line between two points reaches a progress, or `nil` if it
  /// doesn't.
  private static func crossing(
    of progress: Double, _ start: (fraction: Double, progress: Double),
    _ end: (fraction: Double, progress: Double)
  ) -> Double? {
    if progress == end.progress, start.progress != progress { return end.fraction }
    guard (progress > start.progress) != (progress > end.progress) else { return nil }
    let share = (progress - start.progress) / (end.progress - start.progress)
    return start.fraction + (end.fraction - start.fraction) * share
  }
}
