import PantomimeScripting

/// A fenced block of a lesson: `pan ROLE [NAME]`.
package struct LessonBlock: Sendable {
  /// The purpose of a block.
  package enum Role: String, Sendable, CaseIterable {
    /// The statements before the task.
    case setup
    /// The expectations that determine whether the task is solved.
    case check
    /// The statements to predict, and the path whose value is predicted.
    case answer
    /// A setup with a fault, on which the learner's test must fail.
    case broken
    /// A setup with a harmless difference, on which the learner's test must pass.
    case healthy
    /// A gesture that the learner's settings must decide correctly.
    case trial
    /// A wrong model, or a wrong result.
    case mistake
    /// A sample that solves the task.
    case right
    /// A sample that doesn't solve the task.
    case wrong
    /// Prose with a hint.
    case hint
    /// The statements that solve the task.
    case solution
  }

  package let role: Role
  /// The names after the role.
  package let names: [String]
  /// The line with the role.
  package let head: LessonLine
  /// The lines between the fences.
  package let lines: [LessonLine]
  /// The paragraphs after the block, if they belong to it.
  package internal(set) var paragraphs: [String] = []

  /// The lines with statements.
  package var statements: [LessonLine] {
    lines.filter { line in
      let first = line.text.first { $0 != " " }
      return first != nil && first != "#"
    }
  }
}

/// An error in a lesson, with its place.
struct LessonProblem: Error, Sendable {
  let diagnostic: Diagnostic

  /// Creates a problem with a part of a line.
  ///
  /// - Parameter part: The part to mark, or `nil` for the whole line.
  init(
    _ message: String, _ line: LessonLine, file: String, part: String? = nil, hint: String = ""
  ) {
    let place = part.flatMap { LessonText.place(of: $0, in: line.text) }
    let span = place ?? Span(0, max(1, line.text.unicodeScalars.count))
    diagnostic = Diagnostic(
      ScriptError(message, span, hint: hint), file: file, line: line.number, text: line.text)
  }

  /// Creates a problem from an error in a statement on a line.
  init(_ error: ScriptError, _ line: LessonLine, file: String) {
    // The error was located in a separate line, so its place in the document is computed.
    diagnostic = Diagnostic(
      ScriptError(error.message, error.span, hint: error.hint), file: file, line: line.number,
      text: line.text)
  }

  /// The problem as an error of the statement that caused it.
  func error(at span: Span) -> ScriptError {
    ScriptError(
      "\(diagnostic.file ?? ""):\(diagnostic.line): \(diagnostic.error.message)", span,
      hint: diagnostic.error.hint)
  }
}
