/// The text and the cursor of a line between two keys.
struct EditedLine: Equatable {
  var beforeCursor: String
  var afterCursor: String

  var text: String { beforeCursor + afterCursor }

  /// Whether the history is being searched: the search text is then in a second row of the line, as
  /// in libedit's search.
  var isSearching: Bool { text.unicodeScalars.contains("\n") }
}

/// The position of the cursor on the screen, relative to the start of the prompt.
struct ScreenPosition: Equatable {
  var row = 0
  var column = 0

  mutating func advance(over text: String, columns: Int) {
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        row += 1
        column = 0
        continue
      }
      let width = TerminalStyle.width(of: scalar)
      // A wide character that doesn't fit moves to the next row as a whole.
      if column + width > columns {
        row += 1
        column = 0
      }
      column += width
      if column >= columns {
        row += 1
        column = 0
      }
    }
  }
}
