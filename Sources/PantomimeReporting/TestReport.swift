package import PantomimeKit

/// How scripts did as tests, for the formats that other programs read.
package struct TestReport: Sendable {
  package let cases: [Case]
  /// Why the run ended before its time, as a word or two; `nil` if it did not.
  package let cut: String?
  /// Which part of a whole it is; `nil` where it is all of it.
  package var part: Part?

  /// A part of the tests, as one of several machines runs it.
  package struct Part: Sendable, Hashable {
    /// Which one, counted from 1.
    package let index: Int
    /// How many there are.
    package let count: Int

    package init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }

    /// It as it is written: `2/4`.
    package var text: String { "\(index)/\(count)" }
  }
  /// What there is to say of all of them together, for programs: JSON, an object each.
  package var lines: [String] = []

  /// A test, and how it did.
  package struct Case: Sendable {
    package let test: TestName
    package let outcome: Outcome
    /// Which one it is of all tests, where these are only a part of them; several with one number stand
    /// in their order.
    package var order: Int?

    package init(_ test: TestName, outcome: Outcome) {
      self.test = test
      self.outcome = outcome
    }

    /// The same as that one of all tests.
    package func numbered(_ order: Int?) -> Case {
      var test = self
      test.order = order
      return test
    }

    package init(path: String, outcome: Outcome) {
      self.init(TestName(path: path), outcome: outcome)
    }
  }

  package enum Outcome: Sendable {
    case passed
    /// An assertion failed.
    case failed(Problems)
    /// The script could not be read or carried out.
    case broken(Problems)
    /// It failed as everybody knew it would, which is as good as passed.
    case failedAsKnown(Problems)
    /// Its script says why it is not to be run.
    case skipped(String)
    /// It was not run, and why.
    case notRun(String)
  }

  /// What went wrong in a script.
  package struct Problems: Sendable {
    package let shown: [Problem]
    /// How many there are besides those that are shown.
    package let more: Int

    package init(_ shown: [Problem], more: Int = 0) {
      self.shown = shown
      self.more = more
    }
  }

  /// What went wrong, and where.
  package struct Problem: Sendable {
    /// What went wrong, in one line.
    package let message: String
    /// Line and column, counted from 1; `nil` if it is about the whole file.
    package var place: (line: Int, column: Int)?
    /// Expected and actual value, where it is about one.
    package var values: (expected: String, actual: String)?
    /// How far the values are apart; empty where that is not measured.
    package var difference = ""
    /// Why it came so; empty where nothing tells.
    package var reason = ""
    /// What happened before it.
    package var trace: [Trace.Entry] = []

    package init(
      message: String, place: (line: Int, column: Int)? = nil,
      values: (expected: String, actual: String)? = nil
    ) {
      self.message = message
      self.place = place
      self.values = values
    }
  }

  package init(_ cases: [Case], cut: String? = nil) {
    self.cases = cases
    self.cut = cut
  }

  /// How many of each outcome there are.
  package struct Counts: Sendable, Equatable {
    package var passed = 0
    package var failed = 0
    package var broken = 0
    package var skipped = 0
    package var notRun = 0
  }

  package var counts: Counts {
    cases.reduce(into: Counts()) { counts, test in
      switch test.outcome {
      case .passed, .failedAsKnown: counts.passed += 1
      case .skipped: counts.skipped += 1
      case .failed: counts.failed += 1
      case .broken: counts.broken += 1
      case .notRun: counts.notRun += 1
      }
    }
  }
}
