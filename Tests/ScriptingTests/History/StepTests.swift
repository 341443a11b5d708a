import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The definition of a step, its undo, and the messages about both.
@Suite(.timeLimit) struct StepTests {
  private func steps(_ lines: String...) throws -> Int {
    var talk = Talk()
    for line in lines { _ = try talk.say(line) }
    return talk.session.history?.count ?? 0
  }

  @Test func whatOnlyLooksIsNoStep() throws {
    let looks = [
      "show fraction", "expect fraction 0", "help pan", "more", "history", "rules", "faults",
      "set detail=events", "curve linear at 0.5", "fork", "quit",
    ]
    #expect(try steps("scene city-guide") == 1)
    for look in looks { #expect(try steps("scene city-guide", look) == 1, "\(look)") }
    for step in ["tap on=card", "wait 0.1", "let a=1", "set rate=120", "at 0.2", "run"] {
      #expect(try steps("scene city-guide", step) == 2, "\(step)")
    }
  }

  /// Time that passes before a look is a step all the same.
  @Test func whatWaitsToLookIsAStep() throws {
    #expect(try steps("scene city-guide", "at 0.1 show time") == 2)
    var talk = Talk()
    for line in ["scene city-guide", "at 0.1 show time", "undo"] { _ = try talk.say(line) }
    #expect(talk.session.now == .zero)
  }

  @Test func everyStatementOfALineIsAStep() throws {
    #expect(try steps("scene city-guide; tap on=card; wait 0.1") == 3)
  }

  @Test func aFileIsOneStep() throws {
    var session = ProjectFiles.session(in: "Tests/ScriptingTests")
    let file = Array("scene city-guide\ntap on=card\nwait 0.1\n".utf8)
    session.host.files = FileAccess { _ in .success(file) }
    var talk = Talk(in: session)
    for line in ["use a.pan", "use a.pan", "wait 0.1"] { _ = try talk.say(line) }
    #expect(talk.session.history?.count == 3)
    let shown = try talk.say("history")
    #expect(shown.contains("use a.pan"))
    _ = try talk.say("undo 2")
    #expect(talk.session.now == Instant(seconds: 0.1))
    _ = try talk.say("undo")
    #expect(talk.session.simulation == nil)
    _ = try talk.say("redo 3")
    #expect(talk.session.now == Instant(seconds: 0.2))
  }

  @Test func aSceneIsTakenBackLikeAnythingElse() throws {
    var talk = Talk()
    for line in ["scene city-guide", "tap on=card", "run", "scene detents"] {
      _ = try talk.say(line)
    }
    let text = try talk.say("undo")
    #expect(text.hasPrefix("undone: `scene detents`; city-guide expanded at 0.3 s\n"))
    #expect(talk.session.simulation?.name == "city-guide")
    #expect(try talk.say("redo").hasPrefix("redone: `scene detents`; detents"))
  }

  @Test func somethingNewForgetsWhatWasTakenBack() throws {
    var talk = Talk()
    for line in ["scene city-guide", "tap on=card", "undo", "show time", "set detail=answer"] {
      _ = try talk.say(line)
    }
    #expect(talk.session.history?.undone == 1)
    _ = try talk.say("wait 0.1")
    #expect(throws: ScriptError.self) { try talk.say("redo") }
  }

  /// Names are not part of the history, and the answer says so.
  @Test func namesAreNotTakenBack() throws {
    var talk = Talk()
    for line in ["scene city-guide", "tap on=card", "let a=1", "let a=2"] { _ = try talk.say(line) }
    for line in ["undo", "redo", "undo 3"] {
      #expect(try talk.say(line).hasSuffix("\nstill   names keep their values\n"), "\(line)")
      #expect(talk.session.names["a"] == "2")
    }
    #expect(!(try talk.say("redo").contains("names")))
  }

  /// The level of detail is not part of the history.
  @Test func detailIsNotTakenBack() throws {
    var talk = Talk()
    for line in ["scene city-guide", "tap on=card", "set detail=all", "undo"] {
      _ = try talk.say(line)
    }
    #expect(talk.session.options.detail == .all)
    _ = try talk.say("redo")
    #expect(talk.session.options.detail == .all)
  }

  @Test(arguments: [
    ("undo 5", "1 step can be undone, not 5"), ("undo 0", "'0' is not a number of steps"),
    ("undo many", "'many' is not a number of steps"),
    ("undo until 3", "3 s is in the future; the time is 0 s"),
    ("undo until", "'undo' needs a time"),
    ("redo", "nothing to redo"), ("switch gentle", "unknown fork 'gentle'"),
    ("fork main", "the fork 'main' already exists"), ("diff main", "'main' is the current fork"),
    ("again", "this scene has no gesture yet"), ("fork a;b", "unknown verb 'b'"),
    ("when \"tap\" do undo", "a 'when' cannot refer to earlier events"),
  ])
  func whatCannotBeDoneIsSaid(line: String, message: String) throws {
    var talk = Talk()
    _ = try talk.say("scene city-guide")
    let session = talk.session
    let error = #expect(throws: ScriptError.self, "\(line)") { try talk.say(line) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    #expect(error?.hint.isEmpty == false, "\(line)")
    #expect(talk.session.history?.count == session.history?.count)
  }

  @Test func theListTellsTheLastSteps() throws {
    var talk = Talk()
    _ = try talk.say("scene city-guide")
    for _ in 0..<30 { _ = try talk.say("wait 0.1") }
    let last = try talk.say("history").split(separator: "\n")
    #expect(last.count == 22 && last[0] == "11 earlier steps: `history all` lists them")
    #expect(try talk.say("history all").split(separator: "\n").count == 32)
    #expect(try talk.say("history 3").split(separator: "\n").count == 5)
    _ = try talk.say("undo 2")
    let text = try talk.say("history")
    #expect(text.hasSuffix("undone: `wait 0.1` and 1 more; `redo` repeats it\n"))
  }

  /// A script that never looks back pays for no history, and one that does has all of it.
  @Test func scriptsKeepWhatTheyAskFor() {
    func session(_ text: String) -> Session {
      Replay(Script(Array(text.utf8), file: nil), file: nil, in: Session()).session
    }
    #expect(session("scene city-guide\ntap on=card\n").history == nil)
    #expect(session("scene city-guide\ntap on=card\nundo\n").history?.count == 1)
  }

  /// A repeated line has the same text, with names inserted.
  @Test func everyStatementReadsBack() throws {
    var talk = Talk()
    for line in [
      "let speed=900", "let far=\"300 pt\"", "scene city-guide",
      "when \"tap on=card\" do set rate=120", "drag by=0,-$speed over=0.3 on=card",
      "let a=\"x \\\"y\\\" \\\\ \\$z\"", "at 9 wait 3f",
    ] { _ = try talk.say(line) }
    let written = Array(Lineage(of: talk.session)).reversed().map(\.statement.written)
    #expect(
      written == [
        "let speed=900", "let far=\"300 pt\"", "scene city-guide",
        "when \"tap on=card\" do set rate=120", "drag by=0,-900 over=0.3 on=card",
        "let a=\"x \\\"y\\\" \\\\ \\$z\"", "at 9 wait 3f",
      ])
    for text in written { #expect(try Statement(text)?.written == text) }
  }

  @Test(arguments: 900..<906) func randomStatementsReadBack(_ seed: Int) throws {
    var maker = RandomStatements(seed: UInt64(seed))
    let session = try Play("scene city-guide").session
    for _ in 0..<200 {
      guard let statement = try? Statement(maker.line(in: session)) else { continue }
      let again = try #require(try Statement(statement.written))
      #expect(again.written == statement.written)
      #expect(again.tokens.map(text) == statement.tokens.map(text))
    }
  }

  private func text(_ token: Token) -> String {
    switch token {
    case .word(let word): "\(word.isQuoted) \(word.text)"
    case .option(let option): "\(option.name.text) \(option.isAdded) \(option.value.text)"
    }
  }

  /// A long history is let go without running out of stack.
  @Test func aLongHistoryIsLetGo() throws {
    let statement = try #require(try Statement("let a=1"))
    var session = Session()
    let count = TestRun.count(100_000, oneIn: 8)
    for _ in 0..<count { _ = try session.execute(statement) }
    #expect(session.history?.count == count)
    #expect(session.undone(count - 1)?.history?.count == 1)
    session = Session()
    #expect(session.history?.count == 0)
  }
}
