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

  /// Draws a drawing, with one terminal cell for each of its cells.
  package static func text(_ drawing: Drawing, style: Style) -> String {
    var renderer = CellRenderer(drawing.size)
    for mark in drawing.withPlacedLabels.marks { renderer.draw(mark) }
    return renderer.canvas.text(style)
  }

  /// The maximum number of columns, and of rows, in a picture; our choice.
  private static let most = 1_000.0

  private init(_ size: Size) {
    func cells(_ length: Double, _ cell: Double) -> Int {
      Int(min(max((length / cell).rounded(.up), 0), CellRenderer.most))
    }
    canvas = CellCanvas(
      columns: cells(size.width, Drawing.cell.width), rows: cells(size.height, Drawing.cell.height))
    scale = Vector(
      dx: Double(CellCanvas.dotsAcross) / Drawing.cell.width,
      dy: Double(CellCanvas.dotsDown) / Drawing.cell.height)
  }

  private func place(_ point: Point) -> Point {
    Point(x: point.x * scale.dx, y: point.y * scale.dy)
  }

  private mutating func draw(_ mark: Drawing.Mark) {
    let window = mark.window.map { window in
      Rect(
        x: window.x * scale.dx, y: window.y * scale.dy, width: window.width * scale.dx,
        height: window.height * scale.dy)
    }
    let whole = Rect(
      width: Double(canvas.columns * CellCanvas.dotsAcross - 1),
      height: Double(canvas.rows * CellCanvas.dotsDown - 1))
    guard let seen = window.map({ whole.intersection($0) }) ?? whole else { return }
    // The horizontal scale is enough, because dots are equally spaced horizontally and vertically.
    screen = mark.screen?.placed(at: Point(), scale: scale.dx)
    // Marks that are barely visible aren't drawn, because a dot can't be faint.
    guard mark.ink.opacity >= CellRenderer.faintest else { return }
    switch mark.shape {
    case .polygon(let corners, let radius):
      let outline = Outline(corners, radius: radius).points.map { place($0) }
      // A translucent mark hides nothing behind it, and has a fainter edge.
      let isFaint = mark.ink.opacity < 0.5
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
    case .label: break
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
    default: Int((fill * 4).rounded())
    }
  }

  /// The opacity below which nothing is drawn; our choice.
  private static let faintest = 0.05

  private mutating func write(
    _ text: String, _ point: Point, _ anchor: Drawing.Anchor, _ role: Ink.Role,
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

  private mutating func line(_ points: [Point], _ ink: Ink, in seen: Rect) {
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

  private mutating func dot(_ point: Point, _ role: Ink.Role) {
    if let screen, !screen.contains(point) { return }
    canvas.dot(Int(point.x.rounded()), Int(point.y.rounded()), role)
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
    _ from: Point, _ to: Point, in frame: Rect
  ) -> (Point, Point)? {
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
  private mutating func fill(_ outline: [Point], _ ink: Ink, _ level: Int, in seen: Rect) {
    guard let first = outline.first else { return }
    let top = outline.reduce(first.y) { min($0, $1.y) }
    let bottom = outline.reduce(first.y) { max($0, $1.y) }
    let (low, high) = (max(top, seen.y), min(bottom, seen.y + seen.height))
    guard low <= high else { return }
    for y in Int(low.rounded(.up))...max(Int(low.rounded(.up)), Int(high.rounded(.down))) {
      let crossings = CellRenderer.crossings(of: outline, at: Double(y)).sorted()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let left = max(crossings[pair], seen.x).rounded(.up)
        let right = min(crossings[pair + 1], seen.x + seen.width).rounded(.down)
        guard left <= right else { continue }
        for x in Int(left)...Int(right) {
          if let screen, !screen.contains(Point(x: Double(x), y: Double(y))) { continue }
          guard ink.role != .finger else {
            canvas.dot(x, y, .finger)
            continue
          }
          if ink.role != .grid { canvas.clear(x, y) }
          // The gray level at the center of a cell applies to the whole cell.
          if x % CellCanvas.dotsAcross == 0, y % CellCanvas.dotsDown == 2 {
            canvas.shade(
              column: x / CellCanvas.dotsAcross, row: y / CellCanvas.dotsDown, level: level,
              ink.role)
          }
        }
      }
    }
  }

  /// Returns the positions at which a horizontal line crosses an outline.
  private static func crossings(of outline: [Point], at y: Double) -> [Double] {
    var crossings: [Double] = []
    for (index, corner) in outline.enumerated() {
      let next = outline[(index + 1) % outline.count]
      guard (corner.y <= y) != (next.y <= y) else { continue }
      crossings.append(corner.x + (y - corner.y) / (next.y - corner.y) * (next.x - corner.x))
    }
    return crossings
  }
}
