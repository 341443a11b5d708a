import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// A replay runs a whole script and says how it went.
@Suite(.timeLimit) struct ReplayTests {
  private func replay(
    _ lines: String..., observe: (Statement, Session.Step) -> Void = { _, _ in }
  ) -> Replay {
    let script = Script(Array(lines.joined(separator: "\n").utf8), file: "a.pan")
    return Replay(script, file: "a.pan", in: Session(), observe: observe)
  }

  @Test func whatHoldsPasses() {
    let replay = replay("scene city-guide", "expect state collapsed", "expect time 0")
    #expect(replay.status == .passed)
    #expect(replay.expectations == 2)
    #expect(replay.session.simulation?.name == "city-guide")
  }

  @Test func aFailedExpectationIsCountedAndTheScriptGoesOn() {
    let replay = replay(
      "scene city-guide", "at 1 expect state expanded", "tap on=card", "run",
      "expect state expanded", "expect fraction 1")
    #expect(replay.status == .failed)
    #expect(replay.expectations == 3)
    #expect(replay.failures.map(\.line) == [2, 6])
    #expect(replay.failures.map(\.span) == [Span(5, 26), Span(0, 17)])
    #expect(replay.failures.map(\.text) == ["at 1 expect state expanded", "expect fraction 1"])
  }

  /// The last six events before the failure, and not one more.
  @Test func aFailureShowsWhatWentBefore() {
    for count in 0...8 {
      let waits = (0..<count).map { "at \($0 + 1)ms set zero-velocity=nearest" }
      let text = (["scene city-guide"] + waits + ["expect time 9"]).joined(separator: "\n")
      let replay = Replay(Script(Array(text.utf8), file: nil), file: nil, in: Session())
      #expect(replay.failures.map(\.context.count) == [min(count + 1, 6)])
      #expect(replay.failures.first?.context.last?.time.nanoseconds == Int64(count) * 1_000_000)
    }
  }

  @Test func whatCannotBeCarriedOutEndsIt() {
    let replay = replay(
      "scene city-guide", "expect state expanded", "wait 60f", "at 0.5 pan began",
      "expect state expanded")
    #expect(replay.status == .broken)
    #expect(replay.diagnostics.map(\.line) == [4])
    #expect(replay.diagnostics.map(\.column) == [4])
    #expect(replay.failures.map(\.line) == [2])
    #expect(replay.expectations == 1)
  }

  @Test func nothingRunsOfAScriptThatCannotBeRead() {
    var seen = 0
    let replay = replay("scene city-guide", "expect state expanded", "pan chagned") { _, _ in
      seen += 1
    }
    #expect(replay.status == .broken)
    #expect(seen == 0 && replay.expectations == 0 && replay.failures.isEmpty)
    #expect(replay.session.simulation == nil)
  }

  /// What follows `quit` would be hidden, so nothing may follow it in a file.
  @Test(arguments: ["quit", "exit", "at 1 quit", "let end=quit\n$end"])
  func nothingFollowsQuit(quit: String) {
    let rest = "wait 1; expect state expanded"
    let replay = replay("scene city-guide", quit, rest)
    #expect(replay.status == .broken)
    #expect(replay.diagnostics.map(\.error.message) == ["statements after 'quit' never run"])
    let line = 2 + quit.count { $0 == "\n" }
    #expect(replay.diagnostics.first?.line == line + 1)
    #expect(self.replay("scene city-guide", "wait 1", quit, "# nothing", "").status == .passed)
    // On one line, too.
    #expect(self.replay("scene city-guide", "\(quit); \(rest)").status == .broken)
  }

  /// A piped script has a prompt's `quit`, and the caller reports what it hides.
  @Test func aPipedScriptKnowsWhatItNeverReaches() {
    let text = Array("scene city-guide\nquit\nexpect state expanded\nwait 1\n".utf8)
    let piped = Script(text, file: nil, offersExample: true)
    #expect(piped.diagnostics.isEmpty && piped.unreached?.line == 3)
    #expect(Script(Array("wait 1\nquit\n".utf8), file: nil).unreached == nil)
  }

  /// A carriage return alone ends a line, so that a comment hides nothing after it.
  @Test(arguments: ["\r", "\n", "\r\n"])
  func everyLineEndingEndsALine(end: String) {
    let lines = ["scene city-guide # comment", "# more", "", "wait \\", "  1", "expect time 2"]
    let script = Script(Array(lines.joined(separator: end).utf8), file: nil)
    #expect(script.diagnostics.isEmpty)
    #expect(script.statements.map(\.line) == [1, 4, 6])
    let replay = Replay(script, file: nil, in: Session())
    #expect(replay.failures.map(\.line) == [6])
  }

  @Test func theWorstCounts() {
    #expect(Replay.Status.passed < .failed && .failed < Replay.Status.broken)
    #expect([Replay.Status.failed, .broken, .passed].max() == .broken)
    #expect([Replay.Status.passed, .failed, .broken].map(\.rawValue) == [0, 1, 2])
  }

  /// The events of a tap on an idle card of the city guide.
  private static let tap = [
    "touch down", "touch up", "gesture failed", "gesture failed", "gesture recognized", "tap",
    "animator started",
  ]

  /// The last events of a scene before another replaces it belong to the line that replaces it.
  @Test func theLastEventsOfASceneAreTold() {
    var events: [[String]] = []
    let replay = replay(
      "scene city-guide", "tap on=card", "at 1 scene spin-mark", "scene city-guide",
      "tap on=card", "at 0.1 pause", "at 0.2 scene blank", "at 1 scene blank"
    ) { _, step in events.append(step.entries.map(\.event.name)) }
    #expect(replay.status == .passed)
    #expect(
      events == [
        ["scene city-guide"], Self.tap,
        ["completed end", "state expanded", "scene spin-mark", "layer added"],
        ["scene city-guide"], Self.tap, ["animator paused"],
        ["misuse released-unfinished", "scene blank"], ["scene blank"],
      ])
  }

  @Test func observersSeeEveryStatementWithItsEvents() {
    var events: [[String]] = []
    _ = replay("scene city-guide", "# a comment", "tap on=card", "", "run", "show") { _, step in
      events.append(step.entries.map(\.event.name))
    }
    #expect(
      events == [
        ["scene city-guide"], Self.tap, ["completed end", "state expanded"], [],
      ])
  }
}
