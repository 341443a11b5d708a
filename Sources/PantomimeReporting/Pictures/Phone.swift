package import PantomimeKit

/// The screen at an instant: its views, the fingers, and their paths.
package struct Phone {
  private let simulation: Simulation
  /// The views at an earlier instant, or `nil` if there is none.
  private let previous: [ShownView]?
  /// The colors of the views.
  private let colors: ViewColors
  /// Whether a decision was made at this instant.
  private let isDecisive: Bool

  /// Creates the picture of a simulation.
  ///
  /// - Parameters:
  ///   - simulation: The simulation.
  ///   - previous: An earlier simulation, or `nil`; the view that has moved farthest since then, and
  ///     those like it, are also drawn as ghosts at their earlier positions.
  ///   - colors: The colors of the views, or `nil` to choose colors for this picture alone.
  ///   - isDecisive: Whether a decision was made at this instant.
  package init(
    _ simulation: Simulation, after previous: Simulation? = nil, colors: ViewColors? = nil,
    isDecisive: Bool = false
  ) {
    self.simulation = simulation
    self.previous = previous?.shownViews
    self.colors = colors ?? ViewColors(of: [simulation])
    self.isDecisive = isDecisive
  }

  /// Returns the picture of a simulation, in points of its screen.
  package static func drawing(of simulation: Simulation) -> Drawing { Phone(simulation).drawing }

  /// The picture, in points of the screen.
  package var drawing: Drawing {
    let screen = simulation.screen
    let edge = Phone.edge(of: screen)
    let frame = edge.frame
    let views = simulation.shownViews
    var drawing = Drawing(
      screen, title: "\(simulation.name) at \(Numerals.text(simulation.now.seconds)) s",
      words: views.filter { !$0.name.isEmpty }.map { Phone.words(of: $0) } + fingers)
    Phone.add(views, colors, of: edge, after: ghosts(of: views), to: &drawing)
    addFingers(on: edge, to: &drawing)
    // The edge of the screen is added last, because nothing covers it.
    drawing.add(
      .polygon(frame.corners, radius: edge.radius),
      isDecisive ? Ink(.decision, isBold: true) : Ink(.edge))
    return drawing
  }

  /// Returns the picture of recorded views and fingers, in points of the screen.
  static func drawing(of frame: ScreenFrame, colors: ViewColors) -> Drawing {
    let edge = edge(of: frame.size)
    var drawing = Drawing(frame.size, title: "")
    add(frame.views, colors, of: edge, to: &drawing)
    for finger in frame.fingers {
      drawing.add(.circle(finger, radius: fingertip), Ink(.finger, fill: 0.4), on: edge)
    }
    drawing.add(.polygon(edge.frame.corners, radius: edge.radius), Ink(.edge))
    return drawing
  }

  /// Returns the edge of a screen.
  static func edge(of screen: Size2D) -> RoundFrame {
    RoundFrame(
      Rect2D(width: screen.width, height: screen.height), radius: corner(of: screen))
  }

  /// The alpha below which a view isn't drawn, as in the platform's hit testing.
  static let leastAlpha = 0.01

  /// The radius of the screen's corners; our choice.
  private static func corner(of screen: Size2D) -> Double { min(screen.width, screen.height) / 9 }

  // MARK: - Views

  /// Adds all views of a screen, and the ghosts, which are below all texts and below the views that
  /// have moved.
  private static func add(
    _ views: [ShownView], _ colors: ViewColors, of edge: RoundFrame, after ghosts: [ShownView] = [],
    to drawing: inout Drawing
  ) {
    let hasContent = views.contains { ViewContent.isDrawn(in: $0) }
    if hasContent {
      drawing.add(
        .polygon(edge.frame.corners, radius: edge.radius),
        Ink(.paint(.backdrop), line: .none, fill: 1), on: edge)
    }
    var ghosts = ghosts
    for view in views where view.alpha >= Phone.leastAlpha {
      // A scroll view is as invisible as on a device if its content is drawn.
      if hasContent, view.scrolls, !ViewContent.isDrawn(in: view) { continue }
      // The parts of a background, such as a map, have neither names nor texts.
      if view.isNamed || !view.text.isEmpty {
        for ghost in ghosts {
          drawing.add(
            .polygon(ghost.corners, radius: ViewContent.radius(of: ghost)),
            Ink(colors[ghost.name], line: .dotted, opacity: Phone.ghostOpacity), in: ghost.window,
            on: edge)
        }
        ghosts = []
      }
      add(view, as: colors[view.name], of: edge, to: &drawing)
    }
  }

  private static func add(
    _ view: ShownView, as role: Ink.Role, of screen: RoundFrame, to drawing: inout Drawing
  ) {
    let bounds = Rect2D(around: view.corners)
    // The visible part of the view, which contains the view's label.
    let seen = bounds.intersection(screen.frame).flatMap { part in
      view.window.map { part.intersection($0) } ?? part
    }
    guard let seen else { return }
    guard !ViewContent.isDrawn(in: view) else {
      // The content is clipped to the view, whose corners may be round, and to the screen.
      let (isUpright, radius) = (view.isUpright, ViewContent.radius(of: view))
      let outline = isUpright && radius > 0 ? RoundFrame(bounds, radius: radius) : nil
      let window = isUpright && outline == nil ? seen : view.window
      // The round corners of the screen cut nothing from a card in its middle.
      let isInside = outline != nil && screen.frame.outset(-0.3 * screen.radius).encloses(bounds)
      let edge = isInside ? nil : screen
      let piece = view.corners.first.map { Drawing.Piece(origin: $0, alpha: view.alpha) }
      for (shape, ink) in ViewContent.marks(of: view) {
        drawing.add(shape, ink, in: window, on: edge, within: outline, of: piece)
      }
      for (shape, ink) in ViewContent.edges(of: view) {
        drawing.add(shape, ink, in: view.window, on: screen, of: piece)
      }
      return
    }
    // A view that fills the screen needs no edge besides that of the screen.
    let isWhole = bounds == screen.frame && view.window == nil
    let ink = Ink(
      role, line: view.scrolls ? .dashed : .solid, fill: max(Ink.tint, view.shade),
      opacity: view.alpha)
    if !isWhole || !view.scrolls {
      drawing.add(
        .polygon(view.corners, radius: view.radius), ink, in: view.window, on: screen)
    }
    guard view.isNamed, view.alpha >= 0.5, !isWhole || !view.scrolls else { return }
    drawing.add(.label(view.name, in: seen), Ink(.text), on: screen)
  }

  /// The opacity of a ghost, with which it has a contrast of at least 3 to 1 in every theme; our choice.
  package static let ghostOpacity = 0.75

  /// The maximum number of ghosts, the minimum distance by which a view must have moved, and the
  /// minimum length of its sides, in points; our choice.
  private static let (mostGhosts, leastMovement, leastGhost) = (6, 4.0, 24.0)

  /// Returns the view that has moved farthest, at its earlier position, and the views like it; none
  /// if everything is at rest.
  private func ghosts(of views: [ShownView]) -> [ShownView] {
    guard let previous, isInMotion else { return [] }
    let moved = previous.compactMap { old -> (view: ShownView, distance: Double)? in
      guard old.isNamed, old.alpha >= 0.1, Phone.leavesGhost(old),
        let new = views.first(where: { $0.name == old.name })
      else {
        return nil
      }
      let distance = old.distance(to: new)
      return distance >= Phone.leastMovement ? (old, distance) : nil
    }
    guard let farthest = moved.max(by: { $0.distance < $1.distance })?.view else { return [] }
    let size = Rect2D(around: farthest.corners)
    let alike = moved.map { $0.view }.filter { view in
      let own = Rect2D(around: view.corners)
      return view.role == farthest.role && (own.width - size.width).magnitude < 1
        && (own.height - size.height).magnitude < 1
    }
    return alike.count <= Phone.mostGhosts ? alike : []
  }

  /// Returns whether the outline of a view says where the view was: that of an icon or a small part
  /// doesn't.
  private static func leavesGhost(_ view: ShownView) -> Bool {
    guard view.corners.count == 4 else { return false }
    switch view.role {
    case .text, .icon, .handle, .button: return false
    case .image, .row, .bar, nil: break
    }
    let (first, sides) = (view.corners[0], [view.corners[1], view.corners[3]])
    return sides.allSatisfy { end in
      max((end.x - first.x).magnitude, (end.y - first.y).magnitude) >= Phone.leastGhost
    }
  }

  /// Whether a finger is down, or anything moves.
  private var isInMotion: Bool {
    simulation.nextDeadline != nil || simulation.pan.state.isActive
      || !simulation.touchesDown.isEmpty
  }

  /// Returns the part of the screen on which a picture draws views or fingers, or `nil` if it is
  /// empty.
  static func extent(of simulation: Simulation) -> Rect2D? {
    let phone = Phone(simulation)
    let screen = Rect2D(width: simulation.screen.width, height: simulation.screen.height)
    let views = simulation.shownViews
    let hasContent = views.contains { ViewContent.isDrawn(in: $0) }
    var corners: [Point2D] = []
    for view in views where view.alpha >= leastAlpha {
      let bounds = Rect2D(around: view.corners)
      if view.scrolls, hasContent ? !ViewContent.isDrawn(in: view) : bounds == screen { continue }
      let seen = bounds.intersection(screen).flatMap { part in
        view.window.map { part.intersection($0) } ?? part
      }
      if let seen { corners += seen.corners }
    }
    let paths = phone.paths(of: simulation.touchesDown + phone.lifted)
    let pan = phone.reportedPan.map { [$0.start, $0.end] } ?? []
    for place in paths.flatMap({ $0.map { $0.place } }) + phone.taps + pan {
      let finger = Rect2D(x: place.x, y: place.y).outset(1.5 * fingertip).intersection(screen)
      if let finger { corners += finger.corners }
    }
    return corners.isEmpty ? nil : Rect2D(around: corners)
  }

  static func words(of view: ShownView) -> String {
    let frame = Rect2D(around: view.corners)
    let place = [frame.x, frame.y, frame.width, frame.height].map { Numerals.text($0, decimals: 4) }
    let alpha = view.alpha < 1 ? ", alpha \(Numerals.text(view.alpha, decimals: 2))" : ""
    return "\(view.name) at \(place[0]), \(place[1]), \(place[2]) by \(place[3]) pt\(alpha)"
  }
}

