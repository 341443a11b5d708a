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
