import TestSupport
import PantomimeKit
import Testing

/// Transitions on a stage, as a scene of one's own uses them.
@Suite(.timeLimit) struct StageTransitionTests {
  private typealias Deck = Simulation

  private func start() throws -> Deck { try Deck(DeckScene.self, options: SceneOptions([])) }

  private func drag(_ deck: inout Deck, _ state: RecognizerState, _ percent: Double? = nil) throws {
    let dy = percent.map { PanInput.Component.absolute(-100 * $0) } ?? .kept
    try deck.handle(.pan(PanInput(state, dy: dy)))
  }

  private func number(_ path: String, _ deck: Deck) -> Double? { deck.read(path)?.numbers.first }

  /// The changes of the block are linear in the progress (S15); models hold the targets meanwhile.
  @Test func posesAreLinearInThePercent() throws {
    var deck = try start()
    try drag(&deck, .began)
    for step in 0...50 {
      let percent = Double(step) / 50
      try drag(&deck, .changed, percent)
      for (path, from, to) in [
        ("sheet.y", 500.0, 100.0), ("sheet.alpha", 0.5, 1), ("dim.alpha", 0, 0.4),
      ] {
        #expect(
          (try #require(number(path, deck)) - (from + (to - from) * percent)).magnitude < 1e-12)
      }
      #expect(number("sheet.model.y", deck) == 100)
    }
  }

  @Test func aFinishKeepsTheTargetsAndACancelTheOldValues() throws {
    for (finishes, y, alpha) in [(true, 100.0, 1.0), (false, 500, 0.5)] {
      var deck = try start()
      try drag(&deck, .began)
      try drag(&deck, .changed, 0.3)
      try drag(&deck, finishes ? .ended : .cancelled)
      _ = try deck.advance(to: Instant(seconds: 2))
      #expect(number("sheet.y", deck) == y)
      #expect(number("sheet.model.y", deck) == y)
      #expect(number("sheet.alpha", deck) == alpha)
      #expect(deck.state == (finishes ? "finished" : "cancelled"))
      #expect(deck.nextDeadline == nil)
    }
  }

  /// Its animations add up with those of an animator (A208, A210), and each removes only its
  /// contribution.
  @Test func addsUpWithAnAnimator() throws {
    var deck = try start()
    try drag(&deck, .began)
    try drag(&deck, .changed, 0.5)
    let mover = Construction.Mover(animator: "nudge", delayFactor: 0)
    try deck.handle(
      .construct(
        .change([PropertyChange(path: "sheet.y", numbers: [80], isRelative: true)], by: mover)))
    try deck.handle(.animator(.start(), name: "nudge"))
    _ = try deck.advance(to: Instant(seconds: 0.5))
    let place: Double = try #require(number("sheet.y", deck))
    #expect((place - 340).magnitude < 1e-9)
    try drag(&deck, .cancelled)
    _ = try deck.advance(to: Instant(seconds: 1))
    #expect(number("sheet.model.y", deck) == 580)
    #expect(number("sheet.y", deck) == 580)
  }

  /// Ends at one instant come in the order of the starts (U19), whatever it is that ends.
  @Test(arguments: [true, false])
  func endsComeInTheOrderOfTheStarts(transitionFirst: Bool) throws {
    var deck = try start()
    let mover = Construction.Mover(animator: "nudge", delayFactor: 0)
    try deck.handle(
      .construct(
        .change([PropertyChange(path: "sheet.y", numbers: [80], isRelative: true)], by: mover)))
    if !transitionFirst { try deck.handle(.animator(.start(), name: "nudge")) }
    try deck.handle(.tap(view: "sheet"))
    if transitionFirst { try deck.handle(.animator(.start(), name: "nudge")) }
    _ = try deck.advance(to: Instant(seconds: 1))
    let ends = deck.trace.list.map(\.event.name).filter {
      ["transition finished", "completed end"].contains($0)
    }
    let order = ["transition finished", "completed end"]
    #expect(ends == (transitionFirst ? order : order.reversed()))
  }

  @Test func oneUnderWayIsNotDisturbed() throws {
    var deck = try start()
    try deck.handle(.tap(view: "sheet"))
    _ = try deck.advance(to: Instant(seconds: 0.25))
    try deck.handle(.tap(view: "sheet"))
    try drag(&deck, .began)
    try drag(&deck, .changed, 0.9)
    try drag(&deck, .ended)
    #expect(number("move.percent", deck) == 0)
    #expect(number("blocks", deck) == 1)
    #expect((try #require(number("sheet.alpha", deck)) - 0.625).magnitude < 1e-12)
    _ = try deck.advance(to: Instant(seconds: 1))
    #expect(deck.state == "finished")
  }

  /// The scene is notified once, after the models have their values, and the context has the
  /// outcome, too.
  @Test func theEndIsToldOnce() throws {
    var deck = try start()
    try drag(&deck, .began)
    #expect(deck.read("move.interactive") == .flag(true))
    #expect(deck.read("move.outcome") == .word("none"))
    try drag(&deck, .cancelled)
    // Going back over no way takes no time: its end comes right after the input (U19).
    #expect(deck.state == "cancelled")
    #expect(deck.read("move.outcome") == .word("cancel"))
    #expect(deck.read("move.running") == .flag(false))
    #expect(deck.read("told") == .count(1))
    #expect(deck.read("cancelled") == .flag(true))
    _ = try deck.advance(to: Instant(seconds: 5))
    #expect(deck.read("told") == .count(1))
  }

  @Test func aCopyIsAFork() throws {
    var deck = try start()
    try drag(&deck, .began)
    try drag(&deck, .changed, 0.5)
    var fork = deck
    try drag(&deck, .ended)
    try drag(&fork, .cancelled)
    _ = try deck.advance(to: Instant(seconds: 2))
    _ = try fork.advance(to: Instant(seconds: 2))
    #expect(deck.state == "finished")
    #expect(fork.state == "cancelled")
  }

  /// However time is cut, the trace is the same.
  @Test func cuttingTimeChangesNothing() throws {
    func run(_ cuts: [Double]) throws -> Trace {
      var deck = try start()
      try drag(&deck, .began)
      try drag(&deck, .changed, 0.37)
      try drag(&deck, .ended)
      for cut in cuts { _ = try deck.advance(to: Instant(seconds: cut)) }
      return deck.trace
    }
    let whole = try run([3])
    #expect(try run([0.1, 0.2, 0.629_999_999, 0.63, 1, 3]) == whole)
    #expect(try run((1...180).map { Double($0) / 60 }) == whole)
  }

  @Test func theContainerKeepsItsOrder() throws {
    var stage = Stage()
    let views = ["a", "b", "c"].map { stage.addView($0, .alpha(1)) }
    let id = stage.addTransition("move", try PercentDrivenTransition(duration: 1))
    func names() -> [String] { stage.context(of: id).container.map { stage.name(of: $0) } }
    #expect(stage.name(of: id) == "move")
    stage.insert(views[0], into: id)
    stage.insert(views[1], into: id)
    #expect(names() == ["a", "b"])
    stage.insert(views[2], into: id, below: views[1])
    #expect(names() == ["a", "c", "b"])
    stage.insert(views[0], into: id)
    #expect(names() == ["c", "b", "a"])
    stage.insert(views[0], into: id, below: views[0])
    #expect(names() == ["c", "b", "a"])
    stage.remove(views[1], from: id)
    stage.insert(views[0], into: id, below: views[1])
    #expect(names() == ["c", "a"])
    stage.dropContainer(of: id)
    #expect(names() == [])
  }
}

/// A sheet that a pan pulls up by percent, and a tap immediately.
private struct DeckScene: TransitionScene {
  static let name = "deck"
  static let states: [String] = []
  static let summary = "A sheet that a pan pulls up."
  static let options: [SceneOption] = []

