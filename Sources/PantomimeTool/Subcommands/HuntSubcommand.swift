import ArgumentParser
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
      Plays random taps, pans, drags, interruptions, dropped, repeated, and late touches, and checks the \
      scene's invariants (`help SCENE`), the general ones, and the script's `expect always` and \
      `expect never`. What it finds is shrunk to a script. The exit status is 1 if something was found.
      """)

  /// The format of the report.
  enum Format: String, ExpressibleByArgument, CaseIterable { case human, jsonl }

  @Argument(
    help: "A scene with its options, or a script.", completion: .file(extensions: ["pan"]))
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

  @Option(
    help: ArgumentHelp(
      "Play only these kinds of moves: \(MoveKinds.names.joined(separator: ", ")).",
      valueName: "kind,…"))
  var moves: String?

  @OptionGroup var oneCase: OneCase

  @Option(
    help: """
      Write the script of the first finding to this file; another file than one that hunt has written \
      isn't replaced.
      """, completion: .file(extensions: ["pan"]))
  var save: String?

  @Option(help: "human or jsonl.")
  var format = Format.human

  func validate() throws {
    guard !target.isEmpty else { throw ValidationError("name a scene or a script") }
    _ = try kinds()
    guard runs >= 1 else { throw ValidationError("--runs must be at least 1") }
    guard jobs >= 1 else { throw ValidationError("--jobs must be at least 1") }
  }

  /// The kinds of moves, or `nil` for all.
  private func kinds() throws -> MoveKinds? {
    try moves?.split(separator: ",").reduce(into: MoveKinds()) { kinds, name in
      guard let kind = MoveKinds(named: String(name)) else {
        throw ValidationError(
          "unknown kind \(Printable.quoted(String(name))); --moves takes "
            + MoveKinds.names.joined(separator: ", "))
      }
      kinds.formUnion(kind)
    }
  }

  func run() throws {
    if let save { try SavedFinding(save).check() }
    let (field, kinds) = (try HuntTarget(target).field(case: oneCase), try kinds())
    let cut = Cancellation()
    let interruption = Interruption { cut.make() }
    let (seed, blocks) = (seed, blocks)
    let hunt = ParallelWork(count: blocks.count) { index, shouldStop in
      HuntBlock(
        blocks[index].number, runs: blocks[index].runs, seed: seed, in: field, moves: kinds,
        shouldStop: shouldStop)
    }
    cut.listen { hunt.interrupt() }
    var progress = Progress(
      of: blocks.reduce(0) { $0 + $1.runs }, isWanted: format == .human, what: "runs")
    hunt.start(jobs: jobs)
    while !hunt.isOver(waiting: { played in progress.tell(played.reduce(0) { $0 + $1.runs }) }) {}
    progress.clear()
    interruption.end()
    let report = HuntReport(
      target: target.joined(separator: " ") + (oneCase.name.map { " --case \($0)" } ?? "")
        + (moves.map { " --moves \($0)" } ?? ""), seed: seed,
      wanted: runs, part: shard, hunt.results,
      in: field, isInterrupted: hunt.isInterrupted)
    Console.write(format == .human ? report.text : report.lines)
    if let save, let finding = report.findings.first {
      try SavedFinding(save).write(finding, of: report)
    }
    if report.isInterrupted { throw ExitStatus.interrupted }
    if !report.findings.isEmpty { throw ExitStatus.failed }
  }
}

extension HuntSubcommand {
  /// The blocks of this machine, each with its number of runs.
  private var blocks: [(number: Int, runs: Int)] {
    let all = 0..<(runs + HuntBlock.size - 1) / HuntBlock.size
    return all.filter { number in shard.map { number % $0.count == $0.index - 1 } ?? true }.map {
      ($0, min(HuntBlock.size, runs - $0 * HuntBlock.size))
    }
  }
}

/// The file to which a hunt saves a finding.
///
/// The first line of the file marks it as written by a hunt. A file without that line may be a test
/// that the user wrote, so it isn't replaced.
private struct SavedFinding {
  private let name: String

  init(_ name: String) { self.name = name }

  private static let mark = "# found by pantomime hunt"

  /// Throws an error if the file may not be replaced.
  func check() throws {
    guard name != ReportFile.standardOutput, let status = try? FileStatus(of: name),
      status.kind == .plain
    else { return }
    guard case .success(let bytes) = ScriptFiles.read(name).content,
      bytes.isEmpty || bytes.starts(with: SavedFinding.mark.utf8)
    else {
      Console.report(
        "pantomime: \(Printable.quoted(name)) exists, and no hunt wrote it; name another file")
      throw ExitStatus.couldNotRun
    }
  }

  func write(_ finding: Finding, of report: HuntReport) throws {
    try check()
    let head = "\(SavedFinding.mark) \(report.target) --seed \(report.seed), run \(finding.run)"
    let text =
      Printable.message(head, most: 400) + "\n" + finding.script.joined(separator: "\n") + "\n"
    guard name != ReportFile.standardOutput else { return Console.write(text) }
    do throws(SystemError) {
      try OutputFile(name).write(text)
    } catch {
      Console.report("pantomime: \(Printable.quoted(name)) cannot be written: \(error.reason)")
      throw ExitStatus.couldNotRun
    }
  }
}

/// The target of a search: a scene with its options, or a script.
struct HuntTarget {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// Returns the stage at its start.
  ///
  /// - Parameter oneCase: The option that selects a case of the script.
  func field(case oneCase: OneCase) throws -> HuntField {
    let first = words[0]
    let name = words.joined(separator: " ")
    let isScript = first.hasSuffix(".pan") || first == ScriptFiles.standardInput
    let file = isScript && words.count == 1 ? ScriptFiles.read(first) : nil
    let testCase = try file.flatMap { try oneCase.chosen(in: $0) }
    do throws(HuntField.Problem) {
      if words.count > 1, isScript {
        throw HuntField.Problem(
          message: "hunt takes one script, or a scene with its options", line: nil)
      }
      if let name = oneCase.name, !isScript {
        throw HuntField.Problem(message: "a scene has no case '\(name)'", line: nil)
      }
      if let file {
        guard case .success(let bytes) = file.content else {
          throw HuntField.Problem(message: "cannot be read", line: nil)
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return try HuntField(
          name,
          lines: lines.map { line in
            String(
              decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
          }, case: testCase, files: file.files, in: ProgramCatalog.catalog)
      }
      return try HuntField(name, lines: ["scene \(name)"], in: ProgramCatalog.catalog)
    } catch {
      let place =
        words.count == 1 && error.line != nil && first.hasSuffix(".pan")
        ? "\(Printable.name(first)):\(error.line ?? 1)" : Printable.quoted(first)
      Console.report("pantomime: \(place): \(Printable.message(error.message, most: 400))")
      throw ExitStatus.couldNotRun
    }
  }
}
