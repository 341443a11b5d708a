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
    /// The statements that the learner typed after the setup, with their lines in the file.
    var statements: [LessonLine]
    /// The line of the file that begins the attempt, or 0 if it isn't from a file.
    var line = 0
  }

  /// The state of a task when the file was written.
  struct Standing: Sendable, Hashable {
    let lesson: String
    /// The index of the task.
    let task: Int
    let hints: Int
    /// The outcome if no attempt decides it.
    let outcome: LessonReport.Outcome
    /// Whether the file claims that the task is solved.
    let isSolved: Bool
    let line: Int
  }

  /// A line that can't be read.
  struct Problem: Sendable {
    let line: Int
    let message: String
    /// The lesson and the index of the task, or `nil` if the line doesn't name both.
    let task: (lesson: String, index: Int)?
    /// Whether the line begins an attempt.
    let isAttempt: Bool
  }

  private(set) var attempts: [Attempt] = []
  private(set) var standings: [Standing] = []
  private(set) var problems: [Problem] = []
  /// The number of the last line that isn't empty.
  private(set) var end = 0

  /// The names of the lessons, in the order in which the file names them.
  var lessons: [String] {
    var names: [String] = []
    let all =
      attempts.map { $0.lesson } + standings.map { $0.lesson }
      + problems.compactMap { $0.task?.lesson }
    for name in all where !names.contains(name) { names.append(name) }
    return names
  }

  private static let mark = "# lesson "

  /// Reads the attempts of a file; ignores other comments, and all lines before the first attempt.
  init(_ text: String) {
    var (isInside, isAfterStanding) = (false, false)
    for line in LessonText.lines(of: text) where !LessonText.trimmed(line.text).isEmpty {
      end = line.number
      if line.text.hasPrefix(SavedAttempts.mark) {
        let count = standings.count
        isInside = take(line)
        isAfterStanding = standings.count > count
      } else if line.text.hasPrefix("#") {
        continue
      } else if isInside {
        attempts[attempts.count - 1].statements.append(line)
      } else if isAfterStanding {
        // One note is enough for lines in sequence.
        isAfterStanding = false
        problems.append(
          Problem(
            line: line.number, message: "the line belongs to no attempt", task: nil,
            isAttempt: false))
      }
    }
  }

  /// Reads a comment line, and returns whether the statements of an attempt follow.
  private mutating func take(_ line: LessonLine) -> Bool {
    let head = Head(line.text.dropFirst(SavedAttempts.mark.count))
    guard let (lesson, task) = head.task, head.message.isEmpty else {
      let message = head.message.isEmpty ? "the line names no task of a lesson" : head.message
      problems.append(
        Problem(
          line: line.number, message: message, task: head.task,
          isAttempt: head.state == nil))
      return false
    }
    if let state = head.state {
      let outcome: LessonReport.Outcome =
        switch state {
        case _ where head.isShown: .shown
        case .skipped: .skipped
        case .unreached: .unreached
        // Only an attempt proves that a task is solved.
        case .open, .solved, .shown: .open
        }
      standings.append(
        Standing(
          lesson: lesson, task: task, hints: head.hints, outcome: outcome,
          isSolved: state == .solved && !head.isShown, line: line.number))
      return false
    }
    attempts.append(
      Attempt(
        lesson: lesson, task: task, seed: head.seed, hints: head.hints, isShown: head.isShown,
        variant: head.variant, statements: [], line: line.number))
    return true
  }

  /// The state of a task, as a word.
  enum State: String {
    case open, solved, skipped, shown, unreached
  }

  /// The words of a comment line after its mark.
  private struct Head {
    var task: (lesson: String, index: Int)?
    var (seed, hints, variant) = (UInt64(0), 0, 0)
    var isShown = false
    var state: State?
    /// The reason why the line can't be read, or an empty string.
    var message = ""

    init(_ text: Substring) {
      let words = text.split(separator: " ").map { String($0) }
      let lesson = words.first.flatMap { $0.contains("=") ? nil : $0 }
      var hasSeed = false
      for word in words.dropFirst() {
        guard let sign = word.firstIndex(of: "=") else { continue }
        let (name, value) = (word[..<sign], String(word[word.index(after: sign)...]))
        let number = UInt64(value)
        var isRead = true
        switch name {
        case "task":
          let count = number.flatMap { Int(exactly: $0) } ?? 0
          isRead = count > 0
          if let lesson, isRead { task = (lesson, count - 1) }
        case "seed": (seed, hasSeed, isRead) = (number ?? 0, true, number != nil)
        case "hints": (hints, isRead) = (Int(clamping: number ?? 0), number != nil)
        case "variant":
          (variant, isRead) = (Int(clamping: min(number ?? 0, 1_000_000)), number != nil)
        case "solution": (isShown, isRead) = (value == "shown", value == "shown" || value == "no")
        case "state":
          state = State(rawValue: value)
          isRead = state != nil
        // A later version may write more.
        default: break
        }
        if !isRead, message.isEmpty { message = "'\(word)' cannot be read" }
      }
      if task != nil, !hasSeed, message.isEmpty { message = "the line names no seed" }
    }
  }

  /// Returns an attempt as lines.
  static func text(of attempt: Attempt) -> String {
    let head =
      "\(mark)\(attempt.lesson) task=\(attempt.task + 1) seed=\(attempt.seed) "
      + "hints=\(attempt.hints) solution=\(attempt.isShown ? "shown" : "no") "
      + "variant=\(attempt.variant)\n"
    return head + LessonText.joined(attempt.statements.map { $0.text + "\n" }, by: "")
  }

  /// Returns the attempts of a player, and the states of the tasks, as a file.
  static func text(of player: LessonPlayer) -> String {
    var text = "# Attempts at a lesson: \(LanguageVersion.program)\n"
    for attempt in player.saved { text += SavedAttempts.text(of: attempt) }
    let record = player.record
    for (index, task) in record.tasks.enumerated() {
      text +=
        "\(mark)\(player.lesson.name) task=\(index + 1) seed=\(record.seed) hints=\(task.hints) "
        + "solution=\(task.state.isShown ? "shown" : "no") state=\(record.state(of: index).rawValue)\n"
    }
    return text
  }
}

extension LessonRecord {
  /// Returns the state of a task.
  fileprivate func state(of index: Int) -> SavedAttempts.State {
    let task = tasks[index]
    switch task.state {
    case .open: return index > current && task.attempts == 0 ? .unreached : .open
    case .shown, .shownBefore: return .shown
    case .solved: return .solved
    case .skipped: return .skipped
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
        statements: (attempt.statements
          + (attempt.reply.map { ["\(AnswerCommand.form.name) \($0)"] } ?? []))
          .map { LessonLine($0, 0) })
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
