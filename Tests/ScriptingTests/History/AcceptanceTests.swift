import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// Expectations that take over the values that there were.
@Suite(.timeLimit) struct AcceptanceTests {
  /// A held card, a quarter of the way: its numbers are known without the simulator.
  private static let held = "scene city-guide\nat 0.5 pan began\nat 0.75 pan changed dy=-61.75\n"

  private func acceptance(of script: String, names: [String: String] = [:]) -> Acceptance {
    let bytes = Array(script.utf8)
    return Acceptance(of: bytes, [Acceptance.Run(failures: replay(script).failures)])
  }

  private func replay(_ script: String) -> Replay {
    Replay(Script(Array(script.utf8), file: "a.pan"), file: "a.pan", in: Session())
  }

  private func text(_ acceptance: Acceptance) -> String {
    String(decoding: acceptance.bytes(with: acceptance.edits), as: UTF8.self)
  }

  /// The value after `expect`, and its replacement.
  private static let corrected: [(String, String)] = [
    ("fraction 0.5", "fraction 0.25"), ("fraction", "fraction 0.25"),
    ("fraction   0.5   # why", "fraction   0.25   # why"), ("fraction# why", "fraction 0.25# why"),
    ("fraction == 0.5", "fraction == 0.25"), ("fraction 30%", "fraction 25%"),
    ("fraction 0.2 within 0.01", "fraction 0.25 within 0.01"),
    ("fraction 0.2   within   1%  # near", "fraction 0.25   within   1%  # near"),
    ("fraction <= 0.2", "fraction <= 0.25"), ("fraction >= 0.3", "fraction >= 0.25"),
    ("time 0.5", "time 0.75"), ("time 500ms", "time 750ms"), ("time 0.5 s", "time 0.75 s"),
    ("time 30f", "time 45f"), ("time 500 ms within 1 ms", "time 750 ms within 1 ms"),
    ("state expanded", "state collapsed"), ("state", "state collapsed"),
    ("reversed yes", "reversed no"), ("remaining 0.2", "remaining none"),
    ("remaining 0.2 s", "remaining none"), ("fraction none", "fraction 0.25"),
    ("card.frame 1,2,3,4", "card.frame 257.5,185.25,285,473.5"),
    ("card.frame.y 80pt", "card.frame.y 185.25pt"),
    ("card.frame.y 80 pt", "card.frame.y 185.25 pt"),
    ("pan.translation 1,2", "pan.translation 0,-61.75"), ("completions 4", "completions 1"),
    ("fraction 1; expect state expanded", "fraction 0.25; expect state collapsed"),
    ("fraction; expect state", "fraction 0.25; expect state collapsed"),
  ]

  @Test(arguments: corrected)
  func takesTheValueThatThereIs(old: String, new: String) {
    let script = Self.held + "expect \(old)\nexpect state collapsed"
    let acceptance = acceptance(of: script)
    #expect(text(acceptance) == Self.held + "expect \(new)\nexpect state collapsed")
    #expect(acceptance.leavings.isEmpty)
    #expect(replay(text(acceptance)).status == .passed)
  }

  /// The failures that only the author can correct, and the reasons.
  private static let left: [(String, String)] = [
    ("fraction < 0.2", "the actual value does not satisfy '<'"),
    ("fraction > 0.2; expect fraction > 0.3", "the actual value does not satisfy '>'"),
    ("fraction != 0.25", "the actual value does not satisfy '!='"),
    ("state \"expanded\"", "its value is quoted"),
    ("\"state\"", "its path is quoted"),
    ("fraction $half", "it contains $half"), ("$path 0.5", "it contains $path"),
    ("event completed", "an event is not a value"),
    ("misuse finish-not-stopped", "an event is not a value"),
    ("card.frame 1,2,\\\n3,4", "its value spans several lines"),
  ]

  @Test(arguments: left)
  func leavesAloneWhatItsAuthorMustDecide(line: String, reason: String) {
    let script = "let half=0.5 path=fraction\n" + Self.held + "  expect \(line)\n"
    let acceptance = acceptance(of: script)
    #expect(acceptance.leavings.map(\.reason) == [reason])
    #expect(acceptance.leavings.allSatisfy { $0.line == 5 && $0.column > 2 && $0.file == nil })
    #expect(text(acceptance) == script)
  }

