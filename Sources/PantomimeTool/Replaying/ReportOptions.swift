import PantomimeKit
import PantomimeReporting

/// The settings of the report.
struct ReportOptions {
  /// The format of the report.
  var format = ReportFormat.all[0]
  /// The file that the report is written to.
  var output: String?
  /// Whether to list every test.
  var verbose = false
  /// The number of slowest tests to list.
  var slowest: Int?

  /// The file that the report is written to, or `nil` for standard output.
  var file: ReportFile? {
    output.map(ReportFile.init).flatMap { $0.isStandardOutput ? nil : $0 }
  }

  /// Whether standard output is for people.
  var isForPeople: Bool { format.text == nil || file != nil }
}

/// The list of the slowest tests: wall times, and therefore on standard error and in no report.
enum SlowestTests {
  static func text(_ outcomes: [ReplayOutcome], most: Int) -> String {
    // Of two tests with the same time, the earlier comes first.
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
