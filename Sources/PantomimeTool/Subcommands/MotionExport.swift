import ArgumentParser
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// The formats in which `trace` writes what one value did, instead of the trace.
enum MotionFormat: String, CaseIterable {
  /// A transition with a `linear()` easing, or keyframes.
  case css, keyframes

  /// Returns the course of a value in the last scene of a run.
  func text(
    of path: String, in simulation: Simulation, stops: Int
  ) throws(CSSMotion.Refusal) -> String {
    let motion = try CSSMotion(
      path, MotionFormat.samples(of: path, in: simulation), step: Self.step(simulation))
    switch self {
    case .css: return try motion.easing(stops: stops)
    case .keyframes: return motion.keyframes(stops: stops)
    }
  }

  /// The maximum number of samples; our choice.
  private static let mostSamples = 10_000

  /// Returns the time between two samples: a millisecond, or more in a long run.
  private static func step(_ simulation: Simulation) -> Double {
    max(0.001, simulation.now.seconds / Double(mostSamples))
  }

  /// Returns the values of a path since the start of a run, at every step.
  private static func samples(of path: String, in simulation: Simulation) -> [PathValue] {
    guard var run = try? simulation.replayed(first: 0, until: .zero) else { return [] }
    let step = step(simulation)
    let inputs = simulation.log.list
    var next = 0
    var samples: [PathValue] = []
    let count = Int((simulation.now.seconds / step).rounded(.up))
    for number in 0...max(count, 0) {
      let instant = min(Instant(clamping: Double(number) * step), simulation.now)
      while next < inputs.count, inputs[next].time <= instant {
        let entry = inputs[next]
        _ = try? run.advance(to: max(entry.time, run.now))
        try? run.handle(entry.input)
        next += 1
      }
      _ = try? run.advance(to: max(instant, run.now))
      samples.append(run.read(path) ?? .absent)
    }
    return samples
  }
}
