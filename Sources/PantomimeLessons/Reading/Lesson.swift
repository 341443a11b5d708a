/// A lesson: prose, and tasks with checked answers.
package struct Lesson: Sendable {
  /// The name, in kebab case.
  package let name: String
  /// The name of the file, as shown in errors.
  package let file: String
  package let title: String
  /// The time that the lesson takes, or `nil` if it isn't specified.
  package let minutes: Int?
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
  /// The line of the title.
  package let head: LessonLine
  /// The paragraphs that state the task.
  package let text: [String]
  package let kind: Kind
  package let setup: LessonBlock
  /// The paragraphs for a learner who has solved the task.
  package let conclusion: [String]
  package let mistakes: [LessonBlock]
  package let hints: [LessonBlock]
  package let solution: LessonBlock?
  package let right: [LessonBlock]
  package let wrong: [LessonBlock]
}

/// The statements of a prediction, and the value to predict.
package struct Prediction: Sendable {
  package let block: LessonBlock
  /// The statements that run before the value is read.
  package let statements: [LessonLine]
  /// The line that names the value.
  package let line: LessonLine
  package let path: String
  /// The tolerance as it's written, with `within`, or an empty string.
  package let tolerance: String

  /// Parses `expect PATH [within TOLERANCE]` in the last line of a block, or returns `nil` if the
  /// line is anything else.
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
