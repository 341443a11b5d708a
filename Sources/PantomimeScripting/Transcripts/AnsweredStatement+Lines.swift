import PantomimeReporting

extension Failure {
  /// The failure as a line of JSON with a line feed, for a failure that no answer mentions.
  package var answerLine: String {
    let place = AnswerLines.Place(line: line, statement: text, time: nil)
    return AnswerLines.line(place, Answers.violated(self)) + "\n"
  }
}

extension Diagnostic {
  /// The error as a line of JSON with a line feed.
  package var answerLine: String {
    let place = AnswerLines.Place(line: line, statement: text, time: nil)
    return AnswerLines.line(place, error: error.message, hint: error.hint) + "\n"
  }
}

extension AnsweredStatement {
  /// The answers as lines of JSON, each with a line feed.
  package var lines: String {
    let place = AnswerLines.Place(
      line: statement.line, statement: statement.written, time: time)
    var lines: [String] = []
    if let beginning { lines.append(AnswerLines.line(place, beginning)) }
    for failure in failures { lines.append(AnswerLines.line(place, failure)) }
    for other in step.others { lines += Self.lines(place, other) }
    if let answer {
      lines.append(AnswerLines.line(place, answer, shown: Self.shown(with: step.response)))
    } else {
      lines += Self.lines(place, step.response)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the lines for a response that has no separate answer.
  private static func lines(_ place: AnswerLines.Place, _ response: Response) -> [String] {
    switch response {
    case .nothing, .noted, .verdict, .screen, .quit: []
    case .text, .page, .picture: [AnswerLines.line(place, shown: text(response))]
    case .explained(let why):
      [
        AnswerLines.line(
          place, why.head, links: why.links.map { ($0.label, $0.texts, fields($0.flip)) },
          shown: why.hasTables ? text(response) : "")
      ]
    case .answered(let answer, let page):
      [AnswerLines.line(place, answer, shown: page.text(columns: style.columns))]
    case .values(let values), .everything(let values, _): [AnswerLines.line(place, values)]
    case .events(let entries): [AnswerLines.line(place, entries)]
    }
  }

  /// Returns the fields of a link that proposes a statement.
  private static func fields(_ flip: Flip?) -> [(name: String, text: String)] {
    guard let flip, !flip.statement.isEmpty else { return [] }
    return [("change", flip.words), ("statement", flip.statement), ("outcome", flip.outcome)]
  }

  private static func shown(with response: Response) -> String {
    if case .answered(_, let page) = response { page.text(columns: style.columns) } else { "" }
  }

  private static func text(_ response: Response) -> String {
    StepText.text(response, style: style)
  }

  /// The machine-readable output contains the same text as the human-readable output, but without
  /// colors.
  private static var style: Style { .plain }
}
