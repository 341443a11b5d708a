import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// Some of the tests, with their positions among all tests.
struct SharedTests {
  let tests: [ScriptTest]
  /// The shard that the tests form, or `nil` if they are all tests.
  let part: TestReport.Part?
  /// The number of tests in all shards.
  let total: Int
  private let numbers: [Int]

  init(_ tests: [ScriptTest]) {
    (self.tests, part, total, numbers) = (tests, nil, tests.count, [])
  }

  /// Creates a shard; tests are assigned to the shards in turn.
  init(_ tests: [ScriptTest], _ part: TestReport.Part) {
    numbers = Array(stride(from: part.index - 1, to: tests.count, by: part.count))
    self.tests = numbers.map { tests[$0] }
    self.part = part
    total = tests.count
  }

  private init(
    _ tests: [ScriptTest], _ part: TestReport.Part?, of total: Int, numbers: [Int]
  ) {
    (self.tests, self.part, self.total, self.numbers) = (tests, part, total, numbers)
  }

  /// Returns the same tests in another order, which is given by their indices.
  func inOrder(_ places: [Int]) -> SharedTests {
    SharedTests(
      places.map { tests[$0] }, part, of: total,
      numbers: numbers.isEmpty ? [] : places.map { numbers[$0] })
  }

  /// Returns the position of a test among all tests, counted from 1, or `nil` if these are all
  /// tests.
  func order(of index: Int) -> Int? { part == nil ? nil : numbers[index] + 1 }
}

extension TestReport.Part: ExpressibleByArgument {
  /// Parses `I/N`, which stands for the *I*th of *N* shards.
  package init?(argument: String) { self.init(argument) }
}

extension RunOptions {
  /// Returns the tests in the order in which they run; this order doesn't affect which tests are in
  /// the shard.
  func ordered(_ shared: SharedTests) -> SharedTests {
    shared.inOrder(ordered(Array(shared.tests.indices)))
  }
}
