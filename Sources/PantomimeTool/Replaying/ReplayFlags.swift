import ArgumentParser
import PantomimeReporting

// The flags of `replay` as the argument parser reads them. What they mean, and what holds where nothing
// is said, is with the plain values that they become.

/// The flags that say which tests are run.
struct TestChoiceFlags: ParsableArguments {
  @Option(help: "Run only tests whose path or case contains this text.")
  var filter: String?

  @Option(help: "Run only tests that have one of these tags, as in card,flick.")
  var tags: TagList?

  @Flag(help: "Run only tests that failed when they were last run; all where none did.")
  var lastFailed = TestChoice().lastFailed

  var choice: TestChoice { TestChoice(filter: filter, tags: tags, lastFailed: lastFailed) }
}

/// The flags that say how several machines share the tests.
struct TestSharingFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run the I-th of N parts of the tests, as in 1/4; auto reads which one from the environment.",
      valueName: "i/n|auto"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Make the parts take about as long, by what --save-durations has written.",
      valueName: "file"))
  var durations: String?

  @Option(help: ArgumentHelp("Write how long each test takes.", valueName: "file"))
  var saveDurations: String?

  func validate() throws {
    guard durations == nil || shard != nil else {
      throw ValidationError("--durations divides tests among shards: give --shard, too")
    }
  }

  var sharing: TestSharing {
    TestSharing(shard: shard, durations: durations, saveDurations: saveDurations)
  }
}

/// The flags that say how the tests are run.
struct TestCourseFlags: ParsableArguments {
  @Option(help: "How many tests run at once.")
  var jobs: Int = TestCourse().jobs

  @Flag(help: "Stop after the first test that does not pass.")
  var failFast = TestCourse().failFast

  @Option(help: "Run the tests in an order drawn from this number, the same everywhere.")
  var shuffle: UInt64?

  @Option(help: "Run each test so many times; one that does not go the same way each time fails.")
  var `repeat`: Int = TestCourse().repeat

  @Option(
    help: "Fail tests that take longer: virtual time, statements or both, as in 20s,1000statements."
  )
  var timeout: TestLimits?

  @Flag(
    help: ArgumentHelp(
      "Fail tests that expect nothing, that end while something still runs, and known failures "
        + "that pass."))
  var strict = TestCourse().strict

  @Flag(help: "Run the tests again whenever a script changes, until Ctrl-C.")
  var watch = TestCourse().watch

  func validate() throws {
    guard jobs >= 1 else { throw ValidationError("--jobs takes a number from 1") }
    guard `repeat` >= 1 else { throw ValidationError("--repeat takes a number from 1") }
  }

  var course: TestCourse {
    TestCourse(
      jobs: jobs, failFast: failFast, shuffle: shuffle, repeat: `repeat`, timeout: timeout,
      strict: strict, watch: watch)
  }
}

/// The flags that say what is told of the tests, and where.
struct TestTellingFlags: ParsableArguments {
  @Option(help: "\(ReportFormat.words).")
  var format = TestTelling().format

  @Option(
    help: """
      Write the report to this file, and what people read to standard output; - is standard output.
      """)
  var output: String?

  @Flag(help: "Name every test, not only those that do not pass.")
  var verbose = TestTelling().verbose

  @Option(help: "Tell the N tests that took longest, on standard error.")
  var slowest: Int?

  func validate() throws {
    guard slowest ?? 1 >= 1 else { throw ValidationError("--slowest takes a number from 1") }
  }

  var telling: TestTelling {
    TestTelling(format: format, output: output, verbose: verbose, slowest: slowest)
  }
}
