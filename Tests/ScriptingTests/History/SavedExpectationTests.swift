import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// Expectations that were typed are saved where they were typed, if they held.
@Suite(.timeLimit) struct SavedExpectationTests {
  /// A session, what `save` wrote of it, and what it answered.
  private struct Saved {
    let session: Session
    let text: String
    let answer: String

    var statements: [String] {
      text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }
    var head: String {
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.joined(separator: "\n")
    }
  }

  private func saved(
    _ lines: [String], _ options: String = "", _ files: FileAccess = .none
  ) throws -> Saved {
    var session = Session()
    session.host.files = files
    for line in lines { _ = try session.answer(line: line, style: .plain) }
    return try saved(session, options)
  }

  private func saved(_ session: Session, _ options: String = "") throws -> Saved {
    let disk = Disk()
    var writing = session
    writing.host.files = session.host.files.with(disk.writing)
    let answer = try writing.answer(line: "save saved.pan \(options)", style: .plain).text
    let bytes = try #require(disk.files["saved.pan"])
    return Saved(session: session, text: String(decoding: bytes, as: UTF8.self), answer: answer)
  }

  /// Replays a script: whether it passes, as in `pantomime replay`, and its hash.
  private func replayed(
    _ text: String, _ files: FileAccess = .none
  ) throws -> (passes: Bool, hash: PathValue?) {
    var session = Session()
    session.host.files = files
    let script = Script(Array(text.utf8), file: nil, files: files)
    let replay = Replay(script, file: nil, in: session)
    for statement in script.statements where !statement.isOfHead {
      _ = try session.execute(statement)
    }
    let head = ScriptPreamble(of: Array(text.utf8), file: nil, in: .standard)
    let fails = replay.status == .failed && head.knownFailure != nil
    return (
      replay.status == .passed || fails,
      session.simulation?.read("hash")
    )
  }

