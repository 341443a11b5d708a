import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// A saved session is a script with the same result.
@Suite(.timeLimit) struct SaveTests {
  /// The output of a session.
  private func saved(_ session: Session, _ options: String = "") throws -> String {
    let disk = Disk()
    var session = session
    session.host.files = session.host.files.with(disk.writing)
    _ = try session.answer(line: "save saved.pan \(options)", style: .plain)
    return String(decoding: try #require(disk.files["saved.pan"]), as: UTF8.self)
  }

  private func replay(_ text: String, _ files: FileAccess = .none) -> Replay {
    var session = Session()
    session.host.files = files
    return Replay(Script(Array(text.utf8), file: nil, files: files), file: nil, in: session)
  }

  /// The session after a script, before it ends.
  private func ran(_ text: String, _ files: FileAccess = .none) throws -> Session {
    var session = Session()
    session.host.files = files
    let script = Script(Array(text.utf8), file: nil, files: files)
    #expect(script.diagnostics.isEmpty, "\(text)")
    for statement in script.statements { _ = try session.execute(statement) }
    return session
  }

  private func hash(_ session: Session) -> PathValue? { session.simulation?.read("hash") }

  private func typed(_ lines: [String], _ files: FileAccess = .none) throws -> Session {
    var session = Session()
    session.host.files = files
    for line in lines { _ = try session.answer(line: line, style: .plain) }
    return session
  }

  private func statements(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test(arguments: [
    (
      ["scene city-guide", "tap on=card", "wait 0.1"],
      ["scene city-guide", "tap on=card", "wait 0.1"]
    ),
    (
      ["scene city-guide; tap on=card", "show; expect running yes", "run", "undo"],
      ["scene city-guide", "tap on=card", "expect running yes"]
    ),
    (
      ["scene city-guide", "drag on=card by=0,-50", "again by=0,-200"],
      ["scene city-guide", "drag on=card by=0,-200"]
    ),
    (
      ["scene city-guide", "let v=-300", "pan began; pan changed dy=-120", "pan ended vy=$v"],
      ["scene city-guide", "let v=-300", "pan began", "pan changed dy=-120", "pan ended vy=-300"]
    ),
    (
      ["scene city-guide", "let up=\"tap on=card; wait 0.1\"", "$up"],
      ["scene city-guide", "let up=\"tap on=card; wait 0.1\"", "tap on=card", "wait 0.1"]
    ),
    (
      ["scene city-guide", "when \"completed end\" do show state", "at 0.1 tap on=card"],
      ["scene city-guide", "when \"completed end\" do show state", "at 0.1 tap on=card"]
    ),
    (
      ["scene city-guide", "fork other; tap on=card", "switch main", "wait 1"],
      ["scene city-guide", "wait 1"]
    ),
    (["view a alpha=0", "set a.alpha=1"], ["view a alpha=0", "set a.alpha=1"]),
    (["scene city-guide", "at 0.5 show state"], ["scene city-guide", "at 0.5"]),
  ])
  func statementsThatLedHereAreWritten(lines: [String], wanted: [String]) throws {
    let session = try typed(lines)
    let text = try saved(session)
    #expect(statements(text) == wanted)
    let replay = replay(text)
    #expect(replay.status == .passed)
    #expect(try hash(ran(text)) == hash(session))
  }

  @Test func whatAgainHoldsForOnceIsSpelledOut() throws {
    let session = try typed([
      "scene city-guide", "pan began", "pan changed dy=-120", "pan ended vy=-300",
      "again rule=half", "run",
    ])
    let text = try saved(session, "expect=outcome")
    #expect(
      statements(text).contains("set rule=half threshold=0.5") || text.contains("set rule=half"))
    let replay = replay(text)
    #expect(replay.status == .passed, "\(text)")
    #expect(try hash(ran(text)) == hash(session))
  }

  @Test func whatAFingerLeavesAsItIsIsLeftOut() throws {
    let session = try typed([
      "scene city-guide", "touch down x=195 y=420", "touch down x=100 y=300 id=2",
      "drag by=0,-200 id=3 hold=0.1", "undo until 0.35",
    ])
    let text = try saved(session)
    #expect(text.contains(" touch move y=") && !text.contains("touch move x="))
    #expect(try hash(ran(text)) == hash(session))
  }

  /// A script has no ending of other files, which would then hold another language.
  @Test(arguments: [("a.swift", "PanScript"), ("a.md", "as=transcript")])
  func aScriptIsNoOtherFile(name: String, remedy: String) throws {
    var session = try typed(["scene city-guide", "tap on=card"])
    let error = try #require(throws: ScriptError.self) {
      try session.answer(line: "save \(name)", style: .plain)
    }
    #expect(error.hint.contains(remedy))
  }

