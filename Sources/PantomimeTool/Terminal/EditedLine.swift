/// The line as it stands between two keys.
struct EditedLine: Equatable {
  var beforeCursor: String
  var afterCursor: String

  var text: String { beforeCursor + afterCursor }

  /// While the history is searched, what is looked for is kept in a second row of the line: so does
  /// libedit where it searches itself.
  var isSearching: Bool { text.unicodeScalars.contains("\n") }
}

/// Where on the screen the cursor is, from the start of the prompt.
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
      // A wide character that does not fit goes to the next row whole.
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