  @Test func whatHeldIsSavedWhereItWasTyped() throws {
    let saved = try saved([
      "scene city-guide", "expect state collapsed", "tap on=card; expect running yes",
      "expect progress 0.5", "expect always card.frame.y <= 400",
      "expect always card.frame.y < 100", "expect eventually state expanded in 100",
      "expect eventually progress > 2 in 100", "run",
      "expect event \"completed end\"", "expect no event \"completed end\"", "expect progress",
      "finish", "expect misuse finish-not-stopped", "at 2 expect state expanded",
    ])
    #expect(
      saved.statements == [
        "scene city-guide", "expect state collapsed", "tap on=card", "expect running yes",
        "expect always card.frame.y <= 400", "expect eventually state expanded in 100", "run",
        "expect event \"completed end\"", "finish",
        "expect misuse finish-not-stopped", "at 2", "expect state expanded",
      ])
    #expect(saved.head.contains("# 5 expectations that did not hold were omitted."))
    #expect(!saved.head.contains("has no expectations"))
    #expect(
      saved.answer.replacing("\n  ", with: " ").contains(
        "saved 5 statements and 7 expectations; 5 expectations that did not hold were omitted"),
      "\(saved.answer)")
    let replay = try replayed(saved.text)
    #expect(replay.passes && replay.hash == saved.session.simulation?.read("hash"))
    // An expectation that held then is there to fail.
    #expect(try !replayed(saved.text.replacing("tap on=card", with: "pan began")).passes)
  }

  @Test func expectationsAreTakenBackWithTheirSteps() throws {
    let lines = [
      "scene city-guide", "tap on=card", "expect running yes", "run", "expect state expanded",
    ]
    let all = [
      "scene city-guide", "tap on=card", "expect running yes", "run", "expect state expanded",
    ]
    #expect(try saved(lines + ["undo"]).statements == Array(all.prefix(3)))
    #expect(try saved(lines + ["undo 2"]).statements == Array(all.prefix(1)))
    #expect(try saved(lines + ["undo 2", "redo 2"]).statements == all)
    // To expect something is no step: what was taken back can still be done again.
    #expect(
      try saved(lines + ["undo", "expect running yes", "redo"]).statements == all)
    #expect(
      try saved(["scene city-guide", "fork f", "expect state collapsed", "switch main"]).statements
        == ["scene city-guide"])
    #expect(
      try saved(["scene city-guide", "expect state collapsed", "fork f"]).statements
        == ["scene city-guide", "expect state collapsed"])
    let again = [
      "scene city-guide", "expect state collapsed", "drag on=card by=0,-50",
      "expect state collapsed", "again by=0,-200",
    ]
    #expect(
      try saved(again).statements
        == ["scene city-guide", "expect state collapsed", "drag on=card by=0,-200"])
  }

  /// It goes by what a person counts as steps, whatever was expected in between.
  @Test func historyListsNoExpectations() throws {
    var session = Session()
    for line in ["scene city-guide", "tap on=card", "expect running yes", "expect running yes"] {
      _ = try session.answer(line: line, style: .plain)
    }
    #expect(session.history?.count == 2)
    let history = try session.answer(line: "history", style: .plain).text
    #expect(history.contains("tap on=card") && !history.contains("expect"))
    let undone = try session.answer(line: "undo", style: .plain).text
    #expect(undone.contains("`tap on=card`"), "\(undone)")
    let done = try session.answer(line: "redo", style: .plain).text
    #expect(done.contains("`tap on=card`"), "\(done)")
  }

  @Test func aScriptWithoutExpectationsSaysSo() throws {
    let saved = try saved(["scene city-guide", "tap on=card"])
    #expect(saved.head.contains("# It has no expectations"))
    #expect(saved.answer.contains("has no expectations"))
    for options in ["expect=outcome", "expect=paths"] {
      let saved = try self.saved(["scene city-guide", "tap on=card", "run"], options)
      #expect(!saved.head.contains("no expectations"), "\(saved.text)")
    }
    let none = try self.saved(["scene city-guide", "expect state collapsed"], "expect=none")
    #expect(none.statements == ["scene city-guide"] && none.head.contains("no expectations"))
  }

  @Test func earlierScenesAreLeftOut() throws {
    let files = FileTree([
      "lib/house.pan": "let up=\"flick up speed=900 on=card\"\nset rate=120\n",
      "lib/stage.pan": "let far=200\nscene detents\n",
    ]).access()
    let lines = [
      "use lib/house.pan", "let v=-300", "set rule=half", "use lib/stage.pan",
      "flick up speed=900", "expect state held", "set estimator=lsq2", "scene city-guide",
      "set rule=scene", "tap on=card", "expect running yes",
    ]
    let saved = try saved(lines, "", files)
    #expect(
      saved.statements == [
        "use lib/house.pan", "let v=-300", "let far=200", "set estimator=lsq2",
        "set rule=half threshold=0.5", "scene city-guide", "set rule=scene", "tap on=card",
        "expect running yes",
      ], "\(saved.text)")
    let whole = try self.saved(lines, "from=session", files)
    #expect(
      whole.statements.contains("scene detents") && !whole.statements.contains("use lib/house.pan"))
    for text in [saved.text, whole.text] {
      let replay = try replayed(text, files)
      #expect(replay.passes && replay.hash == saved.session.simulation?.read("hash"), "\(text)")
    }
    #expect(throws: ScriptError.self) { try self.saved(lines, "from=start", files) }
  }

  /// A stopped animator that nothing finishes is wrong, and no statement behind can expect that.
  @Test func whatIsLeftUndoneIsAKnownFailure() throws {
    let saved = try saved(["scene city-guide", "tap on=card", "wait 0.1", "stop"])
    #expect(saved.statements.first?.hasPrefix("test known-failure=") == true)
    #expect(try replayed(saved.text).passes)
    // A run without rest has only let time pass.
    let endless = try self.saved([
      "view a alpha=0", "layer-animation a.alpha from=0 to=1 repeat=forever", "run",
    ])
    #expect(!endless.statements.contains("run"))
    #expect(try replayed(endless.text).passes)
  }

  /// For all statements and expectations, a saved script passes and has the same hash.
  @Test(arguments: TestRun.seeds(40 as UInt64, oneIn: 10))
  func aSavedScriptReplays(seed: UInt64) throws {
    var random = RandomStatements(seed: seed)
    var generator = SeededGenerator(seed: seed &* 977)
    var session = Session()
    session.host.mostInstants = 2_000
    for number in 0..<50 {
      let simulation = session.simulation
      func any(_ words: [String]) -> String {
        words.isEmpty ? "time" : words[Int(generator.next() % UInt64(words.count))]
      }
      let path = any(simulation?.paths ?? [])
      let value = simulation?.read(path).map { PathValueText.text($0) } ?? "0"
      let line: String
      switch generator.next() % 16 {
      case 0, 1: line = "expect \(path) \(value)"
      case 2: line = "expect \(path) 12345"
      case 3: line = "expect always \(path) < \(any(["0", "100", "1e6"]))"
      case 4: line = "expect eventually \(path) > \(any(["0", "1e6"])) in \(any(["0.1", "5"]))"
      case 5: line = "expect no event \"completed end\""
      case 6: line = "when \"completed end\" do expect \(path) \(value)"
      case 7: line = "expect misuse \(any(Misuse.allCases.map { $0.rawValue }))"
      case 8: line = any(["undo", "redo", "again", "undo 2", "switch main", "fork f\(number)"])
      default: line = random.line(in: session)
      }
      let before = session
      do { _ = try session.answer(line: line, style: .plain) } catch { session = before }
    }
    for options in ["", "expect=outcome", "from=session"] {
      let saved = try saved(session, options)
      let replay = try replayed(saved.text)
      #expect(replay.passes, "\(options)\n\(saved.text)")
      #expect(replay.hash == session.simulation?.read("hash"), "\(options)\n\(saved.text)")
    }
  }
}