extension ShownView {
  /// Returns the largest distance between two corresponding corners.
  package func distance(to other: ShownView) -> Double {
    zip(corners, other.corners).reduce(0) { most, pair in
      max(most, max((pair.0.x - pair.1.x).magnitude, (pair.0.y - pair.1.y).magnitude))
    }
  }
}

// MARK: - Fingers

extension Phone {
  /// The radius of a drawn finger, and half the size of an arrow, in points; our choice.
  private static let (fingertip, arrow) = (14.0, 9.0)
  /// The time between two arrows on a path, in seconds; our choice.
  ///
  /// The farther apart the arrows are, the faster the finger moved.
  private static let beat = 0.05

  /// Adds the fingers that are down and their paths, those that lift at this instant as open circles,
  /// and the taps and reported pans of this instant.
  private func addFingers(on screen: RoundFrame, to drawing: inout Drawing) {
    let lifted = lifted
    let paths = paths(of: simulation.touchesDown + lifted)
    // While the finger stays within this circle, no pan is recognized (G23).
    let slop = simulation.preferences.panStart.slop ?? PanTraits().slop
    for path in paths {
      guard let start = path.first?.place else { continue }
      drawing.add(.circle(start, radius: slop), Ink(.finger, line: .dotted), on: screen)
      guard path.count > 1 else { continue }
      drawing.add(.line(path.map { $0.place }), Ink(.finger), on: screen)
      for head in Phone.arrows(on: path) { drawing.add(.line(head), Ink(.finger), on: screen) }
    }
    for touch in simulation.touchesDown {
      drawing.add(
        .circle(touch.place, radius: Phone.fingertip), Ink(.finger, fill: 0.4), on: screen)
    }
    for touch in lifted {
      drawing.add(.circle(touch.place, radius: Phone.fingertip), Ink(.finger), on: screen)
    }
    for place in taps {
      drawing.add(
        .circle(place, radius: 0.5 * Phone.fingertip), Ink(.finger, fill: 0.4), on: screen)
      drawing.add(.circle(place, radius: Phone.fingertip), Ink(.finger), on: screen)
    }
    if let (start, end) = reportedPan {
      drawing.add(.line([start, end]), Ink(.finger), on: screen)
      for head in Phone.arrows(on: [Sample(time: 0, place: start), Sample(time: 1, place: end)]) {
        drawing.add(.line(head), Ink(.finger), on: screen)
      }
      let isDown = simulation.pan.state.isActive
      drawing.add(
        .circle(end, radius: Phone.fingertip), Ink(.finger, fill: isDown ? 0.4 : nil), on: screen)
    }
  }

