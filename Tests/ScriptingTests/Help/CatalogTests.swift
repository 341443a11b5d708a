import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Additions to a catalog are known wherever built-in entries are, and unknown without that
/// catalog.
@Suite(.timeLimit) struct CatalogTests {
  static let steep = NamedRule("steep", "Completes beyond three quarters of the way (G163).") { _ in
    PositionRule(threshold: 0.75)
  }
  static let lazy = VelocityEstimator(
    "lazy", staleAfter: 1, "Always a tenth of a point a second.", Still())
  static let never = AxisRule("never", "it never begins") { _ in .refused }

  struct Still: VelocityMethod {
    func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
      Vector(dx: 0, dy: 0.1)
    }
  }

  static let ours = Catalog.standard.adding(Curtain.self).adding(steep).adding(lazy).adding(never)

  private func texts(_ line: String, _ catalog: Catalog = ours) -> [String] {
    Completion(line, in: Session(catalog)).candidates.map(\.text)
  }

  private func replay(_ lines: String...) -> Replay {
    let script = Script(Array(lines.joined(separator: "\n").utf8), file: "a.pan", in: Self.ours)
    return Replay(script, file: "a.pan", in: Session(Self.ours))
  }

  @Test func whatIsAddedActs() throws {
    let replay = replay(
      "scene curtain speed=2; set rule=steep; set estimator=lazy; set axis=never",
      "tap on=curtain; run", "expect state raised", "expect curtain.frame.y -800",
      "expect pan.estimator lazy; expect rule steep", "expect raises 1",
      "expect event \"curtain raised\"",
      "why state; help curtain; rules steep; faults", "set speed=3")
    #expect(replay.diagnostics.map(\.error.message) == [])
    #expect(replay.failures.map(\.mismatch.actual) == [])
    #expect(replay.expectations == 6)
  }

  /// With only the built-in catalog, the same lines are errors about the names.
  @Test(arguments: [
    "scene curtain", "set rule=steep", "set estimator=lazy", "set axis=never", "rules steep",
    "compare rules steep", "help curtain", "faults curtain", "plot rule=steep",
    "gesture g pan on=v axis=never", "drive v.frame.x by=g anchors=1 rule=steep",
    "when \"x\" do set rule=steep",
  ]) func whatIsAddedIsKnownToItsCatalogAlone(line: String) throws {
    _ = try Statement(line, in: Self.ours)
    #expect(throws: ScriptError.self) { _ = try Statement(line) }
  }

  @Test func itIsOfferedAndSuggested() throws {
    #expect(texts("scene cur") == ["curtain"])
    #expect(texts("scene cur", .standard).isEmpty)
    #expect(texts("scene curtain s") == ["speed="])
    #expect(texts("set rule=ste") == ["rule=steep"] && texts("rules ste") == ["steep"])
    #expect(texts("set estimator=la").contains("estimator=lazy"))
    #expect(texts("set axis=ne") == ["axis=never"])
    #expect(texts("compare rules ste") == ["steep"])
    #expect(texts("help curt").contains("curtain"))
    for (line, meant) in [("scene curtian", "curtain"), ("set rule=stepe", "steep")] {
      let error = try #require(throws: ScriptError.self) { try Statement(line, in: Self.ours) }
      #expect(error.hint.contains("'\(meant)'"))
      let alone = try #require(throws: ScriptError.self) { try Statement(line) }
      #expect(!alone.hint.contains("'\(meant)'"))
    }
  }

  @Test func helpTellsOfIt() throws {
    let help = HelpText(Self.ours)
    let scene = try #require(help.topic("curtain"))
    #expect(scene.contains("A tap raises the curtain.") && scene.contains("speed"))
    #expect(try #require(help.topic("raises")).contains("in curtain"))
    #expect(try #require(help.topic("steep")).contains("set rule=steep"))
    #expect(try #require(help.topic("lazy")).contains("set estimator=lazy"))
    #expect(try #require(help.topic("never")).contains("set axis=never"))
    #expect(try #require(help.topic("events")).contains("curtain raised"))
    #expect(try #require(help.topic("scenes")).contains("curtain"))
    #expect(try #require(help.topic("G163")).contains("rule steep"))
    #expect(try #require(help.answer(["raises", "curtain"])).contains("curtain"))
    for name in ["curtain", "raises", "steep", "lazy", "never"] {
      #expect(HelpText.standard.topic(name) == nil)
    }
    // The help on built-in entries is unchanged.
    #expect(help.topic("city-guide") == HelpText.standard.topic("city-guide"))
  }

  /// Its rules are compared with the others, and `why` and `again` find and take them.
  @Test func itsRulesTakePart() throws {
    var session = Session(Self.ours)
    let style = Style(hasColor: false, isUnicode: false, columns: 80)
    func answer(_ line: String) throws -> String {
      try session.answer(line: line, style: style).text
    }
    _ = try answer("scene city-guide")
    _ = try answer("drag on=card by=0,-150 over=1 hold=1")
    #expect(try answer("compare rules all").contains("steep"))
    #expect(try answer("velocity").contains("lazy"))
    #expect(try answer("again rule=steep").contains("collapsed"))
  }

  @Test func aNameThatIsTakenOrCannotBeTypedIsRefused() throws {
    struct Other: TransitionScene {
      static let name = "city-guide"
      static let states = ["there"]
      static let summary = ""
      static let options: [SceneOption] = []
      let state = "there"
      init(_ options: SceneOptions, on stage: inout Stage) {}
    }
    struct Loud: TransitionScene {
      static let name = "Photo Viewer!"
      static let states = ["there"]
      static let summary = ""
      static let options: [SceneOption] = []
      let state = "there"
      init(_ options: SceneOptions, on stage: inout Stage) {}
    }
    let refused = Self.ours.adding(Other.self).adding(Loud.self).adding(Curtain.self)
      .adding(NamedRule("half", "") { _ in PositionRule(threshold: 0.5) })
      .adding(NamedRule("scene", "") { _ in PositionRule(threshold: 0.5) })
      .adding(AxisRule("pager", "") { _ in .begins })
      .adding(VelocityEstimator("12", staleAfter: 1, "", Still()))
    #expect(
      refused.problems.map(\.name) == [
        "city-guide", "Photo Viewer!", "curtain", "half", "scene", "pager", "12",
      ])
    #expect(refused.problems[1].hint.hasSuffix("photo-viewer"))
    #expect(refused.scenes.map(\.name) == Self.ours.scenes.map(\.name))
    #expect(refused.rules == Self.ours.rules && refused.axes == Self.ours.axes)
    let script = Script(Array("scene curtain".utf8), file: "a.pan", in: refused)
    #expect(script.diagnostics.map(\.error.message) == refused.problems.map(\.message))
    #expect(script.diagnostics.allSatisfy { !$0.error.hint.isEmpty && $0.line == 1 })
    #expect(refused.problems[5].message == "the name 'pager' of an axis rule is taken")
    #expect(refused.problems[6].message == "'12' is not a valid name for an estimator")
  }

  /// A rule with a parameter that can't be set isn't added.
  @Test func aParameterThatCannotBeSetIsRefused() {
    func problem(_ parameters: RuleParameter...) -> CatalogProblem? {
      let rule = NamedRule("steep", "", parameters: parameters) { _ in PositionRule(threshold: 0.5)
      }
      let catalog = Catalog.standard.adding(rule)
      #expect((catalog.rules.named("steep") == nil) == !catalog.problems.isEmpty)
      return catalog.problems.first
    }
    func parameter(_ name: String, _ standard: Double) -> RuleParameter {
      RuleParameter(name, standard, in: 0...1, .fraction, summary: "A share.")
    }
    #expect(problem(parameter("share", 0), parameter("other", 1)) == nil)
    #expect(
      problem(parameter("share", 0), parameter("share", 1))?.message
        == "the name 'share' of a parameter of the rule 'steep' is taken")
    #expect(
      problem(parameter("my share", 0))?.message
        == "'my share' is not a valid name for a parameter of the rule 'steep'")
    let outside = problem(parameter("share", 2))
    #expect(
      outside?.message
        == "the default of 'share', a parameter of the rule 'steep', is out of range")
    #expect(outside?.hint == "must be 0 to 1")
  }
}

