import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// How several machines share the tests.
struct ShardOptions {
  /// The part that is this machine's; `nil` for all.
  var shard: Shard?
  /// The file that says how long tests take.
  var durations: String?
  /// The file that this is written to.
  var saveDurations: String?

  /// The part of the tests that is this machine's.
  func part(of tests: [ScriptTest]) throws -> SharedTests {
    switch shard {
    case nil: return SharedTests(tests)
    case .part(let part): return try SharedTests(tests, part, known)
    case .auto:
      guard let part = try ShardEnvironment.part() else { return SharedTests(tests) }
      return try SharedTests(tests, part, known)
    }
  }

  /// How long tests take.
  ///
  /// What cannot be read is no matter to be passed over: a machine that knows less than the others
  /// comes to other parts, and tests would be lost.
  private var known: Durations? {
    get throws {
      guard let durations else { return nil }
      do {
        let bytes = try ScriptFiles.read(durations).content.get()
        return try Durations(bytes)
      } catch let error as FileAccess.Unreadable {
        Console.report(
          "pantomime: \(Printable.quoted(durations)) cannot be read: \(error.reason)")
      } catch let error as Durations.Unreadable {
        Console.report(
          "pantomime: \(Printable.quoted(durations)) is no file of durations: line \(error.line): "
            + Printable.message(error.reason))
      }
      throw ExitStatus.couldNotRun
    }
  }
}

/// Some of the tests, and which ones of all they are.
struct SharedTests {
  let tests: [ScriptTest]
  /// Which part they are; `nil` where they are all.
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

  /// The same in another order, told by their places.
  func inOrder(_ places: [Int]) -> SharedTests {
    SharedTests(
      places.map { tests[$0] }, part, numbers: numbers.isEmpty ? [] : places.map { numbers[$0] })
  }

  /// The number of a test among all, counted from 1; `nil` where these are all.
  func order(of index: Int) -> Int? { part == nil ? nil : numbers[index] + 1 }
}

/// `I/N`, the I-th of N parts, or `auto`.
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
  /// The line that says how long it took.
  var durationLine: String {
    let time = wallTime.components
    return Durations.line(
      result.test, seconds: Double(time.seconds) + Double(time.attoseconds) / 1e18)
  }
}

extension RunOptions {
  /// Some of the tests in the order in which they are run: which ones they are does not depend on it.
  func ordered(_ shared: SharedTests) -> SharedTests {
    shared.inOrder(ordered(Array(shared.tests.indices)))
  }
}
