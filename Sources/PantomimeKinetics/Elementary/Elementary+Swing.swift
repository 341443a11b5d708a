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