/// A tap raises it; nothing else happens.
struct Curtain: TransitionScene {
  static let name = "curtain"
  static let summary = "A tap raises the curtain."
  static let options: [SceneOption] = [speed.option]
  static let events = [EventKind("curtain raised", summary: "The curtain is up.")]
  static let states = ["down", "raised"]
  static let paths = [
    ScenePath<Curtain>.count("raises", summary: "How often it was raised.") { $0.raises }
  ]

  private static let speed = OptionKey.number(
    "speed", 0.1...10, .fraction, standard: 1, isLive: true, "How fast it goes.")

  private(set) var state = "down"
  let tappable = ["curtain"]
  private let curtain: ViewID
  private let animator: AnimatorID
  private var raises = 0

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    curtain = stage.addView("curtain", .frame(Rect2D(x: 0, y: 0, width: 390, height: 844)))
    animator = stage.addAnimator("curtain", try Animator(duration: 0.5, timing: .linear))
    stage.addCompletion(to: animator)
  }

  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    let curtain = curtain
    try stage.addAnimations(to: animator) { stage in stage[curtain, .frame].y = -800 }
    try stage.start(animator)
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    (state, raises) = ("raised", raises + 1)
    stage.record(Self.events[0], nil, [], reason: "its animator has completed")
  }
}
