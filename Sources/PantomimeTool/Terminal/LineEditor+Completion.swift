import CPantomimeEdit
import PantomimeScripting

extension LineEditor {
  /// Tab: completes the word at the cursor.
  func completeWord() -> EditOutcome {
    let line = display.line
    guard !line.isSearching else { return .beep }
    let candidates = complete(line.beforeCursor)
    switch completion.complete(line, with: candidates) {
    case .beep: return .beep
    case .replace(let count, let text):
      display.replaceWord(of: count, with: text)
      if candidates.candidates.count > 1 { completion.note(display.line) }
      return .refresh
    case .list(let candidates):
      let style = TerminalStyle(
        color: display.prompt.color, utf8: TerminalStyle.terminalIsUTF8,
        columns: display.columns)
      display.list(CandidateList(candidates: candidates, style: style).rows())
      return .normal
    }
  }
}
