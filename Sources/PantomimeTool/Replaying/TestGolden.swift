import ArgumentParser
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// The options for comparing tests with the golden traces next to their scripts.
struct TestGolden: ParsableArguments {
  @Flag(help: "Compare each test with the trace beside its script, NAME.trace or NAME.CASE.trace.")
  var golden = false

  @Flag(help: "Write those traces.")
  var record = false

  @Flag(
    help: """
      With --record, also write what the screen shows, NAME.frames, so that films of failing tests \
      show what was expected.
      """)
  var frames = false

  func validate() throws {
    guard !frames || record else { throw ValidationError("--frames requires --record") }
    guard !golden || !record else {
      throw ValidationError(
        "--golden compares the traces and --record replaces them; write one of the two")
    }
  }

  /// The options that decide how a test is judged, as words.
  var judging: [String] {
    (golden ? ["--golden"] : []) + (record ? ["--record"] : []) + (frames ? ["--frames"] : [])
  }

  /// Returns the inspectors for the options that are given; if traces are recorded, they aren't
  /// compared.
  ///
  /// - Parameter paths: The paths to run; standard input has no golden trace.
  func inspectors(_ paths: [String]) throws -> [any TestInspector] {
    guard golden || record else { return [] }
    try TestGolden.checkFiles(paths)
    return [record ? GoldenRecorder(addsFrames: frames) : GoldenInspector()]
  }

  /// Throws a status if standard input, which has no golden trace, is among the paths.
  static func checkFiles(_ paths: [String]) throws {
    guard paths.contains(ScriptFiles.standardInput) else { return }
    Console.report(
      "pantomime: a script from standard input has no trace beside it; name its file instead of -")
    throw ExitStatus.couldNotRun
  }
}

/// The golden trace of a test.
struct GoldenTrace {
  let path: String

  /// Creates the golden trace of a test.
  ///
  /// - Throws: The reason why the test can't have a golden trace.
  init(of test: TestName) throws(Problem) {
    let name = test.path
    let stem = name.hasSuffix(".pan") ? String(name.dropLast(4)) : name
    guard let testCase = test.caseName else {
      path = "\(stem).trace"
      return
    }
    guard !testCase.contains("/") else {
      throw Problem(text: "the case name \(testCase) cannot be part of a file name")
    }
    path = "\(stem).\(testCase).trace"
    let other = "\(stem).\(testCase).pan"
    if (try? FileStatus(of: other)) != nil {
      throw Problem(text: "it and \(other) have the same trace \(path); rename one")
    }
  }

  struct Problem: Error {
    let text: String
  }

  /// The file with the frames of the recorded run.
  var framesPath: String { "\(path.dropLast("trace".count))frames" }

  /// Returns the bytes of the golden trace, or `nil` if there is none.
  ///
  /// - Parameter record: Receives the file.
  func bytes(record: ReadingRecord?) throws(Problem) -> [UInt8]? {
    try GoldenTrace.bytes(of: path, record: record)
  }

  /// Returns the frames of the recorded run, or `nil` if there are none.
  ///
  /// - Parameter trace: The bytes of the trace.
  func frames(
    beside trace: [UInt8], record: ReadingRecord?
  ) throws(Problem) -> ScreenRecord? {
    guard let bytes = try GoldenTrace.bytes(of: framesPath, record: record) else { return nil }
    do throws(ScreenRecord.Unusable) {
      return try ScreenRecord(bytes, beside: trace)
    } catch {
      switch error {
      case .otherTrace:
        throw Problem(text: "\(framesPath) belongs to another trace; --record --frames renews it")
      case .line(let number):
        throw Problem(text: "\(framesPath):\(number) is not a frame; --record --frames renews it")
      }
    }
  }