  private let sheet: ViewID
  private let dim: ViewID
  private let move: TransitionID
  private(set) var state = "fresh"
  private var blocks = 0
  private var told = 0
  private static let y = Property<Double>("y", .points)

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    sheet = stage.addView("sheet", Self.y(500), .alpha(0.5))
    dim = stage.addView("dim", .alpha(0))
    do throws(OptionError) {
      move = stage.addTransition("move", try PercentDrivenTransition(duration: 1, timing: .linear))
      _ = stage.addAnimator("nudge", try Animator(duration: 1, timing: .linear))
    } catch {
      throw OptionError(option: error.parameter, problem: error.allowed)
    }
    if let animator = stage.principal { stage.addCompletion(to: animator) }
  }

  private mutating func begin(interactive: Bool, on stage: inout Stage) {
    let begins = stage.begin(move, interactive: interactive, from: dim, to: sheet) { stage in
      stage[sheet, Self.y] = 100
      stage[sheet, .alpha] = 1
      stage[dim, .alpha] = 0.4
    }
    if begins { blocks += 1 }
  }

  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .began: begin(interactive: true, on: &stage)
    case .changed: stage.update(move, to: -pan.translation.dy / 100)
    case .ended: stage.finish(move)
    case .cancelled, .failed, .possible: stage.cancel(move)
    }
  }

  var tappable: [String] { ["sheet"] }

  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    begin(interactive: false, on: &stage)
  }

  mutating func transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage
  ) {
    state = finished ? "finished" : "cancelled"
    told += 1
  }

  static let paths: [ScenePath<DeckScene>] =
    ScenePath.paths(of: "move") { $0.move } + [
      ScenePath("blocks", summary: "How many blocks were executed.", value: { .count($0.blocks) }),
      ScenePath("told", summary: "The number of ends reported to it.", value: { .count($0.told) }),
      ScenePath("cancelled", summary: "The state of the context.") {
        .flag($1.context(of: $0.move).wasCancelled)
      },
    ]
}
