import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Statements that join what is on an empty stage.
@Suite(.timeLimit) struct ConnectionStatementTests {
  private static let card = [
    "view card frame=70,247,250,350", "gesture hit tap on=card",
    "gesture pull pan on=card axis=vertical", "animator open duration=0.3",
    "animate card.frame to=0,0,390,844", "toggle open by=hit",
    "drive open by=pull along=up way=247",
  ]

  /// The first `view` without a scene begins one; a later one adds to what there is.
  @Test func theFirstViewBeginsAnEmptyStage() throws {
    let play = try Play("view a alpha=1", "wait 0.1", "view b alpha=0")
    let wanted = try Play("scene blank", "view a alpha=1", "wait 0.1", "view b alpha=0")
    #expect(play.trace == wanted.trace)
    #expect(throws: ScriptError.self) { try Play("timer bell after=1") }
    for (text, count) in [
      ("view a alpha=1\nexpect a.alpha 1", 0), ("timer a after=1\nview b x=0", 1),
    ] {
      #expect(Script(Array(text.utf8), file: nil).diagnostics.count == count)
    }
  }

  /// A reported pan is that of the view it names, or of the nearest one around it.
  @Test func aReportedPanIsOfItsView() throws {
    var play = try Play(
      Self.card + [
        "view label in=card frame=0,0,10,10", "view knob turn=0 frame=0,700,50,50",
        "gesture turn pan on=knob axis=horizontal", "animator dial duration=1",
        "animate knob.turn to=90 on=dial", "drive dial by=turn along=right way=100",
      ])
    try play.play(["pan began on=label", "pan changed dy=-24.7", "pan ended vy=-1", "run"])
    #expect(play.read("open.place") == .word("out"))
    #expect(play.read("dial.animator.state") == .word("inactive"))
    try play.play(["pan began on=knob", "pan changed dx=50"])
    #expect(play.number("dial.fraction") == 0.5)
    try play.play(["pan ended vx=10", "run"])
    #expect(play.read("dial.place") == .word("out"))
    // Without a view it concerns the first drive's; its axis rule is evaluated if a velocity is
    // reported.
    try play.play(["pan began vx=300", "run"])
    #expect(play.trace.contains("pan refused velocity=300,0 winner=none"))
    #expect(play.read("open.place") == .word("out"))
    try play.play(["pan began vy=300", "pan changed dy=247", "pan ended", "run"])
    #expect(play.read("open.place") == .word("home"))
  }

  /// `tap` taps the tap recognizers of a view, as touches do; one that is off hears of none.
  @Test func aTapTogglesAndIsIgnoredInFlight() throws {
    for tap in [["tap on=card"], ["touch down x=195 y=422", "wait 0.05", "touch up"]] {
      var play = try Play(Self.card + tap)
      #expect(play.read("open.running") == .flag(true))
      try play.play(["wait 0.1"] + tap)
      #expect(play.trace.contains("tap ignored on=card cause=active"))
      try play.play(["run"])
      #expect(play.read("open.place") == .word("out"))
    }
    var play = try Play(Self.card + ["disable hit"])
    try play.play(["tap on=card"])
    #expect(play.read("open.running") == .flag(false))
    try play.play(["enable hit", "toggle open", "toggle open", "run"])
    #expect(play.trace.contains("toggle ignored animator=open"))
    #expect(play.read("open.place") == .word("out"))
  }

  /// The animator's own interface runs to and fro as well, and `finish` says where.
  @Test func theAnimatorsInterfaceGoesToAndFro() throws {
    var play = try Play(Self.card)
    for place in ["out", "home", "out"] {
      try play.play(["start", "run"])
      #expect(play.read("open.place") == .word(place))
    }
    try play.play(["start", "wait 0.1", "stop finishing=yes", "finish at=end"])
    #expect(play.read("open.place") == .word("home"))
    try play.play(["start", "wait 0.1", "stop finishing=yes", "finish at=current"])
    #expect(play.read("open.place") == .word("home"))
    #expect(play.trace.contains("completed current animator=open completions=1\n"))
  }

