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
