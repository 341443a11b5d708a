import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// The dive into a card: its geometry, its verdicts and its faults, as laws.
@Suite(.timeLimit) struct DiveDeeperTests {
  private func start(
    _ given: [(name: String, value: OptionValue)] = [], faults: [String] = []
  ) throws -> Simulation {
    try #require(Scenes.named("dive-deeper"))
      .start(SceneOptions(DiveDeeper.options, given: given + [("faults", .faults(faults))]))
  }

  private func numbers(_ path: String, _ simulation: Simulation) -> [Double] {
    simulation.read(path)?.numbers ?? []
  }

  private func close(_ path: String, _ simulation: Simulation, to wanted: [Double]) -> Bool {
    let seen = numbers(path, simulation)
    return seen.count == wanted.count
      && zip(seen, wanted).allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }

  private func faults(of simulation: Simulation) -> [String] {
    simulation.trace.list.map(\.event.name).filter { $0.hasPrefix("fault ") }
  }

  /// Every pose is linear in the percent, on every screen (seed scene 4.1, S15).
  @Test(arguments: [(390.0, 844.0), (375, 667), (320, 480), (1024, 1366), (49, 10)])
  func posesAreLinear(width: Double, height: Double) throws {
    var simulation = try start([("screen", .size(Size2D(width: width, height: height)))])
    try simulation.handle(.pan(PanInput(.began)))
    for step in 0...90 {
      let p = Double(step) / 100
      try simulation.handle(.pan(PanInput(.changed, dy: .absolute(-height * p))))
      func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * p }
      let broad = between(1, width / (width - 48))
      #expect(close("progress", simulation, to: [p]))
      #expect(close("fade.alpha", simulation, to: [p]))
      #expect(
        close("phantom.card.center", simulation, to: [width / 2, between(380, height / 2)]))
      #expect(close("phantom.card.scale", simulation, to: [broad, between(1, height / 280)]))
      #expect(close("phantom.card.radius", simulation, to: [between(16, 0)]))
      #expect(close("phantom.image.center", simulation, to: [width / 2, between(336, 160)]))
      #expect(close("phantom.image.scale", simulation, to: [broad, between(1, 320.0 / 192)]))
      #expect(
        close("phantom.title.center", simulation, to: [between(140, 174), between(462, 365)]))
      #expect(close("phantom.title.scale", simulation, to: [between(1, 1.5), between(1, 1.5)]))
    }
  }

  /// The table of verdicts: the last percent decides, whatever the velocity, and the time left is
  /// its share of the way.
  @Test(arguments: [-2000.0, 0, 2000], [RecognizerState.ended, .cancelled])
  func lastPercentDecides(velocity: Double, state: RecognizerState) throws {
    for step in [0, 1, 5, 10, 11, 20, 50, 89, 90, 95, 150] {
      var simulation = try start()
      try simulation.handle(.pan(PanInput(.began)))
      let percent = Double(step) / 100
      try simulation.handle(.pan(PanInput(.changed, dy: .absolute(-844 * percent))))
      let reached = min(percent, 0.9)
      let finishes = state == .ended && reached > 0.1
      try simulation.handle(.pan(PanInput(state, velocity: Vector(dy: velocity))))
      let left = 0.5 * (finishes ? 1 - reached : reached)
      #expect(close("release.remaining", simulation, to: [left]))
      #expect(simulation.read("transition.outcome") == .word(finishes ? "finish" : "cancel"))
      _ = try simulation.advance(to: Instant(seconds: 2))
      #expect(simulation.state == (finishes ? "detail" : "list"))
      #expect(simulation.read("progress") == .fraction(finishes ? 1 : 0))
    }
  }

  @Test func aCompletionThatNeverEndsIsRefused() throws {
    let restless = Timing.spring(try SpringCurve(mass: 1, stiffness: 100, damping: 0))
    let problem = #expect(throws: OptionError.self) {
      try start([("completion-curve", .timing(restless, text: "spring(1,100,0)"))])
    }
    #expect(problem?.option == "completion-curve")
  }

  @Test func aScreenWithoutRoomForACardIsRefused() throws {
    for width in [1.0, 47, 48] {
      #expect(throws: OptionError.self) {
        try start([("screen", .size(Size2D(width: width, height: 844)))])
      }
    }
  }

  @Test func everyFaultIsDeclared() {
    #expect(DiveDeeper.faults.map(\.id) == (1...9).map { "MP-\($0)" })
    #expect(DiveDeeper.faults.filter { !$0.changes }.map(\.id) == ["MP-3", "MP-4"])
  }

  // MARK: Whatever is done

  /// For all fingers and faults: nothing is incomplete once all is at rest, and only faults that
  /// are on, and change something, are reported.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func restIsEitherTheListOrTheDetail(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let ids = DiveDeeper.faults.map(\.id).filter { _ in dice.roll(3) == 0 }
    var simulation = try start(
      [("scrub-curve", .word(dice.roll(2) == 0 ? "linear" : "timeline"))], faults: ids)
    for _ in 0..<150 {
      try act(on: &simulation, &dice)
      #expect(numbers("progress", simulation).allSatisfy { (-0.01...1.01).contains($0) })
      #expect((0...6).contains(numbers("container.count", simulation).first ?? -1))
    }
    try? simulation.handle(.pan(PanInput(.cancelled)))
    _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 2))
    #expect(simulation.nextDeadline == nil)
    #expect(simulation.read("transition.running") == .flag(false))
    let isDetail = simulation.state == "detail"
    #expect(simulation.read("progress") == .fraction(isDetail ? 1 : 0))
    #expect(close("fade.alpha", simulation, to: [isDetail ? 1 : 0]))
    for element in ["card", "image", "title"] {
      #expect(simulation.read("\(element).hidden") == .flag(false))
    }
    if isDetail || !ids.contains("MP-5") {
      #expect(simulation.read("detail.hidden") == .flag(!isDetail))
    }
    let left = isDetail && ids.contains("MP-7") ? 5 : 0
    #expect(simulation.read("container.count") == .count(left))
    let told = Set(faults(of: simulation))
    #expect(told.isSubset(of: ids.filter { !["MP-3", "MP-4"].contains($0) }.map { "fault \($0)" }))
  }

  private func act(on simulation: inout Simulation, _ dice: inout Dice) throws {
    let place = Point2D(x: Double(dice.roll(390)), y: Double(dice.roll(844)))
    let dy = PanInput.Component.absolute(-10.55 * Double(dice.roll(90)) + 50)
    let input: Input? =
      switch dice.roll(9) {
      case 0: .pan(PanInput(.began))
      case 1: .pan(PanInput(.began, location: place))
      case 2, 3: .pan(PanInput(.changed, dy: dy))
      case 4: .pan(PanInput(.ended))
      case 5: .pan(PanInput(.cancelled))
      case 6: .tap(view: dice.roll(2) == 0 ? "card" : "detail")
      default: nil
      }
    guard let input else {
      let passed = Double(dice.roll(40)) / 100
      _ = try simulation.advance(to: simulation.now.advanced(bySeconds: passed))
      return
    }
    // Inputs that the pan's state does not permit are refused, which this test ignores.
    try? simulation.handle(input)
  }

  /// A small linear generator: the same numbers everywhere.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }
}
