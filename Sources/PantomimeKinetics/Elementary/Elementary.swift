/// The elementary functions, computed with only + − × ÷ and √.
///
/// The `sin` or `exp` of a C library may differ in the last place from one machine to another, even
/// between two processors that run the same Linux (T155, T156). These functions return the same
/// bits everywhere, in debug and in release builds, because their operations are rounded the same
/// way everywhere and are never fused (T158, T161). Their results are within one unit in the last
/// place of the exact value (the largest measured error is below 0.85 units), except those of
/// `tan`, which are within two. Like the C functions, they return a number, an infinity, or NaN for
/// every argument; none of them traps.
package enum Elementary {
  /// π rounded to a `Double`.
  package static let pi = 0x1.921fb54442d18p+1

  /// Returns the integer nearest to a value below 2⁵¹, with ties to even, plus 1.5 · 2⁵².
  ///
  /// The lowest bits of the result are those of the integer, so a conversion to an integer type,
  /// which could trap, isn't needed. Subtracting `magic` yields the integer as a `Double`.
  @inline(__always)
  static func shifted(_ value: Double) -> Double { value + magic }

  /// The number that `shifted` adds, 1.5 · 2⁵².
  static var magic: Double { 0x1.8p52 }

  /// Returns the largest integer that isn't above a value.
  static func floor(_ value: Double) -> Double {
    // Numbers of at least 2⁵² have no fractional part.
    guard value.magnitude < 0x1p52 else { return value }
    let size = (value.magnitude + 0x1p52) - 0x1p52
    let nearest = value < 0 ? -size : size
    return nearest > value ? nearest - 1 : nearest
  }

  /// Returns the value times two to the power of an integer between −2000 and 2000.
  @inline(__always)
  static func scaled(_ value: Double, by exponent: Double) -> Double {
    if exponent >= -1021 && exponent <= 1022 { return value * power(ofTwo: exponent) }
    // The number is scaled in two steps, of which only the second may overflow or round to a
    // subnormal number.
    let half = exponent > 0 ? 1000.0 : -1000.0
    let rest = exponent - half
    guard rest >= -1021 else { return 0 * value }
    return value * power(ofTwo: half) * power(ofTwo: rest)
  }

  /// Returns two to the power of an integer between −1022 and 1023.
  @inline(__always)
  static func power(ofTwo exponent: Double) -> Double {
    // Adds the exponent's bias to the integer, and shifts the bits of the sum to the position of a
    // `Double`'s exponent.
    Double(bitPattern: (exponent + (magic + 1023)).bitPattern << 52)
  }
}

extension Elementary {
  /// Returns e to the power of x, which is 0 below −745.14 and infinite above 709.78.
  ///
  /// The method writes x as k·ln 2 + r with |r| ≤ ½ ln 2, subtracts k·ln 2 in two parts, and
  /// evaluates a Taylor series (T161).
  @inline(__always)
  package static func exp(_ x: Double) -> Double { exp(DoubleDouble(x)) }

  /// Returns 2 to the power of x, which is exact if x is an integer.
  package static func exp2(_ x: Double) -> Double {
    guard x < 1024 else { return x.isNaN ? x : .infinity }
    guard x > -1076 else { return 0 }
    let k = shifted(x) - magic
    let r = DoubleDouble.product(x - k, ln2.high) + DoubleDouble((x - k) * ln2.low)
    return scaled(onePlus(series(r)), by: k)
  }

  /// Returns eˣ − 1, without cancellation near 0.
  package static func expm1(_ x: Double) -> Double {
    guard x < 710 else { return exp(x) - 1 }
    guard x > -40 else { return x.isNaN ? x : -1 }
    if x.magnitude < 1e-17 { return x }
    let (k, r) = reduced(DoubleDouble(x))
    // 2ᵏ(1 + s) − 1 = (2ᵏ − 1) + 2ᵏ·s, summed before rounding.
    let s = series(r)
    if k == 0 { return s.value }
    guard k < 1024 else { return exp(x) }
    let scale = power(ofTwo: k)
    return (DoubleDouble.sum(scale, -1) + DoubleDouble(s.high * scale, s.low * scale)).value
  }

