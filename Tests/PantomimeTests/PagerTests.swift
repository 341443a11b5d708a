import TestSupport
import Foundation
import Testing

/// Help that is longer than the screen goes through a pager, and is never lost.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct PagerTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private var paged: URL { home.folder.appendingPathComponent("paged") }

  /// A pager of these lines of shell, as a variable for the program.
  private func pager(_ script: String) throws -> String {
    try home.write("#!/bin/sh\n\(script)\n", to: "pager")
    let path = home.folder.appendingPathComponent("pager").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// A pager that keeps what it is given, and says so.
  private func keeper() throws -> String { try pager("cat > '\(paged.path)'; echo paged it") }

  private var kept: String? { try? String(contentsOf: paged, encoding: .utf8) }

  private func asked(_ line: String, _ more: [String: String]) throws -> PseudoTerminal {
    let terminal = try home.prompted(more)
    terminal.type(line + "\r")
    return terminal
  }

  @Test func longHelpIsPaged() throws {
    for name in ["PAGER", "PANTOMIME_PAGER"] {
      let terminal = try asked("help all", [name: try keeper()])
      terminal.expect("paged it")
      terminal.expect(TemporaryHome.prompt)
      #expect(!terminal.screen.transcript.contains("Lists: `help all`"))
      let text = try #require(kept)
      #expect(text.contains("Lists: `help all`") && text.hasSuffix("\n"))
      home.leave(terminal)
    }
  }

  @Test func shortHelpIsNot() throws {
    let terminal = try asked("help quit", ["PAGER": try keeper()])
    terminal.expect("example:")
    terminal.expect(TemporaryHome.prompt)
    #expect(kept == nil)
    home.leave(terminal)
  }

  @Test(arguments: ["", "cat", " cat "])
  func noneIsNone(name: String) throws {
    let terminal = try asked("help all", ["PAGER": name])
    terminal.expect("Lists: `help all`")
    home.leave(terminal)
  }

  @Test(arguments: ["exit 3", "cat > /dev/null; exit 1", "kill -9 $$"])
  func aPagerThatFailsLosesNothing(script: String) throws {
    let terminal = try asked("help all", ["PAGER": try pager(script)])
    terminal.expect("Lists: `help all`")
    home.leave(terminal)
  }

  @Test func onePagerThatIsNotThereLosesNothing() throws {
    let terminal = try asked("help all", ["PAGER": "/nowhere/to/be/found"])
    terminal.expect("Lists: `help all`")
    home.leave(terminal)
  }

  /// Left before its end, a pager has done what was wanted.
  @Test func leavingThePagerEarlyIsFine() throws {
    let terminal = try asked("help events", ["PAGER": try pager("head -n 1; echo left it")])
    terminal.expect("left it")
    terminal.expect(TemporaryHome.prompt)
    terminal.type("help quit\r", expecting: "example:")
    home.leave(terminal)
  }

  /// The pager's shell gives way to what waits: some shells lose an interruption that comes just as
  /// they start a program.
  @Test func interruptedThePromptComesBack() throws {
    let script = "stty -echo -icanon; echo waiting; exec sleep 60"
    let terminal = try asked("help all", ["PAGER": try pager(script)])
    terminal.expect("waiting")
    terminal.type(Key.controlC, expecting: TemporaryHome.prompt)
    // It was the pager's: nothing of what comes next is interrupted.
    terminal.type("scene city-guide\r", expecting: "city-guide collapsed 0s> ")
    terminal.type("quit\r")
    #expect(terminal.exitStatus() == .status(0))
    #expect(!terminal.isRaw)
  }

  /// The same outside of a conversation.
  @Test func interruptedTheShellHasItsTerminalBack() throws {
    let script = "stty -echo -icanon </dev/tty; echo waiting; exec sleep 60"
    let shell = try PseudoTerminal.start(
      "/bin/sh", ["-i"],
      environment: home.environment(["PS1": "ready% ", "PAGER": try pager(script)]))
    try #require(shell.wait(for: "ready% "))
    shell.type("'\(try BuiltProgram.path())' help events\r")
    shell.expect("waiting")
    #expect(shell.isRaw)
    shell.type(Key.controlC, expecting: "ready% ")
    #expect(!shell.isRaw)
    shell.type("exit\r")
    #expect(shell.exitStatus() != .stuck)
  }

  @Test func pipesAreNeverPaged() throws {
    let run = try ProgramRun(["help", "events"], environment: ["PAGER": try keeper()])
    #expect(run.status == 0 && run.output.contains("words in capitals"))
    #expect(kept == nil)
  }
}
