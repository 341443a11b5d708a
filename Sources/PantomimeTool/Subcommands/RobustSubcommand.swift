import ArgumentParser
import PantomimeDiscovery
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// `pantomime robust SCRIPT…`: measures how far the fingers of tests may vary before the outcomes
/// flip.
struct RobustSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "robust",
    abstract: "Measures how far fingers may vary before a test's outcome flips.",
    discussion: """
      For each test: the largest noise of the finger's positions (up to 16 pt), the largest timing jitter \
      (32 ms), the lowest touch rate (down to 10 Hz), and the largest share of dropped samples (80 %) at \
      which none of the draws flips the outcome, and the estimators and readings that flip it. At the end \
      of a range, ≥ or ≤ stands before the number. A test that reports pans is marked *reported*: the \
      noise is added to dx and dy and, divided by 16.7 ms, to vx and vy. A test that expects nothing has no \
      outcome and isn't measured, and neither is a skipped test.
      """)

  /// The format of the table.
  enum Format: String, ExpressibleByArgument, CaseIterable { case human, jsonl }

  /// The least that every test must bear.
  struct Least {
    let name: String
    let value: Double

    /// Parses an amount such as `noise=2`.
    init(_ argument: String) throws {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError("write an amount such as noise=2")
      }
      guard Least.names.contains(parts[0]) else {
        throw ValidationError(
          "unknown amount \(Printable.quoted(parts[0])); "
            + Spelling.hint(parts[0], among: Least.names, what: "amounts"))
      }
      let range = Least.range(of: parts[0])
      guard let value = Numerals.number(parts[1]) else {
        throw ValidationError(
          parts[1].contains(",")
            ? "\(Printable.quoted(parts[1])) is not a number; repeat --at-least for another amount"
            : "\(Printable.quoted(parts[1])) is not a number")
      }
      guard range.contains(value) else {
        throw ValidationError(
          "\(parts[0]) is measured from \(Numerals.text(range.lowerBound)) to "
            + Numerals.text(range.upperBound))
      }
      (name, self.value) = (parts[0], value)
    }

    static let names = ["noise", "jitter", "rate", "dropped"]

    /// The amounts that are measured.
    private static func range(of name: String) -> ClosedRange<Double> {
      switch name {
      case "noise": 0...RobustnessMeasure.mostNoise
      case "jitter": 0...RobustnessMeasure.mostJitter
      case "rate": RobustnessMeasure.leastRate...RobustnessMeasure.mostRate
      default: 0...RobustnessMeasure.mostDropped
      }
    }

    /// The aspect that is measured.
    var aspect: RobustnessRow.Aspect {
      switch name {
      case "noise": .noise
      case "jitter": .jitter
      case "rate": .rate
      default: .dropped
      }
    }

    /// Returns whether a test bears it; what a test doesn't have can't flip it.
    func isMet(by row: RobustnessRow) -> Bool {
      switch name {
      case "noise": row.noise >= value
      case "jitter": row.jitter >= value
      case "rate": row.rate <= value
      default: row.dropped >= value
      }
    }
  }

  @OptionGroup var look: Look

  @Argument(
    help: "Scripts, folders of *.pan files, or - for standard input.",
    completion: .file(extensions: ["pan"]))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Fail tests that bear less, expect nothing, or fail as written without being known to, as in noise=2 (up to 16 pt), jitter=8 (up to 32 ms), rate=30 (down to 10 Hz) or dropped=0.2 (up to 0.8).",
      valueName: "name=value"), transform: { try Least($0) })
  var atLeast: [Least] = []

  @Option(help: "The number of random variations of each amount.")
  var draws = 200

  @Option(help: "The number of tests to measure in parallel.")
  var jobs: Int = ProcessSurroundings.processorCount

  @Option(help: "human or jsonl.")
  var format = Format.human

  func validate() throws {
    guard draws >= 1 else { throw ValidationError("--draws must be at least 1") }
    guard jobs >= 1 else { throw ValidationError("--jobs must be at least 1") }
  }

  func run() throws {
    let cut = Cancellation()
    let interruption = Interruption { cut.make() }
    let search = ScriptSearch(paths)
    for problem in search.problems { Console.report("pantomime: \(problem)") }
    let found = UsedScripts.leftOut(
      of: search.scripts, in: ProgramCatalog.catalog, jobs: jobs
    ).flatMap(\.tests)
    let tests = found.filter { $0.skip == nil }
    let skipped = Guarded(found.count - tests.count)
    for test in found {
      if let reason = test.skip { RobustSubcommand.note(skipped: test, reason) }
    }
    let (draws, style) = (draws, look.style(for: STDERR_FILENO))
    let readers = ParallelWork(count: tests.count) { index, _ in
      RobustSubcommand.measure(tests[index], draws: draws, style, skipped)
    }
    readers.start(jobs: jobs)
    while !readers.isOver(waiting: { _ in }) {}
    let measures = readers.results.compactMap { $0 }
    let aspects = RobustnessRow.Aspect.allCases
    let work = ParallelWork(count: measures.count * aspects.count) { index, shouldStop in
      let (test, aspect) = (index / aspects.count, aspects[index % aspects.count])
      let (name, measure) = measures[test]
      let row = measure.row(name, [aspect], shouldStop: shouldStop)
      return shouldStop() ? nil : Part(test: test, aspect: aspect, row: row)
    }
    cut.listen { work.interrupt() }
    var progress = Progress(
      of: measures.count * aspects.count, isWanted: format == .human, what: "measurements")
    work.start(jobs: jobs)
    while !work.isOver(waiting: { progress.tell($0.count) }) {}
    progress.clear()
    interruption.end()
    let rows = RobustSubcommand.whole(work.results, of: aspects)
    Console.write(format == .human ? RobustnessTable.text(rows) : RobustnessTable.lines(rows))
    let weak = rows.filter { row in
      !atLeast.isEmpty && row.knownFailure == nil
        && (!row.passes || row.expectsNothing || !atLeast.allSatisfy { $0.isMet(by: row) })
    }
    for row in rows {
      if let reason = row.knownFailure {
        Console.report("note: \(row.name) is a known failure: \(Printable.message(reason))")
      }
      if row.expectsNothing, atLeast.isEmpty {
        Console.report("note: \(row.name) expects nothing")
      }
      if row.expectsNothing { continue }
      let unmeasured = atLeast.filter { !row.varies($0.aspect) }.map { $0.name }
      if !unmeasured.isEmpty {
        Console.report(
          "note: \(row.name) has nothing for which \(Spelling.list(unmeasured, "or")) could be measured"
        )
      }
    }
    for row in weak {
      if !row.passes || row.expectsNothing {
        Console.report(
          "pantomime: \(row.name) \(row.passes ? "expects nothing" : "fails as written")")
        continue
      }
      let wanted = atLeast.filter { !$0.isMet(by: row) }.map {
        "\($0.name)=\(Numerals.text($0.value))"
      }
      Console.report("pantomime: \(row.name) does not bear \(wanted.joined(separator: ", "))")
    }
    if work.isInterrupted {
      Console.report("pantomime: interrupted; \(rows.count) of \(tests.count) tests measured")
      throw ExitStatus.interrupted
    }
    if !search.problems.isEmpty || rows.count + skipped.withLock({ $0 }) < found.count
      || found.isEmpty
    {
      throw ExitStatus.couldNotRun
    }
    if !weak.isEmpty { throw ExitStatus.failed }
  }

  /// A row in which one aspect of a test is measured.
  private struct Part: Sendable {
    let test: Int
    let aspect: RobustnessRow.Aspect
    let row: RobustnessRow
  }

  /// Joins the rows of each test whose aspects are all measured.
  private static func whole(
    _ parts: [Part?], of aspects: [RobustnessRow.Aspect]
  ) -> [RobustnessRow] {
    var rows: [RobustnessRow] = []
    var (test, count) = (-1, 0)
    var row: RobustnessRow?
    for case let part? in parts {
      if part.test != test { (test, count, row) = (part.test, 0, part.row) }
      row?.take(part.aspect, from: part.row)
      count += 1
      if count == aspects.count, let row { rows.append(row) }
    }
    return rows
  }

  private static func note(skipped test: ScriptTest, _ reason: String) {
    Console.report(
      "note: \(Printable.name(test.name.full)) is skipped: \(Printable.message(reason))")
  }

  /// Prepares the measurement of a test, or returns `nil` and reports the reason if it can't run.
  ///
  /// - Parameter skipped: The number of skipped tests. That a script from a pipe is skipped is known
  ///   only now.
  private static func measure(
    _ test: ScriptTest, draws: Int, _ style: Style, _ skipped: Guarded<Int>
  ) -> (name: String, measure: RobustnessMeasure)? {
    let file = test.file(record: nil)
    guard
      let script = ScriptRun.script(file, case: test.name.caseName, style: style)
    else { return nil }
    if let reason = script.head.skip {
      note(skipped: test, reason)
      skipped.withLock { $0 += 1 }
      return nil
    }
    let session = ScriptRun.session(for: file)
    return (test.name.full, RobustnessMeasure(script, in: session, draws: draws))
  }
}
