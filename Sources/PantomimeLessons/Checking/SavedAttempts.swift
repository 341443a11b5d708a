import PantomimeScripting

/// The attempts of a learner, as a file: for each attempt, a line about it and its statements.
///
/// ```
/// # lesson the-finger-decides task=2 seed=3 hints=0 variant=1
/// answer collapsed
/// ```
struct SavedAttempts: Sendable {
  /// An attempt, and its lesson.
  struct Attempt: Sendable, Hashable {
    let lesson: String
    /// The index of the task.
    let task: Int
    let seed: UInt64
    let hints: Int
    let variant: Int
    /// The statements since the setup.
    var statements: [String]
  }

  private(set) var attempts: [Attempt] = []

  private static let mark = "# lesson "

  /// Reads the attempts of a file; other comments and lines before the first attempt are ignored.
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