  /// Returns e to the power of a number with more than 53 bits.
  @inline(__always)
  static func exp(_ x: DoubleDouble) -> Double {
    guard x.high < 710 else { return x.high.isNaN ? x.high : .infinity }
    guard x.high > -746 else { return 0 }
    let (k, r) = reduced(x)
    return scaled(onePlus(series(r)), by: k)
  }

  /// Returns the integer k and the remainder r of x = k·ln 2 + r.
  @inline(__always)
  private static func reduced(_ x: DoubleDouble) -> (k: Double, r: DoubleDouble) {
    let k = shifted(x.high * 0x1.71547652b82fep+0) - magic
    // The first part of ln 2 has only 40 bits, so its product with k is exact.
    let near = x.high - k * 0x1.62e42fefa4000p-1
    return (k, .sum(near, k * 0x1.8432a1b0e2634p-43 + x.low))
  }

  /// Returns eʳ = 1 + s, rounded only once.
  @inline(__always)
  private static func onePlus(_ s: DoubleDouble) -> Double {
    let sum = DoubleDouble.ordered(1, s.high)
    return sum.high + (sum.low + s.low)
  }

  /// Returns eʳ − 1 for |r| ≤ ½ ln 2.
  @inline(__always)
  private static func series(_ r: DoubleDouble) -> DoubleDouble {
    let x = r.high
    return DoubleDouble(x, exponentialTail(x) + (r.low + r.low * x))
  }

  /// Returns eˣ − 1 − x for |x| ≤ ½ ln 2.
  @inline(__always)
  static func exponentialTail(_ x: Double) -> Double {
    let square = x * x
    let fourth = square * square
    // x² (1/2! + x/3! + x²/4! …), in groups that a processor can compute in parallel.
    let low = (1 / 2.0 + x * (1 / 6.0)) + square * (1 / 24.0 + x * (1 / 120.0))
    let middle =
      (1 / 720.0 + x * (1 / 5_040.0)) + square * (1 / 40_320.0 + x * (1 / 362_880.0))
    let high =
      (1 / 3_628_800.0 + x * (1 / 39_916_800.0))
      + square * (1 / 479_001_600.0 + x * (1 / 6_227_020_800.0))
    return square * (low + fourth * (middle + fourth * high))
  }
}

extension Elementary {
  /// ln 2 to more than 100 bits.
  static var ln2: DoubleDouble { DoubleDouble(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56) }

  /// Returns the natural logarithm, which is −∞ at 0 and NaN below.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    return logPair(x).value
  }

  /// Returns the natural logarithm of 1 + x, without rounding that sum; the result is −∞ for x =
  /// −1.
  package static func log1p(_ x: Double) -> Double {
    guard x > -1 else { return x == -1 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    if x.magnitude < 1e-17 { return x }
    let sum = DoubleDouble.sum(1, x)
    return (logPair(sum.high) + DoubleDouble(sum.low / sum.high)).value
  }

  /// Returns x to the power of y, which is NaN for x < 0 unless y is an integer.
  ///
  /// x⁰ and 1ʸ are 1, as in C.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let size = x.magnitude
    let power: Double
    if size == 0 || size == .infinity || y.magnitude == .infinity {
      // If an argument is 0 or infinite, the result is 0, 1, or infinite.
      let grows = (size > 1) == (y > 0)
      power = size == 1 ? 1 : grows ? .infinity : 0
    } else if y.magnitude > 1e25 {
      power = size == 1 ? 1 : (size > 1) == (y > 0) ? .infinity : 0
    } else {
      let log = logPair(size)
      // The parts of the product are exact unless it is far outside the range of exp.
      power = exp(DoubleDouble.product(log.high, y) + DoubleDouble(log.low * y))
    }
    guard x < 0 || x.sign == .minus else { return power }
    guard isWhole(y) else { return x < 0 && x > -.infinity ? .nan : power }
    return isWhole(y / 2) ? power : -power
  }

  /// Returns whether a number has no fraction.
  private static func isWhole(_ y: Double) -> Bool { floor(y) == y }

  /// Returns the natural logarithm of a positive finite number with about 65 bits of precision.
  ///
  /// The method writes x as 2ᵏ·m with m between √½ and √2, and evaluates ln m = 2 artanh s, where s
  /// = (m − 1)/(m + 1), as a series in s².
  static func logPair(_ x: Double) -> DoubleDouble {
    let subnormal = x < 0x1p-1022
    let bits = (subnormal ? x * 0x1p54 : x).bitPattern
    // Subtracting the offset increments the exponent for significands above √2, so that m is
    // centered around 1.
    let offset: UInt64 = 0x3FE6_A09E_0000_0000
    let biased = (bits &- offset) & 0xFFF0_0000_0000_0000
    let m = Double(bitPattern: bits &- biased)
    let k = Double(Int64(bitPattern: biased) >> 52) - (subnormal ? 54 : 0)
    let f = m - 1
    let s = DoubleDouble(f) / DoubleDouble.sum(2, f)
    let z = s * s
    let x = z.high
    let high = 2 / 15.0 + x * (2 / 17.0 + x * (2 / 19.0 + x * (2 / 21.0 + x * (2 / 23.0))))
    let low = 2 / 5.0 + x * (2 / 7.0 + x * (2 / 9.0 + x * (2 / 11.0 + x * (2 / 13.0 + x * high))))
    let thirds =
      DoubleDouble.sum(0x1.5555555555555p-1, x * low) + DoubleDouble(0, 0x1.5555555555555p-55)
    let mantissa = DoubleDouble(2 * s.high, 2 * s.low) + s * (z * thirds)
    return DoubleDouble(k * 0x1.62e42fefa4000p-1) + DoubleDouble(k * -0x1.8432a1b0e2634p-43)
      + mantissa
  }
}

