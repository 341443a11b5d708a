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

  /// Returns the angle in 0 … π whose cosine is x, or NaN if x is outside −1 … 1.
  package static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return angle(height: opposite(x), width: DoubleDouble(x.magnitude), leftwards: x < 0)
  }

  /// Returns √(1 − x²) to more than 53 bits.
  private static func opposite(_ x: Double) -> DoubleDouble {
    (DoubleDouble.sum(1, -x) * DoubleDouble.sum(1, x)).squareRoot
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
