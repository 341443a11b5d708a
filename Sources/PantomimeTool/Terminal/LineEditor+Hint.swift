import CPantomimeEdit

extension LineEditor {
  /// Draws the hint after the cursor and puts the cursor back.
  ///
  /// Returns whether there was one.
  func drawHint() -> Bool {
    let line = self.line
    guard line.afterCursor.isEmpty, !line.isSearching, !paste.isReading else { return false }
    // Asking on every key of a very long line would be felt.
    guard line.beforeCursor.utf8.count < 1000 else { return false }
    // A hint never reaches the last column, where some terminals begin a new row.
    let room = columns - cursorPosition.column - 1
    let text = TerminalStyle.prefix(
      of: TerminalStyle.printable(hint(line.beforeCursor), utf8: TerminalStyle.terminalIsUTF8),
      columns: room)
    guard !text.isEmpty else { return false }
    put("\u{1B}7\u{1B}[2m\(text)\u{1B}[0m\u{1B}8")
    return true
  }

  func eraseHint() { put("\u{1B}[K") }
}
