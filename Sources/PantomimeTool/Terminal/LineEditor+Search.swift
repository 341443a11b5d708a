import CPantomimeEdit

extension LineEditor {
  /// Handles Ctrl-R: searches the history.
  ///
  /// libedit's search treats dots as a pattern, forgets its text when the key is repeated, and
  /// leaves half of an arrow key's sequence in the line.
  func searchHistory() -> EditOutcome {
    guard !display.line.isSearching else { return .beep }
    let draft = display.line
    var search = lines.search(from: draft)
    show(search)
    var value: UInt32 = 0
    while edit_next(editor, &value) {
      guard let key = Unicode.Scalar(value) else { continue }
      switch search.take(key) {
      case .searching(let isFound):
        if !isFound { display.beep() }
        show(search)
      case .accepted:
        // Escape alone only ends the search.
        if key != KeySequence.escape || keys.hasInjected { keys.putBack(value) }
        return leave(search, at: search.line)
      case .dropped:
        return leave(search, at: draft)
      }
    }
    return .end
  }

  /// Shows the matching line, and the search text below it.
  private func show(_ search: HistorySearch) {
    let found = search.line
    display.redraw {
      display.show(
        EditedLine(
          beforeCursor: found.beforeCursor, afterCursor: found.afterCursor + "\n" + search.label))
    }
  }

  private func leave(_ search: HistorySearch, at line: EditedLine) -> EditOutcome {
    lines.end(search)
    display.redraw { display.show(line) }
    return .normal
  }
}
