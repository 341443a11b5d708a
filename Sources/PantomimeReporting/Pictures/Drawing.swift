package import PantomimeKit

/// A picture as a value: shapes and text in points, independent of the output medium.
///
/// Each kind of picture has a file with the code that creates it from a trace and a simulation
/// (`Phone`, `FilmStrip`). A renderer for each output medium draws any picture (`CellRenderer`,
/// `VectorImage`).
package struct Drawing: Sendable, Hashable {
  /// The size of a text character, which is exactly one cell on a terminal.
  package static let cell = Size2D(width: 8, height: 16)

  /// The minimum number of columns for a picture; our choice.
  package static let narrowest = 20

  /// The size; marks outside it aren't visible.
  package var size: Size2D
  /// The title, in a few words.
  package var title: String
  /// The description for readers who can't see the picture: one sentence per line, with details
  /// indented.
  package var words: [String]
  /// The marks, from back to front.
  package var marks: [Mark] = []

  package init(_ size: Size2D, title: String, words: [String] = []) {
    self.size = size
    self.title = title
    self.words = words
  }

  /// The description without its details.
  package var summary: [String] { words.filter { !$0.hasPrefix("  ") } }

  /// An element of a drawing.
  package struct Mark: Sendable, Hashable {
    package var shape: Shape
    package var ink: Ink
    /// The clip rectangle, or `nil` if the mark isn't clipped.
    package var window: Rect2D?
    /// The screen that contains the mark and clips it, or `nil` if there is none.
    package var screen: RoundFrame?
    /// The outline of the view whose content the mark is, which also clips it, or `nil` if only the
    /// window and the screen do.
    package var outline: RoundFrame?
    /// The view whose content the mark is, or `nil` if it isn't content.
    package var piece: Piece?

    /// The opacity of the mark, including that of its view.
    package var opacity: Double { ink.opacity * (piece?.alpha ?? 1) }
  }

  /// The place and the opacity of a view, so that a renderer can draw equal contents of several views
  /// once.
  package struct Piece: Sendable, Hashable {
    /// The first corner of the view.
    package var origin: Point2D
    package var alpha: Double
  }

  /// The shape of a mark, in points from the top left corner of the drawing.
  package enum Shape: Sendable, Hashable {
    /// A closed polygon with rounded corners.
    case polygon([Point2D], radius: Double)
    /// An open line through points.
    case line([Point2D])
    /// A circle.
    case circle(Point2D, radius: Double)
    /// Text on one line; the start, the center, or the end of its top edge is at the given point.
    case text(String, Point2D, Anchor)
    /// The name of a frame's content, as text inside the frame.
    ///
    /// It is placed so that it avoids all other text, fingers, and anything above the frame, and is
    /// shortened or omitted if there is no space for it.
    case label(String, in: Rect2D)
    /// Text of the content of a view, in a size in points, with its baseline at the given point.
    ///
    /// It is part of what is drawn, so it may be hidden or cut, unlike a label.
    case letters(String, Point2D, Anchor, size: Double)
  }

  /// The part of a text that is placed at the text's point.
  package enum Anchor: String, Sendable, Hashable {
    case start, middle, end
  }
}

extension Drawing {
  /// Adds a mark; a mark with invalid numbers is ignored.
  package mutating func add(
    _ shape: Shape, _ ink: Ink, in window: Rect2D? = nil, on screen: RoundFrame? = nil,
    within outline: RoundFrame? = nil, of piece: Piece? = nil
  ) {
    guard shape.isFinite else { return }
    marks.append(
      Mark(
        shape: shape, ink: ink, window: window, screen: screen, outline: outline, piece: piece))
  }

  /// Adds another drawing, which is scaled and placed with its top left corner at a point.
  package mutating func add(_ other: Drawing, at origin: Point2D, scale: Double) {
    let frame = Rect2D(
      x: origin.x, y: origin.y, width: other.size.width * scale, height: other.size.height * scale)
    for mark in other.marks {
      let window = mark.window.map { $0.placed(at: origin, scale: scale) } ?? frame
      add(
        mark.shape.placed(at: origin, scale: scale), mark.ink,
        in: window.intersection(frame) ?? frame,
        on: mark.screen?.placed(at: origin, scale: scale),
        within: mark.outline?.placed(at: origin, scale: scale),
        of: mark.piece.map {
          Piece(origin: $0.origin.placed(at: origin, scale: scale), alpha: $0.alpha)
        })
    }
  }
}

