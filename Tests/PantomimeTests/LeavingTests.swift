import Foundation
import TestSupport
import Testing

/// The warning before a session that isn't saved is left.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct LeavingTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func says(_ line: String, _ text: String, _ terminal: PseudoTerminal) {
    terminal.type(line + "\r")
    #expect(terminal.wait(for: text), "\(line)")
    // Before the prompt the terminal is cooked, and the kernel would keep a Ctrl-D to itself.
    #expect(terminal.wait { $0.screen.cursor.line.hasSuffix(">") })
  }

  private static let ways = ["quit\r", "exit\r", Key.controlD]

  @Test(arguments: ways, ["xterm", "dumb"])
  func anUnsavedSessionIsLeftAtTheSecondAttempt(way: String, kind: String) throws {
    let terminal = try home.prompted(["TERM": kind])
    says("tap on=card", "card.1 started", terminal)
    terminal.type(way)
    #expect(terminal.isKept())
    // After the warning the session continues, and a new statement causes another warning.
    says("run", "card.1 expanded at 0.3 s", terminal)
    terminal.type(way)
    #expect(terminal.isKept())
    says("show state", "state  expanded", terminal)
    terminal.type(way)
    #expect(!terminal.isKept())
    #expect(terminal.exitStatus() == .status(0))
  }

  /// No warning appears for a session that is saved, undone or empty.
  @Test(arguments: [
    [("tap on=card", "card.1 started"), ("save \(Self.file)", "saved")],
    [("tap on=card", "card.1 started"), ("undo", "no scene is running")],
    [("scene detents", "detents started")],
    [("help tap", "example:"), ("curve ease-in at 0.25", "0.0935")],
  ])
  func whatIsNotLostIsLeftAtOnce(lines: [(String, String)]) throws {
    let terminal = try home.prompted()
    for (line, answer) in lines {
      says(line.replacing(Self.file, with: home.folder.path + "/tap.pan"), answer, terminal)
    }
    terminal.type(Key.controlD)
    #expect(!terminal.isKept())
    #expect(terminal.exitStatus() == .status(0))
  }

  private static let file = "FILE"

  @Test func aScriptIsNotAsked() throws {
    let run = try ProgramRun(input: "tap on=card\nquit\n")
    #expect(run.status == 0 && !run.output.contains("not saved"))
  }

  @Test func aHistoryThatCannotBeWrittenIsReportedOnce() throws {
    let terminal = try home.prompted(["HOME": "/dev/null"])
    for line in ["help tap", "help run", "help wait"] {
      says(line, "example:", terminal)
    }
    let told = terminal.screen.transcript.components(separatedBy: "the history cannot be written: ")
    #expect(told.count == 2)
    terminal.type(Key.controlD)
    #expect(terminal.exitStatus() == .status(0))
  }
}
