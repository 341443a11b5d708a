import Foundation
import Testing

/// The line editor as people meet it: keys typed into a terminal.
@Suite(.serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
final class LineEditorTests {
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("pantomime-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  private func environment(_ more: [String: String] = [:]) -> [String: String] {
    let own = [
      "HOME": home.path, "TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "PANTOMIME_EDITOR_DEMO": "1",
    ]
    return own.merging(more) { $1 }
  }

  private func start(
    _ more: [String: String] = [:], columns: UInt16 = 80
  ) throws -> PseudoTerminal {
    try PseudoTerminal.start(
      BuiltProgram.path(), environment: environment(more), columns: columns)
  }

  /// Starts and waits for the first prompt.
  private func prompted(
    _ more: [String: String] = [:], columns: UInt16 = 80
  ) throws -> PseudoTerminal {
    let terminal = try start(more, columns: columns)
    try #require(terminal.wait(for: "❯ "))
    return terminal
  }

  private func leave(_ terminal: PseudoTerminal) {
    terminal.type(Key.controlD)
    #expect(terminal.wait(for: "end"))
    #expect(terminal.exitStatus() == .status(0))
  }

  // MARK: Editing

  @Test func arrowsAndControlKeysEdit() throws {
    let terminal = try prompted()
    terminal.type("pan bgan" + Key.left + Key.left + Key.left + "e" + Key.controlE + "!\r")
    #expect(terminal.wait(for: "line: pan began!\n❯ "))
    terminal.type("one two" + Key.controlW + "three\r")
    #expect(terminal.wait(for: "line: one three\n❯ "))
    leave(terminal)
  }

  @Test(arguments: [
    (Key.home, Key.end), ("\u{1B}[1~", "\u{1B}[4~"), ("\u{1B}OH", "\u{1B}OF"),
  ])
  func homeAndEndMoveToTheEnds(home: String, end: String) throws {
    let terminal = try prompted()
    terminal.type("abc" + home + Key.delete + "x" + end + "y\r")
    #expect(terminal.wait(for: "line: xbcy\n❯ "))
    leave(terminal)
  }

  @Test func controlArrowsMoveByWords() throws {
    let terminal = try prompted()
    terminal.type("one two" + Key.controlLeft + "x" + Key.home + Key.controlRight + "y\r")
    #expect(terminal.wait(for: "line: oney xtwo\n❯ "))
    leave(terminal)
  }

  @Test func controlCDropsTheLine() throws {
    let terminal = try prompted()
    terminal.type("never sent")
    #expect(terminal.wait(for: "never sent"))
    terminal.type(Key.controlC)
    #expect(terminal.wait(for: "interrupted\n❯ "))
    terminal.type("kept\r")
    #expect(terminal.wait(for: "line: kept\n❯ "))
    leave(terminal)
  }

  @Test func controlCStopsWorkOutsideTheEditor() throws {
    let terminal = try prompted()
    terminal.type("work\r")
    #expect(terminal.wait(for: "working\n"))
    terminal.type(Key.controlC)
    #expect(terminal.wait(for: "stopped\n❯ "))
    leave(terminal)
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    let terminal = try prompted()
    terminal.type("日本é")
    #expect(terminal.wait(forRow: "❯ 日本é"))
    terminal.type(Key.left + Key.left + "x")
    #expect(terminal.wait(forRow: "❯ 日x本é"))
    #expect(terminal.wait { $0.screen.cursor.column == 5 })
    terminal.type(Key.backspace + Key.backspace + "\r")
    #expect(terminal.wait(for: "line: 本é\n❯ "))
    leave(terminal)
  }

  @Test func whatIsTypedRightAfterThePromptIsKept() throws {
    for number in 0..<30 {
      let terminal = try prompted()
      terminal.type("show \(number)\r" + Key.controlD)
      #expect(terminal.wait(for: "line: show \(number)\n"))
      #expect(terminal.wait(for: "end\n"))
      #expect(terminal.exitStatus() == .status(0))
    }
  }

  // MARK: Completion and hints

  @Test func tabCompletesAUniqueWord() throws {
    let terminal = try prompted()
    terminal.type("sh\t")
    #expect(terminal.wait(forRow: "❯ show"))
    terminal.type("x\r")
    #expect(terminal.wait(for: "line: show x\n❯ "))
    // What goes on after the word gets no space.
    terminal.type("ra\t60\r")
    #expect(terminal.wait(for: "line: rate=60\n❯ "))
    leave(terminal)
  }

  @Test func secondTabListsTheCandidates() throws {
    let terminal = try prompted(columns: 60)
    terminal.type("s\t")
    #expect(terminal.wait { $0.screen.bells == 1 })
    #expect(!terminal.screen.transcript.contains("scene"))
    terminal.type("\t")
    #expect(terminal.wait(forRow: "scene    start a scene  started  a word"))
    #expect(terminal.wait(forRow: "show     values now"))
    #expect(terminal.wait { $0.screen.cursor == ("❯ s", 3) })
    terminal.type("h\t\r")
    #expect(terminal.wait(for: "line: show \n❯ "))
    leave(terminal)
  }

  @Test func hintStandsBehindTheCursorAndGoes() throws {
    let terminal = try prompted()
    terminal.type("pan c")
    #expect(terminal.wait(forRow: "❯ pan changed dy="))
    #expect(terminal.screen.cursor.column == 7)
    terminal.type("x")
    #expect(terminal.wait(forRow: "❯ pan cx"))
    terminal.type("\r")
    #expect(terminal.wait(for: "line: pan cx\n❯ "))
    leave(terminal)
  }

  // MARK: Paste, size, suspension

  @Test func pastedLinesAreHandedOutOneByOne() throws {
    let terminal = try prompted()
    terminal.type("<>" + Key.left + "\u{1B}[200~one\rtwo\r\rthree\r\tfour\u{1B}[201~")
    for line in ["<one", "two", "three"] { #expect(terminal.wait(for: "line: \(line)\n")) }
    // The last one had no line break: it is the user's to finish.
    #expect(terminal.wait(forRow: "❯  four>"))
    terminal.type("!\r")
    #expect(terminal.wait(for: "line:  four!>\n❯ "))
    leave(terminal)
  }

  @Test func resizingKeepsTheLine() throws {
    let terminal = try prompted()
    terminal.type("twenty characters ok")
    #expect(terminal.wait(for: "characters ok"))
    terminal.resize(columns: 30, rows: 20)
    #expect(terminal.wait(for: "❯ twenty characters ok"))
    terminal.type(" and ten more\r")
    #expect(terminal.wait(for: "line: twenty characters ok and ten more\n❯ "))
    leave(terminal)
  }

  @Test func tenColumnsAreEnough() throws {
    let terminal = try prompted(columns: 10)
    terminal.type("abcdefghijklmnopqrstuvw" + Key.home + "0" + Key.end + "9")
    #expect(terminal.wait(forRow: "❯ 0abcdefg"))
    #expect(terminal.wait(forRow: "rstuvw9"))
    terminal.type("\r")
    #expect(terminal.wait(for: "line: 0abcdefghijklmnopqrstuvw9\n❯ "))
    terminal.type("s\t\t")
    #expect(terminal.wait(forRow: "scene"))
    terminal.type("\r")
    #expect(terminal.wait(for: "line: s\n❯ "))
    leave(terminal)
  }

  @Test func suspendedAndContinuedTheLineIsStillThere() throws {
    let shell = try PseudoTerminal.start(
      "/bin/sh", ["-i"], environment: environment(["PS1": "ready% "]))
    try #require(shell.wait(for: "ready% "))
    shell.type("'\(try BuiltProgram.path())'\r")
    try #require(shell.wait(for: "❯ "))
    shell.type("abc")
    #expect(shell.wait(forRow: "❯ abc"))
    shell.type(Key.controlZ)
    #expect(shell.wait(for: "ready% "))
    shell.type("fg\r")
    #expect(shell.wait(for: "❯ abc"))
    // A terminal left cooked would show the letter twice.
    shell.type("d")
    #expect(shell.wait(forRow: "❯ abcd"))
    shell.type("\r")
    #expect(shell.wait(for: "line: abcd\n❯ "))
    shell.type(Key.controlD)
    #expect(shell.wait(for: "end\n"))
    #expect(shell.wait(for: "ready% "))
    shell.type("exit\r")
    #expect(shell.exitStatus() == .status(0))
  }

  @Test func stoppedFromOutsideTheTerminalIsMadeRawAgain() throws {
    let terminal = try prompted()
    terminal.type("abc")
    #expect(terminal.wait(forRow: "❯ abc"))
    terminal.send(signal: SIGSTOP)
    terminal.makeCooked()
    #expect(!terminal.isRaw)
    terminal.send(signal: SIGCONT)
    #expect(terminal.wait { $0.isRaw })
    terminal.type("d\r")
    #expect(terminal.wait(for: "line: abcd\n❯ "))
    leave(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV])
  func dyingGivesTheTerminalBack(signal: Int32) throws {
    let terminal = try prompted()
    #expect(terminal.wait { $0.isRaw })
    terminal.send(signal: signal)
    #expect(terminal.exitStatus() == .signal(signal))
    #expect(!terminal.isRaw)
  }

  // MARK: Poorer terminals

  @Test func withoutAUsableCharacterSetNothingBreaks() throws {
    try keep(["pan état", "pan plain"])
    let terminal = try start(["LC_ALL": "C", "LOCPATH": "/nonexistent"])
    #expect(terminal.wait { $0.screen.cursor.line.hasSuffix(">") || $0.screen.cursor.line == "❯" })
    // Drawing must survive the history's letters, too.
    terminal.type("日本é" + Key.controlE + "x" + Key.home + Key.delete + "\u{1B}[200~é\u{1B}[201~")
    terminal.type(Key.controlU + "pan" + Key.up + Key.up + "\r")
    #expect(terminal.wait(for: "line: pan "))
    #expect(terminal.wait { ["❯", ">"].contains($0.screen.cursor.line) })
    terminal.type("\u{FF}ok\r")
    #expect(terminal.wait(for: "ok\nline: "))
    #expect(terminal.wait { ["❯", ">"].contains($0.screen.cursor.line) })
    leave(terminal)
  }

  @Test func dumbTerminalIsReadPlainly() throws {
    let terminal = try start(["TERM": "dumb"])
    terminal.type("hello\n")
    #expect(terminal.wait(for: "line: hello\n"))
    terminal.type(Key.controlD)
    #expect(terminal.wait(for: "plain end\n"))
    #expect(terminal.exitStatus() == .status(0))
    #expect(!terminal.screen.transcript.contains("❯"))
  }

  // MARK: History

  @Test func upFindsLinesThatBeginAlike() throws {
    let terminal = try prompted()
    for line in ["pan one", "pan two", "expand", "other"] {
      terminal.type("\(line)\r")
      #expect(terminal.wait(for: "line: \(line)\n❯ "))
    }
    terminal.type("pan" + Key.up)
    #expect(terminal.wait(forRow: "❯ pan two"))
    terminal.type(Key.up + " a\r")
    #expect(terminal.wait(for: "line: pan one a\n❯ "))
    terminal.type("pan" + Key.up + Key.up + Key.down + Key.down + " b\r")
    #expect(terminal.wait(for: "line: pan b\n❯ "))
    terminal.type(Key.up + "\r")
    #expect(terminal.wait(for: "line: pan b\n❯ "))
    leave(terminal)
  }

  @Test func controlRSearchesBackwards() throws {
    let terminal = try prompted()
    for line in ["scene city", "show card", "wait 1"] {
      terminal.type("\(line)\r")
      #expect(terminal.wait(for: "line: \(line)\n❯ "))
    }
    terminal.type(Key.controlR + "ci")
    #expect(terminal.wait(forRow: "❯ scene city"))
    terminal.type("\r")
    #expect(terminal.wait(for: "line: scene city\n❯ "))
    terminal.type(Key.controlR + "ca")
    #expect(terminal.wait(for: "ca"))
    terminal.type(Key.controlC)
    #expect(terminal.wait(for: "interrupted\n❯ "))
    leave(terminal)
  }

  @Test func historyIsKeptBetweenRuns() throws {
    let first = try prompted()
    for line in ["pan 日本", "pan 日本", " secret", "show"] {
      first.type("\(line)\r")
      #expect(first.wait(for: "line: \(line)\n❯ "))
    }
    leave(first)
    #expect(try String(contentsOf: historyFile, encoding: .utf8) == "pan 日本\nshow\n")
    #expect(try permissions(historyFile) == 0o600)
    #expect(try permissions(historyFile.deletingLastPathComponent()) == 0o700)

    let second = try prompted()
    second.type("pan" + Key.up + "!\r")
    #expect(second.wait(for: "line: pan 日本!\n❯ "))
    leave(second)
  }

  @Test func homeThatCannotBeWrittenIsNoObstacle() throws {
    let terminal = try prompted(["HOME": "/dev/null"])
    terminal.type("show\r")
    #expect(terminal.wait(for: "line: show\n❯ "))
    leave(terminal)
  }

  private var historyFile: URL {
    home.appendingPathComponent(".local/state/pantomime/history")
  }

  private func keep(_ lines: [String]) throws {
    try FileManager.default.createDirectory(
      at: historyFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (lines.joined(separator: "\n") + "\n")
      .write(to: historyFile, atomically: true, encoding: .utf8)
  }

  private func permissions(_ file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }
}

/// What terminals send.
enum Key {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let delete = "\u{1B}[3~"
  static let controlLeft = "\u{1B}[1;5D"
  static let controlRight = "\u{1B}[1;5C"
  static let backspace = "\u{7F}"
  static let controlC = "\u{3}"
  static let controlD = "\u{4}"
  static let controlE = "\u{5}"
  static let controlR = "\u{12}"
  static let controlU = "\u{15}"
  static let controlW = "\u{17}"
  static let controlZ = "\u{1A}"
}
