/// The velocity of the last segment, and zero if that is slow: WinObjC's (G114).
///
/// There it is the average of the fingers' velocities, which is the velocity of their centroid, and
/// a recognizer's samples are those of the centroid (G44). How the velocity of one finger is
/// computed is not documented; here it is its last segment's, our choice.
public struct FingerAverage: VelocityMethod {
  /// The speed in points per second below which the result is zero.
  public var minimumSpeed = 50.0

  /// Creates the method with WinObjC's number (G114).
  public init() {}

  /// Returns the average velocity of the fingers, in points per second.
  public func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    let velocity = LastSegment().velocity(of: samples, at: now)
    return velocity.length < minimumSpeed ? .zero : velocity
  }
}

extension VelocityEstimator {
  /// WinObjC's: the last segment of the fingers' centroid, and zero below 50 pt/s (G114).
  public static let windows = VelocityEstimator(
    "woc",
    "The velocity of the last segment, averaged over the touches; zero below 50 pt/s (G114).",
    .fingerAverage(FingerAverage()))
}
