import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The reasons that `why` gives for what recognizers did, each of which must be the real one.
@Suite(.timeLimit) struct GestureCauseTests {
  private static let box = ["scene blank", "view box frame=95,300,200,200"]
  /// Two fingers that move up by 60 pt, side by side.
  private static let two =
    "touches \"0 195,400; 0 id=2 150,420; 50 195,370; 50 id=2 150,390; 100 195,340; "
    + "100 id=2 150,360; 116 up; 116 id=2 up\""

  /// A text that must occur in the answer to `why`, after some statements on a box.
  private static let phrases: [(lines: [String], has: [String], hasNot: [String])] = [
    (
      ["gesture pull pan on=box min=2", "drag on=box by=0,-100"],
      ["pull failed: it takes at least 2 fingers, not 1"], ["slop"]
    ),
    (
      ["gesture pull pan on=box max=1", two], ["pull failed: it takes 1 finger, not 2"], ["slop"]
    ),
    (
      ["gesture pull pan on=box min=3 max=4", two],
      ["pull failed: it takes at least 3 fingers, not 2"], []
    ),
    (
      ["gesture hold press on=box min=2", "press on=box for=1"],
      ["hold failed: it takes 2 fingers, not 1"], ["early"]
    ),
    (
      ["gesture hold press on=box", two], ["hold failed: it takes 1 finger, not 2"], []
    ),
    (
      ["gesture hit tap on=box min=2", "tap on=box"], ["hit failed: it takes 2 fingers, not 1"], []
    ),
    (["gesture hit tap on=box", two], ["hit failed: it takes 1 finger, not 2"], []),
    (
      ["gesture dash swipe on=box direction=up min=2", "drag on=box by=0,-200 over=0.1"],
      ["dash failed: it takes 2 fingers, not 1"], ["far enough"]
    ),
    (
      ["gesture dash swipe on=box direction=up min=2", "drag on=box by=0,-200 over=0.8"],
      ["dash failed: it takes 2 fingers, not 1"], ["longer"]
    ),
    (
      ["scene city-guide", "tap on=card", "run", "drag on=card by=120,0"],
      ["list failed: its scrolling is switched off"], ["slop was not", "before the movement"]
    ),
    // Estimators differ, and each recognizer has its own.
    (
      ["scene city-guide", "drag on=card by=0,-120", "drag on=card by=120,0"],
      ["400 pt/s right for card.1, 160 pt/s right for list"], []
    ),
    // Without the right number of fingers, the slop is the reason.
    (
      ["gesture pull pan on=box", "drag on=box by=0,-5"],
      ["the touches ended before the movement exceeded the slop"], ["finger,"]
    ),
    (
      ["gesture pull pan on=box min=2", "drive box.center by=pull", two],
      ["4 moves of 2 fingers in 0.12 s: 60 pt up (10 of it slop)"], ["left", "right"]
    ),
    (
      ["gesture pull pan on=box", "drive box.center by=pull", "drag on=box by=0,-50"],
      ["box.center.x at 195 and box.center.y at 360; pull ended at 0.3 s"], ["nothing moved"]
    ),
    (
      [
        "gesture pull pan on=box", "when \"pan began\" do set box.alpha=0.5",
        "drag on=box by=0,-50",
      ],
      ["box changed"], ["nothing moved"]
    ),
    (["gesture pull pan on=box", "drag on=box by=0,-50"], ["nothing moved"], []),
    (
      ["gesture pull pan on=box", "disable pull", "drag on=box by=0,-100"],
      ["pull was disabled by `disable pull` at 0 s"], []
    ),
    (
      ["gesture pull pan on=box", "disable pull", "enable pull", "drag on=box by=0,-100"],
      ["won       pull"], ["disabled"]
    ),
    (
      ["gesture other pan on=box", "view close frame=0,600,50,50", "tap on=close"],
      ["close has no tap recognizer; `gesture close-tap tap on=close` adds one"], ["drag on=box"]
    ),
    (
      [
        "gesture pull pan on=box", "drive box.center.y by=pull anchors=0,400",
        "touches \"0 195,400; 50 195,370; 100 195,340; 200 195,300; 300 195,300; 400 195,200; "
          + "400 up\"",
      ],
      ["two-segment, last 3 that moved of 6 samples"], []
    ),
    (
      [
        "gesture pull pan on=box", "drive box.center by=pull",
        "when \"pan ended\" if box.center.y < 300 do set box.alpha=0.5", "drag on=box by=0,-50",
      ],
      [
        "\"pan ended\" did not run: box.center.y was 360, not < 300",
        "`again by=0,-110.1` runs the statement of \"pan ended\"",
      ], []
    ),
    (
      [
        "gesture pull pan on=box", "drive box.center by=pull",
        "when \"pan ended\" if box.center.y < 300 do animate box.center.y to=0 duration=0.3",
        "drag on=box by=0,-150",
      ],
      [
        "\"pan ended\" ran: box.center.y was 260 (if < 300)",
        "does not run the statement of \"pan ended\"",
      ], []
    ),
    // The number of events to which a reaction doesn't run is no outcome.
    (
      [
        "gesture pull pan on=box", "drive box.center by=pull",
        "when \"pan changed\" if box.center.y < 300 do set box.alpha=0.5", "drag on=box by=0,-50",
      ],
      [
        "\"pan changed\" did not run: box.center.y was 360, not < 300",
        "runs the statement of \"pan changed\"",
      ], ["over=", "statement of \"pan changed\" and"]
    ),
    // Of two reactions, the one that the change concerns is named.
    (
      [
        "gesture pull pan on=box", "drive box.center by=pull",
        "when \"pan ended\" if box.center.y < 300 do set box.alpha=0.5",
        "when \"pan ended gesture=pull\" if box.center.y < 1000 do set state=ended",
        "drag on=box by=0,-50",
      ],
      ["`again by=0,-110.1` runs the statement of \"pan ended\"\n"],
      ["the statement of \"pan ended gesture=pull\""]
    ),
    // A recognizer that the gesture's reaction disables wasn't disabled before.
    (
      [
        "gesture pull pan on=box", "when \"pan began\" do disable pull", "drag on=box by=0,-50",
      ],
      ["won       pull"], ["was disabled"]
    ),
    // A view that only the gesture moves under the finger doesn't count, and neither does one that
    // was there before and has left.
    (
      [
        "view pad frame=0,600,390,200", "gesture pull pan on=box", "gesture push pan on=pad",
        "drive pad.center.y by=push", "disable pull", "drag on=pad by=0,-200",
      ],
      ["push"], ["pull was disabled"]
    ),
  ]

