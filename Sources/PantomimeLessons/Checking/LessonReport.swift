import PantomimeReporting
package import PantomimeScripting

/// A report on the tasks that pupils have solved, made by running and judging their saved attempts
/// again.
package struct LessonReport: Sendable {
  /// The attempts of one pupil at one task.
  package struct Row: Sendable, Hashable {
    /// The name of the file.
    package let file: String
    package let lesson: String
    /// The number of the task, counted from 1.
    package let task: Int
    package internal(set) var isSolved = false
    package internal(set) var attempts = 0
    package internal(set) var hints = 0
    package internal(set) var misreadings: [String] = []
  }

  package private(set) var rows: [Row] = []
  /// Messages about the attempts that can't be judged.
  package private(set) var problems: [String] = []
  private let lessons: [Lesson]
  private let catalog: Catalog

  /// Creates an empty report about the built-in lessons and the given ones.
  package init(and others: [Lesson] = [], in catalog: Catalog) {
    lessons = others + Lessons.all
    self.catalog = catalog
  }

  /// Judges the attempts in a file.
  package mutating func add(_ text: String, file: String) {
    let saved = SavedAttempts(text)
    if saved.attempts.isEmpty { problems.append("\(file) has no attempts at a lesson") }
    for attempt in saved.attempts {
      guard let lesson = lessons.first(where: { $0.name == attempt.lesson }),
        lesson.tasks.indices.contains(attempt.task)
      else {
        problems.append("\(file): '\(attempt.lesson)' has no task \(attempt.task + 1)")
        continue
      }
      judge(attempt, lesson, file)
    }
  }

  private mutating func judge(
    _ attempt: SavedAttempts.Attempt, _ lesson: Lesson, _ file: String
  ) {
    let number = attempt.task + 1
    let index =
      rows.firstIndex { $0.file == file && $0.lesson == lesson.name && $0.task == number }
      ?? rows.count
    if index == rows.count { rows.append(Row(file: file, lesson: lesson.name, task: number)) }
    rows[index].attempts += 1
    rows[index].hints = max(rows[index].hints, attempt.hints)
    let lines = attempt.statements.map { LessonLine($0, 1) }
    let play = LessonPlay(lesson: lesson, catalog: catalog)
    switch play.play(lines, attempt.task, seed: attempt.seed, variant: attempt.variant) {
    case .failure(let problem):
      problems.append("\(file): task \(number): \(problem.diagnostic.error.message)")
    case .success(let player):
      let record = player.record.tasks[attempt.task]
      if record.state == .solved { rows[index].isSolved = true }
      for name in record.mistakes where !rows[index].misreadings.contains(name) {
        rows[index].misreadings.append(name)
      }
    }
  }

  /// The report as a table, with a row for each pupil and task.
  package func text(columns: Int?) -> String {
    var table = PlainTable([
      .init("pupil"), .init("lesson"), .init("task", .decimal), .init("solved"),
      .init("attempts", .decimal), .init("hints", .decimal), .init("misreadings"),
    ])
    for row in rows {
      table.add([
        row.file, row.lesson, "\(row.task)", row.isSolved ? "yes" : "no", "\(row.attempts)",
        "\(row.hints)", LessonText.joined(row.misreadings, by: ", "),
      ])
    }
    return table.text(columns: columns)
  }
}

/// The attempts of a learner, as a file: a comment line that identifies each attempt, and the
/// attempt's statements.
///
/// ```
/// # lesson the-finger-decides task=2 seed=3 hints=0 variant=1
/// answer collapsed
/// ```
struct SavedAttempts: Sendable {
  /// An attempt, with the lesson that it belongs to.
  struct Attempt: Sendable, Hashable {
    let lesson: String
    /// The index of the task.
    let task: Int
    let seed: UInt64
    let hints: Int
    let variant: Int
    /// The statements that the learner typed after the setup.
    var statements: [String]
  }

  private(set) var attempts: [Attempt] = []

  private static let mark = "# lesson "

  /// Reads the attempts of a file; ignores other comments, and all lines before the first attempt.
  init(_ text: String) {
    for line in text.split(separator: "\n").map({ String($0) }) {
      if line.hasPrefix(SavedAttempts.mark) {
        if let attempt = SavedAttempts.attempt(line) { attempts.append(attempt) }
      } else if !attempts.isEmpty, !line.hasPrefix("#") {
        attempts[attempts.count - 1].statements.append(line)
      }
    }
  }

  private static func attempt(_ line: String) -> Attempt? {
    let words = line.dropFirst(mark.count).split(separator: " ").map { String($0) }
    func number(_ name: String) -> UInt64? {
      words.first { $0.hasPrefix("\(name)=") }.flatMap { UInt64($0.dropFirst(name.count + 1)) }
    }
    guard let lesson = words.first, let seed = number("seed"),
      let task = number("task").flatMap({ Int(exactly: $0) }), task > 0
    else { return nil }
    return Attempt(
      lesson: lesson, task: task - 1, seed: seed,
      hints: Int(clamping: number("hints") ?? 0),
      variant: Int(clamping: min(number("variant") ?? 0, 1_000_000)), statements: [])
  }

  /// Returns the attempts of a player as a file.
  static func text(of player: LessonPlayer) -> String {
    var text = "# Attempts at a lesson: \(LanguageVersion.program)\n"
    for attempt in player.attempts {
      text +=
        "\(mark)\(player.lesson.name) task=\(attempt.task + 1) seed=\(player.record.seed) "
        + "hints=\(attempt.hints) variant=\(attempt.variant)\n"
      for statement in attempt.statements { text += statement + "\n" }
      if let reply = attempt.reply { text += "\(AnswerCommand.form.name) \(reply)\n" }
    }
    return text
  }
}

extension LessonPlayer {
  /// Writes the attempts to a file, and returns the response.
  func save(_ statement: Statement, in session: Session) throws(ScriptError) -> Response {
    guard let file = statement.file(in: session) else {
      throw ScriptError("'save' needs a file", statement.span, hint: "for example: save me.pan")
    }
    let replaces = statement.options.contains { $0.written == "replace=yes" }
    try session.host.files.write(SavedAttempts.text(of: self), to: file, replaces: replaces)
    let count = attempts.count
    return Response(
      text: "saved \(count) attempt\(count == 1 ? "" : "s"): "
        + "`pantomime lesson --report` judges them again\n")
  }

  /// Whether a statement saves the attempts, rather than a transcript of the session.
  func saves(_ statement: Statement) -> Bool {
    statement.verb?.text == Save.form.name
      && !statement.options.contains { $0.name.text == "as" }
  }
}

extension Statement {
  /// The file that the statement writes.
  fileprivate func file(in session: Session) -> Word? {
    let words = tokens.compactMap { token in
      if case .word(let word) = token { word } else { nil as Word? }
    }
    return words.dropFirst(at == nil ? 1 : 3).first
  }
}
