/// A type whose values can be interpolated, as in animations.
public protocol Interpolatable: Sendable, Equatable {
  /// Returns the value at a fraction of the distance to another: this one at 0, the other at 1.
  ///
  /// Fractions outside 0 … 1, which springs produce, extrapolate past the ends without clamping;
  /// drawing clamps if necessary (T134, T149).
  func interpolated(to other: Self, at share: Double) -> Self

  /// Returns the distance to another value, for motion at constant speed, or `nil` if the type has
  /// no measure of distance (T102).
  func distance(to other: Self) -> Double?
}

extension Interpolatable {
  /// Returns `nil`, for types without a measure of distance.
  public func distance(to other: Self) -> Double? { nil }
}

extension Double: Interpolatable {
  /// Returns the number at a fraction of the distance to another: a + (b − a)·u, and exactly b at 1
  /// (T134).
  ///
  /// Of the two usual forms, this is the one that keeps an unchanging number exact and is monotonic
  /// in the fraction (our choice).
  public func interpolated(to other: Double, at share: Double) -> Double {
    if share == 1 { return other }
    return share == 0 ? self : self + (other - self) * share
  }

  /// Returns the absolute difference (T102).
  public func distance(to other: Double) -> Double? { (other - self).magnitude }
}

extension Point: Interpolatable {
  /// Returns the point at a fraction of the straight line to another (T134).
  public func interpolated(to other: Point, at share: Double) -> Point {
    Point(x: x.interpolated(to: other.x, at: share), y: y.interpolated(to: other.y, at: share))
  }

  /// Returns the distance in points (T102).
  public func distance(to other: Point) -> Double? {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Vector: Interpolatable {
  /// Returns the vector with both components at a fraction of the distance (T134).
  public func interpolated(to other: Vector, at share: Double) -> Vector {
    Vector(
      dx: dx.interpolated(to: other.dx, at: share), dy: dy.interpolated(to: other.dy, at: share))
  }
}

extension Size: Interpolatable {
  /// Returns the size with both dimensions at a fraction of the distance; an overshoot may make
  /// them negative (T134).
  public func interpolated(to other: Size, at share: Double) -> Size {
    Size(
      width: width.interpolated(to: other.width, at: share),
      height: height.interpolated(to: other.height, at: share))
  }
}

extension Rect: Interpolatable {
  /// Returns the rectangle with origin and size each at a fraction of the distance (T134, T135).
  public func interpolated(to other: Rect, at share: Double) -> Rect {
    Rect(
      x: x.interpolated(to: other.x, at: share), y: y.interpolated(to: other.y, at: share),
      width: width.interpolated(to: other.width, at: share),
      height: height.interpolated(to: other.height, at: share))
  }
}

/// The direction in which one angle changes to another.
public enum AngleInterpolation: Sendable, Hashable, CaseIterable {
  /// Through all the numbers in between, even over several turns, as Core Animation animates
  /// `transform.rotation` (T137).
  case asNumbers
  /// Through at most half a turn, as Core Animation animates an entire transform (T138, A213).
  case shortest

  /// Returns the angle at a fraction of the distance from one to another, in the unit of `turn`.
  ///
  /// Exactly half a turn is a tie, which is broken toward smaller angles (T137, our choice).
  public func angle(
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
