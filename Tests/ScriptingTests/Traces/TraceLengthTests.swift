import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// A bounded trace lets go of its first events; nothing else is as much as a digit different, and
/// what would have to look at them says so.
@Suite(.timeLimit) struct TraceLengthTests {
  /// Some 100 events, and values that follow from all of them.
  private static let held =
    ["scene city-guide", "pan began"]
    + (1...45).flatMap { ["wait 0.01", "pan changed dy=-\($0)"] }

  private static func lines(_ length: String) -> [String] { ["set trace=\(length)"] + held }

  // MARK: Nothing changes

  @Test func isNotRecordedItself() throws {
    #expect(try Play(Self.lines("all")).trace == Play(Self.held).trace)
    #expect(try Play(Self.lines("last:1000")).trace == Play(Self.held).trace)
  }

  @Test(arguments: [1, 2, 7, 31, 32, 33, 64, 100, 1000])
  func keepsAtLeastSoMany(length: Int) throws {
    let whole = try #require(try Play(Self.held).session.simulation?.trace)
    let play = try Play(Self.lines("last:\(length)"))
    let trace = try #require(play.session.simulation?.trace)
    #expect(trace.count == whole.count)
    #expect(trace.list.count >= min(length, whole.count))
    // More are kept only to fill a chunk, and for what is shown with a failure.
    #expect(trace.list.count < max(length, 6) + 32)
    #expect(trace.list.startIndex == trace.dropped)
    #expect(trace.list[...] == whole.list[trace.dropped...])
    #expect((trace == whole) == (trace.dropped == 0))
  }

  /// Every statement of every example prints the same events and answers, until one reads the past.
  @Test(arguments: TestRun.sample(GestureScripts.names, oneIn: 24, from: 5))
  func examplesDoTheSame(name: String) throws {
    let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)")
    let folder = name.split(separator: "/").dropLast().joined(separator: "/")
    var whole = ProjectFiles.session(in: "\(GestureScripts.folder)/\(folder)")
    var bounded = whole
    bounded.options.traceLength = 1
    for statement in Script(bytes, file: name, files: whole.host.files).statements {
      if statement.text.contains("set trace=") { continue }
      let step = try whole.execute(statement)
      do throws(ScriptError) {
        let other = try bounded.execute(statement)
        #expect(other.entries == step.entries, "line \(statement.line)")
        #expect(
          StepText.results(other, style: .plain) == StepText.results(step, style: .plain),
          "line \(statement.line)")
        #expect(other.failures.count == step.failures.count, "line \(statement.line)")
      } catch {
        #expect(statement.text.contains("event") && error.message.contains("no longer kept"))
      }
    }
    #expect(bounded.end().entries == whole.end().entries)
  }

  @Test func aFailureIsShownWithTheSameEvents() throws {
    for count in 40...80 {
      let lines = Array(Self.held.prefix(count)) + ["expect state expanded"]
      let whole = try Play(lines).failures
      let bounded = try Play(["set trace=last:1"] + lines).failures
      #expect(whole.map(\.context) == bounded.map(\.context) && whole.count == 1)
      #expect(whole[0].context.count == 6)
    }
  }

  /// The events within one statement are printed completely, for any number of them.
  @Test func aStatementTellsAllOfItsEvents() throws {
    let lines = ["scene city-guide", "drag on=card by=0,-200 over=2"]
    let whole = try Play(lines)
    let bounded = try Play(["set trace=last:1"] + lines)
    #expect(whole.steps[1].entries.count > 200)
    #expect(bounded.steps[2].entries == whole.steps[1].entries)
    #expect(bounded.session.simulation?.trace.list.count ?? 0 < 38)
  }

  // MARK: Where it holds

  @Test func holdsInLaterScenesUntilItIsTakenBack() throws {
    var play = try Play(Self.lines("last:10") + Self.held)
    #expect(play.session.simulation?.trace.dropped ?? 0 > 0)
    try play.play(["set trace=all"])
    let kept = try #require(play.session.simulation?.trace)
    try play.play(["pan changed dy=-50", "pan changed dy=-51"])
    // Dropped events stay dropped, but no more are dropped.
    let trace = try #require(play.session.simulation?.trace)
    #expect(trace.dropped == kept.dropped && trace.count > kept.count)
    try play.play(Self.held)
    #expect(play.session.simulation?.trace.dropped == 0)
  }

  @Test func aForkIsBoundedByItself() throws {
    let play = try Play(Self.held)
    var fork = play.session
    fork.options.traceLength = 5
    _ = try fork.execute(try #require(try Statement("pan changed dy=-60")))
    #expect(fork.simulation?.trace.dropped ?? 0 > 0)
    #expect(play.session.simulation?.trace.dropped == 0)
    #expect(try play.session.simulation?.trace.text == Play(Self.held).trace)
  }

  // MARK: Looking back

  @Test(arguments: [
    "scene", "pan began", "completed end", "nothing of that name",
  ])
  func whatCannotBeToldIsAnErrorWithItsPlace(text: String) throws {
    for (claim, start) in [("event", 13), ("no event", 16)] {
      let error = #expect(throws: ScriptError.self) {
        try Play(Self.lines("last:10") + ["expect \(claim) \"\(text)\""])
      }
      #expect(error?.message.contains("the first 64 events are no longer kept") == true)
      #expect(error?.message.contains("'\(text)'") == true)
      #expect(error?.hint.contains("set trace=all") == true)
      #expect(error?.span == Span(start, start + text.unicodeScalars.count + 2))
    }
  }

  @Test func whatIsKeptCanBeExpected() throws {
    let lines = Self.lines("last:10")
    #expect(try Play(lines + ["expect event \"pan changed\""]).verdicts == [.passed])
    // It did happen, whatever else did.
    let verdicts = try Play(lines + ["expect no event \"pan changed\""]).verdicts
    #expect(verdicts.count == 1 && verdicts != [.passed])
  }

  @Test func asLongAsNothingIsDroppedAllCanBeExpected() throws {
    let claims = ["expect event \"pan began\"", "expect no event \"completed\""]
    #expect(try Play(Self.lines("last:1000") + claims).verdicts == [.passed, .passed])
    // A misuse is the last statement's, which is always kept.
    let misuse = ["set trace=last:1"] + Self.held + ["finish", "expect misuse finish-not-stopped"]
    #expect(try Play(misuse).verdicts == [.passed])
  }

  @Test func aScriptThatCannotTellEndsThere() {
    let text = (Self.lines("last:10") + ["expect no event completed", "expect state expanded"])
      .joined(separator: "\n")
    let script = Script([UInt8](text.utf8), file: "a.pan")
    #expect(script.diagnostics.isEmpty)
    let replay = Replay(script, file: "a.pan", in: Session())
    #expect(replay.status == .broken && replay.failures.isEmpty)
    let line = Self.held.count + 2
    #expect(
      replay.diagnostics.map { $0.rendered(style: .plain) }.joined().hasPrefix(
        "a.pan:\(line):17: error: the first 64 events are no longer kept"))
  }
}
