import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// Fingers on the cards and the list: by default no state is invalid, and as published the trace
/// reports each time that the code permits one.
@Suite(.timeLimit) struct CityGuideLockTests {
  private static let faults = Scenes.named("city-guide")?.faults ?? []

  private static func start(_ faults: [String]) throws -> Simulation {
    try #require(Scenes.named("city-guide")).start(
      SceneOptions(CityGuide.options, given: [("faults", .faults(faults))]))
  }

  /// One input, or a wait: drawn from a seed, the same for every set of faults.
  private enum Step {
    case input(Input)
    case wait(Double)
  }

  private static func steps(_ seed: Int) -> [Step] {
    var dice = SeededGenerator(seed: UInt64(seed))
    func below(_ count: Int) -> Int { Int(dice.next() % UInt64(count)) }
    var steps: [Step] = []
    // Either what recognizers are said to report, or fingers: with a finger down nothing is said.
    let touches = below(2) == 0
    for _ in 0..<(touches ? 60 : 25) {
      let card = "card.\(below(3))"
      switch below(touches ? 10 : 7) {
      case 0: steps.append(.input(.tap(view: ["close.\(below(3))", card, "card"][below(3)])))
      case 1, 2: steps.append(.wait(0.01 + 0.15 * dice.unit()))
      case 3 where !touches:
        let steep = Vector(dx: dice.spread(0, 200), dy: dice.spread(0, 400))
        steps.append(
          .input(.pan(PanInput(.began, velocity: below(2) == 0 ? nil : steep, view: card))))
      case 4 where !touches:
        steps.append(.input(.pan(PanInput(.changed, dy: .absolute(dice.spread(0, 300))))))
      case 5 where !touches:
        steps.append(.input(.pan(PanInput(.ended, velocity: Vector(dy: dice.spread(0, 300))))))
      case 6 where !touches: steps.append(.input(.pan(PanInput(.cancelled))))
      default:
        let phase = [Touch.Phase.down, .move, .move, .move, .up, .cancel][below(6)]
        let place = Point2D(x: 195 + dice.spread(0, 190), y: 422 + dice.spread(0, 300))
        steps.append(.wait(0.01))
        steps.append(.input(.touch([Touch(phase, id: 1 + below(2), at: place)])))
      }
    }
    return steps
  }

  /// Plays the steps; those that cannot happen, such as a finger that lifts and was not down, do not.
  private static func play(
    _ seed: Int, _ faults: [String], first count: Int = .max,
    _ look: (Simulation) -> Void = { _ in }
  ) throws -> Simulation {
    var simulation = try start(faults)
    for step in steps(seed).prefix(count) {
      switch step {
      case .input(let input): try? simulation.handle(input)
      case .wait(let seconds):
        _ = try simulation.advance(to: simulation.now.advanced(bySeconds: seconds))
      }
      look(simulation)
    }
    try? simulation.handle(.interruption)
    try? simulation.handle(.pan(PanInput(.cancelled)))
    _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 20))
    return simulation
  }

  private static func cards(_ property: String, _ simulation: Simulation) -> [PathValue?] {
    (0..<3).map { simulation.read("card.\($0).\(property)") }
  }

  /// By default one card at most is anywhere but in its place, it has one completion, and the list
  /// stays where the card is bound for, or comes back to there from beyond its end.
  @Test(arguments: TestRun.seeds(120, oneIn: 10))
  func healthyCardsComeToRestWhereTheyBelong(seed: Int) throws {
    var offset: PathValue?
    let rest = try Self.play(seed, []) { simulation in
      let active = Self.cards("animator.state", simulation).count { $0 != .word("inactive") }
      let expanded = Self.cards("state", simulation).count { $0 == .word("expanded") }
      #expect(active <= 1 && expanded <= 1)
      #expect(Self.cards("completions", simulation).allSatisfy { ($0?.numbers.first ?? 2) <= 1 })
      let isFree = active + expanded == 0
      let now = simulation.read("list.offset")
      if !isFree, let offset, (-70...480).contains(offset.numbers[0]) { #expect(now == offset) }
      #expect(isFree || simulation.read("list.dragging") == .flag(false))
      offset = isFree ? nil : now
    }
    let states = Self.cards("state", rest)
    #expect(Self.cards("animator.state", rest).allSatisfy { $0 == .word("inactive") })
    let expanded = states.firstIndex(of: .word("expanded"))
    let scroll = rest.read("list.offset")?.numbers.first ?? .nan
    for index in 0..<3 {
      let push = expanded.map { index == $0 - 1 ? -50.0 : index == $0 + 1 ? 50 : 0 } ?? 0
      let frame =
        index == expanded
        ? [scroll, 0, 390, 844] : [275 * Double(index) + push, 247, 250, 350]
      let shown = rest.read("card.\(index).frame")?.numbers ?? []
      #expect(shown.count == 4 && zip(shown, frame).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    }
    #expect(rest.read("list.scrolls") == .flag(expanded == nil))
    #expect(rest.read("list.selects") == .flag(expanded == nil))
    #expect(!rest.trace.list.contains { $0.event.name.hasPrefix("misuse") })
  }

  /// For all gestures, the trace reports every fault that changes something.
  @Test func noFaultChangesAnythingWithoutTelling() throws {
    var told: [String: Int] = [:]
    for seed in 0..<(TestRun.isLong ? 40 : 8) {
      let healthy = try Self.play(seed, [])
      for fault in Self.faults where fault.changes {
        let faulty = try Self.play(seed, [fault.id])
        if faulty.trace.list.contains(where: { $0.event.name == "fault \(fault.id)" }) {
          told[fault.id, default: 0] += 1
        } else {
          #expect(Self.isSame(faulty, healthy), "\(fault.id), seed \(seed)")
        }
      }
    }
    for id in ["CG-1", "CG-4", "CG-10", "CG-16", "CG-17", "CG-18"] {
      #expect(told[id, default: 0] > (TestRun.isLong ? 1 : 0), "\(id) rarely has an effect")
    }
  }

  /// Together, too: a run as published that reports no fault equals the default run.
  @Test func publishedCodeThatTellsOfNoFaultIsHealthy() throws {
    let published = Self.faults.filter { $0.isPublished }.map { $0.id }
    var told = 0
    for seed in TestRun.seeds(200, oneIn: 10) {
      let faulty = try Self.play(seed, published, first: 12)
      guard !faulty.trace.list.contains(where: { $0.event.name.hasPrefix("fault ") }) else {
        told += 1
        continue
      }
      #expect(try Self.isSame(faulty, Self.play(seed, [], first: 12)), "seed \(seed)")
    }
    #expect((TestRun.count(20, oneIn: 10)...TestRun.count(180, oneIn: 10)).contains(told))
  }

  /// Whether the same has happened and the same is seen, what is said of the options aside.
  private static func isSame(_ one: Simulation, _ other: Simulation) -> Bool {
    func events(_ simulation: Simulation) -> [Trace.Entry] {
      simulation.trace.list.dropFirst().filter { $0.event["fault"] == nil }
    }
    return events(one) == events(other) && one.paths.allSatisfy { one.read($0) == other.read($0) }
  }
}
