import PantomimeKit

/// A renderer for terminals: it shows lines as braille dots, areas as grays, and texts as they are.
///
/// If the terminal supports only ASCII, it uses ASCII characters.
package struct CellRenderer {
  private var canvas: CellCanvas
  /// The number of dots per point, horizontally and vertically.
  private let scale: Vector
  /// The screen that contains the current mark, in dots.
  private var screen: RoundFrame?
  /// The outline of the view whose content the current mark is, in dots.
  private var outline: RoundFrame?

  /// Draws a drawing, with one terminal cell for each of its cells.
  package static func text(_ drawing: Drawing, style: Style) -> String {
    var renderer = CellRenderer(drawing.size)
    for mark in drawing.withLettersAsLabels.withPlacedLabels.marks { renderer.draw(mark) }
    return renderer.canvas.text(style)
  }

  /// The maximum number of columns, and of rows, in a picture; our choice.
  private static let most = 1_000.0

  private init(_ size: Size2D) {
    func cells(_ length: Double, _ cell: Double) -> Int {
      Int(min(max((length / cell).rounded(.up), 0), CellRenderer.most))
    }
    canvas = CellCanvas(
      columns: cells(size.width, Drawing.cell.width), rows: cells(size.height, Drawing.cell.height))
    scale = Vector(
      dx: Double(CellCanvas.dotsAcross) / Drawing.cell.width,
      dy: Double(CellCanvas.dotsDown) / Drawing.cell.height)
  }

  private func place(_ point: Point2D) -> Point2D {
    Point2D(x: point.x * scale.dx, y: point.y * scale.dy)
  }

  private mutating func draw(_ mark: Drawing.Mark) {
    let window = mark.window.map { window in
      Rect2D(
        x: window.x * scale.dx, y: window.y * scale.dy, width: window.width * scale.dx,
        height: window.height * scale.dy)
    }
    let whole = Rect2D(
      width: Double(canvas.columns * CellCanvas.dotsAcross - 1),
      height: Double(canvas.rows * CellCanvas.dotsDown - 1))
    guard let seen = window.map({ whole.intersection($0) }) ?? whole else { return }
    // The horizontal scale is enough, because dots are equally spaced horizontally and vertically.
    screen = mark.screen?.placed(at: Point2D(), scale: scale.dx)
    outline = mark.outline?.placed(at: Point2D(), scale: scale.dx)
    // Marks that are barely visible aren't drawn, because a dot can't be faint.
    guard mark.opacity >= CellRenderer.faintest else { return }
    switch mark.shape {
    case .polygon(let corners, let radius):
      let outline = Outline(corners, radius: radius).points.map { place($0) }
      // A translucent mark hides nothing behind it, and has a fainter edge.
      let isFaint = mark.opacity < 0.5
      if let fill = mark.ink.fill, !isFaint {
        self.fill(outline, mark.ink, CellRenderer.level(fill, mark.ink), in: seen)
      }
      let edge = isFaint && mark.ink.line == .solid ? Ink(mark.ink.role, line: .dotted) : mark.ink
      line(outline + outline.prefix(1), edge, in: seen)
    case .line(let points): line(points.map { place($0) }, mark.ink, in: seen)
    case .circle(let center, let radius) where radius <= CellRenderer.pointRadius:
      // A small circle marks a point; at that size, a character is clearer than dots.
      write(mark.ink.fill == 1 ? "●" : "○", place(center), .middle, mark.ink.role, isCentered: true)
    case .circle(let center, let radius):
      let outline = Outline(circle: center, radius: radius).points.map { place($0) }
      if let fill = mark.ink.fill {
        self.fill(outline, mark.ink, CellRenderer.level(fill, mark.ink), in: seen)
      }
      line(outline + outline.prefix(1), mark.ink, in: seen)
    case .text(let text, let point, let anchor): write(text, place(point), anchor, mark.ink.role)
    case .label, .letters: break
    }
  }

  /// The radius of a circle that is shown as one character, in points; our choice.
  private static let pointRadius = 4.5

  /// Returns the gray level of an area; the level of a tinted area depends on its series.
  private static func level(_ fill: Double, _ ink: Ink) -> Int {
    switch (ink.texture, ink.role) {
    case (.hatched, _): CellCanvas.hatching
    case (.halftone(let level), _): level
    case (.tint, .series(let index)): index % 4
    case (_, .paint(let paint)): paint.level
    default: Int((fill * 4).rounded())
    }
  }

  /// The opacity below which nothing is drawn; our choice.
  private static let faintest = 0.05

  private mutating func write(
    _ text: String, _ point: Point2D, _ anchor: Drawing.Anchor, _ role: Ink.Role,
    isCentered: Bool = false
  ) {
    let width = Double(Wrapping.width(text))
    let column = point.x / Double(CellCanvas.dotsAcross)
    let start =
      switch anchor {
      case .start: column
      case .middle: column - width / 2
      case .end: column - width
      }
    let place = point.y / Double(CellCanvas.dotsDown)
    let row = isCentered ? place.rounded(.down) : place.rounded()
    guard start.magnitude < CellRenderer.most, row.magnitude < CellRenderer.most else { return }
    canvas.write(
      text, column: Int(isCentered ? column.rounded(.down) : start.rounded()), row: Int(row), role)
  }

  // MARK: - Lines

  private mutating func line(_ points: [Point2D], _ ink: Ink, in seen: Rect2D) {
    var drawn = 0
    for (from, to) in zip(points, points.dropFirst()) {
      guard let (start, end) = CellRenderer.clipped(from, to, in: seen) else { continue }
      let steps = max((end.x - start.x).magnitude, (end.y - start.y).magnitude).rounded(.up)
      for step in 0...Int(steps) {
        let share = steps > 0 ? Double(step) / steps : 0
        let point = start.interpolated(to: end, at: share)
        drawn += 1
        if isGap(drawn, ink.line) { continue }
        dot(point, ink.role)
      }
    }
    if points.count == 1, let only = points.first, seen.contains(only) {
      dot(only, ink.role)
    }
  }

  private mutating func dot(_ point: Point2D, _ role: Ink.Role) {
    guard isSeen(point) else { return }
    canvas.dot(Int(point.x.rounded()), Int(point.y.rounded()), role)
  }

  /// Returns whether neither the screen nor the outline of the view clips a point.
  private func isSeen(_ point: Point2D) -> Bool {
    if let screen, !screen.contains(point) { return false }
    if let outline, !outline.contains(point) { return false }
    return true
  }

  private func isGap(_ dot: Int, _ line: Ink.Line) -> Bool {
    switch line {
    case .solid: false
    case .none: true
    case .dashed: dot % 6 >= 4
    case .dotted: dot % 3 != 0
    case .dashDotted: dot % 8 == 5 || dot % 8 == 7
    }
  }

  /// Returns the part of a segment that lies in a frame, or `nil` if no part does (Liang–Barsky
  /// algorithm).
  private static func clipped(
    _ from: Point2D, _ to: Point2D, in frame: Rect2D
  ) -> (Point2D, Point2D)? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    var (first, last) = (0.0, 1.0)
    for (step, room) in [
      (-dx, from.x - frame.x), (dx, frame.x + frame.width - from.x), (-dy, from.y - frame.y),
      (dy, frame.y + frame.height - from.y),
    ] {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        first = max(first, room / step)
      } else {
        last = min(last, room / step)
      }
    }
    guard first <= last else { return nil }
    return (from.interpolated(to: to, at: first), from.interpolated(to: to, at: last))
  }

  // MARK: - Areas

  /// Fills an outline by the even-odd rule: an opaque interior hides the marks below it, and a gray
  /// interior also becomes gray.
  private mutating func fill(_ outline: [Point2D], _ ink: Ink, _ level: Int, in seen: Rect2D) {
    guard let first = outline.first else { return }
    let top = outline.reduce(first.y) { min($0, $1.y) }
    let bottom = outline.reduce(first.y) { max($0, $1.y) }
    let (low, high) = (max(top, seen.y), min(bottom, seen.y + seen.height))
    guard low <= high else { return }
    // A shape that is smaller than a cell hides no character.
    let hidesCharacters = ink.role != .grid && bottom - top >= Double(CellCanvas.dotsDown)
    for y in Int(low.rounded(.up))...max(Int(low.rounded(.up)), Int(high.rounded(.down))) {
      let crossings = CellRenderer.crossings(of: outline, at: Double(y)).sorted()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let left = max(crossings[pair], seen.x).rounded(.up)
        let right = min(crossings[pair + 1], seen.x + seen.width).rounded(.down)
        guard left <= right else { continue }
        for x in Int(left)...Int(right) where isSeen(Point2D(x: Double(x), y: Double(y))) {
          guard ink.role != .finger else {
            canvas.dot(x, y, .finger)
            continue
          }
          if ink.role != .grid { canvas.clear(x, y) }
          // The gray level at the center of a cell applies to the whole cell.
          if x % CellCanvas.dotsAcross == 0, y % CellCanvas.dotsDown == 2 {
            let (column, row) = (x / CellCanvas.dotsAcross, y / CellCanvas.dotsDown)
            if hidesCharacters { canvas.erase(column: column, row: row) }
            canvas.shade(column: column, row: row, level: level, ink.role)
          }
        }
      }
    }
  }

  /// Returns the positions at which a horizontal line crosses an outline.
  private static func crossings(of outline: [Point2D], at y: Double) -> [Double] {
    var crossings: [Double] = []
    for (index, corner) in outline.enumerated() {
      let next = outline[(index + 1) % outline.count]
      guard (corner.y <= y) != (next.y <= y) else { continue }
      crossings.append(corner.x + (y - corner.y) / (next.y - corner.y) * (next.x - corner.x))
    }
    return crossings
  }
}

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

  /// Removes the character of a cell, because an opaque area covers it.
  mutating func erase(column: Int, row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    let index = row * columns + column
    guard let letter = cells[index].letter else { return }
    cells[index].letter = nil
    for next in index + 1..<index + max(Wrapping.width(String(letter)), 1) {
      cells[next].isCovered = false
    }
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
    case "↑": "^"
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

extension Style {
  /// Returns the parameters of the escape sequence for a role, or `nil` if the role has the
  /// terminal's text color.
  func code(of role: Ink.Role) -> String? {
    switch role {
    case .edge, .text, .caption: return nil
    case .title, .decision: return "1"
    case .grid: return "2"
    case .paint(let paint):
      // Text and edges have the terminal's own color.
      guard paint.level > 0 else { return nil }
    case .series, .finger: break
    }
    guard let palette = theme?.palette, theme != .print else { return basicCode(of: role) }
    let color = Style.color(of: role, in: palette)
    switch colors {
    case .basic: return basicCode(of: role)
    case .indexed: return "38;5;\(Style.index(of: color))"
    case .direct: return "38;2;\(color.red);\(color.green);\(color.blue)"
    }
  }

  /// The colors for series among the 16 colors of a terminal: all except red, which is the color of
  /// the finger, and the colors of text.
  private static let basicSeries = ["34", "33", "36", "35", "32", "94", "93", "96", "95", "92"]

  /// The colors for hues among the 16 colors of a terminal.
  private static let basicHues = ["94", "33", "32", "35", "95", "93"]

  private func basicCode(of role: Ink.Role) -> String? {
    guard theme != .print else { return nil }
    switch role {
    case .series(let index): return Style.basicSeries[index % Style.basicSeries.count]
    case .finger: return "31"
    case .paint(.hue(let index)), .paint(.deep(let index)):
      return Style.basicHues[index % Style.basicHues.count]
    case .paint: return nil
    case .edge, .text, .caption, .title, .decision, .grid: return nil
    }
  }

  /// Returns the color of a role; series after the first few are lighter or darker.
  private static func color(of role: Ink.Role, in palette: Palette) -> Palette.Color {
    guard case .series(let index) = role else { return palette[role] }
    let color = palette[role]
    switch index / palette.series.count % 3 {
    case 0: return color
    case 1: return color.over(palette.paper, opacity: 0.65)
    default: return color.over(palette.text, opacity: 0.55)
    }
  }

  /// Returns the number of the closest color in the 6 × 6 × 6 color cube.
  private static func index(of color: Palette.Color) -> Int {
    // The cube's levels are 0, 95, 135, 175, 215 and 255.
    func level(_ part: UInt8) -> Int { part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40 }
    return 16 + 36 * level(color.red) + 6 * level(color.green) + level(color.blue)
  }
}
