extension UnitBezier {
  /// The maximum magnitude of a slope, in progress per fraction of the time.
  ///
  /// If a curve is vertical at a point, dy/dx is infinite there (T21), but a velocity that is
  /// computed from the slope must remain a usable number; the limit is our choice.
  public static let steepest = 1e6

  /// Returns the rate of progress at a fraction of the time: dy/dx, in progress per total duration
  /// (T20).
  ///
  /// At 0 and 1, the rate is the one-sided limit from inside, which a velocity handoff needs;
  /// outside 0 … 1, where progress is constant, it is 0. If the derivatives of y and x are both
  /// zero, the rate is computed from their higher derivatives, as in the tangent rule of T18. It is
  /// clamped to −`steepest` … `steepest`, so it is finite even where the curve is vertical (T21,
  /// our choice).
  public func slope(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    if isLinear { return 1 }
    let t = fraction > 0 && fraction < 1 ? parameter(at: fraction) : fraction
    let dx = x.derivatives(at: t)
    let dy = y.derivatives(at: t)
    if dx.first != 0 || dy.first != 0 { return Self.quotient(dy.first, dx.first) }
    if dx.second != 0 || dy.second != 0 { return Self.quotient(dy.second, dx.second) }
    return Self.quotient(dy.third, dx.third)
  }

  /// Returns dy ÷ dx, clamped to the steepest slope, or 0 if both are zero.
  private static func quotient(_ dy: Double, _ dx: Double) -> Double {
    guard dx != 0 else { return dy > 0 ? steepest : dy < 0 ? -steepest : 0 }
    let slope = dy / dx
    guard slope > -steepest else { return -steepest }
    return slope < steepest ? slope : steepest
  }

  /// Returns the first fraction of the time at which progress equals `progress`.
  ///
  /// If y only rises, there is only one such fraction (T24). If y overshoots, the result is the
  /// smallest of the fractions with that progress. If the curve never reaches the given progress,
  /// the result is the first fraction at which the curve is nearest to it: for a rising curve, 0 if
  /// the progress is below 0, and 1 if it is above 1. NaN counts as 0.
  public func inverse(of progress: Double) -> Double {
    guard !progress.isNaN else { return 0 }
    if isLinear { return min(max(progress, 0), 1) }
    if progress == 0 { return 0 }
    let t = firstParameter(reaching: progress)
    guard t > 0 else { return 0 }
    return t < 1 ? min(max(x.value(at: t), 0), 1) : 1
  }

  /// The fractions of the time at which progress reverses, in order.
  package var turns: [Double] {
    let (first, second) = y.turns
    return [first, second].filter { $0 > 0 && $0 < 1 }.map { min(max(x.value(at: $0), 0), 1) }
  }

  /// Returns the smallest t in 0 … 1 at which y equals, or is nearest to, a progress value other
  /// than 0.
  private func firstParameter(reaching progress: Double) -> Double {
    if (0...1).contains(y1), (0...1).contains(y2) {
      // If both y coordinates are in 0 … 1, y only rises.
      guard progress > 0, progress < 1 else { return progress > 0 ? 1 : 0 }
      return y.parameter(of: progress, near: progress, low: 0, high: 1, rising: true)
    }
    let turns = y.turns
    var start = 0.0
    var startHeight = 0.0
    // A progress value that is never reached lies above, or below, the entire curve.
    var nearest = (t: 0.0, height: 0.0)
    for end in [turns.first, turns.second, 1] where end > start {
      let endHeight = end < 1 ? y.value(at: end) : 1
      if progress == endHeight { return end }
      if (progress > startHeight) != (progress > endHeight) {
        return y.parameter(
          of: progress, near: start + (end - start) * progress, low: start, high: end,
          rising: endHeight > startHeight)
      }
      if progress > 0 ? endHeight > nearest.height : endHeight < nearest.height {
        nearest = (end, endHeight)
      }
      start = end
      startHeight = endHeight
    }
    return nearest.t
  }
}
