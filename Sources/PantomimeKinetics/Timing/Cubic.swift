/// One coordinate of a unit Bézier curve, from 0 to 1, and the search for its parameter.
///
/// Only + − × ÷ and √ are used, so the bits are the same everywhere (T14, T158).
struct Cubic: Sendable {
  /// The inner control values.
  let first: Double
  let second: Double
  /// The coefficients of ((a·t + b)·t + c)·t (T2).
  let a: Double
  let b: Double
  let c: Double

  /// The coordinate with two inner control values.
  init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  /// The coordinate at a parameter.
  @inline(__always)
  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }

  /// The first, second and third derivative at a parameter, exact at both ends.
  func derivatives(at t: Double) -> (first: Double, second: Double, third: Double) {
    let s = 1 - t
    return (
      3 * (s * s * first + 2 * s * t * (second - first) + t * t * (1 - second)),
      6 * (s * (second - 2 * first) + t * (1 - 2 * second + first)),
      6 * a
    )
  }

  /// One of Householder's steps of third order from a guess towards the parameter of `target`, and
  /// whether it is the last: whether the error it leaves is below the resolution of t.
  @inline(__always)
  func step(to target: Double, from t: Double) -> (next: Double, isLast: Bool) {
    let residual = value(at: t) - target
    let d = (3 * a * t + 2 * b) * t + c
    let h = 3 * a * t + b
    let squared = d * d
    let bend = residual * h
    let step =
      residual * (squared - bend) / (d * (squared - 2 * bend) + residual * residual * a)
    // The error is h(h² − 2a·d)/d³ times the fourth power of the step, and where h is 0 it is
    // a²/d² times the fifth; both comparisons fail for what is not a number.
    let u = (h * step).magnitude
    let v = (a * step * step).magnitude
    let left = step.magnitude * (u * u * u + v * d.magnitude * (2 * u + v))
    let isLast = 2 * bend.magnitude < squared && left <= 1e-16 * squared * d.magnitude
    return (t - step, isLast)
  }

  /// The parameter in `low ... high` at which the coordinate is `target`.
  ///
  /// The coordinate must be monotone between the two. Every step is kept inside a bracket that
  /// the sign of the residual shrinks, so a bad guess costs time and never the answer. The search
  /// ends with a step that is exact, or when the residual is nothing but rounding.
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
      // Outside the bracket it may have found where another branch has the value.
      let last = step(to: target, from: t)
      if last.isLast, last.next >= low, last.next <= high { return last.next }
      // Follow the parabola: where the coordinate bends before it crosses, as at a wall, it does
      // better than the tangent.
      let d = (3 * a * t + 2 * b) * t + c
      let root = (d * d - 4 * residual * (3 * a * t + b)).squareRoot()
      var next = t - 2 * residual / (rising ? d + root : d - root)
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == t { return t }
      t = next
    }
    return t
  }

  /// The parameters in 0 … 1 at which the coordinate turns, in order; 0 or 1 where it does not.
  var turns: (first: Double, second: Double) {
    // 3a·t² + 2b·t + c = 0, by the form of the root that does not cancel.
    let discriminant = b * b - 3 * a * c
    guard discriminant > 0 else { return (0, 1) }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    // When a or q is 0 a quotient is infinite or not a number, which `inside` leaves out.
    let one = q / (3 * a)
    let other = c / q
    let inside = { (t: Double, fallback: Double) in t > 0 && t < 1 ? t : fallback }
    let early = one < other ? one : other
    let late = one < other ? other : one
    return (inside(early, 0), inside(late, 1))
  }
}
