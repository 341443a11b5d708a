import TestSupport
import Foundation
import Testing

/// The line that shows the progress of a long run.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct ProgressTests {
  /// A run that waits for a pipe, until it is written; what the terminal shows in the end.
  private func screen(_ terminal: String, waitFor text: String) throws -> TerminalScreen {
    let (home, folder) = (try TemporaryHome(), try ScriptFolder(["a.pan": ScriptFolder.good]))
    let pipe = folder.url.appendingPathComponent("pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let script =
      "cd '\(folder.url.path)' && exec '\(try BuiltProgram.path())' replay --jobs 2 a.pan pipe"
    let run = try PseudoTerminal.start(
      "/bin/sh", ["-c", script], environment: home.environment(["TERM": terminal]))
    // Opening it waits for the reader.
    let writer = try #require(FileHandle(forWritingAtPath: pipe))
    if text.isEmpty { usleep(1_500_000) } else { #expect(run.wait(for: text)) }
    try writer.write(contentsOf: Data(ScriptFolder.good.utf8))
    try writer.close()
    #expect(run.exitStatus() == .status(0))
    return run.screen
  }

  @Test func aTerminalIsToldAfterASecondAndLeftClean() throws {
    let screen = try screen("xterm", waitFor: "1 of 2 tests")
    #expect(screen.lines.first == "2 passed, 0 failed", "\(screen.lines)")
  }

  @Test func aTerminalThatCannotEraseIsNot() throws {
    let screen = try screen("dumb", waitFor: "")
    #expect(screen.lines.first == "2 passed, 0 failed", "\(screen.lines)")
    #expect(!screen.transcript.contains(" of 2"))
  }
}
