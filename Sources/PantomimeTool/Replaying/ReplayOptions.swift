import ArgumentParser
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// The flags of `replay`, declared for the argument parser. The meanings and defaults of the flags
// are documented with the plain values that the flags set.

/// The flags that select tests.
struct TestChoiceFlags: ParsableArguments {
  @Option(help: "Run only tests whose path or case contains this text.")
  var filter: String?

  @Option(help: "Run only tests that have one of these tags, as in card,flick.")
  var tags: TagList?

  @Flag(help: "Run only tests that failed last time; all tests if none did.")
  var lastFailed = TestChoice().lastFailed

  var choice: TestChoice { TestChoice(filter: filter, tags: tags, lastFailed: lastFailed) }
}

/// The flag that distributes the tests over several machines.
struct ShardFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp("Run the I-th of N shards of the tests, as in 1/4.", valueName: "i/n"))
  var shard: TestReport.Part?
}

/// The flags that control how the tests run.
struct RunFlags: ParsableArguments {
  @Option(help: "The number of tests to run in parallel.")
  var jobs: Int = RunOptions().jobs

  @Flag(help: "Stop after the first failing test.")
  var failFast = RunOptions().failFast

  @Option(help: "Run the tests in a random order with this seed.")
  var shuffle: UInt64?

  @Option(help: "Run each test that many times; fail if the runs differ.")
  var `repeat`: Int = RunOptions().repeat

  @Option(
    help:
      "Fail tests that exceed a virtual time, a number of statements or both, as in 20s,1000statements."
  )
  var timeout: TestLimits?

  @Flag(
    help: ArgumentHelp(
      "Fail tests without expectations, tests that end while something runs, and known failures "
        + "that pass."))
  var strict = RunOptions().strict

  @Flag(help: "Rerun the tests whenever a script changes, until Ctrl-C.")
  var watch = RunOptions().watch

  func validate() throws {
    guard jobs >= 1 else { throw ValidationError("--jobs must be at least 1") }
    guard `repeat` >= 1 else { throw ValidationError("--repeat must be at least 1") }
  }

  /// The options that decide how a test is judged, as words.
  var judging: [String] {
    (strict ? ["--strict"] : []) + (timeout.map { ["--timeout", $0.text] } ?? [])
  }

  var runOptions: RunOptions {
    RunOptions(
      jobs: jobs, failFast: failFast, shuffle: shuffle, repeat: `repeat`, timeout: timeout,
      strict: strict, watch: watch)
  }
}

/// The flags that control the reports.
struct ReportFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "\(ReportFormat.words); several with one --output each, in the same order.",
      valueName: "format"), completion: .list(ReportFormat.allValueStrings))
  var format: [ReportFormat] = []

  @Option(
    help: """
      Write the report to this file, and the human format to standard output; - is standard output. An \
      existing file is replaced only if pantomime wrote it.
      """, completion: .file())
  var output: [String] = []

  @Flag(
    help: """
      List every test, not only failing ones. What `show` prints isn't part of a report: run a \
      script with pantomime < FILE to see its answers.
      """)
  var verbose = ReportOptions().verbose

  @Option(help: "List the N slowest tests on standard error.")
  var slowest: Int?

  func validate() throws {
    guard slowest ?? 1 >= 1 else { throw ValidationError("--slowest must be at least 1") }
    guard output.count <= max(format.count, 1) else {
      throw ValidationError("each --output needs a separate --format")
    }
    guard reports.filter({ $0.file == nil }).count <= 1 else {
      throw ValidationError(
        "only one format goes to standard output: write --format and --output FILE in pairs")
    }
    guard ReportFlags.areApart(output) else {
      throw ValidationError("two reports go to one file: name another with --output")
    }
  }

  /// Returns whether no two names are those of one file.
  static func areApart(_ names: [String]) -> Bool {
    let places = names.filter { $0 != ReportFile.standardOutput }
      .compactMap { OutputFile($0).place }
    return Set(places).count == places.count
  }

  /// The reports: the first output file belongs to the first format, and so on.
  private var reports: [ReportOptions.Report] {
    let formats = format.isEmpty ? [ReportFormat.all[0]] : format
    return formats.enumerated().map { index, format in
      ReportOptions.Report(format: format, output: index < output.count ? output[index] : nil)
    }
  }

  var reportOptions: ReportOptions {
    ReportOptions(reports: reports, verbose: verbose, slowest: slowest)
  }
}

/// The options that select tests.
struct TestChoice {
  /// The text that the path or the case of a test must contain.
  var filter: String?
  /// A list of tags; a test must have at least one of them.
  var tags: TagList?
  /// Whether to run only the tests that failed when they last ran.
  var lastFailed = false

  /// The options that select tests, as words; a shard's report contains them.
  var words: [String] {
    (filter.map { ["--filter", $0] } ?? [])
      + (tags.map { ["--tags", $0.tags.sorted().joined(separator: ",")] } ?? [])
  }

  /// The tests that remain after all options have been applied, one after the other.
  struct Wanted {
    let tests: [ScriptTest]
    /// The reason why no test remains, or `nil` if tests remain or if there were no tests to begin
    /// with.
    let problem: String?
  }

  /// Returns whether a name matches.
  func wants(_ name: TestName) -> Bool {
    (filter.map { name.full.contains($0) } ?? true)
      && (tags.map { !$0.tags.isDisjoint(with: name.tags) } ?? true)
  }

