import Benchmark
import PantomimeKit

/// Frames in which nothing but time passes, and the ends of many runs.
func frameBenchmarks() {
  measureFrames(of: 1) { .one }
  measureFrames(of: 10) { .ten }
  measureFrames(of: 100) { .hundred }
  measureFrames(of: 10_000) { .tenThousand }
  measureFrames(of: 100_000) { .hundredThousand }
  measureEnds(of: 100) { .hundred }
  measureEnds(of: 10_000) { .tenThousand }
}

/// The first ten seconds; no run of the crowd ends in them.
private let framesWatched = 600

// The crowd is made when it is first wanted: a benchmark left out by the filter costs nothing.
private func measureFrames(of count: Int, _ crowd: @escaping @Sendable () -> CrowdAtStart) {
  Benchmark("frame, one of \(count) animators", configuration: .perOperation) { benchmark in
    let crowd = crowd()
    let times = max(1, 1_000_000 / (count * framesWatched))
    benchmark.measure(operations: times * framesWatched * count) { watch(crowd, times: times) }
  }
}

private func measureEnds(of count: Int, _ crowd: @escaping @Sendable () -> CrowdAtStart) {
  Benchmark("end, one of \(count) animators", configuration: .perOperation) { benchmark in
    let crowd = crowd()
    benchmark.measure(operations: count) {
      var simulation = crowd.simulation
      _ = try? simulation.advance(to: Instant(seconds: 2 * Crowd.shortest))
      return Double(simulation.trace.list.count)
    }
  }
}

/// Watches the same frames again and again: each time a copy takes up where the original stands.
private func watch(_ crowd: CrowdAtStart, times: Int) -> Double {
  var sum = 0.0
  for _ in 0..<times {
    var simulation = crowd.simulation
    for frame in 1...framesWatched {
      _ = try? simulation.advance(to: Frames.standard.instant(of: Int64(frame)))
      for property in crowd.properties { sum += simulation.shown(property) }
    }
  }
  return sum
}
