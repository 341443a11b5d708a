import PantomimeKit

/// A magnifier that becomes a cross, and back: layer animations draw and undraw four paths.
///
/// The animations stay attached and fill forward, so their final values remain visible; the model
/// values always remain those of the magnifier (S14).
struct SearchClose: TransitionScene {
  static let name = "search-close"
  static let dynamicAnimators: [String]? = []
  static let summary =
    "A tap turns a magnifier into a cross, and the next tap turns it back."
  static let shows: Insight? = Insight(
    """
    The cross consists of three paths, whose animations start at 0.15, 0.3, and 0.5 s.
    """,
    type: "scene search-close; tap on=icon; wait 0.3; show left.stroke-end right.stroke-end")
  static let examples = ["tap on=icon; wait 0.3", "run", "tap on=icon; run"]
  static let options: [SceneOption] = [.screen]

  private static let origin = Property<Point2D>("origin", .points)
  private static let strokeStart = Property<Double>("stroke-start", .fraction)
  private static let strokeEnd = Property<Double>("stroke-end", .fraction)

  /// The size of the button; our choice, as UIKit's smallest recommended size.
  private static let size = Size2D(width: 44, height: 44)

  private let circle: ViewID
  private let left: ViewID
  private let right: ViewID
  private var icon = Icon.search

  /// The current or target icon.
  private enum Icon: String, CaseIterable {
    case search, close
  }

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let icon = stage.addView("icon", laidOut: Rect2D(x: 20, y: 20, Self.size))
    let box = Rect2D(Self.size)
    circle = stage.addView(
      "circle", laidOut: box, in: icon, Self.origin(Point2D(x: 10, y: 10)), Self.strokeStart(0))
    left = stage.addView("left", laidOut: box, in: icon, Self.strokeEnd(0))
    right = stage.addView(
      "right", laidOut: box, in: icon, Self.strokeStart(0.48), Self.strokeEnd(1))
  }

  static let states = Icon.allCases.map { $0.rawValue }
  var state: String { icon.rawValue }

  static let tapDescription = "a tap switches the icon"

  var tappable: [String] { ["icon"] }

  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    icon = icon == .search ? .close : .search
    let (far, near) = (Point2D(x: 10, y: 10), Point2D(x: 2, y: 2))
    draw(circle, Self.origin, from: far, to: near, duration: 0.3, delay: 0.3, on: &stage)
    draw(circle, Self.strokeStart, from: 0, to: 1, duration: 0.35, delay: 0.15, on: &stage)
    draw(left, Self.strokeEnd, from: 0, to: 1, duration: 0.3, delay: 0.5, on: &stage)
    draw(right, Self.strokeStart, from: 0.48, to: 0, duration: 0.5, delay: 0.3, on: &stage)
    draw(right, Self.strokeEnd, from: 1, to: 0.8, duration: 0.5, delay: 0.3, on: &stage)
  }

  /// Animates one property of a path, either with a delay toward the cross, or back in reverse
  /// without a delay.
  ///
  /// An animation replaces an earlier animation with the same key.
  private func draw<Value: AnimatableValue>(
    _ path: ViewID, _ property: Property<Value>, from magnifier: Value, to cross: Value,
    duration: Double, delay: Double, on stage: inout Stage
  ) {
    let opens = icon == .close
    stage.animateLayer(
      of: path, property, from: opens ? magnifier : cross, to: opens ? cross : magnifier,
      lasting: duration, after: opens ? delay : 0, remains: true, key: property.name)
  }
}

// MARK: - Pictures

extension SearchClose {
  /// Returns how a picture displays the button or one of the paths, as far as the path is drawn.
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    guard let box = stage.frameOnScreen(of: view) else { return nil }
    let name = stage.name(of: view)
    let line: [Point2D]
    switch view {
    case circle:
      let (origin, start) = (stage.shown(view, Self.origin), stage.shown(view, Self.strokeStart))
      guard start < 0.999 else { return nil }
      let center = Point2D(x: origin.x + 7, y: origin.y + 7)
      line = (0...24).map { step in
        let share = start + (1 - start) * Double(step) / 24
        let offset = Transform2D(rotation: 2 * Double.pi * share).applied(to: Point2D(x: 6.4))
        return Point2D(x: center.x + offset.x, y: center.y + offset.y)
      }
    case left:
      line = Self.diagonal(
        Point2D(x: 29, y: 10), Point2D(x: 10, y: 29), 0, stage.shown(view, Self.strokeEnd))
    case right:
      line = Self.diagonal(
        Point2D(x: 10, y: 10), Point2D(x: 34, y: 34), stage.shown(view, Self.strokeStart),
        stage.shown(view, Self.strokeEnd))
    default:
      return ShownView(name, corners: box.corners, radius: 10).showing(.text)
    }
    guard line.count > 1 else { return nil }
    let corners = Self.band(along: line).map { Point2D(x: box.x + $0.x, y: box.y + $0.y) }
    return ShownView(name, corners: corners).showing(nil, color: .blue)
  }

  private static func diagonal(
    _ from: Point2D, _ to: Point2D, _ start: Double, _ end: Double
  ) -> [Point2D] {
    end - start < 0.01
      ? [] : [from.interpolated(to: to, at: start), from.interpolated(to: to, at: end)]
  }

  /// Returns the outline of a line that is 3 points thick.
  private static func band(along line: [Point2D]) -> [Point2D] {
    func sides(_ sign: Double) -> [Point2D] {
      line.indices.map { index in
        let (from, to) = (line[max(index - 1, 0)], line[min(index + 1, line.count - 1)])
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
        return Point2D(
          x: line[index].x - sign * 1.5 * dy / length, y: line[index].y + sign * 1.5 * dx / length)
      }
    }
    return sides(1) + sides(-1).reversed()
  }
}

// MARK: - Invariants

extension SearchClose {
  static let invariants: [SceneInvariant<SearchClose>] = [
    .always("strokes", "Every stroke starts and ends between 0 and 1.") { scene, stage in
      [
        stage.shown(scene.circle, strokeStart), stage.shown(scene.left, strokeEnd),
        stage.shown(scene.right, strokeStart), stage.shown(scene.right, strokeEnd),
      ].allSatisfy { (0...1).contains($0) }
    },
    .atRest("circle", "The circle is drawn exactly if the icon is the magnifier.") { scene, stage in
      stage.shown(scene.circle, strokeStart) == (scene.icon == .search ? 0 : 1)
    },
    .atRest("cross", "The left stroke is drawn exactly if the icon is the cross.") { scene, stage in
      stage.shown(scene.left, strokeEnd) == (scene.icon == .close ? 1 : 0)
    },
  ]
}
