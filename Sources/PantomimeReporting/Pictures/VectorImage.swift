import PantomimeKit

/// A renderer for SVG, in which text remains text, and colors follow a theme or the reader's light
/// or dark mode.
package enum VectorImage {
  /// Returns the image of a drawing, as the contents of a file.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - theme: The theme, or `nil` to follow the reader's preference for light or dark.
  ///   - width: The width to which the image, including its text, is scaled, in pixels, or `nil`
  ///     for the width of the drawing.
  package static func text(
    _ drawing: Drawing, theme: Theme? = nil, width: Double? = nil
  ) -> String {
    head(drawing.size, of: drawing, id: "picture", width: width)
      + "<style>\n\(sheet(theme, hasPaints: drawing.hasPaints))\n</style>\n"
      + VectorBody([drawing], id: "picture", theme: theme).text + "</svg>\n"
  }

  /// Returns the image of a drawing as an element of a page.
  ///
  /// The element has only classes and presentation attributes, because a strict
  /// Content-Security-Policy blocks styles.
  ///
  /// The page's own style sheet may override the colors.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - theme: The theme of the attributes.
  ///   - id: A prefix for the identifiers, which must be unique for every image of the page.
  package static func element(_ drawing: Drawing, theme: Theme = .light, id: String) -> String {
    head(drawing.size, of: drawing, id: id, width: nil)
      + VectorBody([drawing], id: id, theme: theme, hasAttributes: true).text + "</svg>\n"
  }

  /// Returns the style sheet of a file.
  private static func sheet(_ theme: Theme?, hasPaints: Bool) -> String {
    let light = VectorStyle(palette: (theme ?? .light).palette, hasPaints: hasPaints)
    let sheet = light.sheet(scope: "")
    guard theme == nil else { return sheet }
    let dark = VectorStyle(palette: Theme.dark.palette, hasPaints: hasPaints).colorSheet(scope: "")
    return sheet + "\n@media (prefers-color-scheme:dark){\(dark)}"
  }

  /// Returns a looping animation of drawings of the same size, each shown for the given time in
  /// seconds.
  ///
  /// - Parameters:
  ///   - drawings: The drawings.
  ///   - step: The time for which each drawing is shown.
  ///   - still: The drawing to show instead in print, and if the reader prefers reduced motion, or
  ///     `nil` to show the last drawing.
  ///   - theme: The theme, or `nil` to follow the reader's theme.
  package static func film(
    _ drawings: [Drawing], step: Double, still: Drawing? = nil, theme: Theme? = nil,
    width: Double? = nil
  ) -> String {
    guard let last = drawings.last else { return "" }
    let total = step * Double(drawings.count)
    let share = 100 / Double(drawings.count)
    let size = Size2D(
      width: max(last.size.width, still?.size.width ?? 0),
      height: max(last.size.height, still?.size.height ?? 0))
    var text = head(size, of: last, id: "picture", width: width)
    let isStill = ".shot{animation:none}"
    let rules =
      still == nil
      ? "@media (prefers-reduced-motion:reduce){\(isStill).shot:last-of-type{visibility:visible}}"
      : ".still{visibility:hidden}\n"
        + "@media print,(prefers-reduced-motion:reduce){\(isStill).still{visibility:visible}}"
    text += """
      <style>
      \(sheet(theme, hasPaints: (drawings + [still].compactMap { $0 }).contains { $0.hasPaints }))
      .shot{visibility:hidden;animation:shot \(number(total))s step-end infinite}
      @keyframes shot{0%{visibility:visible}\(Numerals.text(share, decimals: 6))%{visibility:hidden}}
      \(rules)
      </style>

      """
    let whole = still.map { still in
      var whole = still
      whole.size = size
      return whole
    }
    // Most of what a frame shows is also in others, so all of them share their definitions.
    let body = VectorBody([whole].compactMap { $0 } + drawings, id: "picture", theme: theme)
    text += body.definitions
    var shots = body.elements[...]
    if whole != nil, let still = shots.popFirst() {
      text += "<g class=\"still\">\n\(still)</g>\n"
    }
    for (index, shot) in shots.enumerated() {
      let delay = Numerals.text(step * Double(index), decimals: 6)
      text += "<g class=\"shot\" style=\"animation-delay:\(delay)s\">\n\(shot)</g>\n"
    }
    return text + "</svg>\n"
  }

  private static func head(
    _ size: Size2D, of drawing: Drawing, id: String, width: Double?
  ) -> String {
    let size = Size2D(width: size.width + 2 * margin, height: size.height + 2 * margin)
    let scale = width.map { $0 / max(size.width, 1) } ?? 1
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(size.width * scale))" \
      height="\(number(size.height * scale))" \
      viewBox="\(number(-margin)) \(number(-margin)) \(number(size.width)) \
      \(number(size.height))" class="pantomime" role="img" \
      aria-labelledby="\(id)-title \(id)-words">
      <title id="\(id)-title">\(XMLText.escaped(drawing.title))</title>
      <desc id="\(id)-words">\(drawing.summary.map { XMLText.escaped($0) }.joined(separator: "\n"))</desc>

      """
  }

  /// The space around a picture, in points; our choice.
  static let margin = 12.0

  static func number(_ value: Double) -> String { Numerals.text(value, decimals: 2) }
}

/// Shapes as paths of SVG, for a page that keeps its elements and only changes their attributes.
package enum VectorPath {
  /// Returns the class that a style sheet refers to, or the code of a color that isn't in the
  /// palette; the class of an outline begins with `edge`.
  package static func look(of ink: Ink) -> String {
    guard case .paint(let paint) = ink.role else { return "" }
    let name = paint.name.map { "p-\($0)" } ?? Theme.light.palette[paint].code
    return ink.fill == nil ? "edge \(name)" : name
  }

  /// Returns the path of a shape; empty for text.
  package static func text(_ shape: Drawing.Shape) -> String {
    switch shape {
    case .polygon(let corners, let radius):
      let points = Outline(corners, radius: radius).points
      return line(points) + "Z"
    case .line(let points): return line(points)
    case .circle(let center, let radius):
      let (r, x) = (number(max(radius, 0)), number(center.x - radius))
      let (y, width) = (number(center.y), number(2 * radius))
      return "M\(x) \(y)a\(r) \(r) 0 1 0 \(width) 0a\(r) \(r) 0 1 0 -\(width) 0Z"
    case .text, .label, .letters: return ""
    }
  }

  /// Returns the path through points, each of which is relative to the one before it, so that its
  /// numbers are short.
  static func line(_ points: [Point2D]) -> String {
    var text: [UInt8] = []
    var last = Point2D()
    for point in points {
      let next = Point2D(x: tenths(point.x), y: tenths(point.y))
      let isFirst = text.isEmpty
      if isFirst { text.append(UInt8(ascii: "m")) }
      if !isFirst, next == last { continue }
      append(next.x - last.x, to: &text, isApart: isFirst)
      append(next.y - last.y, to: &text, isApart: false)
      last = next
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The place of a view must not decide how the halves of a tenth in its content are rounded.
  private static func tenths(_ value: Double) -> Double {
    ((value * 1e6).rounded() / 1e5).rounded()
  }

  /// Appends a number of tenths, after a space unless it is the first or its sign separates it.
  private static func append(_ tenths: Double, to text: inout [UInt8], isApart: Bool) {
    if !isApart, tenths >= 0 { text.append(UInt8(ascii: " ")) }
    let start = text.count
    Numerals.append(tenths / 10, decimals: 1, to: &text)
    let first = tenths < 0 ? start + 1 : start
    // A zero before the point is implied.
    if text.count > first + 1, text[first] == UInt8(ascii: "0") { text.remove(at: first) }
  }

  private static func number(_ value: Double) -> String { Numerals.text(value, decimals: 1) }
}

/// The elements of an SVG image, and the definitions that they use.
///
/// Contents that several views have, such as a row at several instants, are written once.
struct VectorBody {
  private let id: String
  private let style: VectorStyle
  /// Whether the elements specify their properties as attributes.
  private let hasAttributes: Bool
  /// The elements of each drawing.
  private(set) var elements: [String] = []
  /// The clip paths, patterns, and contents, without the element that contains them.
  private var defined = ""
  private var windows: [RoundFrame] = []
  private var patterns: Set<Int> = []
  /// The contents of views, each with the number of times that it's drawn.
  private var counts: [String: Int] = [:]
  /// The identifiers of the contents and backgrounds that have been defined.
  private var names: [String: String] = [:]
  /// The windows to which the open groups clip, outermost first.
  private var open: [RoundFrame] = []

  /// Creates the elements of drawings.
  ///
  /// - Parameters:
  ///   - drawings: The drawings.
  ///   - id: A prefix for all identifiers.
  ///   - theme: The theme, or `nil` to follow the reader's theme, in which case areas have no
  ///     patterns.
  ///   - hasAttributes: Whether the elements specify their properties as attributes.
  init(
    _ drawings: [Drawing], id: String, theme: Theme?, hasAttributes: Bool = false
  ) {
    self.id = id
    self.hasAttributes = hasAttributes
    style = VectorStyle(palette: (theme ?? .light).palette)
    let parts = parts(of: drawings.map { Run.all(in: $0.withPlacedLabels.marks) })
    count(parts)
    let margin = VectorImage.margin
    for (drawing, parts) in zip(drawings, parts) {
      let size = drawing.size
      let paper = Rect2D(
        x: -margin, y: -margin, width: size.width + 2 * margin, height: size.height + 2 * margin)
      var text = rect(paper, 0, look(["paper", "bare"])) + "\n"
      for part in parts { add(part, to: &text) }
      enter([], in: &text)
      elements.append(text)
    }
  }

  /// The element with all definitions, or an empty text if there are none.
  var definitions: String { defined.isEmpty ? "" : "<defs>\(defined)</defs>\n" }

  var text: String { definitions + elements.joined() }

  // MARK: - Shared parts

  /// Runs that follow each other.
  private struct Part {
    var runs: [Run]
    /// The number of screens on which each of the runs is at the same place.
    var count = 0
    /// The drawing that equal backgrounds have in common, or `nil` if the runs are no background.
    var key: String?
  }

  /// The size, in bytes, from which something is written once; our choice.
  private static let least = 120

  /// Returns the parts of drawings: backgrounds that several screens have, and all other runs.
  private mutating func parts(of drawings: [[Run]]) -> [[Part]] {
    let screens = drawings.reduce(0) { $0 + Set($1.compactMap { $0.screen }).count }
    guard screens > 1 else { return drawings.map { $0.map { Part(runs: [$0]) } } }
    var keys: [[String?]] = []
    var counts: [String: Int] = [:]
    for runs in drawings {
      keys.append(runs.map { key(ofFixed: $0) })
      for key in keys[keys.count - 1] { if let key { counts[key, default: 0] += 1 } }
    }
    var all = zip(drawings, keys).map { runs, keys in
      var parts: [Part] = []
      for (run, key) in zip(runs, keys) {
        guard let key, let count = counts[key], count * 2 > screens else {
          parts.append(Part(runs: [run]))
          continue
        }
        // Runs that are on the same screens most likely are parts of the same background.
        let last = parts.count - 1
        if last >= 0, parts[last].key != nil, parts[last].count == count,
          parts[last].runs[0].screen == run.screen
        {
          parts[last].runs.append(run)
          parts[last].key?.append(key)
        } else {
          parts.append(Part(runs: [run], count: count, key: key))
        }
      }
      return parts
    }
    counts = [:]
    for part in all.joined() { if let key = part.key { counts[key, default: 0] += 1 } }
    for (index, parts) in all.enumerated() {
      for (number, part) in parts.enumerated() {
        guard let key = part.key else { continue }
        if counts[key, default: 0] < 2 || key.utf8.count < VectorBody.least {
          all[index][number].key = nil
        }
      }
    }
    return all
  }

  /// Counts the contents of views, of which those in a background are written once.
  private mutating func count(_ drawings: [[Part]]) {
    var known: Set<String> = []
    for part in drawings.joined() {
      if let key = part.key, !known.insert(key).inserted { continue }
      for run in part.runs where run.isContent { counts[key(of: run), default: 0] += 1 }
    }
  }

  /// Returns the drawing that equal contents of views have in common, wherever they are.
  private mutating func key(of run: Run) -> String {
    let local = run.local
    let clip = local.outline.map { rect($0.frame, $0.radius, "") } ?? ""
    return clip + local.marks.map { element($0) }.joined()
  }

  /// Returns the drawing that equal runs at the same place on a screen have in common.
  private mutating func key(ofFixed run: Run) -> String? {
    guard let origin = run.screen?.frame else { return nil }
    let local = run.moved(by: Vector(dx: -origin.x, dy: -origin.y))
    let clips = (local.windows + [local.outline].compactMap { $0 })
      .map { rect($0.frame, $0.radius, "") }
    let alpha = run.piece.map { VectorImage.number($0.alpha) } ?? ""
    return clips.joined() + alpha + local.marks.map { element($0) }.joined()
  }

  // MARK: - Runs

  private mutating func add(_ part: Part, to text: inout String) {
    guard let key = part.key, let screen = part.runs[0].screen else {
      for run in part.runs { add(run, to: &text) }
      return
    }
    let name = names[key] ?? "\(id)-b\(names.count)"
    if names[key] == nil {
      names[key] = name
      let outside = open
      var background = ""
      open = []
      for run in part.runs {
        var local = run.moved(by: Vector(dx: -screen.frame.x, dy: -screen.frame.y))
        local.screen = nil
        add(local, to: &background)
      }
      enter([], in: &background)
      open = outside
      defined += "<g id=\"\(name)\">\n\(background)</g>"
    }
    enter([screen], in: &text)
    text += use(name, at: Point2D(x: screen.frame.x, y: screen.frame.y), "")
  }

  private mutating func add(_ run: Run, to text: inout String) {
    enter([run.screen].compactMap { $0 } + run.windows, in: &text)
    let alpha = run.piece?.alpha ?? 1
    let faint = alpha < 1 ? " opacity=\"\(VectorImage.number(alpha))\"" : ""
    if let origin = run.piece?.origin, let name = name(of: run) {
      text += use(name, at: origin, faint)
      return
    }
    let group = clip(of: run) + faint
    if !group.isEmpty { text += "<g\(group)>" }
    for mark in run.marks { text += element(mark) + "\n" }
    if !group.isEmpty { text += "</g>\n" }
  }

  private func use(_ name: String, at place: Point2D, _ look: String) -> String {
    "<use href=\"#\(name)\" x=\"\(number(place.x))\" y=\"\(number(place.y))\"\(look)/>\n"
  }

  /// Returns the identifier of a content that several views have, and defines it if it is new.
  private mutating func name(of run: Run) -> String? {
    guard run.isContent else { return nil }
    let key = key(of: run)
    guard key.utf8.count >= VectorBody.least, counts[key, default: 0] > 1 else { return nil }
    if let name = names[key] { return name }
    let name = "\(id)-v\(names.count)"
    names[key] = name
    let local = run.local
    let elements = local.marks.map { element($0) }.joined()
    defined += "<g id=\"\(name)\"\(clip(of: local))>\(elements)</g>"
    return name
  }

  /// Closes the open groups that clip to other windows, and opens groups for the given windows.
  private mutating func enter(_ windows: [RoundFrame], in text: inout String) {
    let common = zip(windows, open).prefix { $0 == $1 }.count
    if open.count > common {
      text += String(repeating: "</g>", count: open.count - common) + "\n"
    }
    for window in windows.dropFirst(common) {
      text += "<g clip-path=\"url(#\(clip(window)))\">"
    }
    open = windows
  }

  private mutating func clip(of run: Run) -> String {
    run.outline.map { " clip-path=\"url(#\(clip($0)))\"" } ?? ""
  }

  /// Returns the identifier of the clip path for a window, and defines the clip path if it is new.
  private mutating func clip(_ window: RoundFrame) -> String {
    let known = windows.firstIndex(of: window)
    let name = "\(id)-\(known ?? windows.count)"
    if known == nil {
      windows.append(window)
      defined += "<clipPath id=\"\(name)\">\(rect(window.frame, window.radius, ""))</clipPath>"
    }
    return name
  }

  // MARK: - Elements

  private mutating func element(_ mark: Drawing.Mark) -> String {
    let ink = mark.ink
    let isText = mark.shape.isText
    let classes = VectorStyle.classes(of: ink, isText: isText)
    let faint = ink.opacity < 1 ? " opacity=\"\(VectorImage.number(ink.opacity))\"" : ""
    if case .letters = mark.shape {
      let look = look(classes + ["letters"], isText: true) + faint
      guard case .paint(.exact(_)) = ink.role else { return shape(mark.shape, look) }
      return shape(mark.shape, " color=\"\(style.palette[ink.role].code)\"" + look)
    }
    if isText { return shape(mark.shape, look(classes, isText: true) + faint) }
    if case .paint(.exact(_)) = ink.role {
      let code = style.palette[ink.role].code
      return shape(mark.shape, " fill=\"\(code)\"" + look(["bare"]) + faint)
    }
    guard let fill = ink.fill else {
      return shape(mark.shape, " fill=\"none\"" + look(classes) + faint)
    }
    if case .series(let index) = ink.role, fill == Ink.tint, !isPlainInPrint(ink) {
      // There must be no visible seam between adjacent regions.
      let crisp = ink.texture == nil ? "" : " shape-rendering=\"crispEdges\""
      let tinted = shape(mark.shape, look(classes + [VectorStyle.tint(index)]) + crisp + faint)
      return tinted + textured(mark, index, faint)
    }
    if fill >= 1, ink.line == .none {
      return shape(mark.shape, look([classes[0], "flat"]) + faint)
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
      defined += """
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
      let outline = Outline(corners, radius: radius).points
      return "<path d=\"\(VectorPath.line(outline))z\"\(look)/>"
    case .line(let line): return "<polyline points=\"\(points(line))\"\(look)/>"
    case .circle(let center, let radius):
      return "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" "
        + "r=\"\(number(max(0, radius)))\"\(look)/>"
    case .text(let text, let point, let anchor): return self.text(text, point, anchor, look)
    case .letters(let text, let point, let anchor, let size):
      return letters(text, point, anchor, size, look)
    case .label: return ""
    }
  }

  /// The distance from the top of a line to its baseline, in points.
  private static let baseline = 12.0

  private func text(
    _ text: String, _ point: Point2D, _ anchor: Drawing.Anchor, _ look: String
  ) -> String {
    let anchor = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    let font = hasAttributes ? VectorStyle.font.map { " \($0.name)=\"\($0.value)\"" }.joined() : ""
    return "<text x=\"\(number(point.x))\" y=\"\(number(point.y + VectorBody.baseline))\""
      + "\(anchor)\(font)\(look)>\(XMLText.escaped(text))</text>"
  }

  /// Returns text of the content of a view, which has no halo.
  private func letters(
    _ text: String, _ point: Point2D, _ anchor: Drawing.Anchor, _ size: Double, _ look: String
  ) -> String {
    let anchor = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    let font =
      hasAttributes
      ? VectorStyle.font.filter { $0.name != "font-size" }
        .map { " \($0.name)=\"\($0.value)\"" }.joined() : ""
    return "<text x=\"\(number(point.x))\" y=\"\(number(point.y))\"\(anchor)\(font)"
      + "\(look)><tspan font-size=\"\(number(size))\">\(XMLText.escaped(text))</tspan></text>"
  }

  /// Returns the frame with the given corners, or `nil` if they aren't the four corners of an
  /// upright rectangle.
  private static func upright(_ corners: [Point2D]) -> Rect2D? {
    guard corners.count == 4 else { return nil }
    let frame = Rect2D(
      x: corners[0].x, y: corners[0].y, width: corners[2].x - corners[0].x,
      height: corners[2].y - corners[0].y)
    // Scaling and moving a frame may round its corners.
    let isUpright = zip(frame.corners, corners).allSatisfy { one, other in
      (one.x - other.x).magnitude < 1e-6 && (one.y - other.y).magnitude < 1e-6
    }
    return frame.width >= 0 && frame.height >= 0 && isUpright ? frame : nil
  }

  private func rect(_ frame: Rect2D, _ radius: Double, _ look: String) -> String {
    let round = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" "
      + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\"\(round)\(look)/>"
  }

  private func points(_ points: [Point2D]) -> String {
    points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
  }

  /// One decimal is enough, because a tenth of a pixel is finer than any screen shows.
  ///
  /// The place of a view must not decide how the halves of a tenth in its content are rounded.
  private func number(_ value: Double) -> String {
    Numerals.text((value * 1e6).rounded() / 1e6, decimals: 1)
  }
}

