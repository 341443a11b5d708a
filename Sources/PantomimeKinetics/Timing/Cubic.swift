/// A coordinate of a unit Bézier curve as a function of the parameter, and the search for the
/// parameter at which it has a given value.
///
/// The computations use only + − × ÷ and √, so their results have the same bits everywhere (T14,
/// T158).
struct Cubic: Sendable {
  /// The inner control values; the outer ones are 0 and 1.
  let first: Double
  let second: Double
  /// The coefficients of ((a·t + b)·t + c)·t (T2).
  let a: Double
  let b: Double
  let c: Double

  /// Creates a coordinate with two inner control values.
  init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  /// Returns the coordinate at a parameter.
  @inline(__always)
  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }

  /// Returns the first, second, and third derivative at a parameter, which are exact at both ends.
  func derivatives(at t: Double) -> (first: Double, second: Double, third: Double) {
    let s = 1 - t
    return (
      3 * (s * s * first + 2 * s * t * (second - first) + t * t * (1 - second)),
      6 * (s * (second - 2 * first) + t * (1 - 2 * second + first)),
      6 * a
    )
  }

  /// Takes a fifth-order Householder step from a guess toward the parameter at which the coordinate
  /// is `target`.
  ///
  /// The step is the last one if its error is below the resolution of t.
  ///
  /// The coordinate at t − δ, minus the target, is r − d·δ + h·δ² − a·δ³. Its reciprocal is a power
  /// series in δ in which each coefficient follows from the previous three; the quotient of two
  /// consecutive coefficients converges to the δ of the zero nearest to t.
  @inline(__always)
  func step(to target: Double, from t: Double) -> (next: Double, isLast: Bool) {
    let cubic = a * t
    let steepening = cubic + b
    let residual = (steepening * t + c) * t - target
    let h = (cubic + cubic) + steepening
    let d = (h + b) * t + c
    let squared = d * d
    let bend = residual * h
    let twist = residual * residual * a
    let second = squared - bend
    let third = d * (second - bend) + twist
    let fourth = d * (third + twist) - bend * second
    let fifth = d * fourth - (bend * third - twist * second)
    // With p = bend/d² and q = twist/d³, the error is about the step times p⁵, and times 3q³. If a
    // number is NaN, both comparisons fail.
    let isLast =
      bend.magnitude < 0x1p-10 * squared && twist.magnitude < 0x1p-19 * (squared * d.magnitude)
    return (t - residual * fourth / fifth, isLast)
  }

  /// Returns the parameter in `low ... high` at which the coordinate is `target`.
  ///
  /// The coordinate must be monotonic between `low` and `high`. Every step is kept inside a
  /// bracket, which shrinks according to the sign of the residual, so a bad guess costs time but
  /// never makes the result wrong. The search ends with a step whose error is negligible, or when
  /// the residual is only a rounding error.
  @inline(never)
  func parameter(
    of target: Double, near guess: Double, low: Double, high: Double, rising: Bool
  ) -> Double {
    var low = low
    var high = high
    var t = guess
    if !(t >= low && t <= high) { t = (low + high) / 2 }
    let noise = 1.2e-16 * target.magnitude
    for _ in 0..<64 {
      let residual = value(at: t) - target
      if residual.magnitude <= noise { return t }
      if (residual > 0) == rising { high = t } else { low = t }
      // A result outside the bracket may belong to another branch of the curve.
      let last = step(to: target, from: t)
      if last.isLast, last.next >= low, last.next <= high, (last.next - t).magnitude < 0x1p-4 {
        return last.next
      }
      var next = last.next
      if !(next > low && next < high) {
        // Use the parabola through this point instead: if the coordinate bends before the crossing,
        // as it does where the curve is vertical, the parabola is better than a step that is
        // designed for the neighborhood of the crossing.
        let d = (3 * a * t + 2 * b) * t + c
        let root = (d * d - 4 * residual * (3 * a * t + b)).squareRoot()
        next = t - 2 * residual / (rising ? d + root : d - root)
        if !(next > low && next < high) { next = (low + high) / 2 }
      }
      if next == t { return t }
      t = next
    }
    return t
  }

  /// The parameters in 0 … 1 at which the coordinate reverses, in order; 0 and 1 stand for
  /// reversals that don't exist.
  var turns: (first: Double, second: Double) {
    // Solves 3a·t² + 2b·t + c = 0 with the formula for the roots that doesn't suffer from
    // cancellation.
    let discriminant = b * b - 3 * a * c
    guard discriminant > 0 else { return (0, 1) }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    // If a or q is 0, a quotient is infinite or NaN, which `inside` excludes.
    let one = q / (3 * a)
    let other = c / q
    let inside = { (t: Double, fallback: Double) in t > 0 && t < 1 ? t : fallback }
    let early = one < other ? one : other
    let late = one < other ? other : one
    return (inside(early, 0), inside(late, 1))
  }
}
