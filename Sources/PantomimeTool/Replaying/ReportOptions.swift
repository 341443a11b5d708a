import PantomimeKit
import PantomimeReporting

/// The settings of the reports.
struct ReportOptions {
  /// The requested reports; at most one of them goes to standard output.
  var reports = [Report()]
  /// Whether to list every test.
  var verbose = false
  /// The number of slowest tests to list.
  var slowest: Int?

  /// A report: its format and its destination.
  struct Report {
    var format = ReportFormat.all[0]
    /// The file to which the report is written, or `nil` for standard output.
    var file: ReportFile?

    init(format: ReportFormat = ReportFormat.all[0], output: String? = nil) {
      self.format = format
      file = output.map(ReportFile.init).flatMap { $0.isStandardOutput ? nil : $0 }
    }
  }

  /// The files to which reports are written.
  var files: [ReportFile] { reports.compactMap(\.file) }

  /// The format of standard output, which is that of the report without a file or, if every report
  /// has a file, human-readable.
  var printed: ReportFormat {
    reports.first { $0.file == nil }?.format ?? ReportFormat.all[0]
  }

  /// Returns the style of human-readable reports in files, which doesn't depend on the terminal, or
  /// `nil` if there are none, or if they have the style of standard output.
  func fileStyle(besides style: Style) -> Style? {
    let isNeeded = reports.contains { $0.file != nil && $0.format.text == nil }
    return isNeeded && style != .plain ? .plain : nil
  }

  /// Whether standard output is human-readable.
  var isForPeople: Bool { printed.text == nil }
}

/// The list of the slowest tests.
///
/// The list contains wall times, so it goes to standard error and never into a report.
enum SlowestTests {
  static func text(_ outcomes: [ReplayOutcome], most: Int) -> String {
    // If two tests took the same time, the earlier test comes first.
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
