import PantomimeKit

/// A grid of terminal cells for lines, areas and text.
///
/// Each cell has 2 × 4 dots for lines, a gray level for areas, and at most one character of text,
/// which covers the dots and the gray. The dots are evenly spaced on a terminal whose cells are
/// twice as high as wide.
struct CellCanvas {
  /// The number of dots in a cell, across and down.
  static let (dotsAcross, dotsDown) = (2, 4)

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  private struct Cell {
    /// The dots that are set, row by row, with the top left one in the lowest bit.
    var dots: UInt8 = 0
    /// The gray level of the area, 0 … 4, or `hatching`.
    var level = 0
    var letter: Character?
    /// Whether the cell is the second half of a wide character.
    var isCovered = false
    var role: Ink.Role?
  }

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// Sets a dot; dots outside the grid are ignored.
  mutating func dot(_ x: Int, _ y: Int, _ role: Ink.Role) {
    guard let index = index(ofDot: x, y) else { return }
    let (column, row) = (x % CellCanvas.dotsAcross, y % CellCanvas.dotsDown)
    cells[index].dots |= 1 << UInt8(row * CellCanvas.dotsAcross + column)
    cells[index].role = role
  }

  /// Clears a dot, because an opaque area covers it.
  mutating func clear(_ x: Int, _ y: Int) {
    guard let index = index(ofDot: x, y) else { return }
    let (column, row) = (x % CellCanvas.dotsAcross, y % CellCanvas.dotsDown)
    cells[index].dots &= ~(1 << UInt8(row * CellCanvas.dotsAcross + column))
  }

  /// The level of a hatched area.
  static let hatching = 5

  /// Sets the gray level of a cell, 0 … 4, or `hatching`.
  mutating func shade(column: Int, row: Int, level: Int, _ role: Ink.Role) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column].level = min(max(level, 0), CellCanvas.hatching)
    if level > 0 { cells[row * columns + column].role = role }
  }

  /// Writes a text that starts at the given cell; the part that doesn't fit is cut off.
  mutating func write(_ text: String, column: Int, row: Int, _ role: Ink.Role) {
    guard (0..<rows).contains(row) else { return }
    var column = column
    for character in text {
      let width = Wrapping.width(String(character))
      defer { column += width }
      guard column >= 0, width > 0, column + width <= columns else { continue }
      let first = row * columns + column
      cells[first].letter = character
      cells[first].role = role
      for next in first + 1..<first + max(width, 1) where width > 1 { cells[next].isCovered = true }
    }
  }

  private func index(ofDot x: Int, _ y: Int) -> Int? {
    guard x >= 0, y >= 0 else { return nil }
    let (column, row) = (x / CellCanvas.dotsAcross, y / CellCanvas.dotsDown)
    guard column < columns, row < rows else { return nil }
    return row * columns + column
  }
}

// MARK: - As text

extension CellCanvas {
  /// Returns the lines, without trailing spaces.
  func text(_ style: Style) -> String {
    var text = ""
    for row in 0..<rows {
      var line = cells[row * columns..<(row + 1) * columns]
      while let last = line.last, last.dots == 0, last.level == 0, last.letter == nil,
        !last.isCovered
      {
        line = line.dropLast()
      }
      // Adjacent cells with the same style are painted together.
      var run = ""
      var role: Ink.Role?
      for cell in line where !cell.isCovered {
        if cell.role != role {
          text += CellCanvas.painted(run, role, style)
          (run, role) = ("", cell.role)
        }
        run.append(glyph(cell, style))
      }
      text += CellCanvas.painted(run, role, style) + "\n"
    }
    return text
  }

  private func glyph(_ cell: Cell, _ style: Style) -> Character {
    if let letter = cell.letter {
      return style.isUnicode || letter.isASCII ? letter : CellCanvas.plain(letter)
    }
    if cell.dots != 0 { return style.isUnicode ? CellCanvas.braille(cell.dots) : plain(cell.dots) }
    return CellCanvas.greys(style)[cell.level]
  }

  private static func greys(_ style: Style) -> [Character] {
    style.isUnicode ? [" ", "░", "▒", "▓", "█", "╱"] : [" ", ".", ":", "%", "#", "/"]
  }

  /// Returns the ASCII character that replaces a character that the terminal can't show.
  private static func plain(_ letter: Character) -> Character {
    switch letter {
    case "…": "."
    case "●", "◆": "*"
    case "○": "o"
    case "·": "-"
    case "−": "-"
    case "×": "*"
    case "±": "~"
    case "▸": ">"
    default: "?"
    }
  }

  /// Returns the dots of a cell as a braille character, whose bits begin with those of the left
  /// column, from the top down.
  private static func braille(_ dots: UInt8) -> Character {
    let places: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    var code: UInt32 = 0x2800
    for bit in 0..<8 where dots & (1 << UInt8(bit)) != 0 { code |= places[bit] }
    return Unicode.Scalar(code).map { Character($0) } ?? " "
  }

  /// Returns the ASCII character that is most similar to the dots of a cell.
  private func plain(_ dots: UInt8) -> Character {
    let (left, right): (UInt8, UInt8) = (0b0101_0101, 0b1010_1010)
    let (top, bottom): (UInt8, UInt8) = (0b0000_1111, 0b1111_0000)
    let rows = (0..<4).filter { dots >> (2 * UInt8($0)) & 0b11 == 0b11 }.count
    let down = [left, right].map { (dots & $0).nonzeroBitCount }.max() ?? 0
    if rows > 0, down > 2 { return "+" }
    if rows > 0 { return dots & top == 0 ? "_" : "-" }
    if down > 2 { return "|" }
    switch (dots & left & top != 0, dots & right & bottom != 0) {
    case (true, true): return "\\"
    default: break
    }
    if dots & right & top != 0, dots & left & bottom != 0 { return "/" }
    return dots & top == 0 ? "." : (dots & bottom == 0 ? "'" : ":")
  }

  private static func painted(_ text: String, _ role: Ink.Role?, _ style: Style) -> String {
    guard let role, style.hasColor, !text.isEmpty, let code = style.code(of: role) else {
      return text
    }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