extension Drawing.Shape {
  /// Whether all numbers of the mark are finite and small enough to draw.
  fileprivate var isFinite: Bool {
    func isDrawable(_ number: Double) -> Bool { number.magnitude <= 1e9 }
    func isDrawable(_ point: Point2D) -> Bool { isDrawable(point.x) && isDrawable(point.y) }
    return switch self {
    case .polygon(let corners, let radius):
      isDrawable(radius) && corners.allSatisfy { isDrawable($0) }
    case .line(let points): points.allSatisfy { isDrawable($0) }
    case .circle(let center, let radius): isDrawable(center) && isDrawable(radius)
    case .text(_, let point, _): isDrawable(point)
    case .label(_, let frame): frame.corners.allSatisfy { isDrawable($0) }
    case .letters(_, let point, _, let size): isDrawable(point) && isDrawable(size)
    }
  }

  /// Returns the shape, scaled and placed with its origin at a point.
  package func placed(at origin: Point2D, scale: Double) -> Drawing.Shape {
    func placed(_ point: Point2D) -> Point2D { point.placed(at: origin, scale: scale) }
    return switch self {
    case .polygon(let corners, let radius):
      .polygon(corners.map { placed($0) }, radius: radius * scale)
    case .line(let points): .line(points.map { placed($0) })
    case .circle(let center, let radius): .circle(placed(center), radius: radius * scale)
    case .text(let text, let point, let anchor): .text(text, placed(point), anchor)
    case .label(let text, let frame): .label(text, in: frame.placed(at: origin, scale: scale))
    case .letters(let text, let point, let anchor, let size):
      .letters(text, placed(point), anchor, size: size * scale)
    }
  }
}

extension Point2D {
  func placed(at origin: Point2D, scale: Double) -> Point2D {
    Point2D(x: origin.x + x * scale, y: origin.y + y * scale)
  }
}

extension Rect2D {
  func placed(at origin: Point2D, scale: Double) -> Rect2D {
    Rect2D(
      x: origin.x + x * scale, y: origin.y + y * scale, width: width * scale,
      height: height * scale)
  }
}

extension Drawing {
  /// The drawing with its letters converted to labels near their places, for a renderer with one
  /// size of text.
  var withLettersAsLabels: Drawing {
    var drawing = self
    for (index, mark) in marks.enumerated() {
      guard case .letters(let text, let point, let anchor, let size) = mark.shape else { continue }
      let cell = Drawing.cell
      let width = Double(Wrapping.width(text)) * cell.width
      let left =
        switch anchor {
        case .start: point.x
        case .middle: point.x - width / 2
        case .end: point.x - width
        }
      // The frame is a little larger than the text, so that rounding never makes it too small.
      var frame: Rect2D? = Rect2D(
        x: left - 2, y: point.y - size * 0.35 - cell.height * 0.75, width: width + 4,
        height: cell.height * 1.5)
      for window in [mark.window, mark.screen?.frame, mark.outline?.frame] {
        if let window { frame = frame?.intersection(window) }
      }
      drawing.marks[index].shape = .label(text, in: frame ?? Rect2D())
    }
    return drawing
  }

  /// The drawing with its labels converted to text above all other marks.
  ///
  /// The labels are placed so that they don't overlap other text, a finger, or an area that hides
  /// what they name.
  var withPlacedLabels: Drawing {
    var placement = LabelPlacement(in: Rect2D(width: size.width, height: size.height))
    var areas: [(index: Int, frame: Rect2D)] = []
    for (index, mark) in marks.enumerated() {
      switch mark.shape {
      case .text(let text, let point, let anchor):
        placement.reserve(Drawing.frame(of: text, point, anchor))
      case .circle(let center, let radius) where mark.ink.role == .finger && mark.ink.fill != nil:
        placement.reserve(Rect2D(x: center.x, y: center.y).outset(radius + 1))
      case .polygon(let corners, _) where mark.ink.fill != nil && mark.opacity >= 0.5:
        // Only the visible part of the mark hides anything.
        var frame: Rect2D? = Rect2D(around: corners)
        for window in [mark.window, mark.screen?.frame, mark.outline?.frame] {
          if let window { frame = frame?.intersection(window) }
        }
        if let frame { areas.append((index, frame)) }
      case .polygon, .line, .circle, .label, .letters: break
      }
    }
    var drawing = self
    drawing.marks = marks.filter { if case .label = $0.shape { false } else { true } }
    var texts: [Mark] = []
    // Marks are processed from front to back, so that the frontmost views are labeled first.
    for (index, mark) in marks.enumerated().reversed() {
      guard case .label(let text, let frame) = mark.shape else { continue }
      let above = areas.lazy.filter { $0.index > index }.map { $0.frame }
      guard let (shown, place) = Drawing.place(text, in: frame, below: above, &placement) else {
        continue
      }
      texts.append(
        Mark(
          shape: .text(shown, Point2D(x: place.x, y: place.y), .start), ink: mark.ink,
          window: nil, screen: nil))
    }
    drawing.marks += texts.reversed()
    return drawing
  }

