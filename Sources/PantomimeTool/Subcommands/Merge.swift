import ArgumentParser
import PantomimeDiscovery
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// `pantomime merge FILE…`: combines the reports of several shards.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges the reports of shards into one.",
    discussion: """
      The files are written by `pantomime replay --format jsonl` or `pantomime hunt --format jsonl`. \
      The findings of a hunt are listed once, and the exit status is 1 if there are any. For tests, the exit status is that of the tests \
      in the whole run, and 2 if a shard is missing or incomplete, is one of other tests, or didn't find a file \
      or a test; for a hunt, 2 if a shard is missing. \
      Coverage, the counts of --mutate and the times in JUnit reports aren't merged.
      """)

  @OptionGroup var look: Look

  @Argument(help: "Reports as JSON lines, or - for standard input.", completion: .file())
  var files: [String]

  @Option(help: "\(ReportFormat.words).", completion: .list(ReportFormat.allValueStrings))
  var format = ReportFormat.all[0]

  @Option(
    help: """
      Write the report to this file, and the human format to standard output; - is standard output. An \
      existing file is replaced only if pantomime wrote it.
      """, completion: .file())
  var output: String?

  @Flag(help: "List every test, not only failing ones.")
  var verbose = false

  func run() throws {
    _ = Interruption { Console.leaveInterrupted() }
    // A pipe can be read only once.
    let contents = files.map {
      ($0, ScriptFiles.read($0).content.map { TouchRecording.withoutMark($0) })
    }
    if let hunt = try hunt(contents) {
      return try finish(hunt)
    }
    var reports: [(file: String, lines: ReportLines)] = []
    for (file, content) in contents {
      reports += try Merge.read(file, content).map { (file, $0) }
    }
    let merged: MergedReport
    do throws(MergedReport.MergeError) {
      merged = try MergedReport(reports)
    } catch {
      Console.report("pantomime: \(error.reason)")
      throw ExitStatus.couldNotRun
    }
    for gap in merged.gaps { Console.report("pantomime: \(gap)") }
    for problem in merged.report.problems + merged.report.unmet {
      Console.report("pantomime: \(problem)")
    }
    try write(merged.report)
    let counts = merged.report.counts
    if counts.broken > 0 || merged.report.cut != nil || !merged.report.problems.isEmpty {
      throw ExitStatus.couldNotRun
    }
    if counts.failed > 0 || !merged.report.unmet.isEmpty { throw ExitStatus.failed }
  }

  /// Writes the merged report of a hunt.
  private func finish(_ hunt: HuntReport) throws {
    guard ["human", "jsonl"].contains(format.name) else {
      Console.report(
        "pantomime: the report of a hunt has no format \(format.name); write --format human or jsonl"
      )
      throw ExitStatus.couldNotRun
    }
    guard !verbose else {
      Console.report("pantomime: the report of a hunt lists no tests; omit --verbose")
      throw ExitStatus.couldNotRun
    }
    let missing = hunt.missing
    if !missing.isEmpty {
      Console.report(
        "pantomime: \(missing.count == 1 ? "shard" : "shards") \(missing.joined(separator: ", ")) "
          + "\(missing.count == 1 ? "is" : "are") missing")
    }
    let text = format.name == "jsonl" ? hunt.lines : hunt.text
    if let file = output.map(ReportFile.init), !file.isStandardOutput {
      try file.write(text, besides: inputs)
      Console.write(hunt.text)
    } else {
      Console.write(text)
    }
    if !missing.isEmpty { throw ExitStatus.couldNotRun }
    if hunt.isInterrupted { throw ExitStatus.couldNotRun }
    if !hunt.findings.isEmpty { throw ExitStatus.failed }
  }

  /// The files that were read, none of which a report may replace.
  private var inputs: Set<FileIdentity> { Set(files.compactMap(Merge.identity)) }

  /// Returns the merged reports of a hunt, or `nil` if the files aren't from a hunt.
  private func hunt(
    _ contents: [(file: String, content: Result<[UInt8], FileAccess.Unreadable>)]
  ) throws -> HuntReport? {
    var reports: [(file: String, report: HuntReport)] = []
    do throws(HuntReport.MergeError) {
      for (file, content) in contents {
        guard case .success(let bytes) = content,
          let report = try HuntReport(bytes)
        else {
          guard let first = reports.first else { return nil }
          throw HuntReport.MergeError(
            reason: "\(Printable.quoted(first.file)) is from a hunt, "
              + "but \(Printable.quoted(file)) is not")
        }
        reports.append((file, report))
      }
      return try HuntReport.merged(reports)
    } catch {
      Console.report("pantomime: \(error.reason)")
      throw ExitStatus.couldNotRun
    }
  }

  private func write(_ report: TestReport) throws {
    func listing(_ style: Style) -> String {
      report.cases
        .map { $0.listing(isVerbose: verbose, report.options, problems: $0.problems(style)) }
        .joined()
        + report.closing
    }
    let faults = (report.problems + report.unmet).map { "pantomime: \($0)\n" }.joined()
    let style = look.style(for: STDOUT_FILENO)
    if let file = output.map(ReportFile.init), !file.isStandardOutput {
      try file.write(
        format.text?(report) ?? faults + listing(.plain), besides: inputs)
      Console.write(listing(style))
    } else {
      Console.write(format.text?(report) ?? listing(style))
    }
  }

  private static func identity(of file: String) -> FileIdentity? {
    file == ScriptFiles.standardInput
      ? FileStatus(of: STDIN_FILENO)?.identity : (try? FileStatus(of: file))?.identity
  }

  /// Reads the reports in a file.
  private static func read(
    _ name: String, _ content: Result<[UInt8], FileAccess.Unreadable>
  ) throws -> [ReportLines] {
    let problem: String
    switch content {
    case .failure(let error): problem = "cannot be read: \(error.reason)"
    case .success(let bytes):
      do throws(ReportLines.Unreadable) {
        let reports = try ReportLines.reports(bytes)
        if !reports.isEmpty { return reports }
        problem = "has no report; `pantomime replay --format jsonl` writes one"
      } catch {
        problem = "is not a report: line \(error.line): \(Printable.message(error.reason))"
      }
    }
    Console.report("pantomime: \(Printable.quoted(name)) \(problem)")
    throw ExitStatus.couldNotRun
  }
}

