import ArgumentParser
import PantomimeReporting

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

/// The flags that distribute the tests over several machines.
struct ShardFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run the I-th of N shards of the tests, as in 1/4; auto reads it from the environment.",
      valueName: "i/n|auto"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Balance the shards by the durations from --save-durations.",
      valueName: "file"))
  var durations: String?

  @Option(help: ArgumentHelp("Write the duration of each test.", valueName: "file"))
  var saveDurations: String?

  func validate() throws {
    guard durations == nil || shard != nil else {
      throw ValidationError("--durations requires --shard")
    }
  }

  var sharing: ShardOptions {
    ShardOptions(shard: shard, durations: durations, saveDurations: saveDurations)
  }
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

  var course: RunOptions {
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
      valueName: "format"))
  var format: [ReportFormat] = []

  @Option(
    help: """
      Write the report to this file, and the human format to standard output; - is standard output.
      """)
  var output: [String] = []

  @Flag(help: "List every test, not only failing ones.")
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

  var telling: ReportOptions {
    ReportOptions(reports: reports, verbose: verbose, slowest: slowest)
  }

  /// The inspector that writes the step summary for GitHub Actions, or `nil` if no summary is
  /// requested.
  var summary: StepSummary? {
    format.contains { $0.name == ReportFormat.gitHubAnnotations.name } ? StepSummary() : nil
  }
}
