package import PantomimeReporting
package import PantomimeScripting

/// A lesson that is being played; it takes statements and replies, and returns text and feedback.
///
/// The player has no access to terminals or files. The session belongs to the caller, so any
/// program that can show a session can also show a lesson: `begin(in:)` replaces the caller's
/// session with that of the current task, and `take(_:in:style:)` executes a line in that session
/// and judges the result.
package struct LessonPlayer: Sendable {
  package let lesson: Lesson
  /// The progress, to be saved between sessions.
  package internal(set) var record: LessonRecord
  /// The attempts in this session, in order.
  package internal(set) var attempts: [LessonAttempt] = []
  /// The number of failed attempts since the last hint was read or offered.
  var failures = 0
  /// The current task after its setup, or `nil` before `begin(in:)`.
  var start: TaskStart?
  /// Whether the outcome of a prediction is already on screen, so that another reply wouldn't be a
  /// prediction.
  var isRevealed = false
  /// Whether the task has been solved since it last started; the record keeps an earlier solution.
  var isSolved = false
  /// The caller's session, without a scene, in which setups run.
  var blank: Session

  /// The number of failed attempts after which the next hint is offered.
  static let patience = 3

  /// The response to a line.
  package struct Response: Sendable {
    /// The answers to the statements, as the language prints them.
    package var text = ""
    /// The executed statements, for hosts that show more than text.
    package var answered: [AnsweredStatement] = []
    /// The feedback to show after the text, in order.
    package var feedback: [LessonFeedback] = []
    /// Whether the user wants to leave the program.
    package var isOver = false
    /// The view that takes over the terminal, or `nil` if there is none.
    package var screen: ScreenRequest?
  }

  /// Creates a player at the first task.
  package init(_ lesson: Lesson, seed: UInt64, in catalogue: Catalogue) {
    let record = LessonRecord(lesson.name, seed: seed, taskCount: lesson.tasks.count)
    self.init(lesson, record, in: Session(catalogue))
  }

  /// Creates a player that resumes a lesson.
  ///
  /// - Parameters:
  ///   - record: The progress; a record for a different number of tasks is discarded.
  ///   - blank: A session without a scene, with the host for the lesson's statements.
  package init(_ lesson: Lesson, _ record: LessonRecord, in blank: Session) {
    self.lesson = lesson
    self.record =
      record.tasks.count == lesson.tasks.count
      ? record : LessonRecord(lesson.name, seed: record.seed, taskCount: lesson.tasks.count)
    self.blank = blank
  }

  /// The current task.
  package var task: LessonTask { lesson.tasks[record.current] }

  /// The progress in the current task.
  package var taskRecord: TaskRecord { record.tasks[record.current] }

  var judge: TaskJudge {
    TaskJudge(
      task: task, file: lesson.file, blank: blank,
      numbers: LessonSeed(record.seed, task: record.current, variant: taskRecord.variant))
  }

  /// Starts the current task in the session, and returns its text.
  ///
  /// - Throws: An error if the setup can't be run.
  package mutating func begin(in session: inout Session) throws(ScriptError) -> [LessonFeedback] {
    try restart(in: &session)
    var feedback: [LessonFeedback] = []
    if record.current == 0, taskRecord == TaskRecord() {
      feedback.append(LessonFeedback(.title, lesson.title))
      feedback += lesson.introduction.map { LessonFeedback(.prose, $0) }
    }
    return feedback + description(in: session)
  }

  /// Runs the setup of the current task in the session.
  mutating func restart(in session: inout Session) throws(ScriptError) {
    blank.host = session.host
    do throws(LessonProblem) {
      let start = try judge.start()
      (self.start, session) = (start, start.session)
    } catch {
      throw error.error(at: Span(0, 1))
    }
    (failures, isRevealed, isSolved) = (0, false, false)
  }

  /// Returns the title and the text of the current task.
  func description(in session: Session) -> [LessonFeedback] {
    let number = "Task \(record.current + 1) of \(lesson.tasks.count): \(task.title)"
    return [LessonFeedback(.title, number)]
      + task.text.map { LessonFeedback(.prose, LessonText.filled($0, session.names)) }
  }

  /// Executes the statements of a line.
  ///
  /// - Throws: An error in a statement. The session and the player may have changed; a caller that
  ///   needs their earlier state has to keep copies.
  package mutating func take(
    _ line: String, in session: inout Session, style: Style
  ) throws(ScriptError) -> Response {
    var response = Response()
    let statements = try session.read(line)
    for (index, statement) in statements.enumerated() {
      let next = try take(
        statement, isLast: index == statements.count - 1, in: &session, style: style)
      response.text += next.text
      response.answered += next.answered
      response.feedback += next.feedback
      if next.isOver {
        response.isOver = true
        break
      }
    }
    return response
  }

  /// Executes a statement, or replies to the task.
  mutating func take(
    _ statement: Statement, isLast: Bool, in session: inout Session, style: Style
  ) throws(ScriptError) -> Response {
    if let answer = try statement.answerCommand {
      return try self.answer(answer.reply, at: answer.span, in: &session, style: style)
    }
    if saves(statement) { return try save(statement, in: session) }
    try refuse(statement, in: session)
    if restarts(statement) {
      try restart(in: &session)
      return Response(feedback: [LessonFeedback(.note, "the task starts again")])
    }
    let before = session
    try session.check(statement)
    let answered = try session.answer(statement, isLast: isLast)
    guard let start, session.history?.count ?? 0 >= start.steps else {
      session = before
      throw ScriptError(
        "the setup of the task cannot be undone", statement.span,
        hint: "`lesson restart` starts the task again")
    }
    var response = Response(text: answered.text(style: style), answered: [answered])
    if case .quit = answered.step.response { response.isOver = true }
    response.screen = answered.screen ?? response.screen
    response.feedback = try judge(statement, in: session)
    return response
  }
}
