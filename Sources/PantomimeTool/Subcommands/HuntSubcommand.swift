import ArgumentParser
import Dispatch
import PantomimeDiscovery
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// `pantomime hunt SCENE [OPTION=VALUE …]` or `hunt SCRIPT`: searches for gestures that break a
/// scene's invariants.
struct HuntSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hunt", abstract: "Searches for gestures that break a scene's invariants.",
    discussion: """
      Plays random taps, pans, drags, interruptions, dropped touches and late data, and checks the \
      scene's invariants (`help SCENE`), the general ones, and the script's `expect always` and \
      `expect never`. What it finds is shrunk to a script. The exit status is 1 if something was found.
      """)

  /// The format of the report.
  enum Format: String, ExpressibleByArgument, CaseIterable { case human, jsonl }

  @Argument(help: "A scene with its options, or a script.")
  var target: [String]

  @Option(help: "The number of runs.")
  var runs = 2_000

  @Option(help: "The seed of the random gestures.")
  var seed: UInt64 = 1

  @Option(help: "The number of runs to play in parallel.")
  var jobs: Int = ProcessSurroundings.processorCount

  @Option(
    help: ArgumentHelp("Play the I-th of N shards of the runs, as in 1/4.", valueName: "i/n"))
  var shard: TestReport.Part?

  @Option(help: "Write the script of the first finding to this file.")
  var save: String?

  @Option(help: "human or jsonl.")
  var format = Format.human

  func validate() throws {
    guard !target.isEmpty else { throw ValidationError("name a scene or a script") }
    guard runs >= 1 else { throw ValidationError("--runs must be at least 1") }
    guard jobs >= 1 else { throw ValidationError("--jobs must be at least 1") }
  }

  func run() throws {
    let field = try HuntTarget(target).field()
    let cut = Cancellation()
    let interruption = Interruption { cut.make() }
    let hunt = HuntPlay(field, seed: seed, runs: runs, part: shard)
    cut.listen { hunt.interrupt() }
    var progress = Progress(of: hunt.runs, isWanted: format == .human, what: "runs")
    hunt.start(jobs: jobs)
    while !hunt.isOver(waiting: { progress.tell($0) }) {}
    progress.clear()
    interruption.end()
    let report = hunt.report(target: target.joined(separator: " "))
    Console.write(format == .human ? report.text : report.lines)
    if let save, let finding = report.findings.first {
      try ReportFile(save).write(finding.script.joined(separator: "\n") + "\n", besides: [])
    }
    if report.isInterrupted { throw ExitStatus.interrupted }
    if !report.findings.isEmpty { throw ExitStatus.failed }
  }
}

/// The target of a search: a scene with its options, or a script.
struct HuntTarget {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// Returns the stage at its start.
  func field() throws -> HuntField {
    let first = words[0]
    let name = words.joined(separator: " ")
    do throws(HuntField.Problem) {
      if words.count == 1, first.hasSuffix(".pan") || first == ScriptFiles.standardInput {
        let file = ScriptFiles.read(first)
        guard case .success(let bytes) = file.content else {
          throw HuntField.Problem(message: "cannot be read", line: nil)
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: true)
        return try HuntField(
          name, lines: lines.map(String.init), files: file.files, in: ProgramCatalog.catalog)
      }
      return try HuntField(name, lines: ["scene \(name)"], in: ProgramCatalog.catalog)
    } catch {
      let place = error.line.map { " in `\(Printable.message($0))`" } ?? ""
      Console.report(
        "pantomime: \(Printable.quoted(first)): \(Printable.message(error.message))\(place)")
      throw ExitStatus.couldNotRun
    }
  }
}

/// The blocks of a hunt, played on several threads.
///
/// The blocks are values and share no state. A lock guards all other state.
final class HuntPlay: @unchecked Sendable {
  private let field: HuntField
  private let seed: UInt64
  private let wanted: Int
  private let part: TestReport.Part?
  private let numbers: [Int]
  private let lock = Lock()
  private let news = DispatchSemaphore(value: 0)
  // The lock guards the following state.
  private var blocks: [HuntBlock] = []
  private var started = 0
  private var isInterrupted = false

  init(_ field: HuntField, seed: UInt64, runs: Int, part: TestReport.Part?) {
    (self.field, self.seed, wanted, self.part) = (field, seed, runs, part)
    let all = Array(0..<(runs + HuntBlock.size - 1) / HuntBlock.size)
    numbers = part.map { part in all.filter { $0 % part.count == part.index - 1 } } ?? all
  }

  /// The number of runs of this machine.
  var runs: Int { numbers.reduce(0) { $0 + runs(of: $1) } }

  private func runs(of block: Int) -> Int { min(HuntBlock.size, wanted - block * HuntBlock.size) }

  func start(jobs: Int) {
    let workers = DispatchQueue(label: "hunt", attributes: .concurrent)
    for _ in 0..<min(jobs, numbers.count) {
      workers.async {
        while let number = self.begin() {
          let block = HuntBlock(
            number, runs: self.runs(of: number), seed: self.seed, in: self.field,
            shouldStop: { self.lock.withLock { self.isInterrupted } })
          self.lock.withLock { self.blocks.append(block) }
          self.news.signal()
        }
      }
    }
  }

  func interrupt() {
    lock.withLock { isInterrupted = true }
    news.signal()
  }

  private func begin() -> Int? {
    lock.withLock {
      guard started < numbers.count, !isInterrupted else { return nil }
      defer { started += 1 }
      return numbers[started]
    }
  }

  /// Waits for news, and returns whether all blocks that were started are played.
  func isOver(waiting tell: (Int) -> Void) -> Bool {
    _ = news.wait(timeout: .now() + .milliseconds(100))
    let (isOver, runs) = lock.withLock {
      (
        blocks.count == started && (isInterrupted || started == numbers.count),
        blocks.reduce(0) { $0 + $1.runs }
      )
    }
    tell(runs)
    return isOver
  }

  /// Returns the report after the last block, or of what was played before the interruption.
  func report(target: String) -> HuntReport {
    let (blocks, isCut) = lock.withLock { (self.blocks, isInterrupted) }
    return HuntReport(
      target: target, seed: seed, wanted: wanted, part: part, blocks, in: field,
      isInterrupted: isCut)
  }
}
