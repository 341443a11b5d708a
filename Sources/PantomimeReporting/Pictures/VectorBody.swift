import PantomimeKit

/// The elements of an SVG image, and the definitions that they use.
struct VectorBody {
  private let id: String
  private let style: VectorStyle
  /// Whether the elements specify their properties as attributes.
  private let hasAttributes: Bool
  /// The elements, and the clip paths and patterns before them.
  private var elements = ""
  private var definitions = ""
  private var windows: [RoundFrame] = []
  private var patterns: Set<Int> = []
  /// The windows to which the open groups clip, outermost first.
  private var open: [RoundFrame] = []

  /// Creates the elements of a drawing.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - id: A prefix for all identifiers.
  ///   - theme: The theme, or `nil` to follow the reader's theme, in which case areas have no
  ///     patterns.
  ///   - hasAttributes: Whether the elements specify their properties as attributes.
  init(
    _ drawing: Drawing, id: String, theme: Theme?, hasAttributes: Bool = false
  ) {
    self.id = id
    self.hasAttributes = hasAttributes
    style = VectorStyle(palette: (theme ?? .light).palette)
    let margin = VectorImage.margin
    let size = drawing.size
    let paper = Rect(
      x: -margin, y: -margin, width: size.width + 2 * margin, height: size.height + 2 * margin)
    elements += rect(paper, 0, look(["paper", "bare"])) + "\n"
    for mark in drawing.withPlacedLabels.marks { add(mark) }
    enter([])
  }

