/// A number as the unevaluated sum of two doubles, with about 106 bits of precision, so that
/// rounding errors aren't lost.
///
/// The arithmetic uses the classical error-free sums and products of Dekker and Knuth, without
/// fused multiply-add, so that every machine computes the same bits (T158).
struct DoubleDouble: Sendable {
  /// The number rounded to a `Double`.
  var high: Double
  /// The rounding error of `high`.
  var low: Double

  /// Creates a number from a `Double` and, optionally, a much smaller correction.
  @inline(__always)
  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// Returns the exact sum of two numbers.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    let part = high - a
    return DoubleDouble(high, (a - (high - part)) + (b - part))
  }

  /// Returns the exact sum of two numbers, the first of which is the larger.
  @inline(__always)
  static func ordered(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    return DoubleDouble(high, b - (high - a))
  }

  /// Returns the exact product of two numbers that are far from overflow.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let high = a * b
    return DoubleDouble(high, ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// Returns a number as the sum of two numbers with 26 bits each.
  @inline(__always)
  private static func halves(_ a: Double) -> (Double, Double) {
    let scaled = 0x1p27 * a + a
    let high = scaled - (scaled - a)
    return (high, a - high)
  }

  @inline(__always)
  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble.sum(a.high, b.high)
    return .ordered(sum.high, sum.low + (a.low + b.low))
  }

  @inline(__always)
  static prefix func - (a: DoubleDouble) -> DoubleDouble { DoubleDouble(-a.high, -a.low) }

  @inline(__always)
  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble.product(a.high, b.high)
    return .ordered(product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  @inline(__always)
  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let quotient = a.high / b.high
    let product = DoubleDouble.product(quotient, b.high)
    let rest = ((a.high - product.high) - product.low) + a.low - quotient * b.low
    return .ordered(quotient, rest / b.high)
  }

  /// The number as one `Double`.
  var value: Double { high + low }
}
