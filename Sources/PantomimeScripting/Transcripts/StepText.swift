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
        text += failure.rendered(file: nil, style: style)
      }
    }
    return text
  }
}