  var text: String { (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>\n") + elements }

  private mutating func add(_ mark: Drawing.Mark) {
    var windows: [RoundFrame] = []
    if let screen = mark.screen { windows.append(screen) }
    // A window that contains the whole screen clips nothing that the screen's edge doesn't clip,
    // too.
    if let window = mark.window,
      mark.screen.map({ window.intersection($0.frame) != $0.frame }) ?? true
    {
      windows.append(RoundFrame(window, radius: 0))
    }
    enter(windows)
    elements += element(mark) + "\n"
  }

  /// Closes the open groups if they clip to other windows, and opens groups for the given windows.
  private mutating func enter(_ windows: [RoundFrame]) {
    guard windows != open else { return }
    elements += String(repeating: "</g>", count: open.count) + (open.isEmpty ? "" : "\n")
    for window in windows { elements += "<g clip-path=\"url(#\(clip(window)))\">" }
    open = windows
  }

  /// Returns the identifier of the clip path for a window, and defines the clip path if it is new.
  private mutating func clip(_ window: RoundFrame) -> String {
    let known = windows.firstIndex(of: window)
    let name = "\(id)-\(known ?? windows.count)"
    if known == nil {
      windows.append(window)
      definitions +=
        "<clipPath id=\"\(name)\">\(rect(window.frame, window.radius, ""))</clipPath>"
    }
    return name
  }

  // MARK: - Elements

  private mutating func element(_ mark: Drawing.Mark) -> String {
    let ink = mark.ink
    let isText = mark.shape.isText
    let classes = VectorStyle.classes(of: ink, isText: isText)
    let faint = ink.opacity < 1 ? " opacity=\"\(VectorImage.number(ink.opacity))\"" : ""
    if isText { return shape(mark.shape, look(classes, isText: true) + faint) }
    guard let fill = ink.fill else {
      return shape(mark.shape, " fill=\"none\"" + look(classes) + faint)
    }
    if case .series(let index) = ink.role, fill == Ink.tint, !isPlainInPrint(ink) {
      // There must be no visible seam between adjacent regions.
      let crisp = ink.texture == nil ? "" : " shape-rendering=\"crispEdges\""
      let tinted = shape(mark.shape, look(classes + [VectorStyle.tint(index)]) + crisp + faint)
      return tinted + textured(mark, index, faint)
    }
    let filled = " fill=\"currentColor\"" + look(classes) + faint
    if fill >= 1 { return shape(mark.shape, filled) }
    // A shape with a translucent fill still hides the marks below it.
    let opacity = " fill-opacity=\"\(VectorImage.number(fill))\""
    let paper = hidesBelow(ink) ? shape(mark.shape, look(["paper", "bare"]) + faint) : ""
    return paper + shape(mark.shape, filled + opacity)
  }

  /// Returns whether an area is filled with a plain gray in print, like the bar of a phase, because
  /// a tint without a pattern would be white.
  private func isPlainInPrint(_ ink: Ink) -> Bool {
    if case .halftone = ink.texture { style.palette.hasPatterns } else { false }
  }

  /// Returns whether an area hides the marks below it; fingers, and areas with the role of a grid,
  /// don't.
  private func hidesBelow(_ ink: Ink) -> Bool {
    switch ink.role {
    case .finger, .grid: false
    default: true
    }
  }

  /// Returns a shape with the pattern of an area, or an empty text if the area has no pattern.
  private mutating func textured(_ mark: Drawing.Mark, _ index: Int, _ faint: String) -> String {
    let pattern: Int
    switch mark.ink.texture {
    case nil, .halftone: return ""
    case .hatched: pattern = VectorBody.hatching
    case .tint where style.palette.hasPatterns: pattern = index % VectorBody.hatching
    case .tint: return ""
    }
    let drawn = VectorBody.patterns[pattern]
    guard !drawn.isEmpty else { return "" }
    if patterns.insert(pattern).inserted {
      definitions += """
        <pattern id="\(id)-p\(pattern)" width="8" height="8" patternUnits="userSpaceOnUse">\
        <path d="\(drawn)" fill="none"\(look(["grid"]))/></pattern>
        """
    }
    return shape(mark.shape, " fill=\"url(#\(id)-p\(pattern))\"" + look(["bare"]) + faint)
  }

  /// The patterns of areas in print, each as a path in a tile of 8 × 8 points; the last pattern is
  /// for hatching.
  private static let patterns = [
    "", "M2 2h1M6 6h1", "M0 4h8", "M 4 0v8", "M0 4h8M 4 0v8", "M0 8L8 0M-1 1L1 -1M7 9L9 7",
  ]
  private static let hatching = patterns.count - 1

  private func look(_ classes: [String], isText: Bool = false) -> String {
    hasAttributes
      ? style.attributes(classes, isText: isText) : VectorStyle.attribute(classes)
  }

  private func shape(_ shape: Drawing.Shape, _ look: String) -> String {
    switch shape {
    case .polygon(let corners, let radius):
      if let frame = VectorBody.upright(corners) { return rect(frame, radius, look) }
      return "<polygon points=\"\(points(corners))\"\(look)/>"
    case .line(let line): return "<polyline points=\"\(points(line))\"\(look)/>"
    case .circle(let center, let radius):
      return "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" "
        + "r=\"\(number(max(0, radius)))\"\(look)/>"
    case .text(let text, let point, let anchor): return self.text(text, point, anchor, look)
    case .label: return ""
    }
  }

  /// The distance from the top of a line to its baseline, in points.
  private static let baseline = 12.0

  private func text(
    _ text: String, _ point: Point, _ anchor: Drawing.Anchor, _ look: String
  ) -> String {
    let anchor = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    let font = hasAttributes ? VectorStyle.font.map { " \($0.name)=\"\($0.value)\"" }.joined() : ""
    return "<text x=\"\(number(point.x))\" y=\"\(number(point.y + VectorBody.baseline))\""
      + "\(anchor)\(font)\(look)>\(XMLText.escaped(text))</text>"
  }

  /// Returns the frame with the given corners, or `nil` if they aren't the four corners of an
  /// upright rectangle.
  private static func upright(_ corners: [Point]) -> Rect? {
    guard corners.count == 4 else { return nil }
    let frame = Rect(
      x: corners[0].x, y: corners[0].y, width: corners[2].x - corners[0].x,
      height: corners[2].y - corners[0].y)
    return frame.width >= 0 && frame.height >= 0 && frame.corners == corners ? frame : nil
  }

  private func rect(_ frame: Rect, _ radius: Double, _ look: String) -> String {
    let round = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" "
      + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\"\(round)\(look)/>"
  }

  private func points(_ points: [Point]) -> String {
    points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
  }

  /// One decimal is enough, because a tenth of a pixel is finer than any screen shows.
  private func number(_ value: Double) -> String { Numerals.text(value, decimals: 1) }
}

extension Drawing.Shape {
  /// Whether the shape is a text.
  var isText: Bool {
    switch self {
    case .text, .label: true
    case .polygon, .line, .circle: false
    }
  }
}
