import TestSupport
import PantomimeCounting
import PantomimeKit
import Testing

/// However much there is on a stage: the next thing costs as much as the first.
///
/// Each thing is added to a copy, as a prompt does that can take a statement back, while the one
/// before is kept: what would be copied whole is seen as well as what would be searched.
@Suite(.timeLimit, .enabled(if: RuntimeCounts.areThere)) struct StageGrowthTests {
  /// The objects that are added repeatedly, by their number.
  enum Thing: CaseIterable {
    case view, animator, running, runningOnOne, viewAnimation, layerOnOne, layerWithoutKey, layer,
      change

    func constructions(_ number: Int) -> [Construction] {
      let (own, one) = ("view\(number).alpha", "one.alpha")
      return switch self {
      case .view: [view(number)]
      case .animator: animator(number).map { [$0] } ?? []
      case .running: [view(number), running(number, own)]
      case .runningOnOne: [running(number, one)]
      case .viewAnimation: [view(number), .viewAnimation(Thing.run, [to(number, own)])]
      case .layerOnOne: [layer(one, key: "key\(number)")]
      case .layerWithoutKey: [layer(one, key: nil)]
      case .layer: [view(number), layer(own, key: "key")]
      case .change: [view(number), .change([to(number, own)], by: nil)]
      }
    }

    private static let run = Construction.RunningAnimator(
      duration: 1, delay: 0, timing: .easeInOut)

    private func animator(_ number: Int) -> Construction? {
      (try? Animator(duration: 1)).map { .animator(name: "animator\(number)", $0) }
    }
    private func view(_ number: Int) -> Construction { .view(name: "view\(number)", [.alpha(0)]) }
    private func to(_ number: Int, _ path: String) -> PropertyChange {
      PropertyChange(path: path, numbers: [1 + Double(number)])
    }
    private func running(_ number: Int, _ path: String) -> Construction {
      .running(name: "running\(number)", Thing.run, [to(number, path)])
    }
    private func layer(_ path: String, key: String?) -> Construction {
      let animation = LayerAnimation(
        .basic(from: [0], to: [1], by: nil), timing: MediaTiming(duration: 1))
      return .layer(.animation(animation, path: path, key: key, group: nil))
    }
  }

  @Test(arguments: TestRun.sample(Thing.allCases, oneIn: 3))
  func oneMoreCostsAsMuchAsTheFirst(thing: Thing) throws {
    let growth = try Growth(from: TestRun.count(300, oneIn: 3), preparing: things(of: thing)) {
      prepared throws(InputError) in
      var kept = prepared.simulation
      for construction in prepared.constructions {
        kept = prepared.simulation
        try prepared.simulation.handle(.construct(construction))
      }
      #expect(kept.now == .zero)
    }
    #expect(growth.isLinear, "\(thing): \(growth)")
  }

  /// All of them end, each separately.
  @Test(arguments: TestRun.sample(Thing.allCases, oneIn: 3, from: 1))
  func oneEndCostsAsMuchAsTheFirst(thing: Thing) throws {
    let growth = try Growth(from: TestRun.count(300, oneIn: 3), preparing: started(thing)) {
      simulation throws(ImpossibleInputError) in
      _ = try simulation.advance(to: Instant(seconds: 2))
      #expect(simulation.nextDeadline == nil)
    }
    #expect(growth.isLinear, "\(thing): \(growth)")
  }

  /// Timers that are started, half of them stopped again, and the others fire.
  @Test func oneTimerCostsAsMuchAsTheFirst() throws {
    let growth = try Growth(from: TestRun.count(300, oneIn: 3), preparing: Plain.simulation) {
      simulation throws(InputError) in
      try simulation.handle(.tap(view: "one"))
      _ = try? simulation.advance(to: Instant(seconds: 10))
      #expect(simulation.read("state") == .word("rang"))
    }
    #expect(growth.isLinear, "\(growth)")
  }

  /// To look at every property costs as much each, whatever moves it.
  @Test(arguments: TestRun.sample([Thing.running, .viewAnimation, .layer, .change], oneIn: 4))
  func oneLookCostsAsMuchAsTheFirst(thing: Thing) throws {
    let growth = try Growth(from: TestRun.count(300, oneIn: 3), preparing: started(thing)) {
      simulation in
      for index in 0..<(simulation.viewNames.count - 1) {
        _ = simulation.read("view\(index).alpha")
      }
    }
    #expect(growth.isLinear, "\(thing): \(growth)")
  }

  private func things(
    of thing: Thing
  ) -> (Int) throws -> (simulation: Simulation, constructions: [Construction]) {
    { count in (try Plain.simulation(count), (0..<count).flatMap { thing.constructions($0) }) }
  }

  private func started(_ thing: Thing) -> (Int) throws -> Simulation {
    { count in
      var simulation = try Plain.simulation(count)
      for construction in (0..<count).flatMap({ thing.constructions($0) }) {
        try simulation.handle(.construct(construction))
      }
      return simulation
    }
  }
}

/// One view, which starts as many timers as wanted when it is tapped on.
private struct Plain: TransitionScene {
  static let name = "plain"
  static let states: [String] = []
  static let summary = "One view that starts timers."
  static let count = OptionKey.count("count", 1...10_000, standard: 1, "How many timers.")
  static let options = [count.option]

  private let count: Int
  private var waiting = 0

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    count = try options[Self.count]
    stage.addView("one", .alpha(0))
  }

  static func simulation(_ count: Int) throws -> Simulation {
    try Simulation(
      Plain.self, options: SceneOptions(Plain.options, given: [("count", .number(Double(count)))]))
  }

  var state: String { waiting == 0 ? "rang" : "waits" }
  var tappable: [String] { ["one"] }

  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    for number in 0..<count {
      let timer = stage.startTimer("timer", after: Double(1 + number * 37 % count) / Double(count))
      if number.isMultiple(of: 2) { stage.cancel(timer) } else { waiting += 1 }
    }
  }

  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) { waiting -= 1 }
}
