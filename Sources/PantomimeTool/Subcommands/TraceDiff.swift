import ArgumentParser
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// `pantomime diff A B`: prints the first difference between two traces, or between an app and the
/// model, and its cause.
struct TraceDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Finds the first difference between two traces or scripts.",
    discussion: """
      A *.pan file is run; any other file is a trace, as text or JSON lines. A recording of an app \
      (JSON lines of PantomimeRecorder) is compared with a script, in either order: every \
      recorded value with the path of the same name, at the same time since the first touch, within 0.5pt, \
      20pt/s, 0.5deg, 10ms and 0.005 unless --within changes that; --ignore then takes paths. The \
      exit status is 1 if they differ, and 2 if a file cannot be read.
      """)

  @OptionGroup var look: Look

  @Argument(help: "A trace or a script, or - for standard input.")
  var one: String

  @Argument(help: "The trace or script to compare with.")
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
      var tolerance = TraceTolerance(ProgramCatalogue.catalogue)
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
    if let recording = try RecordingDiff(one, other, case: cases.first) {
      return try recording.run(tolerance, errors: style, output: look.style(for: STDOUT_FILENO))
    }
    let sides = try [(one, cases.first), (other, cases.last)].map { name, one in
      try ComparedTrace.read(name, case: one, isItsOwn: cases.count == 2, style: style)
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

/// One of the compared traces, and the run that produced it.
private struct ComparedTrace {
  let name: String
  let caseName: String?
  let trace: WrittenTrace?
  let run: RunTrace?

  var side: DifferenceText.Side {
    DifferenceText.Side(name, case: caseName, trace: trace, run: run)
  }

  /// Reads a trace, or runs a script; returns `nil` after reporting an error.
  ///
  /// - Parameters:
  ///   - name: the file.
  ///   - one: the selected case, or `nil` for the first.
  ///   - isItsOwn: whether the case was selected for this script, rather than for whichever of the
  ///     two scripts has cases.
  ///   - style: the style of error messages.
  static func read(
    _ name: String, case one: String?, isItsOwn: Bool, style: Style
  ) throws -> ComparedTrace? {
    let file = ScriptFiles.read(name)
    guard case .success(let bytes) = file.content else {
      if case .failure(let error) = file.content {
        Console.report("pantomime: \(Printable.quoted(name)) cannot be read: \(error.reason)")
      }
      return nil
    }
    if !name.hasSuffix(".pan") {
      do throws(WrittenTrace.Unreadable) {
        return ComparedTrace(
          name: file.name, caseName: nil, trace: try WrittenTrace(bytes), run: nil)
      } catch {
        // A pipe has no file name that indicates the format of its contents.
        guard name == ScriptFiles.standardInput else {
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
      Console.report(DiagnosticText.all(replay.diagnostics, style: style))
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
