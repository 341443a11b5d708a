/// A table in Markdown.
enum MarkdownTable {
  /// Returns the head, the line below it, and the rows; each line ends with a line feed.
  static func text(head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| \($0.map { cell($0) }.joined(separator: " | ")) |\n" }.joined()
  }

  /// Escapes the characters that would end a cell, or that Markdown would interpret as formatting.
  private static func cell(_ text: String) -> String {
    var isCode = false
    return String(
      text.flatMap { character -> [Character] in
        if character == "`" { isCode.toggle() }
        switch character {
        case "|": return ["\\", "|"]
        case "*", "_", "<": return isCode ? [character] : ["\\", character]
        default: return [character]
        }
      })
  }
}
