import Benchmark
import PantomimeKit

/// The cost of each of many recognizers, and of a finger among many views: constant for any number
/// of them.
func touchGrowthBenchmarks() {
  for count in [1_000, 10_000, 100_000] {
    Benchmark("recognizer, one of \(count)", configuration: .perOperation) { benchmark in
      guard var simulation = crowded(0) else { return }
      benchmark.measure(operations: count) {
        for index in 0..<count { add(index, requiring: nil, to: &simulation) }
        return Double(simulation.trace.count)
      }
    }
    Benchmark("recognizer in a chain, one of \(count)", configuration: .perOperation) { benchmark in
      guard var simulation = crowded(0) else { return }
      benchmark.measure(operations: count) {
        for index in 0..<count {
          add(index, requiring: index == 0 ? nil : "pan\(index - 1)", to: &simulation)
        }
        return Double(simulation.trace.count)
      }
    }
    Benchmark("touch among \(count) recognizers, for one", configuration: .perOperation) {
      benchmark in
      guard var simulation = crowded(0) else { return }
      for index in 0..<count { add(index, requiring: nil, to: &simulation) }
      let finger = Finger(events: 20)
      benchmark.measure(operations: count) {
        finger.play(times: 1, on: &simulation)
        return Double(simulation.trace.count)
      }
    }
    Benchmark("touch-down among \(count) views", configuration: .perOperation) { benchmark in
      guard var simulation = crowded(count) else { return }
      let finger = Finger(events: 2)
      finger.play(times: 1, on: &simulation)
      benchmark.measure(operations: 100) {
        finger.play(times: 100, on: &simulation)
        return Double(simulation.trace.count)
      }
    }
  }
}

private func add(
  _ index: Int, requiring other: String?, to simulation: inout Simulation
) {
  try? simulation.handle(
    .construct(
      .gesture(
        GestureConstruction(
          .pan("pan\(index)"), on: "card", requires: other.map { [$0] } ?? []))))
}

/// A card below so many views, side by side.
private func crowded(_ count: Int) -> Simulation? {
  guard var simulation = try? Simulation(Plain.self) else { return nil }
  try? simulation.handle(
    .construct(.view(name: "card", [.frame(Rect2D(width: 390, height: 844))])))
  for index in 0..<count {
    let frame = Rect2D(x: Double(index % 400), y: Double(index / 400) * 4, width: 1, height: 4)
    try? simulation.handle(.construct(.view(name: "view\(index)", [.frame(frame)])))
  }
  return simulation
}

/// A scene without roles.
private struct Plain: TransitionScene {
  static let name = "plain"

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
}
