import PantomimeKit
package import PantomimeReporting

/// A statement and everything that answers it.
package struct AnsweredStatement: Sendable {
  package let statement: Statement
  package let step: Session.Step
  /// The answer about a scene that the statement began automatically, or `nil`.
  package let beginning: Answer?
  /// The answers about other failures: in a file that it used, in reactions, of earlier assertions.
  package let failures: [Answer]
  /// The statement's own answer, or `nil` if what it shows is its answer.
  package let answer: Answer?
  /// The time after the statement, in seconds, or `nil` without a scene.
  package let time: Double?
  /// Whether no other statement follows on its line.
  package let isLast: Bool
  /// How much is shown of it.
  package let detail: Detail
}

extension Session {
  /// Executes the statements of a line and words their answers.
  ///
  /// After an error it may have executed some; a caller that wants the session as it was keeps a copy.
  ///
  /// - Returns: the text, and whether the session is over.
  package mutating func answer(
    line: String, style: Style
  ) throws(ScriptError) -> (text: String, isOver: Bool) {
    var text = ""
    let statements = try read(line)
    history?.isNewLine = true
    for (index, statement) in statements.enumerated() {
      try check(statement)
      let isLast = index == statements.count - 1
      let answered = try answer(statement, isLast: isLast)
      text += answered.text(style: style)
      if case .quit = answered.step.response { return (text, true) }
    }
    return (text, false)
  }

  /// Executes a statement and answers it.
  ///
  /// - Parameter isLast: whether no other statement follows on its line; one that others follow has an
  ///   answer only if it decided something or failed.
  package mutating func answer(
    _ statement: Statement, isLast: Bool = true
  ) throws(ScriptError) -> AnsweredStatement {
    let before = try opened(for: statement).simulation
    let step = try execute(statement)
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
  /// The answers as a person reads them.
  package func text(style: Style) -> String {
    var text = beginning?.text(style: style) ?? ""
    for failure in failures { text += failure.headline(style: style) }
    guard isLast || detail != .answer else {
      return text + (answer?.headline(style: style) ?? "") + StepText.results(step, style: style)
    }
    return text + StepText.told(step, answer, detail, style: style)
  }
}
