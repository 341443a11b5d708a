import PantomimeKit

/// Marks that follow each other, belong to the same view, and are clipped alike.
struct Run {
  private(set) var marks: [Drawing.Mark]
  /// The screen that clips the marks, or `nil` if there is none.
  var screen: RoundFrame?
  /// The windows that clip the marks, too.
  private(set) var windows: [RoundFrame] = []
  /// The outline of the view, or `nil` if it clips nothing.
  private(set) var outline: RoundFrame?
  private(set) var piece: Drawing.Piece?

  /// Returns marks as runs.
  static func all(in marks: [Drawing.Mark]) -> [Run] {
    var runs: [Run] = []
    var rest = marks[...]
    while let first = rest.first {
      let count = rest.prefix { $0.isClipped(like: first) }.count
      runs.append(Run(Array(rest.prefix(count)), like: first))
      rest = rest.dropFirst(count)
    }
    return runs
  }

  private init(_ marks: [Drawing.Mark], like mark: Drawing.Mark) {
    self.marks = marks
    piece = mark.piece
    screen = mark.screen
    if let window = mark.window.map({ RoundFrame($0, radius: 0) }) {
      // A window that contains the whole screen clips nothing that the screen's edge doesn't clip,
      // too.
      let isWide = mark.screen.map { window.frame.intersection($0.frame) == $0.frame } ?? false
      if !isWide, mark.piece == nil || marks.contains(where: { $0.isCut(by: window) }) {
        windows.append(window)
      }
    }
    outline = mark.outline.flatMap { outline in
      marks.contains { $0.isCut(by: outline) } ? outline : nil
    }
  }

  /// Whether the marks are the content of a view, rather than one shape.
  var isContent: Bool { piece != nil && marks.count > 1 }

  /// The run with the first corner of the view at the origin.
  var local: Run {
    guard let origin = piece?.origin else { return self }
    return moved(by: Vector(dx: -origin.x, dy: -origin.y))
  }

  func moved(by distance: Vector) -> Run {
    let origin = Point2D(x: distance.dx, y: distance.dy)
    var run = self
    run.screen = screen?.placed(at: origin, scale: 1)
    run.windows = windows.map { $0.placed(at: origin, scale: 1) }
    run.outline = outline?.placed(at: origin, scale: 1)
    run.piece?.origin = (piece?.origin ?? origin).placed(at: origin, scale: 1)
    for index in marks.indices {
      run.marks[index].shape = marks[index].shape.placed(at: origin, scale: 1)
    }
    return run
  }
}

extension Drawing.Mark {
  fileprivate func isClipped(like other: Drawing.Mark) -> Bool {
    piece == other.piece && screen == other.screen && window == other.window
      && outline == other.outline
  }

  /// Returns whether a part of the mark that is on the screen may be outside a window.
  fileprivate func isCut(by window: RoundFrame) -> Bool {
    guard let extent = shape.extent else { return true }
    let wide = RoundFrame(window.frame.outset(0.05), radius: window.radius)
    if case .polygon(_, let radius) = shape,
      RoundFrame(extent, radius: radius).radius >= window.radius - 0.05,
      extent.corners.allSatisfy({ wide.frame.contains($0) })
    {
      return false
    }
    guard let seen = screen.map({ extent.intersection($0.frame) }) ?? extent else { return false }
    return !seen.corners.allSatisfy { wide.contains($0) }
  }
}

extension Drawing.Shape {
  /// The width of a character relative to the size of its font, at most, in almost all fonts; our
  /// choice.
  private static let widest = 0.7

  /// The smallest upright frame that contains the shape, or `nil` if it isn't known.
  fileprivate var extent: Rect2D? {
    switch self {
    case .polygon(let corners, _): Rect2D(around: corners)
    case .line(let points): Rect2D(around: points)
    case .circle(let center, let radius): Rect2D(x: center.x, y: center.y).outset(radius)
    case .letters(let text, let point, let anchor, let size):
      {
        let width = Double(Wrapping.width(text)) * size * Drawing.Shape.widest
        let left =
          switch anchor {
          case .start: point.x
          case .middle: point.x - width / 2
          case .end: point.x - width
          }
        return Rect2D(x: left, y: point.y - 0.75 * size, width: width, height: 0.97 * size)
      }()
    case .text, .label: nil
    }
  }
}
