package import PantomimeScripting

/// A list of candidates in columns, sorted downward, each with its meaning if there is enough
/// space.
package struct CandidateList {
  /// The maximum number of rows; more would push the session off the screen.
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
    // The last column stays empty: only some terminals start a new row after writing to it.
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
  /// The longest common prefix of the candidates.
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
