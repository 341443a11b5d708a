import ArgumentParser
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A comparison of an app's recording with a script.
struct RecordingDiff {
  private let recording: String
  private let bytes: [UInt8]
  private let script: String
  private let caseName: String?

  /// Creates the comparison if one of two files is a recording, or returns `nil` if neither is.
  ///
  /// - Throws: An error if the other file isn't a script.
  init?(_ one: String, _ other: String, case caseName: String?) throws {
    let found = [one, other].compactMap { name in
      RecordingDiff.recording(name).map { (name: name, bytes: $0) }
    }
    guard let first = found.first else { return nil }
    (recording, bytes) = first
    script = first.name == one ? other : one
    guard script.hasSuffix(".pan") else {
      throw ValidationError(
        "\(Printable.quoted(recording)) is a recording of an app, which is compared with a script *.pan"
      )
    }
    self.caseName = caseName
  }

  private static func recording(_ name: String) -> [UInt8]? {
    guard !name.hasSuffix(".pan"), name != ScriptFiles.standardInput,
      case .success(let bytes) = ScriptFiles.read(name).content, TouchRecording.isRecording(bytes)
    else { return nil }
    return bytes
  }

  /// Runs the script, and prints the first difference of each path.
  func run(_ tolerance: TraceTolerance, errors: Style, output: Style) throws {
    let values = try values(tolerance)
    let file = ScriptFiles.read(script)
    let name = try caseName.flatMap { try OneCase.find($0, in: file) }
    guard let parsed = ScriptRun.script(file, case: name, style: errors) else {
      throw ExitStatus.couldNotRun
    }
    var statements: [(statement: Statement, end: Instant)] = []
    let replay = PantomimeScripting.Replay(
      parsed, file: file.name, in: ScriptRun.session(for: file),
      observe: { statement, step in
        let end = step.entries.last?.time ?? statements.last?.end ?? .zero
        statements.append((statement, end))
      })
    guard replay.diagnostics.isEmpty, let run = replay.session.simulation else {
      Console.report(
        replay.diagnostics.isEmpty
          ? "pantomime: \(Printable.quoted(script)) starts no scene"
          : DiagnosticText.all(replay.diagnostics, style: errors))
      throw ExitStatus.couldNotRun
    }
    let start = replay.session.recording.touchLog.stream.touches.first?.time ?? .zero
    let comparison = RecordingComparison(values, with: run, from: start, tolerance)
    Console.write(
      comparison.text(recording: recording, style: output) { instant in
        let found = statements.first { $0.end >= instant } ?? statements.last
        return found.map { one in
          "\(Printable.name(one.statement.file ?? script)):\(one.statement.line): "
            + Printable.text(one.statement.text)
        }
      })
    if !comparison.differences.isEmpty { throw ExitStatus.failed }
  }

  private func values(_ tolerance: TraceTolerance) throws -> [RecordedValue] {
    let values: [RecordedValue]
    do throws(RecordingError) {
      values = try TouchRecording.values(bytes)
    } catch {
      Console.report("pantomime: \(error.text(file: recording)); \(error.hint)")
      throw ExitStatus.couldNotRun
    }
    let paths = Set(values.map(\.path))
    for path in tolerance.ignored.sorted() where !paths.contains(path) {
      throw ValidationError(
        "the recording has no path \(Printable.quoted(path)); "
          + Spelling.hint(path, among: paths.sorted(), what: "paths"))
    }
    guard !paths.subtracting(tolerance.ignored).isEmpty else {
      Console.report(
        "pantomime: \(Printable.quoted(recording)) has no values to compare; "
          + "`Recorder.watch` adds them")
      throw ExitStatus.couldNotRun
    }
    return values
  }
}
