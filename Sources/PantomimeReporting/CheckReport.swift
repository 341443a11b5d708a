/// The result of checking scripts without running them.
package struct CheckReport: Sendable {
  /// An error in a script.
  package struct Finding: Sendable, Hashable {
    /// The path of the file, as displayed.
    package let path: String
    /// The range, or `nil` if the error concerns the whole file.
    package let place: Place?
    /// The message, as a phrase.
    package let message: String
    /// The fix, or an empty text.
    package let hint: String
    /// Further information, such as the places where a file is used.
    package let notes: [String]

    package init(
      path: String, place: Place? = nil, message: String, hint: String = "", notes: [String] = []
    ) {
      (self.path, self.place, self.message) = (path, place, message)
      (self.hint, self.notes) = (hint, notes)
    }

    /// The message and the fix.
    var text: String { hint.isEmpty ? message : "\(message); \(hint)" }
  }

  /// A range in a line; columns are counted in Unicode scalars from 1.
  package struct Place: Sendable, Hashable {
    package let line: Int
    package let column: Int
    /// The column behind the last character.
    package let end: Int

    package init(line: Int, column: Int, end: Int) {
      (self.line, self.column, self.end) = (line, column, max(end, column))
    }
  }

  /// The number of scripts that were checked.
  package var checked = 0
  /// The number of scripts with errors.
  package var broken = 0
  /// The messages about paths at which there was nothing to check.
  package var problems: [String] = []
  package var findings: [Finding] = []

  package init() {}

  /// The report in a sentence.
  package var summary: String { "\(checked) checked, \(broken) with errors" }
}

/// A format for the result of checking scripts.
///
/// Each format has a `static let` in an extension of `CheckFormat`, and an entry in `all`, from
/// which the option `--format` of `check`, its help, and its completion are derived.
package struct CheckFormat: Sendable {
  /// The name of the format.
  package let name: String
  /// A function that returns the result as text, or `nil` for the human-readable output, which is
  /// printed during the check.
  package let text: (@Sendable (CheckReport) -> String)?

  init(_ name: String, text: (@Sendable (CheckReport) -> String)?) {
    (self.name, self.text) = (name, text)
  }

  /// Every format, with the default first.
  package static let all: [CheckFormat] = [.human, .jsonLines, .sarif]

  /// Human-readable output: the errors with their lines.
  package static let human = CheckFormat("human", text: nil)
}

extension CheckFormat {
  /// JSON, one object per line: an error, or the summary at the end.
  ///
  /// An error is `{"v":1,"event":"error","path":"a.pan","line":2,"column":5,"end-column":9,
  /// "message":"…","hint":"…","notes":["…"]}`.
  static let jsonLines = CheckFormat(
    "jsonl",
    text: { report in
      let findings = report.findings.map { finding in
        JSONText.object([
          ("v", .count(1)), ("event", .string("error")), ("path", .string(finding.path)),
          ("line", finding.place.map { .count($0.line) }),
          ("column", finding.place.map { .count($0.column) }),
          ("end-column", finding.place.map { .count($0.end) }),
          ("message", .string(finding.message)), ("hint", .string(ifAny: finding.hint)),
          ("notes", .strings(ifAny: finding.notes)),
        ])
      }
      let summary = JSONText.object([
        ("v", .count(1)), ("event", .string("summary")), ("checked", .count(report.checked)),
        ("with-errors", .count(report.broken)), ("problems", .strings(ifAny: report.problems)),
      ])
      return (findings + [summary]).map { $0.text + "\n" }.joined()
    })
}
