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
