import PantomimeKit
package import PantomimeReporting

/// The result of a statement as text.
package enum StepText {
  /// Returns only the results, which a script that is run writes to the standard output.
  package static func results(_ step: Session.Step, style: Style) -> String {
    var results = ""
    for other in step.others { results += text(other, style: style) }
    return results + text(step.response, style: style)
  }

  static func text(_ response: Response, style: Style) -> String {
    switch response {
    case .nothing, .noted, .verdict, .screen, .quit: ""
    case .text(let text): Wrapping.text(text, columns: style.columns)
    case .page(let page), .answered(_, let page): page.text(columns: style.columns)
    case .explained(let why): why.page.text(columns: style.columns)
    case .picture(let picture): picture.text(style: style)
    case .values(let values):
      Wrapping.text(
        ValueTable.text(values.map { ($0.path, $0.pathValue) }, style: style),
        columns: style.columns)
    case .everything(let values, let hidden):
      Wrapping.text(
        ValueTable.overview(values.map { ($0.path, $0.pathValue) }, hiding: hidden, style: style),
        columns: style.columns)
    case .events(let entries): Listing.folded(entries, style: style)
    }
  }

  /// The minimum number of events at which an answer mentions that there are more events; our
  /// choice.
  private static let manyEvents = 9

  /// Returns the answer to a statement, its output, and further details if the level of detail
  /// includes them.
  package static func text(
    _ step: Session.Step, _ answer: Answer?, _ detail: Detail, style: Style
  ) -> String {
    var text = (answer?.text(style: style) ?? "") + results(step, style: style)
    switch detail {
    case .answer:
      let count = step.entries.count
      if count >= manyEvents { text += style.paint("\(count) events: `more`", .dim) + "\n" }
    case .events: text += Listing.folded(step.entries, withReasons: false, style: style)
    case .all:
      text += Listing.folded(step.entries, style: style)
      for failure in step.failures {
        text += FailureText.block(failure, file: nil, style: style)
      }
    }
    return text
  }
}

/// Failed assertions as text.
package enum FailureText {
  /// The longest line printed in full, in scalars; our choice.
  private static let longestLine = 200

  /// Returns the failures of a script up to a maximum number, followed by the number of the
  /// remaining failures.
  ///
  /// Events and a curve that a preceding failure shows aren't repeated.
  package static func all(_ failures: [Failure], file: String?, style: Style) -> String {
    var text = ""
    var context: [Trace.Entry] = []
    var curves: [Plot.Curve] = []
    for failure in failures.prefix(Failure.mostShown) {
      let plot = FailurePlot(failure)
      let isKnown = plot.map { curves.contains($0.curve) } ?? true
      text += block(
        failure, isKnown ? nil : plot, repeatsTrace: failure.context != context, file: file,
        style: style)
      context = failure.context
      if let plot, !isKnown { curves.append(plot.curve) }
    }
    return text + more(failures.count - Failure.mostShown)
  }

  /// Returns the line about failures that aren't shown, or an empty string if there are none.
  private static func more(_ count: Int) -> String {
    count > 0 ? "  and \(count) more failure\(count == 1 ? "" : "s")\n" : ""
  }

  /// Returns the place of a failure, the expected and the actual value, the events before the
  /// failure, and, if the value is a number, a small plot.
  package static func block(_ failure: Failure, file: String?, style: Style) -> String {
    block(failure, FailurePlot(failure), repeatsTrace: true, file: file, style: style)
  }

  private static func block(
    _ failure: Failure, _ plot: FailurePlot?, repeatsTrace: Bool, file: String?, style: Style
  ) -> String {
    let place =
      (failure.file ?? file).map {
        "\(Printable.name($0)):\(failure.line):\(failure.span.start + 1): "
      } ?? ""
    let mismatch = failure.mismatch
    let line = Excerpt(of: failure.text, around: failure.span, length: longestLine).text
    let note = mismatch.note.isEmpty ? mismatch.reason : mismatch.note
    let remark = note.isEmpty ? "" : "  (\(Printable.message(note)))"
    let facts =
      [
        "    \(style.paint("expected", .good))  \(Printable.message(mismatch.expected))",
        "    \(style.paint("actual", .bad))    \(Printable.message(mismatch.actual))\(remark)",
      ]
      + (mismatch.note.isEmpty || mismatch.reason.isEmpty
        ? [] : ["    because   \(Printable.message(mismatch.reason))"])
      + failure.uses.map { "    used at   \(Printable.message($0))" }
    func fitted(_ line: String, _ indent: Int) -> String {
      Wrapping.line(line, columns: style.columns, indent: indent) + "\n"
    }
    var text = fitted("  \(place)\(line)", 4) + facts.map { fitted($0, 14) }.joined()
    let curve = plot?.text(style: style, indent: 4) ?? ""
    guard file != nil, repeatsTrace else { return text + curve }
    for (index, entry) in failure.context.enumerated() {
      let label = index == 0 ? "    trace     " : "              "
      text += label + Listing.line(entry, style: style, indent: label.count) + "\n"
    }
    return text + curve
  }
}

/// Several errors as text.
package enum DiagnosticText {
  /// The maximum number of errors printed for one file; our choice.
  package static let most = 20

  package static func all(_ diagnostics: [Diagnostic], style: Style) -> String {
    var text = diagnostics.prefix(most).map { $0.rendered(style: style) }.joined()
    let more = diagnostics.count - most
    if more > 0 { text += "and \(more) more error\(more == 1 ? "" : "s")\n" }
    return text
  }
}
