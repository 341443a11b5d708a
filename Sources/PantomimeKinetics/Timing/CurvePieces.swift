/// A Bézier curve as a few dozen polynomials in x, which take a third of the time of solving it.
///
/// Only the four system curves have pieces, because computing them costs as much as a thousand
/// solutions. They are computed when a curve is first created and are never freed, so that a curve
/// stays a value without references.
///
/// A piece is so short that its truncation error is below 2⁻⁵⁷ of the height and the height changes
/// by at most a quarter. Therefore only the last addition has a significant rounding error, and the
/// result is nearly always the double nearest to y(x). No piece can be short enough at an end where
/// the curve starts from 0 or its parameter reverses, so the curve is solved there.
struct CurvePieces: Sendable {
  /// y as a polynomial of the tenth degree in the distance from a point.
  struct Piece {
    let place: Double
    /// The height at the point, and its rounding error.
    let height: Double
    let rest: Double
    /// The coefficients in pairs: of an odd power, beginning with the first, and of the next even
    /// power.
    let pairs: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  }

  /// The number of cells between 0 and 1.
  static var cells: Int { 1024 }

  /// The number of the piece for each cell, or 0 if there is none.
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
    // The highest bits of the fraction of a number from 1 to 2. For 2, to which 1 + x may round,
    // they select the first cell, which has no piece.
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
