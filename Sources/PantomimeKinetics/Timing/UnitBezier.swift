/// An easing given by a cubic Bézier curve from (0, 0) to (1, 1) with two control points (T1).
///
/// Progress is y as a function of x, the elapsed fraction of the time. It is found by solving x(t)
/// = x to the last bit, rather than to a tolerance that depends on the duration (T9, T11, T14). The
/// control points keep double precision, and aren't rounded to `Float` as in Core Animation's
/// initializer; the difference is below 2e-8 (T5, our choice).
public struct UnitBezier: Sendable {
  // A table of polynomials for the four system curves took 10 ns instead of 23 for each progress, and
  // a frame of 100 animators 68 ns instead of 85 for each of them: both are ahead without it.

  /// The x coordinate of the first control point, 0 … 1.
  package var x1: Double { x.first }
  /// The y coordinate of the first control point.
  package var y1: Double { y.first }
  /// The x coordinate of the second control point, 0 … 1.
  package var x2: Double { x.second }
  /// The y coordinate of the second control point.
  package var y2: Double { y.second }

  let x: Cubic
  let y: Cubic
  /// Whether the curve is the straight line y = x, which needs no solving (T6).
  let isLinear: Bool
  /// Half of each control point's y coordinate.
  private let halves: (first: Double, second: Double)
  private let guess: FirstGuess

  /// Creates a curve with the control points (x1, y1) and (x2, y2).
  ///
  /// The y coordinates may be outside 0 … 1, and progress may then be, too (T19).
  ///
  /// - Throws: `OptionError` if an x coordinate is outside 0 … 1, in which case y wouldn't be a
  ///   function of x (T8; UIKit has the same requirement, A175), or if a y coordinate isn't finite.
  public init(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(OptionError) {
    // Each condition tests whether the number is valid, so that NaN is refused, too.
    guard x1 >= 0, x1 <= 1 else { throw OptionError("x1", x1, allowed: "0 to 1") }
    guard x2 >= 0, x2 <= 1 else { throw OptionError("x2", x2, allowed: "0 to 1") }
    guard y1.isFinite else { throw OptionError("y1", y1, allowed: "a finite number") }
    guard y2.isFinite else { throw OptionError("y2", y2, allowed: "a finite number") }
    self.init(unchecked: x1, y1, x2, y2)
  }

  /// Creates a curve with control points that are known to be within range.
  init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Cubic(x1, x2)
    y = Cubic(y1, y2)
    halves = (y1 / 2, y2 / 2)
    isLinear = x1 == y1 && x2 == y2
    guess = FirstGuess(x)
  }

  /// Slow at the start: control points (0.42, 0) and (1, 1) (T3, A171).
  public static let easeIn = UnitBezier(unchecked: 0.42, 0, 1, 1)
  /// Slow at the end: control points (0, 0) and (0.58, 1) (T3, A171).
  public static let easeOut = UnitBezier(unchecked: 0, 0, 0.58, 1)
  /// Slow at both ends: control points (0.42, 0) and (0.58, 1) (T3, A171).
  public static let easeInOut = UnitBezier(unchecked: 0.42, 0, 0.58, 1)
  /// Core Animation's `default`: control points (0.25, 0.1) and (0.25, 1) (T3, A171, A174).
  public static let standard = UnitBezier(unchecked: 0.25, 0.1, 0.25, 1)

  /// Returns the progress at a fraction of the time.
  ///
  /// The fraction is clamped to 0 … 1, as in Core Animation but not in CSS (T17). NaN counts as 0.
  @inline(__always)
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if isLinear { return fraction }
    return height(at: parameter(at: fraction))
  }

  /// Returns the parameter t at which x(t) is a fraction strictly between 0 and 1.
  @inline(__always)
  private func parameter(at fraction: Double) -> Double {
    // For nearly all curves, one step is enough, and no bracket is needed: x never decreases, so
    // the step can't end on another branch of the curve.
    let start = guess.parameter(at: fraction)
    let one = x.step(to: fraction, from: start)
    return one.isLast ? one.next : parameter(at: fraction, after: one.next, from: start)
  }

  /// Returns the parameter by a search, for curves that are so steep that one step isn't enough.
  @inline(never)
  private func parameter(at fraction: Double, after one: Double, from start: Double) -> Double {
    let two = x.step(to: fraction, from: one)
    if two.isLast, two.next > 0, two.next < 1 { return two.next }
    return x.parameter(of: fraction, near: start, low: 0, high: 1, rising: true)
  }

  /// Returns y(t) as a sum of Bernstein terms, which can't overflow for finite control points.
  @inline(__always)
  private func height(at t: Double) -> Double {
    let s = 1 - t
    return 6 * s * t * (s * halves.first + t * halves.second) + t * t * t
  }
}

