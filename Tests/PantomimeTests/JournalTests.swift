import TestSupport
import Foundation
import Testing

/// The journal of a session that was killed, and its recovery.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct JournalTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  /// The statement that the banner offers; `nil` where it offers none.
  private func offer(of terminal: PseudoTerminal) -> String? {
    let text = terminal.screen.transcript
    guard let start = text.range(of: "`use ") else { return nil }
    return text[text.index(after: start.lowerBound)...].split(separator: "`").first.map(String.init)
  }

  private func says(_ line: String, _ answer: String, _ terminal: PseudoTerminal) {
    terminal.type(line + "\r")
    #expect(terminal.wait(for: answer), "\(line): \(terminal.screen.transcript)")
  }

  @Test func aKilledSessionIsTakenUp() throws {
    let first = try home.prompted()
    says("scene city-guide", "collapsed 0s> ", first)
    says("tap on=card", "card.1 started", first)
    says("pan chagned", "did you mean", first)
    says("wait 0.1", "0.1s> ", first)
    says("show fraction", "fraction  0.3333", first)
    first.send(signal: SIGKILL)
    #expect(first.exitStatus() == .signal(SIGKILL))
    #expect(try home.journals().count == 1)

    let second = try home.prompted(columns: 200)
    let statement = try #require(offer(of: second))
    says(statement, "0.1s> ", second)
    says("show fraction", "fraction  0.3333", second)
    home.leave(second)
  }

  @Test func aJournalIsAScriptAndPrivate() throws {
    let terminal = try home.prompted(["XDG_STATE_HOME": home.folder.path + "/the state"])
    says("scene city-guide", "collapsed 0s> ", terminal)
    says("pan began; \\", "...> ", terminal)
    says("pan changed dy=-120", "held at 49 %", terminal)
    let folder = home.folder.appendingPathComponent("the state/pantomime/journals")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 1)
    let file = folder.appendingPathComponent(names[0])
    #expect(try home.permissions(file) == 0o600)
    #expect(try home.permissions(folder) == 0o700)
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("# ") && lines[0].contains("language 2"))
    #expect(
      lines.filter { !$0.hasPrefix("#") }
        == ["scene city-guide", "pan began; \\", "pan changed dy=-120"])
    let run = try ProgramRun(BuiltProgram.path(), ["replay", file.path], in: home.folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    terminal.send(signal: SIGHUP)
    #expect(terminal.exitStatus() == .signal(SIGHUP))
    // A name with a blank in it is quoted.
    let next = try home.prompted(["XDG_STATE_HOME": home.folder.path + "/the state"])
    let statement = try #require(offer(of: next))
    #expect(statement.hasPrefix("use \"/") && statement.hasSuffix(".pan\""))
    says(statement, "held at 49 %", next)
    home.leave(next)
  }

  @Test func whatEndsAsItShouldOrLivesIsNotOffered() throws {
    let ended = try home.prompted()
    says("scene city-guide", "collapsed 0s> ", ended)
    ended.type("quit\r")
    #expect(ended.exitStatus() == .status(0))
    #expect(try home.journals().isEmpty)
    let left = try home.prompted()
    says("scene detents", "detents", left)
    home.leave(left)
    #expect(try home.journals().isEmpty)

    let live = try home.prompted()
    says("scene city-guide", "collapsed 0s> ", live)
    let other = try home.prompted()
    #expect(offer(of: other) == nil)
    says("scene detents", "0s> ", other)
    #expect(try home.journals().count == 2)
    // Each keeps separate lines, here and in the history.
    other.type(Key.up + "\r", expecting: "detents started")
    says("wait 1", "1s> ", live)
    let texts = try home.journals().map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(texts.allSatisfy { $0.contains("city-guide") != $0.contains("detents") })
    home.leave(other)
    #expect(try home.journals().count == 1)
    home.leave(live)
    #expect(try home.journals().isEmpty)
  }

  @Test func aJournalIsOfferedOnce() throws {
    let killed = try home.prompted()
    says("scene city-guide", "collapsed 0s> ", killed)
    killed.send(signal: SIGTERM)
    #expect(killed.exitStatus() == .signal(SIGTERM))
    let first = try home.prompted()
    let statement = try #require(offer(of: first))
    home.leave(first)
    let second = try home.prompted()
    #expect(offer(of: second) == nil)
    // It is still there.
    says(statement, "collapsed 0s> ", second)
    home.leave(second)
  }

  @Test func aSessionWithoutALineLeavesNothing() throws {
    let killed = try home.prompted()
    says("pan chagned", "did you mean", killed)
    killed.send(signal: SIGKILL)
    #expect(killed.exitStatus() == .signal(SIGKILL))
    let next = try home.prompted()
    #expect(offer(of: next) == nil)
    #expect(try home.journals().isEmpty)
    home.leave(next)
  }

  /// Whatever was seen to happen is in the journal, whenever the program is killed.
  @Test func nothingIsLostWhoseAnswerWasShown() throws {
    for round in 0..<12 {
      let home = try TemporaryHome()
      let terminal = try home.prompted()
      says("scene city-guide", "collapsed 0s> ", terminal)
      // One line at a time, faster than a person reads.
      terminal.type((1...40).map { "wait 1ms; show touches; # \($0)\r" }.joined())
      _ = terminal.wait(timeout: Double(round) * 0.004) { _ in false }
      terminal.send(signal: SIGKILL)
      #expect(terminal.exitStatus() == .signal(SIGKILL))
      let shown = terminal.screen.transcript.components(separatedBy: "touches  0").count - 1
      let text = try String(contentsOf: #require(home.journals().first), encoding: .utf8)
      let kept = text.split(separator: "\n").filter { $0.hasPrefix("wait") }
      #expect(kept.count >= shown, "round \(round)")
      #expect(kept.enumerated().allSatisfy { $1.hasSuffix("# \($0 + 1)") })
      let next = try home.prompted(columns: 200)
      let statement = try #require(offer(of: next))
      says(statement, kept.isEmpty ? "0s> " : "0.\(milliseconds(kept.count))s> ", next)
      home.leave(next)
    }
  }

  private func milliseconds(_ count: Int) -> String {
    var digits = String(1000 + count).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return String(digits)
  }

  /// A loss of power may leave half a line, whose answer was never shown.
  @Test func halfALineIsCutOff() throws {
    let folder = home.journalFolder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "# x\nscene city-guide\nwait 0.1\nwait 0.".write(
      to: folder.appendingPathComponent("1-a.pan"), atomically: true, encoding: .utf8)
    let terminal = try home.prompted(columns: 200)
    says(try #require(offer(of: terminal)), "collapsed 0.1s> ", terminal)
    home.leave(terminal)
  }

  /// The files that lines name are where the session was.
  @Test func filesCountFromWhereTheSessionWas() throws {
    try home.write("scene city-guide\nwait 0.25\n", to: "begin.pan")
    let script = "cd '\(home.folder.path)' && exec '\(try BuiltProgram.path())'"
    let killed = try PseudoTerminal.start(
      "/bin/sh", ["-c", script], environment: home.environment())
    try #require(killed.wait(for: TemporaryHome.prompt))
    says("use begin.pan", "0.25s> ", killed)
    killed.send(signal: SIGKILL)
    #expect(killed.exitStatus() == .signal(SIGKILL))
    let next = try home.prompted(columns: 200)
    says(try #require(offer(of: next)), "0.25s> ", next)
    home.leave(next)
  }

  @Test(arguments: ["xterm", "dumb"])
  func whereNothingCanBeWrittenThatIsToldOnce(kind: String) throws {
    let terminal = try home.prompted(["HOME": "/dev/null", "TERM": kind])
    says("scene city-guide", "collapsed 0s> ", terminal)
    says("wait 1", "1s> ", terminal)
    let told = terminal.screen.transcript.components(separatedBy: "journal cannot be written")
    #expect(told.count == 2)
    home.leave(terminal)
  }

  /// A disk without room, as far as a test can have one: a file may not grow.
  @Test func aFullDiskIsToldOnceAndMadeUpFor() throws {
    let script = "ulimit -S -f 0; exec '\(try BuiltProgram.path())'"
    let terminal = try PseudoTerminal.start(
      "/bin/sh", ["-c", script], environment: home.environment())
    try #require(terminal.wait(for: TemporaryHome.prompt))
    says("scene city-guide", "journal cannot be written: File too large", terminal)
    says("wait 1", "1s> ", terminal)
    let told = terminal.screen.transcript.components(separatedBy: "journal cannot be written")
    #expect(told.count == 2)
    home.leave(terminal)
    #expect(try home.journals().isEmpty)
  }

  @Test func withoutAHistoryThereIsNoJournal() throws {
    let terminal = try PseudoTerminal.start(
      BuiltProgram.path(), ["--no-history"], environment: home.environment())
    try #require(terminal.wait(for: TemporaryHome.prompt))
    says("scene city-guide", "collapsed 0s> ", terminal)
    #expect(!FileManager.default.fileExists(atPath: home.folder.path + "/.local"))
    home.leave(terminal)
  }
}
