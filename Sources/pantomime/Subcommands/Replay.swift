import ArgumentParser
import Dispatch
import Foundation
import Reporting
import Scripting

/// `pantomime replay PATH…`: runs scripts as tests.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Runs scripts and folders of *.pan files as tests.")

  @OptionGroup var look: Look

  @Argument(
    help: "Scripts, folders of *.pan files, or - for standard input.",
    completion: .file(extensions: ["pan"]))
  var paths: [String]

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case human, tap, junit, jsonl
  }

  @Option(help: "human, tap, junit or jsonl.")
  var format: Format = .human

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

  func validate() throws {
    guard jobs >= 1 else { throw ValidationError("--jobs takes a number from 1") }
  }

  func run() throws {
    let (names, problems) = ScriptFiles.find(paths)
    for problem in problems { Console.report(problem) }
    let chosen = choose(names)
    if chosen.isEmpty, problems.isEmpty {
      Console.report("pantomime: no script is left to run by --filter and --shard")
    }
    let style = look.style(for: STDOUT_FILENO)
    let outcomes = failFast ? inOrder(chosen, style) : atOnce(chosen, style)
    if isForPeople {
      for name in chosen.dropFirst(outcomes.count) { Console.print("not run: \(name)") }
    }
    try report(outcomes)
    let worst = outcomes.map(\.status.rawValue).max() ?? 0
    let status: ExitStatus =
      !problems.isEmpty || chosen.isEmpty
      ? .couldNotRun : ExitStatus(rawValue: worst) ?? .couldNotRun
    guard status == .fine else { throw status }
  }

  /// Whether standard output is what people read.
  private var isForPeople: Bool { format == .human || output != nil }

  private func report(_ outcomes: [ReplayOutcome]) throws {
    let report = TestReport(outcomes.map(\.result))
    let counts = report.counts
    let summary = "\(counts.passed) passed, \(counts.failed + counts.broken) failed\n"
    let text =
      switch format {
      case .human: outcomes.map { $0.listing(isVerbose: verbose) }.joined() + summary
      case .tap: AnythingProtocol.text(report)
      case .junit: JUnitXML.text(report)
      case .jsonl: ResultLines.text(report)
      }
    if let output {
      guard ScriptFiles.write(text, to: output) else {
        Console.report("pantomime: '\(output)' cannot be written")
        throw ExitStatus.couldNotRun
      }
    }
    Console.write(isForPeople ? summary : text)
  }

  private func choose(_ names: [String]) -> [String] {
    let filtered = filter.map { text in names.filter { $0.contains(text) } } ?? names
    guard let shard else { return filtered }
    return filtered.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(
      \.element)
  }

  /// One script after the other, until one does not pass.
  private func inOrder(_ names: [String], _ style: Style) -> [ReplayOutcome] {
    var outcomes: [ReplayOutcome] = []
    for name in names {
      let outcome = ReplayOutcome(of: name, style: style)
      show(outcome)
      outcomes.append(outcome)
      if outcome.status != .fine { break }
    }
    return outcomes
  }

  /// Several at once; they are values and share nothing.
  ///
  /// Shown in the order of their names.
  private func atOnce(_ names: [String], _ style: Style) -> [ReplayOutcome] {
    let workers = min(jobs, names.count)
    guard workers > 1 else {
      return names.map { name in
        let outcome = ReplayOutcome(of: name, style: style)
        show(outcome)
        return outcome
      }
    }
    let results = Results(count: names.count)
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      for index in stride(from: worker, to: names.count, by: workers) {
        results.set(index, ReplayOutcome(of: names[index], style: style))
      }
    }
    let outcomes = results.all
    for outcome in outcomes { show(outcome) }
    return outcomes
  }

  private func show(_ outcome: ReplayOutcome) {
    if isForPeople { Console.write(outcome.listing(isVerbose: verbose)) }
  }
}

/// The outcomes of scripts that run at once, each in its place.
private final class Results: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var outcomes: [ReplayOutcome?]

  init(count: Int) {
    outcomes = [ReplayOutcome?](repeating: nil, count: count)
  }

  func set(_ index: Int, _ outcome: ReplayOutcome) {
    lock.withLock { outcomes[index] = outcome }
  }

  var all: [ReplayOutcome] { lock.withLock { outcomes.compactMap(\.self) } }
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