  /// The touches that lift at this instant.
  private var lifted: [Touch] {
    inputs.flatMap { input -> [Touch] in
      guard case .touch(let touches) = input.kind else { return [] }
      return touches.filter { $0.phase == .up }
    }
  }

  /// The places of the taps at this instant: those of the views that were tapped are their centers.
  private var taps: [Point2D] {
    inputs.compactMap { input in
      switch input.kind {
      case .tap(let view, _):
        let shown = simulation.shownViews.first { $0.name == view }
        return shown.map { Rect2D(around: $0.corners).center }
      case .tapScreen(let place, _): return place
      default: return nil
      }
    }
  }

  /// The ends of a pan that is reported at this instant: the finger is at the reported location, or
  /// at the center of the view that it moves.
  private var reportedPan: (start: Point2D, end: Point2D)? {
    let isReported = inputs.contains { if case .pan = $0.kind { true } else { false } }
    let (pan, translation) = (simulation.pan, simulation.pan.translation)
    guard isReported, translation != .zero else { return nil }
    let name = pan.view ?? simulation.recognizers.first?.view
    let view = simulation.shownViews.first { $0.name == name }
    guard let end = pan.location ?? view.map({ Rect2D(around: $0.corners).center }) else {
      return nil
    }
    return (Point2D(x: end.x - translation.dx, y: end.y - translation.dy), end)
  }

