import TestSupport
import PantomimeKit
import Testing

/// A scene that does what it does not declare, and a name or a number that nothing can have, is a finding.
@Suite(.timeLimit) struct DeclarationTests {
  private static func findings(_ trace: Trace) -> [String] {
    trace.list.map { $0.event }.filter { $0.misuse != nil }.map { event in
      event.fields.reduce(event.name) { "\($0) \($1.name)=\($1.value.text)" }
    }
  }

  // MARK: Events and states

  /// A scene that lists one event and two states, and goes by a tap through others.
  private struct Careless: TransitionScene {
    static let name = "careless"
    static let rung = EventKind("bell rung", summary: "A visitor rings.")
    static let raised = EventKind("row N raised", summary: "It forgets to list this.")
    static let events = [rung]
    static let states = ["open", "closed"]
    private(set) var state = "open"
    let tappable = ["bell"]

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      stage.addView("bell", .frame(Rect2D(width: 100, height: 100)))
    }

    mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
      stage.record(Self.rung)
      stage.record(.state, .word(state))
      stage.record(Self.raised, .number(1))
      stage.record(Event(Self.raised, .number(2)))
      stage.record(Event(named: "loose end"))
      state = state == "open" ? "closde" : "closed"
      stage.startTimer("later", after: 1)
    }

    mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) { state = "ajar" }
  }

  @Test func whatASceneDoesNotDeclareIsToldOnce() throws {
    var simulation = try Simulation(Careless.self)
    #expect(Self.findings(simulation.trace) == [])
    try simulation.handle(.tap(view: "bell"))
    let told = [
      "misuse undeclared-event event=row-N-raised", "misuse undeclared-event event=loose-end",
      "misuse undeclared-state state=closde",
    ]
    #expect(Self.findings(simulation.trace) == told)
    // It is recorded all the same.
    let names = simulation.trace.list.map { $0.event.name }
    for name in ["bell rung", "row 1 raised", "row 2 raised", "loose end"] {
      #expect(names.contains(name))
    }
    try simulation.handle(.tap(view: "bell"))
    #expect(Self.findings(simulation.trace) == told)
    _ = try simulation.advance(to: Instant(seconds: 2))
    #expect(Self.findings(simulation.trace) == told + ["misuse undeclared-state state=ajar"])
    #expect(simulation.state == "ajar")
  }

  private struct Begun: TransitionScene {
    static let name = "begun"
    let state = "started"

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
  }

  private struct Free: TransitionScene {
    static let name = "free"
    static let states: [String] = []
    let state = "whatever"

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
  }

  @Test func theFirstStateIsCheckedAndAnEmptyListAllowsAll() throws {
    let begun = try Simulation(Begun.self)
    #expect(Self.findings(begun.trace) == ["misuse undeclared-state state=started"])
    #expect(Self.findings(try Simulation(Free.self).trace) == [])
  }

  // MARK: Callbacks

  /// A scene with a method for pans that is never called.
  private struct Unpanned: TransitionScene {
    static let name = "unpanned"

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      let bell = stage.addView("bell", .frame(Rect2D(width: 100, height: 100)))
      stage.addGesture(.pan("pull"), on: bell)
    }

    mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  }

  /// A scene that handles pans.
  private struct Deaf: TransitionScene, PanHandling {
    static let name = "deaf"

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}

    mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
    mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
    mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  }

  private static func unhandled(_ simulation: Simulation) throws -> [String] {
    var simulation = simulation
    for _ in 0..<2 {
      try simulation.pan(.began)
      try simulation.pan(.changed, dy: -20)
      try simulation.pan(.ended)
    }
    return simulation.trace.list.map { $0.event }
      .filter { $0["cause"]?.text == "unhandled" }.map { $0.name }
  }

  @Test func pansThatNothingHandlesAreToldOnce() throws {
    #expect(try Self.unhandled(Simulation(Unpanned.self)) == ["pan ignored"])
    #expect(try Self.unhandled(Simulation(Deaf.self)) == [])
  }

  /// A scene that requests callbacks which it doesn't implement.
  private struct Waiting: TransitionScene {
    static let name = "waiting"
    static let signals = [SignalForm("ring")]
    let tappable = ["bell"]

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      for name in ["one", "two"] { stage.startTimer(name, after: 1) }
      stage.addView("bell", .frame(Rect2D(x: 200, width: 100, height: 100)))
      let list = stage.addScrollView(
        "list", frame: Rect2D(width: 100, height: 100), content: Size2D(width: 100, height: 900))
      stage.watch(list, .above(50, .vertical))
    }
  }

  @Test func callbacksThatASceneLacksAreToldOnce() throws {
    var simulation = try Simulation(Waiting.self)
    _ = simulation.advance(by: .seconds(2))
    for offset in [80.0, 20] {
      try simulation.handle(.scroll(ScrollInput([offset], over: 0), view: "list"))
      try simulation.handle(.tap(view: "bell"))
      try simulation.handle(.signal(Signal("ring")))
    }
    #expect(
      Self.findings(simulation.trace)
        == ["timerFired", "scrollCrossed", "tap", "didReceive"].map {
          "misuse missing-callback callback=\($0)"
        })
  }

  /// The pan of a finger is recorded, too.
  @Test func fingersThatNothingHandlesAreToldOnce() throws {
    var simulation = try Simulation(Unpanned.self)
    for _ in 0..<2 {
      try simulation.handle(.touch([Touch(.down, at: Point2D(x: 50, y: 20))]))
      _ = simulation.advance(by: .milliseconds(16))
      try simulation.handle(.touch([Touch(.move, at: Point2D(x: 50, y: 80))]))
      try simulation.handle(.touch([Touch(.up, at: Point2D(x: 50, y: 80))]))
    }
    #expect(simulation.trace.list.count { $0.event["cause"]?.text == "unhandled" } == 1)
  }

  // MARK: Numbers

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aNumberThatIsNotFiniteChangesNothing(number: Double) throws {
    var stage = Stage()
    let card = stage.addView("card", .alpha(0.5), .frame(Rect2D(x: 1, y: 2, width: 3, height: 4)))
    stage[card, .alpha] = number
    stage[card, .frame].y = number
    stage[card[.frame.x]] = number
    stage.show([card: [.alpha(number)]])
    stage.animate("fade", to: [card: [.alpha(number)]], duration: 1)
    let timing = MediaTiming(duration: 1)
    stage.add(LayerAnimation(from: 0, to: number, timing: timing), to: card, .alpha)
    stage.add(LayerAnimation(values: [0, number, 1], timing: timing), to: card, .alpha)
    let member = LayerAnimationGroup.Member("alpha", LayerAnimation(by: number, timing: timing))
    stage.add(LayerAnimationGroup([member], timing: timing), to: card)
    let told = ["alpha", "frame", "frame", "alpha", "alpha", "alpha", "alpha", "alpha"]
    #expect(
      Self.findings(stage.trace) == told.map { "misuse not-finite view=card property=\($0)" })
    #expect(stage[card, .alpha] == 0.5)
    #expect(stage[card, .frame] == Rect2D(x: 1, y: 2, width: 3, height: 4))
    #expect(stage.shown(card, .alpha) == 0.5)
  }

  @Test func aViewBeginsWithFiniteNumbers() {
    var stage = Stage()
    let box = stage.addView("box", .alpha(.nan), .color(RGBAColor(red: 1, green: 1, blue: 1)))
    stage.addView("shelf", laidOut: Rect2D(x: .infinity, width: 10, height: 10), .y(3))
    let list = stage.addScrollView(
      "list", frame: Rect2D(y: .nan, width: 10, height: 10), content: Size2D(width: 10, height: 99))
    #expect(
      Self.findings(stage.trace) == [
        "misuse not-finite view=box property=alpha",
        "misuse not-finite view=shelf property=frame",
        "misuse not-finite view=list property=frame",
      ])
    #expect(
      stage[box, .alpha] == 0 && stage[box, .color].red == 1 && stage[list, .frame] == Rect2D())
  }

  // MARK: Names

  /// A scene whose declared names are taken, or can't be written.
  private struct Unreadable: TransitionScene {
    static let name = "unreadable"
    static let options: [SceneOption] = ["speed", "my speed", "speed"].map { name in
      OptionKey<Double>.share(name, 1, "A share.").option
    }
    static let paths: [ScenePath<Unreadable>] = ["doors", "time", "a b", "doors", "state", ""].map {
      .count($0, summary: "A number.") { _ in 1 }
    }
    static let events = ["door opened", "", "door opened", "misuse", "a  b", "tap"].map {
      EventKind($0, summary: "Something happens.")
    }

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
  }

  @Test func aDeclaredNameThatIsTakenOrCannotBeWrittenIsTold() throws {
    let trace = try Simulation(Unreadable.self).trace
    #expect(
      Self.findings(trace) == [
        "misuse bad-name of=option name=my speed flaw=it contains a space",
        "misuse name-taken of=option name=speed",
        "misuse name-taken of=path name=time",
        "misuse bad-name of=path name=a b flaw=it contains a space",
        "misuse name-taken of=path name=doors", "misuse name-taken of=path name=state",
        "misuse bad-name of=path name= flaw=it is empty",
        "misuse bad-name of=event name= flaw=it is empty",
        "misuse name-taken of=event name=door-opened", "misuse name-taken of=event name=misuse",
        "misuse bad-name of=event name=a  b flaw=it contains two spaces in a row",
      ])
    #expect(try Trace(trace.text) == trace)
  }

  /// A path with an index may have no values.
  private struct Rows: TransitionScene {
    static let name = "rows"
    static let paths = [
      ScenePath<Rows>("row.N", count: { _ in -1 }, summary: "A row.") { _, _, index in
        .count(index)
      }
    ]

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
  }

  @Test func aNegativeNumberOfIndicesIsNone() throws {
    let rows = try Simulation(Rows.self)
    #expect(!rows.paths.contains { $0.hasPrefix("row") } && rows.read("row.0") == nil)
  }

  @Test(arguments: [
    "my view.1", "", ".", "a.", ".a", "a..b", "a=b", "a;b", "a b", "#a", "\"a\"", "a,b", "a\u{0}",
    "$a",
    "a\u{A0}b", "👩‍🚀",
  ]) func aNameThatNoPathCanHoldIsTold(name: String) throws {
    var stage = Stage()
    let card = stage.addView("card")
    let kinds: [(kind: String, name: (inout Stage) throws -> Void)] = [
      ("view", { $0.addView(name) }), ("view", { $0.addView(name, in: card) }),
      ("view", { $0.addAlias(name, for: card) }),
      ("view", { $0.addScrollView(name, frame: Rect2D(), content: Size2D()) }),
      ("animator", { $0.addAnimator(name, try Animator(duration: 1)) }),
      ("transition", { _ = $0.addTransition(name, try PercentDrivenTransition(duration: 1)) }),
      ("gesture", { $0.addGesture(.pan(name), on: card) }),
      ("property", { $0.addView("other", Property<Double>(name, .points)(1)) }),
    ]
    for (kind, give) in kinds {
      var stage = stage
      try give(&stage)
      let told = stage.trace.list.map { $0.event }
      #expect(told.map { $0.misuse } == [.badName], "\(kind)")
      #expect(told.first?["of"]?.text == kind)
      #expect(told.first?["name"]?.text == (kind == "property" ? "other.\(name)" : name))
      #expect(told.first?["flaw"]?.text.isEmpty == false)
    }
  }

  @Test(arguments: ["card", "card.1", "Card_2-b", "été", "卡片.左", "7", "a.b.c"])
  func aNameThatPathsHoldIsNone(name: String) throws {
    var stage = Stage()
    let card = stage.addView(name, .alpha(1))
    stage.addGesture(.tap(name), on: card)
    stage.addAnimator(name, try Animator(duration: 1))
    #expect(Self.findings(stage.trace) == [])
  }
}
