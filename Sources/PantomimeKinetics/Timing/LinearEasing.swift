/// An easing whose progress follows straight lines between points, like CSS's `linear()`.
public struct LinearEasing: Sendable, Hashable {
  /// A point: a progress value, and the fraction of the time at which it is reached.
  public struct Stop: Sendable, Hashable {
    /// The progress, which can be any finite number.
    package var progress: Double
    /// The fraction of the time, or `nil` to interpolate it between those of the neighboring
    /// points.
    package var fraction: Double?

    /// Creates a point at a fraction of the time; if the fraction is `nil`, it is interpolated
    /// between those of the neighboring points.
    public init(_ progress: Double, at fraction: Double? = nil) {
      self.progress = progress
      self.fraction = fraction
    }
  }

  /// The points in order, with every fraction filled in.
  package let stops: [Stop]
  private let fractions: [Double]

  /// Creates an easing from points in order.
  ///
  /// As in CSS, an omitted first fraction is 0, an omitted last fraction is 1, and other omitted
  /// fractions are spaced evenly. A fraction that is smaller than an earlier one is replaced with
  /// the earlier one, which causes a jump.
  ///
  /// - Throws: `OptionError` if there are no points, or if a number isn't finite.
  public init(_ stops: [Stop]) throws(OptionError) {
    guard !stops.isEmpty else { throw OptionError("points", 0, allowed: "at least 1 point") }
    for stop in stops {
      guard stop.progress.isFinite else {
        throw OptionError("point", stop.progress, allowed: "a finite number")
      }
      if let fraction = stop.fraction, !fraction.isFinite {
        throw OptionError("fraction", fraction, allowed: "a finite number")
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
  /// At the instant of a jump, the result is the last of the values at that instant. Before the
  /// first point and after the last one, the nearest line continues, as in CSS. The fraction is
  /// clamped to 0 … 1, and NaN counts as 0.
  package func value(at fraction: Double) -> Double {
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

  /// Returns the rate of progress at a fraction of the time, which is the slope of the line at that
  /// fraction, in progress per total duration.
  ///
  /// At a corner or a jump, the result is the slope of the line that follows; at 1, it is the slope
  /// of the last line; outside 0 … 1, it is 0. A slope that overflows counts as
  /// ±`UnitBezier.steepest` (T21, our choice).
  package func slope(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1, stops.count > 1 else { return 0 }
    // The number of points at or before the fraction, or before 1.
    let passed = fractions.count { fraction < 1 ? $0 <= fraction : $0 < 1 }
    let left = min(max(passed - 1, 0), stops.count - 2)
    let width = fractions[left + 1] - fractions[left]
    guard width > 0 else { return 0 }
    let rise = stops[left + 1].progress - stops[left].progress
    let slope = rise / width
    return slope.isFinite ? slope : rise > 0 ? UnitBezier.steepest : -UnitBezier.steepest
  }

  /// Returns the first fraction of the time in 0 … 1 at which progress equals `progress`, or `nil`
  /// if it never equals that value.
  ///
  /// A progress value that a jump skips counts as reached at the instant of the jump.
  package func inverse(of progress: Double) -> Double? {
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

  /// Returns the fraction at which the line between two points reaches the given progress, or `nil`
  /// if it doesn't reach it.
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