  /// An animation added to a run counts once, for any number of handlers that wait for its end.
  @Test func severalHandlersTurnThePlaceOnce() throws {
    let play = try Play(Self.card + ["handler", "handler", "toggle open", "run"])
    #expect(play.read("open.place") == .word("out"))
    #expect(play.trace.contains("completed end animator=open place=out completions=3"))
  }

  /// Blocks that come after the drive belong to every run out that begins later.
  @Test func laterBlocksBelongToLaterRuns() throws {
    var play = try Play(
      Self.card + ["view shade alpha=0", "animate shade.alpha to=1", "toggle open", "run"])
    #expect(play.number("shade.alpha") == 1)
    try play.play(["toggle open", "run"])
    #expect(play.number("shade.alpha") == 0)
  }

  /// An animator that is driven only once it is under way goes home to where it began.
  @Test func aRunUnderWayCanBeDriven() throws {
    var play = try Play(
      Array(Self.card.prefix(5)) + [
        "start", "wait 0.1", "drive open by=pull along=up way=247", "pan began",
        "pan changed dy=-60", "pan ended vy=-1", "run",
      ])
    #expect(play.read("open.place") == .word("out"))
    try play.play(["pan began", "pan changed dy=60", "pan ended vy=1", "run"])
    #expect(play.read("card.frame") == .rect(Rect2D(x: 70, y: 247, width: 250, height: 350)))
  }

  /// One recognizer drives one thing along each axis; the last one declared is what is decided about.
  @Test func oneRecognizerDrivesBothAxes() throws {
    var play = try Play([
      "view photo frame=0,247,390,350", "gesture swipe pan on=photo",
      "drive photo.frame.x by=swipe anchors=-390,0,390",
      "drive photo.frame.y by=swipe anchors=-597,247,1091", "pan began", "pan changed dx=30 dy=-50",
    ])
    #expect(play.number("photo.frame.x") == 30 && play.number("photo.frame.y") == 197)
    try play.play(["compare rules"])
    #expect(try play.text.contains("anchors -597, 247, 1091"))
    try play.play(["velocity", "pan ended vy=-4000", "run"])
    #expect(play.number("photo.frame.x") == 0 && play.number("photo.frame.y") == -597)
    #expect(play.number("decision") == 0)
  }

  /// The table of the rules shows what each would have done: set, each of them does it.
  @Test func comparedRulesDoWhatTheyAreSaidTo() throws {
    let gesture = ["pan began", "wait 0.1", "pan changed dy=-100", "pan ended vy=-600"]
    let plain = try Play(Self.card + gesture)
    let decisionRecord = try #require(plain.session.simulation?.decisionRecord)
    var outcomes: Set<String> = []
    for rule in NamedRule.all {
      let play = try Play(Self.card + ["set rule=\(rule.name)"] + gesture + ["run"])
      let wanted = decisionRecord.decision(by: rule).completes ? "out" : "home"
      #expect(play.read("open.place") == .word(wanted), "\(rule.name)")
      outcomes.insert(wanted)
    }
    #expect(outcomes.count == 2)
  }

