package import PantomimeReporting
package import PantomimeScripting

// The statements about the lesson itself.

extension LessonPlayer {
  /// Processes a reply to a task that asks for a prediction: runs the statements of the task, and
  /// returns the verdict.
  package mutating func answer(
    _ reply: String, at span: Span, in session: inout Session, style: Style
  ) throws(ScriptError) -> Response {
    guard case .predict(let prediction) = task.kind else {
      throw ScriptError(
        "this task does not ask for a reply", span, hint: "type the statements that solve it")
    }
    guard !isSolved else {
      throw ScriptError(
        "the task is solved", span,
        hint: "`lesson next` continues, `lesson restart` starts the task again")
    }
    guard !isRevealed else {
      throw ScriptError(
        "the outcome is on screen already", span, hint: "`lesson restart` shows the task again")
    }
    try refuse(reply, at: span)
    // The session starts over, so that statements typed before the reply don't affect the outcome.
    try restart(keepingFailuresIn: &session)
    guard let start else { return Response() }
    let verdict = try verdict(on: reply, at: span, prediction, from: start)
    var response = Response()
    for line in prediction.statements.joiningContinued() {
      let statements = try session.read(line.text)
      for statement in statements {
        try session.check(statement)
        response.text += style.paint("> \(statement.written)", .dim) + "\n"
        let answered = try session.answer(statement)
        response.text += answered.text(style: style)
        response.answered.append(answered)
      }
    }
    response.feedback = conclude(verdict, reply, in: session)
    guard !verdict.isSolved else { return response }
    let draws = task.setup.statements.contains { $0.draws }
    if draws { try drawOtherNumbers(than: start.session.names) }
    // After a reply in words, the session isn't restarted, so that `why` can explain the outcome.
    guard draws, reply.first?.isLetter != true else {
      isRevealed = true
      let numbers = draws ? ", with other numbers" : ""
      response.feedback.append(
        LessonFeedback(.note, "`lesson restart` shows the task again\(numbers)."))
      return response
    }
    try restart(keepingFailuresIn: &session)
    response.feedback.append(LessonFeedback(.note, "Again, with other numbers:\n"))
    response.feedback += description(in: session)
    return response
  }

  /// Returns the verdict on a reply, or throws an error whose position is that of the reply.
  private func verdict(
    on reply: String, at span: Span, _ prediction: Prediction, from start: TaskStart
  ) throws(ScriptError) -> TaskVerdict {
    do throws(ScriptError) {
      return try judge.judge(reply, prediction, from: start)
    } catch {
      // The error is in an expectation generated from the reply, which the learner never sees.
      let isHidden = LessonText.place(of: Expect.form.name, in: error.hint) != nil
      throw ScriptError(
        error.message, span,
        hint: isHidden ? "for example: \(AnswerCommand.form.name) 0.5" : error.hint)
    }
  }

  /// The maximum number of variants to try until one has other numbers; our choice.
  private static let mostDraws = 16

  /// Moves on to a variant of the task whose numbers differ, if there is one.
  private mutating func drawOtherNumbers(than names: Names) throws(ScriptError) {
    for _ in 0..<LessonPlayer.mostDraws {
      record.tasks[record.current].variant += 1
      do throws(LessonProblem) {
        if try judge.start().session.names != names { return }
      } catch {
        throw error.error(at: Span(0, 1))
      }
    }
  }

  private mutating func restart(
    keepingFailuresIn session: inout Session
  ) throws(ScriptError) {
    let failures = failures
    try restart(in: &session)
    self.failures = failures
  }

  /// Throws an error if the task doesn't offer the reply, for example because a word is misspelled.
  private func refuse(_ reply: String, at span: Span) throws(ScriptError) {
    let offered = replies
    guard offered.count > 1, !offered.contains(reply) else { return }
    throw ScriptError(
      "'\(reply)' is not a reply to this task", span,
      hint: Spelling.hint(reply, among: offered, what: "replies"))
  }

  /// The words that the text of the task offers as replies, as `answer WORD` in backticks.
  var replies: [String] {
    var replies: [String] = []
    for paragraph in task.text {
      let parts = paragraph.split(separator: "`", omittingEmptySubsequences: false)
      for index in parts.indices where index % 2 == 1 {
        let words = parts[index].split(separator: " ").map { String($0) }
        guard words.count == 2, words[0] == AnswerCommand.form.name,
          words[1].first?.isLetter == true, words[1] != words[1].uppercased()
        else { continue }
        replies.append(words[1])
      }
    }
    return replies
  }

  /// Moves on to the next task that hasn't been solved.
  package mutating func next(
    at span: Span, in session: inout Session
  ) throws(ScriptError) -> [LessonFeedback] {
    guard taskRecord.state != .open else {
      throw ScriptError(
        "the task is not solved yet", span,
        hint: "`lesson hint` helps, `lesson skip` skips the task")
    }
    return try move(in: &session)
  }

  /// Skips the current task.
  package mutating func skip(in session: inout Session) throws(ScriptError) -> [LessonFeedback] {
    if taskRecord.state == .open { record.tasks[record.current].state = .skipped }
    return try move(in: &session)
  }

  private mutating func move(in session: inout Session) throws(ScriptError) -> [LessonFeedback] {
    guard record.current < lesson.tasks.count - 1 else {
      let left = lesson.tasks.indices.filter { record.tasks[$0].state != .solved }
      guard let first = left.first else {
        return [
          LessonFeedback(
            .note, "All \(lesson.tasks.count) tasks are solved. `lesson` lists the lessons.")
        ]
      }
      guard first != record.current else {
        return [
          LessonFeedback(
            .note, "This task is the only one that isn't solved. `lesson restart` starts it again.")
        ]
      }
      record.current = first
      return try begin(in: &session)
    }
    record.current += 1
    return try begin(in: &session)
  }

  /// Restarts the current task.
  package mutating func startAgain(
    in session: inout Session
  ) throws(ScriptError) -> [LessonFeedback] {
    try restart(keepingFailuresIn: &session)
    return description(in: session)
  }

  /// Returns the next hint.
  package mutating func hint(in session: Session) -> [LessonFeedback] {
    guard taskRecord.hints < task.hints.count else {
      let text =
        task.hints.isEmpty ? "This task has no hints." : "There are no more hints."
      return [LessonFeedback(.note, "\(text) `lesson solution` shows a solution.")]
    }
    let hint = task.hints[taskRecord.hints]
    record.tasks[record.current].hints += 1
    failures = 0
    let text = LessonText.joined(hint.lines.map { $0.text }, by: "\n")
    return [
      LessonFeedback(.hint, LessonText.filled(text, session.names)),
      LessonFeedback(.note, "hint \(taskRecord.hints) of \(task.hints.count)"),
    ]
  }

  /// Returns the statements that solve the current task.
  package mutating func solution(in session: Session) -> [LessonFeedback] {
    let statements = solutionStatements(in: session)
    if taskRecord.state == .open { record.tasks[record.current].state = .shown }
    return statements.map { LessonFeedback(.solution, $0) }
      + [LessonFeedback(.note, "`lesson next` continues.")]
  }

  /// The statements that solve the current task.
  func solutionStatements(in session: Session) -> [String] {
    if let solution = task.solution {
      return solution.statements.map { LessonText.filled($0.text, session.names) }
    }
    guard case .predict(let prediction) = task.kind, let start,
      let value = try? judge.value(of: prediction, from: start)
    else { return [] }
    return ["\(AnswerCommand.form.name) \(value)"]
  }
}