extension Drawing {
  /// Whether the drawing shows the content of views.
  fileprivate var hasPaints: Bool {
    marks.contains { if case .paint = $0.ink.role { true } else { false } }
  }
}

extension Drawing.Shape {
  /// Whether the shape is a text.
  var isText: Bool {
    switch self {
    case .text, .label, .letters: true
    case .polygon, .line, .circle: false
    }
  }
}

/// The style of an SVG image: classes, and the properties of each class.
///
/// In a file, the properties are written as a style sheet; inside a page, whose
/// Content-Security-Policy may block style sheets, they are written as presentation attributes.
struct VectorStyle {
  let palette: Palette
  /// Whether the style contains the colors of the content of views.
  var hasPaints = true

  typealias Property = (name: String, value: String)

  /// The font of texts, specified by a generic family.
  static let font: [Property] = [
    ("font-family", "ui-sans-serif,system-ui,sans-serif"), ("font-size", "12"),
  ]

  /// Returns the classes of a mark.
  static func classes(of ink: Ink, isText: Bool) -> [String] {
    var classes = [name(of: ink.role)]
    guard !isText else { return classes }
    switch ink.line {
    case .solid: break
    case .dashed: classes.append("dashed")
    case .dotted: classes.append("dotted")
    case .dashDotted: classes.append("dashdot")
    case .none: classes.append("bare")
    }
    if ink.isBold { classes.append("bold") }
    return classes
  }

