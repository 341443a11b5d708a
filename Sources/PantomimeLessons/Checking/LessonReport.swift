import PantomimeReporting
package import PantomimeScripting

/// A report on the tasks that pupils have solved, made by running and judging their saved attempts
/// again.
package struct LessonReport: Sendable {
  /// The outcome of a pupil's work on a task.
  package enum Outcome: String, Sendable {
    case solved
    /// The solution was shown, and the task wasn't solved without it.
    case shown
    case no
    case skipped
    /// The pupil has reached the task, and made no attempt.
    case open
    case unreached
    /// The file doesn't show the outcome, because a part of it is missing or can't be read.
    case unknown
  }

  /// The attempts of one pupil at one task.
  package struct Row: Sendable, Hashable {
    package let pupil: String
    package let lesson: String
    /// The number of the task, counted from 1.
    package let task: Int
    package let title: String
    package internal(set) var outcome = Outcome.unknown
    package internal(set) var attempts = 0
    package internal(set) var hints = 0
    package internal(set) var misreadings: [String] = []
    /// The wrong attempts, each with the drawn numbers and the right reply.
    package internal(set) var wrong: [String] = []
    /// Whether an attempt can't be read or played.
    var hasUnreadable = false

    package var isSolved: Bool { outcome == .solved }
  }

  /// Wrong attempts that lead to the same result.
  package struct Group: Sendable {
    package let lesson: String
    /// The number of the task, counted from 1.
    package let task: Int
    /// The pupils with such an attempt, each listed once.
    package internal(set) var pupils: [String]
    package internal(set) var attempts = 1
    /// The statements of the first of these attempts.
    package let example: [String]
    /// The numbers that were drawn for the example, such as `up=40 v=350`, or an empty text.
    package let numbers: String
    /// The reply that is right for these numbers, or an empty text if the task asks for none.
    package let right: String
    /// The comment of the lesson, the correction of a mistake, or an empty text.
    package let comment: String
    let key: String
  }

  package private(set) var rows: [Row] = []
  /// The groups of wrong attempts, in the order of their first attempts.
  package private(set) var groups: [Group] = []
  /// Messages about the attempts that can't be judged.
  package private(set) var problems: [String] = []
  private var known: Set<String> = []
  private let lessons: [Lesson]
  private let catalog: Catalog

  /// Creates an empty report about the built-in lessons and the given ones.
  package init(and others: [Lesson] = [], in catalog: Catalog) {
    lessons = others + Lessons.all
    self.catalog = catalog
  }

  /// Judges the attempts of a pupil, which a file contains.
  ///
  /// - Parameter pupil: The name of the pupil, or `nil` if it's the name of the file.
  package mutating func add(_ text: String, file: String, of pupil: String? = nil) {
    let pupil = pupil ?? file
    let saved = SavedAttempts(text)
    if saved.attempts.isEmpty, saved.standings.isEmpty, saved.problems.isEmpty {
      add("\(file) has no attempts at a lesson")
    }
    for standing in saved.standings {
      guard let row = row(pupil, standing.lesson, standing.task) else { continue }
      rows[row].hints = max(rows[row].hints, standing.hints)
      rows[row].outcome = standing.outcome
    }
    for problem in saved.problems {
      add("\(file):\(problem.line): \(problem.message)")
      guard let task = problem.task, let row = row(pupil, task.lesson, task.index) else { continue }
      guard problem.isAttempt else { continue }
      rows[row].attempts += 1
      missed(row)
    }
    for standing in saved.standings where !lessons.contains(where: { $0.name == standing.lesson }) {
      add(LessonReport.unknown(standing.lesson, in: file))
    }
    for attempt in saved.attempts {
      guard let row = row(pupil, attempt.lesson, attempt.task),
        let lesson = lessons.first(where: { $0.name == attempt.lesson })
      else {
        let isKnown = lessons.contains { $0.name == attempt.lesson }
        add(
          isKnown
            ? "\(file): '\(attempt.lesson)' has no task \(attempt.task + 1)"
            : LessonReport.unknown(attempt.lesson, in: file))
        continue
      }
      judge(attempt, lesson, row, file)
    }
    checkClaims(saved, pupil, file)
  }

  /// Records that an attempt at a task can't be judged, so that only another one can decide it.
  private mutating func missed(_ row: Int) {
    rows[row].hasUnreadable = true
    switch rows[row].outcome {
    case .solved, .shown, .skipped: break
    case .no, .open, .unreached, .unknown: rows[row].outcome = .unknown
    }
  }

  /// Adds messages about claims that no attempt proves, and about a file that ends too early.
  private mutating func checkClaims(_ saved: SavedAttempts, _ pupil: String, _ file: String) {
    for standing in saved.standings where standing.isSolved {
      guard let row = row(pupil, standing.lesson, standing.task), !rows[row].isSolved else {
        continue
      }
      add(
        "\(file):\(standing.line): no attempt in the file solves task \(standing.task + 1), "
          + "which this line calls solved")
    }
    for name in saved.lessons {
      guard let lesson = lessons.first(where: { $0.name == name }) else { continue }
      let stated = saved.standings.filter { $0.lesson == name }.map { $0.task }
      let isNoted = saved.problems.contains { $0.line == saved.end }
      guard !isNoted, !lesson.tasks.indices.allSatisfy({ stated.contains($0) }) else { continue }
      add(
        "\(file):\(saved.end): the file ends before the state of each task of \(name), so a part of it "
          + "may be missing")
    }
  }

  /// Adds a message, each only once.
  private mutating func add(_ problem: String) {
    if known.insert(problem).inserted { problems.append(problem) }
  }

  /// Returns the message about a lesson that is neither built in nor among the given ones.
  private static func unknown(_ lesson: String, in file: String) -> String {
    "\(file): unknown lesson '\(lesson)'; name its file: "
      + "pantomime lesson \(lesson).md --report FOLDER"
  }

  /// The names of the lessons in saved attempts.
  package static func lessons(in text: String) -> [String] {
    SavedAttempts(text).lessons
  }

  /// Returns the index of a row, after adding those of the lesson; or `nil` if the lesson or the task
  /// is unknown.
  private mutating func row(_ pupil: String, _ name: String, _ task: Int) -> Int? {
    let first = rows.firstIndex { $0.pupil == pupil && $0.lesson == name }
    guard let lesson = lessons.first(where: { $0.name == name }),
      lesson.tasks.indices.contains(task)
    else { return nil }
    if let first { return first + task }
    for (index, one) in lesson.tasks.enumerated() {
      rows.append(Row(pupil: pupil, lesson: name, task: index + 1, title: one.title))
    }
    return rows.count - lesson.tasks.count + task
  }

  private mutating func judge(
    _ attempt: SavedAttempts.Attempt, _ lesson: Lesson, _ row: Int, _ file: String
  ) {
    rows[row].attempts += 1
    rows[row].hints = max(rows[row].hints, attempt.hints)
    let play = LessonPlay(lesson: lesson, catalog: catalog)
    guard !attempt.statements.isEmpty else {
      add("\(file):\(attempt.line): the attempt has no statements")
      return missed(row)
    }
    switch play.play(attempt.statements, attempt.task, seed: attempt.seed, variant: attempt.variant)
    {
    case .failure(let problem):
      let isOwn = attempt.statements.contains { $0.number == problem.diagnostic.line }
      let line = isOwn ? problem.diagnostic.line : attempt.line
      add("\(file):\(line): task \(attempt.task + 1): \(problem.diagnostic.error.message)")
      missed(row)
    case .success(let played):
      let record = played.player.record.tasks[attempt.task]
      let outcome: Outcome =
        record.state != .solved ? .no : attempt.isShown ? .shown : .solved
      switch (rows[row].outcome, outcome) {
      case (.solved, _), (.shown, .no), (.skipped, .no): break
      case (_, .no) where rows[row].hasUnreadable: rows[row].outcome = .unknown
      case (_, let outcome): rows[row].outcome = outcome
      }
      for name in record.mistakes where !rows[row].misreadings.contains(name) {
        rows[row].misreadings.append(name)
      }
      if outcome == .no { group(attempt, row, played, play) }
    }
  }

  /// Adds a wrong attempt to the group of those that lead to the same result.
  private mutating func group(
    _ attempt: SavedAttempts.Attempt, _ row: Int, _ played: LessonPlay.Played,
    _ play: LessonPlay
  ) {
    guard let key = played.key else { return }
    let pupil = rows[row].pupil
    let example = attempt.statements.map { $0.text }
    let right = played.right
    let shown =
      LessonText.joined(example, by: "; ") + LessonReport.question(played.numbers, right)
    if !rows[row].wrong.contains(shown) { rows[row].wrong.append(shown) }
    let known = groups.firstIndex {
      $0.lesson == attempt.lesson && $0.task == attempt.task + 1 && $0.key == key
    }
    if let known {
      groups[known].attempts += 1
      if !groups[known].pupils.contains(pupil) { groups[known].pupils.append(pupil) }
      return
    }
    let comments =
      play.comments(on: key, attempt.task, seed: attempt.seed, variant: attempt.variant)
    let corrections = comments.isEmpty ? played.corrections : comments
    groups.append(
      Group(
        lesson: attempt.lesson, task: attempt.task + 1, pupils: [pupil],
        example: example, numbers: played.numbers, right: right,
        comment: LessonText.joined(corrections.map { $0.onOneLine }, by: " "), key: key))
  }
}

