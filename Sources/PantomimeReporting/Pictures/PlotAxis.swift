import PantomimeKit

/// The axis along a side of a plot, labeled with at least three round numbers.
package struct PlotAxis: Sendable, Hashable {
  /// The minimum and the maximum, which are never equal.
  package let low: Double
  package let high: Double
  /// The labeled numbers, in order.
  package let ticks: [Double]
  private let step: Double
  private let decimals: Int

  /// Creates an axis that spans the given numbers, with about `count` labels.
  ///
  /// Numbers that aren't finite are ignored; an empty range is widened.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - count: The number of labels.
  ///   - least: The lowest number to which an empty range is widened, such as 0 for times.
  package init(
    _ numbers: some Sequence<Double>, about count: Int, notBelow least: Double = -.infinity
  ) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for number in numbers where number.isFinite && number.magnitude < 1e100 {
      (low, high) = (min(low, number), max(high, number))
    }
    if low > high { (low, high) = (0, 1) }
    if high - low <= max(low.magnitude, high.magnitude) * 1e-9 {
      let room = max(low.magnitude * 0.5, 0.5)
      (low, high) = (min(low, max(low - room, least)), high + room)
    }
    let (step, decimals) = PlotAxis.step(of: high - low, about: max(count, 3))
    (self.low, self.high) = (low, high)
    (self.step, self.decimals) = (step, decimals)
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    ticks =
      last >= first ? (0...Int(min(last - first, 100))).map { (first + Double($0)) * step } : []
  }

  /// The axis, extended so that labeled numbers are at both ends.
  package var padded: PlotAxis {
    PlotAxis(
      from: (low / step + 1e-9).rounded(.down), to: (high / step - 1e-9).rounded(.up), step: step,
      decimals: decimals)
  }

  private init(from first: Double, to last: Double, step: Double, decimals: Int) {
    (low, high) = (first * step, max(last, first + 1) * step)
    (self.step, self.decimals) = (step, decimals)
    ticks = (0...Int(min(max(last - first, 1), 100))).map { (first + Double($0)) * step }
  }

  /// Returns the coordinate of a number on this axis, given the coordinates of its two ends.
  package func place(_ number: Double, from start: Double, to end: Double) -> Double {
    start + (number - low) / (high - low) * (end - start)
  }

  /// Formats a number for this axis.
  package func text(_ number: Double) -> String { Numerals.text(number, decimals: decimals) }

  /// Returns the step between labeled numbers, and its number of decimals.
  ///
  /// The step is the largest of 1, 2, or 5 times a power of ten with which about `count` labeled
  /// numbers, and at least three, fit into any range of length `span`.
  private static func step(of span: Double, about count: Int) -> (step: Double, decimals: Int) {
    var (power, decimals) = (1.0, 0)
    while power * 10 <= span { (power, decimals) = (power * 10, decimals - 1) }
    while power > span { (power, decimals) = (power / 10, decimals + 1) }
    // The steps are tried from the coarsest to the finest.
    for (factor, more) in [(5.0, 0), (2, 0), (1, 0), (0.5, 1), (0.2, 1), (0.1, 1), (0.05, 2)] {
      let step = power * factor
      if (span / step).rounded(.down) >= Double(max(3, count - 1)) {
        return (step, max(0, decimals + more))
      }
    }
    return (power * 0.05, max(0, decimals + 2))
  }
}