  fileprivate static func bytes(
    of path: String, record: ReadingRecord?
  ) throws(Problem) -> [UInt8]? {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(of: path)
    } catch {
      if error.code == SystemError.nothingThere { return nil }
      throw Problem(text: "\(path) cannot be read: \(error.reason)")
    }
    // Opening a pipe would wait for its other end.
    guard status.kind != .other else { throw Problem(text: "\(path) is not a regular file") }
    switch ScriptFiles.read(path, record: record).content {
    case .success(let bytes): return bytes
    case .failure(let error): throw Problem(text: "\(path) cannot be read: \(error.reason)")
    }
  }
}

extension FinishedTest {
  /// The events of the run, with the statements that caused them.
  fileprivate var trace: RunTrace {
    var run = RunTrace()
    for step in steps { run.note(step.statement, step.step) }
    run.finish(replay)
    return run
  }

  /// Runs the test again, and returns its events, what the screen showed in each frame, and its
  /// simulation at the end.
  fileprivate func filmed() -> (trace: RunTrace, frames: ScreenRecord, end: Simulation?) {
    var (trace, frames) = (RunTrace(), ScreenRecord())
    var session = ScriptRun.session(for: file)
    session.recording.sampler = Sampler(paths: [], showsScreen: true)
    session.recording.shownRecord = ShownRecord()
    let replay = PantomimeScripting.Replay(script, file: file.name, in: session) {
      statement, step in
      trace.note(statement, step)
      frames.add(step.samples)
    }
    trace.finish(replay)
    frames.add(replay.lastSamples)
    return (trace, frames, replay.session.simulation)
  }

  /// The film of the run beside its golden trace, or `nil` if there is no trace or no difference,
  /// and a note about frames that can't be used.
  var film: (film: GoldenFilm?, note: String) {
    guard replay.diagnostics.isEmpty, let golden = try? GoldenTrace(of: name),
      let bytes = try? golden.bytes(record: file.record), let written = try? WrittenTrace(bytes)
    else { return (nil, "") }
    var (recorded, note) = (ScreenRecord?.none, "")
    do throws(GoldenTrace.Problem) {
      recorded = try golden.frames(beside: bytes, record: file.record)
    } catch {
      note = "note: \(Printable.message(error.text))\n"
    }
    let film = GoldenFilm(name.full, golden: written, run: filmed(), recorded: recorded)
    return (film, film == nil ? "" : note)
  }
}

/// The traces that a removed test or case has left in the folders of the tests.
private enum LeftTraces {
  /// Returns a note about each of them.
  static func notes(_ report: TestReport) -> String {
    let paths = report.cases.map(\.test.path).filter { $0.hasSuffix(".pan") }
    return Set(paths.map(folder)).sorted().flatMap { folder in
      FolderListing.names(in: folder).filter { $0.hasSuffix(".trace") && isLeft($0, folder) }.map {
        "note: \(Printable.name(folder + $0)) belongs to no test\n"
      }
    }.joined()
  }

  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func isLeft(_ name: String, _ folder: String) -> Bool {
    let stem = name.dropLast(".trace".count)
    if let cases = cases(of: "\(folder)\(stem).pan") { return !cases.isEmpty }
    // The name of a case may contain dots.
    return !stem.indices.contains { dot in
      stem[dot] == "."
        && cases(of: "\(folder)\(stem[..<dot]).pan")?
          .contains(String(stem[stem.index(after: dot)...])) == true
    }
  }

  /// Returns the cases of a script, or `nil` if there is no such script.
  private static func cases(of script: String) -> [String]? {
    (try? FileStatus(of: script)) == nil ? nil : OneCase.all(of: ScriptFiles.read(script))
  }
}

/// An inspector that compares tests with their golden traces.
struct GoldenInspector: TestInspector {
  var comparesTraces: Bool { true }
  var wantsSteps: Bool { true }
  var wantsShown: Bool { true }

