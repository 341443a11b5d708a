import PantomimeKit
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting

// The execution of typed lines.

extension WebModule {
  /// Executes a line in the session.
  ///
  /// If there is an error, the session is unchanged.
  ///
  /// - Parameters:
  ///   - seen: The instant on the screen, in seconds; a statement that changes the scene takes
  ///     effect at that instant.
  ///   - columns: The width of tables and pictures, in columns.
  mutating func execute(_ line: String, seen: Double, columns: Int) -> JSONText {
    let before = (session: session, desk: desk)
    (touched, footage, earlier, flips) = (nil, nil, footage ?? earlier, nil)
    let written = WrittenFiles()
    session.host.files = access.with(written.writing)
    var answers: [JSONText] = []
    var feedback: [LessonFeedback] = []
    do throws(ScriptError) {
      if let instant = try instant(toActIn: line, seen: seen) {
        try session.answer(line: "at \(Numerals.text(instant))") {
          answers.append($0.json(columns: columns))
        }
      }
      if try isForLessons(line) {
        feedback = try answerInLesson(line, columns: columns, to: &answers)
      } else {
        try session.answer(line: line) { answers.append($0.json(columns: columns)) }
      }
    } catch {
      (session, desk) = before
      return WebModule.failure(Diagnostic(error, file: nil, line: 1, text: line), status)
    }
    return .object([
      ("answers", .list(answers)), ("feedback", WebModule.json(feedback)),
      ("files", written.json), ("status", status),
    ])
  }

  /// Executes a line on a copy of the session.
  func peek(_ line: String, columns: Int) -> JSONText {
    var copy = self
    return copy.execute(line, seen: 0, columns: columns)
  }

  /// The number of events that the replays of one call may record, which takes 5 to 10 ms; our
  /// choice.
  private static let eventsOfACall = 2_500

  /// Returns the answer of `why`.
  ///
  /// The search for a change that flips the outcome repeats the gesture many times, and the page
  /// must not wait until a long search ends. Therefore, a call may return the answer before such a
  /// change is found, and the next call continues the search.
  mutating func why(columns: Int) -> JSONText {
    let progress = flips ?? FlipProgress()
    flips = progress
    progress.resume(events: WebModule.eventsOfACall)
    var copy = self
    copy.session.host.flips = progress
    let answer = copy.execute("why", seen: 0, columns: columns)
    return .object([
      ("answer", answer), ("isUnfinished", .flag(progress.isPaused)),
    ])
  }

  /// Returns the instant to which the clock must advance before a line is executed, or `nil` if the
  /// line only shows something, if it moves the clock itself, or if the clock is already at that
  /// instant.
  private func instant(toActIn line: String, seen: Double) throws(ScriptError) -> Instant? {
    guard seen.isFinite, seen < 1e6, let first = try session.read(line).first,
      case .step = first.command.undoBehavior, first.at == nil
    else { return nil }
    if case .restart = first.command.elapsed { return nil }
    if case .word(let verb)? = first.tokens.first, verb.text == "run" { return nil }
    let instant = Instant(clamping: seen)
    return instant > session.now ? instant : nil
  }

  /// Returns the completions of a line up to the cursor, and the hint to show after the cursor.
  func completion(of line: String) -> JSONText {
    let completion = Completion(line, in: session)
    let candidates = completion.candidates.map { candidate in
      JSONText.strings([candidate.text, candidate.meaning])
    }
    return .object([
      ("start", .count(completion.start)), ("candidates", .list(candidates)),
      ("hint", .string(Completion.hint(line, in: session))),
    ])
  }

  /// A summary of the session: its scene, its clock, its branch, and the number of its steps.
  var status: JSONText {
    let history = session.history
    return .object([
      ("scene", .string(session.simulation?.name)),
      ("t", .seconds(session.now)),
      ("state", .string(session.promptState)),
      ("steps", .count(history?.count ?? 0)),
      ("undone", .count(history?.undone ?? 0)),
      ("branch", .string(history.branch)),
      ("branches", .strings(history.branches)),
      ("faults", .strings(session.simulation?.faults ?? [])),
      ("lesson", lesson),
    ])
  }

  private static func failure(_ diagnostic: Diagnostic, _ status: JSONText) -> JSONText {
    let error = diagnostic.error
    let members: [JSONText.Member] = [
      ("message", .string(error.message)), ("hint", .string(error.hint)),
      ("text", .string(diagnostic.text)),
      ("start", .count(diagnostic.span.start)),
      ("end", .count(max(diagnostic.span.end, diagnostic.span.start + 1))),
      ("notes", .strings(error.notes)),
      ("replacement", .string(error.replacement)),
    ]
    return .object([("error", .object(members)), ("status", status)])
  }
}