extension LessonReport {
  /// Returns the drawn numbers and the right reply in parentheses, after a space, or an empty text if
  /// there are neither.
  fileprivate static func question(_ numbers: String, _ right: String) -> String {
    let parts = [numbers, right.isEmpty ? "" : "right: \(right)"].filter { !$0.isEmpty }
    return parts.isEmpty ? "" : " (\(LessonText.joined(parts, by: "; ")))"
  }
}

// MARK: - Formats

extension LessonReport {
  /// The numbers of a pupil's tasks in a lesson.
  private struct Total {
    let pupil: String
    let lesson: String
    var tasks = 0
    var solved = 0
    var shown = 0
    var attempts = 0
    var hints = 0
  }

  private var totals: [Total] {
    var totals: [Total] = []
    for row in rows {
      if totals.last?.pupil != row.pupil || totals.last?.lesson != row.lesson {
        totals.append(Total(pupil: row.pupil, lesson: row.lesson))
      }
      let last = totals.count - 1
      totals[last].tasks += 1
      totals[last].attempts += row.attempts
      totals[last].hints += row.hints
      switch row.outcome {
      case .solved: totals[last].solved += 1
      case .shown: totals[last].shown += 1
      case .no, .skipped, .open, .unreached, .unknown: break
      }
    }
    return totals
  }

