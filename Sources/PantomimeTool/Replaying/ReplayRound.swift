import ArgumentParser
import PantomimeReporting
import PantomimeScripting

/// One run of the tests that paths name, from finding them to the report.
struct ReplayRound {
  let paths: [String]
  let choice: TestChoice
  let course: TestCourse
  let telling: TestTelling
  let inspectors: [any TestInspector]
  /// How what people read looks.
  let style: Style

  func run() throws -> ExitStatus {
    let search = ScriptSearch(paths)
    for problem in search.problems { Console.report(problem) }
    let tests = UsedScripts.leftOut(of: search.scripts).flatMap(ScriptTest.all)
    let wanted = choice.wanted(tests)
    let isNothing = wanted.isEmpty && !choice.leavingOut.isEmpty && search.problems.isEmpty
    if isNothing { reportNothing() }
    let file = telling.output.map(ReportFile.init)
    try file?.spare(search.scripts)
    let chosen = choice.part(of: wanted)
    let end = play(chosen)
    let report = report(chosen, end)
    let conclusions = inspectors.map { $0.conclude(report) }
    try write(report, end, conclusions, file)
    if end.isInterrupted { return .interrupted }
    if isNothing || !search.problems.isEmpty { return .couldNotRun }
    let outcomes = end.outcomes.compactMap { $0 }.joined()
    let all = outcomes.map { $0.status } + conclusions.map { $0.status }
    return ExitStatus(rawValue: all.map(\.rawValue).max() ?? 0) ?? .couldNotRun
  }

  private func reportNothing() {
    Console.report(
      "pantomime: no script is left to run by \(Spelling.list(choice.leavingOut, "and"))")
  }

  /// Runs the tests and shows how they did, until all have been run, one has failed and that is
  /// enough, or somebody presses Ctrl-C.
  private func play(_ tests: [ScriptTest]) -> ReplayRun.End {
    let choice = choice
    let trial = TestTrial(style: style, inspectors: inspectors) { choice.wants($0) }
    let run = ReplayRun(tests.count, stopsAtFailure: course.failFast) { number in
      let record = ReadingRecord()
      let outcomes = ReplayOutcome.all(of: tests[number], trial, record: record)
      return ReplayRun.Part(outcomes: outcomes, files: record.files)
    }
    let interruption = Interruption { run.interrupt() }
    run.start(jobs: course.failFast ? 1 : course.jobs)
    var shown = 0
    while let outcomes = run.next() {
      show(outcomes)
      shown += 1
    }
    interruption.end()
    let end = run.end()
    for case let outcomes? in end.outcomes.dropFirst(shown) { show(outcomes) }
    return end
  }

  private func show(_ outcomes: [ReplayOutcome]) {
    guard telling.isForPeople else { return }
    for outcome in outcomes { Console.write(outcome.listing(isVerbose: telling.verbose)) }
  }
}

// MARK: - The report

extension ReplayRound {
  private func report(_ tests: [ScriptTest], _ end: ReplayRun.End) -> TestReport {
    let reason = end.isInterrupted ? "interrupted" : "an earlier script did not pass"
    let cases = zip(tests, end.outcomes).flatMap { test, outcomes in
      outcomes.map { $0.map(\.result) }
        ?? [TestReport.Case(test.name, outcome: .notRun(reason))]
    }
    return TestReport(cases, cut: end.isInterrupted ? "interrupted" : nil)
  }

  private func write(
    _ report: TestReport, _ end: ReplayRun.End, _ conclusions: [TestConclusion],
    _ file: ReportFile?
  ) throws {
    let closing = conclusions.map(\.text).joined() + closing(report)
    let text = telling.format.text?(report) ?? listing(end) + closing
    try file?.write(text, besides: end.files)
    Console.write(telling.isForPeople ? closing : text)
  }

  private func listing(_ end: ReplayRun.End) -> String {
    end.outcomes.compactMap { $0 }.joined().map { $0.listing(isVerbose: telling.verbose) }.joined()
  }

  /// What people read last: the tests that were not run, and the counts.
  private func closing(_ report: TestReport) -> String {
    var text = ""
    for test in report.cases {
      if case .notRun = test.outcome { text += "not run: \(Printable.name(test.test.full))\n" }
    }
    let counts = report.counts
    if let cut = report.cut {
      text += "\(cut): \(counts.notRun) of \(report.cases.count) not run\n"
    }
    let skipped = counts.skipped > 0 ? ", \(counts.skipped) skipped" : ""
    return text + "\(counts.passed) passed, \(counts.failed + counts.broken) failed\(skipped)\n"
  }
}
