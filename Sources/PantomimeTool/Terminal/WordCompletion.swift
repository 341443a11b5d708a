import PantomimeScripting

/// Completes the word at the cursor: Tab types the beginning that all candidates share; if there is
/// nothing more to type, the second Tab in a row lists them.
struct WordCompletion {
  /// The line as the last Tab left it.
  private var last: EditedLine?

  /// The effect of a Tab.
  enum Action {
    case beep
    /// Replaces so many scalars before the cursor.
    case replace(Int, with: String)
    case list([Candidate])
  }

  /// Forgets the last Tab.
  mutating func restart() { last = nil }

  /// The action of a Tab in a line, given what may be typed there.
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

  /// Takes note of the line that several candidates have left.
  mutating func note(_ line: EditedLine) { last = line }

  /// A parameter goes on after `=`, a path after `.`, and one space is enough.
  private func space(after text: String, line: EditedLine) -> String {
    guard let last = text.unicodeScalars.last, last != "=", last != "." else { return "" }
    return line.afterCursor.unicodeScalars.first == " " ? "" : " "
  }
}
