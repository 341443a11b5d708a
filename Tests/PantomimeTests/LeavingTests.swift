import Foundation
import TestSupport
import Testing

/// What is asked of someone who leaves a session that isn't saved.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct LeavingTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func says(_ line: String, _ text: String, _ terminal: PseudoTerminal) {
    terminal.type(line + "\r")
    #expect(terminal.wait(for: text), "\(line)")
  }

  private static let ways = ["quit\r", "exit\r", Key.controlD]

  @Test(arguments: ways, ["xterm", "dumb"])
  func anUnsavedSessionIsLeftAtTheSecondAttempt(way: String, kind: String) throws {
    let terminal = try home.prompted(["TERM": kind])
    says("tap on=card", "expanding 0s> ", terminal)
    terminal.type(way)
    #expect(terminal.isKept())
    // What was done is still there, and more of it is asked about again.
    says("run", "expanded 0.3s> ", terminal)
    terminal.type(way)
    #expect(terminal.isKept())
    says("show state", "expanded 0.3s> ", terminal)
    terminal.type(way)
    #expect(!terminal.isKept())
    #expect(terminal.exitStatus() == .status(0))
  }

  /// What was saved, undone or never done is not lost.
  @Test(arguments: [
    ["tap on=card", "save \(Self.file)"], ["tap on=card", "undo"], ["scene detents"],
    ["help tap", "curve ease"],
  ])
  func whatIsNotLostIsLeftAtOnce(lines: [String]) throws {
    let terminal = try home.prompted()
    for line in lines {
      terminal.type(line.replacing(Self.file, with: home.folder.path + "/tap.pan") + "\r")
      #expect(terminal.wait { $0.screen.cursor.line.hasSuffix(">") })
      #expect(terminal.wait { _ in home.lastLine?.hasPrefix(line.prefix(4)) == true })
    }
    #expect(terminal.wait { $0.screen.cursor.line.hasSuffix(">") })
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
      says(line, TemporaryHome.prompt, terminal)
    }
    let told = terminal.screen.transcript.components(separatedBy: "the history cannot be written: ")
    #expect(told.count == 2)
    terminal.type(Key.controlD)
    #expect(terminal.exitStatus() == .status(0))
  }
}
