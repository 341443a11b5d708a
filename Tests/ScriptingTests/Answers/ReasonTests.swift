import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// What answers and explanations must name, and what they must not claim, in situations that people
/// have met.
@Suite(.timeLimit) struct ReasonTests {
  /// Some lines of a session, and the words that the answer to the last line contains or omits.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [String]
    let names: [String]
    var omits: [String] = []

    var testDescription: String { name }
  }

  /// Returns the answer to the last of some lines, with every run of spaces as one space.
  static func answer(to lines: [String]) -> String {
    var talk = Talk(columns: 100_000)
    var last = ""
    for line in lines { last = talk.screen(line, isWhole: true) }
    return last.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  static func expect(_ one: Case) {
    let answer = answer(to: one.lines)
    for words in one.names { #expect(answer.contains(words), "\(one.name): \(answer)") }
    for words in one.omits { #expect(!answer.contains(words), "\(one.name): \(answer)") }
  }

  // MARK: - What the value, the touch, or the name is about

  private static let delayed = [
    "view a frame=0,0,100,100", "view b frame=0,200,100,100", "animator open duration=1",
    "animate a.frame.x to=200", "animate b.frame.x to=200 on=open delay=0.5", "start", "wait 0.5",
  ]

  private static let own: [Case] = [
    Case(
      name: "a delayed value covers its own distance", lines: delayed + ["why b.frame.x"],
      names: ["now 0 % of the distance at 50 % of the time"]),
    Case(
      name: "the value beside it", lines: delayed + ["why a.frame.x"],
      names: ["now 50 % of the distance at 50 % of the time"]),
    Case(
      name: "an animator by its name", lines: delayed + ["why open"],
      names: ["open.progress is 0.5", "of open: 1 s"]),
    Case(
      name: "a view by its name", lines: delayed + ["why b"],
      names: ["'b' is a view", "why b.frame"]),
    Case(
      name: "a tap that nothing handles, beside a run", lines: delayed + ["tap on=a"],
      names: ["no recognizer responded"], omits: ["open"]),
    Case(
      name: "a tap whose finger moved",
      lines: ["view card frame=0,0,300,300", "gesture hit tap on=card", "drag on=card by=0,8"],
      names: ["before it had moved far enough"], omits: ["without moving"]),
    Case(
      name: "why, after a tap whose finger moved",
      lines: [
        "view card frame=0,0,300,300", "gesture hit tap on=card", "drag on=card by=0,8", "why",
      ],
      names: ["before it had moved far enough"], omits: ["criteria"]),
    Case(
      name: "a motion that comes back",
      lines: [
        "view box frame=0,0,100,100",
        "animate box.frame.x to=200 duration=1 repeat=2 autoreverse=yes", "wait 0.25", "wait 2",
      ],
      names: ["is back where it was; at rest in 1.75 s"], omits: ["nothing moved"]),
    Case(
      name: "who won a reported pan",
      lines: ["scene detents", "pan began", "pan changed dy=80", "pan ended vy=300", "why won"],
      names: ["won the reported pan: `began`"], omits: ["list"]),
    Case(
      name: "a finger on a view without a frame",
      lines: ["scene basics", "drag on=linear by=50,0"],
      names: ["has no frame for a finger to hit"], omits: ["visible"]),
  ]

  @Test(arguments: own) func eachIsExplainedByItsOwn(_ one: Case) { Self.expect(one) }

  // MARK: - Two things at once

  private static let twoDrives = [
    "view card frame=145,650,100,100", "gesture pull pan on=card",
    "drive card.frame.y by=pull anchors=200,650", "drive card.frame.x by=pull anchors=20,145,270",
  ]
  private static let diagonally = "drag on=card by=100,-150 velocity=800,-300"
  private static let twoAnimations = [
    "view v frame=0,0,50,50", "animate v.frame.x to=100 duration=1", "wait 0.2",
    "animate v.frame.x to=0 duration=1",
  ]

  private static let several: [Case] = [
    Case(
      name: "a release of two drives", lines: twoDrives + [diagonally],
      names: [
        "released: card.frame.y settles at 200 in 0.6 s, card.frame.x at 270 in 0.6 s",
        "because card.frame.y: the projection", "; card.frame.x: the projection",
      ]),
    Case(
      name: "the end of two drives", lines: twoDrives + [diagonally, "run"],
      names: ["card.frame.y settled at 200, at 0.9 s; card.frame.x settled at 270; everything"]),
    Case(
      name: "why, after two drives", lines: twoDrives + [diagonally, "run", "why"],
      names: [
        "card.frame.y settled at 200; card.frame.x settled at 270; decided at 0.3 s",
        "rule card.frame.y: this drive's rule: ", " card.frame.x: this drive's rule: ",
        "then card.frame.y continues", " card.frame.x continues and takes",
      ]),
    Case(
      name: "a drive that stays, and one that moves",
      lines: twoDrives + ["drag on=card by=100,0 velocity=800,0"],
      names: ["released: card.frame.y settles at 650, card.frame.x at 270 in 0.5 s"]),
    Case(
      name: "two animators on one pan",
      lines: [
        "view card frame=145,650,100,100 alpha=1", "gesture pull pan on=card", "animator rise",
        "animate card.frame.y to=200", "animator slide", "animate card.alpha to=0 on=slide",
        "drive rise by=pull along=up way=450", "drive slide by=pull along=right way=200",
        "drag on=card by=100,-300 velocity=-800,-300",
      ],
      names: ["released: rise moves to its end in", "; slide returns to its start in"]),
    Case(
      name: "an animator beside a drive keeps its words",
      lines: twoDrives + [
        "view other alpha=1", "animator fade duration=2", "animate other.alpha to=0 on=fade",
        diagonally,
        "start on=fade", "run until 2.5",
      ],
      names: ["card.frame.y settled at 200", "at rest at 2.3 s"], omits: ["fade settled at"]),
    Case(
      name: "two animations of one number", lines: twoAnimations + ["why v.frame.x"],
      names: [
        "from 0 to 100 since 0 s:", "from 100 to 0 since 0.2 s:",
        "cancel out: 100 and -100 add up to 0",
      ]),
    Case(
      name: "the second animation's own end", lines: twoAnimations,
      names: ["v.frame.x started: moves to its end in 1 s"]),
  ]

  @Test(arguments: several) func everyThingGetsItsClause(_ one: Case) { Self.expect(one) }

  // MARK: - Under a fault

  private static let faulty: [Case] = [
    Case(
      name: "CG-1, released",
      lines: [
        "scene city-guide faults=CG-1", "tap on=card", "wait 0.1",
        "pan began; pan changed dy=-50; pan ended vy=-900",
      ],
      names: ["released: expands in 0.16 s; the recorded state is collapsed (CG-1)"]),
    Case(
      name: "CG-1, at rest",
      lines: [
        "scene city-guide faults=CG-1", "tap on=card", "wait 0.1",
        "pan began; pan changed dy=-50; pan ended vy=-900", "run",
      ],
      names: [
        "card.1 expanded at 0.26 s; the recorded state is collapsed (CG-1)", "state collapsed",
      ]),
    Case(
      name: "CG-1, why",
      lines: [
        "scene city-guide faults=CG-1", "tap on=card", "wait 0.1",
        "pan began; pan changed dy=-50; pan ended vy=-900", "run", "why",
      ],
      names: ["expanded; the recorded state is collapsed (CG-1)", "returns to collapsed"]),
    Case(
      name: "IA-2, stranded",
      lines: [
        "scene interactive-square faults=IA-2", "pan began; pan changed dx=60; pan ended",
        "wait 0.1", "pan began; pan ended", "run",
      ],
      names: ["returned to x ", "; the recorded state is start (IA-2)"],
      omits: ["returned to start"]
    ),
    Case(
      name: "the state at the start of a run",
      lines: [
        "scene city-guide state-at=start", "pan began; pan changed dy=98.8; pan ended vy=-120",
      ],
      names: ["the recorded state is expanded"]),
    Case(
      name: "CG-4",
      lines: ["scene city-guide faults=CG-4", "pan began; pan changed dy=-100", "pan cancelled"],
      names: ["because CG-4: a cancelled pan is not handled"], omits: ["by default"]),
    Case(
      name: "faults that need another", lines: ["scene city-guide faults=CG-2,CG-3"],
      names: ["CG-2 and CG-3 have no effect: without CG-1, no run receives animations twice"]),
    Case(
      name: "faults by design", lines: ["scene dive-deeper faults=MP-3,MP-4"],
      names: [
        "MP-3 is always on, kept by design; `set rule=flick-or-half` fixes it",
        "MP-4 is always on, kept by design",
      ]),
    Case(
      name: "a fault of another scene", lines: ["scene city-guide faults=CG-13"],
      names: ["CG-13 has no effect: the scene `basics` shows it"]),
    Case(
      name: "MP-5 shows nothing",
      lines: [
        "scene dive-deeper faults=MP-5", "pan began; pan changed dy=-42.2; pan ended", "run",
        "strip n=2 as=text",
      ],
      names: ["card at 24, 240"], omits: ["detail at 0, 0"]),
    Case(
      name: "MP-9, the first tap", lines: ["scene dive-deeper faults=MP-9", "tap on=card"],
      names: ["MP-9"]),
    Case(
      name: "MP-9, the next tap",
      lines: ["scene dive-deeper faults=MP-9", "tap on=card", "run", "tap on=card", "why"],
      names: [
        "the container covers the screen", "`completeTransition` was never called",
      ]),
    Case(
      name: "MP-9, a finger",
      lines: [
        "scene dive-deeper faults=MP-9", "tap on=card", "run", "tap x=195 y=380", "why",
      ],
      names: ["`completeTransition` was never called"]),
    Case(
      name: "a list left in the container, touched",
      lines: cancelledDismissal + ["tap on=detail"],
      names: ["the list covers it, which the cancelled dismissal left in the container"],
      omits: ["it is hidden"]),
    Case(
      name: "a list left in the container, its card", lines: cancelledDismissal + ["tap on=card"],
      names: ["the detail is still presented, below the list"]),
    Case(
      name: "a list left in the container, panned",
      lines: cancelledDismissal + ["pan began"], names: ["pan ignored"]),
  ]
  private static let cancelledDismissal = [
    "scene dive-deeper dismissal=pan clean-up=no", "tap on=card", "run",
    "pan began on=detail; pan changed dy=42.2; pan cancelled", "run",
  ]

  @Test(arguments: faulty) func aFaultIsNamedByWhatItDoes(_ one: Case) { Self.expect(one) }

  /// The picture agrees with touches: the list's elements are in front of the detail.
  @Test func aLeftListIsDrawnInFront() throws {
    let views = try #require(
      try Play(Self.cancelledDismissal.flatMap { Self.statements($0) })
        .session.simulation?.shownViews.map(\.name))
    let detail = try #require(views.firstIndex(of: "detail"))
    for element in ["list", "card", "image", "title"] {
      #expect(try #require(views.firstIndex(of: element)) > detail, "\(element): \(views)")
    }
  }

  private static func statements(_ line: String) -> [String] {
    line.split(separator: ";").map { String($0.drop { $0 == " " }) }
  }

  // MARK: - The reason that matters

  private static let edge = ["view v frame=0,0,390,300", "gesture e edge on=v edges=left"]
  private static let sheet = [
    "scene blank", "view s frame=0,500,390,344", "gesture p pan on=s axis=vertical",
    "drive s.frame.y by=p anchors=100,500",
  ]
  private static let twoTaps = [
    "scene blank", "view cell frame=20,100,350,200", "gesture like tap on=cell taps=2",
    "gesture open tap on=cell requires=like",
  ]
  private static let pulled = [
    "view sheet frame=0,400,390,744", "gesture pull pan on=sheet", "animator close duration=0.5",
    "animate sheet.frame.y to=844", "drive close by=pull along=down way=444 cancelled=keep",
    "touch down on=sheet", "at 0.02 touch move y+=40",
  ]
  private static let moving = [
    "view card frame=0,0,100,100", "gesture hit tap on=card",
    "animate card.frame to=0,700,100,100 duration=1 curve=linear",
  ]
  private static let fitting = [
    "scroll-view list frame=0,0,390,700 content=390x200", "drag on=list by=0,-100",
  ]
  private static let instant = [
    "view card frame=145,650,100,100", "gesture pull pan on=card instant=yes axis=vertical",
  ]

  private static let decisive: [Case] = [
    Case(
      name: "a missed edge", lines: edge + ["drag on=v by=100,0"],
      names: ["e: 195 pt from the left edge; an edge pan takes touches within 20 pt"]),
    Case(
      name: "a missed edge, what to try",
      lines: edge + ["drive v.frame.x by=e anchors=0,300", "drag on=v by=100,0", "why"],
      names: ["try `again x=10`, then `why`"]),
    Case(
      name: "a caught value",
      lines: sheet + [
        "drag on=s by=0,-100 over=0.3", "wait 0.1", "touch down on=s", "touch move y+=-30",
      ],
      names: ["now s.frame 0,"], omits: ["fraction"]),
    Case(
      name: "a sheet that leaves the screen",
      lines: ["scene page-sheet detents=medium,large", "drag on=sheet by=0,300 over=0.2"],
      names: ["settles at 833 (sheet.frame.y 852)"]),
    Case(
      name: "a touch during a run",
      lines: [
        "view a frame=0,0,100,100", "animate a.frame.x to=200 duration=1",
        "drag x=300 y=700 by=0,50 over=0.2",
      ],
      names: ["the touch moved nothing; a.frame changed", "because no recognizer responded"]),
    Case(
      name: "a touch of a view that moves",
      lines: [
        "view a frame=0,0,100,100", "gesture p pan on=a", "animate a.alpha to=0.5 duration=1",
        "drag on=a by=0,50 over=0.2",
      ],
      names: ["the touch moved nothing; a.alpha changed", "because a: it takes no touches while"]),
    Case(
      name: "a touch beside a run",
      lines: ["scene city-guide", "tap on=card", "drag x=5 y=805 by=0,-20 over=0.1"],
      names: ["the touch moved nothing; card.1 is expanding", "because no recognizer responded"]),
    Case(
      name: "a sheet that is presented",
      lines: sheet + ["present s", "why"],
      names: ["s.frame.y started at"], omits: ["paused"]),
    Case(
      name: "a run that a swipe started",
      lines: [
        "view a frame=0,0,100,100", "gesture s swipe on=a direction=right",
        "animator m duration=0.3",
        "animate a.frame.x to=200 on=m", "toggle m by=s", "swipe right on=a", "why",
      ],
      names: ["touches", "won s: 43.33 pt right"]),
    Case(
      name: "one distance per second",
      lines: [
        "view a frame=0,0,100,100", "gesture p pan on=a", "drive a.frame.x by=p anchors=0,200",
        "drag on=a by=60,0 over=0.3", "compare rules",
      ],
      names: ["1 distance per second"], omits: ["1 distances"]),
    Case(
      name: "a question about a rule that hasn't decided",
      lines: edge + ["tap on=v", "why doesn't it open"],
      names: ["try `why`"]),
    Case(
      name: "a missed edge, why", lines: edge + ["drag on=v by=100,0", "why"],
      names: ["lost e: 195 pt from the left edge; an edge pan takes touches within 20 pt"]),
    Case(
      name: "a swipe from the edge", lines: edge + ["swipe right on=v", "why won"],
      names: ["won e: the touch began within 20 pt of the left edge"]),
    Case(
      name: "a list whose content fits", lines: fitting,
      names: ["nothing to scroll: its content fits"], omits: ["slop"]),
    Case(
      name: "a list whose content fits, why", lines: fitting + ["why"],
      names: ["nothing to scroll: its content fits"], omits: ["slop"]),
    Case(
      name: "a cancellation that is kept",
      lines: pulled + ["at 0.1 touch move y+=120", "touch cancel all"],
      names: [
        "cancelled: moves to its end in 0.3 s",
        "because the pan was cancelled, and `cancelled=keep` lets the run go on",
      ]),
    Case(
      name: "a cancellation that is kept, why",
      lines: pulled + ["at 0.1 touch move y+=120", "touch cancel all", "run", "why"],
      names: ["because the pan was cancelled, and `cancelled=keep` lets the run go on"]),
    Case(
      name: "the movement that begins a pan", lines: pulled,
      names: ["the pan began: close held at 0 %; the next moves drag"], omits: ["dragged"]),
    Case(
      name: "a point during a view call", lines: moving + ["at 0.6 tap x=50 y=450", "why"],
      names: ["it takes no touches while a view animation moves it, unless interaction=yes"]),
    Case(
      name: "a view during a view call", lines: moving + ["at 0.7 tap on=card"],
      names: ["it takes no touches while a view animation moves it, unless interaction=yes"]),
    Case(
      name: "a view during a view call, why", lines: moving + ["at 0.7 tap on=card", "why"],
      names: ["unless interaction=yes"]),
    Case(
      name: "an instant pan with an axis", lines: instant,
      names: ["pull never begins", "axis=vertical refuses"]),
    Case(
      name: "an instant pan with an axis, why",
      lines: instant + ["drag on=card by=0,-100", "why"],
      names: ["velocity zero at touch-down"], omits: ["when the slop was reached"]),
    Case(
      name: "a limited velocity",
      lines: [
        "view sheet frame=0,400,390,744", "gesture pull pan on=sheet axis=vertical",
        "drive sheet.frame.y by=pull anchors=100,400,700", "flick up on=sheet speed=3000", "why",
      ],
      names: [", limited to 30 (per remaining distance"]),
    Case(
      name: "a cancelled gesture before another",
      lines: [
        "view sheet frame=0,400,390,744", "gesture pull pan on=sheet",
        "drive sheet.frame.y by=pull anchors=300,400,500", "touch down on=sheet",
        "at 0.02 touch move y+=40", "at 0.1 touch move y+=20", "touch cancel all", "run", "wait 2",
        "drag on=sheet by=0,100 over=0.3", "why",
      ],
      names: ["18 moves in 0.3 s"], omits: ["20 moves"]),
  ]

  @Test(arguments: decisive) func theReasonThatMattersIsGiven(_ one: Case) { Self.expect(one) }

  // MARK: - Words

  private static let driven = [
    "view s frame=0,300,390,500", "gesture p pan on=s", "drive s.frame.y by=p anchors=100,300",
    "pan began", "pan changed dy=-50",
  ]

  private static let worded: [Case] = [
    Case(
      name: "a velocity keeps its direction",
      lines: ["scene city-guide", "pan began; pan changed dy=-50", "pan ended vy=300", "more"],
      names: ["300 pt/s back, decides"], omits: ["-300 pt/s"]),
    Case(
      name: "the list selects what a tap would meet",
      lines: ["scene city-guide", "tap on=card", "wait 0.1", "show list.selects"],
      names: ["no"], omits: ["yes"]),
    Case(
      name: "a reaction moves what was released",
      lines: sheet + ["when \"pan ended\" do set s.frame.y=300", "drag on=s by=0,-300 over=0.3"],
      names: ["settles at 300", "that is 100, and a reaction moves it on"]),
    Case(
      name: "a page sheet is shown elsewhere than its anchor",
      lines: ["scene page-sheet detents=medium,large", "drag on=sheet by=0,-60 over=0.3"],
      names: ["settles at 393 (sheet.frame.y 404)"]),
    Case(
      name: "a page sheet is shown at its largest anchor",
      lines: ["scene page-sheet detents=medium,large", "drag on=sheet by=0,-300 over=0.3"],
      names: ["settles at 59 in"], omits: ["frame.y"]),
    Case(
      name: "the page sheet at rest is where the answer says",
      lines: ["scene page-sheet detents=medium,large", "drag on=sheet by=0,-60 over=0.3", "run"],
      names: ["settled at 393 (sheet.frame.y 404)"]),
    Case(
      name: "something else moves while a finger holds",
      lines: sheet + [
        "view b frame=0,0,50,50", "touch down on=s", "wait 0.05", "touch move y+=-40",
        "animate b.frame.x to=300 duration=1", "wait 0.2",
      ],
      names: ["b.frame changed"], omits: ["nothing moved"]),
    Case(
      name: "a tap waits",
      lines: twoTaps + ["tap on=cell"], names: ["open waits for like to fail"],
      omits: ["no recognizer responded"]),
    Case(
      name: "the second of two taps",
      lines: twoTaps + [
        "animator pop duration=0.2", "animate cell.alpha to=0.5 on=pop", "toggle pop by=like",
        "tap on=cell", "run", "tap on=cell taps=2", "why",
      ],
      names: ["tap by like", "a tap toggles it"], omits: ["tap by open"]),
    Case(
      name: "a tap that has waited while another finger moves",
      lines: twoTaps + [
        "gesture swipe pan on=cell axis=horizontal", "drive cell.frame.x by=swipe anchors=-100,20",
        "tap on=cell", "wait 0.2", "drag on=cell by=-100,0 over=0.2", "why",
      ],
      names: ["the finger lifted without moving"], omits: ["far enough for a drag"]),
    Case(
      name: "a tap moves a number between anchors",
      lines: sheet + ["gesture h tap on=s", "toggle s.frame.y by=h", "tap on=s", "why"],
      names: ["s.frame.y started at 0 s", "tap by h", "a tap toggles it"],
      omits: ["a paused animator"]),
    Case(
      name: "a tap has no edge to miss",
      lines: [
        "view main frame=0,0,390,844", "gesture edge edge on=main edges=left", "tap x=200 y=400",
      ],
      names: ["nothing moved"], omits: ["from the left edge"]),
    Case(
      name: "no release dismisses a modal sheet",
      lines: [
        "scene page-sheet modal=yes", "pan began", "pan changed dy=500", "pan ended vy=1500", "why",
      ],
      names: ["the sheet is modal, so no release dismisses it", "help M21"],
      omits: ["nearest anchor", "settles list"]),
    Case(
      name: "a throw ends where it becomes slow, not at the reported target",
      lines: [
        "scroll-view feed frame=0,0,390,844 content=390x9000",
        "flick up on=feed speed=3000 over=0.1", "run", "why",
      ],
      names: ["slower than 10 pt/s", "M6"], omits: ["M7", "projected target"]),
    Case(
      name: "the cap of a percent, not the distance",
      lines: [
        "scene dive-deeper cap=0.5 threshold=0.6", "pan began", "pan changed dy=-800",
        "pan ended", "why",
      ],
      names: ["capped at 50 %"], omits: ["at or below"]),
    Case(
      name: "the percent below the cap",
      lines: [
        "scene dive-deeper cap=0.5 threshold=0.6", "pan began", "pan changed dy=-300",
        "pan ended", "why",
      ],
      names: ["at or below 60 %"], omits: ["capped"]),
    Case(
      name: "a tap starts several runs",
      lines: ["scene popup instant-pan=no", "tap on=sheet", "run", "why"],
      names: ["sheet started at 0 s"], omits: ["out started", "G63"]),
    Case(
      name: "a statement starts several runs", lines: ["scene basics", "start", "why"],
      names: ["animator=eased"], omits: ["animator=linear"]),
    Case(
      name: "statements start one run each",
      lines: ["scene basics", "start on=eased", "start on=linear", "why"],
      names: ["animator=linear"]),
    Case(
      name: "two repetitions at once have no defined effect",
      lines: [
        "view v x=0", "layer-animation v.x from=0 to=100 duration=1 repeat=2 repeat-for=3.5",
        "more",
      ],
      names: ["no defined effect (T83", "by our choice"], omits: ["overrides"]),
    Case(
      name: "zero repetitions are one",
      lines: ["view v x=0", "animate v.x to=100 duration=1 repeat=0"],
      names: ["takes 0 as 1"]),
    Case(
      name: "a full turn of a view animation doesn't show",
      lines: [
        "view card frame=0,0,10,10",
        "UIView.animate(withDuration: 1) { card.transform = CGAffineTransform(rotationAngle: .pi * 2) }",
      ],
      names: [
        "animate card.rotation to=360 duration=1", "A213",
        "layer-animation card.rotation from=0 to=360 duration=1",
      ]),
    Case(
      name: "a quarter turn does",
      lines: [
        "view card frame=0,0,10,10",
        "UIView.animate(withDuration: 1) { card.transform = CGAffineTransform(rotationAngle: .pi / 2) }",
      ],
      names: ["animate card.rotation to=90 duration=1"], omits: ["A213"]),
    Case(
      name: "why nothing moved after a release",
      lines: ["scene city-guide", "drag on=card by=0,120", "why did nothing move"],
      names: ["returned to collapsed; decided at 0.3 s"], omits: ["no such event"]),
    Case(
      name: "why nothing moved at the start", lines: ["scene city-guide", "why nothing moved"],
      names: ["there is no outcome yet", "try"]),
    Case(
      name: "any amount is the smallest change",
      lines: [
        "view main frame=0,0,390,844", "gesture edge edge on=main edges=left",
        "animator slide duration=0.35", "animate main.frame.x to=280 on=slide",
        "drive slide by=edge along=right way=280 rule=half", "drag x=2 y=400 by=150,0 over=0.3",
        "why flip",
      ],
      names: ["pt further (any amount is enough)"], omits: ["down"]),
    Case(
      name: "a reaction to the end of a pan starts an animation",
      lines: [
        "view s frame=0,500,390,344", "gesture p pan on=s",
        "when \"pan ended\" do animate s.alpha to=0.5 duration=0.2", "drag on=s by=0,-100", "why",
      ],
      names: ["animator started at 0.3 s", "100 pt up", "p: the finger moved"]),
    Case(
      name: "the velocity at a lift-off that another rule has decided",
      lines: sheet + ["set rule=half", "drag on=s by=0,-100", "set rule=scene", "velocity"],
      names: ["decided by half threshold=0.5, rule now scene"]),
    Case(
      name: "a page past the last one",
      lines: ["scene city-guide", "set rule=page-view", "drag on=card by=0,-300 over=0.4"],
      names: ["released: expands"], omits: ["misuse"]),
    Case(
      name: "the criteria of a pan", lines: pulled,
      names: ["the finger moved at least the slop of 10 pt"], omits: ["the recognizer's criteria"]),
    Case(
      name: "the criteria of a press",
      lines: [
        "view v frame=0,0,100,100", "gesture long press on=v duration=0.4",
        "press on=v for=0.5", "why won",
      ],
      names: ["long: the finger stayed for 0.4 s"]),
    Case(
      name: "a driven number, released", lines: driven + ["pan ended vy=-300"],
      names: ["now s.frame.y "], omits: ["animator.state"]),
    Case(
      name: "a driven number, at rest", lines: driven + ["pan ended vy=-900", "run"],
      names: ["s.frame.y settled at 100", "now s.frame.y 100"]),
    Case(
      name: "a caption of a driven number",
      lines: driven + ["pan ended vy=-900", "run", "strip n=4 as=text"], names: ["released at y "]),
    Case(
      name: "identical frames",
      lines: ["scene city-guide", "tap x=5 y=5", "wait 1", "strip n=3 as=text"],
      names: ["all frames are identical"]),
    Case(
      name: "too early to tell",
      lines: [
        "scene city-guide", "wait 0.1", "expect eventually progress settled 1 within 0.01 in 0.1",
      ],
      names: ["ok so far"]),
    Case(
      name: "every component that is off",
      lines: ["scene city-guide", "expect card.frame 1,247,3,350"],
      names: ["x 274 too high, width 247 too high (tolerance 0.001)"]),
  ]

  @Test(arguments: worded) func answersUsePlainWords(_ one: Case) { Self.expect(one) }

  // MARK: - Limits

  private static let limits: [Case] = [
    Case(
      name: "a view far away", lines: ["view v frame=1e308,0,50,50"],
      names: ["'1e308' is too large", "the limit is 1e"]),
    Case(
      name: "a target far away",
      lines: ["view v frame=0,0,50,50", "animate v.frame.x to=-1.7e308 duration=1"],
      names: ["'-1.7e308' is too large", "the limit is 1e"]),
    Case(
      name: "a value far away", lines: ["view v frame=0,0,50,50", "set v.frame.x=1e301"],
      names: ["'1e301' is too large", "the limit is 1e"]),
    Case(
      name: "large content", lines: ["scroll-view l frame=0,0,100,100 content=1e308x1e308"],
      names: ["error"]),
    Case(
      name: "a timer beyond the clock", lines: ["view v frame=0,0,50,50", "timer t after=1e30"],
      names: ["the time '1e30' is too long", "the limit is 315360000 s"]),
    Case(
      name: "a delay beyond the clock",
      lines: ["view v frame=0,0,50,50", "animate v.frame.x to=1 duration=1 delay=1e12"],
      names: ["the limit is 315360000 s"]),
  ]

  @Test(arguments: limits) func whatCannotBeComputedIsRefused(_ one: Case) { Self.expect(one) }
}