  /// The report as tables: a row for each pupil and task, the totals of each pupil, and the groups
  /// of wrong attempts.
  package func text(columns: Int) -> String {
    var table = PlainTable([
      .init("pupil"), .init("lesson"), .init("task", .decimal), .init("solved"),
      .init("attempts", .decimal), .init("hints", .decimal), .init("misreadings"),
    ])
    for row in rows {
      table.add([
        row.pupil, row.lesson, "\(row.task)", row.isSolved ? "yes" : row.outcome.rawValue,
        "\(row.attempts)", "\(row.hints)", LessonText.joined(row.misreadings, by: ", "),
      ])
    }
    var sums = PlainTable([
      .init("pupil"), .init("lesson"), .init("solved", .decimal), .init("of", .decimal),
      .init("shown", .decimal), .init("attempts", .decimal), .init("hints", .decimal),
    ])
    for total in totals {
      sums.add([
        total.pupil, total.lesson, "\(total.solved)", "\(total.tasks)", "\(total.shown)",
        "\(total.attempts)", "\(total.hints)",
      ])
    }
    var text = table.text(columns: columns)
    if !rows.isEmpty { text += "\ntotals\n" + sums.text(columns: columns) }
    if !groups.isEmpty { text += "\nwrong attempts, by what they lead to\n" }
    for group in groups {
      let count = "\(group.attempts) attempt\(group.attempts == 1 ? "" : "s")"
      let question = LessonReport.question(group.numbers, group.right)
      text += Wrapping.text(
        "  \(group.lesson) \(group.task): \(count) by \(LessonText.joined(group.pupils, by: ", ")), "
          + "for example `\(LessonText.joined(group.example, by: "; "))`"
          + question + "\n",
        columns: columns)
      if !group.comment.isEmpty {
        text += Wrapping.text("    \(group.comment)\n", columns: columns)
      }
    }
    return text
  }