extension Elementary {
  /// Returns the sine of an angle in radians.
  package static func sin(_ x: Double) -> Double { sinCos(x).sin }

  /// Returns the cosine of an angle in radians.
  package static func cos(_ x: Double) -> Double { sinCos(x).cos }

  /// Returns the tangent of an angle in radians, within two units in the last place.
  package static func tan(_ x: Double) -> Double {
    let (sin, cos) = sinCos(x)
    return sin / cos
  }

  /// Returns the sine and the cosine of an angle in radians.
  ///
  /// For angles up to 1e6 radians (the phase of a spring after hours), whole quarter turns are
  /// subtracted in four parts, with 152 bits of precision. For larger angles, the error is at most
  /// the effect of rounding the argument by half a unit in its last place; at 1e15 radians or more,
  /// the result is meaningless (T163). If the argument isn't finite, both results are NaN.
  @inline(__always)
  package static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    let angle = x.magnitude <= 1e6 ? x : withoutTurns(x)
    let shifted = shifted(angle * 0x1.45f306dc9c883p-1)
    let (r, rest) = remainder(angle, quarters: shifted - magic)
    let (s, c) = kernel(r, rest)
    return inQuarter(shifted.bitPattern, s, c)
  }

  /// Returns the sine and cosine of an angle, given the sine and cosine of the remainder after
  /// whole quarter turns are subtracted.
  ///
  /// The two lowest bits determine the quarter in which the angle lies. These bits are used as
  /// masks, because no processor can predict a branch on them.
  @inline(__always)
  static func inQuarter(_ quarter: UInt64, _ s: Double, _ c: Double) -> (sin: Double, cos: Double) {
    let exchange = (s.bitPattern ^ c.bitPattern) & (0 &- (quarter & 1))
    return (
      Double(bitPattern: s.bitPattern ^ exchange ^ ((quarter & 2) << 62)),
      Double(bitPattern: c.bitPattern ^ exchange ^ (((quarter &+ 1) & 2) << 62))
    )
  }

  /// Returns a huge angle minus its whole turns, within half a unit of its last place.
  @inline(never)
  static func withoutTurns(_ x: Double) -> Double {
    guard x.magnitude < .infinity else { return .nan }
    let turns = x * 0x1.45f306dc9c883p-3
    guard turns.magnitude < 0x1p51 else { return 0 }
    return (turns - (shifted(turns) - magic)) * 0x1.921fb54442d18p+2
  }

  /// Returns the angle minus a whole number of quarter turns, and the rounding error of the result.
  @inline(__always)
  private static func remainder(_ angle: Double, quarters n: Double) -> (Double, Double) {
    // Each part of a quarter turn has 33 bits, so its product with n is exact, and so is the first
    // difference.
    let first = angle - n * 0x1.921fb54400000p+0
    let second = DoubleDouble.sum(first, -(n * 0x1.0b4611a600000p-34))
    let third = DoubleDouble.sum(second.high, -(n * 0x1.3198a2e000000p-69))
    let low = (third.low + second.low) - n * 0x1.b839a252049c1p-104
    let r = third.high + low
    return (r, low - (r - third.high))
  }

  /// Returns the sine and cosine of r + rest, for |r| ≤ π/4, to first order in rest.
  @inline(__always)
  private static func kernel(_ r: Double, _ rest: Double) -> (sin: Double, cos: Double) {
    let z = r * r
    let tails = circularTails(r, squared: z)
    let half = 0.5 * z
    let sin = r + (tails.sin + rest * (1 - half))
    // The rounded value of 1 − z/2, and its rounding error, which is exact.
    let most = 1 - half
    let lost = (1 - most) - half
    return (sin, most + (lost + (tails.cos - r * rest)))
  }

  /// Returns sin r minus r, and cos r minus (1 − z/2), for |r| ≤ π/4 and z = r², from their Taylor
  /// series.
  @inline(__always)
  static func circularTails(_ r: Double, squared z: Double) -> (sin: Double, cos: Double) {
    let square = z * z
    let fourth = square * square
    let sinLow = (-1 / 6.0 + z * (1 / 120.0)) + square * (-1 / 5_040.0 + z * (1 / 362_880.0))
    let sinHigh =
      (-1 / 39_916_800.0 + z * (1 / 6_227_020_800.0))
      + square * (-1 / 1_307_674_368_000.0 + z * (1 / 355_687_428_096_000.0))
    let cosLow = (1 / 24.0 + z * (-1 / 720.0)) + square * (1 / 40_320.0 + z * (-1 / 3_628_800.0))
    let cosHigh =
      (1 / 479_001_600.0 + z * (-1 / 87_178_291_200.0))
      + square * (1 / 20_922_789_888_000.0 + z * (-1 / 6_402_373_705_728_000.0))
    return (r * z * (sinLow + fourth * sinHigh), square * (cosLow + fourth * cosHigh))
  }
}

