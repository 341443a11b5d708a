package import PantomimeKit

/// The views on the screen and the fingers at an instant, without the simulation that shows them.
package struct ScreenFrame: Sendable, Hashable {
  /// The size of the screen, in points.
  package let size: Size2D
  /// The views, from back to front.
  package let views: [ShownView]
  /// The positions of the fingers, in points.
  package let fingers: [Point2D]

  package init(size: Size2D, views: [ShownView], fingers: [Point2D]) {
    (self.size, self.views, self.fingers) = (size, views, fingers)
  }

  /// Creates the frame that a simulation shows.
  package init(_ simulation: Simulation) {
    self.init(
      size: simulation.screen, views: simulation.shownViews,
      fingers: simulation.touchesDown.map { $0.place })
  }
}

extension ScreenFrame {
  /// A view that two frames show differently.
  package struct Difference: Sendable {
    let expected: ShownView?
    let actual: ShownView?
    /// The largest distance between two corresponding corners, in points.
    package let distance: Double

    /// The difference in a few words.
    package var words: String {
      let name = (expected ?? actual)?.name ?? ""
      let shown = name.isEmpty ? "a view" : Printable.text(name)
      func text(_ number: Double) -> String { Numerals.text(number, decimals: 2) }
      guard let expected else { return "\(shown) is too many" }
      guard let actual else { return "\(shown) is missing" }
      if distance > ScreenFrame.place { return "\(shown) \(text(distance)) pt away" }
      if (expected.alpha - actual.alpha).magnitude > ScreenFrame.share {
        return "\(shown) alpha \(text(actual.alpha)), expected \(text(expected.alpha))"
      }
      if (expected.radius - actual.radius).magnitude > ScreenFrame.place {
        return "\(shown) radius \(text(actual.radius)), expected \(text(expected.radius))"
      }
      return "\(shown) looks different"
    }
  }

  /// The differences below which positions (in points) and fractions count as equal; our choice.
  ///
  /// Recorded frames are rounded.
  fileprivate static let (place, share) = (0.05, 0.006)

  /// Returns the views that this frame shows in another way than expected, largest distance first.
  package func differences(from expected: ScreenFrame) -> [Difference] {
    var rest: [String: [ShownView]] = [:]
    for view in expected.visible.reversed() { rest[view.name, default: []].append(view) }
    var differences: [Difference] = []
    for view in visible {
      let other = rest[view.name]?.popLast()
      let distance = other.map { $0.distance(to: view) } ?? 0
      if let other, distance <= ScreenFrame.place, other.isLike(view) { continue }
      differences.append(Difference(expected: other, actual: view, distance: distance))
    }
    for view in expected.visible where rest[view.name]?.contains(view) == true {
      differences.append(Difference(expected: view, actual: nil, distance: 0))
    }
    // Views with the same distance stay in order.
    return differences.enumerated().sorted {
      ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset)
    }.map { $0.element }
  }

  /// The views that aren't transparent.
  private var visible: [ShownView] { views.filter { $0.alpha >= Phone.leastAlpha } }
}

extension ShownView {
  /// Returns whether another view at the same place looks the same.
  fileprivate func isLike(_ other: ShownView) -> Bool {
    func isClose(_ one: Double, _ other: Double) -> Bool {
      (one - other).magnitude <= ScreenFrame.share
    }
    let colors: Bool =
      switch (color, other.color) {
      case (nil, nil): true
      case (let one?, let two?):
        isClose(one.red, two.red) && isClose(one.green, two.green) && isClose(one.blue, two.blue)
          && isClose(one.alpha, two.alpha)
      default: false
      }
    return colors && isClose(alpha, other.alpha) && isClose(shade, other.shade)
      && (radius - other.radius).magnitude <= ScreenFrame.place && role == other.role
      && text == other.text
  }
}

// MARK: - Drawings

extension ScreenFrame {
  /// Returns the picture of the screen, in its points.
  func drawing(colors: ViewColors) -> Drawing { Phone.drawing(of: self, colors: colors) }

  /// Returns the picture of the views that differ: dotted where they are expected, and solid where
  /// they are; the other views are outlines.
  func drawing(of differences: [Difference], colors: ViewColors) -> Drawing {
    var drawing = Drawing(size, title: "")
    let edge = Phone.edge(of: size)
    let actual = differences.compactMap { $0.actual }
    for view in visible where !actual.contains(view) {
      drawing.add(
        .polygon(view.corners, radius: view.radius), Ink(.grid), in: view.window, on: edge)
    }
    for difference in differences.reversed() {
      let name = (difference.expected ?? difference.actual)?.name ?? ""
      if let view = difference.actual {
        drawing.add(
          .polygon(view.corners, radius: view.radius), Ink(colors[name], fill: Ink.tint),
          in: view.window, on: edge)
        let bounds = Rect2D(around: view.corners)
        if view.isNamed, let seen = bounds.intersection(edge.frame) {
          drawing.add(.label(name, in: seen), Ink(.text), on: edge)
        }
      }
      if let view = difference.expected {
        drawing.add(
          .polygon(view.corners, radius: view.radius), Ink(.decision, line: .dotted),
          in: view.window, on: edge)
      }
    }
    drawing.add(
      .polygon(edge.frame.corners, radius: edge.radius),
      differences.isEmpty ? Ink(.edge) : Ink(.decision))
    return drawing
  }
}
