/// Navigation through the history with Up and Down, among the lines that begin with the typed text.
///
/// libedit's search would also match in the middle of a line, and treat dots as a pattern.
struct Recall {
  /// The text that was typed before the first Up.
  private var draft = ""
  private var prefix = ""
  private var index: Int?
  /// The line that the last Up or Down showed; if the current line differs, a new search begins.
  private var shown: String?

  mutating func older(in lines: [String], line: EditedLine) -> String? {
    if index == nil || line.text != shown {
      draft = line.text
      prefix = line.beforeCursor
      index = lines.count
    }
    let start = min(index ?? lines.count, lines.count)
    guard let found = lines[..<start].lastIndex(where: { matches($0, line) }) else {
      shown = line.text
      return nil
    }
    return show(lines[found], at: found)
  }

  mutating func newer(in lines: [String], line: EditedLine) -> String? {
    guard let index, line.text == shown, index < lines.count else { return nil }
    guard let found = lines[(index + 1)...].firstIndex(where: { matches($0, line) }) else {
      return show(draft, at: lines.count)
    }
    return show(lines[found], at: found)
  }

  private func matches(_ candidate: String, _ line: EditedLine) -> Bool {
    candidate.hasPrefix(prefix) && candidate != line.text
  }

  private mutating func show(_ text: String, at index: Int) -> String {
    self.index = index
    shown = text
    return text
  }
}
