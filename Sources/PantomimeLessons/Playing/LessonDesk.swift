package import PantomimeReporting
package import PantomimeScripting

/// The lessons alongside a session: executes the session's lines, and plays lessons in sessions of
/// their own.
///
/// A host keeps this value alongside its session, and calls `answer(line:in:style:)` in place of
/// `Session.answer(line:style:)`. During a lesson, the host's session is that of the current task,
/// and the desk keeps the original session.
package struct LessonDesk: Sendable {
  /// The lesson that is being played, or `nil` if none is.
  package private(set) var player: LessonPlayer?
  /// The progress in all lessons, to be saved between sessions.
  package private(set) var records: [LessonRecord]
  /// The attempts at all lessons, each with its lesson, in order within a lesson.
  private var attempts: [SavedAttempts.Attempt] = []
  /// The session that the user left to start the lesson.
  private var own: Session?
  /// The seed for lessons that start without one.
  package let seed: UInt64

  /// - Parameters:
  ///   - records: The progress so far.
  ///   - seed: The seed for lessons that start without one, so that pupils get different numbers.
  package init(records: [LessonRecord] = [], seed: UInt64) {
    (self.records, self.seed) = (records, seed)
  }

  /// Creates a desk with the progress and the attempts of earlier sessions.
  ///
  /// - Parameters:
  ///   - lines: The lines of an earlier desk; a line that can't be parsed is skipped, because a later
  ///     version may have written it in a different format.
  ///   - seed: The seed for lessons that start without one.
  package init(lines: String, seed: UInt64) {
    records = LessonText.lines(of: lines).compactMap { LessonRecord(line: $0.text) }
    attempts = SavedAttempts(lines).attempts
    self.seed = seed
  }

  /// The progress and the attempts as lines, to be saved between sessions.
  package var lines: String {
    var text = ""
    for record in records { text += record.line + "\n" }
    for attempt in attempts { text += SavedAttempts.text(of: attempt) }
    return text
  }

  /// The position in the lesson, for a prompt: `task 2 of 4`, or an empty string if no lesson is
  /// being played.
  package var place: String {
    guard let player else { return "" }
    return "task \(player.record.current + 1) of \(player.lesson.tasks.count)"
  }

  /// Executes the statements of a line, and returns their answers as text.
  ///
  /// If a statement throws an error, earlier statements of the line may have run; a caller that
  /// needs the previous session and desk has to keep copies.
  ///
  /// - Returns: The text, whether the session has ended, and the view that takes over the terminal,
  ///   if any.
  package mutating func answer(
    line: String, in session: inout Session, style: Style
  ) throws(ScriptError) -> (text: String, isOver: Bool, screen: ScreenRequest?) {
    let statements = try read(line, in: session)
    guard player != nil || statements.contains(where: { $0.isOfLessons }) else {
      return try session.answer(line: line, style: style)
    }
    var text = ""
    // The verdict on a gesture follows the answers of the whole line.
    var verdicts: [LessonFeedback] = []
    var (isOver, screen) = (false, nil as ScreenRequest?)
    for (index, statement) in statements.enumerated() where !isOver {
      if statement.isOfLessons {
        text += verdicts.shown(style: style)
        verdicts = []
      }
      let isLast = index == statements.count - 1
      let response = try take(statement, isLast: isLast, in: &session, style: style)
      text += response.text
      // Of the verdicts on the statements of a line, only the last one counts.
      if response.feedback.contains(where: { $0.kind == .failed || $0.kind == .solved }) {
        verdicts.removeAll { $0.kind == .failed || $0.kind == .correction }
      }
      verdicts += response.feedback
      screen = response.screen ?? screen
      isOver = response.isOver
    }
    return (text + verdicts.shown(style: style), isOver, screen)
  }

  /// Reads a line; outside a lesson, a step of a lesson is refused by name, and in one, `answer` alone
  /// with an example of the task's own kind.
  package func read(_ line: String, in session: Session) throws(ScriptError) -> [Statement] {
    do throws(ScriptError) {
      return try session.read(line)
    } catch {
      if let player, error.hint == AnswerCommand.missing {
        throw player.missingReply(error)
      }
      let word = LessonText.trimmed(line)
      guard player == nil, LessonCommand.Step(rawValue: word) != nil,
        let place = LessonText.place(of: word, in: line)
      else { throw error }
      throw LessonDesk.noLesson(place)
    }
  }

  /// Executes a statement, and returns its answer and the feedback of the lesson.
  package mutating func take(
    _ statement: Statement, isLast: Bool = true, in session: inout Session, style: Style
  ) throws(ScriptError) -> LessonPlayer.Response {
    defer { keepRecord() }
    if let command = try statement.lessonCommand {
      switch command.action {
      case .list: return LessonPlayer.Response(text: list(style: style))
      case .play(let word, let seed):
        return LessonPlayer.Response(feedback: try play(word, seed, in: &session))
      case .step(let step):
        return try self.step(step, at: command.span, in: &session, style: style)
      case .task(let number, let seed):
        guard let present = player else { throw LessonDesk.noLesson(command.span) }
        try present.checkTask(number, at: command.span)
        if let seed { _ = try play(Word(present.reference, command.span), seed, in: &session) }
        guard var player else { throw LessonDesk.noLesson(command.span) }
        let feedback = try player.open(number, at: command.span, in: &session)
        self.player = player
        return LessonPlayer.Response(feedback: feedback)
      }
    }
    if statement.savesLesson { return try saveLesson(statement, in: session) }
    guard var player else {
      let answered = try session.answer(statement, isLast: isLast)
      return LessonPlayer.Response(text: answered.text(style: style), answered: [answered])
    }
    defer { self.player = player }
    return try player.take(statement, isLast: isLast, in: &session, style: style)
  }

  private mutating func keepRecord() {
    guard let player else { return }
    let record = player.record
    if !player.attempts.isEmpty {
      attempts.removeAll { $0.lesson == record.name }
      attempts += player.saved
    }
    if let index = records.firstIndex(where: { $0.name == record.name }) {
      records[index] = record
    } else {
      records.append(record)
    }
  }

  // MARK: Starting and leaving

  /// Starts or resumes a lesson.
  package mutating func play(
    _ name: Word, _ seed: UInt64?, in session: inout Session
  ) throws(ScriptError) -> [LessonFeedback] {
    keepRecord()
    let lesson = try lesson(name, in: session)
    var record = records.first { $0.name == lesson.name }
    if let seed, let known = record, known.seed != seed {
      record = known.drawn(with: seed, LessonPlay(lesson: lesson, catalog: session.catalog))
    }
    let fresh = LessonRecord(
      lesson.name, seed: seed ?? lesson.seed ?? self.seed, taskCount: lesson.tasks.count)
    var blank = Session(session.catalog.inLesson)
    blank.host = session.host
    var player = LessonPlayer(lesson, record ?? fresh, in: blank)
    player.earlier = attempts.filter { $0.lesson == lesson.name }
    let own = player.start == nil && self.player == nil ? session : self.own
    let feedback = try player.begin(in: &session)
    (self.player, self.own) = (player, own)
    let isResumed = record?.tasks == player.record.tasks && record != fresh
    let note = "\(lesson.title), resumed at the start of task \(player.record.current + 1)"
    return (isResumed ? [LessonFeedback(.note, note)] : []) + feedback
  }

  /// Returns the built-in lesson with the given name, or the lesson in a file.
  private func lesson(_ name: Word, in session: Session) throws(ScriptError) -> Lesson {
    if let lesson = Lessons.named(name.text) { return lesson }
    guard name.text.hasSuffix(".md") else {
      throw ScriptError(
        "unknown lesson '\(name.text)'", name.span,
        hint: Spelling.hint(
          name.text, among: Lessons.all.map { $0.name }, what: "lessons",
          longList: "`lesson` lists the lessons"))
    }
    switch session.host.files.read(name.text) {
    case .failure(let problem):
      throw ScriptError("'\(name.text)' cannot be read: \(problem.reason)", name.span)
    case .success(let bytes):
      let read = Lesson.read(bytes, name: Lesson.name(ofFile: name.text), file: name.text)
      if let lesson = read.lesson { return lesson }
      guard let first = read.problems.first else {
        throw ScriptError("'\(name.text)' is not a lesson", name.span)
      }
      let more = read.problems.count - 1
      throw ScriptError(
        "\(name.text):\(first.line):\(first.column): \(first.error.message)", name.span,
        hint: more > 0 ? "`pantomime lesson check` lists \(more) more" : first.error.hint)
    }
  }

  private static func noLesson(_ span: Span) -> ScriptError {
    ScriptError("no lesson is in progress", span, hint: "`lesson` lists the lessons")
  }

  private mutating func step(
    _ step: LessonCommand.Step, at span: Span, in session: inout Session, style: Style
  ) throws(ScriptError) -> LessonPlayer.Response {
    var response = LessonPlayer.Response()
    if case .misreadings = step {
      response.text = Misreadings.text(style: style)
      return response
    }
    guard var player else { throw LessonDesk.noLesson(span) }
    switch step {
    case .next: response.feedback = try player.next(at: span, in: &session)
    case .hint: response.feedback = player.hint(in: session)
    case .solution: response.feedback = player.solution(in: session)
    case .skip: response.feedback = try player.skip(in: &session)
    case .restart: response.feedback = try player.startAgain(in: &session)
    case .misreadings: break
    case .leave:
      keepRecord()
      let isBegun = !player.isSolved && !player.learned(in: session).isEmpty
      let again = isBegun ? " at the start of task \(player.record.current + 1)" : ""
      if var own {
        own.host = session.host
        session = own
      }
      (self.player, own) = (nil, nil)
      let note = "Left the lesson; `lesson \(player.spoken)` resumes it\(again)."
      response.feedback = [LessonFeedback(.note, note)]
      return response
    }
    self.player = player
    return response
  }

  // MARK: The list

  /// The list of lessons, with the duration of each lesson and the learner's progress.
  private func list(style: Style) -> String {
    let lessons = Lessons.all
    let width = lessons.map { $0.name.count }.max() ?? 0
    let lines = lessons.map { lesson in
      let record = records.first { $0.name == lesson.name }
      let minutes = lesson.minutes.map { "\($0) min" } ?? ""
      let shown = record.map { $0.shown > 0 ? " (\($0.shown) shown)" : "" } ?? ""
      return
        "  \(Printable.padded(lesson.name, width))  \(record?.solved ?? 0)/\(lesson.tasks.count)  "
        + "\(Printable.padded(minutes, 6))  \(lesson.title)\(shown)\n"
    }
    return Wrapping.text(
      LessonText.joined(lines, by: "") + closing(lessons), columns: style.columns)
  }

  /// Returns the line after the list, which names the lesson to play next.
  private func closing(_ lessons: [Lesson]) -> String {
    func solved(_ lesson: Lesson) -> Int {
      records.first { $0.name == lesson.name }?.solved ?? 0
    }
    let open = lessons.filter { solved($0) < $0.tasks.count }
    guard let next = open.first(where: { solved($0) > 0 }) ?? open.first else {
      return "All tasks are solved; `lesson NAME seed=N` draws other numbers.\n"
    }
    return "\(open.count < lessons.count || solved(next) > 0 ? "Continue" : "Start") with: "
      + "lesson \(next.name)\n"
  }
}

