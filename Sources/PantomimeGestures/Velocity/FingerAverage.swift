/// WinObjC's method: the velocity of the last segment, or zero if that segment is slow (G114).
///
/// WinObjC averages the velocities of the fingers. That average is the velocity of the centroid,
/// whose locations are a recognizer's samples (G44). The computation of a single finger's velocity
/// isn't documented; our choice is the velocity of its last segment.
package struct FingerAverage: VelocityMethod {
  /// The speed, in points per second, below which the result is zero.
  package var minimumSpeed = 50.0

  /// Creates the method with WinObjC's minimum speed (G114).
  package init() {}

  /// Returns the average velocity of the fingers, in points per second.
  package func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    let velocity = LastSegment().velocity(of: samples, at: now)
    return velocity.length < minimumSpeed ? .zero : velocity
  }
}

extension VelocityEstimator {
  /// WinObjC's estimator: the last segment of the fingers' centroid, or zero below 50 pt/s (G114).
  public static let windows = VelocityEstimator(
    "woc",
    "The velocity of the last segment, averaged over the touches; zero below 50 pt/s (G114).",
    .fingerAverage(FingerAverage()))
}
