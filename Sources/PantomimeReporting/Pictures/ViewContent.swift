package import PantomimeKit

/// What a picture draws in a view: a photo, a row, an icon, or text, according to the view's role
/// and text.
///
/// The strip, the film, reports, the full-screen views of the prompt, and the page draw these
/// marks. All shapes and proportions are our choice; which photo belongs to a text follows from the
/// text alone.
package struct ViewContent {
  package typealias Piece = (shape: Drawing.Shape, ink: Ink)

  private let view: ShownView
  /// The size on which the content is laid out.
  private let width: Double
  private let height: Double
  private let projection: Projection
  private let radius: Double
  private var pieces: [Piece] = []

  /// Returns whether a view has content, rather than only an outline with its name.
  package static func isDrawn(in view: ShownView) -> Bool {
    view.role != nil || !view.text.isEmpty || view.color != nil
  }

  /// Returns the content of a view, from back to front, in points of the screen; a renderer clips
  /// it to the view.
  package static func marks(of view: ShownView) -> [Piece] {
    var content = ViewContent(view)
    content.draw()
    return content.pieces
  }

  /// Returns the outline of a view, which separates it from its neighbors.
  package static func edges(of view: ShownView) -> [Piece] {
    switch view.role {
    case .text, .icon, .row, .handle, .button: return []
    case .bar where view.corners.count == 4:
      // Bars and their parts have no sides.
      let corners = view.corners
      return [
        (.line([corners[0], corners[1]]), Ink(.paint(.line))),
        (.line([corners[3], corners[2]]), Ink(.paint(.line))),
      ]
    case .image, .bar, nil: break
    }
    guard !view.text.isEmpty || view.role != nil else { return [] }
    return [(.polygon(view.corners, radius: radius(of: view)), Ink(.paint(.line)))]
  }

  /// Returns the corner radius with which a view is drawn: its own, or that of a card or a sheet if
  /// it looks like one; our choice.
  package static func radius(of view: ShownView) -> Double {
    guard view.radius == 0, view.isNamed, view.isUpright else { return view.radius }
    let (width, height) = (
      view.corners[1].x - view.corners[0].x, view.corners[3].y - view.corners[0].y
    )
    switch view.role {
    case .image: return height < width ? 0 : min(12, width * 0.1)
    // A page begins at the top of the screen, and a sheet below it.
    case nil where view.color == nil && !view.text.isEmpty && view.corners[0].y > 0:
      return min(width, height) < leastPanel ? 0 : 14
    case .text, .icon, .row, .handle, .button, .bar, nil: return 0
    }
  }

  /// The shorter side from which a plain view is a panel with a title, in points; our choice.
  private static let leastPanel = 100.0

  private init(_ view: ShownView) {
    self.view = view
    projection = Projection(view.corners)
    radius = ViewContent.radius(of: view)
    guard view.corners.count == 4 else {
      (width, height) = (0, 0)
      return
    }
    (width, height) = view.size.map { ($0.width, $0.height) } ?? projection.sides
  }

  // MARK: - Parts

  private mutating func draw() {
    let color = view.color.map { Paint.exact(Palette.Color($0)) }
    guard width > 0, height > 0 else {
      if let color { pieces.append((.polygon(view.corners, radius: 0), ViewContent.filled(color))) }
      return
    }
    switch view.role {
    case .image: image(color)
    case .text: text(size: min(height * 0.8, 28), color)
    case .row: row(color)
    case .button: button(color)
    case .handle: pill(0.5 * width, 0.5 * height, min(width, 36), min(height, 5), color ?? .line)
    case .bar: bar(color)
    case .icon: icon(color)
    case nil: plain(color)
    }
    guard view.shade > 0 else { return }
    pieces.append(
      (
        .polygon(view.corners, radius: radius),
        Ink(.paint(.black), line: .none, fill: 1, opacity: min(view.shade, 1))
      ))
  }

  /// A color with a name, or a panel with a title: a screen, a sheet.
  private mutating func plain(_ color: Paint?) {
    let isPanel = color == nil && min(width, height) >= ViewContent.leastPanel
    fill(color ?? (isPanel ? .surface : .hue(seed % Paint.hueCount)))
    guard !view.text.isEmpty else { return }
    if isPanel {
      letters(view.text, 20, min(34, height * 0.6), .start, 22, .ink)
    } else {
      let ink: Paint = color.map { ViewContent.isLight($0) ? .black : .white } ?? .black
      let size = min(24, height * 0.5, width * 1.3 / Double(max(view.text.count, 1)))
      letters(view.text, width / 2, height / 2 + size * 0.35, .middle, size, ink)
    }
  }

  private mutating func text(size: Double, _ color: Paint?) {
    letters(view.text, 0, height / 2 + size * 0.35, .start, size, color ?? .ink)
  }

  /// A disk, a name, and a number if the text ends with one.
  private mutating func row(_ color: Paint?) {
    fill(color ?? .surface)
    let space = min(height * 0.32, 28)
    let radius = min(space, 20)
    let words = view.text.split(separator: " ")
    let number =
      words.count > 1 && words[words.count - 1].contains { $0.isNumber } ? words.last : nil
    let name = number == nil ? view.text : words.dropLast().joined(separator: " ")
    // The same name has the same color, whatever its number is.
    let hue = ViewContent.seed(of: name) % Paint.hueCount
    disk(16 + space, height / 2, radius, .hue(hue))
    circle(16 + space, height / 2, radius, edge: .deep(hue))
    let (left, size) = (16 + 2 * space + 16, min(17, height * 0.42))
    letters(name, left, height / 2 + size * 0.35, .start, size, .ink)
    if let number {
      letters(String(number), width - 20, height / 2 + size * 0.35, .end, size, .quiet)
    }
    box(left, height - 1, width - left, 1, .line, opacity: 0.5)
  }

  private mutating func button(_ color: Paint?) {
    let size = min(17, height * 0.45)
    guard view.text != "×" else {
      // Below the center, because the button may be in a round corner of the screen.
      let radius = min(width, height) * 0.28
      let y = height / 2 + radius * 0.4
      disk(width / 2, y, radius, color ?? .surface)
      circle(width / 2, y, radius, edge: .line)
      cross(width / 2, y, radius * 0.42, 2, .ink)
      return
    }
    let radius = view.radius > 0 ? view.radius : min(12, height / 3)
    polygon(0, 0, width, height, radius, color ?? .tint)
    letters(view.text, width / 2, height / 2 + size * 0.35, .middle, size, .onTint)
  }

  private mutating func bar(_ color: Paint?) {
    fill(color ?? .surface)
    let size = min(17, height * 0.45)
    letters(view.text, width / 2, height / 2 + size * 0.35, .middle, size, .ink)
  }

  // MARK: - Photos

  /// A number that follows from the text, and chooses among colors and motifs.
  private var seed: Int { ViewContent.seed(of: view.text) }

  private static func seed(of text: String) -> Int {
    var seed = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      seed = (seed + (index % 7 + 1) * Int(scalar.value)) % 1_000_003
    }
    return seed
  }

  /// The sign at the end of a text that stands for the controls of a player.
  private static let controls = "▶"

  /// The height of a photo relative to its width, beyond which text follows below it.
  private static let tallest = 1.45

  private mutating func image(_ color: Paint?) {
    if view.text.hasSuffix(ViewContent.controls) { return player(color) }
    let size = min(height, width * ViewContent.tallest)
    fill(.surface)
    photo(0, 0, width, size, color)
    let font = min(max(width * 0.11, 9), 34)
    letters(view.text, width * 0.07, size - width * 0.07, .start, font, .white)
    lines(from: size + 24)
  }

  /// Paragraphs of text, as bars.
  private mutating func lines(from top: Double) {
    let shares = [0.9, 0.96, 0.88, 0.5, 0, 0.93, 0.97, 0.9, 0.62]
    for (index, share) in shares.enumerated() {
      let y = top + Double(index) * 22
      guard y + 18 < height else { return }
      if share > 0 {
        pill(20 + (width - 40) * share / 2, y + 5, (width - 40) * share, 9, .line, opacity: 0.45)
      }
    }
  }

  private mutating func photo(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Paint?
  ) {
    let hue = seed % Paint.hueCount
    let (sky, land) = (color ?? .hue(hue), Paint.deep(hue))
    box(x, y, width, height, sky)
    let motif = seed / Paint.hueCount % 4
    disk(x + width * 0.76, y + height * 0.24, width * 0.1, .white)
    func place(_ across: Double, _ down: Double) -> Point2D {
      Point2D(x: x + across * width, y: y + down * height)
    }
    var outline: [Point2D] = [place(0, 1)]
    switch motif {
    case 0:
      // A skyline, with an antenna.
      let tops = [0.62, 0.46, 0.7, 0.34, 0.56, 0.66, 0.5, 0.6]
      for (index, top) in tops.enumerated() {
        let (left, right) = (Double(index) / 8, Double(index + 1) / 8)
        let top = tops[(index + seed) % 8] * 0.5 + top * 0.5
        outline += [place(left, top), place(right, top)]
      }
    case 1:
      outline += [
        place(0, 0.66), place(0.16, 0.5), place(0.24, 0.58), place(0.46, 0.3), place(0.64, 0.56),
        place(0.76, 0.46), place(1, 0.7),
      ]
    case 2:
      for step in 0...16 {
        let share = Double(step) / 16
        outline.append(place(share, 0.66 + (step % 4 == 1 ? -0.035 : step % 4 == 3 ? 0.035 : 0)))
      }
    default:
      outline.append(place(0, 0.7))
      for (index, top) in [0.44, 0.34, 0.5, 0.4, 0.48].enumerated() {
        let left = Double(index) / 5
        outline += [place(left + 0.02, 0.68), place(left + 0.1, top), place(left + 0.18, 0.68)]
      }
      outline.append(place(1, 0.7))
    }
    outline.append(place(1, 1))
    polygon(outline, land)
    switch motif {
    case 0:
      let side = width * 0.035
      for index in 0..<8 where width > 90 {
        for row in 0..<2 {
          let spot = place((Double(index) + 0.35) / 8, 0.72 + Double(row) * 0.07)
          box(spot.x, spot.y, side, side, sky)
        }
      }
    case 1:
      polygon(
        [place(0.37, 0.415), place(0.46, 0.3), place(0.535, 0.415), place(0.46, 0.38)], .white)
    case 2:
      polygon([place(0.3, 0.6), place(0.42, 0.34), place(0.42, 0.6)], .white)
      polygon([place(0.26, 0.63), place(0.5, 0.63), place(0.45, 0.69), place(0.31, 0.69)], .white)
    default: break
    }
  }

  /// Artwork, a title, and the controls of a player.
  private mutating func player(_ color: Paint?) {
    let title = view.text.dropLast(ViewContent.controls.count).trimming
    let hue = seed % Paint.hueCount
    fill(.surface)
    let size = min(max((width - 120) / 200, 0), 1)
    let side = min(width * (1 - 0.16 * size), height * 0.75)
    let (left, top) = ((width - side) / 2, height * 0.1 * size)
    polygon(left, top, side, side, 10 * size, color ?? .hue(hue))
    disk(left + side / 2, top + side / 2, side * 0.36, .deep(hue))
    circle(left + side / 2, top + side / 2, side * 0.26, edge: .hue(hue))
    disk(left + side / 2, top + side / 2, side * 0.11, .white)
    disk(left + side / 2, top + side / 2, side * 0.03, .deep(hue))
    let room = height - top - side
    let unit = min(room * 0.3, 26, width * 0.08)
    let middle = height - room * (0.5 - 0.1 * size)
    if size > 0.2 {
      letters(title, left, top + side + room * 0.16, .start, 26 * size, .ink)
      pill(width / 2, top + side + room * 0.34, side, 5, .line)
      pill(left + side * 0.2, top + side + room * 0.34, side * 0.4, 5, .tint)
      disk(left + side * 0.4, top + side + room * 0.34, 8 * size, .tint)
    }
    triangle(width / 2, middle, unit, .ink)
    for sign in [-1.0, 1.0] {
      let center = width / 2 + sign * width * 0.27
      triangle(center - sign * unit * 0.4, middle, sign * unit * 0.6, .ink)
      triangle(center + sign * unit * 0.4, middle, sign * unit * 0.6, .ink)
    }
  }

  // MARK: - Icons

  private mutating func icon(_ color: Paint?) {
    let (x, y, size) = (width / 2, height / 2, min(width, height))
    let ink = color ?? .ink
    switch view.text {
    case "Search":
      ring(x - size * 0.08, y - size * 0.08, size * 0.24, size * 0.07, ink)
      bar(x + size * 0.1, y + size * 0.1, x + size * 0.32, y + size * 0.32, size * 0.08, ink)
    case "Close": cross(x, y, size * 0.25, size * 0.08, ink)
    case "Home":
      polygon(ViewContent.house.map { Point2D(x: x + $0.dx * size, y: y + $0.dy * size) }, ink)
    case "Star":
      polygon(
        (0..<10).map { index in
          let radius = index % 2 == 0 ? 0.34 : 0.15
          let turn = Transform2D(rotation: Double(index) * Double.pi / 5)
          let offset = turn.applied(to: Point2D(y: -radius * size))
          return Point2D(x: x + offset.x, y: y + offset.y)
        }, ink)
    case "Profile":
      disk(x, y - size * 0.14, size * 0.15, ink)
      polygon(ViewContent.bust.map { Point2D(x: x + $0.dx * size, y: y + $0.dy * size) }, ink)
    case "Ring":
      ring(x, y, size * 0.38, size * 0.12, color ?? .tint)
      disk(x, y - size * 0.38, size * 0.11, .deep(1))
    case "Ball":
      disk(x, y, size * 0.48, .white)
      polygon(
        (0...12).map { index in
          let turn = Transform2D(rotation: Double(index) * Double.pi / 12)
          let offset = turn.applied(to: Point2D(x: -0.48 * size))
          return Point2D(x: x + offset.x, y: y + offset.y)
        }, .deep(4))
      box(x - size * 0.48, y - size * 0.035, size * 0.96, size * 0.07, .black)
      circle(x, y, size * 0.48, edge: .line)
      disk(x, y, size * 0.14, .black)
      disk(x, y, size * 0.09, .white)
    default: face(x, y, size, color)
    }
  }

  /// The outlines of two icons, as fractions of their size from the center.
  private static let house: [Vector] = [
    Vector(dx: -0.3, dy: 0), Vector(dx: 0, dy: -0.3), Vector(dx: 0.3, dy: 0),
    Vector(dx: 0.21, dy: 0), Vector(dx: 0.21, dy: 0.27), Vector(dx: -0.21, dy: 0.27),
    Vector(dx: -0.21, dy: 0),
  ]
  private static let bust: [Vector] = [
    Vector(dx: -0.28, dy: 0.3), Vector(dx: -0.24, dy: 0.12), Vector(dx: -0.1, dy: 0.04),
    Vector(dx: 0.1, dy: 0.04), Vector(dx: 0.24, dy: 0.12), Vector(dx: 0.28, dy: 0.3),
  ]

  /// A creature: ears, a face, and eyes.
  private mutating func face(_ x: Double, _ y: Double, _ size: Double, _ color: Paint?) {
    let hue = seed % Paint.hueCount
    var (skin, dark) = (Paint.hue(hue), Paint.deep(hue))
    if case .exact(let color)? = color {
      (skin, dark) = (.exact(color), .exact(color.over(Palette.Color(0), opacity: 0.4)))
    }
    func place(_ across: Double, _ down: Double) -> Point2D {
      Point2D(x: x + across * size, y: y + down * size)
    }
    for sign in [-1.0, 1.0] {
      switch seed / 7 % 5 {
      case 0:
        polygon(
          [place(sign * 0.38, -0.08), place(sign * 0.4, -0.46), place(sign * 0.1, -0.3)], dark)
      case 1: disk(x + sign * size * 0.28, y - size * 0.3, size * 0.15, dark)
      case 2: pill(x + sign * size * 0.17, y - size * 0.34, size * 0.13, size * 0.32, dark)
      case 3:
        bar(
          x + sign * size * 0.1, y - size * 0.25, x + sign * size * 0.22, y - size * 0.45,
          size * 0.03, dark)
        disk(x + sign * size * 0.22, y - size * 0.44, size * 0.05, dark)
      default: polygon([place(0, -0.3), place(sign * 0.22, -0.5), place(sign * 0.2, -0.28)], dark)
      }
    }
    let (wide, high) = [(0.4, 0.4), (0.35, 0.43), (0.43, 0.35)][seed / 35 % 3]
    let middle = 0.46 - high
    let outline = (0..<24).map { index in
      let turn = Transform2D(rotation: Double(index) * Double.pi / 12)
      let offset = turn.applied(to: Point2D(x: 1))
      return place(wide * offset.x, middle + high * offset.y)
    }
    polygon(outline, dark)
    polygon(
      outline.map {
        Point2D(x: x + ($0.x - x) * 0.96, y: y + middle * size + ($0.y - y - middle * size) * 0.96)
      }, skin)
    let apart = 0.12 + 0.02 * Double(seed / 5 % 4)
    for sign in [-1.0, 1.0] { disk(x + sign * size * apart, y - size * 0.02, size * 0.055, .black) }
    switch seed / 3 % 3 {
    case 0: pill(x, y + size * 0.17, size * 0.2, size * 0.05, dark)
    case 1: polygon([place(-0.1, 0.12), place(0.1, 0.12), place(0, 0.24)], dark)
    default: polygon([place(-0.13, 0.13), place(0, 0.18), place(0.13, 0.13), place(0, 0.25)], dark)
    }
  }

  // MARK: - Shapes, in points of the view

  private static func filled(_ paint: Paint, opacity: Double = 1) -> Ink {
    Ink(.paint(paint), line: .none, fill: 1, opacity: opacity)
  }

  private static func isLight(_ paint: Paint) -> Bool {
    guard case .exact(let color) = paint else { return true }
    let light = 0.3 * Double(color.red) + 0.59 * Double(color.green) + 0.11 * Double(color.blue)
    return light > 140
  }

  /// Returns the place of a point of the view on the screen.
  private func place(_ point: Point2D) -> Point2D {
    projection.place(point.x / width, point.y / height)
  }

  /// The mean factor by which lengths at a point of the view are scaled.
  private func scale(at point: Point2D) -> Double {
    guard view.size != nil else { return 1 }
    let origin = place(point)
    let across = origin.length(to: place(Point2D(x: point.x + 1, y: point.y)))
    let down = origin.length(to: place(Point2D(x: point.x, y: point.y + 1)))
    return (across * down).squareRoot()
  }

  /// The points of a circle of a view that is turned in space, or `nil` if the circle stays one.
  private func ellipse(_ x: Double, _ y: Double, _ radius: Double) -> [Point2D]? {
    guard view.size != nil, !view.isUpright else { return nil }
    return Outline(circle: Point2D(x: x, y: y), radius: radius).points.map { place($0) }
  }

  private mutating func fill(_ paint: Paint) {
    pieces.append((.polygon(view.corners, radius: radius), ViewContent.filled(paint)))
  }

  private mutating func polygon(
    _ points: [Point2D], _ paint: Paint, radius: Double = 0, opacity: Double = 1
  ) {
    let radius = radius > 0 && view.size != nil ? radius * scale(at: points[0]) : radius
    pieces.append(
      (
        .polygon(points.map { place($0) }, radius: radius),
        ViewContent.filled(paint, opacity: opacity)
      ))
  }

  private mutating func polygon(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double, _ paint: Paint,
    opacity: Double = 1
  ) {
    polygon(
      Rect2D(x: x, y: y, width: width, height: height).corners, paint, radius: radius,
      opacity: opacity)
  }

  private mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint, opacity: Double = 1
  ) {
    polygon(x, y, width, height, 0, paint, opacity: opacity)
  }

  /// A bar with round ends, around a center.
  private mutating func pill(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint, opacity: Double = 1
  ) {
    polygon(x - width / 2, y - height / 2, width, height, height / 2, paint, opacity: opacity)
  }

  private mutating func disk(_ x: Double, _ y: Double, _ radius: Double, _ paint: Paint) {
    if let points = ellipse(x, y, radius) {
      pieces.append((.polygon(points, radius: 0), ViewContent.filled(paint)))
    } else {
      pieces.append(
        (.circle(place(Point2D(x: x, y: y)), radius: radius), ViewContent.filled(paint)))
    }
  }

  private mutating func circle(_ x: Double, _ y: Double, _ radius: Double, edge paint: Paint) {
    if let points = ellipse(x, y, radius) {
      pieces.append((.polygon(points, radius: 0), Ink(.paint(paint))))
    } else {
      pieces.append((.circle(place(Point2D(x: x, y: y)), radius: radius), Ink(.paint(paint))))
    }
  }

  /// A ring with an opening at the top right, so that its rotation shows.
  private mutating func ring(
    _ x: Double, _ y: Double, _ radius: Double, _ thickness: Double, _ paint: Paint
  ) {
    func arc(_ radius: Double) -> [Point2D] {
      (0...24).map { index in
        let turn = Transform2D(rotation: Double(index) * 2 * Double.pi / 24)
        let offset = turn.applied(to: Point2D(y: -radius))
        return Point2D(x: x + offset.x, y: y + offset.y)
      }
    }
    polygon(arc(radius + thickness / 2) + arc(radius - thickness / 2).reversed(), paint)
  }

  /// A thick line.
  private mutating func bar(
    _ x: Double, _ y: Double, _ toX: Double, _ toY: Double, _ thickness: Double, _ paint: Paint
  ) {
    let (dx, dy) = (toX - x, toY - y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
    let (across, down) = (-dy / length * thickness / 2, dx / length * thickness / 2)
    polygon(
      [
        Point2D(x: x + across, y: y + down), Point2D(x: toX + across, y: toY + down),
        Point2D(x: toX - across, y: toY - down), Point2D(x: x - across, y: y - down),
      ], paint)
  }

  private mutating func cross(
    _ x: Double, _ y: Double, _ arm: Double, _ thickness: Double, _ paint: Paint
  ) {
    bar(x - arm, y - arm, x + arm, y + arm, thickness, paint)
    bar(x - arm, y + arm, x + arm, y - arm, thickness, paint)
  }

  /// A triangle that points to the right, or to the left if its size is negative.
  private mutating func triangle(_ x: Double, _ y: Double, _ size: Double, _ paint: Paint) {
    polygon(
      [
        Point2D(x: x - size * 0.6, y: y - size.magnitude), Point2D(x: x + size, y: y),
        Point2D(x: x - size * 0.6, y: y + size.magnitude),
      ], paint)
  }

  private mutating func letters(
    _ text: String, _ x: Double, _ y: Double, _ anchor: Drawing.Anchor, _ size: Double,
    _ paint: Paint
  ) {
    let point = Point2D(x: x, y: y)
    let size = size * scale(at: point)
    guard size >= 4, !text.isEmpty else { return }
    pieces.append((.letters(text, place(point), anchor, size: size), Ink(.paint(paint))))
  }
}

