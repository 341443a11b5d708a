import ArgumentParser
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// `pantomime diff A B`: prints the first difference, and its cause, between two traces or between
/// an app and its model.
struct TraceDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Finds the first difference between two traces or scripts.",
    discussion: """
      A *.pan file is run; any other file is a trace, as text or JSON lines; a pipe may contain either. \
      A recording of an app (JSON lines of PantomimeRecorder) is compared with a script, in either order: every \
      recorded value with the path of the same name, at the same time since the first touch, within 0.5pt, \
      20pt/s, 0.5deg, 10ms and 0.005 unless --within changes that; --ignore then takes paths. The \
      exit status is 1 if they differ, and 2 if a file cannot be read.
      """)

  @OptionGroup var look: Look

  @Argument(help: "A trace or a script, or - for standard input.", completion: .file())
  var one: String

  @Argument(help: "The trace or script to compare with.", completion: .file())
  var other: String

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp(
      "The case to run; given twice, the second applies to the other script.",
      valueName: "case"))
  var cases: [String] = []

  @Option(
    help: "Fields to ignore, separated by commas; also reason, time and shown.")
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "Tolerances by unit: 0.01pt, 5pt/s, 1deg, 1ms, 1% or 0.001.",
      valueName: "limit"))
  var within: [String] = []

  private var tolerance: TraceTolerance {
    get throws {
      var tolerance = TraceTolerance(ProgramCatalog.catalog)
      for limit in within where !tolerance.allow(limit) {
        throw ValidationError("--within \(limit) is not a tolerance: \(TraceTolerance.limitHint)")
      }
      let names = ignore.flatMap { $0.split(separator: ",").map(String.init) }
      tolerance.ignored = Set(names)
      return tolerance
    }
  }

  func validate() throws {
    _ = try tolerance
    if one == ScriptFiles.standardInput, other == ScriptFiles.standardInput {
      throw ValidationError("standard input can be read only once")
    }
    if cases.count > 2 {
      throw ValidationError("--case can be given at most twice, once per script")
    }
  }

  func run() throws {
    _ = Interruption { Console.leaveInterrupted() }
    let style = look.style(for: STDERR_FILENO)
    let tolerance = try tolerance
    // A pipe can be read only once.
    let files = [ComparedFile(one), ComparedFile(other)]
    if let recording = try RecordingDiff(files, case: cases.first) {
      return try recording.run(tolerance, errors: style, output: look.style(for: STDOUT_FILENO))
    }
    let sides = try zip(files, [cases.first, cases.last]).map { file, one in
      try ComparedTrace.read(file, case: one, isItsOwn: cases.count == 2, style: style)
    }
    guard let left = sides[0], let right = sides[1] else { throw ExitStatus.couldNotRun }
    if [left, right].filter({ $0.caseName != nil }).count < cases.count {
      throw ValidationError("--case requires scripts with cases; give it twice for two")
    }
    let traces = [left.trace, right.trace].compactMap { $0 }
    if let problem = tolerance.problem(in: traces) { throw ValidationError(problem) }
    // A script without events has no trace, so no line of the other trace can match it.
    guard let first = left.trace, let second = right.trace else {
      Console.print(traces.isEmpty ? "neither has events" : "one of them has no events")
      if !traces.isEmpty { throw ExitStatus.failed }
      return
    }
    let difference: TraceDifference?
    do throws(TraceDifference.SideError) {
      difference = try TraceDifference.first(first, second, tolerance)
    } catch {
      ComparedTrace.report(error.isOther ? other : one, error.problem)
      throw ExitStatus.couldNotRun
    }
    guard let difference else {
      let count = first.eventCount
      let shown = tolerance.comparesShown && count < first.count ? " and their values" : ""
      Console.print("no difference in \(count) event\(count == 1 ? "" : "s")\(shown)")
      return
    }
    let output = look.style(for: STDOUT_FILENO)
    Console.write(DifferenceText(difference, left.side, right.side).text(style: output))
    throw ExitStatus.failed
  }
}

/// One of the compared files.
struct ComparedFile {
  /// The argument that names the file.
  let name: String
  let file: ScriptFile
  /// Whether the contents indicate what the file is, because it's standard input or another pipe, and
  /// so has no name that does.
  private let isPipe: Bool

  init(_ name: String) {
    self.name = name
    isPipe =
      name == ScriptFiles.standardInput
      || (!name.hasSuffix(".pan") && (try? FileStatus(of: name))?.kind == .other)
    file = ScriptFiles.read(name)
  }

  /// Whether the file may be a script.
  var mayBeScript: Bool { isPipe || name.hasSuffix(".pan") }

  /// Whether the file may be something other than a script.
  var mayBeOther: Bool { !name.hasSuffix(".pan") }

  /// The bytes, or `nil` if the file can't be read.
  var bytes: [UInt8]? {
    if case .success(let bytes) = file.content { bytes } else { nil }
  }
}

/// One of the compared traces, and the run that produced it.
private struct ComparedTrace {
  let name: String
  let caseName: String?
  let trace: WrittenTrace?
  let run: RunTrace?

