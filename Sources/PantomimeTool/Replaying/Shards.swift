import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// The distribution of the tests over several machines.
struct ShardOptions {
  /// The shard of this machine, or `nil` to run all tests.
  var shard: Shard?
  /// The file with the durations of the tests.
  var durations: String?
  /// The file in which to save the durations.
  var saveDurations: String?

  /// Returns the tests of this machine's shard.
  ///
  /// - Parameter record: Receives the file with the durations.
  func part(of tests: [ScriptTest], record: ReadingRecord) throws -> SharedTests {
    switch shard {
    case nil: return SharedTests(tests)
    case .part(let part): return try SharedTests(tests, part, known(record))
    case .auto:
      guard let part = try ShardEnvironment.part() else { return SharedTests(tests) }
      return try SharedTests(tests, part, known(record))
    }
  }

  /// Returns the known durations of the tests, or `nil` if none are known.
  ///
  /// An unreadable file is an error: with less data than other machines, this machine would compute
  /// different shards, and some tests would never run.
  private func known(_ record: ReadingRecord) throws -> Durations? {
    guard let durations else { return nil }
    do {
      let bytes = try ScriptFiles.read(durations, record: record).content.get()
      return try Durations(bytes)
    } catch let error as FileAccess.Unreadable {
      Console.report("pantomime: \(Printable.quoted(durations)) cannot be read: \(error.reason)")
    } catch let error as Durations.Unreadable {
      Console.report(
        "pantomime: \(Printable.quoted(durations)) is not a durations file: line \(error.line): "
          + Printable.message(error.reason))
    }
    throw ExitStatus.couldNotRun
  }
}

/// Some of the tests, with their positions among all tests.
struct SharedTests {
  let tests: [ScriptTest]
  /// The shard that the tests form, or `nil` if they are all tests.
  let part: TestReport.Part?
  private let numbers: [Int]

  init(_ tests: [ScriptTest]) {
    (self.tests, part, numbers) = (tests, nil, [])
  }

  init(_ tests: [ScriptTest], _ part: TestReport.Part, _ durations: Durations?) {
    let plan = ShardPlan(
      tests.map { $0.name.full }, count: part.count, durations: durations)
    numbers = plan.tests(of: part.index)
    self.tests = numbers.map { tests[$0] }
    self.part = part
  }

  private init(_ tests: [ScriptTest], _ part: TestReport.Part?, numbers: [Int]) {
    (self.tests, self.part, self.numbers) = (tests, part, numbers)
  }

  /// Returns the same tests in another order, which is given by their indices.
  func inOrder(_ places: [Int]) -> SharedTests {
    SharedTests(
      places.map { tests[$0] }, part, numbers: numbers.isEmpty ? [] : places.map { numbers[$0] })
  }

  /// Returns the position of a test among all tests, counted from 1, or `nil` if these are all
  /// tests.
  func order(of index: Int) -> Int? { part == nil ? nil : numbers[index] + 1 }
}

/// `I/N`, which stands for the *I*th of *N* shards, or `auto`.
enum Shard: ExpressibleByArgument {
  case part(TestReport.Part)
  case auto

  init?(argument: String) {
    if argument == "auto" {
      self = .auto
    } else if let part = TestReport.Part(argument) {
      self = .part(part)
    } else {
      return nil
    }
  }
}

extension ReplayOutcome {
  /// The line of the file of durations that contains the duration of the test.
  var durationLine: String {
    let time = wallTime.components
    return Durations.line(
      result.test, seconds: Double(time.seconds) + Double(time.attoseconds) / 1e18)
  }
}

extension RunOptions {
  /// Returns the tests in the order in which they run; this order doesn't affect which tests are in
  /// the shard.
  func ordered(_ shared: SharedTests) -> SharedTests {
    shared.inOrder(ordered(Array(shared.tests.indices)))
  }
}

/// The shard that a CI system or build tool assigns to this machine through environment variables.
enum ShardEnvironment {
  /// A CI system or build tool: the variables that it sets, and the number of its first shard.
  private struct Engine {
    let name: String
    let index: String
    let count: String
    let first: Int
  }

  /// A system that can run inside another one comes first: for example, Bazel can run on a machine
  /// of a CI service.
  private static let engines = [
    Engine(name: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    Engine(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    Engine(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    Engine(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT",
      first: 0),
  ]

  /// The variable that names a file; a program that supports sharding creates this file for Bazel.
  private static let statusFile = "TEST_SHARD_STATUS_FILE"

  /// Returns the assigned shard; if no system assigns a shard, prints a note and returns `nil`.
  static func part() throws -> TestReport.Part? {
    func variable(_ name: String) -> String? {
      ProcessSurroundings.variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let file = variable(statusFile) {
      do throws(SystemError) {
        try OutputFile(file).write("")
      } catch {
        Console.report(
          "pantomime: \(Printable.quoted(file)) (\(statusFile)) cannot be written: \(error.reason)")
        throw ExitStatus.couldNotRun
      }
    }
    for engine in engines {
      switch (variable(engine.index), variable(engine.count)) {
      case (nil, nil): continue
      // A job that isn't divided into shards has no index.
      case (nil, "1"?): return nil
      case (let index, let count):
        guard let number = index.flatMap({ Int($0) }), let count = count.flatMap({ Int($0) }),
          number >= engine.first, number - engine.first < count
        else { throw refusal(engine, index, count) }
        return TestReport.Part(number - engine.first + 1, of: count)
      }
    }
    let names = engines.map { "\($0.index) (\($0.name))" }.joined(separator: ", ")
    Console.report("note: --shard auto found none of \(names); running every test")
    return nil
  }

  private static func refusal(
    _ engine: Engine, _ index: String?, _ count: String?
  ) -> ExitStatus {
    func setting(_ name: String, _ value: String?) -> String {
      value.map { "\(name)=\(Printable.name($0))" } ?? "\(name) is not set"
    }
    Console.report(
      "pantomime: \(setting(engine.index, index)) and \(setting(engine.count, count)) are not a shard: "
        + "\(engine.name) counts from \(engine.first)")
    return .couldNotRun
  }
}