extension AnsweredStatement {
  /// The answer as JSON: as lines of text, as objects according to the schema of answers, and with
  /// the picture or table that belongs to it.
  ///
  /// The text isn't wrapped, because the page wraps it.
  func json(columns: Int) -> JSONText {
    let wide = Style(hasColor: false, isUnicode: true, columns: 10_000)
    let narrow = Style(hasColor: false, isUnicode: true, columns: max(columns, 20))
    var text = beginning?.text(style: wide) ?? ""
    for failure in failures { text += failure.headline(style: wide) }
    text += (isLast ? answer?.text(style: wide) : answer?.headline(style: wide)) ?? ""
    var members: [JSONText.Member] = [
      ("statement", .string(statement.written)),
      ("t", .number(time ?? 0)), ("text", .string(text)),
      ("tone", .string(tone)), ("events", .count(step.entries.count)),
      ("isStep", .flag(statement.command.isStep)),
    ]
    if case .picture(let picture) = step.response {
      let drawing = picture.drawing(columns: max(columns, Drawing.narrowest))
      members.append(("svg", .string(VectorImage.text(drawing))))
      members.append(("words", .strings([drawing.title] + drawing.words)))
    } else {
      members.append(("shown", .string(StepText.results(step, style: narrow))))
      let objects = lines.split(separator: "\n").map { JSONText(line: $0) }
      members.append(("lines", .list(objects)))
    }
    return .object(members)
  }

  private var tone: String {
    if !failures.isEmpty { return "bad" }
    switch answer?.tone {
    case .good: return "good"
    case .bad: return "bad"
    case .plain, nil: return "plain"
    }
  }
}

/// The files that a statement writes, which are passed to the page.
final class WrittenFiles: Sendable {
  // A module has one thread.
  nonisolated(unsafe) private var files: [(name: String, bytes: [UInt8])] = []

  var writing: FileWriting {
    FileWriting { [self] name, bytes, _ in
      files.append((name, bytes))
      return nil
    }
  }

  /// The text of the first file, or `nil` if there is none.
  var text: String? { files.first.map { String(decoding: $0.bytes, as: UTF8.self) } }

  var json: JSONText {
    .list(
      files.map { .strings([$0.name, String(decoding: $0.bytes, as: UTF8.self)]) })
  }
}

// Lessons, each of which runs in a separate session.

extension WebModule {
  /// Returns whether a line is a command about lessons, or is typed during a lesson.
  func isForLessons(_ line: String) throws(ScriptError) -> Bool {
    if desk.player != nil { return true }
    return try session.read(line).contains { $0.isOfLessons }
  }

  /// Executes a line in a lesson, and returns the feedback.
  mutating func answerInLesson(
    _ line: String, columns: Int, to answers: inout [JSONText]
  ) throws(ScriptError) -> [LessonFeedback] {
    var feedback: [LessonFeedback] = []
    let narrow = Style(hasColor: false, isUnicode: true, columns: max(columns, 20))
    let statements = try desk.read(line, in: session)
    session.history?.beginLine()
    for (index, statement) in statements.enumerated() {
      let response = try desk.take(
        statement, isLast: index == statements.count - 1, in: &session, style: narrow)
      answers += response.answered.map { $0.json(columns: columns) }
      // Text that doesn't come from a statement in the lesson's session, such as the list of
      // lessons.
      if response.answered.isEmpty, !response.text.isEmpty {
        answers.append(WebModule.shown(response.text, for: statement))
      }
      feedback += response.feedback
      if response.isOver { break }
    }
    return feedback
  }

  private static func shown(_ text: String, for statement: Statement) -> JSONText {
    .object([
      ("statement", .string(statement.written)), ("t", .count(0)), ("text", .string("")),
      ("tone", .string("plain")), ("events", .count(0)), ("isStep", .flag(false)),
      ("shown", .string(text)),
    ])
  }

  /// Returns feedback as JSON.
  static func json(_ feedback: [LessonFeedback]) -> JSONText {
    .list(
      feedback.map { part in
        .strings([name(of: part.kind), part.text])
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

  /// The lesson that is being played, or `null` if no lesson is being played.
  var lesson: JSONText {
    guard let player = desk.player else { return .null }
    return .object([
      ("name", .string(player.lesson.name)), ("title", .string(player.lesson.title)),
      ("place", .string(desk.place)), ("task", .string(player.task.title)),
      (
        "state",
        .string(
          player.taskRecord.state.isShown ? "shown" : player.taskRecord.state.rawValue)
      ),
      ("hints", .count(player.task.hints.count - player.taskRecord.hints)),
      ("records", .strings(desk.lines.split(separator: "\n").map { String($0) })),
    ])
  }

  /// The built-in lessons.
  var lessons: JSONText {
    .list(
      Lessons.all.map { lesson in
        let record = desk.records.first { $0.name == lesson.name }
        return .object([
          ("name", .string(lesson.name)), ("title", .string(lesson.title)),
          ("minutes", .count(lesson.minutes ?? 0)),
          ("tasks", .count(lesson.tasks.count)),
          ("solved", .count(record?.solved ?? 0)),
          ("shown", .count(record?.shown ?? 0)),
          ("about", .string(lesson.introduction.first ?? "")),
        ])
      })
  }

  /// Restores the progress in lessons from an earlier visit, given as one line per lesson; a line
  /// that can't be parsed is skipped.
  mutating func resume(_ lines: String, seed: Int) {
    desk = LessonDesk(lines: lines, seed: UInt64(seed))
  }
}
