package import PantomimeReporting

extension Session {
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
    let before = self
    let step = try execute(statement)
    let isTold = isLast || Answers.isNews(step)
    let answer = isTold ? Answers.answer(step, before: before, after: self) : nil
    let others = Answers.failures(among: step.others).map { $0.headline(style: style) }.joined()
    guard isLast || detail != .answer else {
      let headline = answer?.headline(style: style) ?? ""
      return (step, others + headline + StepText.results(step, style: style))
    }
    return (step, others + StepText.told(step, answer, detail, style: style))
  }
}
