import PantomimeKit
import PantomimeScripting

/// A lesson: prose, and tasks with checked answers.
package struct Lesson: Sendable {
  /// The name, in kebab case.
  package let name: String
  /// The name of the file, as shown in errors.
  package let file: String
  package let title: String
  /// The time that the lesson takes, or `nil` if it isn't specified.
  package let minutes: Int?
  /// The seed with which the lesson starts for every learner, or `nil` if each draws other numbers.
  package let seed: UInt64?
  /// The paragraphs before the first task; the first one states the subject of the lesson.
  package let introduction: [String]
  package let tasks: [LessonTask]
  /// The source text of the document.
  package let source: String
}

/// A task of a lesson.
package struct LessonTask: Sendable {
  /// The kind of a task, with the blocks that determine it.
  package enum Kind: Sendable {
    /// Solved if the expectations of the block hold.
    case act(LessonBlock)
    /// Solved by predicting the value that the last line of the block reads.
    case predict(Prediction)
    /// Solved by a script that fails on every broken scene and passes on all others.
    case test(broken: [LessonBlock], healthy: [LessonBlock])
    /// Solved by settings for which every trial holds.
    case choose([LessonBlock])
  }

  package let title: String
  /// The line that contains the title.
  package let head: LessonLine
  /// The paragraphs that state the task.
  package let text: [String]
  package let kind: Kind
  package let setup: LessonBlock
  /// The paragraphs that a learner sees after solving the task.
  package let conclusion: [String]
  package let mistakes: [LessonBlock]
  package let hints: [LessonBlock]
  package let solution: LessonBlock?
  package let right: [LessonBlock]
  package let wrong: [LessonBlock]

  /// Whether the setup draws numbers.
  var draws: Bool { setup.statements.contains { $0.draws } }

  /// The names of the drawn numbers, in order.
  var drawnNames: [String] {
    var names: [String] = []
    for line in setup.statements where line.draws {
      for word in line.text.split(separator: " ") {
        let parts = word.split(separator: "=", maxSplits: 1)
        if parts.count == 2, parts[1].hasPrefix("draw(") { names.append(String(parts[0])) }
      }
    }
    return names
  }

  /// The values that the text offers as replies, as `answer VALUE` in backticks.
  var replies: [String] {
    var replies: [String] = []
    for paragraph in text {
      let parts = paragraph.split(separator: "`", omittingEmptySubsequences: false)
      for index in parts.indices where index % 2 == 1 {
        let words = parts[index].split(separator: " ").map { String($0) }
        guard words.count == 2, words[0] == AnswerCommand.form.name,
          Numerals.number(words[1]) != nil
            || words[1].first?.isLetter == true && words[1] != words[1].uppercased()
        else { continue }
        replies.append(words[1])
      }
    }
    return replies
  }
}

/// The statements of a prediction, and the value to predict.
package struct Prediction: Sendable {
  package let block: LessonBlock
  /// The statements that run before the value is read.
  package let statements: [LessonLine]
  /// The line that names the value.
  package let line: LessonLine
  package let path: String
  /// The tolerance as it is written in the document, including `within`, or an empty string.
  package let tolerance: String

  /// Parses the last line of a block as `expect PATH [within TOLERANCE]`, or returns `nil` if the
  /// line has another form.
  init?(_ block: LessonBlock) {
    guard let line = block.statements.last,
      let (path, tolerance) = Prediction.question(line.text)
    else { return nil }
    self.block = block
    statements = Array(block.statements.dropLast())
    self.line = line
    (self.path, self.tolerance) = (path, tolerance)
  }

  /// Returns the path and the tolerance of an expectation without a value, or `nil` for any other
  /// line.
  static func question(_ line: String) -> (path: String, tolerance: String)? {
    let words = line.split(separator: " ").map { String($0) }
    guard words.count >= 2, words[0] == "expect", !["event", "no", "misuse"].contains(words[1])
    else { return nil }
    if words.count == 2 { return (words[1], "") }
    guard words[2] == "within", words.count > 3 else { return nil }
    return (words[1], LessonText.joined(words[2...], by: " "))
  }
}

