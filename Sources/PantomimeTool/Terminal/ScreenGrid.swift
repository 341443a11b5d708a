import PantomimeReporting

/// The cells of a terminal, each with its character and its colors.
package struct ScreenGrid: Sendable, Equatable {
  package let columns: Int
  package let rows: Int
  private var cells: [Cell]

  private struct Cell: Sendable, Equatable {
    /// The character with its combining marks; empty for the second half of a wide character.
    var text = " "
    /// The escape sequences that select the cell's colors.
    var style = ""
  }

  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(columns, 0), max(rows, 0))
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// Writes a line with its escape sequences for colors, as far as it fits.
  package mutating func write(_ line: some StringProtocol, row: Int, column: Int = 0) {
    guard (0..<rows).contains(row) else { return }
    var (column, style) = (column, "")
    var sequence: String?
    for scalar in line.unicodeScalars {
      if var open = sequence {
        open.unicodeScalars.append(scalar)
        sequence = open
        guard scalar.value >= 0x40, scalar != "[" else { continue }
        style = open == "\u{1B}[0m" ? "" : style + open
        sequence = nil
      } else if scalar == "\u{1B}" {
        sequence = "\u{1B}"
      } else {
        put(scalar, row, &column, style)
      }
    }
  }

  private mutating func put(
    _ scalar: Unicode.Scalar, _ row: Int, _ column: inout Int, _ style: String
  ) {
    let width = TerminalStyle.width(of: scalar)
    guard width > 0, column >= 0, column + width <= columns else { return }
    let index = row * columns + column
    cells[index] = Cell(text: String(scalar), style: style)
    if width == 2 { cells[index + 1] = Cell(text: "", style: style) }
    column += width
  }

  /// Returns the bytes that change a terminal from other cells to these, writing only cells that
  /// differ.
  ///
  /// - Parameter shown: The cells on the terminal, or `nil` if they're unknown.
  package func changes(from shown: ScreenGrid?) -> String {
    let known = shown.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
    var text = known == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let index = row * columns + column
        let other = known.map { $0.cells[index] } ?? Cell()
        guard cells[index] != other else {
          column += 1
          continue
        }
        text += "\u{1B}[\(row + 1);\(column + 1)H"
        column = add(from: column, row, besides: known, to: &text)
      }
    }
    return text
  }

  /// Adds the cells from one that differs up to a gap of several that don't; returns the next
  /// column.
  private func add(
    from column: Int, _ row: Int, besides known: ScreenGrid?, to text: inout String
  ) -> Int {
    var (column, style, same) = (column, "", 0)
    var piece = ""
    // Skipping fewer cells takes more bytes than writing them.
    while column < columns, same < 6 {
      let cell = cells[row * columns + column]
      same = cell == known?.cells[row * columns + column] ?? Cell() ? same + 1 : 0
      if cell.style != style {
        piece += (style.isEmpty ? "" : "\u{1B}[0m") + cell.style
        style = cell.style
      }
      piece += cell.text
      column += 1
    }
    text += piece + (style.isEmpty ? "" : "\u{1B}[0m")
    return column
  }
}

/// The rate at which frames are written to a terminal: at most 30 frames and 40 kB per second, so
/// that a slow connection doesn't fall behind.
package struct ScreenPace: Sendable {
  package static let framesPerSecond = 30.0
  package static let bytesPerSecond = 40_000.0
  /// The number of bytes that may be written now; while it is negative, frames are dropped.
  private var room = 8_000.0
  private var last = 0.0

  package init() {}

  /// Returns whether a frame may be written at a time, in seconds.
  package mutating func admits(at now: Double) -> Bool {
    room = min(8_000, room + (now - last) * Self.bytesPerSecond)
    last = now
    return room > 0
  }

  package mutating func note(_ bytes: Int) { room -= Double(bytes) }
}
