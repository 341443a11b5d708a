/// A cubic Bézier curve in the plane, parameterized by arc length.
///
/// The length is computed by five-point Gauss–Legendre quadrature on each of 32 pieces, which is
/// accurate to a thousandth of a point for any curve in an icon (our choice; animation players sum
/// the lengths of chords, whose number varies).
package struct VectorArc: Sendable, Equatable {
  /// The two end points and, between them, the two control points.
  package let points: [SIMD2<Double>]

  private static var pieces: Int { 32 }

  /// Creates a curve between two end points, with a control point for each of them.
  package init(
    from start: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>,
    to end: SIMD2<Double>
  ) {
    points = [start, first, second, end]
  }

  /// Returns the point at a fraction of the length, clamped to 0 … 1 (our choice).
  ///
  /// NaN counts as 0.
  package func point(at share: Double) -> SIMD2<Double> {
    guard share > 0 else { return points[0] }
    guard share < 1 else { return points[3] }
    let width = 1 / Double(VectorArc.pieces)
    let lengths = (0..<VectorArc.pieces).map {
      length(from: Double($0) * width, to: Double($0 + 1) * width)
    }
    var left = lengths.reduce(0, +) * share
    for (index, length) in lengths.enumerated() {
      if left < length {
        return point(parameter: parameter(of: left, in: Double(index) * width, width))
      }
      left -= length
    }
    return points[3]
  }

  /// Returns the parameter at which a piece reaches the given length, measured from its start.
  private func parameter(of length: Double, in start: Double, _ width: Double) -> Double {
    var (low, high) = (start, start + width)
    // The interval halves each time: after 40 steps it is shorter than 1e-13.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.length(from: start, to: middle) < length { low = middle } else { high = middle }
    }
    return low
  }

  /// The nodes of the quadrature, in −1 … 1, and their weights.
  private static var quadrature: [(place: Double, weight: Double)] {
    [
      (0, 0.5688888888888889),
      (-0.5384693101056831, 0.4786286704993665), (0.5384693101056831, 0.4786286704993665),
      (-0.9061798459386640, 0.2369268850561891), (0.9061798459386640, 0.2369268850561891),
    ]
  }

  private func length(from start: Double, to end: Double) -> Double {
    let half = (end - start) / 2
    var sum = 0.0
    for (place, weight) in VectorArc.quadrature {
      sum += weight * speed(at: start + half + half * place)
    }
    return sum * half
  }

  /// Returns the magnitude of the derivative with respect to the parameter.
  private func speed(at t: Double) -> Double {
    let s = 1 - t
    let near = (points[1] - points[0]) * (3 * s * s)
    let tangent =
      near + (points[2] - points[1]) * (6 * s * t) + (points[3] - points[2]) * (3 * t * t)
    return (tangent.x * tangent.x + tangent.y * tangent.y).squareRoot()
  }

  private func point(parameter t: Double) -> SIMD2<Double> {
    let s = 1 - t
    let near = points[0] * (s * s * s) + points[1] * (3 * s * s * t)
    return near + points[2] * (3 * s * t * t) + points[3] * (t * t * t)
  }
}
