/// The velocity of the last segment, and zero where that is slow: WinObjC's (G114).
///
/// There it is the average of the fingers' velocities, which is the velocity of their middle, and the
/// middle is what a recognizer's samples are of (G44). How the velocity of one finger is made is not
/// recorded; here it is its last segment's, our choice.
public struct FingerAverage: VelocityMethod {
  /// The speed in points per second below which the answer is zero.
  public var minimumSpeed = 50.0

  /// Makes the method with WinObjC's number (G114).
  public init() {}

  /// The average velocity of the fingers, in points per second.
  public func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    let velocity = LastSegment().velocity(of: samples, at: now)
    return velocity.length < minimumSpeed ? .zero : velocity
  }
}

extension VelocityEstimator {
  /// WinObjC's: the last segment of the fingers' middle, and zero below 50 pt/s (G114).
  public static let windows = VelocityEstimator(
    "woc", "The last segment, averaged over the touches; zero below 50 pt/s (G114).",
    .fingerAverage(FingerAverage()))
}
