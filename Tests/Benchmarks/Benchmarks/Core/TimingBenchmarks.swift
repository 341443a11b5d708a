import Benchmark
import PantomimeKit

/// Curves and springs: one evaluation at a random place, in a loop that sums.
///
/// Each loop is written out, since a closure around what is measured costs a quarter of it.
func timingBenchmarks() {
  for (name, curve) in curves {
    Benchmark("bezier forward \(name)", configuration: .perOperation) { benchmark in
      benchmark.measure(operations: Samples.count) {
        var sum = 0.0
        for place in Samples.fractions { sum += curve.value(at: place) }
        return sum
      }
    }
    Benchmark("bezier inverse \(name)", configuration: .perOperation) { benchmark in
      benchmark.measure(operations: Samples.count) {
        var sum = 0.0
        for place in Samples.fractions { sum += curve.inverse(of: place) }
        return sum
      }
    }
  }
  for (name, spring) in springs {
    Benchmark("spring value \(name)", configuration: .perOperation) { benchmark in
      benchmark.measure(operations: Samples.count) {
        var sum = 0.0
        for place in Samples.fractions { sum += spring.value(at: place) }
        return sum
      }
    }
    Benchmark("spring value, velocity \(name)", configuration: .perOperation) { benchmark in
      benchmark.measure(operations: Samples.count) {
        var sum = 0.0
        for place in Samples.fractions {
          let motion = spring.motion(at: place)
          sum += motion.value + motion.velocity
        }
        return sum
      }
    }
  }
}

/// The system's, which are evaluated by pieces, and others from harmless to a wall at both ends, the
/// hardest there is.
private let curves: [(String, UnitBezier)] = [
  ("default", .standard),
  ("ease-in", .easeIn),
  ("ease-out", .easeOut),
  ("ease-in-out", .easeInOut),
  ("0.17,0.67,0.76,1", bezier(0.17, 0.67, 0.76, 1)),
  ("0.87,0,0.13,1", bezier(0.87, 0, 0.13, 1)),
  ("1,0,0,1", bezier(1, 0, 0, 1)),
]

private let springs: [(String, SpringCurve)] = [
  ("under-damped", spring(damping: 10)),
  ("critical", spring(damping: 20)),
]

private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitBezier {
  guard let curve = try? UnitBezier(x1, y1, x2, y2) else { fatalError("a curve out of range") }
  return curve
}

private func spring(damping: Double) -> SpringCurve {
  guard let spring = try? SpringCurve(damping: damping) else { fatalError("a spring out of range") }
  return spring
}

/// More numbers than a branch predictor can learn, and the same in every run.
enum Samples {
  static let count = 131_072
  static let fractions: [Double] = {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-53
    }
  }()
}
