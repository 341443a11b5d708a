import CPantomimeEdit

extension LineEditor {
  /// Ctrl-R: searches the history for a piece of text.
  ///
  /// libedit's own search takes dots for a pattern, forgets its text where it is asked for more, and
  /// leaves half of an arrow key in the line.
  func searchHistory() -> EditOutcome {
    guard !line.isSearching else { return .beep }
    let draft = line
    var search = HistorySearch(recallableLines, draft: draft, previous: lastSearch)
    show(search)
    var value: UInt32 = 0
    while edit_next(editor, &value) {
      guard let key = Unicode.Scalar(value) else { continue }
      switch search.take(key) {
      case .searching(let isFound):
        if !isFound { put("\u{7}") }
        show(search)
      case .accepted:
        // Escape by itself only ends the search.
        if key != KeySequence.escape || !injected.isEmpty { injected.insert(value, at: 0) }
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
    redraw {
      self.show(
        EditedLine(
          beforeCursor: found.beforeCursor, afterCursor: found.afterCursor + "\n" + search.label))
    }
  }

  private func leave(_ search: HistorySearch, at line: EditedLine) -> EditOutcome {
    if !search.pattern.isEmpty { lastSearch = search.pattern }
    redraw { self.show(line) }
    return .normal
  }
}
