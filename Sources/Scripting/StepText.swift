import PantomimeKit
package import Reporting

/// What a statement did, as text.
package enum StepText {
  /// The results alone: what a script writes to its output.
  package static func results(_ step: Session.Step, style: Style) -> String {
    switch step.response {
    case .nothing, .verdict, .quit: ""
    case .text(let text): text
    case .values(let values): ValueTable.text(values.map { ($0.path, $0.reading) }, style: style)
    case .everything(let values):
      ValueTable.overview(values.map { ($0.path, $0.reading) }, style: style)
    }
  }

  /// Everything, for somebody who watches: the events with their reasons, then the results.
  package static func echo(_ step: Session.Step, style: Style) -> String {
    var text = Listing.folded(step.entries, style: style) + results(step, style: style)
    for failure in step.failures {
      text += FailureText.block(failure, file: nil, style: style)
    }
    if case .verdict(.passed) = step.response { text += style.paint("ok", .good) + "\n" }
    return text
  }
}

/// A failed assertion as text.
package enum FailureText {
  /// The place, what was expected and what was there, and the events before it.
  package static func block(_ failure: Failure, file: String?, style: Style) -> String {
    let place = file.map { "\($0):\(failure.line):\(failure.span.start + 1): " } ?? ""
    let mismatch = failure.mismatch
    var text = "  \(place)\(Printable.text(failure.text))\n"
    text += "    \(style.paint("expected", .good))  \(mismatch.expected)\n"
    text += "    \(style.paint("actual", .bad))    \(mismatch.actual)"
    text += mismatch.note.isEmpty ? "\n" : "  (\(mismatch.note))\n"
    guard file != nil else { return text }
    for (index, entry) in failure.context.enumerated() {
      let label = index == 0 ? "    trace     " : "              "
      text += label + Listing.line(entry, style: style, indent: label.count) + "\n"
    }
    return text
  }
}

/// Several errors as text.
package enum DiagnosticText {
  /// The most that are shown of one file; our choice.
  private static let most = 20

  package static func all(_ diagnostics: [Diagnostic], style: Style) -> String {
    var text = diagnostics.prefix(most).map { $0.rendered(style: style) }.joined()
    let more = diagnostics.count - most
    if more > 0 { text += "and \(more) more error\(more == 1 ? "" : "s")\n" }
    return text
  }
}
