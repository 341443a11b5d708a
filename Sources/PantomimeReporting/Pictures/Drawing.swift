package import PantomimeKit

/// A picture as a value: shapes and text in points, independent of the output medium.
///
/// Each kind of picture has a file with the code that creates it from a trace and a simulation
/// (`Phone`, `FilmStrip`). A renderer for each output medium draws any picture (`CellRenderer`,
/// `VectorImage`).
package struct Drawing: Sendable, Hashable {
  /// The size of a text character, which is exactly one cell on a terminal.
  package static let cell = Size(width: 8, height: 16)

  /// The minimum number of columns for a picture; our choice.
  package static let narrowest = 20

  /// The size; marks outside it aren't visible.
  package var size: Size
  /// The title, in a few words.
  package var title: String
  /// The description for readers who can't see the picture: one sentence per line, with details
  /// indented.
  package var words: [String]
  /// The marks, from back to front.
  package var marks: [Mark] = []

  package init(_ size: Size, title: String, words: [String] = []) {
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
    package var window: Rect?
    /// The screen that contains the mark and clips it, or `nil` if there is none.
    package var screen: RoundFrame?
  }

  /// The shape of a mark, in points from the top left corner of the drawing.
  package enum Shape: Sendable, Hashable {
    /// A closed polygon with rounded corners.
    case polygon([Point], radius: Double)
    /// An open line through points.
    case line([Point])
    /// A circle.
    case circle(Point, radius: Double)
    /// Text on one line; the start, the center, or the end of its top edge is at the given point.
    case text(String, Point, Anchor)
    /// The name of a frame's content, as text inside the frame.
    ///
    /// It is placed so that it avoids all other text, fingers, and anything above the frame, and is
    /// shortened or omitted if there is no space for it.
    case label(String, in: Rect)
  }

  /// The part of a text that is placed at the text's point.
  package enum Anchor: String, Sendable, Hashable {
    case start, middle, end
  }
}

extension Drawing {
  /// Adds a mark; a mark with invalid numbers is ignored.
  package mutating func add(
    _ shape: Shape, _ ink: Ink, in window: Rect? = nil, on screen: RoundFrame? = nil
  ) {
    guard shape.isFinite else { return }
    marks.append(Mark(shape: shape, ink: ink, window: window, screen: screen))
  }

  /// Adds another drawing, which is scaled and placed with its top left corner at a point.
  package mutating func add(_ other: Drawing, at origin: Point, scale: Double) {
    let frame = Rect(
      x: origin.x, y: origin.y, width: other.size.width * scale, height: other.size.height * scale)
    for mark in other.marks {
      let window = mark.window.map { $0.placed(at: origin, scale: scale) } ?? frame
      add(
        mark.shape.placed(at: origin, scale: scale), mark.ink,
        in: window.intersection(frame) ?? frame,
        on: mark.screen?.placed(at: origin, scale: scale))
    }
  }
}

extension Drawing.Shape {
  /// Whether all numbers of the mark are finite and small enough to draw.
  fileprivate var isFinite: Bool {
    func isDrawable(_ number: Double) -> Bool { number.magnitude <= 1e9 }
    func isDrawable(_ point: Point) -> Bool { isDrawable(point.x) && isDrawable(point.y) }
    return switch self {
    case .polygon(let corners, let radius):
      isDrawable(radius) && corners.allSatisfy { isDrawable($0) }
    case .line(let points): points.allSatisfy { isDrawable($0) }
    case .circle(let center, let radius): isDrawable(center) && isDrawable(radius)
    case .text(_, let point, _): isDrawable(point)
    case .label(_, let frame): frame.corners.allSatisfy { isDrawable($0) }
    }
  }

  fileprivate func placed(at origin: Point, scale: Double) -> Drawing.Shape {
    func placed(_ point: Point) -> Point { point.placed(at: origin, scale: scale) }
    return switch self {
    case .polygon(let corners, let radius):
      .polygon(corners.map { placed($0) }, radius: radius * scale)
    case .line(let points): .line(points.map { placed($0) })
    case .circle(let center, let radius): .circle(placed(center), radius: radius * scale)
    case .text(let text, let point, let anchor): .text(text, placed(point), anchor)
    case .label(let text, let frame): .label(text, in: frame.placed(at: origin, scale: scale))
    }
  }
}

extension Point {
  func placed(at origin: Point, scale: Double) -> Point {
    Point(x: origin.x + x * scale, y: origin.y + y * scale)
  }
}

extension Rect {
  func placed(at origin: Point, scale: Double) -> Rect {
    Rect(
      x: origin.x + x * scale, y: origin.y + y * scale, width: width * scale,
      height: height * scale)
  }
}
