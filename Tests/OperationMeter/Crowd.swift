import PantomimeKit

/// Views with two properties each, moved by an animator of their own that runs for an hour.
struct Crowd: TransitionScene {
  static let name = "crowd"
  static let states = ["moving"]
  static let summary = "Any number of views, each moved by an animator."
  static let count = OptionKey.count(
    "count", 1...1_000_000, standard: 1, "How many animators there are.")
  static let options = [count.option]

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    for index in 0..<(try options[Self.count]) {
      let view = stage.addView("view.\(index)", .alpha(0), .frame(Rect(width: 10, height: 10)))
      _ = try? stage.addRunningAnimator("animator.\(index)", duration: 3_600) { stage in
        stage[view, .alpha] = 1
        stage[view, .frame] = Rect(x: 100, y: 200, width: 20, height: 20)
      }
    }
  }

  var state: String { "moving" }

  /// A crowd at the instant 0.
  static func simulation(of count: Int) -> Simulation {
    let options = SceneOptions(Crowd.options, given: [("count", .number(Double(count)))])
    guard let simulation = try? Simulation(Crowd.self, options: options) else {
      fatalError("the crowd takes every count")
    }
    return simulation
  }
}