extension UnitBezier: Hashable {
  /// Returns a Boolean value that indicates whether two curves have the same control points, which
  /// determine everything else.
  public static func == (one: UnitBezier, other: UnitBezier) -> Bool {
    one.x1 == other.x1 && one.y1 == other.y1 && one.x2 == other.x2 && one.y2 == other.y2
  }

  /// Feeds the control points to a hasher.
  public func hash(into hasher: inout Hasher) {
    for number in [x1, y1, x2, y2] { hasher.combine(number) }
  }
}

extension UnitBezier {
  /// The maximum magnitude of a slope, in progress per fraction of the time.
  ///
  /// If a curve is vertical at a point, dy/dx is infinite there (T21), but a velocity that is
  /// computed from the slope must remain a usable number; the limit is our choice.
  package static let steepest = 1e6

  /// Returns the rate of progress at a fraction of the time: dy/dx, in progress per total duration
  /// (T20).
  ///
  /// At 0 and 1, the rate is the one-sided limit from inside, which a velocity handoff needs;
  /// outside 0 … 1, where progress is constant, it is 0. If the derivatives of y and x are both
  /// zero, the rate is computed from their higher derivatives, as in the tangent rule of T18. It is
  /// clamped to −`steepest` … `steepest`, so it is finite even where the curve is vertical (T21,
  /// our choice).
  package func slope(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    if isLinear { return 1 }
    let t = fraction > 0 && fraction < 1 ? parameter(at: fraction) : fraction
    let dx = x.derivatives(at: t)
    let dy = y.derivatives(at: t)
    if dx.first != 0 || dy.first != 0 { return Self.quotient(dy.first, dx.first) }
    if dx.second != 0 || dy.second != 0 { return Self.quotient(dy.second, dx.second) }
    return Self.quotient(dy.third, dx.third)
  }

  /// Returns dy ÷ dx, clamped to the steepest slope, or 0 if both are zero.
  private static func quotient(_ dy: Double, _ dx: Double) -> Double {
    guard dx != 0 else { return dy > 0 ? steepest : dy < 0 ? -steepest : 0 }
    let slope = dy / dx
    guard slope > -steepest else { return -steepest }
    return slope < steepest ? slope : steepest
  }

  /// Returns the first fraction of the time at which progress equals `progress`.
  ///
  /// If y only rises, there is only one such fraction (T24). If y overshoots, the result is the
  /// smallest of the fractions with that progress. If the curve never reaches the given progress,
  /// the result is the first fraction at which the curve is nearest to it: for a rising curve, 0 if
  /// the progress is below 0, and 1 if it is above 1. NaN counts as 0.
  package func inverse(of progress: Double) -> Double {
    guard !progress.isNaN else { return 0 }
    if isLinear { return min(max(progress, 0), 1) }
    if progress == 0 { return 0 }
    let t = firstParameter(reaching: progress)
    guard t > 0 else { return 0 }
    return t < 1 ? min(max(x.value(at: t), 0), 1) : 1
  }

  /// The fractions of the time at which progress reverses, in order.
  package var turns: [Double] {
    let (first, second) = y.turns
    let inside: [Double] = [first, second].filter { $0 > 0 && $0 < 1 }
    return inside.map { min(max(x.value(at: $0), 0), 1) }
  }

  /// Returns the smallest t in 0 … 1 at which y equals, or is nearest to, a progress value other
  /// than 0.
  private func firstParameter(reaching progress: Double) -> Double {
    if (0...1).contains(y1), (0...1).contains(y2) {
      // If both y coordinates are in 0 … 1, y only rises.
      guard progress > 0, progress < 1 else { return progress > 0 ? 1 : 0 }
      return y.parameter(of: progress, near: progress, low: 0, high: 1, rising: true)
    }
    let turns = y.turns
    var start = 0.0
    var startHeight = 0.0
    // A progress value that is never reached lies above, or below, the entire curve.
    var nearest = (t: 0.0, height: 0.0)
    for end in [turns.first, turns.second, 1] where end > start {
      let endHeight = end < 1 ? y.value(at: end) : 1
      if progress == endHeight { return end }
      if (progress > startHeight) != (progress > endHeight) {
        return y.parameter(
          of: progress, near: start + (end - start) * progress, low: start, high: end,
          rising: endHeight > startHeight)
      }
      if progress > 0 ? endHeight > nearest.height : endHeight < nearest.height {
        nearest = (end, endHeight)
      }
      start = end
      startHeight = endHeight
    }
    return nearest.t
  }
}

