import TestSupport
import PantomimeKit
import Testing

/// Which animator comes next is kept rather than searched for; it must be what a search finds.
@Suite(.timeLimit) struct DeadlineTests {
  @Test(arguments: TestRun.seeds(40 as UInt64))
  func nextDeadlineIsTheEarliestOfAll(seed: UInt64) throws {
    var dice = Dice(state: seed)
    var simulation = try Simulation(Crew.self, options: SceneOptions([]))
    for index in 0..<Crew.size {
      try simulation.handle(.tap(view: "a\(index)"))
      try simulation.handle(.animator(.start(), name: "a\(index)"))
    }
    for _ in 0..<300 {
      let name = "a\(dice.roll(Crew.size))"
      if let input = Self.input(&dice) {
        // Inputs that the state does not allow are refused, which this test ignores.
        try? simulation.handle(.animator(input, name: name))
      } else if dice.roll(2) == 0 {
        try? simulation.handle(.tap(view: name))
      } else {
        _ = try simulation.advance(to: simulation.now.advanced(bySeconds: Double(dice.roll(5)) / 8))
      }
      let found = simulation.read("soonest")
      #expect(found == PathValue.seconds(simulation.nextDeadline?.seconds))
    }
    #expect(simulation.trace.list.contains { $0.event.name == "completed end" })
  }

  private static func input(_ dice: inout Dice) -> AnimatorInput? {
    switch dice.roll(12) {
    case 0, 1: .start()
    case 2: .start(afterDelay: Double(dice.roll(4)) / 8)
    case 3: .pause
    case 4: .scrub(Double(dice.roll(5)) / 4)
    case 5: .reverse
    case 6: .resume(timing: nil, durationFactor: Double(dice.roll(3)) / 2)
    case 7: .stop(withoutFinishing: !(dice.roll(2) == 0))
    case 8: .finish(.current)
    default: nil
    }
  }
}

/// Several views with an animator each; a tap on a view gives its animator something to do.
private struct Crew: TransitionScene {
  static let name = "crew"
  static let states = ["at work"]
  static let summary = "Views of which each has an animator."
  static let options: [SceneOption] = []
  /// So many that what waits is several levels deep, and is taken out in the middle.
  static let size = 24

  let animators: [AnimatorID]

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    var animators: [AnimatorID] = []
    for index in 0..<Crew.size {
      _ = stage.addView("a\(index)", .alpha(0))
      guard let animator = try? Animator(duration: Double(index * 7 % Crew.size) / 2) else {
        continue
      }
      animators.append(stage.addAnimator("a\(index)", animator))
    }
    self.animators = animators
  }

  var state: String { "at work" }
  var tappable: [String] { (0..<Crew.size).map { "a\($0)" } }

  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    guard let dot = stage.view(named: view), let animator = stage.animator(named: view) else {
      return
    }
    try stage.addAnimations(to: animator) { $0[dot, .alpha] = 1 - $0[dot, .alpha] }
  }

  static let paths = [
    ScenePath<Crew>("soonest", summary: "The earliest deadline.") { scene, stage in
      .seconds(scene.animators.compactMap { stage[$0].deadline }.min()?.seconds)
    }
  ]
}

/// The same numbers in every run.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
