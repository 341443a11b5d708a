import PantomimeScripting

/// A task after its setup, with drawn numbers.
///
/// An immutable class; as a structure, it would add the code to copy a session wherever it's
/// copied.
final class TaskStart: Sendable {
  /// The session after the setup.
  let session: Session
  /// The number of steps of the setup.
  let steps: Int
  /// The number of statements of the setup.
  let statements: Int
  /// Whether the task's solution contains a gesture, or `nil` if the task has no solution.
  let solutionMakesGesture: Bool?

  /// Runs a setup in a new session.
  ///
  /// - Parameters:
  ///   - blank: A session without a scene.
  ///   - solution: The solution of the task, if the start is for an attempt.
  ///   - options: The options to add to the scene of the setup, or to use instead of the scene's
  ///     options.
  init(
    _ setup: LessonBlock, _ numbers: LessonSeed, in blank: Session, solution: LessonBlock? = nil,
    with options: SceneChange = .adding([]), file: String
  ) throws(LessonProblem) {
    var (session, numbers) = (blank, numbers)
    for line in setup.statements.joiningContinued() {
      let drawn = try line.drawing(&numbers, file: file)
      _ = try session.perform(drawn, with: options, file: file)
    }
    guard session.simulation != nil else {
      throw LessonProblem(
        "the setup starts no scene", setup.head, file: file, part: setup.role.rawValue,
        hint: "for example: scene city-guide")
    }
    solutionMakesGesture = solution.map { solution in
      let parts = solution.statements.flatMap { (try? session.read($0.text)) ?? [] }
      return parts.contains { $0.command.gesturePart != .none }
    }
    self.session = session
    steps = session.history?.count ?? 0
    statements = session.madeStatements.count
  }
}

extension [LessonLine] {
  /// Returns the lines, with each continuation appended to the previous line, which ends with `\`.
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
  /// The statements that led to the session, including expectations, in order.
  var madeStatements: [Statement] {
    var statements: [Statement] = []
    for past in Lineage(of: self, withExpectations: true) { statements.append(past.statement) }
    return Array(statements.reversed())
  }

  /// Runs the statements of a line of a lesson.
  ///
  /// - Parameter options: The change of a scene that the line starts.
  /// - Returns: The expectations that failed, each with its mismatch.
  mutating func perform(
    _ line: LessonLine, with options: SceneChange = .adding([]), file: String
  ) throws(LessonProblem) -> [Mismatch] {
    do throws(ScriptError) {
      var failed: [Mismatch] = []
      for statement in try read(line.text) {
        let whole = try statement.with(options)
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

  /// Runs a line of text, and returns the expectations that failed.
  mutating func perform(_ text: String) throws(ScriptError) -> [Mismatch] {
    var failed: [Mismatch] = []
    for statement in try read(text) {
      try check(statement)
      failed += try execute(statement).mismatches
    }
    return failed
  }

  /// The session without its history, for a fork that is used only for a check.
  var forked: Session {
    var session = self
    session.history = nil
    return session
  }
}

extension Session.Step {
  /// The failed expectations of the statement.
  fileprivate var mismatches: [Mismatch] {
    var mismatches = violations.map { $0.mismatch }
    for response in others + [response] {
      if case .verdict(.failed(let mismatch)) = response { mismatches.append(mismatch) }
    }
    return mismatches
  }
}

/// A change of the options with which a setup starts its scene.
enum SceneChange: Sendable {
  /// These options are added; options that the scene already has are replaced.
  case adding([String])
  /// The scene has only these options.
  case instead([String])
}

extension Statement {
  /// Returns the statement with other options if it starts a scene.
  func with(_ change: SceneChange) throws(ScriptError) -> Statement {
    guard case .scene = command.role else { return self }
    let added: [String]
    var kept: [String] = []
    switch change {
    case .adding([]): return self
    case .adding(let options):
      added = options
      let names = options.map { $0.prefix { $0 != "=" } }
      for option in self.options where !names.contains(option.name.text[...]) {
        kept.append(option.written)
      }
    case .instead(let options): added = options
    }
    var words: [String] = []
    for case .word(let word) in tokens { words.append(word.text) }
    let text = LessonText.joined(words + kept + added, by: " ")
    return try Statement(text, line: line, in: catalogue) ?? self
  }
}
