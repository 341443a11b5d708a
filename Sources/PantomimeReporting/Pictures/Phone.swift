package import PantomimeKit

/// The screen at an instant: its views, the fingers, and their paths.
package enum Phone {
  /// The opacity of a view's fill.
  private static let tint = 0.1

  /// Returns the picture of a simulation, in points of its screen.
  package static func drawing(of simulation: Simulation) -> Drawing {
    let screen = simulation.screen
    let frame = Rect(width: screen.width, height: screen.height)
    let edge = RoundFrame(frame, radius: corner(of: screen))
    let views = simulation.shownViews
    var drawing = Drawing(
      screen, title: "\(simulation.name) at \(Numerals.text(simulation.now.seconds)) s",
      words: views.map { words(of: $0) } + fingers(of: simulation))
    for (index, view) in views.enumerated() where view.alpha >= leastAlpha {
      add(view, as: .series(index), of: edge, to: &drawing)
    }
    addFingers(of: simulation, on: edge, to: &drawing)
    // Last, because nothing covers the edge of the screen.
    drawing.add(.polygon(frame.corners, radius: edge.radius), Ink(.edge))
    return drawing
  }

  /// The alpha below which a view isn't drawn, as in the platform's hit testing.
  private static let leastAlpha = 0.01

  /// The radius of the screen's corners; our choice.
  private static func corner(of screen: Size) -> Double { min(screen.width, screen.height) / 9 }

  private static func add(
    _ view: ShownView, as role: Ink.Role, of screen: RoundFrame, to drawing: inout Drawing
  ) {
    let bounds = Rect(around: view.corners)
    // A view that fills the screen shares the screen's edge.
    let isWhole = bounds == screen.frame && view.window == nil
    let ink = Ink(
      role, line: view.scrolls ? .dashed : .solid, fill: max(tint, view.shade),
      opacity: view.alpha)
    if !isWhole || !view.scrolls {
      drawing.add(
        .polygon(view.corners, radius: view.radius), ink, in: view.window, on: screen)
    }
    guard view.alpha >= 0.5, !view.scrolls else { return }
    // The position of the visible part.
    let seen = bounds.intersection(screen.frame).flatMap { part in
      view.window.map { part.intersection($0) } ?? part
    }
    if let seen { drawing.add(.label(view.name, in: seen), Ink(.caption), on: screen) }
  }

  private static func words(of view: ShownView) -> String {
    let frame = Rect(around: view.corners)
    let place = [frame.x, frame.y, frame.width, frame.height].map { Numerals.text($0, decimals: 1) }
    let alpha = view.alpha < 1 ? ", alpha \(Numerals.text(view.alpha, decimals: 2))" : ""
    return "\(view.name) at \(place[0]), \(place[1]), \(place[2]) by \(place[3]) pt\(alpha)"
  }
}

// MARK: - Fingers

extension Phone {
  /// The radius of a drawn finger, in points; our choice.
  private static let fingertip = 14.0

  private static func addFingers(
    of simulation: Simulation, on screen: RoundFrame, to drawing: inout Drawing
  ) {
    let ways = ways(of: simulation)
    // Within this circle, no pan is recognized (G23).
    let slop = simulation.preferences.panStart.slop ?? PanTraits().slop
    for way in ways {
      guard let start = way.first else { continue }
      drawing.add(.circle(start, radius: slop), Ink(.finger, line: .dotted), on: screen)
      if way.count > 1 { drawing.add(.line(way), Ink(.finger, line: .dotted), on: screen) }
    }
    for touch in simulation.touchesDown {
      drawing.add(.circle(touch.place, radius: fingertip), Ink(.finger, fill: 0.4), on: screen)
    }
  }

  private static func fingers(of simulation: Simulation) -> [String] {
    simulation.touchesDown.map { touch in
      "finger \(touch.id) at \(Numerals.text(touch.place.x, decimals: 1)), "
        + Numerals.text(touch.place.y, decimals: 1)
    }
  }

  /// Returns the paths of the fingers on the screen since touch-down.
  private static func ways(of simulation: Simulation) -> [[Point]] {
    let down = simulation.touchesDown
    guard !down.isEmpty else { return [] }
    var ways = down.map { [$0.place] }
    var open = Array(repeating: true, count: down.count)
    for entry in simulation.log.inputs.reversed() {
      guard case .touch(let touches) = entry.input else { continue }
      for touch in touches {
        guard let index = down.firstIndex(where: { $0.id == touch.id }), open[index] else {
          continue
        }
        ways[index].append(touch.place)
        if touch.phase == .down { open[index] = false }
      }
      if !open.contains(true) { break }
    }
    return ways.map { $0.reversed() }
  }
}

extension Rect {
  /// Creates the smallest frame that contains some points.
  init(around points: [Point]) {
    guard let first = points.first else {
      self.init()
      return
    }
    let (low, high) = points.reduce((first, first)) { bounds, point in
      (
        Point(x: min(bounds.0.x, point.x), y: min(bounds.0.y, point.y)),
        Point(x: max(bounds.1.x, point.x), y: max(bounds.1.y, point.y))
      )
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
