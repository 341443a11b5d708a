import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// An assertion over time passes if it holds and fails if it doesn't, in every form.
@Suite(.timeLimit) struct OverTimeTests {
  /// Returns the failures as sentences.
  static func sentences(_ lines: [String]) throws -> [String] {
    try Play(lines).failures.map { $0.mismatch.sentence }
  }

  /// A linear way from 0 to 100 within a second, and what is asserted of it.
  static let line = ["scene blank", "view dot x=0"]
  static let move = "animate dot.x to=100 duration=1 curve=linear"

  struct Case: Sendable, CustomTestStringConvertible {
    let said: String
    /// How it fails; empty for one that holds.
    let sentence: String
    init(_ said: String, _ sentence: String = "") { (self.said, self.sentence) = (said, sentence) }
    var testDescription: String { said }
  }

  /// The numbers are those of a line: x is 100 t.
  static let cases = [
    Case("always dot.x <= 100"), Case("always dot.x >= 0"), Case("always dot.x < 100.001"),
    Case("always dot.x < 100", "always dot.x < 100: dot.x is 100 at 1"),
    Case("always dot.x <= 40", "always dot.x <= 40: dot.x is 100 at 1, 60 too high"),
    Case("always dot.x > 0", "always dot.x > 0: dot.x is 0 at 0"),
    Case("always dot.x != 200"),
    Case("always dot.x != 50", "always dot.x != 50: dot.x is 49.999 at 0.49999"),
    Case(
      "always dot.x 0 within 50",
      "always dot.x 0 within 50: dot.x is 100 at 1, 100 too high (50 allowed)"),
    Case("always dot.x 50 within 50"),
    Case("always state blank"),
    Case("always state there", "always state there: state is blank at 0"),
    Case("always dot.x rising"), Case("always dot.x monotone"),
    Case("always dot.x falling", "always dot.x falling: dot.x rises from 0 at 0"),
    Case("always dot.x continuous within 0.001"),
    Case("always dot.x overshoot <= 0"),
    Case("never event \"layer\""),
    Case(
      "never event \"completed\"",
      "never event 'completed': recorded: 1 completed end animator=dot.x "
        + "completions=1"),
    Case("eventually dot.x >= 50 in 0.5"),
    Case(
      "eventually dot.x >= 50 in 0.4",
      "eventually dot.x >= 50 in 0.4 s: dot.x came no nearer than 40 at 0.4, 10 too low"),
    Case("eventually dot.x 25 in 0.5"), Case("eventually dot.x 25 in 30f"),
    Case("eventually dot.x 25 within 0.000001 in 500 ms"),
    Case(
      "eventually dot.x 75 in 500ms",
      "eventually dot.x 75 in 0.5 s: dot.x came no nearer than 50 at 0.5, 25 too low (0.001 allowed)"
    ),
    Case(
      "eventually state there in 0.5",
      "eventually state there in 0.5 s: state was blank at 0"),
    Case("eventually dot.x settled 100 within 1 in 0.99"),
    Case("eventually dot.x settled 100 within 1 in 1.5"),
    Case(
      "eventually dot.x settled 100 within 1 in 0.9",
      "eventually dot.x settled 100 within 1 in 0.9 s: dot.x is 90 at 0.9, 10 too low (1 allowed)"),
    Case(
      "eventually dot.x >= 1000 in 5",
      "eventually dot.x >= 1000 in 5 s: not reached: ended 3 s too early to tell; add `wait 3`"),
    Case(
      "eventually dot.x settled 100 within 1 in 2.5",
      "eventually dot.x settled 100 within 1 in 2.5 s: not reached: ended 0.5 s "
        + "too early to tell; add `wait 0.5`"),
  ]

  @Test(arguments: cases) func aLineIsJudged(each: Case) throws {
    let sentences = try Self.sentences(Self.line + [Self.move, "expect \(each.said)", "at 2"])
    #expect(sentences == (each.sentence.isEmpty ? [] : [each.sentence]))
  }

  /// They hold to the end of the scene, and no longer.
  @Test(arguments: cases) func aSceneEndsThem(each: Case) throws {
    let lines = Self.line + [Self.move, "expect \(each.said)", "at 2"]
    let other = ["scene blank", "view dot x=-500", "set dot.x=500", "at 9"]
    let (alone, both) = (try Play(lines), try Play(lines + other))
    #expect(both.failures.map { $0.mismatch } == alone.failures.map { $0.mismatch })
  }

  /// A failure belongs to the statement that asserted it, and is reported once, with the events up
  /// to it.
  @Test func aFailureIsToldAtItsOwnPlace() throws {
    let text =
      Self.line.joined(separator: "\n") + "\n\(Self.move)\n  expect always dot.x <= 40 # so\n"
      + "wait 0.5\nwait 0.6\nset dot.x=90\nwait 1\n"
    let replay = Replay(
      Script(Array(text.utf8), file: "a.pan"), file: "a.pan", in: Session())
    #expect(replay.failures.count == 1 && replay.expectations == 1)
    let failure = try #require(replay.failures.first)
    #expect(failure.line == 4 && failure.span.start == 2)
    #expect(failure.text == "  expect always dot.x <= 40 # so")
    #expect(failure.mismatch.expected == "always dot.x <= 40")
    #expect(failure.mismatch.actual == "100 at 1")
    #expect(failure.mismatch.note == "60 too high, since 0.4")
    #expect(failure.context.last?.event.text.hasPrefix("handler ran") == true)
  }

