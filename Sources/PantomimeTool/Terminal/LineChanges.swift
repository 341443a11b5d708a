/// The undo history of a line.
///
/// A word that is typed letter by letter counts as one change, as does the effect of any other key.
struct LineChanges {
  private var states: [EditedLine] = []
  private var last = EditedLine(beforeCursor: "", afterCursor: "")
  private var isTyping = false

  /// Records the line as it is between two keys.
  mutating func note(_ line: EditedLine) {
    guard line.text != last.text else {
      if line != last { isTyping = false }
      last = line
      return
    }
    let typed = typed(line)
    let begins = typed.map { $0 != " " && last.beforeCursor.unicodeScalars.last == " " } ?? true
    if begins || !isTyping { states.append(last) }
    isTyping = typed != nil
    last = line
  }

  /// Returns the letter that was typed since the line was last recorded, or `nil` if the line has
  /// changed in another way.
  private func typed(_ line: EditedLine) -> Unicode.Scalar? {
    let (new, old) = (line.beforeCursor.unicodeScalars, last.beforeCursor.unicodeScalars)
    guard line.afterCursor == last.afterCursor, new.count == old.count + 1, new.starts(with: old)
    else { return nil }
    return new.last
  }

  /// Undoes the last change, or returns `nil` if there is no change.
  mutating func undo() -> EditedLine? {
    guard let state = states.popLast() else { return nil }
    (last, isTyping) = (state, false)
    return state
  }
}
