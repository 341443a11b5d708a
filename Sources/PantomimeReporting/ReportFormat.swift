/// A format for test results.
///
/// Each format has a file in this folder, with a `static let` in an extension of `ReportFormat`,
/// and a line in `all`. The option `--format` of `replay`, its help, and its completion are derived
/// from that list.
package struct ReportFormat: Sendable {
  /// The name of the format.
  package let name: String
  /// The description, as a phrase.
  package let summary: String
  /// A function that returns the results as text, or `nil` for the human-readable output, which is
  /// printed during the run and ends with the numbers of tests.
  package let text: (@Sendable (TestReport) -> String)?
  /// A Boolean value that indicates whether the format includes lines about the tests as a whole
  /// (`TestReport.lines`).
  package let takesLines: Bool
  /// The text by which the first lines of a report are recognized, or `nil` if the report ends with
  /// the numbers of tests, by which it is.
  package let mark: String?

  /// Creates a format.
  package init(
    _ name: String, _ summary: String, takesLines: Bool = false, mark: String? = nil,
    text: (@Sendable (TestReport) -> String)?
  ) {
    self.name = name
    self.summary = summary
    self.takesLines = takesLines
    self.mark = mark
    self.text = text
  }

  /// Every format, with the default first.
  package static let all: [ReportFormat] = [
    .human, .anythingProtocol, .junitXML, .resultLines, .gitHubAnnotations, .sarif,
  ]

  /// Human-readable output: the problems of each script, and the numbers of tests.
  package static let human = ReportFormat("human", "for people", text: nil)
}
