import PantomimeKit
package import PantomimeReporting

/// A statement, and all answers that result from it.
package struct AnsweredStatement: Sendable {
  package let statement: Statement
  package let step: Session.Step
  /// The answer about a scene that the statement started automatically, or `nil` if it didn't start
  /// one.
  package let beginning: Answer?
  /// The answers about other failures: those in an included file, in reactions, and of earlier
  /// assertions.
  package let failures: [Answer]
  /// The answer to the statement, or `nil` if the statement prints its own output.
  package let answer: Answer?
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
    for (index, statement) in statements.enumerated() {
      try check(statement)
      let answered = try answer(statement, isLast: index == statements.count - 1)
      body(answered)
      if answered.isEnd { return }
    }
  }

  /// Executes a statement and answers it.
  ///
  /// - Parameter isLast: Whether the statement is the last one on its line. Any other statement is
  ///   answered only if it decided an outcome or failed.
  package mutating func answer(
    _ statement: Statement, isLast: Bool = true
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
      failures: Answers.failures(among: step.others)
        + step.violations.map { Answers.violated($0) },
      answer: isAnswered ? Answers.answer(step, before: before, after: self) : nil,
      time: simulation?.now.seconds, isLast: isLast, detail: options.detail)
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
    for failure in failures { text += failure.headline(style: style) }
    guard isLast || detail != .answer else {
      return text + (answer?.headline(style: style) ?? "") + StepText.results(step, style: style)
    }
    return text + StepText.text(step, answer, detail, style: style)
  }
}
