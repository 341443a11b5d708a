import Benchmark
import CMeters

/// The entry point that the benchmark plug-in's `main` looks for.
let benchmarks: @Sendable () -> Void = {
  timingBenchmarks()
  frameBenchmarks()
  velocityBenchmarks()
  decisionBenchmarks()
  touchBenchmarks()
  simulatedTouchBenchmarks()
  touchGrowthBenchmarks()
  copyBenchmarks()
  growthBenchmarks()
}

extension BenchmarkMetric {
  /// Picoseconds, because results are whole numbers and a nanosecond is too coarse.
  static let time = BenchmarkMetric.custom("Time per operation (ps)", useScalingFactor: false)
  /// How often memory was asked for in the whole measurement.
  static let allocations = BenchmarkMetric.custom("Allocations in all", useScalingFactor: false)
}

extension Benchmark.Configuration {
  /// Repeated for a second, which is long beside what else a shared machine does in between.
  static var perOperation: Benchmark.Configuration {
    Benchmark.Configuration(
      metrics: [.time, .allocations], units: [.time: .count, .allocations: .count],
      warmupIterations: 1, maxDuration: .seconds(1))
  }
}

extension Benchmark {
  /// Measures something that does a number of operations.
  func measure(operations: Int, _ body: () -> Double) {
    let allocated = allocations_so_far()
    let start = nanoseconds_of_work()
    Benchmark.blackHole(body())
    let time = nanoseconds_of_work() - start
    let allocations = allocations_so_far() - allocated
    measurement(.time, Int(time) * 1000 / operations)
    measurement(.allocations, Int(allocations))
  }
}
