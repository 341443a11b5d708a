import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// The picture of the running scene on the terminal, and the mapping from its cells to the scene's
/// points.
struct LiveStage {
  private let screen: Size
  /// The terminal's points per point of the scene, and the size of a cell in pixels if the mouse is
  /// reported in pixels.
  private let scale: Double
  private let pixels: (width: Int, height: Int)?
  private let columns: Int
  private let rows: Int

  /// The rows below the picture: the answer, its precision, and the keys.
  static let answerRows = 5
  private static let keys =
    "drag with the mouse, or arrows and space; u undoes, r redoes, q leaves"

  init?(
    _ simulation: Simulation, columns: Int, rows: Int, pixels: (width: Int, height: Int)?
  ) {
    (screen, self.columns, self.rows) = (simulation.screen, columns, rows)
    self.pixels = pixels
    // A quarter of a cell is left for the edge itself.
    let height = (Double(rows - LiveStage.answerRows - 1) - 0.25) * Drawing.cell.height
    let width = (Double(columns) - 0.5) * Drawing.cell.width
    scale = min(height / max(screen.height, 1), width / max(screen.width, 1))
    guard scale > 0.02 else { return nil }
  }

  /// The size of a reported cell or pixel, in points of the scene.
  var grain: Size {
    let (across, down) = (Double(pixels?.width ?? 1), Double(pixels?.height ?? 1))
    return Size(
      width: Drawing.cell.width / across / scale, height: Drawing.cell.height / down / scale)
  }

  /// Returns the middle of a cell or a pixel, counted from 1, in points of the scene.
  func place(_ x: Int, _ y: Int) -> Point {
    let above = Double(pixels?.height ?? 1)
    return Point(
      x: (Double(x) - 0.5) * grain.width, y: (Double(y) - 0.5 - above) * grain.height)
  }

  /// Returns whether a place is on the screen.
  func contains(_ place: Point) -> Bool {
    (0...screen.width).contains(place.x) && (0...screen.height).contains(place.y)
  }

  /// Returns the nearest place on the screen.
  func clamped(_ place: Point) -> Point {
    Point(x: min(max(place.x, 0), screen.width), y: min(max(place.y, 0), screen.height))
  }

  /// Returns the cells that show a scene.
  ///
  /// - Parameters:
  ///   - cursor: The place of the finger that the keys move, or `nil` if they don't move one.
  ///   - answer: The lines below the picture.
  func grid(
    _ simulation: Simulation, cursor: Point?, answer: [String], style: Style
  ) -> ScreenGrid {
    var grid = ScreenGrid(columns: columns, rows: rows)
    let state = simulation.state.isEmpty ? "" : " \(simulation.state)"
    let time = Numerals.text(simulation.now.seconds, decimals: 2)
    grid.write(style.paint("\(simulation.name)\(state) \(time) s", .bold), row: 0)
    var phone = Phone.drawing(of: simulation)
    if let cursor { phone.add(.circle(cursor, radius: 14), Ink(.finger, line: .dotted)) }
    let cell = Drawing.cell
    let size = Size(
      width: phone.size.width * scale + cell.width,
      height: phone.size.height * scale + cell.height / 4)
    var drawing = Drawing(size, title: phone.title)
    drawing.add(phone, at: Point(), scale: scale)
    let text = CellRenderer.text(drawing, style: style)
    let bottom = rows - LiveStage.answerRows
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where row + 1 < bottom {
      grid.write(line, row: row + 1)
    }
    for (row, line) in answer.prefix(LiveStage.answerRows - 1).enumerated() {
      grid.write(style.isUnicode ? line : ASCIIText.spelled(line), row: bottom + row)
    }
    grid.write(style.paint(Printable.shortened(Self.keys, to: columns), .dim), row: rows - 1)
    return grid
  }
}

/// A touch in progress on a live stage.
struct LiveTouch {
  private(set) var path: PointerPath
  private(set) var place: Point
  /// The time of the touch-down on the monotonic clock, in seconds.
  let start: Double
  /// The time between the end of the last statement and the touch-down, in milliseconds.
  let delay: Int
  /// Whether the keys move the touch.
  let isByKeys: Bool

  init(
    at place: Point, grain: Size, isCells: Bool, start: Double, delay: Int, isByKeys: Bool
  ) {
    path = PointerPath(at: place, grain: grain, isCells: isCells)
    (self.place, self.start, self.delay, self.isByKeys) = (place, start, delay, isByKeys)
  }

  mutating func move(to place: Point, at now: Double) {
    self.place = place
    path.add(place, at: now - start)
  }

  /// Returns the statement of the touch that ends now, and the possible error of its speed, in
  /// points per second.
  func statement(at now: Double, by phase: Touch.Phase) -> (text: String, speedError: Double) {
    let stream = path.stream(until: now - start, by: phase, delay: delay)
    return (WrittenTouches.statement(stream), path.speedError(until: now - start))
  }
}
