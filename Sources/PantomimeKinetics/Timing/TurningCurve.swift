/// A curve from 0 to 1 with known reversals.
protocol TurningCurve {
  /// Returns the progress at a fraction of the time.
  func value(at fraction: Double) -> Double

  /// The fractions at which progress reverses, in order.
  var turns: [Double] { get }
}

extension TurningCurve {
  /// Returns the first fraction of the time at which progress equals `progress` or comes nearest to
  /// it (A72).
  ///
  /// If progress never equals the given value, the result is the first fraction at which it comes
  /// nearest: for a rising curve, 0 if the value is below 0, and 1 if it is above 1. For a value
  /// that a jump skips, the result is the instant of the jump. NaN counts as 0.
  @inline(__always)
  func firstFraction(of progress: Double) -> Double {
    guard !progress.isNaN, progress != 0 else { return 0 }
    var start = (fraction: 0.0, value: 0.0)
    var nearest = start
    for end in turns + [1] where end > start.fraction {
      let value = value(at: end)
      if progress == value || (progress > start.value) != (progress > value) {
        return crossing(
          of: progress, from: start.fraction, to: end, rising: value > start.value)
      }
      if progress > 0 ? value > nearest.value : value < nearest.value { nearest = (end, value) }
      start = (end, value)
    }
    return nearest.fraction
  }

  /// Returns the fraction at which progress crosses a value, given two fractions between which
  /// progress is monotonic.
  @inline(__always)
  private func crossing(
    of progress: Double, from start: Double, to end: Double, rising: Bool
  ) -> Double {
    var low = start
    var high = end
    for _ in 0..<100 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if (value(at: middle) < progress) == rising { low = middle } else { high = middle }
    }
    return high
  }
}
