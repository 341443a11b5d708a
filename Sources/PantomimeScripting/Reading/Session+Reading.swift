import PantomimeKit
import PantomimeScenes

// Parsing typed lines, and the files that statements use.

/// The maximum number of statements in a line; our choice.
private let mostStatementsOfLine = 100_000

extension Session {
  /// Parses a line with its continuation lines into statements, with names replaced by their
  /// values.
  ///
  /// - Throws: The first error; its `isUnfinished` is `true` if a continuation line is missing and
  ///   there is no other error.
  package func read(_ line: String) throws(ScriptError) -> [Statement] {
    var reader = Reader(continuing: self)
    var statements: [Statement] = []
    var problem: ScriptError?
    reader.read(LineSource(typed: line)) { finding in
      switch finding {
      case .statement(let statement): statements.append(statement)
      case .error(let diagnostic, _): problem = diagnostic.error
      }
      if host.shouldStop() { problem = ScriptError.interrupted(Span(0, 1)) }
      return problem == nil && statements.count <= mostStatementsOfLine
    }
    if let problem { throw advice.fitted(problem) }
    if statements.count > mostStatementsOfLine {
      throw ScriptError(
        "more than \(mostStatementsOfLine) statements", Span(0, 1), hint: "split them")
    }
    return statements
  }

  /// Checks a statement immediately before its execution.
  package func check(_ statement: Statement) throws(ScriptError) {
    do throws(ScriptError) {
      let files = host.files.within(statement.folder)
      let scene = try FirstScene.simulation(for: statement, in: self) ?? simulation
      try statement.command.check(SceneCheck(scene, in: catalogue, files: files))
    } catch {
      let advised = Repair.advice(ofChecking: error, in: statement)
      let placed = statement.placing(advice.fitted(advised))
      // If no scene is running, the error names the scene in which the statement was tried.
      guard !placed.isInterruption,
        let first = try? FirstScene.simulation(for: statement, in: self), first.name != Blank.name
      else { throw placed }
      throw placed.noting("no scene is running; it was tried in \(first.name)")
    }
  }

  /// Runs the statements of a file that the parser couldn't insert in place of the `use` statement.
  mutating func use(_ statement: Statement) throws(ScriptError) -> Step {
    var reader = Reader(names: names, files: host.files.within(statement.folder), in: catalogue)
    guard host.files.isPossible else {
      throw ScriptError("files cannot be read here", statement.span)
    }
    var whole: Step?
    for inner in try reader.statements(usedBy: statement) {
      try check(inner)
      let step = try execute(inner)
      whole = whole.map { $0.followed(by: step) } ?? step
    }
    return whole ?? Step.nothing
  }
}

extension Reader {
  /// Creates a reader that continues from the current state of a session.
  fileprivate init(continuing session: Session) {
    self.init(names: session.names, files: session.host.files, in: session.catalogue)
  }

  /// Parses the text of a script, and executes each statement before the next one is parsed.
  ///
  /// - Returns: The failures, in order.
  /// - Throws: The first error; the statements before it have been executed.
  package static func run(
    _ text: String, in session: inout Session
  ) throws(ScriptError) -> [Failure] {
    var reader = Reader(continuing: session)
    var failures: [Failure] = []
    var problem: ScriptError?
    reader.read(LineSource(Array(text.utf8))) { finding in
      do throws(ScriptError) {
        switch finding {
        case .statement(let statement):
          try session.check(statement)
          failures += try session.execute(statement).failures
        case .error(let diagnostic, _): throw session.advice.fitted(diagnostic.error)
        }
      } catch { problem = error }
      return problem == nil
    }
    if let problem { throw problem }
    return failures
  }
}
