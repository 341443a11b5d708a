import PantomimeKit
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting

// Lessons, in separate sessions.

extension WebModule {
  /// Returns whether a line is about lessons, or is typed in one.
  func isForLessons(_ line: String) throws(ScriptError) -> Bool {
    if desk.player != nil { return true }
    return try session.read(line).contains { $0.isOfLessons }
  }

  /// Executes a line in a lesson, and returns the feedback.
  mutating func answerInLesson(
    _ line: String, columns: Int, to answers: inout [String]
  ) throws(ScriptError) -> [LessonFeedback] {
    var feedback: [LessonFeedback] = []
    let narrow = Style(hasColor: false, isUnicode: true, columns: max(columns, 20))
    let statements = try session.read(line)
    session.history?.beginLine()
    for (index, statement) in statements.enumerated() {
      let response = try desk.take(
        statement, isLast: index == statements.count - 1, in: &session, style: narrow)
      answers += response.answered.map { $0.json(columns: columns) }
      // The text that no statement of the session printed, such as the list of lessons.
      if response.answered.isEmpty, !response.text.isEmpty {
        answers.append(WebModule.shown(response.text, for: statement))
      }
      feedback += response.feedback
      if response.isOver { break }
    }
    return feedback
  }

  private static func shown(_ text: String, for statement: Statement) -> String {
    JSONText.object([
      ("statement", JSONText.text(statement.written)), ("t", "0"), ("text", "\"\""),
      ("tone", "\"plain\""), ("events", "0"), ("isStep", "false"),
      ("shown", JSONText.text(text)),
    ])
  }

  /// Returns feedback as JSON.
  static func json(_ feedback: [LessonFeedback]) -> String {
    JSONText.list(
      feedback.map { part in
        JSONText.texts([name(of: part.kind), part.text])
      })
  }

  private static func name(of kind: LessonFeedback.Kind) -> String {
    switch kind {
    case .title: "title"
    case .prose: "prose"
    case .solved: "solved"
    case .failed: "failed"
    case .correction: "correction"
    case .hint: "hint"
    case .solution: "solution"
    case .note: "note"
    }
  }

  /// The lesson that is being played, or `null` if none is.
  var lesson: String {
    guard let player = desk.player else { return "null" }
    return JSONText.object([
      ("name", JSONText.text(player.lesson.name)), ("title", JSONText.text(player.lesson.title)),
      ("place", JSONText.text(desk.place)), ("task", JSONText.text(player.task.title)),
      ("state", JSONText.text(player.taskRecord.state.rawValue)),
      ("hints", JSONText.whole(player.task.hints.count - player.taskRecord.hints)),
      ("records", JSONText.texts(desk.records.map { $0.line })),
    ])
  }

  /// The built-in lessons.
  var lessons: String {
    JSONText.list(
      Lessons.all.map { lesson in
        let record = desk.records.first { $0.name == lesson.name }
        return JSONText.object([
          ("name", JSONText.text(lesson.name)), ("title", JSONText.text(lesson.title)),
          ("minutes", JSONText.whole(lesson.minutes ?? 0)),
          ("tasks", JSONText.whole(lesson.tasks.count)),
          ("solved", JSONText.whole(record?.solved ?? 0)),
          ("about", JSONText.text(lesson.introduction.first ?? "")),
        ])
      })
  }

  /// Restores the progress from an earlier visit, one line per lesson; a line that can't be parsed
  /// is dropped.
  mutating func resume(_ lines: String, seed: Int) {
    let records = lines.split(separator: "\n").compactMap { LessonRecord(line: String($0)) }
    desk = LessonDesk(records: records, seed: UInt64(seed))
  }
}
