/// The end at which an easing is slow.
public enum EasingDirection: String, Sendable, Hashable, CaseIterable {
  /// Slow at the start.
  case easeIn = "in"
  /// Slow at the end, as the mirror image of `easeIn`.
  case easeOut = "out"
  /// Slow at both ends: `easeIn` at half its size, followed by `easeOut` at half its size.
  case easeInOut = "in-out"

  /// A phrase that names the end.
  var phrase: String {
    switch self {
    case .easeIn: "slow at the start"
    case .easeOut: "slow at the end"
    case .easeInOut: "slow at both ends"
    }
  }
}

/// One of Penner's easing formulas, as on easings.net (T108–T115).
///
/// The Bézier curves with the same names in the language only approximate these formulas (T118).
public struct PennerEasing: Sendable, Hashable {
  /// The formula that is slow at the start.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// A quarter of a cosine (T108).
    case sine
    /// u² (T109).
    case quad
    /// u³ (T109).
    case cubic
    /// u⁴ (T109).
    case quart
    /// u⁵ (T109).
    case quint
    /// 2^(10u − 10), and 0 at 0, where the formula jumps by 2⁻¹⁰ (T110).
    case expo
    /// A quarter of a circle (T111).
    case circ
    /// A cubic that first moves backward by a tenth (T112).
    case back
    /// A sine with an exponential envelope (T113).
    case elastic
    /// Four parabolas (T114).
    case bounce
  }

  /// The formula.
  package var family: Family
  /// The end at which the easing is slow.
  package var direction: EasingDirection

  /// Creates an easing from a formula and the end at which it is slow.
  public init(_ family: Family, _ direction: EasingDirection) {
    self.family = family
    self.direction = direction
  }

  /// Returns the progress at a fraction of the time, which is clamped to 0 … 1; NaN counts as 0.
  package func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch direction {
    case .easeIn: return slowStart(fraction)
    // This form is used for a circle because the remainder 1 − fraction would have lost digits to
    // rounding.
    case .easeOut where family == .circ: return (fraction * (2 - fraction)).squareRoot()
    case .easeOut: return 1 - slowStart(1 - fraction)
    case .easeInOut:
      return fraction < 0.5
        ? firstHalf(2 * fraction) / 2 : 1 - firstHalf(2 - 2 * fraction) / 2
    }
  }

  /// Penner's constant for back, which moves backward by a tenth of the distance (T112).
  static var overshoot: Double { 1.70158 }
  /// Penner's constant for back at both ends (T112).
  static var overshootOfBoth: Double { overshoot * 1.525 }

  /// Returns the value of the formula that is slow at the start, at u in 0 … 1; it is exact at both
  /// ends.
  private func slowStart(_ u: Double) -> Double {
    let square = u * u
    switch family {
    case .sine:
      // 1 − cos(πu/2), without cancellation.
      let sin = Elementary.sin(Elementary.pi / 4 * u)
      return 2 * sin * sin
    case .quad: return square
    case .cubic: return square * u
    case .quart: return square * square
    case .quint: return square * square * u
    case .expo: return u > 0 ? Elementary.exp2(10 * u - 10) : 0
    case .circ: return square / (1 + ((1 - u) * (1 + u)).squareRoot())
    case .back: return Self.back(u, Self.overshoot)
    case .elastic:
      guard u > 0, u < 1 else { return u }
      return Self.elastic(10 * u - 10, phase: 10 * u - 10.75, period: 3)
    case .bounce: return 1 - Self.bounce(1 - u)
    }
  }

  /// Returns the first half of an easing that is slow at both ends, at u in 0 … 1.
  private func firstHalf(_ u: Double) -> Double {
    switch family {
    // When they are slow at both ends, back and elastic have special constants (T112, T113).
    case .back: return Self.back(u, Self.overshootOfBoth)
    case .elastic:
      guard u > 0 else { return 0 }
      return Self.elastic(10 * u - 10, phase: 10 * u - 11.125, period: 4.5)
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ, .bounce: return slowStart(u)
    }
  }

  private static func back(_ u: Double, _ s: Double) -> Double { u * u * ((s + 1) * u - s) }

  private static func elastic(_ power: Double, phase: Double, period: Double) -> Double {
    -Elementary.exp2(power) * Elementary.sin(phase * (2 * Elementary.pi / period))
  }

  private static func bounce(_ u: Double) -> Double {
    let n = 7.5625
    let at = { (top: Double) in u - top / 2.75 }
    if u < 1 / 2.75 { return n * u * u }
    if u < 2 / 2.75 { return n * at(1.5) * at(1.5) + 0.75 }
    if u < 2.5 / 2.75 { return n * at(2.25) * at(2.25) + 0.9375 }
    return n * at(2.625) * at(2.625) + 0.984375
  }
}

extension PennerEasing {
  /// Returns the rate of progress at a fraction of the time, in progress per total duration
  /// (T108–T114).
  ///
  /// At 0 and 1, the rate is the one-sided limit from inside, so the jumps of expo and elastic at
  /// the ends don't count; at a corner of bounce, it is the rate that follows the corner. Outside 0
  /// … 1, where progress is constant, the rate is 0. It is clamped to −`UnitBezier.steepest` …
  /// `UnitBezier.steepest`, because circ becomes vertical (T21, our choice).
  package func slope(at fraction: Double) -> Double {
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

extension PennerEasing: TurningCurve {
  /// Returns the first fraction of the time at which progress equals `progress` or comes nearest to
  /// it (A72).
  ///
  /// If progress never equals the given value, the result is the first fraction at which it comes
  /// nearest: for a rising formula, 0 if the value is below 0, and 1 if it is above 1. For a value
  /// that a jump of expo or elastic skips, the result is the instant of the jump. NaN counts as 0.
  package func inverse(of progress: Double) -> Double {
    firstFraction(of: progress)
  }

  /// Whether progress never decreases, never exceeds 1, and reaches 1 without a final jump.
  var risesSteadily: Bool {
    switch family {
    case .sine, .quad, .cubic, .quart, .quint, .circ: true
    // The formula jumps at its fast end (T110).
    case .expo: direction == .easeIn
    case .back, .elastic, .bounce: false
    }
  }

  /// The fractions at which progress reverses, in order.
  var turns: [Double] {
    switch direction {
    case .easeIn: return turns(ofBoth: false)
    case .easeOut: return turns(ofBoth: false).reversed().map { 1 - $0 }
    case .easeInOut:
      let early = turns(ofBoth: true).map { $0 / 2 }
      return early + early.reversed().map { 1 - $0 }
    }
  }

  /// Returns the reversals of the formula that is slow at the start, or those of the first half of
  /// the formula that is slow at both ends.
  private func turns(ofBoth isBoth: Bool) -> [Double] {
    switch family {
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ: return []
    case .back:
      let s = isBoth ? Self.overshootOfBoth : Self.overshoot
      return [2 * s / (3 * (s + 1))]
    case .elastic:
      // The reversals are half a period of the sine apart; in addition, the formula jumps at its
      // start.
      let (end, period) = isBoth ? (11.125, 4.5) : (10.75, 3)
      let rate = 2 * Elementary.pi / period
      let last = end - Elementary.atan2(10 * rate, Self.expoRate) / rate
      let swings = (-7...1).map { (last + Double($0) * period / 2) / 10 }
      return [.leastNormalMagnitude] + swings.filter { $0 > 0 && $0 < 1 }
    case .bounce: return [2.625, 2.5, 2.25, 2, 1.5, 1].map { 1 - $0 / 2.75 }
    }
  }
}
