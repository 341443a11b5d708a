/// A Bézier curve as a few dozen polynomials in x, which take a third of the time that solving the
/// curve takes.
///
/// Only the four system curves have pieces, because computing the pieces takes as long as solving a
/// curve a thousand times. The pieces are computed when a system curve is first created, and are
/// never freed, so that a curve remains a value without references.
///
/// Each piece is so short that its truncation error is below 2⁻⁵⁷ of the height y, and that the
/// height changes by at most a quarter within the piece. Therefore only the last addition has a
/// significant rounding error, and the result is nearly always the double nearest to y(x). No piece
/// can be short enough near x = 0, where the height is 0, or near an end at which the derivative of
/// x with respect to the parameter is 0, so the curve is solved there.
struct CurvePieces: Sendable {
  /// y as a polynomial of the tenth degree in the distance from a point.
  struct Piece {
    let place: Double
    /// The height at the point as a double, and the rounding error of that double.
    let height: Double
    let rest: Double
    /// The coefficients of the polynomial in pairs: each pair belongs to an odd power, beginning
    /// with the first, and the even power that follows it.
    let pairs: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  }

  /// The number of cells between 0 and 1.
  static var cells: Int { 1024 }

  /// The number of the piece for each cell, or 0 for a cell without a piece.
  nonisolated(unsafe) private let numbers: UnsafePointer<UInt8>
  /// The pieces, beginning with number 1.
  nonisolated(unsafe) private let pieces: UnsafePointer<Piece>

  init(numbers: UnsafePointer<UInt8>, pieces: UnsafePointer<Piece>) {
    self.numbers = numbers
    self.pieces = pieces
  }

  /// Returns the height at a fraction above 0 and below 1, or `nil` if no piece covers it.
  @inline(__always)
  func height(at fraction: Double) -> Double? {
    // The cell number consists of the highest bits of the significand of 1 + x. If 1 + x is rounded
    // to 2, they select the first cell, which has no piece.
    let cell = ((1 + fraction).bitPattern &>> 42) & 1023
    let number = numbers[Int(truncatingIfNeeded: cell)]
    guard number > 0 else { return nil }
    let piece = pieces + Int(number)
    let u = fraction - piece.pointee.place
    let (p1, p3, p5, p7, p9) = piece.pointee.pairs
    let square = SIMD2(repeating: u * u)
    let sum = p1 + square * (p3 + square * (p5 + square * (p7 + square * p9)))
    return piece.pointee.height + (piece.pointee.rest + u * (sum.x + u * sum.y))
  }
}

extension CurvePieces {
  /// Returns the pieces of the curve with the given control points, or `nil` if it isn't a system
  /// curve.
  static func of(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> CurvePieces? {
    switch (x1, y1, x2, y2) {
    case (0.42, 0, 1, 1): easeIn
    case (0, 0, 0.58, 1): easeOut
    case (0.42, 0, 0.58, 1): easeInOut
    case (0.25, 0.1, 0.25, 1): standard
    default: nil
    }
  }

  private static let easeIn = pieces(of: UnitBezier(solved: 0.42, 0, 1, 1))
  private static let easeOut = pieces(of: UnitBezier(solved: 0, 0, 0.58, 1))
  private static let easeInOut = pieces(of: UnitBezier(solved: 0.42, 0, 0.58, 1))
  private static let standard = pieces(of: UnitBezier(solved: 0.25, 0.1, 0.25, 1))

  private static func pieces(of curve: UnitBezier) -> CurvePieces {
    var cutter = CurveCutter(curve)
    return cutter.pieces()
  }
}

/// A type that cuts a Bézier curve into pieces and computes a polynomial in x for each piece, from
/// a Taylor series.
///
/// The type uses plain memory and loops, because it runs at program start, when an array of pieces
/// would take more time than computing the pieces.
struct CurveCutter {
  private let curve: UnitBezier
  /// The parameter at the center of the series.
  private var t = 0.0
  /// The coefficients of three power series in the distance from a point in x: the distance in t,
  /// the square of that distance, and y.
  private let distance = UnsafeMutablePointer<Double>.allocate(capacity: 13)
  private let square = UnsafeMutablePointer<Double>.allocate(capacity: 13)
  private let height = UnsafeMutablePointer<Double>.allocate(capacity: 13)

  private let numbers = UnsafeMutablePointer<UInt8>.allocate(capacity: CurvePieces.cells)
  private let found = UnsafeMutablePointer<CurvePieces.Piece>.allocate(capacity: mostPieces + 1)
  private var count = 0

  /// The maximum number of pieces, which is more than any system curve needs; a curve that needed
  /// more would be solved in its remaining cells.
  private static var mostPieces: Int { 63 }

  /// Creates a cutter for a curve.
  init(_ curve: UnitBezier) {
    self.curve = curve
    distance.initialize(repeating: 0, count: 13)
    square.initialize(repeating: 0, count: 13)
    height.initialize(repeating: 0, count: 13)
    numbers.initialize(repeating: 0, count: CurvePieces.cells)
  }