extension Elementary {
  /// Returns the angle of the point (x, y) from the positive x axis, in −π … π radians.
  ///
  /// Infinities and the signs of zeros are treated as in C.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let (height, width) = scaledTogether(y.magnitude, x.magnitude)
    let angle = angle(
      height: DoubleDouble(height), width: DoubleDouble(width), leftwards: x.sign == .minus)
    return y.sign == .minus ? -angle : angle
  }

  /// Returns two magnitudes multiplied by the same power of two, so that their products are exact.
  private static func scaledTogether(_ a: Double, _ b: Double) -> (Double, Double) {
    let larger = max(a, b)
    if larger == .infinity { return (a == .infinity ? 1 : 0, b == .infinity ? 1 : 0) }
    if larger > 0x1p400 { return (a * 0x1p-600, b * 0x1p-600) }
    return larger < 0x1p-400 ? (a * 0x1p600, b * 0x1p600) : (a, b)
  }

  /// Returns the angle, 0 … π, of a point in the upper half-plane; the signs of its coordinates are
  /// ignored.
  private static func angle(height: DoubleDouble, width: DoubleDouble, leftwards: Bool) -> Double {
    let steep = height.high > width.high
    let acute = steep ? arc(width, height) : arc(height, width)
    // Half a turn and a quarter turn, at which the acute angle is reflected.
    let half = DoubleDouble(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53)
    let quarter = DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    switch (steep, leftwards) {
    case (false, false): return acute.value
    case (false, true): return (half + -acute).value
    case (true, false): return (quarter + -acute).value
    case (true, true): return (quarter + acute).value
    }
  }

  /// Returns the angle whose tangent is a/b, for 0 ≤ a ≤ b.
  private static func arc(_ a: DoubleDouble, _ b: DoubleDouble) -> DoubleDouble {
    guard a.high > 0 else { return DoubleDouble(0) }
    let quotient = a.high / b.high
    // The quotient is too small for the products to be exact, and for the series to matter.
    if quotient < 1e-9 { return DoubleDouble(quotient) }
    let (c, arcOfC) = nearestEighth(quotient)
    // tan(u − v) = (tan u − tan v)/(1 + tan u · tan v), with tan u = a/b and tan v = c.
    let t = (a + -(b * DoubleDouble(c))) / (b + a * DoubleDouble(c))
    let x = t.high
    let z = x * x
    let series =
      z
      * (-1 / 3.0
        + z
        * (1 / 5.0
          + z * (-1 / 7.0 + z * (1 / 9.0 + z * (-1 / 11.0 + z * (1 / 13.0 - z * (1 / 15.0)))))))
    return arcOfC + DoubleDouble.ordered(x, t.low + x * series)
  }

  /// Returns the multiple of ⅛ nearest to a number in 0 … 1, and the angle whose tangent is that
  /// multiple.
  private static func nearestEighth(_ x: Double) -> (Double, DoubleDouble) {
    if x < 0.0625 { return (0, DoubleDouble(0)) }
    if x < 0.1875 { return (0.125, DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59)) }
    if x < 0.3125 { return (0.25, DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57)) }
    if x < 0.4375 { return (0.375, DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56)) }
    if x < 0.5625 { return (0.5, DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)) }
    if x < 0.6875 { return (0.625, DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58)) }
    if x < 0.8125 { return (0.75, DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56)) }
    if x < 0.9375 { return (0.875, DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56)) }
    return (1, DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55))
  }
}

