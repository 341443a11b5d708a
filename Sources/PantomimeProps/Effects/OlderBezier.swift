package import PantomimeKit

/// One of the 24 Bézier curves that were first published under the names of Penner's formulas, and
/// are still copied today (T119).
///
/// These curves are older than those of `NamedBezier`, and approximate the formulas less closely
/// (T118).
package struct OlderBezier: Sendable, Equatable {
  /// The formula that the curve approximates.
  package var family: NamedBezier.Family
  /// The direction of the easing.
  package var direction: EasingDirection

  /// Creates the curve for a formula and a direction.
  package init(_ family: NamedBezier.Family, _ direction: EasingDirection) {
    self.family = family
    self.direction = direction
  }

  /// The curve itself; store it if you evaluate it often.
  package var curve: UnitBezier {
    let points = points
    // The initializer never throws, because every x is in 0 … 1.
    return (try? UnitBezier(points[0], points[1], points[2], points[3])) ?? .easeInOut
  }

  /// The x and y of the two control points, as published (seed scene 7.4).
  private var points: [Double] {
    switch direction {
    case .easeIn: slowAtStart
    case .easeOut: slowAtEnd
    case .easeInOut: slowAtBoth
    }
  }

  private var slowAtStart: [Double] {
    switch family {
    case .sine: [0.47, 0, 0.745, 0.715]
    case .quad: [0.55, 0.085, 0.68, 0.53]
    case .cubic: [0.55, 0.055, 0.675, 0.19]
    case .quart: [0.895, 0.03, 0.685, 0.22]
    case .quint: [0.755, 0.05, 0.855, 0.06]
    case .expo: [0.95, 0.05, 0.795, 0.035]
    case .circ: [0.6, 0.04, 0.98, 0.335]
    case .back: [0.6, -0.28, 0.735, 0.045]
    }
  }

  private var slowAtEnd: [Double] {
    switch family {
    case .sine: [0.39, 0.575, 0.565, 1]
    case .quad: [0.25, 0.46, 0.45, 0.94]
    case .cubic: [0.215, 0.61, 0.355, 1]
    case .quart: [0.165, 0.84, 0.44, 1]
    case .quint: [0.23, 1, 0.32, 1]
    case .expo: [0.19, 1, 0.22, 1]
    case .circ: [0.075, 0.82, 0.165, 1]
    case .back: [0.175, 0.885, 0.32, 1.275]
    }
  }

  private var slowAtBoth: [Double] {
    switch family {
    case .sine: [0.445, 0.05, 0.55, 0.95]
    case .quad: [0.455, 0.03, 0.515, 0.955]
    case .cubic: [0.645, 0.045, 0.355, 1]
    case .quart: [0.77, 0, 0.175, 1]
    case .quint: [0.86, 0, 0.07, 1]
    case .expo: [1, 0, 0, 1]
    case .circ: [0.785, 0.135, 0.15, 0.86]
    case .back: [0.68, -0.55, 0.265, 1.55]
    }
  }
}