  @Test func noReactionSaves() {
    #expect(throws: ScriptError.self) { try Statement("when \"completed end\" do save a.pan") }
  }

  /// Half a gesture is said touch by touch, in numbers that read back as themselves.
  @Test(arguments: ["0.05", "0.1", "0.123", "0.29"])
  func halfAGestureIsSaidTouchByTouch(time: String) throws {
    let session = try typed([
      "scene city-guide", "drag on=card by=-7,-200 over=0.3 hold=0.1", "undo until \(time)",
    ])
    let text = try saved(session, "expect=paths")
    #expect(text.contains("touch move") && !text.contains("drag"))
    let replay = replay(text)
    #expect(replay.status == .passed, "\(text)")
    #expect(try hash(ran(text)) == hash(session))
    #expect(try ran(text).simulation?.trace.text == session.simulation?.trace.text)
  }

  @Test func expectationsHold() throws {
    let session = try typed([
      "scene city-guide", "pan began; pan changed dy=-120", "pan ended vy=-300", "run",
      "finish", "tap on=card",
    ])
    let none = try saved(session)
    #expect(none.contains("expect misuse") && replay(none).status == .passed)
    #expect(!none.contains("expect event") && !none.contains("expect state"))
    let outcome = try saved(session, "expect=outcome")
    #expect(outcome.contains("expect event \"decided end by=velocity"))
    #expect(outcome.contains("expect state expanded"))
    // Any change of the gesture would change these numbers.
    let expected = outcome.split(separator: "\n").filter { $0.hasPrefix("expect ") }.joined()
    for field in ["margin", "raw", "unit", "vx", "vy"] {
      #expect(!expected.contains(" \(field)="))
    }
    let paths = try saved(session, "expect=paths")
    #expect(paths.contains("expect progress 0.4858") && !paths.contains("expect event"))
    for text in [outcome, paths] {
      let replay = replay(text)
      #expect(replay.status == .passed, "\(text)")
      #expect(replay.expectations > 3)
      #expect(try hash(ran(text)) == hash(session))
      // They are there to fail where something else comes of it.
      let other = self.replay(text.replacing("vy=-300", with: "vy=300"))
      #expect(other.status == .failed)
    }
  }

  @Test func filesAreFoundFromTheScript() throws {
    let files = FileTree([
      "lib/begin.pan": "scene city-guide\ntouches one.jsonl\nlet speed=900\n",
      "lib/one.jsonl": "{\"t\":0,\"phase\":\"down\",\"id\":1,\"x\":195,\"y\":420}\n"
        + "{\"t\":0.1,\"phase\":\"up\",\"id\":1,\"x\":195,\"y\":420}\n",
    ]).access()
    let session = try typed(["use lib/begin.pan", "wait 0.1"], files)
    let text = try saved(session)
    #expect(
      statements(text)
        == ["scene city-guide", "touches lib/one.jsonl", "let speed=900", "wait 0.1"])
    #expect(try hash(ran(text, files)) == hash(session))
    // Elsewhere than in the working directory, a name that holds from there.
    let disk = Disk()
    var other = session
    other.host.files = files.with(disk.writing)
    _ = try other.answer(line: "save sub/saved.pan", style: .plain)
    let there = String(decoding: try #require(disk.files["sub/saved.pan"]), as: UTF8.self)
    #expect(there.contains("touches ../lib/one.jsonl"))
  }