/// The built-in lessons.
package enum Lessons {
  /// The lessons, in teaching order.
  package static let all: [Lesson] = texts.compactMap { name, text in
    Lesson.read(Array(text.utf8), name: name, file: "\(name).md").lesson
  }

  /// The message of the error for a lesson in a script.
  package static let refusal = "a script cannot play a lesson"

  /// The names and the documents of the lessons, in teaching order.
  package static let texts: [(name: String, text: String)] = [
    LessonTexts.theFingerDecides,
    LessonTexts.aRestingFinger,
    LessonTexts.oneFractionTwoMeanings,
    LessonTexts.theModelIsAlreadyThere,
    LessonTexts.whichCurveHowLong,
    LessonTexts.tiesAndArbitration,
    LessonTexts.respondImmediately,
    LessonTexts.aTouchThatStopsAList,
    LessonTexts.cancelledIsNotEnded,
    LessonTexts.reversingTwice,
    LessonTexts.unitsOfASpringsVelocity,
    LessonTexts.aSheetAndItsList,
    LessonTexts.stopAndFinish,
    LessonTexts.whatCanICallNow,
    LessonTexts.exactlyOneCompletion,
    LessonTexts.theLaterOfTwo,
    LessonTexts.percentDriven,
    LessonTexts.aHangingTransition,
    LessonTexts.whyStandIns,
    LessonTexts.whereWouldItComeToRest,
    LessonTexts.layerAnimations,
    LessonTexts.whereItTurns,
    LessonTexts.plainOrImproved,
  ]

  /// Returns the lesson with the given name, or `nil` if there is none.
  package static func named(_ name: String) -> Lesson? {
    let all = all
    return all.indices.first { all[$0].name == name }.map { all[$0] }
  }
}

/// A fenced block of a lesson: `pan ROLE [NAME]`.
package struct LessonBlock: Sendable {
  /// The purpose of a block.
  package enum Role: String, Sendable, CaseIterable {
    /// The statements that run before the task begins.
    case setup
    /// The expectations that determine whether the task is solved.
    case check
    /// The statements whose result is predicted, and the path of the predicted value.
    case answer
    /// A setup with a fault, on which the learner's test must fail.
    case broken
    /// A setup with a harmless difference, on which the learner's test must pass.
    case healthy
    /// A gesture that the learner's settings must decide correctly.
    case trial
    /// A wrong model (in a prediction) or a wrong result (in any other task).
    case mistake
    /// A sample that solves the task.
    case right
    /// A sample that doesn't solve the task, with the comments on attempts that have the same result.
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

  /// The teacher's comments on attempts with the same result as this wrong sample.
  var comments: [String] {
    role == .wrong
      ? paragraphs.map { LessonText.trimmed($0.dropFirst(LessonBlock.comment.count)) } : []
  }

  /// The word that begins a comment.
  static let comment = "comment:"

  /// The lines with statements.
  package var statements: [LessonLine] {
    lines.filter { line in
      let first = line.text.first { $0 != " " }
      return first != nil && first != "#"
    }
  }
}

/// An error in a lesson, with its position.
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
    // The statement was parsed as a separate text, so the position in the document has to be
    // computed.
    diagnostic = Diagnostic(
      ScriptError(error.message, error.span, hint: error.hint), file: file, line: line.number,
      text: line.text)
  }

  /// The problem, as an error of the statement that caused it.
  func error(at span: Span) -> ScriptError {
    ScriptError(
      "\(diagnostic.file ?? ""):\(diagnostic.line): \(diagnostic.error.message)", span,
      hint: diagnostic.error.hint)
  }
}

/// A line of a lesson, with its number.
package struct LessonLine: Sendable, Hashable {
  package let text: String
  /// The number of the line in the document, counted from 1.
  package let number: Int

  package init(_ text: String, _ number: Int) { (self.text, self.number) = (text, number) }
}
