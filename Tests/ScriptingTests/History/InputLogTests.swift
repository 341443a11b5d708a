import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScenes
import PantomimeScripting
import Testing

/// The inputs of a simulation, replayed, result in the same trace, byte for byte, and the same
/// values.
@Suite(.timeLimit) struct InputLogTests {
  private func expectReplayed(_ simulation: Simulation, _ comment: String) throws {
    let again = try simulation.replayed(first: nil, until: nil)
    #expect(again.now == simulation.now && again.log == simulation.log, "\(comment)")
    #expect(again.trace.text == simulation.trace.text, "\(comment)")
    #expect(again.trace.dropped == simulation.trace.dropped, "\(comment)")
    #expect(again.paths == simulation.paths, "\(comment)")
    for path in simulation.paths {
      #expect(again.read(path) == simulation.read(path), "\(comment): \(path)")
    }
  }

  /// Every scene of every example, at its end and in its middle.
  @Test(arguments: TestRun.sample(GestureScripts.names, oneIn: 16, from: 2))
  func examplesAreReplayed(name: String) throws {
    let folder = "\(GestureScripts.folder)/\(name)".split(separator: "/").dropLast()
    var session = ProjectFiles.session(in: folder.joined(separator: "/"))
    let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)")
    let script = Script(bytes, file: name, files: session.host.files)
    var inputs = 0
    for (number, statement) in script.statements.enumerated() {
      var isEnd = number == script.statements.count / 2
      if case .scene = statement.command.role { isEnd = true }
      if isEnd, let simulation = session.simulation {
        try expectReplayed(simulation, "\(name):\(statement.line)")
      }
      _ = try session.execute(statement)
      inputs = max(inputs, session.simulation?.log.list.count ?? 0)
    }
    try expectReplayed(try #require(session.simulation), name)
    // Settings of the session are handed to each scene as its first inputs.
    #expect(inputs >= Preferences().settings.count)
  }

  /// Sessions of random statements, settings and refusals and a bounded trace among them.
  @Test(arguments: TestRun.seeds(40 as UInt64, oneIn: 10)) func randomSessionsAreReplayed(
    seed: UInt64
  ) throws {
    var random = RandomStatements(seed: seed)
    var session = Session()
    session.host.mostInstants = 2_000
    if seed.isMultiple(of: 4) { session.options.traceLength = 40 }
    for _ in 0..<60 {
      let line = random.line(in: session)
      guard let statement = try? Statement(line) else { continue }
      _ = try? session.execute(statement)
    }
    if let simulation = session.simulation { try expectReplayed(simulation, "seed \(seed)") }
  }

  /// Pans and touches are stored as numbers and restored exactly, between any other inputs, and a
  /// copy is independent.
  @Test(arguments: TestRun.seeds(20 as UInt64)) func inputsAreKeptAsTheyWereTold(
    seed: UInt64
  ) throws {
    let entry = try #require(Scenes.named("city-guide"))
    var generator = SeededGenerator(seed: seed)
    var simulation = try entry.start(SceneOptions(entry.options))
    var told: [Input] = []
    var forks: [(log: InputLog, count: Int)] = []
    for step in 0..<150 {
      let input = Self.input(&generator)
      told.append(input)
      // Refused inputs are logged, too.
      try? simulation.handle(input)
      _ = try simulation.advance(to: Instant(seconds: 0.01 * Double(step)))
      if step % 23 == 0 { forks.append((simulation.log, told.count)) }
    }
    for (log, count) in forks + [(simulation.log, told.count)] {
      #expect(log.list.map(\.input) == Array(told.prefix(count)))
      #expect(log.list.indices.allSatisfy { log.list[$0].input == told[$0] })
      #expect(zip(log.list, log.list.dropFirst()).allSatisfy { $0.time <= $1.time })
      #expect(log == (count == told.count ? simulation.log : log))
    }
  }

  private static func input(_ generator: inout SeededGenerator) -> Input {
    let numbers: [Double] = [0, -0.0, 1, -40.25, 0.1, 1e300, -.infinity, 1e-300]
    func number() -> Double { numbers[Int(generator.next() % UInt64(numbers.count))] }
    func one(of count: UInt64) -> UInt64 { generator.next() % count }
    func component() -> PanInput.Component {
      [.kept, .absolute(number()), .relative(number())][Int(one(of: 3))]
    }
    switch one(of: 8) {
    case 0...3:
      let state = RecognizerState.allCases[Int(one(of: UInt64(RecognizerState.allCases.count)))]
      var pan = PanInput(state, dx: component(), dy: component())
      if one(of: 2) == 0 { pan.velocity = Vector(dx: number(), dy: number()) }
      if one(of: 2) == 0 { pan.location = Point2D(x: number(), y: number()) }
      if one(of: 4) == 0 { pan.view = "card" }
      return .pan(pan)
    case 4, 5:
      return .touch(
        (0..<Int(one(of: 20))).map { index in
          Touch(
            Touch.Phase.allCases[Int(one(of: 4))], id: index - 3,
            at: Point2D(x: number(), y: number()))
        })
    case 6: return .tap(view: "card")
    default: return .setting(.axis(nil))
    }
  }

  /// Every setting enters as an input, so that what follows from it comes again.
  @Test func settingsAreReplayed() throws {
    let taps = Array(repeating: ["tap on=card", "run"], count: 40).flatMap { $0 }
    let play = try Play(
      [
        "set estimator=lsq2 rule=projection", "set axis=pager slop=20", "scene city-guide",
        "set reading U7=raise", "set quirks=slow-reuse", "set rule=half threshold=0.3",
        "drag on=card by=0,-200 over=0.2", "set trace=last:10",
      ] + taps)
    let simulation = try #require(play.session.simulation)
    try expectReplayed(simulation, "settings")
    let again = try simulation.replayed(first: nil, until: nil)
    #expect(again.preferences == simulation.preferences && again.trace.dropped > 0)
  }

  /// A run can be had as it was after any of its inputs, and between them.
  @Test func anyPlaceOfARunCanBeHad() throws {
    var simulation = try Simulation(
      CityGuide.self, options: SceneOptions(CityGuide.options))
    var before = [simulation]
    for number in 1...30 {
      _ = try simulation.advance(to: Instant(seconds: Double(number) * 0.07))
      before.append(simulation)
      // Whatever comes of it: a refusal is an input, too.
      switch number % 5 {
      case 0: try? simulation.handle(.tap(view: "card"))
      case 1: try? simulation.handle(.animator(.pause))
      case 2: try? simulation.handle(.animator(.scrub(0.3)))
      case 3: try? simulation.handle(.animator(.resume(timing: nil, durationFactor: 0)))
      default: try? simulation.handle(.tap(view: "nothing"))
      }
    }
    for (number, past) in before.enumerated() {
      let again = try simulation.replayed(
        first: past.log.list.count, until: past.now)
      #expect(again.now == past.now && again.trace.text == past.trace.text, "\(number)")
      for path in past.paths { #expect(again.read(path) == past.read(path), "\(number): \(path)") }
    }
  }
}
