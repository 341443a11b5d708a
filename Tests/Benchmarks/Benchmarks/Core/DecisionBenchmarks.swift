import Benchmark
import PantomimeKit

/// A completion decision as a value: every rule about a lift-off between two ends, and among anchors.
func decisionBenchmarks() {
  for scope in RuleScope.allCases {
    Benchmark("decision, \(scope)", configuration: .perOperation) { benchmark in
      let lifts = scope == .twoEnds ? Release.betweenEnds : Release.amongAnchors
      let rules = NamedRule.all
      benchmark.measure(operations: lifts.count * rules.count) {
        var sum = 0.0
        for rule in rules {
          for lift in lifts { sum += rule.decide(lift).margin }
        }
        return sum
      }
    }
  }
}

/// Lift-offs on the way from one end of 400 points to the other, slow and fast.
private enum Release {
  static let count = 200
  static let betweenEnds = (0..<count).map { index in
    LiftOff(progress: share(index), velocity: velocity(index), distance: 400)
  }
  static let amongAnchors = (0..<count).map { index in
    LiftOff(
      position: 400 * share(index), velocity: velocity(index), anchors: [0, 150, 400], start: 150)
  }

  private static func share(_ index: Int) -> Double { Double(index) / Double(count) }

  private static func velocity(_ index: Int) -> Double { Double(index * 37 % 1_999) - 999 }
}