  /// Returns the class of a role; if there are more series than colors in the palette, the colors
  /// repeat.
  private static func name(of role: Ink.Role) -> String {
    switch role {
    case .edge: "edge"
    case .series(let index): "s\(index % seriesCount)"
    case .finger: "finger"
    case .decision: "decision"
    case .grid: "grid"
    case .title: "title"
    case .text: "text"
    case .caption: "caption"
    case .paint(let paint): paint.name.map { "p-\($0)" } ?? ""
    }
  }

  /// The number of series with distinct colors.
  static let seriesCount = Theme.light.palette.series.count

  /// The class of the area of a series.
  static func tint(_ index: Int) -> String { "t\(index % seriesCount)" }

  // MARK: - Properties

  /// The classes whose properties depend on the palette.
  private var colors: [(name: String, properties: [Property])] {
    let roles: [Ink.Role] = [.edge, .grid, .finger, .decision, .title, .text, .caption]
    let series = (0..<VectorStyle.seriesCount).map { Ink.Role.series($0) }
    var colors: [(name: String, properties: [Property])] = [
      (name: "paper", properties: [("fill", palette.paper.code)])
    ]
    for role in roles + series {
      colors.append((name: VectorStyle.name(of: role), properties: [("color", palette[role].code)]))
    }
    for paint in Paint.all where hasPaints {
      guard let name = paint.name else { continue }
      colors.append((name: "p-\(name)", properties: [("color", palette[paint].code)]))
    }
    for index in 0..<VectorStyle.seriesCount {
      let fill = palette.hasPatterns ? palette.paper.code : palette.tint(index).code
      colors.append((name: VectorStyle.tint(index), properties: [("fill", fill)]))
    }
    return colors
  }

