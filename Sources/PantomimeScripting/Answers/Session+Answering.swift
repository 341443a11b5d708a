package import PantomimeReporting

extension Session {
  /// Carries out the statements of a line, and words what has come of them; whether the session is
  /// over.
  ///
  /// After an error it may have carried out some; whoever wants the session as it was keeps a copy.
  package mutating func answer(
    line: String, style: Style
  ) throws(ScriptError) -> (text: String, isOver: Bool) {
    var text = ""
    let statements = try read(line)
    history?.isNewLine = true
    for (index, statement) in statements.enumerated() {
      try check(statement)
      let isLast = index == statements.count - 1
      let (step, said) = try answer(statement, isLast: isLast, style: style)
      text += said
      if case .quit = step.response { return (text, true) }
    }
    return (text, false)
  }

  /// Executes a statement and words what has come of it.
  ///
  /// - Parameters:
  ///   - statement: the statement.
  ///   - isLast: whether no other follows on its line; one that others follow is told of only where
  ///     it decided something or went wrong.
  ///   - style: how the text may look.
  package mutating func answer(
    _ statement: Statement, isLast: Bool = true, style: Style
  ) throws(ScriptError) -> (step: Step, text: String) {
    let before = try opened(for: statement)
    let step = try execute(statement)
    let isTold = isLast || Answers.isNews(step)
    let answer = isTold ? Answers.answer(step, before: before.simulation, after: self) : nil
    var others = Answers.began(step)?.text(style: style) ?? ""
    for failure in Answers.failures(among: step.others) { others += failure.headline(style: style) }
    for violation in step.violations {
      others += Answers.violated(violation).headline(style: style)
    }
    guard isLast || detail != .answer else {
      let headline = answer?.headline(style: style) ?? ""
      return (step, others + headline + StepText.results(step, style: style))
    }
    return (step, others + StepText.told(step, answer, detail, style: style))
  }
}
