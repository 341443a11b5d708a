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
/// For the Bézier curves with the same names, which approximate these formulas (T118), see
/// `NamedBezier`.
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
  public var family: Family
  /// The end at which the easing is slow.
  public var direction: EasingDirection

  /// Creates an easing from a formula and the end at which it is slow.
  public init(_ family: Family, _ direction: EasingDirection) {
    self.family = family
    self.direction = direction
  }

  /// Returns the progress at a fraction of the time, which is clamped to 0 … 1; NaN counts as 0.
  public func value(at fraction: Double) -> Double {
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