/// The projection of a rectangle onto four corners, in which the lines of the rectangle stay straight
/// (T142).
private struct Projection {
  private let origin: Point2D
  /// The differences from the origin for each of the two coordinates, before the division.
  private let across: Vector
  private let down: Vector
  /// The factors of the divisor, which are 0 without perspective.
  private let depth: Vector
  /// The lengths of the upper and the left side.
  let sides: (Double, Double)

  init(_ corners: [Point2D]) {
    guard corners.count == 4 else {
      (origin, across, down, depth, sides) = (Point2D(), .zero, .zero, .zero, (0, 0))
      return
    }
    let (p0, p1, p2, p3) = (corners[0], corners[1], corners[2], corners[3])
    let (right, bottom) = (
      Vector(dx: p1.x - p2.x, dy: p1.y - p2.y), Vector(dx: p3.x - p2.x, dy: p3.y - p2.y)
    )
    let excess = Vector(dx: p0.x - p1.x + p2.x - p3.x, dy: p0.y - p1.y + p2.y - p3.y)
    let area = right.dx * bottom.dy - bottom.dx * right.dy
    var depth = Vector.zero
    if area.magnitude > 1e-9, excess.dx.magnitude + excess.dy.magnitude > 1e-6 {
      depth.dx = (excess.dx * bottom.dy - bottom.dx * excess.dy) / area
      depth.dy = (right.dx * excess.dy - excess.dx * right.dy) / area
    }
    // Corners that no rectangle in front of the viewer has are connected without perspective.
    if min(depth.dx, depth.dy, depth.dx + depth.dy) <= -1 { depth = .zero }
    origin = p0
    across = Vector(dx: p1.x - p0.x + depth.dx * p1.x, dy: p1.y - p0.y + depth.dx * p1.y)
    down = Vector(dx: p3.x - p0.x + depth.dy * p3.x, dy: p3.y - p0.y + depth.dy * p3.y)
    self.depth = depth
    sides = (p0.length(to: p1), p0.length(to: p3))
  }

  /// Returns the place of a point, given by fractions of the rectangle's sides.
  func place(_ u: Double, _ v: Double) -> Point2D {
    let divisor = 1 + depth.dx * u + depth.dy * v
    return Point2D(
      x: (origin.x + across.dx * u + down.dx * v) / divisor,
      y: (origin.y + across.dy * u + down.dy * v) / divisor)
  }
}

extension Point2D {
  fileprivate func length(to other: Point2D) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension ShownView {
  /// Whether the sides of the view are horizontal and vertical.
  package var isUpright: Bool {
    guard corners.count == 4 else { return false }
    return corners[0].x == corners[3].x && corners[1].x == corners[2].x
      && corners[0].y == corners[1].y && corners[2].y == corners[3].y
  }
}

extension Substring {
  /// The text without the spaces at its end.
  fileprivate var trimming: String {
    var text = self
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
