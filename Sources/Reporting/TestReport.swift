/// How scripts did as tests, for the formats that other programs read.
package struct TestReport: Sendable {
  package let cases: [Case]

  /// One script.
  package struct Case: Sendable {
    /// The path of the script.
    package let path: String
    package let outcome: Outcome

    package init(path: String, outcome: Outcome) {
      self.path = path
      self.outcome = outcome
    }
  }

  package enum Outcome: Sendable {
    case passed
    /// An assertion failed.
    case failed([Problem])
    /// The script could not be read or carried out.
    case broken([Problem])
  }

  /// What went wrong, and where.
  package struct Problem: Sendable {
    /// What went wrong, in one line.
    package let message: String
    /// Line and column, counted from 1; `nil` if it is about the whole file.
    package let place: (line: Int, column: Int)?
    /// Expected and actual value, where it is about one.
    package let values: (expected: String, actual: String)?

    package init(
      message: String, place: (line: Int, column: Int)? = nil,
      values: (expected: String, actual: String)? = nil
    ) {
      self.message = message
      self.place = place
      self.values = values
    }
  }

  package init(_ cases: [Case]) {
    self.cases = cases
  }

  /// How many passed, failed and could not run.
  package var counts: (passed: Int, failed: Int, broken: Int) {
    cases.reduce(into: (0, 0, 0)) { counts, test in
      switch test.outcome {
      case .passed: counts.0 += 1
      case .failed: counts.1 += 1
      case .broken: counts.2 += 1
      }
    }
  }
}

extension TestReport.Outcome {
  /// What went wrong; nothing if it passed.
  var problems: [TestReport.Problem] {
    switch self {
    case .passed: []
    case .failed(let problems), .broken(let problems): problems
    }
  }
}
