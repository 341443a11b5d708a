import TestSupport
import Foundation
import Testing

/// A failed write is a failure, for every command.
@Suite(.timeLimit, .serialized) struct OutputStreamTests {
  /// Commands that print results; all would leave with 0 but the last two.
  private static let commands = [
    "replay good.pan", "replay --format tap good.pan", "replay --verbose good.pan",
    "replay --format junit --output report.xml good.pan", "check good.pan", "trace good.pan",
    "trace touched.pan --touches", "trace good.pan --format csv --sample fraction", "scenes",
    "help",
    "help pan", "--help", "--version", "--generate-completion-script bash", "<shows.pan",
    "replay bad.pan", "trace bad.pan",
  ]

  private func folder() throws -> ScriptFolder {
    try ScriptFolder([
      "good.pan": ScriptFolder.good, "bad.pan": ScriptFolder.bad,
      "shows.pan": "scene city-guide\nshow time\n",
      "touched.pan": "scene city-guide\ntouch down x=195 y=420\ntouch up\n",
    ])
  }

  @Test(.enabled(if: canWrite("/dev/full"), "there is no /dev/full"), arguments: commands)
  func aFullDiskIsTold(command: String) throws {
    let run = try folder().shell("\"$P\" \(command) >/dev/full")
    #expect(run.status == 2)
    #expect(
      run.errors.hasSuffix(
        "pantomime: standard output cannot be written: No space left on device\n"))
  }

  @Test(arguments: TestRun.sample(commands, oneIn: 2, from: 1))
  func aStreamThatIsClosedIsTold(command: String) throws {
    let run = try folder().shell("\"$P\" \(command) >&-")
    #expect(run.status == 2)
    #expect(
      run.errors.hasSuffix("pantomime: standard output cannot be written: Bad file descriptor\n"))
  }

  /// A reader that stops reading needs no message.
  @Test(arguments: TestRun.sample(commands, oneIn: 2))
  func aClosedPipeEndsItQuietly(command: String) throws {
    // The pipe's other end is closed before the program begins.
    let run = try folder().shell("mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; \"$P\" \(command) >&4")
    #expect(run.status == 2)
    #expect(run.errors.isEmpty)
  }

  /// As `| head` does, in the middle of much output.
  @Test func aPipeThatIsClosedMeanwhileEndsItQuietly() throws {
    let folder = try ScriptFolder(["many": String(repeating: "help\n", count: 5_000)])
    let run = try folder.shell("{ \"$P\" <many; echo $? >&2; } | head -n 1")
    #expect(run.errors == "2\n")
    #expect(run.output.split(separator: "\n").count == 1)
  }

  /// If diagnostics couldn't be written, the program doesn't exit with success.
  @Test(.enabled(if: canWrite("/dev/full"), "there is no /dev/full"))
  func lostDiagnosticsAreAFailure() throws {
    let folder = try folder()
    for (command, status) in [
      ("<bad.pan", 1), ("<bad.pan 2>/dev/full", 2), ("<bad.pan 2>&-", 2),
      ("trace bad.pan 2>/dev/full", 2), ("replay good.pan 2>&-", 0), ("replay bad.pan 2>&-", 1),
    ] as [(String, Int32)] {
      #expect(try folder.shell("\"$P\" \(command)").status == status)
    }
  }

  /// A file that is opened later must not stand in for a stream that was closed.
  @Test func nothingElseTakesThePlaceOfAClosedStream() throws {
    let folder = try folder()
    for command in ["replay good.pan", "trace good.pan", "replay good.pan --output good.txt"] {
      _ = try folder.shell("\"$P\" \(command) >&- 2>&- <&-")
      #expect(try folder.text("good.pan") == ScriptFolder.good)
    }
    let report = try folder.text("good.txt")
    #expect(report == "1 passed, 0 failed\n")
    let unread = try folder.shell("\"$P\" replay - <&-")
    #expect(unread.status == 2)
    #expect(unread.output.contains("it cannot be read: Bad file descriptor"))
  }

  /// Another program may have left the pipe in nonblocking mode.
  @Test(.enabled(if: canRun("perl"), "there is no perl"))
  func aPipeThatIsFullForAWhileIsWaitedFor() throws {
    let folder = try ScriptFolder(["many": String(repeating: "help\n", count: 200)])
    let nonblocking =
      "use Fcntl; fcntl(STDOUT, F_SETFL, O_NONBLOCK) or die; exec @ARGV or die"
    let run = try ProgramRun(
      shell: "{ perl -e '\(nonblocking)' \"$P\" <many; echo $? >&2; } | { sleep 0.3; cat; }",
      in: folder.url)
    #expect(run.errors == "0\n")
    #expect(try run.output == folder.shell("\"$P\" <many").output)
  }
}
