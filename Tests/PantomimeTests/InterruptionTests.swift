import TestSupport
import Foundation
import Testing

/// Ctrl-C in the middle of a run.
@Suite(.timeLimit, .serialized) struct InterruptionTests {
  /// Scripts of which the third is a pipe: reading it blocks until it is written.
  private func folder() throws -> ScriptFolder {
    let folder = try ScriptFolder([
      "1.pan": ScriptFolder.good, "2.pan": ScriptFolder.bad, "4.pan": ScriptFolder.good,
    ])
    mkfifo(folder.url.appendingPathComponent("3").path, 0o600)
    return folder
  }

  /// Replays the scripts one by one, and interrupts that while the third is read.
  ///
  /// - Parameter signal: The signal that interrupts it.
  private func interrupted(
    _ flags: [String], by signal: Int32 = SIGINT, in folder: ScriptFolder
  ) throws -> ProgramRun {
    let pipe = folder.url.appendingPathComponent("3").path
    return try ProgramRun(
      BuiltProgram.path(),
      ["replay", "--jobs", "1"] + flags + ["1.pan", "2.pan", "3", "4.pan"], in: folder.url
    ) { process in
      // Opening it waits for the reader, who then waits for what is written.
      let writer = open(pipe, O_WRONLY)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      close(writer)
    }
  }

  @Test(arguments: [
    ("human", ["not run: 3", "not run: 4.pan", "interrupted: 2 of 4 not run"]),
    (
      "tap",
      [
        "ok 3 - 3 # SKIP not run: interrupted", "ok 4 - 4.pan # SKIP not run: interrupted",
        "Bail out! interrupted",
      ]
    ),
    ("junit", ["      <property name=\"cut\" value=\"interrupted\"/>"]),
    (
      "jsonl",
      [
        #"{"v":1,"event":"summary","passed":1,"failed":1,"broken":0,"skipped":0,"not-run":2,"#
          + #""cut":"interrupted"}"#
      ]
    ),
  ])
  func aReplayWritesWhatItHas(format: String, told: [String]) throws {
    let folder = try folder()
    for target in [[], ["--output", "report"]] {
      // CI services cancel a job with SIGTERM.
      let run = try interrupted(
        ["--format", format] + target, by: target.isEmpty ? SIGINT : SIGTERM, in: folder)
      #expect(run.status == 130)
      #expect(run.errors.isEmpty)
      let report = target.isEmpty ? run.output : try folder.text("report")
      let lines = report.split(separator: "\n").map(String.init)
      for line in told { #expect(lines.contains(line), "\(report)") }
      #expect(report.contains("expect state expanded"))
      if !target.isEmpty { #expect(run.lines.last == "1 passed, 1 failed") }
    }
  }

  /// The other commands write what they have, and say on standard error that it is not all.
  @Test func aTraceWritesWhatItHas() throws {
    let long = "scene city-guide\n" + String(repeating: "tap on=card\nrun\n", count: 6_000)
    let folder = try ScriptFolder(["long.pan": long, "trace": ""])
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: try BuiltProgram.path())
    process.arguments = ["trace", "long.pan"]
    process.currentDirectoryURL = folder.url
    let output = folder.url.appendingPathComponent("trace")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = errors
    try process.run()
    while try folder.text("trace").isEmpty, process.isRunning { usleep(10_000) }
    process.interrupt()
    let told = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(
      String(decoding: told, as: UTF8.self)
        == "pantomime: interrupted; the output is incomplete\n")
    let text = try folder.text("trace")
    #expect(text.hasPrefix("traces 2\n0 scene city-guide") && text.hasSuffix("\n"))
  }

  /// A program that a script starts in the background doesn't receive Ctrl-C.
  @Test func whoIsToldToIgnoreItIgnoresIt() throws {
    let run = try folder().shell(
      """
      trap '' INT
      "$P" replay 3 & exec 4>3; kill -INT $!; cat 1.pan >&4; exec 4>&-; wait $!
      """)
    #expect(run.status == 0)
    #expect(run.output == "1 passed, 0 failed\n")
  }
}