  /// The report as comma-separated values, with a row for each pupil and task.
  package var commaSeparated: String {
    let head = [
      "pupil", "lesson", "task", "title", "outcome", "attempts", "hints", "misreadings", "wrong",
    ]
    var text = CommaTable.row(head) + "\n"
    for row in rows {
      text +=
        CommaTable.row([
          row.pupil, row.lesson, "\(row.task)", row.title, row.outcome.rawValue, "\(row.attempts)",
          "\(row.hints)", LessonText.joined(row.misreadings, by: " "),
          LessonText.joined(row.wrong, by: ", "),
        ]) + "\n"
    }
    return text
  }

  /// The report as a JSON object.
  package var json: String {
    let rows = rows.map { row in
      JSONText.object([
        ("pupil", .string(row.pupil)), ("lesson", .string(row.lesson)), ("task", .count(row.task)),
        ("title", .string(row.title)), ("outcome", .string(row.outcome.rawValue)),
        ("attempts", .count(row.attempts)), ("hints", .count(row.hints)),
        ("misreadings", .strings(row.misreadings)), ("wrong", .strings(row.wrong)),
      ])
    }
    let totals = totals.map { total in
      JSONText.object([
        ("pupil", .string(total.pupil)), ("lesson", .string(total.lesson)),
        ("tasks", .count(total.tasks)), ("solved", .count(total.solved)),
        ("shown", .count(total.shown)), ("attempts", .count(total.attempts)),
        ("hints", .count(total.hints)),
      ])
    }
    let groups = groups.map { group in
      JSONText.object([
        ("lesson", .string(group.lesson)), ("task", .count(group.task)),
        ("pupils", .strings(group.pupils)), ("attempts", .count(group.attempts)),
        ("example", .strings(group.example)), ("numbers", .string(group.numbers)),
        ("right", .string(group.right)), ("comment", .string(group.comment)),
      ])
    }
    return JSONText.file(lists: [
      ("tasks", rows), ("totals", totals), ("wrong", groups),
      ("problems", problems.map { .string($0) }),
    ])
  }

  /// The pupils, in order.
  package var pupils: [String] {
    var pupils: [String] = []
    for row in rows where pupils.last != row.pupil { pupils.append(row.pupil) }
    return pupils
  }

  /// Returns the result of a pupil as a Classroom 50 autograder writes it: a task is a test with one
  /// point, which only a solved task earns.
  ///
  /// The name of a test is the same for each pupil, so that results can be compared. The wrong
  /// attempts, with the drawn numbers, are in a member that the format permits but doesn't define.
  ///
  /// - Parameter members: The members that identify the submission, with their values.
  package func classroomResult(
    for pupil: String, _ members: [(name: String, value: String)]
  ) -> String {
    let own = rows.filter { $0.pupil == pupil }
    let tests = own.map { row in
      JSONText.object([
        ("test-name", .string("\(row.lesson) \(row.task): \(row.title)")),
        ("passed", .flag(row.isSolved)), ("score", .count(row.isSolved ? 1 : 0)),
        ("max-score", .count(1)), ("outcome", .string(row.outcome.rawValue)),
        ("attempts", .count(row.attempts)), ("hints", .count(row.hints)),
        ("misreadings", .strings(row.misreadings)), ("wrong", .strings(row.wrong)),
      ])
    }
    let head: [JSONText.Member] =
      [("schema", .string("classroom50/result/v1"))] + members.map { ($0.name, .string($0.value)) }
    let score: [JSONText.Member] = [
      ("score", .count(own.count { $0.isSolved })), ("max-score", .count(own.count)),
    ]
    return JSONText.file(head + score, lists: [("tests", tests)])
  }
}
