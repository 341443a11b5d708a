import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// One run of the tests at the given paths, from the search for scripts to the report.
struct ReplayRound {
  let paths: [String]
  let choice: TestChoice
  /// The shard of this machine, or `nil` to run all tests.
  let shard: TestReport.Part?
  let runOptions: RunOptions
  let reportOptions: ReportOptions
  let inspectors: [any TestInspector]
  /// The options that decide how a test is judged, which the command that reruns a test repeats.
  let options: [String]
  /// The style of human-readable text.
  let style: Style
  /// The object that handles Ctrl-C.
  let cut: Cancellation
  let interruption: Interruption

  /// Finds and runs the tests, and reports their outcomes.
  ///
  /// - Returns: The status, and the names of the files that were read.
  func run() throws -> (status: ExitStatus, files: Set<String>) {
    let search = ScriptSearch(paths)
    let tests = UsedScripts.leftOut(
      of: search.scripts, in: ProgramCatalog.catalog, jobs: runOptions.jobs
    ).flatMap(\.tests)
    var failed = FailedTests()
    let wanted = choice.wanted(tests, failed: failed)
    let problems = search.problems + [wanted.problem].compactMap { $0 }
    for problem in problems { Console.report("pantomime: \(problem)") }
    let chosen = runOptions.ordered(
      shard.map { SharedTests(wanted.tests, $0) } ?? SharedTests(wanted.tests))
    for file in reportOptions.files { try file.spare(search.scripts, []) }
    let start = Timestamp.now
    let end = play(chosen.tests)
    let inputs = end.files
    var report = report(chosen, end)
    (report.timestamp, report.problems) = (start, problems)
    report.options = options
    report.selection = choice.words
    failed.note(report)
    let conclusions = inspectors.map { $0.conclude(report) }
    report.unmet = conclusions.flatMap(\.unmet)
    for problem in report.unmet { Console.report("pantomime: \(problem)") }
    let outcomes = end.outcomes.compactMap { $0 }.joined()
    let hasReports = write(report, end, conclusions, besides: inputs)
    if let slowest = reportOptions.slowest {
      Console.report(SlowestTests.text(Array(outcomes), most: slowest))
    }
    if end.isInterrupted { return (.interrupted, end.names) }
    let all = outcomes.map { $0.status } + conclusions.map { $0.status }
    let worst = ExitStatus(rawValue: all.map(\.rawValue).max() ?? 0) ?? .couldNotRun
    let isComplete = problems.isEmpty && hasReports
    return (isComplete ? worst : .couldNotRun, end.names)
  }

  /// Runs the tests and shows their outcomes, until all tests have run, a test has failed with
  /// `--fail-fast`, or the user presses Ctrl-C.
  private func play(_ tests: [ScriptTest]) -> ReplayRun.End {
    let choice = choice
    var trial = TestTrial(style: style, inspectors: inspectors) { choice.wants($0) }
    (trial.repeats, trial.isStrict) = (runOptions.repeat, runOptions.strict)
    trial.options = options
    trial.fileStyle = reportOptions.fileStyle(besides: style)
    trial.limits = runOptions.timeout?.limits ?? trial.limits
    let wantsFiles = !reportOptions.files.isEmpty || runOptions.watch
    let run = ReplayRun(tests.count, stopsAtFailure: runOptions.failFast) {
      [trial] number in
      let record = wantsFiles ? ReadingRecord() : nil
      let outcomes = ReplayOutcome.all(of: tests[number], trial, record: record)
      return ReplayRun.Part(
        outcomes: outcomes, files: record?.files ?? [], names: record?.names ?? [])
    }
    cut.listen { run.interrupt() }
    run.start(jobs: runOptions.failFast ? 1 : runOptions.jobs)
    let (isForPeople, isVerbose) = (reportOptions.isForPeople, reportOptions.verbose)
    var progress = Progress(of: tests.count, isWanted: isForPeople)
    var shown = 0
    while let outcomes = run.next(waiting: { progress.tell($0) }) {
      shown += 1
      guard isForPeople else { continue }
      for outcome in outcomes {
        let text = outcome.listing(isVerbose: isVerbose)
        guard !text.isEmpty else { continue }
        progress.clear()
        Console.write(text)
      }
    }
    progress.clear()
    // The remaining work is short, or waits for another process, so Ctrl-C may end the program
    // again.
    if !runOptions.watch { interruption.end() }
    let end = run.end()
    for case let outcomes? in end.outcomes.dropFirst(shown) { Console.write(listing(outcomes)) }
    return end
  }

