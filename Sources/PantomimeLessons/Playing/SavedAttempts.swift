import PantomimeReporting
import PantomimeScripting

/// The attempts of a learner, as a file: a comment line that identifies each attempt, and the
/// attempt's statements; then a comment line for each task, with the state that it is in.
///
/// ```
/// # lesson the-finger-decides task=2 seed=3 hints=0 solution=no variant=1
/// answer collapsed
/// # lesson the-finger-decides task=3 seed=3 hints=1 solution=shown state=shown
/// ```
struct SavedAttempts: Sendable {
  /// An attempt, with the lesson that it belongs to.
  struct Attempt: Sendable, Hashable {
    let lesson: String
    /// The index of the task.
    let task: Int
    let seed: UInt64
    let hints: Int
    /// Whether the solution had been shown before.
    let isShown: Bool
    let variant: Int
    /// The statements that the learner typed after the setup.
    var statements: [String]
  }

  /// The state of a task when the file was written.
  struct Standing: Sendable, Hashable {
    let lesson: String
    /// The index of the task.
    let task: Int
    let hints: Int
    /// The outcome if no attempt decides it.
    let outcome: LessonReport.Outcome
  }

  private(set) var attempts: [Attempt] = []
  private(set) var standings: [Standing] = []

  private static let mark = "# lesson "

  /// Reads the attempts of a file; ignores other comments, and all lines before the first attempt.
  init(_ text: String) {
    var isInside = false
    for line in text.split(separator: "\n").map({ String($0) }) {
      if line.hasPrefix(SavedAttempts.mark) {
        isInside = take(line)
      } else if isInside, !line.hasPrefix("#") {
        attempts[attempts.count - 1].statements.append(line)
      }
    }
  }

  /// Reads a comment line, and returns whether the statements of an attempt follow.
  private mutating func take(_ line: String) -> Bool {
    let words = line.dropFirst(SavedAttempts.mark.count).split(separator: " ").map { String($0) }
    func word(_ name: String) -> String? {
      words.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    func number(_ name: String) -> UInt64? { word(name).flatMap { UInt64($0) } }
    guard let lesson = words.first, let seed = number("seed"),
      let task = number("task").flatMap({ Int(exactly: $0) }), task > 0
    else { return false }
    let hints = Int(clamping: number("hints") ?? 0)
    let isShown = word("solution") == "shown"
    if let state = word("state") {
      let reached: [LessonReport.Outcome] = [.skipped, .open]
      let outcome = isShown ? .shown : reached.first { $0.rawValue == state } ?? .unreached
      standings.append(Standing(lesson: lesson, task: task - 1, hints: hints, outcome: outcome))
      return false
    }
    attempts.append(
      Attempt(
        lesson: lesson, task: task - 1, seed: seed, hints: hints, isShown: isShown,
        variant: Int(clamping: min(number("variant") ?? 0, 1_000_000)), statements: []))
    return true
  }

  /// Returns an attempt as lines.
  static func text(of attempt: Attempt) -> String {
    let head =
      "\(mark)\(attempt.lesson) task=\(attempt.task + 1) seed=\(attempt.seed) "
      + "hints=\(attempt.hints) solution=\(attempt.isShown ? "shown" : "no") "
      + "variant=\(attempt.variant)\n"
    return head + LessonText.joined(attempt.statements.map { $0 + "\n" }, by: "")
  }

  /// Returns the attempts of a player, and the states of the tasks, as a file.
  static func text(of player: LessonPlayer) -> String {
    var text = "# Attempts at a lesson: \(LanguageVersion.program)\n"
    for attempt in player.saved { text += SavedAttempts.text(of: attempt) }
    let record = player.record
    for (index, task) in record.tasks.enumerated() {
      text +=
        "\(mark)\(player.lesson.name) task=\(index + 1) seed=\(record.seed) hints=\(task.hints) "
        + "solution=\(task.state.isShown ? "shown" : "no") state=\(record.state(of: index))\n"
    }
    return text
  }
}

extension LessonRecord {
  /// Returns the state of a task as a word.
  fileprivate func state(of index: Int) -> String {
    let task = tasks[index]
    switch task.state {
    case .open: return index > current && task.attempts == 0 ? "unreached" : "open"
    case .shown, .shownBefore: return TaskRecord.State.shown.rawValue
    case .solved, .skipped: return task.state.rawValue
    }
  }
}

extension LessonPlayer {
  /// The maximum number of attempts to keep for a task; our choice.
  private static let mostKept = 50

  /// The attempts of this session and of those before it, in order; of those at a task, the last
  /// ones.
  var saved: [SavedAttempts.Attempt] {
    let own = attempts.map { attempt in
      SavedAttempts.Attempt(
        lesson: lesson.name, task: attempt.task, seed: record.seed, hints: attempt.hints,
        isShown: attempt.isShown, variant: attempt.variant,
        statements: attempt.statements
          + (attempt.reply.map { ["\(AnswerCommand.form.name) \($0)"] } ?? []))
    }
    var left = Array(repeating: LessonPlayer.mostKept, count: lesson.tasks.count)
    var kept: [SavedAttempts.Attempt] = []
    for attempt in (earlier + own).reversed() where left.indices.contains(attempt.task) {
      guard left[attempt.task] > 0 else { continue }
      left[attempt.task] -= 1
      kept.append(attempt)
    }
    return kept.reversed()
  }
}

extension LessonPlayer {
  /// The attempts and the states of the tasks, as `save` writes them.
  package var savedText: String { SavedAttempts.text(of: self) }

  /// Writes the attempts to a file, and returns the response.
  func save(_ statement: Statement, in session: Session) throws(ScriptError) -> Response {
    guard let file = statement.file else {
      throw ScriptError("'save' needs a file", statement.span, hint: "for example: save me.pan")
    }
    let replaces = statement.options.contains { $0.written == "replace=yes" }
    try session.host.files.write(savedText, to: file, replaces: replaces)
    let count = saved.count
    let own = spoken == lesson.name ? "" : "\(spoken) "
    return Response(
      text: "saved \(count) attempt\(count == 1 ? "" : "s"): "
        + "`pantomime lesson \(own)--report FOLDER` judges them again\n")
  }

  /// Whether a statement saves the attempts, rather than a transcript of the session.
  func saves(_ statement: Statement) -> Bool {
    statement.verb?.text == Save.form.name
      && !statement.options.contains { $0.name.text == "as" }
  }
}

extension Statement {
  /// The file that the statement writes.
  var file: Word? {
    let words = tokens.compactMap { token in
      if case .word(let word) = token { word } else { nil as Word? }
    }
    return words.dropFirst(at == nil ? 1 : 3).first
  }
}
