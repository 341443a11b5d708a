package import PantomimeScripting

/// Completion of the word at the cursor: Tab inserts the common prefix of the candidates, or lists
/// the candidates if there is nothing to insert.
struct WordCompletion {
  /// The effect of a Tab.
  enum Action {
    case beep
    /// Replaces the given number of scalars before the cursor.
    case replace(Int, with: String)
    case list([Candidate])
  }

  /// Returns the effect of a Tab, given the completions of the line.
  func complete(_ line: EditedLine, with completion: Completion) -> Action {
    let scalars = Array(line.beforeCursor.unicodeScalars)
    let start = min(max(0, completion.start), scalars.count)
    let word = scalars[start...]
    guard let first = completion.candidates.first else { return .beep }
    if completion.candidates.count == 1 {
      return .replace(word.count, with: first.text + space(after: first.text, line: line))
    }
    let common = completion.commonPrefix
    if common.unicodeScalars.count > word.count, common.unicodeScalars.starts(with: word) {
      return .replace(word.count, with: common)
    }
    return .list(completion.candidates)
  }

  /// Returns the space to insert after a completion, or an empty text after the `=` of a parameter,
  /// after the `.` of a path, or before an existing space.
  private func space(after text: String, line: EditedLine) -> String {
    guard let last = text.unicodeScalars.last, last != "=", last != "." else { return "" }
    return line.afterCursor.unicodeScalars.first == " " ? "" : " "
  }
}

/// A list of candidates in columns, sorted from top to bottom, each with its meaning if there is
/// enough space.
package struct CandidateList {
  /// The maximum number of rows; with more rows, the session would scroll off the screen.
  package static let mostRows = 40

  package let candidates: [Candidate]
  package let style: TerminalStyle

  package init(candidates: [Candidate], style: TerminalStyle) {
    self.candidates = candidates
    self.style = style
  }

  package func rows() -> [String] {
    let names = candidates.map { TerminalStyle.printable($0.text, utf8: style.utf8) }
    let meanings = candidates.map { TerminalStyle.printable($0.meaning, utf8: style.utf8) }
    let nameWidth = names.map(TerminalStyle.width(of:)).max() ?? 0
    let meaningWidth = meanings.map(TerminalStyle.width(of:)).max() ?? 0
    // The last column stays empty, because after a character is written there, only some terminals
    // start a new row.
    let room = max(1, style.columns - 1)
    let gap = 2
    let fullWidth = nameWidth + (meaningWidth > 0 ? gap + meaningWidth : 0)
    let across = max(1, (room + gap) / (fullWidth + gap))
    let count = (names.count + across - 1) / across
    let shown = min(count, CandidateList.mostRows)

    var rows = (0..<shown).map { row in
      stride(from: row, to: names.count, by: max(1, count)).map { index in
        cell(names[index], nameWidth, meanings[index], meaningWidth, room: room)
      }
      .joined(separator: "  ")
    }
    if shown < count { rows.append("and \(count - shown) more rows; type another letter") }
    return rows
  }

  private func cell(
    _ name: String, _ nameWidth: Int, _ meaning: String, _ meaningWidth: Int, room: Int
  ) -> String {
    let shownName = TerminalStyle.shortened(name, columns: room, utf8: style.utf8)
    let meaningRoom = min(meaningWidth, room - nameWidth - 2)
    guard meaningRoom > 0 else { return padded(shownName, to: min(nameWidth, room)) }
    let shownMeaning = TerminalStyle.shortened(meaning, columns: meaningRoom, utf8: style.utf8)
    return padded(shownName, to: nameWidth) + "  "
      + style.dim(padded(shownMeaning, to: meaningRoom))
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - TerminalStyle.width(of: text)))
  }
}

extension Completion {
  /// The longest prefix that all candidates have in common.
  package var commonPrefix: String {
    guard var common = candidates.first.map({ Array($0.text.unicodeScalars) }) else { return "" }
    for candidate in candidates.dropFirst() {
      let same = zip(common, candidate.text.unicodeScalars).prefix { $0 == $1 }.count
      common.removeLast(common.count - same)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: common)
    return String(view)
  }
}
