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
  private let catalogue: Catalogue

  /// Creates an empty report about the built-in lessons and the given ones.
  package init(and others: [Lesson] = [], in catalogue: Catalogue) {
    lessons = others + Lessons.all
    self.catalogue = catalogue
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
    let play = LessonPlay(lesson: lesson, catalogue: catalogue)
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