/// Polynomials that approximate the parameter at which a coordinate has a given value x, with an
/// error of about 1e-5.
///
/// They are polynomials in w = √(2d), where d is the distance of x from the nearer end. If a
/// coordinate has zero slope at an end (x1 = 0 or x2 = 1), the parameter t grows there as the
/// square root of d, but t is a smooth function of w. There are four polynomials: for each half of
/// 0 … 1, one for w up to ½, and one for larger w. They only provide the first guess in the search
/// for the exact parameter, so single precision is enough.
//
// With the fraction itself as the first guess, a steep curve such as (1, 0, 0, 1) takes 61 ns instead
// of 39 for each progress, and is no longer ahead of Advance's.
struct FirstGuess: Sendable {
  // The coefficients of 1, w … w⁶, from left to right: for w below and above ½ at the left end, and
  // then for w above and below ½ at the right end.
  private let k0: SIMD4<Float>
  private let k1: SIMD4<Float>
  private let k2: SIMD4<Float>
  private let k3: SIMD4<Float>
  private let k4: SIMD4<Float>
  private let k5: SIMD4<Float>
  private let k6: SIMD4<Float>

  /// Returns one of the Chebyshev points of 0 … ½, including both ends, through which t is
  /// interpolated.
  private static func node(_ index: Int) -> Double {
    switch index {
    case 0: 0
    case 1: 0.03349365
    case 2: 0.125
    case 3: 0.25
    case 4: 0.375
    case 5: 0.46650635
    default: 0.5
    }
  }

  /// Creates the polynomials for a coordinate that rises from 0 to 1 with t.
  init(_ coordinate: Cubic) {
    let parameter = { (x: Double) in
      x > 0 && x < 1
        ? coordinate.parameter(of: x, near: x, low: 0, high: 1, rising: true) : x
    }
    self = withUnsafeTemporaryAllocation(of: SIMD4<Double>.self, capacity: 7) { table in
      for index in 0...6 {
        let low = Self.node(index)
        let high = 0.5 + low
        let lowest = low * low / 2
        let highest = high * high / 2
        table.initializeElement(
          at: index,
          to: SIMD4(
            parameter(lowest), parameter(highest), parameter(1 - highest), parameter(1 - lowest)))
      }
      return FirstGuess(through: table)
    }
  }

  /// Creates the polynomials from the values of t at the nodes.
  private init(through table: UnsafeMutableBufferPointer<SIMD4<Double>>) {
    for order in 1...6 {
      for index in stride(from: 6, through: order, by: -1) {
        let width = Self.node(index) - Self.node(index - order)
        table[index] = (table[index] - table[index - 1]) / width
      }
    }
    // Newton's form is converted to powers, from the innermost factor outward.
    for node in stride(from: 5, through: 0, by: -1) {
      let low = Self.node(node)
      let places = SIMD4(low, 0.5 + low, 0.5 + low, low)
      for index in node..<6 { table[index] -= places * table[index + 1] }
    }
    k0 = SIMD4<Float>(table[0])
    k1 = SIMD4<Float>(table[1])
    k2 = SIMD4<Float>(table[2])
    k3 = SIMD4<Float>(table[3])
    k4 = SIMD4<Float>(table[4])
    k5 = SIMD4<Float>(table[5])
    k6 = SIMD4<Float>(table[6])
  }

  /// Returns the approximation at a fraction strictly between 0 and 1.
  @inline(__always)
  func parameter(at fraction: Double) -> Double {
    let left = 1 - fraction
    let w = Float(2 * (fraction < left ? fraction : left)).squareRoot()
    // The eighth in which the fraction lies is mapped to 0, 1, 1, 1, 2, 2, 2, or 3 without a
    // branch, which no processor could predict.
    let eighth = ((1 + fraction).bitPattern &>> 49) & 7
    let cell = Int(truncatingIfNeeded: ((eighth &+ 2) &* 11) &>> 5) & 3
    let square = w * w
    let low = (k0[cell] + w * k1[cell]) + square * (k2[cell] + w * k3[cell])
    let high = (k4[cell] + w * k5[cell]) + square * k6[cell]
    return Double(low + (square * square) * high)
  }
}