extension Misreadings {
  /// The misreadings, one per line, with their corrections.
  static func text(style: Style) -> String {
    let width = all.map { $0.name.count }.max() ?? 0
    let lines = all.map { one in
      "\(Printable.padded(one.name, width))  \(one.belief)\n"
    }
    return Wrapping.text(LessonText.joined(lines, by: ""), columns: style.columns)
  }
}

extension Statement {
  /// Whether the statement is about a lesson.
  package var isOfLessons: Bool {
    verb?.text == LessonCommand.form.name || verb?.text == AnswerCommand.form.name || step != nil
      || savesLesson
  }

  /// The step of a lesson that the verb stands for, or `nil` if it stands for none.
  ///
  /// The verb of a statement that has been parsed is one of the catalog, so it names a step only in
  /// the session of a lesson.
  private var step: LessonCommand.Step? {
    verb.flatMap { $0.isQuoted ? nil : LessonCommand.Step(rawValue: $0.text) }
  }

  /// The arguments of the statement, to be parsed again.
  private var arguments: Arguments? {
    guard let verb else { return nil }
    return Arguments(verb: verb, tokens: tokens.dropFirst(at == nil ? 1 : 3), in: catalog)
  }

  /// The statement about a lesson, or `nil` for any other statement.
  fileprivate var lessonCommand: LessonCommand? {
    get throws(ScriptError) {
      if let step { return LessonCommand(step, at: span) }
      guard verb?.text == LessonCommand.form.name, var arguments else { return nil }
      return try LessonCommand(&arguments)
    }
  }

