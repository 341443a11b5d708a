import TestSupport
import PantomimeKit
import Testing

/// The short ways in which a scene declares what it is made of say what the long ones do.
@Suite(.timeLimit) struct ScenePartsTests {
  enum Mood: String, CaseIterable { case calm, wild }

  enum News: String, SceneEvent {
    case doorOpened = "door opened: The door is open: at last."
    case bellRung = "bell rung: A visitor is at the door."
    case nameless = "nameless"

    static let fields: KeyValuePairs<News, [FieldSchema]> = [
      .bellRung: [.count("times"), .seconds("for")]
    ]
  }

  /// One that works out the fields of each event itself.
  enum Words: String, SceneEvent {
    case nothing, height

    var fields: [FieldSchema] { self == .height ? [.points("height")] : [] }
  }

  /// A door that lies at a place, and is moved from there.
  struct House: TransitionScene {
    static let name = "house"
    static let summary = "A door moves."
    static let options: [SceneOption] = [.screen]
    static let events = News.kinds
    static let paths: [ScenePath<House>] = [
      .word("mood", summary: "How it feels.") { $0.mood },
      .flag("is-calm", summary: "Whether.") { $0.mood == .calm },
      .count("doors", summary: "How many.") { $0.doors },
      .points("height", summary: "How high.") { $0.height },
      .frame("door", summary: "The door."), .frame("rug", summary: "The rug."),
      .frame("lamp", summary: "The lamp."),
    ]
    let state = "house"
    let mood = Mood.wild
    let doors = 3
    let height = 2.5

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      let door = stage.addView(
        "door", laidOut: Rect2D(x: 10, y: 20, Size2D(width: 50, height: 90)), .x(0))
      _ = stage.addView("knob", in: door, .frame(Rect2D(x: 1, y: 2, width: 3, height: 4)))
      _ = stage.addView("rug", laidOut: Rect2D(x: 5, width: 6, height: 7), in: door, .y(8))
      _ = stage.addView("lamp", .x(3))
      stage[door, .x] = 100
      stage.record(News.bellRung, nil, [.number("times", 2)], reason: "twice")
    }
  }

  private func start() throws -> Simulation {
    try Simulation(House.self, options: SceneOptions(House.options))
  }

  @Test func aCaseIsAKind() {
    let kinds = [
      EventKind("door opened", summary: "The door is open: at last."),
      EventKind(
        "bell rung", summary: "A visitor is at the door.",
        [FieldSchema("times", .number(.count)), FieldSchema("for", .number(.seconds))]),
      EventKind("nameless", summary: ""),
    ]
    #expect(News.kinds.map { $0.name } == kinds.map { $0.name })
    #expect(News.kinds.map { $0.summary } == kinds.map { $0.summary })
    #expect(News.kinds.map { $0.fields } == kinds.map { $0.fields })
    #expect(Words.kinds.map { $0.fields } == [[], [.points("height")]])
  }

  @Test func aCaseIsRecordedAsItsKind() throws {
    let told = try start().trace.list.map { $0.event.text }.filter { $0.hasPrefix("bell") }
    #expect(told.count == 1)
    #expect(told.first?.contains("times=2") == true)
  }

  @Test func pathsReadWhatTheSceneKnows() throws {
    let simulation = try start()
    #expect(simulation.read("mood") == .word("wild"))
    #expect(simulation.read("is-calm") == .flag(false))
    #expect(simulation.read("doors") == .count(3))
    #expect(simulation.read("height") == .points(2.5))
  }

  /// It is where it lies, moved by x and y, and what it holds goes along; without either it is nowhere.
  @Test func aViewIsMovedFromWhereItLies() throws {
    let simulation = try start()
    #expect(simulation.read("door.frame") == .rect(Rect2D(x: 110, y: 20, width: 50, height: 90)))
    #expect(simulation.read("rug.frame") == .rect(Rect2D(x: 115, y: 28, width: 6, height: 7)))
    #expect(simulation.read("lamp.frame") == .absent)
    #expect(simulation.visibleCenter(of: "door") == Point2D(x: 135, y: 65))
    #expect(simulation.visibleCenter(of: "knob") == Point2D(x: 112.5, y: 24))
    #expect(simulation.visibleCenter(of: "lamp") == nil)
  }

  @Test func theFirstCaseAndNoAreWhatIsMeant() {
    #expect(
      OptionKey<Mood>.choice("mood", isLive: true, "A mood.").option
        == OptionKey<Mood>.choice("mood", standard: .calm, isLive: true, "A mood.").option)
    #expect(
      OptionKey.flag("flag", "A flag.").option
        == OptionKey.flag("flag", standard: false, "A flag.").option)
  }

  /// Whatever the finger does, the outcome stands.
  @Test(arguments: [Decision.Outcome.complete, .revert])
  func aFixedRuleAsksNothing(outcome: Decision.Outcome) {
    let rule = FixedRule(outcome, reason: "it was said before")
    for (progress, velocity) in [(0.0, 0.0), (0.1, -900), (0.9, 900), (1, 0)] {
      let decision = rule.decide(LiftOff(progress: progress, velocity: velocity, distance: 100))
      #expect(decision.outcome == outcome)
      #expect(decision.margin == .infinity && decision.reason == "it was said before")
    }
  }
}
