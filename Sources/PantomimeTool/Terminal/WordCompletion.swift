import PantomimeScripting

/// Completion of the word at the cursor: Tab inserts the common prefix of the candidates; if there
/// is nothing to insert, a second Tab lists them.
struct WordCompletion {
  /// The line after the last Tab.
  private var last: EditedLine?

  /// The effect of a Tab.
  enum Action {
    case beep
    /// Replaces a number of scalars before the cursor.
    case replace(Int, with: String)
    case list([Candidate])
  }

  /// Forgets the last Tab.
  mutating func restart() { last = nil }

  /// Returns the action of a Tab, given the completions of the line.
  mutating func complete(_ line: EditedLine, with completion: Completion) -> Action {
    let scalars = Array(line.beforeCursor.unicodeScalars)
    let start = min(max(0, completion.start), scalars.count)
    let word = scalars[start...]
    let isSecondTab = last == line
    last = nil

    guard let first = completion.candidates.first else { return .beep }
    if completion.candidates.count == 1 {
      return .replace(word.count, with: first.text + space(after: first.text, line: line))
    }
    let common = completion.commonPrefix
    if common.unicodeScalars.count > word.count, common.unicodeScalars.starts(with: word) {
      return .replace(word.count, with: common)
    }
    if isSecondTab { return .list(completion.candidates) }
    last = line
    return .beep
  }

  /// Records the line after it was completed to a common prefix.
  mutating func note(_ line: EditedLine) { last = line }

  /// Returns the space to insert after a completion: none after the `=` of a parameter, after the
  /// `.` of a path, or before an existing space.
  private func space(after text: String, line: EditedLine) -> String {
    guard let last = text.unicodeScalars.last, last != "=", last != "." else { return "" }
    return line.afterCursor.unicodeScalars.first == " " ? "" : " "
  }
}
