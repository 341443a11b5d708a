import CPantomimeEdit

extension LineEditor {
  /// Ctrl-R: searches the history for a piece of text.
  ///
  /// libedit's own search takes dots for a pattern, forgets its text where it is asked for more, and
  /// leaves half of an arrow key in the line.
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
        // Escape by itself only ends the search.
        if key != KeySequence.escape || keys.hasInjected { keys.putBack(value) }
        return leave(search, at: search.line)
      case .dropped:
        return leave(search, at: draft)
      }
    }
    return .end
  }

  /// Shows what has been found, and below it what is searched for.
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
