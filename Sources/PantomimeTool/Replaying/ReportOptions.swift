import PantomimeKit
import PantomimeReporting

/// The settings of the reports.
struct ReportOptions {
  /// The reports; at most one goes to standard output.
  var reports = [Report()]
  /// Whether to list every test.
  var verbose = false
  /// The number of slowest tests to list.
  var slowest: Int?

  /// A report: its format and its destination.
  struct Report {
    var format = ReportFormat.all[0]
    /// The file to write the report to, or `nil` for standard output.
    var file: ReportFile?

    init(format: ReportFormat = ReportFormat.all[0], output: String? = nil) {
      self.format = format
      file = output.map(ReportFile.init).flatMap { $0.isStandardOutput ? nil : $0 }
    }
  }

  /// The files to write reports to.
  var files: [ReportFile] { reports.compactMap(\.file) }

  /// The format of standard output: that of the report without a file, or else the human-readable
  /// one.
  var printed: ReportFormat {
    reports.first { $0.file == nil }?.format ?? ReportFormat.all[0]
  }

  /// Whether standard output is human-readable.
  var isForPeople: Bool { printed.text == nil }
}

/// The list of the slowest tests.
///
/// It contains wall times and therefore goes to standard error, never into a report.
enum SlowestTests {
  static func text(_ outcomes: [ReplayOutcome], most: Int) -> String {
    // Of two tests with the same time, the earlier one comes first.
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
