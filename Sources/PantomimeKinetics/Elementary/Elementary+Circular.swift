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
