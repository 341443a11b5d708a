/// A format in which the results of scripts are written as tests.
///
/// Each is a file here with its `static let` in an extension of `ReportFormat`, and a line in `all`:
/// the option `--format` of `replay`, its help and its completion are made of that list.
package struct ReportFormat: Sendable {
  /// What it is called.
  package let name: String
  /// What it is, as a phrase.
  package let summary: String
  /// The results as text; `nil` for what people read while the scripts run, and then the counts.
  package let text: (@Sendable (TestReport) -> String)?
  /// Whether it has room for what is said of all tests together (`TestReport.lines`).
  package let takesLines: Bool

  /// Describes a format.
  package init(
    _ name: String, _ summary: String, takesLines: Bool = false,
    text: (@Sendable (TestReport) -> String)?
  ) {
    self.name = name
    self.summary = summary
    self.takesLines = takesLines
    self.text = text
  }

  /// Every format, the usual one first.
  package static let all: [ReportFormat] = [
    .human, .anythingProtocol, .junitXML, .resultLines,
  ]

  /// What went wrong, script by script, and the counts.
  package static let human = ReportFormat("human", "for people", text: nil)
}
