/// A type whose values can be interpolated, as in animations.
package protocol Interpolatable: Sendable, Equatable {
  /// Returns the value at a fraction of the distance to another value: this value at 0, and the
  /// other value at 1.
  ///
  /// For fractions outside 0 … 1, which springs produce, the result is extrapolated and not
  /// clamped; values are clamped when they are drawn, if necessary (T134, T149).
  func interpolated(to other: Self, at share: Double) -> Self

  /// Returns the distance to another value, for motion at constant speed, or `nil` if the type has
  /// no measure of distance (T102).
  func distance(to other: Self) -> Double?
}

extension Interpolatable {
  /// Returns `nil`, for types without a measure of distance.
  package func distance(to other: Self) -> Double? { nil }
}

extension Double: Interpolatable {
  /// Returns the number at a fraction of the distance to another: a + (b − a)·u, or exactly b if
  /// the fraction is 1 (T134).
  ///
  /// Of the two usual formulas, this one returns exactly a if a and b are equal, and is monotonic
  /// in the fraction (our choice).
  package func interpolated(to other: Double, at share: Double) -> Double {
    if share == 1 { return other }
    return share == 0 ? self : self + (other - self) * share
  }

  /// Returns the absolute difference (T102).
  package func distance(to other: Double) -> Double? { (other - self).magnitude }
}

extension Point2D: Interpolatable {
  /// Returns the point at a fraction of the distance along a straight line to another (T134).
  package func interpolated(to other: Point2D, at share: Double) -> Point2D {
    Point2D(x: x.interpolated(to: other.x, at: share), y: y.interpolated(to: other.y, at: share))
  }

  /// Returns the distance in points (T102).
  package func distance(to other: Point2D) -> Double? {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Vector: Interpolatable {
  /// Returns the vector whose components are both at a fraction of the distance to those of another
  /// (T134).
  package func interpolated(to other: Vector, at share: Double) -> Vector {
    Vector(
      dx: dx.interpolated(to: other.dx, at: share), dy: dy.interpolated(to: other.dy, at: share))
  }
}

extension Size2D: Interpolatable {
  /// Returns the size whose dimensions are both at a fraction of the distance to those of another;
  /// an overshoot may make them negative (T134).
  package func interpolated(to other: Size2D, at share: Double) -> Size2D {
    Size2D(
      width: width.interpolated(to: other.width, at: share),
      height: height.interpolated(to: other.height, at: share))
  }
}

extension Rect2D: Interpolatable {
  /// Returns the rectangle whose origin and size are each at a fraction of the distance to those of
  /// another (T134, T135).
  package func interpolated(to other: Rect2D, at share: Double) -> Rect2D {
    Rect2D(
      x: x.interpolated(to: other.x, at: share), y: y.interpolated(to: other.y, at: share),
      width: width.interpolated(to: other.width, at: share),
      height: height.interpolated(to: other.height, at: share))
  }
}

/// The direction in which one angle changes to another.
package enum AngleInterpolation: Sendable, Hashable, CaseIterable {
  /// Through all numbers between the two angles, even over several turns, as Core Animation
  /// animates `transform.rotation` (T137).
  case asNumbers
  /// In the shorter direction, through at most half a turn, as Core Animation animates an entire
  /// transform (T138, A213).
  case shortest

  /// Returns the angle at a fraction of the distance from one angle to another, all in the unit of
  /// `turn`.
  ///
  /// If the angles are exactly half a turn apart, the shortest rotation goes toward smaller angles
  /// (T137, our choice).
  package func angle(
    from start: Double, to end: Double, at share: Double, turn: Double = 2 * .pi
  ) -> Double {
    switch self {
    case .asNumbers: return start.interpolated(to: end, at: share)
    case .shortest:
      let ahead = end - start + turn / 2
      let change = ahead - Elementary.floor(ahead / turn) * turn - turn / 2
      return start + change * share
    }
  }
}
