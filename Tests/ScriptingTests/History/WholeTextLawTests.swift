import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// Statements have the same effect whether they are typed line by line or read as a whole: from a
/// pipe, from a journal, or from a single line.
@Suite(.timeLimit) struct WholeTextLawTests {
  /// A session, as far as the statements that follow can depend on it.
  private struct Outcome: Equatable {
    let steps: [String]
    let undone: Int?
    let branch: String
    let names: Names
    let time: Instant
    let scene: String?
    let hash: PathValue?

    /// - Parameter isOver: Whether the session has ended, as that of a replayed script has.
    init(_ session: Session, isOver: Bool = false) {
      var session = session
      steps = Lineage(of: session).map { "\($0.number) \($0.typed)" }
      undone = session.history?.undone
      branch = session.history.branch
      names = session.names
      if !isOver { _ = session.end() }
      (time, scene) = (session.now, session.simulation?.name)
      hash = session.simulation?.read("hash")
    }
  }

  private static func empty(_ files: FileAccess = .none) -> Session {
    var session = Session()
    session.host.offersExample = true
    session.host.files = files
    return session
  }

  private func outcomesOfWhole(_ lines: [String]) throws -> [Outcome] {
    // The history is recorded because the last statement reads it.
    let bytes = Array((lines + ["history"]).joined(separator: "\n").utf8)
    let script = Script(bytes, file: nil, offersExample: true)
    let replay = Replay(script, file: nil, in: Self.empty())
    #expect(replay.diagnostics.isEmpty, "\(replay.diagnostics.map(\.error.message)) \(lines)")

    let journal = ([Reader.journalMark] + lines).joined(separator: "\n")
    var resumed = Self.empty(FileTree(["journal.pan": journal]).access())
    _ = try resumed.answer(line: "use journal.pan", style: .plain)

    var joined = Self.empty()
    _ = try joined.answer(line: lines.joined(separator: "; "), style: .plain)
    return [Outcome(replay.session, isOver: true), Outcome(resumed), Outcome(joined)]
  }

  private static let lines = [
    "let a=20", "let a=40", "let b=0.01", "let b=0.02", "let up=\"drag up $a; wait $b\"",
    "let up=\"wait $b\"", "scene city-guide", "scene city-guide card=2", "scene basics",
    "drag by=0,-$a", "drag by=0,$a", "wait $b", "$up", "tap on=card", "undo", "undo 2", "undo 3",
    "redo", "redo 2", "fork f", "fork g", "switch main", "switch f", "switch g", "reset", "restart",
    "undo until 0.01", "at 2 reset",
  ]

  @Test(arguments: TestRun.seeds(40, oneIn: 10)) func howTheyAreReadChangesNothing(
    _ seed: Int
  ) throws {
    var generator = SeededGenerator(seed: 2_300 + UInt64(seed))
    var typed = Self.empty()
    var accepted: [String] = []
    for _ in 0..<40 {
      let line = Self.lines[Int(generator.next() % UInt64(Self.lines.count))]
      var next = typed
      guard (try? next.answer(line: line, style: .plain)) != nil else { continue }
      typed = next
      accepted.append(line)
    }
    try #require(accepted.count > 5)
    let expected = Outcome(typed)
    for outcome in try outcomesOfWhole(accepted) { #expect(outcome == expected, "\(accepted)") }
  }

  @Test(arguments: [
    (["scene city-guide", "let a=100", "let a=200", "undo", "drag by=0,-$a"], "drag by=0,-200"),
    (
      [
        "scene city-guide", "let p=100", "fork f", "let p=30", "switch main", "drag by=0,-$p",
      ], "drag by=0,-30"
    ),
    (["scene city-guide", "let b=5", "undo", "wait $b"], "wait 5"),
    (["scene basics", "scene city-guide", "undo", "reset"], "scene basics"),
    (["scene basics", "fork f", "scene city-guide", "switch main", "reset"], "scene basics"),
    (
      ["scene city-guide card=2", "scene basics", "undo", "wait 1", "at 2 reset"],
      "at 2 scene city-guide card=2"
    ),
    (["tap on=card", "reset"], "scene city-guide"),
    (["view box alpha=1", "reset"], "scene blank"),
  ])
  func theLastStepIs(lines: [String], last: String) throws {
    var typed = Self.empty()
    for line in lines { _ = try typed.answer(line: line, style: .plain) }
    let expected = Outcome(typed)
    #expect(typed.history?.past?.typed == last)
    for outcome in try outcomesOfWhole(lines) { #expect(outcome == expected, "\(lines)") }
  }
}