  /// Returns the matching tests; a script that hasn't been read yet counts as a match.
  func wanted(_ tests: [ScriptTest], failed: FailedTests) -> Wanted {
    let flags = [filter == nil ? nil : "--filter", tags == nil ? nil : "--tags"].compactMap { $0 }
    let named = flags.isEmpty ? tests : tests.filter { $0.isOpen || wants($0.name) }
    if named.isEmpty, !flags.isEmpty {
      return Wanted(
        tests: [],
        problem: "\(Spelling.list(flags, "and")) matches no test"
          + (tags.map { $0.hint(among: tests.flatMap { $0.name.tags }) } ?? ""))
    }
    guard lastFailed else { return Wanted(tests: named, problem: nil) }
    let again = named.filter { failed.contains($0) }
    if again.isEmpty { Console.report("note: none of these tests failed last time; running all") }
    return Wanted(tests: again.isEmpty ? named : again, problem: nil)
  }
}

/// `A,B`: a list of tags; a test must have at least one of them.
struct TagList: ExpressibleByArgument {
  let tags: Set<String>

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    tags = Set(parts)
  }

  /// Returns a suggestion for the first tag that no test has.
  func hint(among all: [String]) -> String {
    let known = Array(Set(all)).sorted()
    guard let unknown = tags.subtracting(known).sorted().first else { return "" }
    return "; no test has the tag \(Printable.quoted(unknown)); "
      + Spelling.hint(unknown, among: known, what: "tags")
  }
}

/// The settings that control how the tests run.
struct RunOptions {
  /// The number of tests that run at the same time.
  var jobs = ProcessSurroundings.processorCount
  /// Whether to stop after the first test that doesn't pass.
  var failFast = false
  /// The seed of the random order, or `nil` to run the tests in the order of their names.
  var shuffle: UInt64?
  /// The number of times to run each test.
  var `repeat` = 1
  /// The limits for each test.
  var timeout: TestLimits?
  /// Whether each test must contain an expectation, and must leave everything at rest at its end.
  var strict = false
  /// Whether to run the tests again whenever a script changes.
  var watch = false

  /// Returns the tests in the order in which they run.
  func ordered<Test>(_ tests: [Test]) -> [Test] {
    guard let shuffle else { return tests }
    var generator = SeededGenerator(seed: shuffle)
    var tests = tests
    // A Fisher–Yates shuffle that uses a remainder; it is implemented here, so that the order
    // doesn't depend on the standard library.
    for place in stride(from: tests.count - 1, to: 0, by: -1) {
      tests.swapAt(place, Int(generator.next() % UInt64(place + 1)))
    }
    return tests
  }
}

/// `20s,1000statements`: the limits for each test.
struct TestLimits: ExpressibleByArgument {
  let limits: PantomimeScripting.Replay.Limits
  /// The limits as written.
  let text: String

  init?(argument: String) {
    text = argument
    var (seconds, statements): (Double?, Int?) = (nil, nil)
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      if part.hasSuffix("statements"), statements == nil, let count = Int(part.dropLast(10)),
        count >= 1
      {
        statements = count
      } else if seconds == nil, let time = TestLimits.seconds(part) {
        seconds = time
      } else {
        return nil
      }
    }
    limits = .init(seconds: seconds, statements: statements)
  }

  /// Parses a time as in statements, in seconds or with the suffix `ms`.
  private static func seconds(_ text: Substring) -> Double? {
    let (number, factor) =
      text.hasSuffix("ms")
      ? (text.dropLast(2), 0.001) : (text.hasSuffix("s") ? text.dropLast() : text, 1.0)
    guard number.first?.isNumber == true, let value = Double(number), value.isFinite else {
      return nil
    }
    return value * factor
  }
}

/// The settings of the reports.
struct ReportOptions {
  /// The requested reports; at most one of them goes to standard output.
  var reports = [Report()]
  /// Whether to list every test.
  var verbose = false
  /// The number of slowest tests to list.
  var slowest: Int?

  /// A report: its format and its destination.
  struct Report {
    var format = ReportFormat.all[0]
    /// The file to which the report is written, or `nil` for standard output.
    var file: ReportFile?

    init(format: ReportFormat = ReportFormat.all[0], output: String? = nil) {
      self.format = format
      file = output.map(ReportFile.init).flatMap { $0.isStandardOutput ? nil : $0 }
    }
  }

  /// The files to which reports are written.
  var files: [ReportFile] { reports.compactMap(\.file) }

  /// The format of standard output, which is that of the report without a file or, if every report
  /// has a file, human-readable.
  var printed: ReportFormat {
    reports.first { $0.file == nil }?.format ?? ReportFormat.all[0]
  }

  /// Returns the style of human-readable reports in files, which doesn't depend on the terminal, or
  /// `nil` if there are none, or if they have the style of standard output.
  func fileStyle(besides style: Style) -> Style? {
    let isNeeded = reports.contains { $0.file != nil && $0.format.text == nil }
    return isNeeded && style != .plain ? .plain : nil
  }

  /// Whether standard output is human-readable.
  var isForPeople: Bool { printed.text == nil }
}

/// The list of the slowest tests.
///
/// The list contains wall times, so it goes to standard error and never into a report.
enum SlowestTests {
  static func text(_ outcomes: [ReplayOutcome], most: Int) -> String {
    // If two tests took the same time, the earlier test comes first.
    let sorted = outcomes.enumerated().sorted { left, right in
      (right.element.wallTime, left.offset) < (left.element.wallTime, right.offset)
    }
    return sorted.prefix(most).map { _, outcome in
      let time = outcome.wallTime / Duration.milliseconds(1)
      return
        "slow \(Numerals.text(time, decimals: 1)) ms  \(Printable.name(outcome.result.test.full))\n"
    }.joined()
  }
}