  private func listing(_ outcomes: [ReplayOutcome]) -> String {
    guard reportOptions.isForPeople else { return "" }
    return outcomes.map { $0.listing(isVerbose: reportOptions.verbose) }.joined()
  }
}

// MARK: - The report

extension ReplayRound {
  private func report(_ shared: SharedTests, _ end: ReplayRun.End) -> TestReport {
    let reason = end.isInterrupted ? "interrupted" : "an earlier script failed"
    var cases: [TestReport.Case] = []
    cases.reserveCapacity(end.outcomes.count)
    for (index, outcomes) in end.outcomes.enumerated() {
      let order = shared.order(of: index)
      guard let outcomes else {
        let name = shared.tests[index].name
        cases.append(TestReport.Case(name, outcome: .notRun(reason)).numbered(order))
        continue
      }
      for outcome in outcomes {
        var result = outcome.result.numbered(order)
        result.seconds = outcome.wallTime / Duration.seconds(1)
        cases.append(result)
      }
    }
    var report = TestReport(cases, cut: end.isInterrupted ? "interrupted" : nil)
    (report.part, report.total) = (shared.part, shared.total)
    return report
  }

  /// Writes the reports, and returns whether all of them could be written.
  ///
  /// The report on standard output comes last, even if another one can't be written.
  private func write(
    _ report: TestReport, _ end: ReplayRun.End, _ conclusions: [TestConclusion],
    besides inputs: Set<FileIdentity>
  ) -> Bool {
    let closing = conclusions.map(\.text).joined() + report.closing
    // Standard error has these lines already, and a file must not lack them.
    let faults = (report.problems + report.unmet).map { "pantomime: \($0)\n" }.joined()
    let fileClosing =
      conclusions.map { $0.fileText ?? $0.text }.joined() + faults + report.closing
    var report = report
    report.lines = conclusions.flatMap(\.lines)
    var isComplete = true
    for one in reportOptions.reports {
      guard let file = one.file else { continue }
      let text = one.format.text?(report) ?? fileListing(end) + fileClosing
      if !isWritten(text, to: file, besides: inputs) { isComplete = false }
    }
    Console.write(reportOptions.printed.text?(report) ?? closing)
    // Text that has no place in the format must not be lost.
    let left =
      reportOptions.isForPeople || reportOptions.printed.takesLines
      ? "" : conclusions.map(\.text).joined()
    if !left.isEmpty { Console.report(left) }
    return isComplete
  }

  /// Writes a file, or reports why that isn't possible and returns `false`.
  private func isWritten(
    _ text: String, to file: ReportFile, besides inputs: Set<FileIdentity>
  ) -> Bool {
    do {
      try file.write(text, besides: inputs)
      return true
    } catch {
      return false
    }
  }

  private func fileListing(_ end: ReplayRun.End) -> String {
    end.outcomes.compactMap { $0 }.joined().map {
      $0.listing(isVerbose: reportOptions.verbose, isForFile: true)
    }.joined()
  }
}

/// A watcher that runs the tests again whenever a file that was read changes, or a new script
/// appears.
///
/// The watcher polls the modification times of the files, which works on every system.
struct Watch {
  let round: ReplayRound
  let cut: Cancellation

  /// The interval between two polls, in milliseconds; our choice.
  private static let pause = 200

  func run() throws -> ExitStatus {
    var number = 1
    while true {
      let (status, files) = try round.run()
      guard status != .interrupted else { return .interrupted }
      let before = look(files)
      Console.print(
        "watching \(before.count) file\(before.count == 1 ? "" : "s"); press Ctrl-C to stop")
      Console.flush()
      guard let changed = waitForChange(from: before, files) else { return .interrupted }
      number += 1
      let others = changed.count > 1 ? " and \(changed.count - 1) more" : ""
      let first = changed.first
      let verb = first?.isNew == true ? "was added" : first?.isGone == true ? "is gone" : "changed"
      Console.print(
        "\n-- run \(number): \(Printable.name(first?.name ?? "")) \(verb)\(others)")
    }
  }