/// Variants of the elementary functions for springs, which take half as many instructions.
///
/// The progress of a spring is 1 plus a decaying term, so an error matters relative to 1, not
/// relative to a term close to 0. These functions are therefore within 2⁻⁵² of the exact value,
/// while `exp` and `sinCos` are within one unit in the last place of the result. All of them use
/// the same series, but these functions omit the corrections for earlier rounding.
extension Elementary {
  /// Returns e to the power of −x for x ≥ 0, or 0 if the result is below 10⁻³⁰⁷.
  @inline(__always)
  static func decay(_ x: Double) -> Double {
    guard x < 707 else { return 0 }
    let (exponent, rest) = halvings(x)
    // The power is multiplied by 2ᵏ by adding k, which is in the lowest bits of `exponent`, to the
    // exponent of the double.
    return Double(bitPattern: (1 + rest).bitPattern &+ (exponent.bitPattern << 52))
  }

  /// Returns 1 − e⁻ˣ for x ≥ 0, without cancellation near 0.
  @inline(__always)
  static func loss(_ x: Double) -> Double {
    guard x < 707 else { return 1 }
    let (exponent, rest) = halvings(x)
    let power = power(ofTwo: exponent - magic)
    return (1 - power) - power * rest
  }

  /// Returns k plus `magic`, and eʳ − 1, for −x = k·ln 2 + r with |r| ≤ ½ ln 2.
  @inline(__always)
  private static func halvings(_ x: Double) -> (exponent: Double, rest: Double) {
    let shifted = shifted(x * -0x1.71547652b82fep+0)
    let k = shifted - magic
    let r = (-x - k * 0x1.62e42fefa4000p-1) + k * 0x1.8432a1b0e2634p-43
    return (shifted, r + exponentialTail(r))
  }

  /// Returns the sine and the cosine of a nonnegative angle.
  @inline(__always)
  static func swing(_ x: Double) -> (sin: Double, cos: Double) {
    let angle = x <= 1e6 ? x : withoutTurns(x)
    let shifted = shifted(angle * 0x1.45f306dc9c883p-1)
    let n = shifted - magic
    // A quarter turn is subtracted in two parts, the first of which has only 33 bits, so that its
    // product with n is exact.
    let r = (angle - n * 0x1.921fb54400000p+0) - n * 0x1.0b4611a626331p-34
    let z = r * r
    let tails = circularTails(r, squared: z)
    return inQuarter(shifted.bitPattern, r + tails.sin, 1 - (0.5 * z - tails.cos))
  }
}