  /// The length, in columns, below which a label isn't shortened; our choice.
  private static let shortest = 4

  private static func place(
    _ text: String, in frame: Rect2D, below areas: some Sequence<Rect2D>,
    _ placement: inout LabelPlacement
  ) -> (String, Rect2D)? {
    let columns = Int(min(max((frame.width / cell.width).rounded(.down), 0), 1_000))
    let fits = Wrapping.width(text) <= columns
    guard frame.height >= cell.height, fits || columns >= shortest else { return nil }
    let shown = fits ? text : Printable.shortened(text, to: columns)
    let size = LabelPlacement.size(of: shown)
    let (across, down) = (frame.width - size.width, frame.height - size.height)
    guard across >= 0 else { return nil }
    // The center comes first, followed by rows above and below it, with three positions in each
    // row.
    let offsets = [0.5, 0.25, 0.75, 0.1, 0.9, 0, 1]
    let places = offsets.flatMap { y in
      [0.5, 0, 1].map { x in Point2D(x: frame.x + across * x, y: frame.y + down * y) }
    }
    let hidden = Array(areas)
    let free = places.filter { place in
      let own = Rect2D(x: place.x, y: place.y, width: size.width, height: size.height)
      return !hidden.contains { $0.overlaps(own) }
    }
    return placement.place(shown, at: free).map { (shown, $0) }
  }

  /// Returns the frame of the cells that a text takes.
  static func frame(of text: String, _ point: Point2D, _ anchor: Anchor) -> Rect2D {
    let size = LabelPlacement.size(of: text)
    let x =
      switch anchor {
      case .start: point.x
      case .middle: point.x - size.width / 2
      case .end: point.x - size.width
      }
    return Rect2D(x: x, y: point.y, width: size.width, height: size.height)
  }
}

/// A layout that places labels so that no label overlaps another label or a finger, or extends
/// beyond the bounds.
///
/// A label is assumed to be as wide as its text in terminal cells, because proportional fonts need
/// less space.
struct LabelPlacement {
  /// The frame that contains all labels.
  let bounds: Rect2D
  private(set) var taken: [Rect2D]

  init(in bounds: Rect2D, avoiding taken: [Rect2D] = []) {
    self.bounds = bounds
    self.taken = taken
  }

  /// Reserves a frame, so that no label is placed there.
  mutating func reserve(_ frame: Rect2D) { taken.append(frame) }

  /// Returns whether no part of a frame is reserved.
  func isFree(_ frame: Rect2D) -> Bool {
    frame.x >= bounds.x - 0.01 && frame.y >= bounds.y - 0.01
      && frame.x + frame.width <= bounds.x + bounds.width + 0.01
      && frame.y + frame.height <= bounds.y + bounds.height + 0.01
      && !taken.contains { $0.overlaps(frame) }
  }

  /// Reserves the first free frame for a label and returns it, or returns `nil` if no frame is
  /// free.
  ///
  /// - Parameters:
  ///   - text: The text of the label.
  ///   - places: The top left corners to try, in order.
  mutating func place(_ text: String, at places: [Point2D]) -> Rect2D? {
    place(LabelPlacement.size(of: text), at: places)
  }

  /// Reserves the first free frame of the given size and returns it, or returns `nil` if no frame
  /// is free.
  mutating func place(_ size: Size2D, at places: [Point2D]) -> Rect2D? {
    for place in places {
      let frame = Rect2D(x: place.x, y: place.y, width: size.width, height: size.height)
      if isFree(frame) {
        reserve(frame)
        return frame
      }
    }
    return nil
  }

  /// Returns the size of a label on one line.
  static func size(of text: String) -> Size2D {
    Size2D(
      width: Double(Wrapping.width(text)) * Drawing.cell.width, height: Drawing.cell.height)
  }

