import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// A misuse is recorded and has no effect; it is a failure unless the next statement expects it.
@Suite(.timeLimit) struct MisuseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let before: [String]
    let line: String
    let misuse: Misuse
    /// The remaining steps: a stopped animator must not be left stopped.
    var after: [String] { before.last == "stop" ? ["finish"] : [] }
    var testDescription: String { "\(line): \(misuse.rawValue)" }

    init(_ misuse: Misuse, _ before: [String], _ line: String) {
      self.misuse = misuse
      self.before = ["scene city-guide"] + before
      self.line = line
    }
  }

  private static let running = ["tap on=card", "wait 0.1"]
  private static let paused = running + ["pause"]
  private static let stopped = running + ["stop"]

  static let refused: [Case] = [
    Case(.finishNotStopped, [], "finish"), Case(.finishNotStopped, running, "finish at=end"),
    Case(.finishNotStopped, paused, "finish at=start"),
    Case(.startStopped, stopped, "start"), Case(.pauseStopped, stopped, "pause"),
    Case(.stopStopped, stopped, "stop"), Case(.stopStopped, stopped, "stop finishing=no"),
    Case(.continueNotPaused, [], "continue"), Case(.continueNotPaused, running, "continue"),
    Case(.continueNotPaused, stopped, "continue factor=0.5"),
    Case(.badFactor, paused, "continue factor=-1"),
  ]

  static let tolerated: [Case] = [
    Case(.stopInactive, [], "stop"), Case(.scrubNotPaused, running, "scrub 0.5"),
    Case(.scrubNotPaused, stopped, "scrub 0.5"),
  ]

  @Test func theTwoListsAreTheModelsOwn() {
    #expect(Self.refused.allSatisfy { !$0.misuse.isTolerated })
    #expect(Self.tolerated.allSatisfy { $0.misuse.isTolerated })
  }

  @Test(arguments: refused + tolerated)
  func isRecordedWithoutEffect(made: Case) throws {
    let before = try Play(made.before)
    let after = try Play(in: before.session, [made.line])
    let paths = try #require(before.session.simulation).paths
    #expect(after.session.simulation?.paths == paths)
    for path in paths { #expect(after.read(path) == before.read(path), "\(path)") }
    let added = after.steps.flatMap(\.entries).map(\.event.name)
    #expect(added == ["misuse \(made.misuse.rawValue)"])
  }

  @Test(arguments: refused + tolerated)
  func isNoFailureIfExpectedNext(made: Case) throws {
    let play = try Play(
      made.before + [made.line, "expect misuse \(made.misuse.rawValue)"] + made.after)
    #expect(play.failures.isEmpty)
    #expect(play.verdicts == [.passed])
  }

  @Test(arguments: refused)
  func failsIfNotExpected(made: Case) throws {
    let failures = try Play(made.before + [made.line] + made.after).failures
    #expect(failures.map(\.mismatch.actual) == ["misuse \(made.misuse.rawValue)"])
    #expect(failures.map(\.text) == [made.line])
    // Anything in between is too late for expecting it.
    let late = try Play(
      made.before + [made.line, "show time", "expect misuse \(made.misuse.rawValue)"] + made.after)
    #expect(late.failures.count == 2)
    #expect(late.verdicts.allSatisfy { $0 != .passed })
  }

  @Test(arguments: tolerated)
  func passesIfTolerated(made: Case) throws {
    #expect(try Play(made.before + [made.line, "show time"] + made.after).failures.isEmpty)
    #expect(try Play(made.before + [made.line] + made.after).failures.isEmpty)
  }

  /// Every pair of a misuse and a name to expect: only the same name passes.
  @Test(arguments: refused + tolerated)
  func onlyItsOwnNameIsIt(made: Case) throws {
    let play = try Play(made.before + [made.line])
    for name in Misuse.allCases {
      let verdicts = try Play(in: play.session, ["expect misuse \(name.rawValue)"]).verdicts
      #expect((verdicts == [.passed]) == (name == made.misuse), "\(name)")
    }
  }

  /// Following the advice of an answer raises no misuse.
  @Test(arguments: refused + tolerated)
  func theAdviceCanBeFollowed(made: Case) throws {
    var talk = Talk()
    for line in made.before { _ = try talk.say(line) }
    let answer = try talk.say(made.line)
    let advice = answer.split(separator: "\n").first { $0.hasPrefix("instead ") }
    let words = try #require(advice).dropFirst("instead ".count).split(separator: ";")
    for way in words {
      var followed = talk
      for step in way.replacing("or ", with: "").split(separator: ",") {
        let verb = step.replacing("then ", with: "").replacing(" first", with: "")
          .trimmingPrefix(" ")
        _ = try followed.say(verb == "scrub" ? "scrub 0.4" : String(verb))
        #expect(followed.session.last.misuses.isEmpty, "\(made.line): \(verb) of \(way)")
      }
    }
  }

  // MARK: What is left as it must not be dropped (E2)

  /// After a stop, a script must call `finish`; a paused animator may only wait for something that
  /// the script no longer checks.
  @Test(arguments: [
    ("stop", true), ("stop finishing=yes", true), ("stop finishing=no", false), ("pause", false),
    ("pan began", false), ("wait 0.01", false),
  ])
  func whatIsStoppedAndNotFinishedFails(line: String, fails: Bool) throws {
    let lines = ["scene city-guide", "tap on=card", "wait 0.1", line]
    let play = try Play(lines + ["wait 0.1", "show"])
    #expect(play.failures.map(\.text) == (fails ? [line] : []))
    for failure in play.failures {
      #expect(failure.mismatch.actual == "misuse released-unfinished")
      #expect(failure.mismatch.note == "card.1 is stopped here and never finished")
      #expect(failure.context.last?.event.name == "misuse released-unfinished")
    }
    #expect(try Play(lines + (fails ? ["finish"] : [])).failures.isEmpty)
    // A scene that is replaced is at its end, too.
    let next = try Play(lines + ["scene blank", "show"])
    #expect(next.failures.map(\.text) == (fails ? [line] : []))
    #expect(
      next.failures.allSatisfy { $0.context.last?.event.name == "misuse released-unfinished" })
    let expected = try Play(lines + ["scene blank", "expect misuse released-unfinished"])
    #expect(expected.failures.isEmpty == (line != "stop finishing=no" && line != "wait 0.01"))
  }

  @Test func everyStoppedAnimatorIsTold() throws {
    let text = """
      scene blank
      view dot x=0 y=0
      running one dot.x to=1 duration=1
      running two dot.y to=1 duration=1
      stop on=one
      at 0.5 stop on=two
      """
    let replay = Replay(Script(Array(text.utf8), file: nil), file: nil, in: Session())
    #expect(replay.status == .failed)
    #expect(replay.failures.map(\.line) == [5, 6])
    #expect(replay.failures.map(\.mismatch.note).map { $0.prefix(3) } == ["one", "two"])
  }

  @Test func theScriptGoesOn() throws {
    let lines = [
      "scene city-guide", "finish", "expect misuse finish-not-stopped", "tap on=card", "run",
      "expect state expanded",
    ]
    let script = Script(Array(lines.joined(separator: "\n").utf8), file: nil)
    #expect(Replay(script, file: nil, in: Session()).status == .passed)
  }

  @Test func itIsToldEvenIfTheNextStatementCannotBeCarriedOut() throws {
    let text = "scene city-guide\nwait 60f\nfinish\nat 0.5"
    let replay = Replay(Script(Array(text.utf8), file: nil), file: nil, in: Session())
    #expect(replay.status == .broken)
    #expect(replay.failures.map(\.line) == [3])
    #expect(replay.diagnostics.map(\.line) == [4])
  }
}