  /// The classes with the same properties in all palettes.
  private static let shapes: [(name: String, properties: [Property])] = [
    ("dashed", [("stroke-dasharray", "6 4")]), ("dotted", [("stroke-dasharray", "1.5 3")]),
    ("dashdot", [("stroke-dasharray", "8 3 1.5 3")]), ("bare", [("stroke", "none")]),
    ("flat", [("fill", "currentColor"), ("stroke", "none")]),
    ("bold", [("stroke-width", "2")]), ("title", [("font-weight", "600")]),
    ("letters", [("stroke", "none"), ("font-weight", "600")]),
  ]

  /// The properties of elements that draw shapes, and of text: a halo in the background color
  /// separates text from the lines that it crosses.
  private static let shape: [Property] = [("stroke", "currentColor")]
  private func text(_ paper: String) -> [Property] {
    [
      ("fill", "currentColor"), ("stroke", paper), ("stroke-width", "3"),
      ("paint-order", "stroke"),
    ]
  }

  /// Returns the attributes of an element inside a page: its classes, to which a style sheet of the
  /// page may refer, and their properties in this palette.
  func attributes(_ classes: [String], isText: Bool) -> String {
    var properties = isText ? text(palette.paper.code) : VectorStyle.shape
    for (name, own) in colors + VectorStyle.shapes where classes.contains(name) {
      for property in own {
        properties.removeAll { $0.name == property.name }
        properties.append(property)
      }
    }
    return VectorStyle.attribute(classes)
      + properties.map { " \($0.name)=\"\($0.value)\"" }.joined()
  }

