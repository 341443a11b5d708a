import Foundation
import Testing

/// What happens to the terminal around the line: pastes, sizes, signals, poorer terminals.
@Suite(.serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct TerminalTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  @Test func pastedLinesAreHandedOutOneByOne() throws {
    let terminal = try home.prompted()
    terminal.type("<>" + Key.left + "\u{1B}[200~one\rtwo\r\rthree\r\tfour\u{1B}[201~")
    for line in ["<one", "two", "three"] { #expect(terminal.wait(for: "line: \(line)\n")) }
    // The last one had no line break: it is the user's to finish.
    #expect(terminal.wait(forRow: "❯  four>"))
    terminal.type("!\r")
    #expect(terminal.wait(for: "line:  four!>\n❯ "))
    home.leave(terminal)
  }

  @Test func resizingKeepsTheLine() throws {
    let terminal = try home.prompted()
    terminal.type("twenty characters ok")
    #expect(terminal.wait(for: "characters ok"))
    terminal.resize(columns: 30, rows: 20)
    #expect(terminal.wait(for: "❯ twenty characters ok"))
    terminal.type(" and ten more\r")
    #expect(terminal.wait(for: "line: twenty characters ok and ten more\n❯ "))
    home.leave(terminal)
  }

  @Test func tenColumnsAreEnough() throws {
    let terminal = try home.prompted(columns: 10)
    terminal.type("abcdefghijklmnopqrstuvw" + Key.home + "0" + Key.end + "9")
    #expect(terminal.wait(forRow: "❯ 0abcdefg"))
    #expect(terminal.wait(forRow: "rstuvw9"))
    terminal.type("\r")
    #expect(terminal.wait(for: "line: 0abcdefghijklmnopqrstuvw9\n❯ "))
    terminal.type("s\t\t")
    #expect(terminal.wait(forRow: "scene"))
    terminal.type("\r")
    #expect(terminal.wait(for: "line: s\n❯ "))
    home.leave(terminal)
  }

  @Test func suspendedAndContinuedTheLineIsStillThere() throws {
    let shell = try PseudoTerminal.start(
      "/bin/sh", ["-i"], environment: home.environment(["PS1": "ready% "]))
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
    let terminal = try home.prompted()
    terminal.type("abc")
    #expect(terminal.wait(forRow: "❯ abc"))
    terminal.send(signal: SIGSTOP)
    terminal.makeCooked()
    #expect(!terminal.isRaw)
    terminal.send(signal: SIGCONT)
    #expect(terminal.wait { $0.isRaw })
    terminal.type("d\r")
    #expect(terminal.wait(for: "line: abcd\n❯ "))
    home.leave(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV])
  func dyingGivesTheTerminalBack(signal: Int32) throws {
    let terminal = try home.prompted()
    #expect(terminal.wait { $0.isRaw })
    terminal.send(signal: signal)
    #expect(terminal.exitStatus() == .signal(signal))
    #expect(!terminal.isRaw)
  }

  // MARK: Poorer terminals

  @Test func withoutAUsableCharacterSetNothingBreaks() throws {
    try home.keep(["pan état", "pan plain"])
    let terminal = try home.start(["LC_ALL": "C", "LOCPATH": "/nonexistent"])
    #expect(terminal.wait { $0.screen.cursor.line.hasSuffix(">") || $0.screen.cursor.line == "❯" })
    // Drawing must survive the history's letters, too.
    terminal.type("日本é" + Key.controlE + "x" + Key.home + Key.delete + "\u{1B}[200~é\u{1B}[201~")
    terminal.type(Key.controlU + "pan" + Key.up + Key.up + "\r")
    #expect(terminal.wait(for: "line: pan "))
    #expect(terminal.wait { ["❯", ">"].contains($0.screen.cursor.line) })
    terminal.type("\u{FF}ok\r")
    #expect(terminal.wait(for: "ok\nline: "))
    #expect(terminal.wait { ["❯", ">"].contains($0.screen.cursor.line) })
    home.leave(terminal)
  }

  @Test func dumbTerminalIsReadPlainly() throws {
    let terminal = try home.start(["TERM": "dumb"])
    terminal.type("hello\n")
    #expect(terminal.wait(for: "line: hello\n"))
    terminal.type(Key.controlD)
    #expect(terminal.wait(for: "plain end\n"))
    #expect(terminal.exitStatus() == .status(0))
    #expect(!terminal.screen.transcript.contains("❯"))
  }
}