  /// The reply to a task, or `nil` for any other statement.
  var answerCommand: AnswerCommand? {
    get throws(ScriptError) {
      guard verb?.text == AnswerCommand.form.name, var arguments else { return nil }
      return try AnswerCommand(&arguments)
    }
  }
}

/// A part of a player's response: prose of the lesson, or a remark of the player.
package struct LessonFeedback: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The title of the lesson or of a task.
    case title
    /// Prose of the lesson, as Markdown.
    case prose
    /// The task is solved.
    case solved
    /// The attempt has failed; the text is its difference from a solution.
    case failed
    /// The correction of a mistake.
    case correction
    /// A hint, as Markdown.
    case hint
    /// A statement of a solution.
    case solution
    /// A remark of the player, such as a hint about the next input.
    case note
  }

  package let kind: Kind
  /// The text, in which the values of names have replaced the names.
  package let text: String

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// Returns the feedback as human-readable lines.
  package func shown(style: Style) -> String {
    switch kind {
    case .title: style.paint(text, .bold) + "\n\n"
    case .prose, .correction, .hint: LessonText.shown(text, style: style) + "\n"
    case .solved: "\n" + style.paint(Wrapping.text(text, columns: style.columns), .good) + "\n\n"
    case .failed: "\n" + style.paint(Wrapping.text(text, columns: style.columns), .warning) + "\n"
    case .solution: "  \(text)\n"
    case .note: style.paint(Wrapping.text(text, columns: style.columns), .dim) + "\n"
    }
  }
}

extension [LessonFeedback] {
  /// Returns the feedback as human-readable lines.
  package func shown(style: Style) -> String {
    var text = ""
    for feedback in self { text += feedback.shown(style: style) }
    return text
  }
}
