package import PantomimeKit
package import PantomimeReporting

/// A failed assertion or an unexpected misuse, with its place.
package struct Failure: Sendable {
  package let line: Int
  /// The place in the line.
  package let span: Span
  /// The line as written.
  package let text: String
  /// The file that contains the line, or `nil` for the script itself.
  package let file: String?
  /// The places where that file is used, innermost first.
  package let uses: [String]
  package let mismatch: Mismatch
  /// The correction that would make the assertion hold.
  package let correction: PlacedCorrection
  /// The last events before the failure.
  package let context: [Trace.Entry]
  /// The events that record the statement's unexpected misuses, or an empty array if the failure
  /// isn't about events of the statement.
  package var misuses: [Trace.Entry] = []
  /// The session at the time of the failure, or `nil` if there was no scene yet or the failure
  /// exceeds the maximum number that are shown.
  package let standing: (@Sendable () -> Session)?

  /// The number of events shown with a failure.
  static let contextLength = 6
  /// The maximum number of failures shown for one script; our choice.
  package static let mostShown = 20

  /// Creates a failure of a statement.
  init(
    of statement: Statement, _ mismatch: Mismatch, _ correction: Correction,
    context: [Trace.Entry], standing: (@Sendable () -> Session)? = nil
  ) {
    (line, text, span) = statement.place.line(of: statement.span)
    file = statement.place.file
    uses = statement.place.uses
    self.mismatch = mismatch
    self.correction = PlacedCorrection(correction, in: statement)
    self.context = context
    self.standing = standing
  }
}

// Failures as text.

extension Failure {
  /// The longest line printed in full, in scalars; our choice.
  private static let longestLine = 200

  /// Returns the failures of a script up to a maximum number, followed by the number of the
  /// remaining failures.
  ///
  /// Events and a curve that a preceding failure shows aren't repeated.
  package static func text(
    of failures: [Failure], file: String?, style: Style
  ) -> String {
    var text = ""
    var context: [Trace.Entry] = []
    var curves: [Plot.Curve] = []
    for failure in failures.prefix(mostShown) {
      let plot = FailurePlot(failure)
      let isKnown = plot.map { curves.contains($0.curve) } ?? true
      text += failure.rendered(
        isKnown ? nil : plot, repeatsTrace: failure.context != context, file: file, style: style)
      context = failure.context
      if let plot, !isKnown { curves.append(plot.curve) }
    }
    let more = failures.count - mostShown
    return text + (more > 0 ? "  and \(more) more failure\(more == 1 ? "" : "s")\n" : "")
  }

  /// Returns the place of the failure, the expected and the actual value, the events before the
  /// failure, and, if the value is a number, a small plot.
  package func rendered(file: String?, style: Style) -> String {
    rendered(FailurePlot(self), repeatsTrace: true, file: file, style: style)
  }

  private func rendered(
    _ plot: FailurePlot?, repeatsTrace: Bool, file: String?, style: Style
  ) -> String {
    let place =
      (self.file ?? file).map { "\(Printable.name($0)):\(line):\(span.start + 1): " } ?? ""
    let excerpt = Excerpt(of: text, around: span, length: Failure.longestLine).text
    let note = mismatch.note.isEmpty ? mismatch.reason : mismatch.note
    let remark = note.isEmpty ? "" : "  (\(Printable.message(note)))"
    let facts =
      [
        "    \(style.paint("expected", .good))  \(Printable.message(mismatch.expected))",
        "    \(style.paint("actual", .bad))    \(Printable.message(mismatch.actual))\(remark)",
      ]
      + (mismatch.note.isEmpty || mismatch.reason.isEmpty
        ? [] : ["    because   \(Printable.message(mismatch.reason))"])
      + uses.map { "    used at   \(Printable.message($0))" }
    func fitted(_ line: String, _ indent: Int) -> String {
      Wrapping.line(line, columns: style.columns, indent: indent) + "\n"
    }
    var block = fitted("  \(place)\(excerpt)", 4) + facts.map { fitted($0, 14) }.joined()
    let curve = plot?.text(style: style, indent: 4) ?? ""
    guard file != nil, repeatsTrace else { return block + curve }
    for (index, entry) in context.enumerated() {
      let label = index == 0 ? "    trace     " : "              "
      block += label + Listing.line(entry, style: style, indent: label.count) + "\n"
    }
    return block + curve
  }
}

/// A note about a statement that ran, with the place of the statement.
package struct StatementNote: Sendable {
  /// The statement, and the note about it.
  package let text: String
  package let line: Int
  /// The column of the statement, counted from 1.
  package let column: Int
  /// The file that contains the line, or `nil` for the script itself.
  package let file: String?

  init(_ note: String, on statement: Statement) {
    let (line, _, span) = statement.place.line(of: statement.span)
    (self.line, column, file) = (line, span.start + 1, statement.place.file)
    text = "\(statement.written): \(note)"
  }

  /// Creates the note about the fields and commands of a file that had no effect on the touches that a
  /// statement has read from it, or returns `nil` if there are none.
  init?(fieldsOmittedBy statement: Statement, _ step: Session.Step) {
    guard case .noted(let clause) = step.response, let detail = clause.detail,
      clause.kind == .fieldsIgnored || detail.hasPrefix(StatementNote.omitted)
    else { return nil }
    let isComplete = detail.hasPrefix(StatementNote.omitted)
    self.init((isComplete ? "" : StatementNote.omitted) + detail, on: statement)
  }

  /// The beginning of a note on what was ignored and assumed.
  static let omitted = "ignored: "
}

/// A call that UIKit ignores, and that no statement expects; it fails a script only under
/// `--strict`.
package struct IgnoredCall: Sendable {
  package let misuse: Misuse
  /// The note with the reason why UIKit ignores the call.
  package let note: StatementNote

  init(_ misuse: Misuse, of statement: Statement) {
    self.misuse = misuse
    note = StatementNote(
      "ignored call \(misuse.rawValue): \(misuse.account.explanation)", on: statement)
  }
}

extension PlacedCorrection {
  /// Places the correction of a statement in the line that contains the statement.
  init(_ correction: Correction, in statement: Statement) {
    switch correction {
    case .none(let reason): self = .none(because: reason)
    case .text(let text, let span):
      let given = statement.substitutions.first {
        $0.span.end > statement.span.start && $0.span.start < statement.span.end
      }
      if let given {
        self = .none(because: "it contains $\(given.name)")
        return
      }
      let (number, line, within) = statement.place.line(of: span)
      guard within.end - within.start == span.end - span.start,
        let edit = LineEdit(number, line, within, text)
      else {
        self = .none(because: "its value spans several lines")
        return
      }
      self = .edit(edit)
    }
  }
}

extension Statement {
  /// Returns the edit that replaces the statement without its `at TIME`, or `nil` if the statement
  /// spans several lines.
  package func replaced(by text: String) -> LineEdit? {
    let (number, line, within) = place.line(of: span)
    guard within.end - within.start == span.end - span.start else { return nil }
    return LineEdit(number, line, within, text)
  }
}
