/// The rule that decides where a paging scroll view settles: on a multiple of the page size, one
/// page per drag (G198, G200).
package struct Paging: Sendable, Hashable {
  /// The size of a page along the axis, in points.
  package let size: Double
  /// The speed, in points per second, below which the nearest page is the target.
  package let tolerance: Double

  /// Creates a rule; the default tolerance is Flutter's for a screen with three pixels per point
  /// (G146, GU14).
  ///
  /// - Throws: `OptionError` for a size outside 1e−6 … 1e9, or a negative tolerance.
  package init(size: Double, tolerance: Double = 20.0 / 3) throws(OptionError) {
    guard size >= 1e-6, size <= 1e9 else {
      throw OptionError("size", size, allowed: "1e-6 to 1e9 points")
    }
    guard tolerance >= 0, tolerance.isFinite else {
      throw OptionError("tolerance", tolerance, allowed: "at least 0 pt/s")
    }
    self.size = size
    self.tolerance = tolerance
  }

  /// Returns the target offset, in points, from an offset, its velocity in points per second, and
  /// the offset at which the drag started.
  ///
  /// At low speed, the target is the page nearest to the offset, or of two equally near pages, the
  /// one nearer to the start. Otherwise, the target is the page next to the one where the drag
  /// started, in the direction of the velocity. In both cases, the target is at most one page from
  /// the start and within the bounds, so the last page may be partial.
  package func target(
    offset: Double, velocity: Double, start: Double, within bounds: ScrollBounds? = nil
  ) -> Double {
    let place = offset.sanitized / size
    let home = (start.sanitized / size).rounded()
    let page: Double
    if !velocity.sanitized.magnitude.reaches(tolerance) || velocity.sanitized == 0 {
      let below = place.rounded(.down)
      let share = place - below
      let isHalf = share.reaches(0.5, tolerance: .samenessOfShares)
      let isMore = share.exceeds(0.5, tolerance: .samenessOfShares)
      page = isMore || (isHalf && home > place) ? below + 1 : below
    } else {
      page = home + (velocity.sanitized > 0 ? 1 : -1)
    }
    let target = min(max(page, home - 1), home + 1) * size
    return bounds?.clamp(target) ?? target
  }
}

/// The axes along which a drag moves a scroll view.
public enum ScrollAxes: String, Sendable, Hashable, CaseIterable {
  /// Only left and right.
  case horizontal
  /// Only up and down.
  case vertical
  /// Both axes.
  case both
}

/// A lock that keeps a drag to the axis along which it started, for the entire drag (G89, G90).
///
/// A drag that starts within a certain angle of an axis is locked to that axis; a diagonal drag, or
/// a drag without movement, isn't locked. The angle isn't documented; 27°, close to Android's
/// 26.57° (G88.2), is our choice.
package struct DirectionalLock: Sendable, Hashable {
  /// The maximum angle between the start of a drag and an axis for the drag to count as along the
  /// axis, in degrees, from 0 to 45.
  package let angle: Double
  private let slope: Double

  /// Creates a lock.
  ///
  /// - Throws: `OptionError` for an angle outside 0° to 45°.
  package init(angle: Double = 27) throws(OptionError) {
    guard angle >= 0, angle <= 45 else {
      throw OptionError("angle", angle, allowed: "0 to 45 degrees")
    }
    self.angle = angle
    // The computed tangent of 45° is slightly below 1.
    slope = angle == 45 ? 1 : Elementary.tan(angle / 180 * Elementary.pi)
  }

  /// Returns the axes along which a drag that starts with the given displacement moves; at exactly
  /// 45°, the drag isn't locked.
  package func axes(startingWith translation: Vector) -> ScrollAxes {
    let across = translation.dx.sanitized.magnitude
    let down = translation.dy.sanitized.magnitude
    if across > down, down <= slope * across { return .horizontal }
    if down > across, across <= slope * down { return .vertical }
    return .both
  }
}
