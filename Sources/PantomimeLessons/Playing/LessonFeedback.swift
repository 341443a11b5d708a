package import PantomimeReporting

/// A part of a player's response: prose of the lesson, or a remark of the player.
package struct LessonFeedback: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The title of the lesson or of a task.
    case title
    /// Prose of the lesson, as Markdown.
    case prose
    /// The task is solved.
    case solved
    /// An attempt has failed, with the difference from a solution.
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
  /// The text, with the values of names.
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
