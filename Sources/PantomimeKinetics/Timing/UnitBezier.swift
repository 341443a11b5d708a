/// An easing given by a cubic Bézier curve from (0, 0) to (1, 1) with two control points (T1).
///
/// Progress is y as a function of x, the elapsed fraction of the time. It is found by solving x(t)
/// = x to the last bit, rather than to a tolerance that depends on the duration (T9, T11, T14). The
/// system curves are cut into pieces when they are first created; evaluating a piece yields the
/// same progress, except for the last bit, in a third of the time. The control points keep double
/// precision, and aren't rounded to `Float` as in Core Animation's initializer; the difference is
/// below 2e-8 (T5, our choice).
public struct UnitBezier: Sendable {
  /// The x coordinate of the first control point, 0 … 1.
  public var x1: Double { x.first }
  /// The y coordinate of the first control point.
  public var y1: Double { y.first }
  /// The x coordinate of the second control point, 0 … 1.
  public var x2: Double { x.second }
  /// The y coordinate of the second control point.
  public var y2: Double { y.second }

  let x: Cubic
  let y: Cubic
  /// Whether the curve is the straight line y = x, which needs no solving (T6).
  let isLinear: Bool
  /// Half of each control point's y coordinate.
  private let halves: (first: Double, second: Double)
  private let guess: FirstGuess
  /// The pieces for evaluating a system curve, or `nil` for any other curve.
  let pieces: CurvePieces?

  /// Creates a curve with the control points (x1, y1) and (x2, y2).
  ///
  /// The y coordinates may be outside 0 … 1, and progress may then be, too (T19).
  ///
  /// - Throws: `OutOfRange` if an x coordinate is outside 0 … 1, in which case y wouldn't be a
  ///   function of x (T8; UIKit has the same requirement, A175), or if a y coordinate isn't finite.
  public init(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(OutOfRange) {
    // Each condition tests whether the number is valid, so that NaN is refused, too.
    guard x1 >= 0, x1 <= 1 else { throw OutOfRange("x1", x1, allowed: "0 to 1") }
    guard x2 >= 0, x2 <= 1 else { throw OutOfRange("x2", x2, allowed: "0 to 1") }
    guard y1.isFinite else { throw OutOfRange("y1", y1, allowed: "a finite number") }
    guard y2.isFinite else { throw OutOfRange("y2", y2, allowed: "a finite number") }
    self.init(unchecked: x1, y1, x2, y2)
  }

  /// Creates a curve with control points that are known to be within range.
  init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(x1, y1, x2, y2, pieces: .of(x1, y1, x2, y2))
  }

  /// Creates a curve without pieces; its equation is solved at every fraction.
  init(solved x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(x1, y1, x2, y2, pieces: nil)
  }

  private init(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, pieces: CurvePieces?
  ) {
    self.pieces = pieces
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
    if let height = pieces?.height(at: fraction) { return height }
    if isLinear { return fraction }
    return height(at: parameter(at: fraction))
  }

  /// Returns the parameter t at which x(t) is a fraction strictly between 0 and 1.
  @inline(__always)
  func parameter(at fraction: Double) -> Double {
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
  func height(at t: Double) -> Double {
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
