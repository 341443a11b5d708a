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