  /// Of conditions with `and` and `or`, the one that decided is named: the last one of the first
  /// alternative that holds, or the first one that doesn't hold.
  @Test(arguments: 0..<8) func theDecidingConditionIsNamed(_ bits: Int) throws {
    let (a, b, c) = (bits & 1, bits >> 1 & 1, bits >> 2 & 1)
    let lines =
      ["view a x=\(a)", "view b x=\(b)", "view c x=\(c)", "gesture pull pan on=box"] + [
        "when \"pan ended\" if a.x > 0 or b.x > 0 and c.x > 0 do set box.alpha=0.5",
        "drag on=box by=0,-50",
      ]
    let session = try Play(Self.box + lines).session
    let text = try WhyTold(in: session).text
    let wanted =
      a == 1
      ? "ran: a.x was 1 (if > 0)"
      : b == 1 && c == 1
        ? "ran: c.x was 1 (if > 0)" : "did not run: a.x was 0, not > 0"
    #expect(text.contains("\"pan ended\" \(wanted)"), "\(text)")
    let ran = session.simulation?.read("box.alpha") == .number(0.5, .fraction)
    #expect(ran == wanted.hasPrefix("ran"))
  }

  @Test(arguments: phrases.indices) func theReasonIsTheRealOne(_ index: Int) throws {
    let (lines, has, hasNot) = Self.phrases[index]
    let text = try WhyTold(in: try Play(Self.box + lines).session).text
      .split { $0 == "\n" }.joined(separator: "\n")
    for phrase in has { #expect(text.contains(phrase), "\(lines): \(text)") }
    for phrase in hasNot { #expect(!text.contains(phrase), "\(lines): \(text)") }
  }

  /// The change that is said to flip a condition does, and 99 % of it doesn't.
  @Test(arguments: ["pan ended", "pan changed"]) func aConditionIsFlipped(event: String) throws {
    let lines =
      Self.box + [
        "gesture pull pan on=box", "drive box.center by=pull",
        "when \"\(event)\" if box.center.y < 300 do set box.alpha=0.5", "drag on=box by=0,-50",
      ]
    let session = try Play(lines).session
    let again = try #require(try WhyTold(in: session).again)
    #expect(try session.after(again).simulation?.read("box.alpha") == .number(0.5, .fraction))
    #expect(
      try session.after("again by=0,-109.4").simulation?.read("box.alpha") == .number(1, .fraction))
  }

  /// A recognizer that wins after another was refused is named in the headline.
  @Test func theWinnerIsNamed() throws {
    var session = try Play(
      "scene blank", "scroll-view list frame=0,0,390,844 content=390x3000",
      "view box in=list frame=95,300,200,200", "gesture pull pan on=box instant=yes axis=vertical",
      "drive box.center by=pull"
    ).session
    let statement = try #require(try Statement("drag on=box by=0,-100"))
    let answer = try #require(try session.answer(statement).answer)
    #expect(answer.outcome.first?.text == "list won, pull refused")
    #expect(try WhyTold(in: session).text.hasPrefix("list won, and pull was refused"))
  }

  /// A reported pan has no touches that another recognizer could win.
  @Test func aRefusedReportIsNamed() throws {
    var session = try Play("scene city-guide").session
    let statement = try #require(try Statement("pan began vx=500"))
    let answer = try #require(try session.answer(statement).answer)
    #expect(answer.outcome.map { $0.text } == ["the pan of card.1 was refused"])
    #expect(
      answer.because.map { $0.text } == ["vertical 0 pt/s does not exceed horizontal 500 pt/s"])
    #expect(try WhyTold(in: session).text.hasPrefix("the pan of card.1 was refused at 0 s"))
  }

