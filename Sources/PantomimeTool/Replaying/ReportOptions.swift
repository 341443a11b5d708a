import PantomimeKit
import PantomimeReporting

/// What is told of the tests, and where.
struct ReportOptions {
  /// The format of the report.
  var format = ReportFormat.all[0]
  /// The file that the report is written to.
  var output: String?
  /// Whether every test is named.
  var verbose = false
  /// How many of those that took longest are told.
  var slowest: Int?

  /// The file that the report is written to; `nil` where it goes to standard output.
  var file: ReportFile? {
    output.map(ReportFile.init).flatMap { $0.isStandardOutput ? nil : $0 }
  }

  /// Whether standard output is what people read.
  var isForPeople: Bool { format.text == nil || file != nil }
}

/// The tests that took longest: wall time, hence on standard error, and in no report.
enum SlowestTests {
  static func text(_ outcomes: [ReplayOutcome], most: Int) -> String {
    // Where two took the same time, the earlier one comes first.
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
