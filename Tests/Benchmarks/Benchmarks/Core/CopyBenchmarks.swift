import Benchmark
import PantomimeKit

/// The cost of a copy, together with its first change, after traces of many lengths.
func copyBenchmarks() {
  Benchmark("event appended to a trace", configuration: .perOperation) { benchmark in
    benchmark.measure(operations: 100_000) {
      var trace = Trace()
      append(100_000, to: &trace)
      return Double(trace.count)
    }
  }
  for count in [1_000, 100_000, 1_000_000] {
    Benchmark("copy of \(count) events, and one more", configuration: .perOperation) { benchmark in
      var trace = Trace()
      append(count, to: &trace)
      benchmark.measure(operations: copies) {
        var sum = 0
        for _ in 0..<copies {
          var fork = trace
          fork.append(sample, at: .zero)
          sum += fork.count
        }
        return Double(sum)
      }
    }
    Benchmark("fork after \(count) events, and a tap", configuration: .perOperation) { benchmark in
      let diary = try Simulation(
        Diary.self,
        options: SceneOptions(Diary.options, given: [("events", .number(Double(count)))]))
      benchmark.measure(operations: copies) {
        var sum = 0
        for _ in 0..<copies {
          var fork = diary
          try? fork.handle(.tap(view: Diary.page))
          sum += fork.trace.count
        }
        return Double(sum)
      }
    }
  }
}

private let copies = 10_000

private let sample = Event(
  EventKind("pan changed", summary: "A pan reports."), nil,
  [.numbers("translation", [0, -120]), .numbers("velocity", [0, -300])],
  reason: "as long as most reasons, which take a line")

private func append(_ count: Int, to trace: inout Trace) {
  for number in 0..<count { trace.append(sample, at: Instant(nanoseconds: Int64(number))) }
}

/// A scene that has recorded as many events as wanted, and records one more at each tap.
private struct Diary: TransitionScene {
  static let name = "diary"
  static let states = ["open"]
  static let summary = "A page that is tapped on, after as many events as wanted."
  static let events = OptionKey.count(
    "events", 1...1_000_000, standard: 1, "How many events there have been.")
  static let options = [events.option]
  static let page = "page"

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    _ = stage.addView(Diary.page, .alpha(1))
    for _ in 0..<(try options[Self.events]) { stage.record(sample) }
  }

  var state: String { "open" }
  var tappable: [String] { [Diary.page] }

  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) { stage.record(sample) }
}
