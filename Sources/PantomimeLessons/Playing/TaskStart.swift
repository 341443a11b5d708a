import PantomimeScripting

/// A task after its setup, with drawn numbers.
struct TaskStart: Sendable {
  /// The session after the setup.
  let session: Session
  /// The number of steps of the setup.
  let steps: Int
  /// The number of statements of the setup.
  let statements: Int

  /// Runs a setup in a new session.
  ///
  /// - Parameters:
  ///   - blank: A session without a scene.
  ///   - options: The options to add to the scene of the setup.
  init(
    _ setup: LessonBlock, _ numbers: LessonSeed, in blank: Session, adding options: [String] = [],
    file: String
  ) throws(LessonProblem) {
    var (session, numbers) = (blank, numbers)
    for line in setup.statements.joiningContinued() {
      let drawn = try line.drawing(&numbers, file: file)
      _ = try session.perform(drawn, adding: options, file: file)
    }
    guard session.simulation != nil else {
      throw LessonProblem(
        "the setup starts no scene", setup.head, file: file, part: setup.role.rawValue,
        hint: "for example: scene city-guide")
    }
    self.session = session
    steps = session.history?.count ?? 0
    statements = session.madeStatements.count
  }
}

extension [LessonLine] {
  /// The lines with each continuation appended to the line before, which ends with `\`.
  func joiningContinued() -> [LessonLine] {
    var joined: [LessonLine] = []
    for line in self {
      if let last = joined.last, last.text.hasSuffix("\\") {
        joined[joined.count - 1] = LessonLine("\(last.text)\n\(line.text)", last.number)
      } else {
        joined.append(line)
      }
    }
    return joined
  }
}

extension Session {
  /// The statements that led to the session, with the expectations among them, in order.
  var madeStatements: [Statement] {
    var statements: [Statement] = []
    for past in Lineage(of: self, withExpectations: true) { statements.append(past.statement) }
    return Array(statements.reversed())
  }

  /// Runs the statements of a line of a lesson.
  ///
  /// - Parameter options: The options to add to a scene that the line starts.
  /// - Returns: The expectations that failed, each with its mismatch.
  mutating func perform(
    _ line: LessonLine, adding options: [String] = [], file: String
  ) throws(LessonProblem) -> [Mismatch] {
    do throws(ScriptError) {
      var failed: [Mismatch] = []
      for statement in try read(line.text) {
        let whole = try statement.adding(options)
        try check(whole)
        failed += try execute(whole).mismatches
      }
      return failed
    } catch {
      throw LessonProblem(error, line, file: file)
    }
  }

  /// Runs lines of a lesson, and returns the expectations that failed.
  mutating func perform(_ lines: [LessonLine], file: String) throws(LessonProblem) -> [Mismatch] {
    var failed: [Mismatch] = []
    for line in lines.joiningContinued() { failed += try perform(line, file: file) }
    return failed
  }

  /// Runs a text of one line, and returns the expectations that failed.
  mutating func perform(_ text: String) throws(ScriptError) -> [Mismatch] {
    var failed: [Mismatch] = []
    for statement in try read(text) {
      try check(statement)
      failed += try execute(statement).mismatches
    }
    return failed
  }

  /// The session without its past, for a fork that only answers a question.
  var forked: Session {
    var session = self
    session.history = nil
    return session
  }
}

extension Session.Step {
  /// The expectations of the statement that failed.
  fileprivate var mismatches: [Mismatch] {
    var mismatches = violations.map { $0.mismatch }
    for response in others + [response] {
      if case .verdict(.failed(let mismatch)) = response { mismatches.append(mismatch) }
    }
    return mismatches
  }
}

extension Statement {
  /// Returns the statement with more options if it starts a scene; an option that it has already is
  /// replaced.
  func adding(_ added: [String]) throws(ScriptError) -> Statement {
    guard !added.isEmpty, case .scene = command.role else { return self }
    let names = added.map { $0.prefix { $0 != "=" } }
    var words: [String] = []
    for token in tokens {
      switch token {
      case .word(let word): words.append(word.text)
      case .option(let option) where names.contains(option.name.text[...]): break
      case .option(let option): words.append(option.written)
      }
    }
    let text = LessonText.joined(words + added, by: " ")
    return try Statement(text, line: line, in: catalogue) ?? self
  }
}
