import ArgumentParser
import Foundation
import PantomimeReporting
import PantomimeScripting

/// `pantomime replay PATH…`: runs scripts as tests.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Runs scripts and folders of *.pan files as tests.")

  @OptionGroup var look: Look

  @Argument(
    help: "Scripts, folders of *.pan files, or - for standard input.",
    completion: .file(extensions: ["pan"]))
  var paths: [String]

  @Option(help: "\(ReportFormat.words).")
  var format = ReportFormat.all[0]

  @Option(help: "Write the report to this file, and what people read to standard output.")
  var output: String?

  @Option(help: "Run only scripts whose path contains this text.")
  var filter: String?

  @Option(help: "Run the I-th of N parts of the scripts, as in 1/4.")
  var shard: Shard?

  @Option(help: "How many scripts run at once.")
  var jobs: Int = max(1, ProcessInfo.processInfo.activeProcessorCount)

  @Flag(help: "Stop after the first script that does not pass.")
  var failFast = false

  @Flag(help: "Name every script, not only those that do not pass.")
  var verbose = false

  @Option(help: "Draw a strip and a plot of every script that does not pass in this folder.")
  var pictures: String?

  func validate() throws {
    guard pictures?.isEmpty != true else { throw ValidationError("--pictures takes a folder") }
    guard jobs >= 1 else { throw ValidationError("--jobs takes a number from 1") }
  }

  func run() throws {
    let search = ScriptSearch(paths)
    for problem in search.problems { Console.report(problem) }
    let tests = UsedScripts.leftOut(of: search.scripts)
    let chosen = choose(tests)
    let isNothing = filter != nil && search.problems.isEmpty && filtered(tests).isEmpty
    if isNothing { Console.report("pantomime: no script is left to run by --filter") }
    if let output { try spare(search.scripts, from: output) }
    let drawing = pictures.map { FailurePictures(folder: $0) }
    let folderProblem = drawing?.prepare()
    let end = play(chosen, drawing: folderProblem == nil ? drawing : nil)
    let report = report(chosen, end)
    try write(report, end)
    let problem = folderProblem ?? end.outcomes.lazy.compactMap { $0?.pictures.problem }.first
    if let problem { Console.report("pantomime: \(problem)") }
    let worst = end.outcomes.compactMap { $0?.status.rawValue }.max() ?? 0
    if end.isInterrupted { throw ExitStatus.interrupted }
    let status: ExitStatus =
      isNothing || !search.problems.isEmpty || problem != nil
      ? .couldNotRun : ExitStatus(rawValue: worst) ?? .couldNotRun
    guard status == .fine else { throw status }
  }

  /// Whether standard output is what people read.
  private var isForPeople: Bool { format.text == nil || output != nil }

  private func filtered(_ scripts: [ScriptPath]) -> [ScriptPath] {
    filter.map { text in scripts.filter { $0.name.contains(text) } } ?? scripts
  }

  private func choose(_ scripts: [ScriptPath]) -> [ScriptPath] {
    let filtered = filtered(scripts)
    guard let shard else { return filtered }
    return filtered.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(
      \.element)
  }

  /// Runs the scripts and shows how they did, until all have been run, one has failed and that is
  /// enough, or somebody presses Ctrl-C.
  private func play(_ scripts: [ScriptPath], drawing: FailurePictures?) -> ReplayRun.End {
    let style = look.style(for: STDOUT_FILENO)
    let run = ReplayRun(scripts.count, stopsAtFailure: failFast) { number in
      ReplayOutcome(of: scripts[number], style: style, pictures: drawing)
    }
    let interruption = Interruption { run.interrupt() }
    run.start(jobs: failFast ? 1 : jobs)
    var shown = 0
    while let outcome = run.next() {
      show(outcome)
      shown += 1
    }
    interruption.end()
    let end = run.end()
    for case let outcome? in end.outcomes.dropFirst(shown) { show(outcome) }
    return end
  }

  private func show(_ outcome: ReplayOutcome) {
    if isForPeople { Console.write(outcome.listing(isVerbose: verbose)) }
  }
}

// MARK: - The report

extension Replay {
  private func report(_ scripts: [ScriptPath], _ end: ReplayRun.End) -> TestReport {
    let reason = end.isInterrupted ? "interrupted" : "an earlier script did not pass"
    let cases = zip(scripts, end.outcomes).map { script, outcome in
      outcome?.result ?? TestReport.Case(path: script.name, outcome: .notRun(reason))
    }
    return TestReport(cases, cut: end.isInterrupted ? "interrupted" : nil)
  }

  private func write(_ report: TestReport, _ end: ReplayRun.End) throws {
    let closing = closing(report)
    let text =
      format.text?(report)
      ?? end.outcomes.map { $0?.listing(isVerbose: verbose) ?? "" }.joined() + closing
    if let output { try save(text, in: output, end) }
    Console.write(isForPeople ? closing : text)
  }

  /// What people read last: the scripts that were not run, and the counts.
  private func closing(_ report: TestReport) -> String {
    var text = ""
    for test in report.cases {
      if case .notRun = test.outcome { text += "not run: \(Printable.name(test.path))\n" }
    }
    let counts = report.counts
    if let cut = report.cut {
      text += "\(cut): \(counts.notRun) of \(report.cases.count) not run\n"
    }
    return text + "\(counts.passed) passed, \(counts.failed + counts.broken) failed\n"
  }

  /// Refuses an output that is one of the scripts before any is run.
  private func spare(_ scripts: [ScriptPath], from output: String) throws {
    let inputs = scripts.compactMap { script in
      script.name == ScriptFiles.standardInput
        ? FileStatus(of: STDIN_FILENO) : try? FileStatus(of: script.name)
    }
    if OutputFile(output).isAmong(Set(inputs.map(\.identity))) { throw refusal(output) }
  }

  private func save(_ text: String, in output: String, _ end: ReplayRun.End) throws {
    let file = OutputFile(output)
    let inputs = end.outcomes.reduce(into: Set()) { $0.formUnion($1?.files ?? []) }
    if file.isAmong(inputs) { throw refusal(output) }
    do throws(SystemError) {
      try file.write(text)
    } catch {
      if !error.isClosedPipe {
        Console.report("pantomime: \(Printable.quoted(output)) cannot be written: \(error.reason)")
      }
      throw ExitStatus.couldNotRun
    }
  }

  private func refusal(_ output: String) -> ExitStatus {
    Console.report(
      "pantomime: \(Printable.quoted(output)) is one of the files that are read; "
        + "write the report elsewhere")
    return .couldNotRun
  }
}

/// `I/N`: the I-th of N parts.
struct Shard: ExpressibleByArgument {
  let index: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }
}
