import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Screens of one's own: canceled pans of transitions, several conditions, long presses that drag,
/// both axes at once.
@Suite(.timeLimit) struct OwnScreenTests {
  /// Returns the text of the answers to some lines; the last line's is the last.
  private static func answers(_ lines: [String]) throws -> [String] {
    var session = Session()
    return try lines.map { line in
      try session.answer(line: line, style: Style(hasColor: false, isUnicode: false, columns: 80))
        .text
    }
  }

  // MARK: Canceled pans of transitions

  private static func push(_ option: String) -> [String] {
    [
      "scene blank", "view page frame=0,0,390,844", "gesture swipe pan on=page",
      "transition push duration=0.4", "animate page.frame.x to=390 on=push",
      "drive push by=swipe along=right way=390 \(option)",
      "pan began dx=0", "pan changed dx=195", "pan cancelled",
    ]
  }

  /// What a canceled pan leaves behind, for each response to it.
  @Test(arguments: [
    ("", "no", "cancel", 0.2), ("cancelled=back", "no", "cancel", 0.2),
    ("cancelled=keep", "no", "finish", 0.2), ("cancelled=ignore", "yes", "none", 0),
  ])
  func aTransitionRespondsToACanceledPan(
    option: String, holds: String, outcome: String, time: Double
  ) throws {
    let play = try Play(Self.push(option) + ["run"])
    #expect(play.read("push.outcome") == .word(outcome))
    #expect(play.read("push.interactive") == .flag(holds == "yes"))
    #expect(play.read("invariant.nothing-held") == .flag(holds == "no"))
    #expect(try #require(play.number("time")) == time)
    let page = try #require(play.number("page.frame.x"))
    #expect(page == (holds == "yes" ? 195 : outcome == "finish" ? 390 : 0))
  }

  /// Every answer names a transition that never ends.
  @Test func aHungTransitionIsNamed() throws {
    let ignored = try Self.answers(Self.push("cancelled=ignore") + ["run", "why"])
    #expect(ignored[9].contains("push is held at 50 %"))
    #expect(ignored[10].contains("no case for `.cancelled`"))
    let byHand = try Self.answers([
      "scene blank", "view page frame=0,0,390,844", "gesture swipe pan on=page",
      "transition push duration=0.4", "animate page.frame.x to=390 on=push",
      "when \"pan began\" do start on=push", "when \"pan changed\" do update 0.5 on=push",
      "when \"pan ended\" do finish on=push",
      "touch down on=page; wait 0.1; touch move x+=60; wait 0.1; touch move x+=60; touch cancel",
      "run", "why", "why invariant.nothing-held",
    ])
    #expect(byHand[9].contains("push is held at 50 %"))
    #expect(byHand[10].contains("push hangs at 50 %"))
    #expect(byHand[10].contains("swipe was cancelled at 0.2 s"))
    #expect(byHand[10].contains("when \"pan cancelled\" do cancel on=push"))
    #expect(byHand[11].contains("the transition push, at 50 %"))
  }