  /// Returns the top left corners for a label around a point, in order of preference: beside the
  /// point, above and below it, and finally diagonally.
  static func around(_ point: Point2D, size: Size2D, gap: Double) -> [Point2D] {
    let (right, left) = (point.x + gap, point.x - gap - size.width)
    let (above, below) = (point.y - gap - size.height, point.y + gap)
    let (middle, center) = (point.y - size.height / 2, point.x - size.width / 2)
    return [
      Point2D(x: right, y: middle), Point2D(x: left, y: middle), Point2D(x: center, y: above),
      Point2D(x: center, y: below), Point2D(x: right, y: above), Point2D(x: left, y: above),
      Point2D(x: right, y: below), Point2D(x: left, y: below),
    ]
  }
}

extension Rect2D {
  /// Returns whether two frames share more than an edge.
  func overlaps(_ other: Rect2D) -> Bool {
    x < other.x + other.width - 0.01 && other.x < x + width - 0.01
      && y < other.y + other.height - 0.01 && other.y < y + height - 0.01
  }

  /// Returns the frame with a margin on all sides.
  func outset(_ margin: Double) -> Rect2D { outset(margin, margin) }

  /// Returns the frame with a margin on its left and right, and another above and below it.
  func outset(_ across: Double, _ down: Double) -> Rect2D {
    Rect2D(
      x: x - across, y: y - down, width: max(0, width + 2 * across),
      height: max(0, height + 2 * down))
  }
}

/// A frame with rounded corners, such as the visible area of the screen.
package struct RoundFrame: Sendable, Hashable {
  package let frame: Rect2D
  /// The radius of the corners.
  package let radius: Double

  package init(_ frame: Rect2D, radius: Double) {
    self.frame = frame
    self.radius = max(0, min(radius, min(frame.width, frame.height) / 2))
  }

  /// Returns whether a point is inside the frame or on its edge.
  func contains(_ point: Point2D) -> Bool {
    let right = frame.x + frame.width
    let bottom = frame.y + frame.height
    guard point.x >= frame.x, point.x <= right, point.y >= frame.y, point.y <= bottom else {
      return false
    }
    // The distances from the center of the corner's circle if the point is within the square around
    // a corner; otherwise, at least one of them is 0.
    let dx = max(frame.x + radius - point.x, point.x - (right - radius), 0)
    let dy = max(frame.y + radius - point.y, point.y - (bottom - radius), 0)
    return dx * dx + dy * dy <= radius * radius
  }

  func placed(at origin: Point2D, scale: Double) -> RoundFrame {
    RoundFrame(frame.placed(at: origin, scale: scale), radius: radius * scale)
  }
}

/// A picture that is created for the available space.
package struct Picture: Sendable {
  /// The available space for a picture.
  package struct Room: Sendable, Hashable {
    /// The width, in cells.
    package let columns: Int
    /// The height, in cells, or `nil` if it is unlimited.
    package let rows: Int?

    package init(columns: Int, rows: Int? = nil) {
      self.columns = columns
      self.rows = rows
    }
  }

  private let make: @Sendable (Room) -> Drawing
  /// The theme, or `nil` to follow the reader's theme.
  package var theme: Theme?
  /// The width in columns (on a terminal) or pixels (in a file), or `nil` for the default width.
  package var width: Int?

  package init(_ make: @escaping @Sendable (_ room: Room) -> Drawing) { self.make = make }

  /// The number of columns of a picture that is written to a file or described in words; our
  /// choice.
  package static let standardColumns = 120

  /// The width of a picture in a file, in pixels.
  private static let standardWidth = Double(standardColumns) * Drawing.cell.width

  /// Returns the drawing, with at most the given number of columns.
  package func drawing(columns: Int) -> Drawing { make(Room(columns: columns)) }

  /// Returns the picture for a terminal.
  package func text(style: Style) -> String {
    var style = style
    if let theme { style.theme = theme }
    // One row is left for the prompt.
    let rows = style.rows.map { max(1, $0 - 1) }
    let columns = width.map { min($0, style.columns) } ?? style.columns
    return CellRenderer.text(make(Room(columns: columns, rows: rows)), style: style)
  }

  /// The picture as an SVG file.
  ///
  /// If the width is larger than the standard width, everything is scaled up. If it is smaller, the
  /// picture is laid out in less space instead of being scaled down, so that no text becomes too
  /// small to read.
  package var image: String {
    let width = width.map { Double($0) } ?? Picture.standardWidth
    let columns = Int(min(width, Picture.standardWidth) / Drawing.cell.width)
    return VectorImage.text(drawing(columns: columns), theme: theme, width: width)
  }

  /// The description of the picture in words, one sentence per line.
  package var words: String {
    let drawing = drawing(columns: Picture.standardColumns)
    return ([drawing.title] + drawing.words).map { $0 + "\n" }.joined()
  }
}
