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
    let passed = outcomes.filter { $0.status == .fine }.count
    for name in chosen.dropFirst(outcomes.count) { Console.print("not run: \(name)") }
    Console.print("\(passed) passed, \(outcomes.count - passed) failed")
    let worst = outcomes.map(\.status.rawValue).max() ?? 0
    let status: ExitStatus =
      !problems.isEmpty || chosen.isEmpty
      ? .couldNotRun : ExitStatus(rawValue: worst) ?? .couldNotRun
    guard status == .fine else { throw status }
  }

  private func choose(_ names: [String]) -> [String] {
    let filtered = filter.map { text in names.filter { $0.contains(text) } } ?? names
    guard let shard else { return filtered }
    return filtered.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(
      \.element)
  }

  /// One script after the other, until one does not pass.
  private func inOrder(_ names: [String], _ style: Style) -> [Outcome] {
    var outcomes: [Outcome] = []
    for name in names {
      let outcome = Outcome(of: name, style: style)
      show(outcome)
      outcomes.append(outcome)
      if outcome.status != .fine { break }
    }
    return outcomes
  }

  /// Several at once; they are values and share nothing.
  ///
  /// Shown in the order of their names.
  private func atOnce(_ names: [String], _ style: Style) -> [Outcome] {
    let workers = min(jobs, names.count)
    guard workers > 1 else {
      return names.map { name in
        let outcome = Outcome(of: name, style: style)
        show(outcome)
        return outcome
      }
    }
    let results = Results(count: names.count)
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      for index in stride(from: worker, to: names.count, by: workers) {
        results.set(index, Outcome(of: names[index], style: style))
      }
    }
    let outcomes = results.all
    for outcome in outcomes { show(outcome) }
    return outcomes
  }

  private func show(_ outcome: Outcome) {
    if outcome.status == .fine {
      if verbose { Console.write("ok   \(outcome.name)\n\(outcome.notes)") }
    } else {
      Console.write(
        "FAIL \(outcome.name)\n\(outcome.text)    rerun     pantomime replay \(outcome.name)\n")
    }
  }
}

/// How a script did, and what there is to say about it.
private struct Outcome: Sendable {
  let name: String
  let status: ExitStatus
  let text: String
  /// What is worth saying of a script that passes.
  var notes = ""

  init(of name: String, style: Style) {
    self.name = name
    let file = ScriptFiles.read(name)
    guard case .success(let bytes) = file.content else {
      status = .couldNotRun
      if case .failure(let error) = file.content {
        text = "  it cannot be read: \(error.reason)\n"
      } else {
        text = ""
      }
      return
    }
    let script = Script(bytes, file: file.name)
    guard !script.statements.isEmpty || !script.diagnostics.isEmpty else {
      status = .couldNotRun
      text = "  it has nothing to run\n"
      return
    }
    let replay = Scripting.Replay(script, file: file.name, in: ScriptRun.session)
    text =
      replay.failures.map { FailureText.block($0, file: file.name, style: style) }.joined()
      + DiagnosticText.all(replay.diagnostics, style: style)
    notes = replay.ending.map { "  note: " + Listing.line($0, style: style, indent: 8) + "\n" }
      .joined()
    switch replay.status {
    case .passed: status = .fine
    case .failed: status = .failed
    case .broken: status = .couldNotRun
    }
  }
}

/// The outcomes of scripts that run at once, each in its place.
private final class Results: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var outcomes: [Outcome?]

  init(count: Int) {
    outcomes = [Outcome?](repeating: nil, count: count)
  }

  func set(_ index: Int, _ outcome: Outcome) {
    lock.withLock { outcomes[index] = outcome }
  }

  var all: [Outcome] { lock.withLock { outcomes.compactMap(\.self) } }
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