  /// A file that has changed.
  private struct Change {
    let name: String
    /// Whether the file didn't exist before, and whether it doesn't exist now.
    let isNew, isGone: Bool
  }

  /// Returns the files that have changed, sorted by name, or `nil` after Ctrl-C.
  private func waitForChange(
    from before: [String: FileStatus.Stamp], _ files: Set<String>
  ) -> [Change]? {
    while !cut.wait(milliseconds: Watch.pause) {
      let now = look(files)
      let names = Set(before.keys).union(now.keys)
      let changed = names.filter { before[$0] != now[$0] }
      guard changed.isEmpty else {
        return changed.sorted().map { name in
          Change(name: name, isNew: before[name] == nil, isGone: now[name] == nil)
        }
      }
    }
    return nil
  }

  /// Returns the current state of the files that were read, and of all scripts that exist now.
  private func look(_ files: Set<String>) -> [String: FileStatus.Stamp] {
    let names = files.union(ScriptSearch(round.paths).scripts.map(\.name))
    return names.reduce(into: [:]) { stamps, name in
      stamps[name] = (try? FileStatus(of: name))?.stamp
    }
  }
}

/// A progress line for a long run, shown only on a terminal.
struct Progress {
  private let count: Int
  private let isWanted: Bool
  /// The things that are counted.
  private let what: String
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  /// The instant of the next update.
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// The time before the first update, and the time between updates; our choice.
  private static let (patience, pause) = (Duration.seconds(1), Duration.milliseconds(100))

  init(of count: Int, isWanted: Bool, what: String = "tests") {
    (self.count, self.what) = (count, what)
    self.isWanted = isWanted && isatty(STDOUT_FILENO) != 0 && !Progress.isDumb
    start = clock.now
    next = start + Progress.patience
  }

  private static var isDumb: Bool { getenv("TERM").map { String(cString: $0) == "dumb" } ?? true }

  /// Shows the number of finished tests, unless it was last shown only a moment ago.
  mutating func tell(_ finished: Int) {
    guard isWanted, clock.now >= next else { return }
    next = clock.now + Progress.pause
    isShown = true
    Console.write("\r\u{1B}[K\(finished) of \(count) \(what)")
    Console.flush()
  }

  /// Clears the progress line.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    Console.write("\r\u{1B}[K")
  }
}

/// The tests that failed when they last ran, stored next to the history of typed lines.
///
/// Each line contains the absolute path of a script, a tab, and the name of the case. Failures to
/// read or write the file are ignored.
struct FailedTests {
  private var lines: Set<String>
  private let path: String?
  /// The maximum number of stored tests; our choice.
  private static let most = 100_000

  /// Reads the tests from the XDG state directory; if there is no home directory, there are no
  /// tests.
  init(environment: Environment = ProcessSurroundings.environment) {
    path = HistoryFile.path(environment: environment).flatMap { history in
      history.lastIndex(of: "/").map { history[...$0] + "failed-tests" }
    }
    let file = path.map { ScriptFiles.read(ScriptPath($0)) }
    guard case .success(let bytes)? = file?.content else {
      lines = []
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    lines = Set(text.split(separator: "\n").map(String.init))
  }

  var isEmpty: Bool { lines.isEmpty }

  func contains(_ test: ScriptTest) -> Bool { lines.contains(FailedTests.line(test.name)) }

  /// Records the outcomes of tests, and saves them if they have changed.
  mutating func note(_ report: TestReport) {
    let before = lines
    for test in report.cases where test.test.path != ScriptFiles.standardInput {
      switch test.outcome {
      case .passed, .failedAsKnown:
        if !lines.isEmpty { lines.remove(FailedTests.line(test.test)) }
      case .failed, .broken: lines.insert(FailedTests.line(test.test))
      case .skipped, .notRun: break
      }
    }
    guard lines != before else { return }
    // Scripts that no longer exist can't be run again.
    lines = lines.filter { (try? FileStatus(of: String($0.prefix { $0 != "\t" }))) != nil }
    guard lines.count <= FailedTests.most, let path else { return }
    Folder.makePrivate(Folder.of(path))
    try? OutputFile(path).write(lines.sorted().map { $0 + "\n" }.joined())
  }

  private static func line(_ test: TestName) -> String {
    let path = Folder.withoutLinks(ScriptFiles.absolute(test.path))
    return "\(Printable.name(path))\t\(test.caseName ?? "")"
  }
}
