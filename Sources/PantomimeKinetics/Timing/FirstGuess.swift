/// Polynomials that approximate the parameter at which a coordinate has a given value x, with an
/// error of about 1e-5.
///
/// They are polynomials in w = √(2d), where d is the distance of x from the nearer end. If a
/// coordinate has zero slope at an end (x1 = 0 or x2 = 1), the parameter t grows there as the
/// square root of d, but t is a smooth function of w. There are four polynomials: for each half of
/// 0 … 1, one for w up to ½, and one for larger w. They only provide the first guess in the search
/// for the exact parameter, so single precision is enough.
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
