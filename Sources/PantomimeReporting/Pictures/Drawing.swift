package import PantomimeKit

/// A picture as a value: shapes and texts in points, whichever surface it is drawn on.
///
/// A picture is made from a trace and a simulation by one function in a file of its own (`Phone`,
/// `FilmStrip`), and drawn by one renderer for each surface (`CellRenderer`, `VectorImage`).
package struct Drawing: Sendable, Hashable {
  /// The room that a character of a text takes: on a terminal just a cell.
  package static let cell = Size(width: 8, height: 16)

  /// The fewest columns that a picture is made for; our choice.
  package static let narrowest = 20

  /// How large it is; what lies outside is not seen.
  package var size: Size
  /// What it shows, in a few words.
  package var title: String
  /// The same as it is read instead of looked at, in sentences; one a line.
  package var words: [String]
  /// What is drawn, those that lie above others behind them.
  package var marks: [Mark] = []

  package init(_ size: Size, title: String, words: [String] = []) {
    self.size = size
    self.title = title
    self.words = words
  }

  /// Something that is drawn.
  package struct Mark: Sendable, Hashable {
    package var shape: Shape
    package var ink: Ink
    /// What is seen of it at most; `nil` for all of it.
    package var window: Rect?
    /// The screen that it is on, beyond whose edge nothing is seen; `nil` for none.
    package var screen: RoundFrame?
  }

  /// What is drawn, in points from the top left corner.
  package enum Shape: Sendable, Hashable {
    /// A closed line through corners, rounded by a radius.
    case polygon([Point], radius: Double)
    /// An open line through points.
    case line([Point])
    /// A circle.
    case circle(Point, radius: Double)
    /// A text of one line, whose cell begins, has its middle, or ends at a point of its top edge.
    case text(String, Point, Anchor)
    /// A text in the middle of a frame, left out where that has no room for it.
    case label(String, in: Rect)
  }

  /// Which part of a text lies at its point.
  package enum Anchor: String, Sendable, Hashable {
    case start, middle, end
  }
}

/// How a mark looks: what it stands for, from which each surface chooses its means.
///
/// Nothing is told by a colour alone: what differs in colour differs in its line, too.
package struct Ink: Sendable, Hashable {
  /// What a mark stands for.
  package enum Role: Sendable, Hashable {
    /// The edge of a screen or a panel.
    case edge
    /// The n-th of some things told apart: a view, a curve.
    case series(Int)
    /// What a finger does.
    case finger
    /// Lines that help to read.
    case grid
    /// Texts.
    case text
    /// Texts beside the point.
    case caption
  }

  /// How a line is drawn.
  package enum Line: Sendable, Hashable {
    case solid, dashed, dotted
    /// No line: a shape that is its inside alone.
    case none
  }

  package var role: Role
  package var line = Line.solid
  /// How much of what lies below shows through the inside, 0 for all of it … 1 for nothing; `nil` for a
  /// shape that has no inside.
  package var fill: Double?
  /// The opacity of all of it, 0 … 1.
  package var opacity = 1.0

  package init(_ role: Role, line: Line = .solid, fill: Double? = nil, opacity: Double = 1) {
    self.role = role
    self.line = line
    self.fill = fill
    self.opacity = opacity
  }
}

extension Drawing {
  /// Adds a mark; one whose numbers are no numbers is left out.
  package mutating func add(
    _ shape: Shape, _ ink: Ink, in window: Rect? = nil, on screen: RoundFrame? = nil
  ) {
    guard shape.isFinite else { return }
    marks.append(Mark(shape: shape, ink: ink, window: window, screen: screen))
  }

  /// Adds another drawing, scaled and with its top left corner at a point.
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
  /// Whether all its numbers are numbers, and none so great that drawing it would mean nothing.
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

extension Drawing {
  /// Where a label stands in its frame: the middle of its cells' top edge; `nil` without room.
  static func place(of label: String, in frame: Rect) -> Point? {
    let width = Double(Wrapping.width(label)) * cell.width
    guard width <= frame.width, cell.height <= frame.height else { return nil }
    return Point(x: frame.center.x, y: frame.center.y - cell.height / 2)
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