  @Test func leavesAloneWhatIsSaidElsewhereOrMoreThanOnce() {
    let all = "let check=\"expect fraction 0.5\"\n" + Self.held + "$check\nfinish\n"
    #expect(
      acceptance(of: all).leavings.map(\.reason) == [
        "it contains $check", "a misuse is not a value",
      ])
    let reaction =
      "scene city-guide\nwhen \"completed end\" do expect fraction 0.5\ntap on=card\nrun\n"
    #expect(
      acceptance(of: reaction).leavings.map(\.reason) == ["it runs at every such event"])
  }

  /// Line ends, a byte-order mark, characters of several bytes and blank lines stay as they are.
  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func leavesEveryOtherByteAsItIs(end: String, mark: String) {
    let lines = [
      "scene city-guide;   expect state  # ä", "", "\t# 漢字 \u{301}", "at 0.5 pan began",
      "at 0.75 \\", "  pan changed dy=-61.75;  expect fraction 0.5;expect time 1  # é",
      "expect \\", "  progress 0.5 within 0.01\t# e\u{301}", "expect time 0.75",
    ]
    let wanted = [
      "scene city-guide;   expect state collapsed  # ä", lines[1], lines[2], lines[3], lines[4],
      "  pan changed dy=-61.75;  expect fraction 0.25;expect time 0.75  # é", lines[6],
      "  progress 0.25 within 0.01\t# e\u{301}", lines[8],
    ]
    let script = mark + lines.joined(separator: end) + end
    let text = text(acceptance(of: script))
    #expect(Array(text.utf8) == Array((mark + wanted.joined(separator: end) + end).utf8))
    #expect(replay(text).status == .passed)
  }

  /// The value of every path, at an instant at which few numbers are round, and within the given
  /// tolerance.
  @Test(
    arguments: TestRun.sample(
      ["", "within 0", "within 0.0000001", "== ", "<= -1e9", ">= 1e9"], oneIn: 2, from: 1))
  func whateverThePathASecondRunPasses(form: String) throws {
    let start =
      "scene city-guide\nat 0.5 pan began\nat 0.7 pan changed dy=-77.7\npan ended vy=-111\nwait 0.0333\n"
    let all = try #require(replay(start).session.simulation).paths
    #expect(all.count > 20)
    let paths = TestRun.sample(all, oneIn: 3, from: form.count)
    var lines = ""
    for path in paths {
      let value = replay(start).session.simulation?.read(path)
      let isNumber = value?.numbers.count == 1
      switch form {
      case "": lines += "expect \(path)\n"
      case "== ": lines += "expect \(path) == none\n"
      case "<= -1e9", ">= 1e9": if isNumber { lines += "expect \(path) \(form)\n" }
      default: if isNumber { lines += "expect \(path) 123 \(form)\n" }
      }
    }
    let acceptance = acceptance(of: start + lines)
    #expect(acceptance.leavings.isEmpty)
    let text = text(acceptance)
    let again = replay(text)
    #expect(again.status == .passed, "\(again.failures.map(\.text)) \(again.diagnostics)")
    #expect(again.expectations == lines.split(separator: "\n").count)
    #expect(self.acceptance(of: text).edits.isEmpty)
  }

  // MARK: - Cases

  /// One expectation, run with several values of a name, as cases do.
  private func cases(_ deltas: [String: String], line: String) -> Acceptance {
    let script = "scene city-guide\npan began\nwait 0.1\npan changed dy=-61.75\n\(line)\n"
    let runs = deltas.sorted { $0.key < $1.key }.map { name, delta in
      Acceptance.Run(
        name: name,
        failures: replay(script.replacing("-61.75", with: delta)).failures)
    }
    return Acceptance(of: Array(script.utf8), runs)
  }

  @Test func casesMustAgree() {
    let same = cases(["a": "-61.75", "b": "-61.75"], line: "expect fraction 0.5")
    #expect(same.edits.map(\.new) == ["0.25"] && same.leavings.isEmpty)
    let other = cases(["a": "-61.75", "b": "-24.7"], line: "expect fraction")
    #expect(other.edits.isEmpty)
    #expect(other.leavings.map(\.reason) == ["its cases differ: a 0.25 and b 0.1"])
    let holding = cases(["a": "-61.75", "b": "-24.7"], line: "expect fraction 0.1")
    #expect(holding.edits.isEmpty)
    #expect(holding.leavings.map(\.reason) == ["it holds in case b"])
  }

  @Test func someEditsCanBeChosen() {
    let acceptance = acceptance(of: Self.held + "expect fraction 1; expect time 1; expect state\n")
    #expect(acceptance.edits.map(\.old) == ["1", "1", ""])
    #expect(
      acceptance.edits.map(\.corrected).first == "expect fraction 0.25; expect time 1; expect state"
    )
    let text = String(
      decoding: acceptance.bytes(with: [acceptance.edits[2], acceptance.edits[0]]), as: UTF8.self)
    #expect(text == Self.held + "expect fraction 0.25; expect time 1; expect state collapsed\n")
    #expect(
      acceptance.bytes(with: [])
        == Array((Self.held + "expect fraction 1; expect time 1; expect state\n").utf8))
  }
}

/// `expect PATH` without a value.
@Suite(.timeLimit) struct UnfilledExpectationTests {
  @Test func failsAndTellsTheValue() throws {
    let play = try Play("scene city-guide", "tap on=card", "wait 0.1", "expect fraction")
    #expect(
      play.verdicts == [
        .failed(
          Mismatch(
            expected: "a value after 'fraction'", actual: "0.3333",
            .words(
              sentence: "fraction is 0.3333; the expectation has no value yet",
              note: "add it, or run `replay --accept`")))
      ])
    #expect(throws: ScriptError.self) { try Play("scene city-guide", "expect fractoin") }
    #expect(throws: ScriptError.self) { try Play("expect fraction") }
  }
}
