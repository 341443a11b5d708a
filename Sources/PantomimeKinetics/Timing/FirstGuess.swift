/// A polynomial that comes within some 1e-4 of the parameter at which a coordinate is x.
///
/// Each half of 0 … 1 has its own, in w = √(2·distance from its end): a coordinate that leaves an
/// end at rest (x1 = 0 or x2 = 1) makes t a square root of x there, and a smooth function of w.
/// It only starts the search that finds the answer, so single precision is plenty.
struct FirstGuess: Sendable {
  // The coefficients of w … w⁶, for x below ½ on the left and for 1 − x above on the right. Both
  // polynomials can be worked out side by side, and one is taken.
  private let k1: SIMD2<Float>
  private let k2: SIMD2<Float>
  private let k3: SIMD2<Float>
  private let k4: SIMD2<Float>
  private let k5: SIMD2<Float>
  private let k6: SIMD2<Float>

  /// The Chebyshev points of 0 … 1, where t is interpolated besides t = 0 at w = 0.
  private static let nodes = SIMD8<Double>(
    0, 0.01703709, 0.14644661, 0.37059048, 0.6294095, 0.8535534, 0.9829629, 1)

  /// Samples a coordinate that rises from 0 to 1 with t.
  init(_ coordinate: Cubic) {
    var early = SIMD8<Double>(repeating: 0)
    var late = early
    for index in 1...6 {
      let x = Self.nodes[index] * Self.nodes[index] / 2
      early[index] = coordinate.parameter(of: x, near: x, low: 0, high: 1, rising: true)
      late[index] = 1 - coordinate.parameter(of: 1 - x, near: 1 - x, low: 0, high: 1, rising: true)
    }
    early = Self.coefficients(through: early)
    late = Self.coefficients(through: late)
    let mean = SIMD8<Float>((early + late) * 0.5)
    let half = SIMD8<Float>((late - early) * 0.5)
    let below = mean - half
    let above = mean + half
    k1 = SIMD2(below[1], above[1])
    k2 = SIMD2(below[2], above[2])
    k3 = SIMD2(below[3], above[3])
    k4 = SIMD2(below[4], above[4])
    k5 = SIMD2(below[5], above[5])
    k6 = SIMD2(below[6], above[6])
  }

  /// The coefficients of 1, w … w⁶ of the polynomial with seven values at the nodes.
  private static func coefficients(through values: SIMD8<Double>) -> SIMD8<Double> {
    var table = values
    for order in 1...6 {
      for index in stride(from: 6, through: order, by: -1) {
        table[index] = (table[index] - table[index - 1]) / (nodes[index] - nodes[index - order])
      }
    }
    // From Newton's form to powers, from the innermost factor outwards.
    for node in stride(from: 5, through: 0, by: -1) {
      for index in node..<6 { table[index] -= nodes[node] * table[index + 1] }
    }
    return table
  }

  /// The guess at a fraction strictly between 0 and 1.
  @inline(__always)
  func parameter(at fraction: Double) -> Double {
    let w = Float(2 * min(fraction, 1 - fraction)).squareRoot()
    let square = w * w
    let distances = w * ((k1 + w * k2) + square * ((k3 + w * k4) + square * (k5 + w * k6)))
    return fraction > 0.5 ? Double(0.5 + (0.5 - distances.y)) : Double(0.5 - (0.5 - distances.x))
  }
}