  /// A transition that is never completed stays in flight where its animation has ended, and its container
  /// takes every touch, as with the fault MP-9.
  @Test(arguments: [("finish", "100 %"), ("cancel", "0 %")])
  func aTransitionMayNeverBeCompleted(call: String, share: String) throws {
    let lines = [
      "scene blank", "view page frame=0,844,390,844", "view button frame=20,100,100,50",
      "gesture hit tap on=button", "transition push duration=0.5 completes=no",
      "animate page.frame.y to=0 on=push", "start on=push", "update 0.4 on=push",
      "\(call) on=push", "run",
    ]
    let answers = try Self.answers(
      lines + [
        "why", "tap on=button", "drag on=button by=0,60", "start on=push", "pause on=push",
        "calls push", "why invariant.nothing-held",
      ]
    ).map { $0.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ") }
    let reason = "the container covers the screen: `completeTransition` was never called"
    #expect(answers[9].hasPrefix("push hangs at \(share)"), "\(answers[9])")
    #expect(answers[10].contains("completes=yes"), "\(answers[10])")
    for answer in answers[9...13] { #expect(answer.contains(reason), "\(answer)") }
    #expect(answers[14].contains("transition call lost"), "\(answers[14])")
    #expect(answers[15].contains("open, waits for `completeTransition`"), "\(answers[15])")
    #expect(answers[16].contains("the transition push, at \(share)"), "\(answers[16])")
    let fault = try Self.answers(["scene dive-deeper faults=MP-9", "tap on=card", "tap on=card"])
    #expect(fault[2].contains(reason))
    let play = try Play(lines)
    #expect(play.read("push.outcome") == .word("none") && play.read("push.running") == .flag(true))
    #expect(play.number("page.frame.y") == (call == "finish" ? 0 : 844))
    // The same lines with the default end.
    let right = try Play(lines.map { $0.split(separator: " completes=")[0] }.map { String($0) })
    #expect(right.read("push.running") == .flag(false))
  }

  // MARK: Actual values

  private static let cell = [
    "scene blank", "view cell frame=0,100,390,60", "view badge frame=0,0,20,20",
    "gesture pull pan on=cell axis=horizontal",
    "drive cell.frame.x by=pull anchors=-320,-80,0 rule=nearest",
  ]

  @Test func anotherAnimationSettlesNowhere() throws {
    let answers = try Self.answers(
      Self.cell + [
        "when \"decided anchor\" do animate badge.alpha to=0.5 duration=0.25",
        "drag on=cell by=-300,0 over=0.5", "run",
      ])
    #expect(answers[6].contains("settles at -320 in 0.5 s"))
    #expect(answers[7].contains("cell.frame.x settled at -320"))
    #expect(!answers[7].contains("badge.alpha settled at -320"))
  }

  @Test func theActualValueIsNamed() throws {
    let answers = try Self.answers(
      Self.cell + [
        "when \"decided anchor\" do animate cell.frame.x to=-390 duration=0.3",
        "drag on=cell by=-300,0 over=0.5", "run", "why",
      ])
    #expect(answers[6].contains("settles at -390 in 0.5 s"))
    #expect(answers[7].contains("cell.frame.x settled at -390"))
    #expect(answers[8].hasPrefix("settled at -390"))
  }

  // MARK: Conditions

  private static let chip = [
    "scene blank", "view slot frame=245,600,120,120", "view chip frame=40,200,80,80",
    "gesture move press on=chip", "drive chip.center by=move",
  ]

  /// A point is inside a frame as `CGRect.contains` has it: its left and top edges count.
  @Test(arguments: [
    (245.0, 600.0, true), (365, 720, false), (305, 660, true), (244, 660, false), (305, 599, false),
  ])
  func aPointIsInAFrame(x: Double, y: Double, isInside: Bool) throws {
    let play = try Play(
      Self.chip + [
        "when \"timer fired now\" if chip.center in slot.frame do set state=inside",
        "when \"timer fired now\" if chip.center outside slot.frame do set state=outside",
        "set chip.center=\(x),\(y)", "timer now after=0.1", "run",
        "expect chip.center in slot.frame", "expect chip.center outside 245,600,120,120",
      ])
    #expect(play.read("state") == .word(isInside ? "inside" : "outside"))
    #expect(play.verdicts.map { $0 == .passed } == [isInside, !isInside])
  }

  /// A state may have the name of an operator.
  @Test func anOperatorMayBeAState() throws {
    let play = try Play(
      Self.chip + [
        "set state=outside", "when \"timer fired now\" if state outside do set state=in",
        "expect state outside", "timer now after=0.1", "run", "expect state in",
      ])
    #expect(play.verdicts == [.passed, .passed])
  }

  /// All conditions must hold.
  @Test(arguments: [(50.0, 50.0, false), (150, 50, false), (50, 150, false), (150, 150, true)])
  func bothConditionsCount(x: Double, y: Double, holds: Bool) throws {
    let play = try Play(
      Self.chip + [
        "when \"timer fired now\" if chip.center.x > 100 and chip.center.y > 100 and state blank "
          + "do set state=both",
        "set chip.center=\(x),\(y)", "timer now after=0.1", "run",
      ])
    #expect(play.read("state") == .word(holds ? "both" : "blank"))
  }

  // MARK: Long presses

  /// A long press moves a view from where it began, in both axes, and reports no velocity.
  @Test func aLongPressDrags() throws {
    var play = try Play(
      Self.chip + [
        "touch down on=chip", "wait 0.6", "touch move x+=90 y+=-120", "touch move x+=-60 y+=80",
      ])
    #expect(play.read("chip.center") == .pair(110, 200, .points))
    #expect(play.number("move.distance") == 50)
    #expect(play.number("pan.distance") == 50)
    #expect(play.read("move.velocity") == .pair(0, 0, .pointsPerSecond))
    #expect(play.read("gesture.move") == .word("changed"))
    #expect(play.read("move.location") == .pair(110, 200, .points))
    try play.play(["touch up", "run"])
    #expect(play.read("chip.center") == .pair(110, 200, .points))
    #expect(play.read("move.translation") == .pair(30, -40, .points))
  }

  /// A drag with a rest before it is a long press; without one, the press fails and nothing moves.
  @Test(arguments: [("press=0.6", 290.0), ("", 80)])
  func aDragMayRestFirst(option: String, x: Double) throws {
    let play = try Play(Self.chip + ["drag chip by=210,420 over=0.4 \(option)", "run"])
    #expect(play.number("chip.center.x") == x)
    #expect(play.number("time") == (option.isEmpty ? 0.4 : 1))
  }

  /// A canceled press sets both axes back.
  @Test func aCanceledPressSetsBothAxesBack() throws {
    let play = try Play(
      Self.chip + ["touch down on=chip", "wait 0.6", "touch move x+=90 y+=-120", "touch cancel"])
    #expect(play.read("chip.center") == .pair(80, 240, .points))
  }

  // MARK: The finger's velocity

  /// A spring starts with the finger's velocity along both axes: the shown speed right after the
  /// start is the finger's.
  @Test func aViewAnimationTakesTheVelocity() throws {
    let lines = [
      "scene blank", "view chip frame=100,300,80,80", "gesture move pan on=chip",
      "drive chip.center by=move",
      "when \"pan ended\" do animate chip.center to=300,700 duration=0.5 curve=spring(0.8) "
        + "velocity=move",
      "drag chip by=60,-30 over=0.1",
    ]
    var play = try Play(lines)
    let (speed, finger) = (play.read("chip.center.speed"), play.read("move.velocity"))
    let (own, wanted) = (try #require(speed).numbers, try #require(finger).numbers)
    #expect(wanted.map { $0.rounded() } == [600, -300])
    for (one, other) in zip(own, wanted) { #expect(abs(one - other) < 1, "\(own) \(wanted)") }
    try play.play(["run"])
    #expect(play.read("chip.center") == .pair(300, 700, .points))
    // A scalar axis takes its component, and the limit of a drive applies.
    play = try Play(
      lines.prefix(4) + [
        "when \"pan ended\" do animate chip.center.x to=221 duration=0.5 curve=spring(0.8) "
          + "velocity=move",
        "drag chip by=90,0 over=0.1",
      ])
    let started = play.session.simulation?.trace.list.last {
      $0.event.name == "animator started"
    }
    #expect(started?.event["velocity"] == .number(30))
  }

  // MARK: Following a distance

  @Test func aDistanceIsFollowed() throws {
    var play = try Play(
      "scene blank", "view photo frame=0,247,390,350", "gesture pull pan on=photo",
      "drive photo.center by=pull", "follow photo.scale pull.distance from=0,100 to=1,0.5",
      "pan began dx=0 dy=0", "pan changed dx=30 dy=-40")
    #expect(play.number("photo.scale") == 0.75)
    #expect(play.number("pull.distance") == 50)
    try play.play(["pan changed dx=300 dy=400"])
    #expect(play.number("photo.scale") == 0.5)
  }

  // MARK: Continuity

  private static let drawer = [
    "scene blank", "view card frame=0,144,390,600", "gesture pull pan on=card axis=vertical",
    "animator open duration=0.5", "animate card.frame.y to=544 on=open",
    "drive open by=pull along=down way=200 rule=half",
    "expect always card.frame.y continuous within 1 except=pull",
  ]

  /// A finger may move a value; a grab and a release may not let it jump.
  @Test(arguments: [
    (["drag card by=0,60 over=0.3", "run", "wait 0.1"], 0),
    (["start on=open", "wait 0.2", "drag card by=0,40 over=0.2", "run"], 0),
    (
      [
        "touch down on=card", "wait 0.1", "touch move y+=60", "touch up", "pause on=open",
        "scrub 0.2 on=open", "continue on=open",
      ], 1
    ),
    (
      ["when \"animator paused\" do scrub 0.5 on=open", "drag card by=0,60 over=0.3"], 1
    ),
    (["when \"pan ended\" do set card.frame.y=900", "drag card by=0,60 over=0.3"], 1),
  ])
  func onlyMovesAreExcepted(lines: [String], count: Int) throws {
    let play = try Play(Self.drawer + lines)
    #expect(play.failures.count == count, "\(play.failures.map { $0.mismatch.actual })")
  }

  // MARK: Insets at the release

  /// Insets that are set at the release of a list past its edge decide its bounce: it starts with
  /// 22/3 of the distance past the new edge per second (M10), and settles there.
  @Test(arguments: [0.0, 30, 60])
  func insetsAtTheReleaseDecideTheBounce(top: Double) throws {
    var play = try Play(
      "scene blank", "scroll-view list frame=0,0,390,844 content=390x3000",
      "when \"scroll released\" do set list.insets=\(top),0,0,0", "touch down on=list", "wait 0.1",
      "touch move y+=200", "wait 0.3", "touch up")
    let beyond = -top - (try #require(play.number("list.offset")))
    let moving = play.session.simulation?.trace.list.last { $0.event.name == "decelerating" }
    let velocity = try #require(moving?.event.velocity?.dy)
    #expect(abs(velocity - 22.0 / 3 * beyond) < 0.01, "\(velocity) \(beyond)")
    try play.play(["run"])
    #expect(abs(try #require(play.number("list.offset")) + top) < 0.01)
  }

  // MARK: Answers

  @Test func answersNameWhatIsMeant() throws {
    let answers = try Self.answers([
      "scene blank", "view card frame=0,144,390,600", "gesture hit tap on=card",
      "gesture pull pan on=card axis=down", "animator open duration=0.5",
      "animate card.frame.y to=544 on=open", "toggle open by=hit",
      "drive open by=pull along=up way=200", "when \"pan ended\" do set state=a; set state=b",
      "timer late after=1500",
    ])
    #expect(answers[6].contains("hit now toggles open"))
    #expect(answers[7].contains("never begins moving up because of axis=down"))
    #expect(answers[7].contains("write along=down"))
    #expect(answers[8].contains("'set' runs now, outside the 'when'"))
    #expect(answers[9].contains("1500ms is 1.5 s"))
  }

  // MARK: Errors

  @Test(arguments: [
    ErrorCase(
      "when \"pan ended\" if chip.center in ▸chip.alpha◂ do show", "'chip.alpha' is not a frame",
      hint: "VIEW.frame"),
    ErrorCase(
      "when \"pan ended\" if ▸chip.alpha◂ in slot.frame do show", "'chip.alpha' is not a point",
      hint: "card.center"),
    ErrorCase(
      "when \"pan ended\" if chip.alpha > 0 ▸and◂", "'and' needs a path and a value",
      hint: "usage: when"),
    ErrorCase(
      "when \"pan ended\" if chip.alpha > 0 and ▸\"pan began\"◂ do show",
      "an event cannot follow 'if'", hint: "events first"),
    ErrorCase(
      "follow chip.scale ▸pan.distance◂", "'pan.distance' doesn't name a recognizer",
      hint: "write move.distance"),
    ErrorCase("at ▸+0.5◂ show", "'at' takes a time since the scene began", hint: "wait 0.5"),
    ErrorCase(
      "animate chip.center to=1,2 duration=1 ▸velocity=move◂",
      "only a spring has an initial velocity", hint: "curve=spring(0.8)"),
    ErrorCase(
      "animate chip.center to=1,2 duration=1 curve=spring(0.8) velocity=▸nobody◂", "", hint: ""),
    ErrorCase(
      "when ▸\"pan ended gesture=move gesture=move\"◂ do show",
      "the field 'gesture' is given twice",
      hint: "keep one"),
    ErrorCase(
      "when ▸\"pan ended gestur=move\"◂ do show", "'pan STATE' has no field 'gestur'",
      hint: "gesture"),
    ErrorCase(
      "drive ▸slot.center◂ by=move anchors=1,2", "'slot.center' has several components",
      hint: "slot.center.x"),
  ])
  func mistakesAreNamed(_ mistake: ErrorCase) throws {
    try mistake.expectFound(after: Self.chip)
  }
}