  func inspect(_ test: FinishedTest) -> TestFinding {
    guard test.replay.diagnostics.isEmpty else { return TestFinding() }
    do throws(GoldenTrace.Problem) {
      let golden = try GoldenTrace(of: test.name)
      guard let written = try golden.bytes(record: test.file.record) else {
        throw GoldenTrace.Problem(text: "\(golden.path) is missing; --record writes it")
      }
      let run = test.trace
      let text = Array(run.text.utf8)
      return text == written ? TestFinding() : try difference(written, run, golden, test)
    } catch {
      return TestFinding(
        problems: [TestReport.Problem(message: Printable.message(error.text))],
        text: "  \(Printable.message(error.text))\n")
    }
  }

  func conclude(_ report: TestReport) -> TestConclusion {
    TestConclusion(text: LeftTraces.notes(report))
  }

  private func difference(
    _ written: [UInt8], _ run: RunTrace, _ golden: GoldenTrace, _ test: FinishedTest
  ) throws(GoldenTrace.Problem) -> TestFinding {
    let trace: WrittenTrace
    let difference: TraceDifference?
    do throws(WrittenTrace.Unreadable) {
      trace = try WrittenTrace(written)
      guard let now = run.written else {
        throw WrittenTrace.Unreadable(line: 1, reason: "the script records no events")
      }
      do throws(TraceDifference.SideError) {
        difference = try TraceDifference.first(trace, now)
      } catch {
        throw error.problem
      }
    } catch {
      throw GoldenTrace.Problem(
        text: error.otherVersion != nil
          ? "\(golden.path) was \(error.reason)"
          : "\(golden.path) is not a trace: line \(error.line): \(error.reason)")
    }
    guard let difference else { return TestFinding() }
    let found = GoldenDifference(difference, trace, run, golden.path)
    return TestFinding(problems: [found.problem], text: found.text(of: test.file.name))
  }
}

/// An inspector that records golden traces.
private final class GoldenRecorder: TestInspector {
  var comparesTraces: Bool { true }
  private let addsFrames: Bool
  private let outcome = Guarded((written: 0, hasFailed: false))

  /// - Parameter addsFrames: Whether to write frames where there are none yet.
  init(addsFrames: Bool) { self.addsFrames = addsFrames }

  var wantsSteps: Bool { true }
  var wantsShown: Bool { true }

  func inspect(_ test: FinishedTest) -> TestFinding {
    guard test.replay.diagnostics.isEmpty else { return TestFinding() }
    do throws(GoldenTrace.Problem) {
      let golden = try GoldenTrace(of: test.name)
      let text = test.trace.text
      let before = try golden.bytes(record: test.file.record)
      let isNews = before != Array(text.utf8)
      if isNews, let before, !before.isEmpty, let problem = GoldenRecorder.problem(before) {
        throw GoldenTrace.Problem(text: "\(golden.path) \(problem); left unchanged")
      }
      var notes = ""
      if isNews {
        try GoldenRecorder.write(text, to: golden.path, test)
        outcome.withLock { $0.written += 1 }
        notes = "\(before == nil ? "recorded" : "updated") \(Printable.name(golden.path))\n"
      }
      let frames = try GoldenTrace.bytes(of: golden.framesPath, record: test.file.record)
      if addsFrames || frames != nil {
        let now = test.filmed().frames.text(beside: Array(text.utf8))
        if frames != Array(now.utf8) {
          if let frames, !frames.isEmpty, !ScreenRecord.isRecord(frames) {
            throw GoldenTrace.Problem(text: "\(golden.framesPath) has no frames; left unchanged")
          }
          try GoldenRecorder.write(now, to: golden.framesPath, test)
          notes +=
            "\(frames == nil ? "recorded" : "updated") \(Printable.name(golden.framesPath))\n"
        }
      }
      return TestFinding(notes: notes)
    } catch {
      outcome.withLock { $0.hasFailed = true }
      return TestFinding(
        problems: [TestReport.Problem(message: Printable.message(error.text))],
        text: "  \(Printable.message(error.text))\n")
    }
  }

