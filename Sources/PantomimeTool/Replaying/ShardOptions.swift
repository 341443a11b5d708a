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
