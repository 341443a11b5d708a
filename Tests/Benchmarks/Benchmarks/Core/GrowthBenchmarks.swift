import Benchmark
import PantomimeKit

/// The cost of one more object on a stage with a growing number of them: none may take more than
/// 2.5 times as long among ten times as many.
func growthBenchmarks() {
  for thing in Thing.allCases {
    for count in [1_000, 10_000, 100_000] {
      Benchmark("\(thing.rawValue), one of \(count)", configuration: .perOperation) { benchmark in
        let things = (0..<count).map { thing.constructions($0) }
        benchmark.measure(operations: count) {
          guard var simulation = try? Simulation(Bare.self, options: SceneOptions([])) else {
            return 0
          }
          // The one before is kept for a while, as at a prompt: what is added then, is added to a copy.
          var kept = simulation
          for constructions in things {
            kept = simulation
            for construction in constructions { try? simulation.handle(.construct(construction)) }
          }
          return Double(simulation.trace.count - kept.trace.count)
        }
      }
    }
  }
}

/// The objects that are added repeatedly.
private enum Thing: String, CaseIterable {
  case view, animator, running
  case runningOnOne = "running on one view"
  case layer = "layer-animation"
  case layerOnOne = "layer-animation on one view"

  func constructions(_ number: Int) -> [Construction] {
    let view = Construction.view(name: "view\(number)", [.alpha(0)])
    let (own, one) = ("view\(number).alpha", "one.alpha")
    return switch self {
    case .view: [view]
    case .animator:
      (try? Animator(duration: 1)).map { [.animator(name: "animator\(number)", $0)] } ?? []
    case .running: [view, running(number, own)]
    case .runningOnOne: [running(number, one)]
    case .layer: [view, layer(own, "key")]
    case .layerOnOne: [layer(one, "key\(number)")]
    }
  }

  private func running(_ number: Int, _ path: String) -> Construction {
    .running(
      name: "running\(number)",
      Construction.RunningAnimator(duration: 1, delay: 0, timing: .easeInOut),
      [PropertyChange(path: path, numbers: [1 + Double(number)])])
  }

  private func layer(_ path: String, _ key: String) -> Construction {
    let animation = LayerAnimation(
      .basic(from: [0], to: [1], by: nil), timing: MediaTiming(duration: 1))
    return .layer(.animation(animation, path: path, key: key, group: nil))
  }
}

/// A scene of one view.
private struct Bare: TransitionScene {
  static let name = "bare"
  static let summary = "One view, and whatever is added to it."

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    stage.addView("one", .alpha(0))
  }

  var state: String { "bare" }
}
