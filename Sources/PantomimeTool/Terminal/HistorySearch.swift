/// A search through the history for a piece of text, letter by letter.
struct HistorySearch {
  /// What a key has led to.
  enum Outcome: Equatable {
    /// The search goes on; whether there was something to find.
    case searching(isFound: Bool)
    /// The line that was found is to be edited, by the key to begin with.
    case accepted
    /// The line is as it was before.
    case dropped
  }

  /// A line that was found, and for what.
  private struct Find {
    var pattern: String
    /// The number of the line; behind the last one, that of the line that was being typed.
    var index: Int
    var isFound = true
  }

  private let lines: [String]
  private let draft: EditedLine
  /// What was searched for the last time, for whoever asks for more before typing anything.
  private let previous: String
  /// Where each key has led.
  private var finds: [Find]

  init(_ lines: [String], draft: EditedLine, previous: String) {
    self.lines = lines
    self.draft = draft
    self.previous = previous
    finds = [Find(pattern: "", index: lines.count)]
  }

  private var find: Find { finds.last ?? Find(pattern: "", index: lines.count) }

  /// What is searched for.
  var pattern: String { find.pattern }

  /// What is shown below the line.
  var label: String { (find.isFound ? "search: " : "not found: ") + find.pattern }

  /// What has been found, with the cursor where the text is in it.
  var line: EditedLine {
    guard lines.indices.contains(find.index) else { return draft }
    let text = lines[find.index]
    let start = text.firstRange(of: find.pattern)?.lowerBound ?? text.endIndex
    return EditedLine(beforeCursor: String(text[..<start]), afterCursor: String(text[start...]))
  }

  /// Acts on a key.
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
      // What is there may go on to fit.
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
