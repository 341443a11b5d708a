import TestSupport
import PantomimeKit
import Testing

/// The router: time, order, forks, paths.
@Suite(.timeLimit) struct SimulationTests {
  @Test func timeDoesNotGoBack() throws {
    var track = try Simulation.track()
    try track.go(to: 1)
    let before = track.trace
    #expect(
      throws: ImpossibleInputError(
        .timeGoesBack(now: Instant(seconds: 1), wanted: Instant(seconds: 0.5)))
    ) { _ = try track.advance(to: Instant(seconds: 0.5)) }
    #expect(track.now == Instant(seconds: 1))
    #expect(track.trace == before)
    try track.go(to: 1)
  }

  @Test(
    arguments: [
      (.tap(view: "trick"), "unknown view 'trick'; known names: "),
      (.animator(.pause, name: "runn"), "unknown animator 'runn'; known names: "),
      (
        .set(option: "screen", to: .size(Size2D())), "'screen' cannot change while the scene runs; "
      ),
      (.touch([Touch(.up, id: 4, at: Point2D())]), "finger 4 is not down; "),
      (.signal(Signal("data")), "this scene does not support 'data'"),
    ] as [(Input, String)])
  func anImpossibleInputDescribesTheProblem(input: Input, description: String) throws {
    var track = try Simulation.track()
    let error = #expect(throws: InputError.self) { try track.handle(input) }
    #expect(error?.description.hasPrefix(description) == true, "\(error?.description ?? "")")
  }

  @Test func aCopyIsAFork() throws {
    var track = try Simulation.track()
    try track.run(.start())
    try track.go(to: 0.25)
    var fork = track
    try fork.run(.pause)
    try fork.run(.scrub(0.9))
    try fork.go(to: 5)
    #expect(track.number("dot.x") == 25)
    #expect(fork.number("dot.x") == 90)
    try track.go(to: 1)
    #expect(track.word("position") == "end")
    #expect(fork.word("position") == "none")
  }

  /// A scene with additional state forks as well: in both directions, and from a copy in between.
  @Test func aForkHasASceneOfItsOwn() throws {
    var track = try Simulation.track()
    try track.run(.start())
    var fork = track
    try track.go(to: 2)
    let between = track
    #expect(track.number("ends") == 1)
    #expect(fork.number("ends") == 0)
    try fork.go(to: 2)
    try fork.run(.start())
    try fork.go(to: 4)
    #expect(between.number("ends") == 1)
    #expect(track.trace == between.trace)
    #expect(throws: InputError.self) { try fork.handle(.set(option: "duration", to: .number(2))) }
    #expect(try track.replayed().trace == track.trace)
  }

  /// Animators that end at one instant do so in the order of their starts (U19).
  @Test func endsComeInTheOrderOfTheStarts() throws {
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
      var track = try Simulation(
        Track.self, options: SceneOptions(Track.options, given: [("animators", .number(3))]))
      for index in order {
        try track.handle(
          .construct(
            .change(
              [PropertyChange(path: "dot.x", numbers: [1], isRelative: true)],
              by: Construction.Mover(animator: "a\(index)", delayFactor: 0))))
        try track.handle(.animator(.start(), name: "a\(index)"))
      }
      try track.go(to: 1)
      let ends = track.trace.list.compactMap { entry -> String? in
        entry.event.name == "completed end" ? entry.event["animator"]?.text : nil
      }
      #expect(ends == order.map { "a\($0)" })
      #expect(track.number("dot.x") == 3)
    }
  }

  /// However time is cut, the trace is the same.
  @Test func cuttingTimeChangesNothing() throws {
    func run(_ cuts: [Double]) throws -> Trace {
      var track = try Simulation.track(timing: .easeInOut)
      try track.run(.start())
      for cut in cuts { try track.go(to: cut) }
      try track.go(to: 0.6)
      try track.run(.pause)
      try track.run(.reverse)
      try track.run(.resume(timing: nil, durationFactor: 0))
      try track.go(to: 3)
      return track.trace
    }
    let whole = try run([])
    #expect(try run((0..<600).map { Double($0) / 1_000 }) == whole)
    #expect(try run([0.1, 0.1, 0.1, 0.599999999]) == whole)
  }

  @Test func everyListedPathReads() throws {
    let track = try Simulation.track()
    #expect(Set(track.paths).count == track.paths.count)
    for path in track.paths { #expect(track.read(path) != nil, "\(path)") }
    for path in ["", ".", "dot", "dot.", ".x", "dot.y", "dot.x.x", "a0", "ends.0", "fraction.x"] {
      #expect(track.read(path) == nil, "\(path)")
    }
  }

  @Test func whatIsImpossibleLeavesNoTrace() throws {
    var track = try Simulation.track()
    let before = track.trace
    let inputs: [Input] = [
      .tap(view: "nobody"), .animator(.pause, name: "nobody"), .pan(PanInput(.changed)),
      .pan(PanInput(.began, view: "nobody")), .set(option: "duration", to: .number(2)),
      .scroll(ScrollInput([1]), view: "nobody"), .scroll(ScrollInput([1]), view: "dot"),
      .construct(.view(name: "dot", [])),
      .construct(.change([PropertyChange(path: "dot.z", numbers: [1])], by: nil)),
      .construct(.change([PropertyChange(path: "dot.x", numbers: [1, 2])], by: nil)),
    ]
    for input in inputs {
      do {
        try track.handle(input)
        Issue.record("\(input) was taken")
      } catch {
        guard case .impossible = error else {
          Issue.record("\(input): \(error)")
          continue
        }
      }
      #expect(track.trace == before)
    }
  }
}
