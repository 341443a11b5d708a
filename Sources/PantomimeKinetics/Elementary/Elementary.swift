/// The elementary functions, computed with only + − × ÷ and √.
///
/// A C library's `sin` or `exp` may differ in the last place from one machine to the next, even
/// between two processors that run the same Linux (T155, T156). These functions return the same
/// bits everywhere, in debug and in release builds, because their operations are rounded the same
/// way everywhere and are never fused (T158, T161). They are within one unit in the last place of
/// the exact value (measured: below 0.85; `tan` within two). Like the C functions, they return a
/// number, an infinity, or NaN for every argument; none of them traps.
package enum Elementary {
  /// π rounded to a `Double`.
  package static let pi = 0x1.921fb54442d18p+1

  /// Returns the integer nearest to a value below 2⁵¹, with ties to even, plus 1.5 · 2⁵².
  ///
  /// Its lowest bits are those of the integer, which avoids a conversion that could trap;
  /// subtracting `magic` yields the integer itself.
  @inline(__always)
  static func shifted(_ value: Double) -> Double { value + magic }

  /// The number that `shifted` adds.
  static var magic: Double { 0x1.8p52 }

  /// Returns the largest integer that isn't above a value.
  static func floor(_ value: Double) -> Double {
    // Numbers of at least 2⁵² have no fraction, and adding one to them has no effect.
    guard value.magnitude < 0x1p52 else { return value }
    let size = (value.magnitude + 0x1p52) - 0x1p52
    let nearest = value < 0 ? -size : size
    return nearest > value ? nearest - 1 : nearest
  }

  /// Returns the value times two to the power of an integer between −2000 and 2000.
  @inline(__always)
  static func scaled(_ value: Double, by exponent: Double) -> Double {
    if exponent >= -1021 && exponent <= 1022 { return value * power(ofTwo: exponent) }
    // Scales in two steps, the second of which may overflow or round to a subnormal number.
    let half = exponent > 0 ? 1000.0 : -1000.0
    let rest = exponent - half
    guard rest >= -1021 else { return 0 * value }
    return value * power(ofTwo: half) * power(ofTwo: rest)
  }

  /// Returns two to the power of an integer between −1022 and 1023.
  @inline(__always)
  static func power(ofTwo exponent: Double) -> Double {
    // The bits of the integer, plus the bias, shifted to the position of a `Double`'s exponent.
    Double(bitPattern: (exponent + (magic + 1023)).bitPattern << 52)
  }
}
