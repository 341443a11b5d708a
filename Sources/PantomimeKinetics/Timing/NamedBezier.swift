/// One of the 24 Bézier curves on easings.net that have the names of Penner's formulas (T118).
///
/// The curves approximate the formulas (`PennerEasing`) with errors from 0.002 to 0.04. An older
/// set of curves with the same names, which is still being copied, is much less accurate; these
/// aren't the curves of that set (T119).
package struct NamedBezier: Sendable, Hashable {
  /// The approximated formula; elastic and bounce can't be approximated (T117).
  package enum Family: String, Sendable, Hashable, CaseIterable {
    /// A quarter of a cosine.
    case sine
    /// The square.
    case quad
    /// The cube.
    case cubic
    /// The fourth power.
    case quart
    /// The fifth power.
    case quint
    /// An exponential.
    case expo
    /// A quarter of a circle.
    case circ
    /// A cubic that overshoots.
    case back
  }

  /// The approximated formula.
  package var family: Family
  /// The end, or the ends, at which the curve is slow.
  package var direction: EasingDirection

  /// Creates the curve for a formula that is slow at the given end.
  package init(_ family: Family, _ direction: EasingDirection) {
    self.family = family
    self.direction = direction
  }

  /// The curve; store it if you evaluate it often.
  package var curve: UnitBezier {
    let p = controlPoints
    return UnitBezier(unchecked: p.x1, p.y1, p.x2, p.y2)
  }

  /// The control points, as published (T118).
  package var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double) {
    switch (family, direction) {
    case (.sine, .easeIn): (0.12, 0, 0.39, 0)
    case (.sine, .easeOut): (0.61, 1, 0.88, 1)
    case (.sine, .easeInOut): (0.37, 0, 0.63, 1)
    case (.quad, .easeIn): (0.11, 0, 0.5, 0)
    case (.quad, .easeOut): (0.5, 1, 0.89, 1)
    case (.quad, .easeInOut): (0.45, 0, 0.55, 1)
    case (.cubic, .easeIn): (0.32, 0, 0.67, 0)
    case (.cubic, .easeOut): (0.33, 1, 0.68, 1)
    case (.cubic, .easeInOut): (0.65, 0, 0.35, 1)
    case (.quart, .easeIn): (0.5, 0, 0.75, 0)
    case (.quart, .easeOut): (0.25, 1, 0.5, 1)
    case (.quart, .easeInOut): (0.76, 0, 0.24, 1)
    case (.quint, .easeIn): (0.64, 0, 0.78, 0)
    case (.quint, .easeOut): (0.22, 1, 0.36, 1)
    case (.quint, .easeInOut): (0.83, 0, 0.17, 1)
    case (.expo, .easeIn): (0.7, 0, 0.84, 0)
    case (.expo, .easeOut): (0.16, 1, 0.3, 1)
    case (.expo, .easeInOut): (0.87, 0, 0.13, 1)
    case (.circ, .easeIn): (0.55, 0, 1, 0.45)
    case (.circ, .easeOut): (0, 0.55, 0.45, 1)
    case (.circ, .easeInOut): (0.85, 0, 0.15, 1)
    case (.back, .easeIn): (0.36, 0, 0.66, -0.56)
    case (.back, .easeOut): (0.34, 1.56, 0.64, 1)
    case (.back, .easeInOut): (0.68, -0.6, 0.32, 1.6)
    }
  }
}
