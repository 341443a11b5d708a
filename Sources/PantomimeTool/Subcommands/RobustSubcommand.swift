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
      For each test: the largest noise of the finger's positions, the largest timing jitter, the lowest \
      touch rate, and the largest share of dropped samples at which none of the draws flips the outcome, \
      and the estimators and readings that flip it. A test that reports pans is marked *reported*: the \
      noise is added to dx and dy and, divided by 16.7 ms, to vx and vy.
      """)

  /// The format of the table.
  enum Format: String, ExpressibleByArgument, CaseIterable { case human, jsonl }

  /// The least that every test must bear.
  struct Least: ExpressibleByArgument {
    let name: String
    let value: Double

    init?(argument: String) {
      let parts = argument.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, Least.names.contains(String(parts[0])),
        let value = Numerals.number(parts[1]), value >= 0
      else { return nil }
      (name, self.value) = (String(parts[0]), value)
    }

    static let names = ["noise", "jitter", "rate", "dropped"]

    /// Returns whether a test bears it.
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
      "Fail tests that bear less, as in noise=2 (points), jitter=8 (ms), rate=30 (Hz) or dropped=0.2.",
      valueName: "name=value"))
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
    let tests = UsedScripts.leftOut(
      of: search.scripts, in: ProgramCatalog.catalog, jobs: jobs
    ).flatMap(\.tests)
    let (draws, style) = (draws, look.style(for: STDERR_FILENO))
    let work = ParallelWork(count: tests.count) { index, _ in
      RobustSubcommand.row(tests[index], draws: draws, style)
    }
    cut.listen { work.interrupt() }
    var progress = Progress(of: tests.count, isWanted: format == .human)
    work.start(jobs: jobs)
    while !work.isOver(waiting: { progress.tell($0.count) }) {}
    progress.clear()
    interruption.end()
    let rows = work.results.compactMap { $0 }
    Console.write(format == .human ? RobustnessTable.text(rows) : RobustnessTable.lines(rows))
    let weak = rows.filter { row in !atLeast.allSatisfy { $0.isMet(by: row) } }
    for row in weak {
      let wanted = atLeast.filter { !$0.isMet(by: row) }.map {
        "\($0.name)=\(Numerals.text($0.value))"
      }
      Console.report("pantomime: \(row.name) does not bear \(wanted.joined(separator: ", "))")
    }
    if work.isInterrupted { throw ExitStatus.interrupted }
    if !search.problems.isEmpty || rows.count < tests.count || tests.isEmpty {
      throw ExitStatus.couldNotRun
    }
    if !weak.isEmpty { throw ExitStatus.failed }
  }

  /// Measures a test, or returns `nil` and reports the reason if it can't run.
  private static func row(_ test: ScriptTest, draws: Int, _ style: Style) -> RobustnessRow? {
    let file = test.file(record: nil)
    guard
      let script = ScriptRun.script(file, case: test.name.caseName, style: style)
    else { return nil }
    return RobustnessMeasure(script, in: ScriptRun.session(for: file), draws: draws)
      .row(test.name.full)
  }
}
