import PantomimeKit

/// A scene of many views, each with one property and an animator that moves it.
///
/// No two runs have the same length, so each animator is at another position of its curve and ends
/// at another instant.
struct Crowd: TransitionScene {
  static let name = "crowd"
  static let states: [String] = []
  static let summary = "Any number of views, each moved by an animator."
  static let count = OptionKey.count(
    "count", 1...1_000_000, standard: 1, "How many animators there are.")
  static let options = [count.option]

  /// How long the first run lasts, in seconds; the last one lasts half as long again.
  static let shortest = 12.0

  private(set) var ended = 0

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let count = try options[Self.count]
    for index in 0..<count {
      let view = stage.addView("view.\(index)", .alpha(0))
      let duration = Crowd.shortest * (1 + 0.5 * Double(index) / Double(count))
      let added = try? stage.addRunningAnimator("animator.\(index)", duration: duration) { stage in
        stage[view, .alpha] = 1
      }
      if let added { stage.addCompletion(to: added) }
    }
  }

  var state: String { "\(ended)" }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    ended += 1
  }
}

/// A crowd at the instant 0, and its views.
struct CrowdAtStart: Sendable {
  let simulation: Simulation
  /// The values that each frame reads, found once.
  let properties: [PropertyID<Double>]

  static let one = CrowdAtStart(1)
  static let ten = CrowdAtStart(10)
  static let hundred = CrowdAtStart(100)
  static let tenThousand = CrowdAtStart(10_000)
  static let hundredThousand = CrowdAtStart(100_000)

  private init(_ count: Int) {
    let options = SceneOptions(Crowd.options, given: [("count", .number(Double(count)))])
    guard let simulation = try? Simulation(Crowd.self, options: options) else {
      fatalError("the crowd takes every count")
    }
    self.simulation = simulation
    properties = simulation.viewNames.compactMap { name in
      simulation.view(named: name).flatMap { simulation.find($0, .alpha) }
    }
  }
}
