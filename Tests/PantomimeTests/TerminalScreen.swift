/// The screen of a terminal for the bytes that a program wrote: enough of one for a line editor.
struct TerminalScreen {
  private(set) var columns: Int
  private(set) var rows: Int
  /// Every character ever printed, without escape sequences, in the order of printing.
  private(set) var transcript = ""
  /// Whether pasted text was last asked to be marked; `nil` if nothing was said of it.
  private(set) var lastPasteMode: Bool?
  /// The private modes that are set, such as 1049 for the other screen.
  private(set) var modes: Set<Int> = []
  /// The bytes that have come, and the frames of views on the whole screen.
  private(set) var byteCount = 0
  private(set) var frameCount = 0
  /// Times the bell rang.
  private(set) var bells = 0

  /// A wide character is followed by an empty cell.
  private var cells: [[String]]
  /// The main screen, while the other one is shown.
  private var main: (cells: [[String]], row: Int, column: Int)?
  private var row = 0
  private var column = 0
  private var saved = (row: 0, column: 0)
  private var escape: [Unicode.Scalar]?
  private var isPasteMode = false
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = [[String]](repeating: [String](repeating: " ", count: columns), count: rows)
  }

  /// The rows without the blanks at their ends.
  var lines: [String] { cells.map(TerminalScreen.text) }

  /// The row the cursor is in, and the cursor's column.
  var cursor: (line: String, column: Int) { (TerminalScreen.text(of: cells[row]), column) }

  private static func text(of row: [String]) -> String {
    row.lastIndex { $0 != " " }.map { row[...$0].joined() } ?? ""
  }

  /// The content stays in place, because terminals differ in this.
  mutating func resize(columns: Int, rows: Int) {
    cells = (0..<rows).map { row in
      (0..<columns).map { column in
        cells.indices.contains(row) && cells[row].indices.contains(column)
          ? cells[row][column] : " "
      }
    }
    self.columns = columns
    self.rows = rows
    row = min(row, rows - 1)
    column = min(column, columns - 1)
  }

  mutating func take(_ bytes: some Sequence<UInt8>) {
    let known = pending.count
    pending += bytes
    byteCount += pending.count - known
    // The end may have come in the middle of a character; then its rest is yet to arrive.
    var whole = pending.count
    for back in 1...4 where back <= pending.count {
      let byte = pending[pending.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      if length > back { whole = pending.count - back }
      break
    }
    for scalar in String(decoding: pending[..<whole], as: UTF8.self).unicodeScalars { take(scalar) }
    pending.removeFirst(whole)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if var sequence = escape {
      sequence.append(scalar)
      escape = sequence
      finishEscape(sequence)
      return
    }
    switch scalar {
    case "\u{1B}": escape = []
    case "\r": column = 0
    case "\n":
      transcript.unicodeScalars.append(scalar)
      lineFeed()
    case "\u{8}": column = max(0, min(column, columns - 1) - 1)
    case "\u{7}": bells += 1
    case "\t": column = min(columns - 1, (column / 8 + 1) * 8)
    case _ where scalar.value < 0x20: break
    default: print(scalar)
    }
  }

  private mutating func print(_ scalar: Unicode.Scalar) {
    transcript.unicodeScalars.append(scalar)
    let width = TerminalScreen.isWide(scalar) ? 2 : 1
    if column + width > columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = String(scalar)
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF:
      true
    default: false
    }
  }

  private mutating func lineFeed() {
    if row + 1 < rows {
      row += 1
    } else {
      cells.removeFirst()
      cells.append([String](repeating: " ", count: columns))
    }
  }

  private mutating func finishEscape(_ sequence: [Unicode.Scalar]) {
    guard let last = sequence.last else { return }
    if sequence.first == "[" {
      guard sequence.count > 1, (0x40...0x7E).contains(last.value) else { return }
      escape = nil
      isPasteMode = sequence.starts(with: "[?2004".unicodeScalars)
      note(mode: sequence)
      let numbers = String(String.UnicodeScalarView(sequence.dropFirst().dropLast()))
        .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
      control(last, numbers.first.flatMap { $0 }, numbers.dropFirst().first.flatMap { $0 })
      return
    }
    // Those that choose a character set have one scalar more.
    if sequence.count == 1, last == "(" || last == ")" { return }
    escape = nil
    if last == "7" { saved = (row, column) }
    if last == "8" { (row, column) = saved }
    if last == "M" { row = max(0, row - 1) }
  }

  /// Goes to the other screen, which is empty, or back.
  private mutating func switchScreens(_ isOther: Bool) {
    if isOther, !modes.contains(1049) {
      main = (cells, row, column)
      cells = cells.map { $0.map { _ in " " } }
    } else if !isOther, let main, modes.contains(1049) {
      (cells, row, column) = main
      resize(columns: columns, rows: rows)
    }
  }

  private mutating func note(mode sequence: [Unicode.Scalar]) {
    guard sequence.starts(with: "[?".unicodeScalars), let last = sequence.last,
      let mode = Int(String(String.UnicodeScalarView(sequence.dropFirst(2).dropLast())))
    else { return }
    if mode == 1049 { switchScreens(last == "h") }
    if last == "h" { modes.insert(mode) }
    if last == "l" { modes.remove(mode) }
    if last == "h", mode == 2026 { frameCount += 1 }
  }

  private mutating func control(_ name: Unicode.Scalar, _ first: Int?, _ second: Int?) {
    let count = max(1, first ?? 1)
    switch name {
    case "h" where isPasteMode, "l" where isPasteMode: lastPasteMode = name == "h"
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = min(columns, count) - 1
    case "H": (row, column) = (min(rows, count) - 1, min(columns, max(1, second ?? 1)) - 1)
    case "J":
      erase(in: row, from: first == 2 ? 0 : column)
      for below in (first == 2 ? 0 : row + 1)..<rows { erase(in: below, from: 0) }
    case "K": erase(in: row, from: column)
    case "P":
      for _ in 0..<min(count, columns - column) { cells[row].remove(at: column) }
      cells[row] += [String](repeating: " ", count: columns - cells[row].count)
    case "@":
      for _ in 0..<min(count, columns - column) { cells[row].insert(" ", at: column) }
      cells[row].removeLast(cells[row].count - columns)
    default: break
    }
  }

  private mutating func erase(in row: Int, from column: Int) {
    for index in min(column, columns)..<columns { cells[row][index] = " " }
  }
}
