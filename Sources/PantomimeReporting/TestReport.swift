package import PantomimeKit

/// The results of scripts as tests, for machine-readable formats.
package struct TestReport: Sendable {
  package let cases: [Case]
  /// The reason why the run ended early, in a word or two, or `nil` if the run is complete.
  package let cut: String?
  /// The shard that the report covers, or `nil` for all tests.
  package var part: Part?

  /// A shard of the tests, which one of several machines runs.
  package struct Part: Sendable, Hashable {
    /// The number of the shard, beginning with 1.
    package let index: Int
    /// The number of shards.
    package let count: Int

    package init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }

    /// The shard as text: `2/4`.
    package var text: String { "\(index)/\(count)" }
  }
  /// The time at which the run started, in UTC and in ISO 8601 format, or `nil` if it is unknown.
  package var timestamp: String?
  /// The machine-readable lines about the tests as a whole: one JSON object each.
  package var lines: [String] = []
  /// The reasons why requested tests weren't found.
  package var problems: [String] = []
  /// The requirements on all tests together that they don't meet, such as a coverage.
  package var unmet: [String] = []
  /// The options that decide how a test is judged, as words that `replay` takes, such as `--strict`.
  package var options: [String] = []
  /// In the report of a shard, the number of tests in all shards, or `nil` if it is unknown.
  package var total: Int?
  /// In the report of a shard, the options that select the tests of all shards, as words.
  package var selection: [String] = []
  /// A Boolean value that indicates whether the report lacks tests, so that the number of tests
  /// that didn't run is unknown.
  package var lacksTests = false

  /// A test and its outcome.
  package struct Case: Sendable {
    package let test: TestName
    package let outcome: Outcome
    /// In the report of a shard, the number of the test among all tests; tests with the same number
    /// stay in order.
    package var order: Int?
    /// The wall time of the test, in seconds, or `nil` if it is unknown.
    package var seconds: Double?

    package init(_ test: TestName, outcome: Outcome) {
      self.test = test
      self.outcome = outcome
    }

    /// Returns the same test with another number.
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
    /// The script couldn't be read or executed.
    case broken(Problems)
    /// A test with a known failure failed, which counts as passed.
    case failedAsKnown(Problems)
    /// The test was skipped, for a reason that the script gives.
    case skipped(String)
    /// The test didn't run; the value is the reason.
    case notRun(String)
  }

  /// The problems of a script.
  package struct Problems: Sendable {
    package let shown: [Problem]
    /// The number of problems that aren't shown.
    package let more: Int

    package init(_ shown: [Problem], more: Int = 0) {
      self.shown = shown
      self.more = more
    }
  }

  /// A problem and its position.
  package struct Problem: Sendable {
    /// The message, on one line.
    package let message: String
    /// The line and the column, from 1, or `nil` if the problem concerns the whole file.
    package var place: (line: Int, column: Int)?
    /// The path of the file to which the place belongs, or `nil` if it's the script.
    ///
    /// The message begins with such a path and place.
    package var file: String?
    /// The expected and the actual value, or `nil` if the problem isn't about a value.
    package var values: (expected: String, actual: String)?
    /// The difference between the values, or an empty text if it can't be measured.
    package var difference = ""
    /// The reason, or an empty text if none is recorded.
    package var reason = ""
    /// The events before the problem.
    package var trace: [Trace.Entry] = []

    package init(
      message: String, place: (line: Int, column: Int)? = nil,
      values: (expected: String, actual: String)? = nil
    ) {
      self.message = message
      self.place = place
      self.values = values
    }

    /// The message without the place in another file, for formats that show the place separately.
    package var claim: String {
      guard let file, let place else { return message }
      let head = "\(Printable.name(file)):\(place.line):\(place.column): "
      return message.hasPrefix(head) ? String(message.dropFirst(head.count)) : message
    }
  }

  package init(_ cases: [Case], cut: String? = nil) {
    self.cases = cases
    self.cut = cut
  }

  /// The number of tests with each outcome.
  package struct Counts: Sendable, Equatable {
    package var passed = 0
    package var failed = 0
    package var broken = 0
    package var skipped = 0
    package var notRun = 0
  }

  /// The problems of the run as a whole, each of which makes it fail regardless of its tests.
  ///
  /// Every format contains all of them, because a CI service may read nothing but the report.
  package var faults: [String] { problems + unmet + (cut.map { [$0] } ?? []) }

  /// In a report of a run that ended early, the number of tests that didn't run, or `nil` if it is
  /// unknown.
  package var notRun: Int? { lacksTests || counts.notRun == 0 ? nil : counts.notRun }

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

/// The name of a test: a script and possibly one of its cases, with the properties that the script
/// declares.
package struct TestName: Sendable, Hashable {
  /// The path of the script, as displayed.
  package let path: String
  /// The bytes of the path if it isn't valid UTF-8, or `nil` if it is valid and displayed
  /// unchanged.
  package var bytes: [UInt8]?
  /// The name of the case, or `nil` if the script has no cases.
  package let caseName: String?
  /// The description of the test, or an empty text.
  package var about = ""
  /// The tags by which the test can be selected.
  package var tags: [String] = []
  /// The reason for a known failure, or `nil` if the test should pass.
  package var knownFailure: String?

  package init(path: String, case caseName: String? = nil) {
    self.path = path
    self.caseName = caseName
  }

  /// The full name that distinguishes the test from others: `folder/script.pan [case]`.
  package var full: String { path + behind }

  /// The text that follows the path of the script.
  package var behind: String { caseName.map { " [\($0)]" } ?? "" }

  /// The human-readable name and description.
  package var title: String { full + (about.isEmpty ? "" : ": \(about)") }
}