  private static func write(
    _ text: String, to path: String, _ test: FinishedTest
  ) throws(GoldenTrace.Problem) {
    do throws(SystemError) {
      try OutputFile(path).write(text)
    } catch {
      throw GoldenTrace.Problem(text: "\(path) cannot be written: \(error.reason)")
    }
    test.file.record?.note(written: path)
  }

  /// Returns why a file isn't overwritten, or `nil` if it contains a complete trace, or one of an older
  /// version of the format.
  private static func problem(_ bytes: [UInt8]) -> String? {
    let other = "is not a trace"
    guard let text = String(validating: bytes, as: UTF8.self) else { return other }
    // A checkout may have replaced the ends of the lines.
    if (try? PantomimeKit.Trace(text.replacing("\r\n", with: "\n"))) != nil { return nil }
    do throws(WrittenTrace.Unreadable) {
      _ = try WrittenTrace(bytes)
      return other
    } catch {
      return error.isOlder ? nil : error.otherVersion == nil ? other : "was \(error.reason)"
    }
  }

  func conclude(_ report: TestReport) -> TestConclusion {
    let (written, hasFailed) = outcome.exchange(for: (0, false))
    return TestConclusion(
      text: LeftTraces.notes(report) + "\(written) trace\(written == 1 ? "" : "s") written\n",
      status: hasFailed ? .couldNotRun : .fine)
  }
}

/// The first difference between a test's run and its golden trace.
struct GoldenDifference {
  private let difference: TraceDifference
  private let origin: RunTrace.Origin?
  /// The path of the golden trace, and the number of the line that differs.
  private let place: String
  private let written: String
  private let now: String

  init(_ difference: TraceDifference, _ trace: WrittenTrace, _ run: RunTrace, _ path: String) {
    self.difference = difference
    origin = run.origin(of: difference.index)
    place = "\(Printable.name(path)):\(trace.number(difference.index))"
    written = difference.one.map(DifferenceText.text) ?? "nothing more"
    now = difference.other.map(DifferenceText.text) ?? "nothing more"
  }

  /// The facts that differ, on one line; empty if the events themselves differ.
  private var facts: String {
    difference.facts.filter { $0.name != TraceTolerance.reason }.map { fact in
      "\(fact.name) \(fact.one.isEmpty ? "none" : fact.one) before, "
        + (fact.other.isEmpty ? "none" : fact.other) + " now"
    }.joined(separator: "; ")
  }

  private var reasons: [(when: String, text: String)] {
    [("before", difference.one), ("now", difference.other)].compactMap { when, line in
      guard let reason = line?.reason, !reason.isEmpty else { return nil }
      return (when, Printable.message(reason))
    }
  }

  /// The difference as a problem in a report.
  var problem: TestReport.Problem {
    let statement = origin.map { origin in
      (origin.file.map { "\(Printable.name($0)):\(origin.line):\(origin.column): " } ?? "")
        + Printable.message(origin.text, most: 200) + ": "
    }
    var problem = TestReport.Problem(
      message: (statement ?? "") + "the trace differs from \(place)",
      place: origin.map { (line: $0.line, column: $0.column) },
      values: (Printable.message(written), Printable.message(now)))
    problem.file = origin?.file
    problem.difference = Printable.message(facts)
    problem.reason = reasons.map { "\($0.when): \($0.text)" }.joined(separator: "; ")
    return problem
  }

  /// Returns the difference as human-readable text.
  func text(of file: String) -> String {
    var text = "  \(place): the trace differs\n"
    if let origin {
      let place = "\(Printable.name(origin.file ?? file)):\(origin.line):\(origin.column)"
      text = "  \(place): \(Printable.message(origin.text, most: 200))\n"
    }
    text += "    written   \(written)  (\(place))\n    now       \(now)\n"
    if !facts.isEmpty { text += "    differs   \(Printable.message(facts))\n" }
    for (index, reason) in reasons.enumerated() {
      text += "    \(index == 0 ? "because" : "       ")   \(reason.when): \(reason.text)\n"
    }
    return text + "    accept    run with --record, which writes the trace anew\n"
  }
}