  /// The inputs of this instant.
  private var inputs: [Input] {
    var inputs: [Input] = []
    for entry in simulation.log.list.reversed() {
      guard entry.time == simulation.now else { break }
      inputs.append(entry.input)
    }
    return inputs
  }

  private var fingers: [String] {
    simulation.touchesDown.map { touch in
      "finger \(touch.id) at \(Numerals.text(touch.place.x, decimals: 1)), "
        + Numerals.text(touch.place.y, decimals: 1)
    }
  }

  /// A position of a finger, and its instant.
  private struct Sample {
    let time: Double
    let place: Point2D
  }

  /// Returns arrows on a path, equally spaced in time.
  private static func arrows(on path: [Sample]) -> [[Point2D]] {
    guard let start = path.first?.time else { return [] }
    var heads: [[Point2D]] = []
    var next = start + beat
    for (from, to) in zip(path, path.dropFirst()) where to.time >= next {
      next = to.time + beat
      let (dx, dy) = (to.place.x - from.place.x, to.place.y - from.place.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0.5, heads.count < 40 else { continue }
      let (ux, uy) = (dx / length * arrow, dy / length * arrow)
      let tip = to.place
      heads.append([
        Point2D(x: tip.x - ux - uy * 0.6, y: tip.y - uy + ux * 0.6), tip,
        Point2D(x: tip.x - ux + uy * 0.6, y: tip.y - uy - ux * 0.6),
      ])
    }
    return heads
  }

  /// Returns the paths of fingers since their touch-downs.
  private func paths(of down: [Touch]) -> [[Sample]] {
    guard !down.isEmpty else { return [] }
    var paths = down.map { [Sample(time: simulation.now.seconds, place: $0.place)] }
    var open = Array(repeating: true, count: down.count)
    for entry in simulation.log.list.reversed() {
      guard case .touch(let touches) = entry.input.kind else { continue }
      for touch in touches {
        guard let index = down.firstIndex(where: { $0.id == touch.id }), open[index] else {
          continue
        }
        paths[index].append(Sample(time: entry.time.seconds, place: touch.place))
        if touch.phase == .down { open[index] = false }
      }
      if !open.contains(true) { break }
    }
    return paths.map { $0.reversed() }
  }
}

/// The colors of the views in one or several pictures: each view has a distinct color if there are
/// enough colors; otherwise, similar views, such as the rows of a list, share a color.
package struct ViewColors: Sendable {
  private var names: [String] = []

  /// The number of distinct colors on a terminal.
  private static let most = 10

  /// Chooses the colors for the views in the given simulations.
  package init(of simulations: [Simulation]) {
    self.init(showing: simulations.map { $0.shownViews })
  }

  /// Chooses the colors for the views in the given pictures.
  init(showing pictures: [[ShownView]]) {
    var all: [String] = []
    for views in pictures {
      for view in views where view.alpha >= Phone.leastAlpha && !view.name.isEmpty {
        // All particles count as one view.
        let name = view.isNamed ? view.name : ViewColors.kind(of: view.name)
        if !all.contains(name) { all.append(name) }
      }
    }
    names = all.count <= ViewColors.most ? all : []
    guard names.isEmpty else { return }
    for name in all where !names.contains(ViewColors.kind(of: name)) {
      names.append(ViewColors.kind(of: name))
    }
  }

  /// Returns the name without its numbers: "row" for "row.3".
  private static func kind(of name: String) -> String {
    var name = name[...]
    while let dot = name.lastIndex(of: "."),
      name[name.index(after: dot)...].allSatisfy({ $0.isNumber })
    { name = name[..<dot] }
    return String(name)
  }

  /// Returns the role of a view, which determines its color.
  subscript(name: String) -> Ink.Role {
    .series(names.firstIndex(of: name) ?? names.firstIndex(of: ViewColors.kind(of: name)) ?? 0)
  }
}

extension Rect2D {
  /// Returns whether no part of another frame is outside.
  fileprivate func encloses(_ other: Rect2D) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// Creates the smallest frame that contains some points.
  init(around points: [Point2D]) {
    guard let first = points.first else {
      self.init()
      return
    }
    let (low, high) = points.reduce((first, first)) { bounds, point in
      (
        Point2D(x: min(bounds.0.x, point.x), y: min(bounds.0.y, point.y)),
        Point2D(x: max(bounds.1.x, point.x), y: max(bounds.1.y, point.y))
      )
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// A closed outline as a polygon, in which rounded corners and circles consist of many short sides.
struct Outline {
  let points: [Point2D]

  /// The maximum number of sides that replace a quarter of a circle; our choice.
  private static let most = 6

  /// Returns the number of sides that replace a quarter of a circle: as many as keep them within a
  /// tenth of a point of the circle, if that's not too many.
  private static func sides(_ radius: Double) -> Int {
    let wanted = (1.76 * radius.squareRoot()).rounded(.up)
    return wanted < Double(most) ? max(Int(wanted), 1) : most
  }

  /// Creates a polygon with rounded corners; the length of the sides limits the radius.
  init(_ corners: [Point2D], radius: Double) {
    guard radius > 0, corners.count > 2 else {
      points = corners
      return
    }
    points = corners.indices.flatMap { index in
      let before = corners[(index + corners.count - 1) % corners.count]
      return Outline.round(
        corners[index], after: before, before: corners[(index + 1) % corners.count], radius)
    }
  }

  /// Creates a circle.
  init(circle center: Point2D, radius: Double) {
    let radius = max(0, radius)
    let count = 4 * Outline.sides(radius)
    points = (0..<count).map { index in
      let turn = Transform2D(rotation: 2 * Double.pi * Double(index) / Double(count))
      let offset = turn.applied(to: Point2D(x: radius, y: 0))
      return Point2D(x: center.x + offset.x, y: center.y + offset.y)
    }
  }

  /// Returns the sides that replace a corner: they form a curve whose ends are at a distance of one
  /// radius from the corner.
  private static func round(
    _ corner: Point2D, after before: Point2D, before next: Point2D, _ radius: Double
  ) -> [Point2D] {
    let (start, end) = (
      toward(before, from: corner, radius), toward(next, from: corner, radius)
    )
    let sides = sides(radius)
    return (0...sides).map { step in
      let share = Double(step) / Double(sides)
      // The curve is a parabola through both ends, with the corner as its control point.
      return start.interpolated(to: corner, at: share)
        .interpolated(to: corner.interpolated(to: end, at: share), at: share)
    }
  }

  /// Returns the point at a distance from a corner toward another point, but at most halfway to
  /// that point.
  private static func toward(_ other: Point2D, from corner: Point2D, _ distance: Double) -> Point2D
  {
    let (dx, dy) = (other.x - corner.x, other.y - corner.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return corner }
    return corner.interpolated(to: other, at: min(distance / length, 0.5))
  }
}
