import CPantomimeEdit
import PantomimeScripting

extension LineEditor {
  /// Tab: types what all candidates have in common; where that is nothing more, the second Tab in a
  /// row lists them.
  func completeWord() -> EditOutcome {
    let line = self.line
    guard !line.isSearching else { return .beep }
    let scalars = Array(line.beforeCursor.unicodeScalars)
    let completion = complete(line.beforeCursor)
    let start = min(max(0, completion.start), scalars.count)
    let word = scalars[start...]
    let isSecondTab = lastTab == line
    lastTab = nil

    guard let first = completion.candidates.first else { return .beep }
    if completion.candidates.count == 1 {
      replaceWord(of: word.count, with: first.text + space(after: first.text, line: line))
      return .refresh
    }
    let common = completion.commonPrefix
    if common.unicodeScalars.count > word.count, common.unicodeScalars.starts(with: word) {
      replaceWord(of: word.count, with: common)
      lastTab = self.line
      return .refresh
    }
    guard isSecondTab else {
      lastTab = line
      return .beep
    }
    list(completion.candidates, line: line)
    return .normal
  }

  /// A parameter goes on after `=`, a path after `.`, and one space is enough.
  private func space(after text: String, line: EditedLine) -> String {
    guard let last = text.unicodeScalars.last, last != "=", last != "." else { return "" }
    return line.afterCursor.unicodeScalars.first == " " ? "" : " "
  }

  private func replaceWord(of count: Int, with text: String) {
    edit_delete(editor, Int32(count))
    edit_insert(editor, TerminalStyle.printable(text, utf8: TerminalStyle.terminalIsUTF8))
  }

  private func list(_ candidates: [Completion.Candidate], line: EditedLine) {
    let style = TerminalStyle(
      color: prompt.color, utf8: TerminalStyle.terminalIsUTF8, columns: columns)
    let rows = CandidateList(candidates: candidates, style: style).rows()
    let after = Int32(line.afterCursor.unicodeScalars.count)
    // The list goes below the last row of the line, and the line is drawn anew below the list.
    redraw { edit_move(self.editor, after) }
    put("\r\n" + rows.map { $0 + "\r\n" }.joined())
    edit_move(editor, -after)
    edit_refresh(editor)
  }
}