  /// A finger off the screen gets one note per excursion.
  @Test(arguments: [
    ("touch down x=9999 y=400", 1), ("drag on=box by=-300,0", 1), ("drag on=box by=-100,0", 0),
  ])
  func aFingerOffTheScreenIsNoted(line: String, count: Int) throws {
    var session = try Play(Self.box + ["gesture pull pan on=box"]).session
    #expect(try session.answer(try #require(try Statement(line))).notes.count == count)
    if line.hasPrefix("touch") {
      #expect(try session.answer(try #require(try Statement("touch move y+=5"))).notes.isEmpty)
    }
  }

  private static let toggled = [
    "scene blank", "view box frame=45,600,300,100", "gesture hit tap on=box",
    "animator move duration=0.6", "animate box.frame.y to=100",
    "toggle move by=hit while-running=reverse",
  ]

  /// The reason why a tap reverses a run is the toggle, not the meaning of the fraction, even if the
  /// event of the connection has been dropped.
  @Test(arguments: [0.1, 0.3, 0.5], [false, true])
  func aReversalByATapIsTheToggles(time: Double, isTraceShort: Bool) throws {
    let ticks = (0..<(isTraceShort ? 60 : 0)).flatMap { _ in ["timer tick after=0.01", "wait 0.02"]
    }
    let session = try Play(
      ["set trace=last:1"] + Self.toggled + ticks + ["tap on=box", "wait \(time)"]
    ).session
    let isKept = session.simulation?.trace.entries.contains { $0.event.kind == .connectionMade }
    #expect(isKept == !isTraceShort)
    var talk = Talk(in: session)
    let answer = try talk.say("tap on=box")
    let why = try WhyTold(in: talk.session).text
    for text in [answer, why] {
      #expect(text.contains("a tap in flight reverses it"), "\(text)")
      #expect(!text.contains("direction of travel"), "\(text)")
    }
    #expect(why.hasPrefix("move reversed at") && why.contains("tap by hit"), "\(why)")
  }

  /// A reversal by a statement isn't the toggle's, even at the instant of a tap.
  @Test func aReversalByAStatementIsNotTheToggles() throws {
    let session = try Play(Self.toggled + ["tap on=box", "reverse on=move"]).session
    let why = try WhyTold(in: session).text
    #expect(why.hasPrefix("move reversed at") && !why.contains("a tap in flight"), "\(why)")
  }
}
