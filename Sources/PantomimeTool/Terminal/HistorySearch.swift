/// An incremental search through the history.
struct HistorySearch {
  /// The outcome of a key.
  enum Outcome: Equatable {
    /// The search continues, with or without a match.
    case searching(isFound: Bool)
    /// The matching line is edited, starting with this key.
    case accepted
    /// The line is restored.
    case dropped
  }

  /// A matching line and its search text.
  private struct Find {
    var pattern: String
    /// The index of the line; one past the last is the line being typed.
    var index: Int
    var isFound = true
  }

  private let lines: [String]
  private let draft: EditedLine
  /// The text of the previous search, used if the search key is repeated before any text is typed.
  private let previous: String
  /// The result after each key.
  private var finds: [Find]

  init(_ lines: [String], draft: EditedLine, previous: String) {
    self.lines = lines
    self.draft = draft
    self.previous = previous
    finds = [Find(pattern: "", index: lines.count)]
  }

  private var find: Find { finds.last ?? Find(pattern: "", index: lines.count) }

  /// The search text.
  var pattern: String { find.pattern }

  /// The text below the line.
  var label: String { (find.isFound ? "search: " : "not found: ") + find.pattern }

  /// The matching line, with the cursor at the match.
  var line: EditedLine {
    guard lines.indices.contains(find.index) else { return draft }
    let text = lines[find.index]
    let start = text.firstRange(of: find.pattern)?.lowerBound ?? text.endIndex
    return EditedLine(beforeCursor: String(text[..<start]), afterCursor: String(text[start...]))
  }

  /// Handles a key.
  mutating func take(_ key: Unicode.Scalar) -> Outcome {
    switch key {
    case "\u{12}": return again(isOlder: true)
    case "\u{13}": return again(isOlder: false)
    case "\u{7}": return .dropped
    case "\u{7F}", "\u{8}":
      guard finds.count > 1 else { return .searching(isFound: false) }
      finds.removeLast()
      return .searching(isFound: true)
    case _ where key.value < 0x20:
      return .accepted
    default:
      // The current match may still match the longer text.
      let older = 0..<min(find.index + 1, lines.count)
      return search(for: find.pattern + String(key), older.reversed())
    }
  }

  private mutating func again(isOlder: Bool) -> Outcome {
    let pattern = find.pattern.isEmpty ? previous : find.pattern
    guard !pattern.isEmpty else { return .searching(isFound: false) }
    let shown = line.text
    let newer = min(find.index + 1, lines.count)..<lines.count
    let numbers = isOlder ? Array((0..<find.index).reversed()) : Array(newer)
    return search(for: pattern, numbers.filter { lines[$0] != shown })
  }

  private mutating func search(for pattern: String, _ numbers: some Sequence<Int>) -> Outcome {
    let found = numbers.first { lines[$0].firstRange(of: pattern) != nil }
    finds.append(Find(pattern: pattern, index: found ?? find.index, isFound: found != nil))
    return .searching(isFound: found != nil)
  }
}