  /// Returns the pieces, in memory that is never freed.
  mutating func pieces() -> CurvePieces {
    // No system curve has a piece that covers more than 1/32 of the x range.
    let width = CurvePieces.cells / 32
    for start in 0..<32 { cut(from: start * width, count: width) }
    distance.deallocate()
    square.deallocate()
    height.deallocate()
    return CurvePieces(numbers: UnsafePointer(numbers), pieces: UnsafePointer(found))
  }

  /// Covers a range of cells with one piece if that is accurate enough, and otherwise covers each
  /// half of the range separately; a single cell may remain without a piece.
  private mutating func cut(from start: Int, count width: Int) {
    let half = Double(width) / Double(2 * CurvePieces.cells)
    develop(at: Double(start) / Double(CurvePieces.cells) + half)
    if suffices(within: half), count < Self.mostPieces {
      count += 1
      (found + count).initialize(to: piece(within: half))
      (numbers + start).update(repeating: UInt8(truncatingIfNeeded: count), count: width)
    } else if width > 1 {
      cut(from: start, count: width / 2)
      cut(from: start + width / 2, count: width / 2)
    }
  }

  /// Expands y as a power series in x about a point, up to the twelfth power.
  private mutating func develop(at place: Double) {
    t = curve.parameter(at: place)
    let x = curve.x.derivatives(at: t)
    let y = curve.y.derivatives(at: t)
    let rate = 1 / x.first
    // Solves x′τ + ½x″τ² + ⅙x‴τ³ = u for τ, one power of u after another.
    distance[1] = rate
    height[1] = y.first / x.first
    for power in 2...12 {
      var squares = 0.0
      var cubes = 0.0
      var other = 1
      while other < power {
        let factor = distance[power - other]
        squares += distance[other] * factor
        cubes += square[other] * factor
        other += 1
      }
      square[power] = squares
      distance[power] = -(x.second / 2 * squares + x.third / 6 * cubes) * rate
      height[power] = y.first * distance[power] + y.second / 2 * squares + y.third / 6 * cubes
    }
  }

  /// Returns whether ten powers are accurate enough up to a distance, if the eleventh and twelfth
  /// powers are approximated by lower ones.
  private func suffices(within reach: Double) -> Bool {
    let y = curve.height(at: t)
    let second = reach * reach
    let fourth = second * second
    // The error of approximating the eleventh power by lower ones, with Chebyshev's polynomial. The
    // error for the twelfth power is overestimated, to cover all higher powers.
    let left =
      fourth * fourth * second * reach
      * (height[11].magnitude * 0x1p-10 + height[12].magnitude * reach * 0x1p-3)
    return left <= 0x1p-58 * y && height[1].magnitude * reach <= 0.25 * y
  }

  /// Returns the series about the double nearest to x(t), reduced to the tenth power.
  ///
  /// Instead of dropping the eleventh and twelfth powers, the method cancels them by subtracting
  /// multiples of Chebyshev's polynomials of those degrees. These polynomials stay within ±1, so
  /// the error is a thousandth of that of truncation.
  private func piece(within reach: Double) -> CurvePieces.Piece {
    let scale = reach * reach
    var (odd, even) = (height[11], height[12])
    func next(_ shares: (odd: Double, even: Double), _ power: Int) -> (Double, Double) {
      odd *= scale
      even *= scale
      return (height[power] + shares.odd * odd, height[power + 1] + shares.even * even)
    }
    let (a9, a10) = next((2.75, 3), 9)
    let (a7, a8) = next((-2.75, -3.375), 7)
    let (a5, a6) = next((1.203125, 1.75), 5)
    let (a3, a4) = next((-0.21484375, -0.41015625), 3)
    let (a1, a2) = next((0.0107421875, 0.03515625), 1)
    let (x, y) = exactPoint
    let here = y + DoubleDouble(-x.low * height[1] - even * scale * 0x1p-11)
    return CurvePieces.Piece(
      place: x.high, height: here.high, rest: here.low,
      pairs: (
        SIMD2(a1, a2), SIMD2(a3, a4), SIMD2(a5, a6), SIMD2(a7, a8), SIMD2(a9, a10)
      ))
  }

  /// x and y at the parameter, with about 100 bits of precision, computed from Bernstein terms.
  private var exactPoint: (x: DoubleDouble, y: DoubleDouble) {
    let t = DoubleDouble(t)
    let s = DoubleDouble.sum(1, -self.t)
    let both = s * t * DoubleDouble(3)
    let first = both * s
    let second = both * t
    let third = t * t * t
    return (
      first * DoubleDouble(curve.x1) + second * DoubleDouble(curve.x2) + third,
      first * DoubleDouble(curve.y1) + second * DoubleDouble(curve.y2) + third
    )
  }
}