  /// The margin is exact: within it a velocity decides the same, just beyond it not.
  @Test func theMarginIsExact() throws {
    for (speed, isFast) in [(499.0, false), (501.0, true)] {
      let stage =
        Self.card.dropLast() + [
          "drive open by=pull along=up way=247 rule=flick-or-half speed=500"
        ]
      let play = try Play(
        stage + ["pan began", "pan changed dy=-40", "pan ended vy=-\(Int(speed))", "run"])
      #expect(play.read("open.place") == .word(isFast ? "out" : "home"))
      if isFast { #expect(play.number("decision.margin") == 1) }
    }
  }

  /// If the drive's pan may not begin, the list inside scrolls as usual.
  @Test(arguments: ["axis=horizontal", "min=2"])
  func aListScrollsWhereTheDriveMayNot(limit: String) throws {
    let list = "scroll-view list in=sheet frame=0,44,390,700 content=390x2200"
    let drag = ["drag on=list by=0,-60 over=0.3", "wait 0.1", "flick up speed=700 on=list", "run"]
    let play = try Play(
      [
        "view sheet frame=0,100,390,744", list, "gesture pull pan on=sheet \(limit)",
        "drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list",
      ] + drag)
    let alone = try Play(["view sheet frame=0,100,390,744", list] + drag)
    #expect(play.number("sheet.frame.y") == 100)
    #expect(try #require(play.number("list.offset")) > 100)
    #expect(play.read("list.offset") == alone.read("list.offset"))
  }

  /// A curve without a duration takes a quarter of a second, a spring its settling time.
  @Test(arguments: [("ease-out", 0.25), ("spring(0.8)", 0.25), ("response(0.4,1)", 0.6)])
  func anchorsAreReachedInTime(curve: String, seconds: Double) throws {
    var play = try Play([
      "view sheet frame=0,400,390,744", "gesture pull pan on=sheet",
      "drive sheet.frame.y by=pull anchors=100,400,700 curve=\(curve)", "pan began",
      "pan changed dy=-60", "pan ended vy=0",
    ])
    let remaining = try #require(play.number("remaining"))
    #expect(seconds == 0.25 ? remaining == 0.25 : remaining > 0.4)
    try play.play(["run"])
    #expect(play.number("sheet.frame.y") == 400)
  }

  /// A single anchor is always returned to; a cancelled gesture goes where it was caught.
  @Test func whereNumbersGoBackTo() throws {
    var play = try Play([
      "view dot x=0 y=0", "view pad frame=0,0,390,844", "gesture pull pan on=pad",
      "drive dot.x by=pull anchors=0 past=rubber(1)", "drive dot.y by=pull anchors=0,100,200",
      "pan began", "pan changed dx=90 dy=90", "pan ended vx=4000", "run",
    ])
    #expect(play.number("dot.x") == 0 && play.number("dot.y") == 100)
    try play.play(["pan began", "pan changed dy=95", "pan cancelled", "run"])
    #expect(play.number("dot.y") == 100)
    #expect(play.read("decision.by") == .word("cancellation"))
  }

  /// Names that statements have made are offered, and the parameters of a rule behind it.
  @Test func whatIsMadeIsOffered() throws {
    let session = try Play(Self.card).session
    func offers(_ line: String) -> [String] {
      Completion(line, in: session).candidates.map(\.text)
    }
    #expect(offers("drive o") == ["open"] && offers("drive car") == ["card.frame"])
    #expect(offers("drive open by=p") == ["by=pull"])
    #expect(offers("drive open by=pull rule=flick-or-half s") == ["speed="])
    #expect(offers("toggle ").contains("open") && offers("tap on=") == ["on=card"])
    #expect(offers("follow card.frame open.pl") == ["open.place"])
  }

  /// Timers fire in the order of their starts, with what else is due then.
  @Test func timersFireInOrder() throws {
    let play = try Play(
      "scene blank", "timer b after=0.5", "timer a after=0.5", "timer c after=0", "run")
    let fired = play.trace.split(separator: "\n").filter { $0.contains("timer fired") }
    #expect(fired == ["0 timer fired c", "0.5 timer fired b", "0.5 timer fired a"])
  }

  /// Objects that statements add can be sampled in a trace.
  @Test func whatIsAddedCanBeSampled() throws {
    let text = Self.card.joined(separator: "\n")
    let script = Script(Array(text.utf8), file: nil)
    #expect(Sampler.problem(["card.frame.y", "open.place"], in: script) == nil)
    let problem = try #require(Sampler.problem(["card.farme"], in: script))
    #expect(problem.contains("'blank' has no path"))
  }

  /// Played again from its log a session of one's own is the same, byte for byte.
  @Test func connectionsAreReplayed() throws {
    let play = try Play(
      Self.card + [
        "view shade alpha=1", "follow shade.alpha open.progress from=0,1 to=1,0",
        "timer t after=0.1",
        "set state=busy", "flick up speed=800 on=card", "wait 0.1", "pan began",
        "pan changed dy=50",
        "pan ended vy=200", "run", "toggle open", "wait 0.05",
      ])
    let simulation = try #require(play.session.simulation)
    let again = try simulation.replayed(first: nil, until: nil)
    #expect(again.trace.text == simulation.trace.text && again.state == "busy")
    for path in simulation.paths { #expect(again.read(path) == simulation.read(path), "\(path)") }
  }
}
