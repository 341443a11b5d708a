import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Toggles that take a run back.
@Suite(.timeLimit) struct ToggleLawTests {
  private static let ticks = 8
  private static let stage = [
    "view card shift=0 frame=0,0,390,400", "gesture hit tap on=card", "gesture pull pan on=card",
    "animator open duration=0.5 curve=linear", "animate card.shift to=80 on=open",
  ]
  private static let sheet = [
    "view sheet frame=0,400,390,744", "gesture pull pan on=sheet axis=vertical",
    "gesture hit tap on=sheet", "drive sheet.frame.y by=pull anchors=100,400,700 curve=linear",
  ]

  /// The reason of the last event.
  private static func reason(_ play: Play) -> String {
    play.session.simulation?.trace.list.last?.event.why.text ?? ""
  }

  /// A point on a line that a tap starts, or turns while it moves.
  private struct Point2D {
    var place = 0
    private var step = 0
    private var isOut = false

    mutating func advance() {
      place += step
      guard step != 0, place == 0 || place == ToggleLawTests.ticks else { return }
      step = 0
      isOut = place != 0
    }

    mutating func tap() { step = step == 0 ? (isOut ? -1 : 1) : -step }
  }

  /// For every set of taps on a grid of instants, the view is where a point that each tap turns is.
  @Test func everySequenceOfTapsTurnsTheRun() throws {
    for taps in TestRun.sample(Array(0..<(1 << Self.ticks)), oneIn: 3) {
      var play = try Play(Self.stage + ["toggle open while-running=reverse"])
      var point = Point2D()
      point.tap()
      for tick in 0..<Self.ticks {
        try play.play(["wait 0.0625"])
        point.advance()
        if taps >> tick & 1 == 1 {
          try play.play(["toggle open while-running=reverse"])
          point.tap()
        }
        let shown = try #require(play.number("card.shift"))
        #expect((shown - Double(point.place) * 10).magnitude < 1e-6, "\(taps) at \(tick)")
      }
      #expect(!play.trace.contains("ignored"))
    }
  }

  /// Without the option, or with its default, a run in flight ignores a tap.
  @Test func theDefaultIgnores() throws {
    let taps = ["tap on=card", "wait 0.2", "tap on=card", "run"]
    let plain = try Play(Self.stage + ["toggle open by=hit"] + taps)
    let named = try Play(Self.stage + ["toggle open by=hit while-running=ignore"] + taps)
    #expect(plain.trace == named.trace && plain.trace.contains("tap ignored on=card cause=active"))
    #expect(plain.read("open.place") == .word("out"))
    let reversing = try Play(Self.stage + ["toggle open by=hit while-running=reverse"] + taps)
    #expect(reversing.read("open.place") == .word("home") && reversing.number("card.shift") == 0)
  }

  /// A held run ignores a toggle, and one that waits for its delay or for `finish` does, too.
  @Test(arguments: [
    (["drive open by=pull along=right way=80", "pan began"], "held"),
    (["start", "wait 0.1", "pause"], "held"),
    (["start after=1"], "delayed"),
    (["start", "wait 0.1", "stop finishing=yes"], "finish"),
  ])
  func aHeldRunIgnoresIt(before: [String], word: String) throws {
    var play = try Play(Self.stage + ["toggle open by=hit"] + before)
    let shown = play.number("card.shift")
    try play.play(["toggle open while-running=reverse"])
    #expect(play.trace.contains("toggle ignored animator=open"))
    #expect(play.number("card.shift") == shown)
    #expect(Self.reason(play).contains(word))
  }

  /// A run that was stopped in the middle is over: the next toggle starts a run to its target.
  @Test func aRestInTheMiddleStartsARun() throws {
    let play = try Play(
      Self.stage + [
        "toggle open", "wait 0.1", "stop finishing=yes", "finish at=current",
        "toggle open while-running=reverse", "run",
      ])
    #expect(play.read("open.place") == .word("out") && play.number("card.shift") == 80)
  }

  /// Between anchors, an odd number of taps in flight ends at the anchor left, an even one at the
  /// target; each starts where the number is.
  @Test func betweenAnchorsTapsAlternate() throws {
    for (from, target) in [(100.0, 700.0), (400, 100), (700, 100)] {
      for count in 0...4 {
        var play = try Play(
          Self.sheet + [
            "set sheet.frame.y=\(Int(from))",
            "toggle sheet.frame.y by=hit while-running=reverse",
            "toggle sheet.frame.y while-running=reverse",
          ])
        for _ in 0..<count {
          try play.play(["wait 0.1"])
          let shown = try #require(play.number("sheet.frame.y"))
          try play.play(["toggle sheet.frame.y while-running=reverse"])
          #expect(try (#require(play.number("sheet.frame.y")) - shown).magnitude < 1e-9)
        }
        try play.play(["run"])
        #expect(play.number("sheet.frame.y") == (count.isMultiple(of: 2) ? target : from))
      }
    }
  }

  /// A released number comes from the anchor that the drag left; one that returns there comes from
  /// no other, and one that a finger holds ignores a tap.
  @Test func aReleasedNumberReturnsToTheAnchorItLeft() throws {
    let toggle = "toggle sheet.frame.y while-running=reverse"
    var play = try Play(Self.sheet + ["pan began", "pan changed dy=-200"])
    try play.play([toggle])
    #expect(play.trace.contains("toggle ignored") && play.number("sheet.frame.y") == 200)
    try play.play(["pan ended vy=-900", "wait 0.1", toggle, "run"])
    #expect(play.number("sheet.frame.y") == 400)
    // Caught on its way to 100 and released to it, it still comes from 400.
    try play.play([
      "pan began", "pan changed dy=-200", "pan ended vy=-900", "wait 0.05", "pan began",
      "pan ended vy=-900", "wait 0.05", toggle, "run",
    ])
    #expect(play.number("sheet.frame.y") == 400)
    try play.play(["pan began", "pan changed dy=-60", "pan ended", "wait 0.05", toggle])
    #expect(Self.reason(play).contains("already returning"))
    try play.play(["run"])
    #expect(play.number("sheet.frame.y") == 400)
  }

  /// The toggle's values are offered, others are refused; a replay does the same.
  @Test func theStatementIsChecked() throws {
    let session = try Play(Self.stage).session
    #expect(
      Completion("toggle open while-running=", in: session).candidates.map(\.text)
        == Connection.WhileRunning.allCases.map { "while-running=\($0.rawValue)" })
    #expect(throws: ScriptError.self) { try Play(Self.stage + ["toggle open while-running=no"]) }
    let play = try Play(
      Self.stage + [
        "toggle open by=hit while-running=reverse", "tap on=card", "wait 0.2", "tap on=card",
      ])
    let simulation = try #require(play.session.simulation)
    #expect(try simulation.replayed(first: nil, until: nil).trace.text == simulation.trace.text)
  }
}