extension TestReport.Case {
  /// Returns the problems of a test that was reported by another run as human-readable text.
  fileprivate func problems(_ style: Style) -> String {
    switch outcome {
    case .failed(let problems), .broken(let problems):
      let more = problems.more > 0 ? "  and \(problems.more) more\n" : ""
      return problems.shown.map { text($0, style) }.joined() + more
    case .passed, .failedAsKnown, .skipped, .notRun: return ""
    }
  }

  private func text(_ problem: TestReport.Problem, _ style: Style) -> String {
    let path = Printable.name(problem.file ?? test.path)
    let place = problem.place.map { "\(path):\($0.line):\($0.column): " } ?? ""
    func fitted(_ line: String, _ indent: Int) -> String {
      Wrapping.line(line, columns: style.columns, indent: indent) + "\n"
    }
    var text = fitted("  \(place)\(Printable.message(problem.statement, most: 2_000))", 4)
    if let values = problem.values {
      let note = problem.difference.isEmpty ? "" : "  (\(Printable.message(problem.difference)))"
      text += fitted("    \(style.paint("expected", .good))  \(values.expected)", 14)
      text += fitted("    \(style.paint("actual", .bad))    \(values.actual)\(note)", 14)
    }
    if !problem.reason.isEmpty {
      text += fitted("    because   \(Printable.message(problem.reason))", 14)
    }
    for (index, entry) in problem.trace.enumerated() {
      let label = index == 0 ? "    trace     " : "              "
      text += label + Listing.line(entry, style: style, indent: label.count) + "\n"
    }
    return text
  }
}

extension TestReport.Problem {
  /// The text of the expectation; the place and the values are omitted if they are shown separately.
  fileprivate var statement: String {
    guard let values else { return claim }
    let end = ": expected \(values.expected), actual \(values.actual)"
    return claim.replacing(end, with: "", maxReplacements: 1)
  }
}
