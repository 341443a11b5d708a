import PantomimeKit
package import PantomimeReporting

/// A statement, and all answers that result from it.
package struct AnsweredStatement: Sendable {
  package let statement: Statement
  package let step: Session.Step
  /// The answer about a scene that the statement started automatically, or `nil` if it didn't start
  /// one.
  package let beginning: Answer?
  /// The notes about numbers that may be meant otherwise.
  package let notes: [Answer]
  /// The answers about other failures: those in an included file, in reactions, and of earlier
  /// assertions.
  package let failures: [Answer]
  /// The answer to the statement, or `nil` if the statement prints its own output.
  package fileprivate(set) var answer: Answer?
  /// The time after the statement, in seconds, or `nil` if there is no scene.
  package let time: Double?
  /// Whether the statement is the last one on its line.
  package let isLast: Bool
  /// The level of detail.
  package let detail: Detail
}

extension Session {
  /// Executes the statements of a line, and returns their answers as text.
  ///
  /// If an error is thrown, some of the statements may have run; a caller that needs the earlier
  /// session must keep a copy.
  ///
  /// - Returns: The text, whether the session has ended, and the last request of a statement to
  ///   take over the terminal.
  package mutating func answer(
    line: String, style: Style
  ) throws(ScriptError) -> (text: String, isOver: Bool, screen: ScreenRequest?) {
    var text = ""
    var isOver = false
    var screen: ScreenRequest?
    try answer(line: line) { answered in
      text += answered.text(style: style)
      screen = answered.screen ?? screen
      isOver = answered.isEnd
    }
    return (text, isOver, screen)
  }

  /// Executes the statements of a line, up to one that ends the session, and passes their answers
  /// to the visitor.
  ///
  /// If an error is thrown, some of the statements may have run; a caller that needs the earlier
  /// session must keep a copy.
  package mutating func answer(
    line: String, _ body: (AnsweredStatement) -> Void
  ) throws(ScriptError) {
    let statements = try read(line)
    history?.beginLine()
    let file = Statement.file(usedBy: line)
    var whole: Step?
    for (index, statement) in statements.enumerated() {
      try check(statement)
      let next = index + 1 < statements.count ? statements[index + 1] : nil
      var answered = try answer(statement, isLast: next == nil, before: next)
      if let file {
        whole = whole?.followed(by: answered.step) ?? answered.step
        if next == nil, let arranged = whole?.arranged(by: statements.count, of: file) {
          answered.answer = arranged
        }
      }
      body(answered)
      if answered.isEnd { return }
    }
  }

  /// Executes a statement and answers it.
  ///
  /// - Parameters:
  ///   - isLast: Whether the statement is the last one on its line. Any other statement is answered
  ///     only if it decided an outcome or failed.
  ///   - next: The next statement on its line, or `nil` if there is none.
  package mutating func answer(
    _ statement: Statement, isLast: Bool = true, before next: Statement? = nil
  ) throws(ScriptError) -> AnsweredStatement {
    let transcript = recording.transcript
    let opening = transcript.isEmpty ? self : nil
    let before = try opened(for: statement).simulation
    let step = try execute(statement)
    recording.transcript = transcript
    if host.keepsTranscript {
      recording.transcript.add(statement, isLast: isLast, opening: opening)
    }
    let isAnswered = isLast || Answers.isNews(step)
    return AnsweredStatement(
      statement: statement, step: step, beginning: Answers.began(step),
      notes: DoubtfulNumbers.notes(on: statement, before: next)
        + DoubtfulNumbers.notes(on: step.entries, of: statement, after: before),
      failures: Answers.failures(among: step.others)
        + step.violations.map { Answers.violated($0) },
      answer: isAnswered ? Answers.answer(step, before: before, after: self) : nil,
      time: simulation?.now.seconds, isLast: isLast, detail: options.detail)
  }
}

extension Session.Step {
  /// Returns the answer for a file whose statements only arrange a scene, or `nil` if they do more.
  fileprivate func arranged(by count: Int, of file: String) -> Answer? {
    let kinds = EventKind.additions + EventKind.changedSettings
    let own = entries.filter { $0.event.kind != .scene }
    let isSilent = (others + [response]).allSatisfy { response in
      switch response {
      case .nothing, .noted: true
      default: false
      }
    }
    guard isSilent, !own.isEmpty, own.allSatisfy({ kinds.contains($0.event.kind) }) else {
      return nil
    }
    let views = own.filter { $0.event.kind == .viewAdded || $0.event.kind == .scrollViewAdded }
      .compactMap { $0.event.subject?.text }
    let shown = views.count > 4 ? "\(views.count) views" : Spelling.list(views, "and")
    return Answer(
      Clause(.used, to: views.isEmpty ? nil : "\(shown) added", count: count, detail: file))
  }
}

extension AnsweredStatement {
  /// The statement's request to take over the terminal, or `nil` if there is none.
  package var screen: ScreenRequest? {
    // An included file may be the journal of another session, whose requests for the terminal
    // aren't repeated.
    if statement.file != nil { return nil }
    if case .use = statement.command.role { return nil }
    if case .screen(let request) = step.response { return request }
    return nil
  }

  /// Whether the statement ended the session.
  package var isEnd: Bool { if case .quit = step.response { true } else { false } }

  /// Returns the answers as human-readable text.
  package func text(style: Style) -> String {
    var text = beginning?.text(style: style) ?? ""
    for note in notes { text += note.headline(style: style) }
    for failure in failures { text += failure.headline(style: style) }
    guard isLast || detail != .answer else {
      return text + (answer?.headline(style: style) ?? "") + StepText.results(step, style: style)
    }
    return text + StepText.text(step, answer, detail, style: style)
  }
}

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
    for note in notes { lines.append(AnswerLines.line(place, note)) }
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
