import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Transitions of one's own, and the table of calls.
@Suite(.timeLimit) struct TransitionStatementTests {
  private static let push = [
    "scene blank", "view card frame=0,844,390,844", "gesture pull pan on=card",
    "transition push duration=0.5 curve=spring(ratio=1,velocity=0.5)",
    "animate card.frame.y to=0 on=push", "drive push by=pull along=up way=844 rule=half",
  ]

  /// The scene has its own construction; the same numbers give the same course.
  @Test(arguments: [(-506.4, "finish"), (-42.2, "cancel"), (-350, "finish")])
  func goesAsDiveDeeper(dy: Double, outcome: String) throws {
    let rule = "set rule=half threshold=0.1"
    let lines = [rule, "at 0.5 pan began", "at 0.8 pan changed dy=\(dy)"]
    var own = try Play(Self.push + lines)
    var theirs = try Play(["scene dive-deeper"] + lines)
    func agree() {
      for path in ["percent", "running", "interactive", "outcome"] {
        #expect(own.read("push.\(path)") == theirs.read("transition.\(path)"), "\(path)")
      }
      #expect(own.read("push.progress") == theirs.read("progress"))
      #expect(own.read("push.remaining") == theirs.read("remaining"))
      #expect(own.read("push.duration") == theirs.read("duration"))
    }
    agree()
    for line in ["at 1 pan ended"] + (1...12).map({ "at \(1 + Double($0) * 0.05)" }) {
      try own.play([line])
      try theirs.play([line])
      agree()
    }
    #expect(own.read("push.outcome") == .word(outcome))
    // A tap runs with the spring; so does a start that isn't interactive.
    var run = try Play(
      "scene blank", "view card x=0",
      "transition push duration=0.5 curve=spring(ratio=1,velocity=0.5) interactive=no",
      "animate card.x to=1 on=push", "start")
    var tap = try Play("scene dive-deeper", "tap on=card")
    for step in 1...6 {
      for line in ["at \(Double(step) * 0.07)"] {
        try run.play([line])
        try tap.play([line])
      }
      #expect(run.read("push.progress") == tap.read("progress"))
      #expect(run.number("card.x") == tap.number("progress"))
    }
  }

  /// A pause neither moves the screen nor loses distance: what is left takes its share of the time.
  @Test func aPauseKeepsThePose() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<40 {
      let (start, time) = (Double(random.next() % 90) / 100, 1 + Double(random.next() % 90) / 1000)
      var play = try Play(
        Self.push + [
          "at 1 start on=push", "update \(start) on=push", "finish on=push", "at \(time)",
        ])
      let before = try #require(play.number("card.frame.y"))
      try play.play(["pause on=push"])
      guard play.read("push.interactive") == .flag(true) else { continue }
      #expect(abs(try #require(play.number("card.frame.y")) - before) < 1e-9)
      let percent = try #require(play.number("push.percent"))
      #expect(abs(percent - (1 - before / 844)) < 1e-12)
      try play.play(["cancel on=push"])
      #expect(abs((play.number("push.remaining") ?? 0) - percent * 0.5) < 1e-12)
    }
  }

  /// In every state, a row says what the statement then does, in at most 15 lines.
  @Test func callsForetellTheStatements() throws {
    let animator = [
      "scene blank", "view card x=0", "animator open duration=1", "animate card.x to=100 on=open",
    ]
    let states: [([String], String)] = [
      (animator, "open"), (animator + ["start"], "open"), (animator + ["start", "at 0.3"], "open"),
      (animator + ["start", "at 0.3 pause"], "open"),
      (animator + ["start", "at 0.3 stop"], "open"), (animator + ["start", "run"], "open"),
      (animator + ["start after=1"], "open"),
      (animator + ["animator empty", "start on=empty"], "empty"),
      (Self.push, "push"), (Self.push + ["start"], "push"),
      (Self.push + ["start", "update 0.3"], "push"),
      (Self.push + ["start", "update 0.3", "finish", "wait 0.1"], "push"),
      (Self.push + ["start", "update 0.3", "cancel", "wait 0.1"], "push"),
      (Self.push + ["start", "update 0.3", "cancel", "run"], "push"),
    ]
    for (lines, name) in states {
      let play = try Play(lines)
      let simulation = try #require(play.session.simulation)
      let table = try #require(CallTable(of: name, in: simulation))
      var talk = Talk(in: play.session)
      let shown = try talk.say("calls \(name)")
      #expect(shown.split(separator: "\n").count <= 15)
      #expect(table.states.indices.contains(table.present))
      #expect(talk.session.simulation?.trace.text == play.trace, "it only looks")
      for row in table.rows {
        var fork = play
        try fork.play(["\(row.call) on=\(name)"])
        let after = try #require(fork.session.simulation)
        let next = try #require(CallTable(of: name, in: after))
        let news = after.trace.list.dropFirst(simulation.trace.count)
        switch row.kind {
        case .change: #expect(next.title == "\(name): \(row.effect)")
        case .nothing: #expect(next.title == table.title)
        case .misuse:
          #expect(next.title == table.title)
          #expect(
            news.contains {
              $0.event.misuse?.rawValue == row.effect.split(separator: " ").last.map(String.init)
            })
        }
      }
    }
  }

  @Test func callsDrawAndListNames() throws {
    var play = try Play(Self.push + ["animator open"])
    try play.play(["calls"])
    #expect(try play.text == "several could be meant: `calls open`, `calls push`\n")
    try play.play(["calls push as=text"])
    #expect(try play.text.contains("[idle]"))
    let simulation = try #require(play.session.simulation)
    let table = try #require(CallTable(of: "push", in: simulation))
    for columns in [20, 40, 80] {
      let drawing = table.drawing(columns: columns)
      #expect(drawing.size.width <= Double(columns) * Drawing.cell.width)
      #expect(!drawing.marks.isEmpty)
    }
  }

  /// A lost call says whether the transition hasn't started or has ended, as the table of calls does.
  @Test(arguments: [(["wait 0.1"], "has not started"), (["start", "finish", "run"], "has ended")])
  func aLostCallNamesTheReason(lines: [String], reason: String) throws {
    var talk = Talk()
    for line in Self.push + lines { _ = try talk.say(line) }
    #expect(try talk.say("calls push").contains("finish      lost: the transition \(reason)\n"))
    #expect(try talk.say("cancel").contains("because the transition \(reason), so"))
  }

  /// A spring's own time is printed where it makes the given one void.
  @Test(arguments: [
    ("animator a duration=0.5 curve=spring(1,200,20)", true),
    ("animator a duration=0.5 curve=spring(ratio=0.7)", false),
    ("animator a curve=spring(1,200,20)", false),
    ("animate card.x to=1 duration=0.5 curve=spring(duration=0.5,bounce=0)", true),
    ("transition a duration=0.5 curve=spring(1,200,20)", true),
  ])
  func aVoidDurationIsPrinted(line: String, isVoid: Bool) throws {
    var talk = Talk()
    _ = try talk.say("view card x=0")
    let answer = try talk.say(line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(answer.contains("so duration=0.5 s has no effect") == isVoid, "\(answer)")
  }
}