  /// Returns the attribute with the classes.
  static func attribute(_ classes: [String]) -> String {
    classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
  }

  // MARK: - Style sheets

  /// Returns the style sheet: the rules that are the same in all palettes, and those of this
  /// palette.
  ///
  /// - Parameter scope: the selector that contains the image, or an empty text for a file.
  func sheet(scope: String) -> String {
    let shapes = ["rect", "polygon", "polyline", "circle", "path"].map { "\(scope)\($0)" }
    return [
      VectorStyle.rule("\(scope)text", VectorStyle.font),
      VectorStyle.rule(shapes.joined(separator: ","), VectorStyle.shape),
    ].joined(separator: "\n") + "\n"
      + VectorStyle.shapes.map { VectorStyle.rule("\(scope).\($0.name)", $0.properties) }
      .joined(separator: " ") + "\n" + colorSheet(scope: scope)
  }

  /// Returns only the rules of this palette.
  func colorSheet(scope: String) -> String {
    VectorStyle.rule("\(scope)text", text(palette.paper.code)) + "\n"
      + colors.map { VectorStyle.rule("\(scope).\($0.name)", $0.properties) }
      .joined(separator: " ")
  }

  private static func rule(_ selector: String, _ properties: [Property]) -> String {
    "\(selector){\(properties.map { property in "\(property.name):\(pixels(property))" }.joined(separator: ";"))}"
  }

  /// Returns the value of a property for a style sheet, in which lengths need units.
  private static func pixels(_ property: Property) -> String {
    switch property.name {
    case "font-size", "stroke-width": property.value + "px"
    default: property.value
    }
  }
}
