/// A value that has others between itself and another, as animations show them.
public protocol Interpolatable: Sendable, Equatable {
  /// The value at a share of the way to another: this one at 0, the other at 1.
  ///
  /// A share outside 0 … 1, as springs have, goes on beyond the ends, and nothing is clamped: that
  /// is for whoever draws the value (T134, T149).
  func interpolated(to other: Self, at share: Double) -> Self

  /// How far it is to another, for motion at an even pace; nil where there is no measure (T102).
  func distance(to other: Self) -> Double?
}

extension Interpolatable {
  /// No measure, unless a type has one.
  public func distance(to other: Self) -> Double? { nil }
}

extension Double: Interpolatable {
  /// The number at a share of the way to another: a + (b − a)·u, and exactly b at 1 (T134).
  ///
  /// Of the two usual forms this is the one in which a number that does not change stays exactly
  /// what it is, and which only rises or only falls with the share (our choice).
  public func interpolated(to other: Double, at share: Double) -> Double {
    if share == 1 { return other }
    return share == 0 ? self : self + (other - self) * share
  }

  /// The difference without its sign (T102).
  public func distance(to other: Double) -> Double? { (other - self).magnitude }
}

extension Point: Interpolatable {
  /// The point at a share of the straight way to another (T134).
  public func interpolated(to other: Point, at share: Double) -> Point {
    Point(x: x.interpolated(to: other.x, at: share), y: y.interpolated(to: other.y, at: share))
  }

  /// The straight distance in points (T102).
  public func distance(to other: Point) -> Double? {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Vector: Interpolatable {
  /// The vector with both parts at a share of the way (T134).
  public func interpolated(to other: Vector, at share: Double) -> Vector {
    Vector(
      dx: dx.interpolated(to: other.dx, at: share), dy: dy.interpolated(to: other.dy, at: share))
  }
}

extension Size: Interpolatable {
  /// The size with both extents at a share of the way; an overshoot may make it negative (T134).
  public func interpolated(to other: Size, at share: Double) -> Size {
    Size(
      width: width.interpolated(to: other.width, at: share),
      height: height.interpolated(to: other.height, at: share))
  }
}

extension Rect: Interpolatable {
  /// The rectangle with origin and size at a share of the way, each by itself (T134, T135).
  public func interpolated(to other: Rect, at share: Double) -> Rect {
    Rect(
      x: x.interpolated(to: other.x, at: share), y: y.interpolated(to: other.y, at: share),
      width: width.interpolated(to: other.width, at: share),
      height: height.interpolated(to: other.height, at: share))
  }
}

/// Which way an angle goes to another.
public enum AngleInterpolation: Sendable, Equatable, CaseIterable {
  /// Through all the numbers between, however many turns that is: what Core Animation does along
  /// `transform.rotation` (T137).
  case asNumbers
  /// Through at most half a turn: what it does to a whole transform (T138, A213).
  case shortest

  /// The angle at a share of the way from one to another, in whatever unit `turn` is given.
  ///
  /// Exactly half a turn is a tie, and goes towards smaller angles (T137, our choice).
  public func angle(
    from start: Double, to end: Double, at share: Double, turn: Double = 2 * Elementary.pi
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
