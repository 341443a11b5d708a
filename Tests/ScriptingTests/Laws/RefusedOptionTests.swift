import PantomimeKit
import PantomimeScripting
import TestSupport
import Testing

/// A live option that the scene itself refuses leaves nothing behind, whatever the scene did first.
@Suite(.timeLimit) struct RefusedOptionTests {
  private func tapped(_ moods: Double...) throws -> Simulation {
    var simulation = try Simulation(Moody.self)
    try simulation.handle(.tap(view: "page"))
    for mood in moods { try simulation.handle(.set(option: "mood", to: .number(mood))) }
    return simulation
  }

  private func shown(_ simulation: Simulation) -> [PathValue] {
    ["seen", "page.alpha", "page.model.alpha", "mood"].compactMap { simulation.read($0) }
  }

  @Test func theSceneAndTheStageAreAsTheyWere() throws {
    let before = try tapped()
    var after = before
    #expect(throws: InputError.self) { try after.handle(.set(option: "mood", to: .number(9))) }
    #expect(shown(after) == shown(before))
    #expect(after.trace.list.map(\.event) == before.trace.list.map(\.event))
    // A refused option is not kept for later, either.
    try after.handle(.set(option: "mood", to: .number(4)))
    #expect(try shown(after) == shown(tapped(4)))
  }

  @Test func whatTheSceneTakesStays() throws {
    let values = try shown(tapped(4))
    #expect(values == [.count(2), .fraction(0.5), .fraction(0.5), .number(4, .fraction)])
  }

  /// A session refuses it, too, and continues from its state.
  @Test func aSessionIsAsItWas() throws {
    let catalog = Catalog.standard.adding(Moody.self)
    var session = Session(catalog)
    func carryOut(_ line: String) throws {
      _ = try session.execute(#require(try Statement(line, in: catalog)))
    }
    try carryOut("scene moody")
    try carryOut("tap on=page")
    #expect(throws: ScriptError.self) { try carryOut("set mood=9") }
    #expect(session.simulation.map(shown) == (try shown(tapped())))
  }
}

/// A scene that has already acted when it finds out that an option will not do.
private struct Moody: TransitionScene {
  static let name = "moody"
  static let summary = "A page with moods."
  static let mood = OptionKey.number("mood", 0...10, .fraction, standard: 5, isLive: true, "How.")
  static let options = [mood.option]

  private var seen = 0
  private var taken = 5.0
  private let page: ViewID

  init(_ options: SceneOptions, on stage: inout Stage) {
    page = stage.addView("page", .alpha(1))
  }

  var state: String { "page" }
  var tappable: [String] { ["page"] }

  mutating func tap(_ view: String, on stage: inout Stage) { seen += 1 }

  mutating func optionsDidChange(_ options: SceneOptions, on stage: inout Stage) throws(OptionError)
  {
    seen += 1
    stage[page, .alpha] = 0.5
    taken = try options[Self.mood]
    guard taken <= 5 else {
      throw OptionError(option: "mood", problem: "choose a calmer one")
    }
  }

  static let paths: [ScenePath<Moody>] = [
    ScenePath("seen", summary: "How often it was spoken to.", value: { .count($0.seen) }),
    ScenePath("mood", summary: "The mood it took.", value: { .number($0.taken, .fraction) }),
  ]
}
