/// A type that cuts a Bézier curve into pieces that are polynomials in x, with Taylor series.
///
/// It uses plain memory and loops, because it runs at program start, where an array of pieces would
/// cost more than the pieces.
struct CurveCutter {
  private let curve: UnitBezier
  /// The parameter at the center of the series.
  private var t = 0.0
  /// The coefficients, in powers of the distance from a point in x, of the distance in t, of its
  /// square, and of y.
  private let distance = UnsafeMutablePointer<Double>.allocate(capacity: 13)
  private let square = UnsafeMutablePointer<Double>.allocate(capacity: 13)
  private let height = UnsafeMutablePointer<Double>.allocate(capacity: 13)

  private let numbers = UnsafeMutablePointer<UInt8>.allocate(capacity: CurvePieces.cells)
  private let found = UnsafeMutablePointer<CurvePieces.Piece>.allocate(capacity: mostPieces + 1)
  private var count = 0

  /// The maximum number of pieces, more than any system curve needs; the rest of a curve would be
  /// solved.
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
    // No system curve has a piece that covers more than a 32nd.
    let width = CurvePieces.cells / 32
    for start in 0..<32 { cut(from: start * width, count: width) }
    distance.deallocate()
    square.deallocate()
    height.deallocate()
    return CurvePieces(numbers: UnsafePointer(numbers), pieces: UnsafePointer(found))
  }

  /// Covers cells with one piece, or otherwise each half of them separately; a single cell may
  /// remain without a piece.
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

  /// Expands y as a function of x at a point, to the twelfth power.
  private mutating func develop(at place: Double) {
    t = curve.parameter(at: place)
    let x = curve.x.derivatives(at: t)
    let y = curve.y.derivatives(at: t)
    let rate = 1 / x.first
    // Solves x′τ + ½x″τ² + ⅙x‴τ³ = u, power by power of u.
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

  /// Returns whether ten powers are enough up to a distance, with the two highest distributed over
  /// the others.
  private func suffices(within reach: Double) -> Bool {
    let y = curve.height(at: t)
    let second = reach * reach
    let fourth = second * second
    // The remainder of the eleventh power after subtracting Chebyshev's polynomial; the remainder
    // of the twelfth is overestimated, to cover the higher powers.
    let left =
      fourth * fourth * second * reach
      * (height[11].magnitude * 0x1p-10 + height[12].magnitude * reach * 0x1p-3)
    return left <= 0x1p-58 * y && height[1].magnitude * reach <= 0.25 * y
  }

  /// Returns the series up to the tenth power, about the double nearest to x(t).
  ///
  /// Chebyshev's polynomials of the eleventh and twelfth degree, which stay within ±1, are
  /// subtracted with the factors that cancel these powers, which has a thousandth of the error of
  /// truncation.
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

  /// x and y at the parameter, to some 100 bits, from Bernstein terms.
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
