import ScriptingSupport
import TestSupport
import Foundation
import PantomimeKit
import PantomimeScripting
import Testing

/// The events of every gesture script are recorded beside it, and must not change unnoticed:
/// expectations check a few values, a trace everything that happens.
@Suite(.timeLimit) struct GoldenTraceTests {
  private static let folder = GestureScripts.folder

  /// With `PANTOMIME_RECORD=1` the file beside the script gets what happens now, and the test fails
  /// where that is something else than before.
  ///
  /// `scripts/check replay` compares all of them.
  @Test(
    arguments: TestRun.isRecording
      ? GestureScripts.names : TestRun.sample(GestureScripts.names, oneIn: 8))
  func happensAsWrittenDown(name: String) throws {
    let golden = Self.golden(of: name)
    let text = try Self.trace(of: name)
    let written = try? String(contentsOf: golden, encoding: .utf8)
    // Compared as bytes: two texts that only look alike are not the same trace.
    guard Array(text.utf8) != written.map({ Array($0.utf8) }) else { return }
    if TestRun.isRecording {
      try Data(text.utf8).write(to: golden)
      Issue.record("recorded \(golden.lastPathComponent)")
    } else if let written {
      Issue.record("\(name): \(FirstDifference(between: written, and: text))")
    } else {
      Issue.record("\(name) has no trace beside it: scripts/record writes it")
    }
  }

  @Test func everyTraceHasItsScript() {
    let traces = ProjectFiles.names(in: Self.folder, withExtension: "trace")
    #expect(!traces.isEmpty)
    let scripts = Set(GestureScripts.names.map { $0.dropLast(".pan".count) })
    #expect(traces.filter { !scripts.contains($0.dropLast(".trace".count)) } == [])
  }

  private static func golden(of name: String) -> URL {
    ProjectFiles.root.appendingPathComponent("\(folder)/\(name)")
      .deletingPathExtension().appendingPathExtension("trace")
  }

  /// The canonical text of everything that happens, all scenes of the script one after the other.
  private static func trace(of name: String) throws -> String {
    let place = "\(folder)/\(name)".split(separator: "/").dropLast().joined(separator: "/")
    var session = ProjectFiles.session(in: place)
    session.recording.shownRecord = ShownRecord()
    let bytes = try ProjectFiles.bytes(of: "\(folder)/\(name)")
    var run = RunTrace()
    let replay = Replay(
      Script(bytes, file: name, files: session.host.files), file: name, in: session
    ) { run.note($0, $1) }
    try #require(replay.diagnostics.isEmpty)
    run.finish(replay)
    return run.text
  }
}

/// The first line on which two texts differ, for the reader of a failure.
private struct FirstDifference: CustomStringConvertible {
  let description: String

  init(between written: String, and found: String) {
    let (old, new) = (Self.lines(written), Self.lines(found))
    var place = 0
    while place < min(old.count, new.count), old[place] == new[place] { place += 1 }
    description = """
      line \(place + 1) of the trace differs
        written  \(place < old.count ? old[place] : "(the end)")
        now      \(place < new.count ? new[place] : "(the end)")
      """
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
