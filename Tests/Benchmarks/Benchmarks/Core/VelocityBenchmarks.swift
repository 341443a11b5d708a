import Benchmark
import PantomimeKit

/// One event of a drag for every estimator: its place is added, and the velocity asked for.
func velocityBenchmarks() {
  for estimator in VelocityEstimator.all {
    Benchmark("velocity \(estimator.name)", configuration: .perOperation) { benchmark in
      // Made before, so that what is counted is what an event asks for.
      var tracker = VelocityTracker(estimator: estimator)
      _ = follow(&tracker, times: 1)
      benchmark.measure(operations: Drag.count * Drag.times) {
        follow(&tracker, times: Drag.times)
      }
    }
  }
}

private func follow(_ tracker: inout VelocityTracker, times: Int) -> Double {
  var sum = 0.0
  for _ in 0..<times {
    tracker.restart()
    for sample in Drag.samples {
      tracker.add(sample.place, at: sample.time)
      sum += tracker.velocity().dy
    }
  }
  return sum
}

/// Half a second of a finger, as a display of 120 Hz reports it.
private enum Drag {
  static let count = 60
  static let times = 1_000
  static let samples: [(time: Instant, place: Point2D)] = (0..<count).map { index in
    let time = Double(index) / 120
    return (Instant(seconds: time), Point2D(x: 40 * time, y: -900 * time + 700 * time * time))
  }
}
