extension PennerEasing {
  /// Returns the rate of progress at a fraction of the time, in progress per total duration
  /// (T108–T114).
  ///
  /// At 0 and 1, the rate is the one-sided limit from inside, so the jumps of expo and elastic at
  /// the ends don't count; at a corner of bounce, it is the rate that follows the corner. Outside 0
  /// … 1, where progress is constant, the rate is 0. It is clamped to −`UnitBezier.steepest` …
  /// `UnitBezier.steepest`, because circ becomes vertical (T21, our choice).
  public func slope(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    let slope =
      switch direction {
      case .easeIn: slowSlope(fraction, rest: 1 - fraction)
      case .easeOut: slowSlope(1 - fraction, rest: fraction)
      case .easeInOut:
        fraction < 0.5
          ? firstHalfSlope(2 * fraction, rest: 1 - 2 * fraction)
          : firstHalfSlope(2 - 2 * fraction, rest: 2 * fraction - 1)
      }
    return min(max(slope, -UnitBezier.steepest), UnitBezier.steepest)
  }

  /// Returns the slope of the formula that is slow at the start, at u; `rest` is 1 − u without
  /// rounding.
  private func slowSlope(_ u: Double, rest: Double) -> Double {
    switch family {
    case .sine: Elementary.pi / 2 * Elementary.sin(Elementary.pi / 2 * u)
    case .quad: 2 * u
    case .cubic: 3 * u * u
    case .quart: 4 * u * u * u
    case .quint: 5 * (u * u) * (u * u)
    case .expo: Self.expoRate * Elementary.exp2(10 * u - 10)
    case .circ: rest > 0 ? u / (rest * (1 + u)).squareRoot() : .infinity
    case .back: Self.backSlope(u, Self.overshoot)
    case .elastic: Self.elasticSlope(10 * u - 10, phase: 10 * u - 10.75, period: 3)
    case .bounce: Self.bounceSlope(rest)
    }
  }

  /// Returns the slope of the first half of an easing that is slow at both ends.
  private func firstHalfSlope(_ u: Double, rest: Double) -> Double {
    switch family {
    case .back: Self.backSlope(u, Self.overshootOfBoth)
    case .elastic: Self.elasticSlope(10 * u - 10, phase: 10 * u - 11.125, period: 4.5)
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ, .bounce: slowSlope(u, rest: rest)
    }
  }

  /// The relative growth rate of 2^(10u), which is 10·ln 2.
  static var expoRate: Double { 10 * Elementary.log(2) }

  private static func backSlope(_ u: Double, _ s: Double) -> Double {
    u * (3 * (s + 1) * u - 2 * s)
  }

  private static func elasticSlope(_ power: Double, phase: Double, period: Double) -> Double {
    let rate = 2 * Elementary.pi / period
    let (sin, cos) = Elementary.sinCos(phase * rate)
    return -Elementary.exp2(power) * (expoRate * sin + 10 * rate * cos)
  }

  private static func bounceSlope(_ u: Double) -> Double {
    let top =
      if u < 1 / 2.75 { 0.0 } else if u < 2 / 2.75 { 1.5 } else if u < 2.5 / 2.75 { 2.25 } else {
        2.625
      }
    return 2 * 7.5625 * (u - top / 2.75)
  }
}
