import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// ``UIView.animate` returns no object: an attempt to hold its animation is reported, and nothing
/// happens.
@Suite(.timeLimit) struct HoldTests {
  /// A view animation and what sets it going.
  struct Case: Sendable, CustomTestStringConvertible {
    let scene: String
    let name: String
    let begin: Input

    var testDescription: String { name }
  }

  static let cases = [
    Case(scene: "interactive-square", name: "blue", begin: .tap(view: "blue")),
    Case(scene: "basics", name: "eased", begin: .animator(.start())),
  ]

  static let inputs: [AnimatorInput] = [
    .start(), .start(afterDelay: 1), .start(afterDelay: -1), .pause, .scrub(0.5), .scrub(2),
    .reverse, .resume(timing: nil, durationFactor: 0), .resume(timing: .linear, durationFactor: 2),
    .resume(timing: nil, durationFactor: -1), .stop(withoutFinishing: false),
    .stop(withoutFinishing: true),
    .finish(.start), .finish(.end), .configure(.scrubsLinearly, false),
    .configure(.pausesOnCompletion, true),
  ]

  private func play(
    _ law: Case, _ input: AnimatorInput?, at wait: Double?
  ) throws -> [(paths: [PathValue?], events: [String])] {
    let entry = try #require(Scenes.named(law.scene))
    var simulation = try entry.start(
      SceneOptions(
        entry.options,
        given: entry.options.contains { $0.name == "duration" } ? [("duration", .number(1))] : []))
    if let wait {
      try simulation.handle(law.begin)
      _ = try simulation.advance(to: Instant(seconds: wait))
    }
    if let input { try simulation.handle(.animator(input, name: law.name)) }
    if wait == nil { try simulation.handle(law.begin) }
    return try stride(from: 1.0, through: 3, by: 0.25).map { time in
      _ = try simulation.advance(to: Instant(seconds: time))
      return (
        simulation.paths.map { simulation.read($0) }, simulation.trace.list.map(\.event.name)
      )
    }
  }

  @Test(arguments: cases, [nil, 0, 0.25, 0.5, 1])
  func whoWouldHoldItIsRefused(law: Case, wait: Double?) throws {
    let without = try play(law, nil, at: wait)
    for input in Self.inputs {
      let with = try play(law, input, at: wait)
      #expect(with.map(\.paths) == without.map(\.paths), "\(input)")
      #expect(with.last?.events.filter { $0 == "hold refused" }.count == 1, "\(input)")
      #expect(with.last?.events.filter { $0 != "hold refused" } == without.last?.events)
    }
  }

  /// An object that a stage already has by that name can't be added again.
  @Test(arguments: cases)
  func itTakesNoFurtherBlockAndNoHandler(law: Case) throws {
    let entry = try #require(Scenes.named(law.scene))
    let path = "\(law.name).x"
    let constructions: [Construction] = [
      .completion(animator: law.name),
      .change(
        [PropertyChange(path: path, numbers: [7])],
        by: Construction.Mover(animator: law.name, delayFactor: 0)),
    ]
    for construction in constructions {
      var simulation = try entry.start(SceneOptions(entry.options))
      let before = simulation.paths.map { simulation.read($0) }
      try simulation.handle(.construct(construction))
      #expect(simulation.paths.map { simulation.read($0) } == before)
      #expect(simulation.trace.list.last?.event.name == "hold refused")
    }
  }

  /// With a name or without one, what was never begun as `UIView.animate` can be held as ever.
  @Test(arguments: [("interactive-square", "yellow"), ("basics", "linear")])
  func theOtherSquareCanBeHeld(scene: String, name: String) throws {
    for name in [name, nil] {
      let entry = try #require(Scenes.named(scene))
      var simulation = try entry.start(SceneOptions(entry.options))
      try simulation.handle(.animator(.start()))
      _ = try simulation.advance(to: Instant(seconds: 0.1))
      try simulation.handle(.animator(.pause, name: name))
      #expect(simulation.read("running") == .flag(false))
      #expect(!simulation.trace.list.contains { $0.event.name == "hold refused" })
    }
  }

  /// On a stage of one's own the name of the one that is refused is the path it moves; there has to
  /// be one, and an animator goes before it.
  @Test func aStatementMakesOneThatCannotBeHeld() throws {
    let entry = try #require(Scenes.named("blank"))
    var simulation = try entry.start(SceneOptions(entry.options))
    let card = try PropertySetting("x", numbers: [0])
    try simulation.handle(.construct(.view(name: "card", [card])))
    #expect(throws: InputError.self) { try simulation.handle(.animator(.pause)) }
    let move = Construction.RunningAnimator(duration: 1, delay: 0, timing: .linear)
    let change = PropertyChange(path: "card.x", numbers: [100])
    try simulation.handle(.construct(.viewAnimation(move, [change])))
    _ = try simulation.advance(to: Instant(seconds: 0.5))
    try simulation.handle(.animator(.pause))
    #expect(simulation.trace.list.last?.event["animator"] == .word("card.x"))
    #expect(simulation.animatorNames.isEmpty)
    #expect(throws: InputError.self) {
      try simulation.handle(.animator(.pause, name: "card.x"))
    }
    _ = try simulation.advance(to: Instant(seconds: 0.75))
    #expect(simulation.read("card.x") == .points(75))
    try simulation.handle(
      .construct(.animator(name: "open", Animator(duration: 1, timing: .linear))))
    try simulation.handle(.animator(.pause))
    #expect(simulation.read("animator.state") == .word("active"))
  }
}