  @Test func aFileIsReplacedOnlyWhereThatIsSaid() throws {
    let disk = Disk()
    var session = try typed(["scene city-guide"])
    session.host.files = FileTree([:]).access().with(disk.writing)
    _ = try session.answer(line: "save a.pan", style: .plain)
    _ = try session.answer(line: "tap on=card", style: .plain)
    let before = disk.files["a.pan"]
    #expect(throws: ScriptError.self) {
      try session.answer(line: "save a.pan", style: .plain)
    }
    #expect(disk.files["a.pan"] == before)
    _ = try session.answer(line: "save a.pan replace=yes", style: .plain)
    #expect(disk.files["a.pan"] != before)
    // A script that is replayed writes nothing.
    let files = FileTree([:]).access()
    let script = Script(Array("scene city-guide\nsave a.pan\n".utf8), file: "x", files: files)
    #expect(script.diagnostics.count == 1)
  }

  /// For all inputs, undos and redos, the saved script has the same hash.
  @Test(arguments: TestRun.seeds(30 as UInt64)) func randomSessionsAreSaved(seed: UInt64) throws {
    var random = RandomStatements(seed: seed)
    var generator = SeededGenerator(seed: seed)
    var session = Session()
    session.host.mostInstants = 2_000
    for number in 0..<60 {
      var line = random.line(in: session)
      switch generator.next() % 12 {
      case 0: line = "undo"
      case 1: line = "undo 3"
      case 2: line = "redo"
      case 3: line = "again"
      case 4: line = "undo until \(Double(generator.next() % 8) * 0.05)"
      case 5 where number.isMultiple(of: 3): line = "fork f\(number)"
      case 6: line = "switch main"
      default: break
      }
      let before = session
      do { _ = try session.answer(line: line, style: .plain) } catch { session = before }
    }
    let text = try saved(session, seed.isMultiple(of: 2) ? "expect=outcome" : "expect=paths")
    let replay = replay(text)
    #expect(replay.diagnostics.isEmpty, "\(text)")
    #expect(replay.failures.allSatisfy { !$0.text.hasPrefix("expect") }, "\(text)")
    // The end of a script releases its animators, which records a misuse if one is paused.
    #expect(try hash(ran(text)) == hash(session), "\(text)")
  }

  /// A journal is typed again: each of its lines is a step, and takes back what a step took.
  @Test func aJournalIsTypedAgain() throws {
    let lines = [
      "scene city-guide", "tap on=card", "wait 0.1", "undo", "use two.pan", "use two.pan", "undo",
      "again", "fork f", "wait 1", "switch main",
    ]
    let two = "wait 0.01\nwait 0.02\n"
    let files = FileTree([
      "two.pan": two,
      "j.pan": Reader.journalMark + ": x\n" + lines.joined(separator: "\n") + "\n",
      "plain.pan": "scene city-guide\nwait 1\nwait 1\n",
    ]).access()
    let typed = try typed(lines, files)
    let used = try self.typed(["use j.pan"], files)
    #expect(hash(typed) == hash(used))
    #expect(used.history?.count == typed.history?.count)
    #expect(used.history.branches == typed.history.branches)
    #expect(try self.typed(["use plain.pan"], files).history?.count == 1)
  }

  /// What the advice for a refused line tries writes no file.
  @Test(arguments: [
    "save session to a.txt", "save session as a.txt", "save a.txt now", "strip to a.svg",
    "draw strip to a.svg", "export to a.svg", "svae a.txt",
  ])
  func anAdviceWritesNothing(line: String) throws {
    for before in [[], ["scene city-guide"], ["scene city-guide", "tap on=card"]] {
      let disk = Disk()
      var session = Session()
      session.host.files = FileTree([:]).access().with(disk.writing)
      session.host.offersExample = true
      for line in before { try session.answer(line: line) { _ in } }
      do throws(ScriptError) {
        try session.answer(line: line) { _ in }
      } catch {
        #expect(disk.files.isEmpty, "\(line)")
        if line.hasPrefix("save session") {
          #expect(error.replacement?.hasSuffix("save a.txt") == true, "\(error)")
        }
      }
    }
  }
}

/// Files that are written nowhere.
final class Disk: @unchecked Sendable {
  private(set) var files: [String: [UInt8]] = [:]

  var writing: FileWriting {
    FileWriting(
      write: { [self] name, bytes, replacing in
        if files[name] != nil, !replacing { return .exists }
        files[name] = bytes
        return nil
      }, locate: { "/disk/" + $0 })
  }
}