  /// At a prompt it is reported with the statement in which it happens.
  @Test func itIsToldAtOnce() throws {
    var session = Session()
    var texts: [String] = []
    for line in Self.line + [
      Self.move, "expect always dot.x <= 40", "wait 0.3", "wait 0.3", "wait 0.6", "wait 1",
    ] {
      texts.append(try session.answer(line: line, style: .plain).text)
    }
    #expect(texts[3].hasPrefix("ok so far; "))
    let failed = texts.map {
      $0.hasPrefix("failed: always dot.x <= 40: dot.x is 100 at 1, 60 too high")
    }
    #expect(failed == [false, false, false, false, false, false, true, false])
  }

  /// A value held or set beyond its bounds is reported unchanged.
  @Test func whatGoesNoFurtherIsTold() throws {
    var play = try Play(Self.line + ["expect always dot.x <= 40", "set dot.x=41"])
    #expect(play.steps.last?.failures.map { $0.mismatch.note } == ["1 too high"])
    play = try Play(
      Self.line + [
        "animator go duration=1 curve=linear", "animate dot.x to=100 on=go",
        "expect always dot.x <= 40", "start on=go", "wait 0.5", "pause on=go",
      ])
    #expect(
      play.failures.map { $0.mismatch.sentence } == [
        "always dot.x <= 40: dot.x is 50 at 0.5, 10 too high"
      ])
  }

  /// A spring ends with a thousandth of its distance left, so its last value is a jump, which the
  /// failure explains; other jumps have no such reason.
  @Test(arguments: ["spring(1)", "page-sheet"])
  func theEndOfASpringIsExplained(curve: String) throws {
    let claim = "expect always dot.x continuous within 0.001"
    let play = try Play(
      Self.line + [
        "animator go duration=1 curve=\(curve)", "animate dot.x to=100 on=go", claim,
        "start on=go", "run",
      ])
    #expect(play.failures.map { $0.mismatch.reason.hasSuffix("(T50)") } == [true])
    let other = try Play(Self.line + [claim, "set dot.x=50"])
    #expect(other.failures.map { $0.mismatch.reason } == [""])
  }

  @Test func whatNothingMovesIsNoRun() throws {
    let sentences = try Self.sentences(
      Self.line + ["expect always dot.x overshoot <= 0.5", "wait 1"])
    #expect(sentences == ["always dot.x overshoot <= 0.5: dot.x was not changed by any run"])
  }

  /// An assertion at an event covers the time from there on.
  @Test func anEventMayAssert() throws {
    let sentences = try Self.sentences(
      Self.line + [
        "timer half after=0.5", "when \"timer fired half\" do expect always dot.x >= 60", Self.move,
        "at 2",
      ])
    #expect(sentences == ["always dot.x >= 60: dot.x is 50 at 0.5, 10 too low"])
  }

  /// It is part of the session: taken back with the statement, and kept by a fork.
  @Test func itIsTakenBackAndForked() throws {
    let lines = Self.line + [Self.move, "expect always dot.x <= 40"]
    #expect(try Play(lines + ["undo", "at 2"]).failures.isEmpty)
    #expect(try Play(lines + ["fork other", "at 2"]).failures.count == 1)
    #expect(try Play(lines + ["at 2", "undo", "at 2"]).failures.count == 2)
    #expect(try Play(lines + ["at 2", "undo until 0.3", "wait 0.05"]).failures.count == 1)
  }

  /// It moves no clock, and leaves no trace.
  @Test func theTraceIsTheSame() throws {
    let with = try Play(
      Self.line + [Self.move] + Self.cases.map { "expect \($0.said)" } + ["wait 0.5", "at 2"])
    #expect(try with.trace == Play(Self.line + [Self.move, "wait 0.5", "at 2"]).trace)
  }

  /// A pan moves the card by 40 points at a time, and nothing else makes it jump.
  @Test func theReportsOfAGestureCanBeExcepted() throws {
    let pan = ["pan began", "wait 0.1", "pan changed dy=-40", "wait 0.1", "pan changed dy=-80"]
    let begin = ["scene city-guide", "expect always card.frame.y continuous within 0.5"]
    let jumps = try Self.sentences(begin + pan + ["pan ended vy=-300", "run"])
    #expect(jumps.count == 1 && jumps[0].contains("jumps from"))
    let excepted = ["scene city-guide", begin[1] + " except=card.1"]
    #expect(try Self.sentences(excepted + pan + ["pan ended vy=-300", "run"]) == [])
    // A scrub is no report of the pan.
    let scrub = ["tap on=card", "pause", "scrub 0.5", "wait 0.1"]
    #expect(try Self.sentences(excepted + scrub).count == 1)
    #expect(try Self.sentences(["scene city-guide", begin[1] + " except=list"] + pan).count == 1)
  }

  /// A drag scrolls a list one to one, and its reports may be excepted, too.
  @Test func aScrollViewIsAGesture() throws {
    let lines = ["scene city-guide", "drag on=list by=-120,0 over=0.3 hold=0.2", "run"]
    let claim = "expect always list.offset continuous within 0.5"
    let sentences = try Self.sentences([lines[0], claim] + lines.dropFirst())
    #expect(sentences.count == 1)
    #expect(try Self.sentences([lines[0], claim + " except=list"] + lines.dropFirst()) == [])
  }
}