  var side: DifferenceText.Side {
    DifferenceText.Side(name, case: caseName, trace: trace, run: run)
  }

  /// Reads a trace, or runs a script; if there is an error, reports it and returns `nil`.
  ///
  /// - Parameters:
  ///   - compared: The file.
  ///   - one: The name of the selected case, or `nil` for the first case.
  ///   - isItsOwn: Whether the case was selected for this script only, rather than for either of
  ///     the two scripts, if it has cases.
  ///   - style: The style of error messages.
  static func read(
    _ compared: ComparedFile, case one: String?, isItsOwn: Bool, style: Style
  ) throws -> ComparedTrace? {
    let (name, file) = (compared.name, compared.file)
    guard case .success(let bytes) = file.content else {
      if case .failure(let error) = file.content {
        Console.report("pantomime: \(Printable.quoted(name)) cannot be read: \(error.reason)")
      }
      return nil
    }
    if compared.mayBeOther {
      do throws(WrittenTrace.Unreadable) {
        return ComparedTrace(
          name: file.name, caseName: nil, trace: try WrittenTrace(bytes), run: nil)
      } catch {
        guard compared.mayBeScript else {
          report(name, error)
          return nil
        }
      }
    }
    let isMeant = isItsOwn || !OneCase.all(of: file).isEmpty
    let one = isMeant ? try one.flatMap { try OneCase.find($0, in: file) } : nil
    guard let script = ScriptRun.script(file, case: one, style: style) else { return nil }
    var run = RunTrace()
    var session = ScriptRun.session(for: file)
    session.recording.shownRecord = ShownRecord()
    let replay = PantomimeScripting.Replay(
      script, file: file.name, in: session, observe: { run.note($0, $1) })
    run.finish(replay)
    guard replay.diagnostics.isEmpty else {
      Console.report(Diagnostic.text(of: replay.diagnostics, style: style))
      return nil
    }
    return ComparedTrace(name: file.name, caseName: one, trace: run.written, run: run)
  }

  static func report(_ name: String, _ problem: WrittenTrace.Unreadable) {
    Console.report(
      problem.otherVersion != nil
        ? "pantomime: \(Printable.quoted(name)) was \(problem.reason)"
        : "pantomime: \(Printable.quoted(name)) is neither a trace nor a script *.pan: "
          + "line \(problem.line): \(problem.reason)")
  }
}

/// A comparison of an app's recording with a script.
struct RecordingDiff {
  private let recording: String
  private let bytes: [UInt8]
  private let script: ComparedFile
  private let caseName: String?

  /// Creates the comparison if one of the two files is a recording, or returns `nil` if neither
  /// file is a recording.
  ///
  /// - Throws: An error if the other file isn't a script.
  init?(_ files: [ComparedFile], case caseName: String?) throws {
    let recordings = files.map(RecordingDiff.recording)
    guard let index = recordings.firstIndex(where: { $0 != nil }), let bytes = recordings[index]
    else { return nil }
    (recording, self.bytes) = (files[index].file.name, bytes)
    script = files[1 - index]
    guard script.mayBeScript, recordings[1 - index] == nil else {
      throw ValidationError(
        "\(Printable.quoted(recording)) is a recording of an app, which is compared with a script *.pan"
      )
    }
    self.caseName = caseName
  }

  private static func recording(_ file: ComparedFile) -> [UInt8]? {
    guard file.mayBeOther, let bytes = file.bytes, TouchRecording.isRecording(bytes) else {
      return nil
    }
    return bytes
  }

  /// Runs the script, and prints the first difference for each path.
  func run(_ tolerance: TraceTolerance, errors: Style, output: Style) throws {
    let values = try values(tolerance)
    let file = script.file
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
          ? "pantomime: \(Printable.quoted(file.name)) starts no scene"
          : Diagnostic.text(of: replay.diagnostics, style: errors))
      throw ExitStatus.couldNotRun
    }
    let start = replay.session.recording.touchLog.stream.touches.first?.time ?? .zero
    let comparison = RecordingComparison(values, with: run, from: start, tolerance)
    Console.write(
      comparison.text(recording: recording, style: output) { instant in
        let found = statements.first { $0.end >= instant } ?? statements.last
        return found.map { one in
          "\(Printable.name(one.statement.file ?? file.name)):\(one.statement.line): "
            + Printable.text(one.statement.text)
        }
      })
    if !comparison.differences.isEmpty { throw ExitStatus.failed }
  }

  private func values(_ tolerance: TraceTolerance) throws -> [RecordedValue] {
    let values: [RecordedValue]
    do throws(RecordingError) {
      let found = try TouchRecording.values(bytes)
      values = found.values
      if !found.ignored.isEmpty {
        let names = Spelling.list(found.ignored, "and")
        Console.report(Clause(.fieldsIgnored, count: found.ignored.count, detail: names).text)
      }
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
        paths.isEmpty
          ? "pantomime: \(Printable.quoted(recording)) has no values to compare; "
            + "`Recorder.watch` adds them"
          : "pantomime: --ignore excludes every path of \(Printable.quoted(recording)); "
            + "omit one of them")
      throw ExitStatus.couldNotRun
    }
    return values
  }
}
