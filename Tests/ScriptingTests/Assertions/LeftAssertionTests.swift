import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// An assertion that must still be reached is never silently gone.
@Suite(.timeLimit) struct LeftAssertionTests {
  private static let wish = "expect eventually state expanded in 5"

  private func failures(_ lines: String...) -> [String] {
    let text = ["scene city-guide"] + lines
    let script = Script(Array(text.joined(separator: "\n").utf8), file: nil)
    let replay = Replay(script, file: nil, in: Session())
    return replay.diagnostics.map { $0.error.message }
      + replay.failures.map { "\($0.line) \($0.mismatch.actual)" }
  }

  @Test(arguments: [
    ["fork a", wish, "switch main", "run"], [wish, "undo", "run"], ["wait 1", wish, "undo 2"],
    ["wait 1", wish, "undo until 0.5", "run"], [wish, "scene city-guide"], [wish, "restart"],
    [wish, "scene blank", "undo 2"], [wish, "wait 1", "undo 2", "tap on=card", "run"],
    ["fork a", wish, "switch main", "scene city-guide", "tap on=card", "run"],
    // Undone, it has not been reached, though it had been before.
    [wish, "tap on=card", "run", "undo 2"],
    [wish, "undo", "redo", "undo"], [wish, "when \"scene\" do show time", "scene blank"],
  ])
  func oneThatIsLeftFails(lines: [String]) throws {
    let script = Script(
      Array((["scene city-guide"] + lines).joined(separator: "\n").utf8), file: nil)
    try #require(script.diagnostics.isEmpty)
    let replay = Replay(script, file: nil, in: Session())
    #expect(replay.failures.count == 1)
    #expect(replay.failures.allSatisfy { $0.mismatch.actual.hasPrefix("not reached: ") })
    #expect(replay.failures.first?.line == 2 + (lines.firstIndex(of: Self.wish) ?? 0))
  }

  /// An expectation that is taken back takes the advance to its instant with it; an assertion over
  /// time is a step, which is undone.
  @Test(arguments: ["", "at 0.3 "]) func anExpectationIsTakenBack(time: String) throws {
    let lines = ["scene blank", "view card frame=0,0,9,9 alpha=1"]
    let play = try Play(lines + ["\(time)expect card.alpha 1"])
    let before = try #require(play.session.withoutLastExpectation)
    #expect(before.now == .zero)
    #expect(before.history?.count == 2)
    #expect(before.withoutLastExpectation == nil)
    let always = try Play(lines + ["\(time)expect always card.alpha > 0.5"])
    #expect(always.session.withoutLastExpectation == nil)
    let undone = try #require(always.session.undone())
    #expect(try Play(in: undone, ["set card.alpha=0"]).steps.allSatisfy { $0.failures.isEmpty })
  }

  @Test func oneThatIsCarriedAlongHolds() {
    let (tap, run) = ("tap on=card", "run")
    #expect(failures("fork a", Self.wish, "switch main", "switch a", tap, run).isEmpty)
    #expect(failures(Self.wish, "undo", "redo", tap, run).isEmpty)
    #expect(failures(Self.wish, "wait 1", "undo", tap, run).isEmpty)
    #expect(failures(Self.wish, tap, "wait 0.1", "undo until 0.05", run).isEmpty)
    #expect(failures(Self.wish, tap, run, "undo until 0.3").isEmpty)
    #expect(failures(Self.wish, "fork a", tap, run).isEmpty)
    #expect(failures(Self.wish, "fork a", tap, run, "scene blank").isEmpty)
    #expect(failures(Self.wish, "drag on=card by=0,-200", "again", run).isEmpty)
    // One that was reached before the session moved away.
    #expect(failures("fork a", Self.wish, tap, run, "switch main").isEmpty)
  }
}
