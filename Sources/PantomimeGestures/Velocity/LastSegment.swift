/// The velocity of the last segment alone (G112).
package struct LastSegment: VelocityMethod {
  /// A Boolean value that indicates whether the segment's time extends to lift-off, so that a rest
  /// before lift-off lowers the velocity.
  package var countsRest: Bool

  /// Creates the method.
  package init(countsRest: Bool = false) {
    self.countsRest = countsRest
  }

  /// Returns the velocity of the last segment, in points per second.
  package func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    guard let (start, end) = samples.ends(ofLast: 1), start.time < end.time else { return .zero }
    let stop = countsRest ? now : end.time
    return end.velocity(since: start, taking: stop.seconds(since: start.time))
  }
}

extension VelocityEstimator {
  /// The last segment, unaffected by a rest (G112, Chameleon).
  public static let lastSegment = VelocityEstimator(
    "last-segment", "The velocity of the last segment (G112).", .lastSegment(LastSegment()))

  /// The last segment up to lift-off, so that a rest lowers the velocity (G112,
  /// UIKit-cross-platform).
  public static let lastSegmentToLift = VelocityEstimator(
    "last-segment-to-lift", "The distance of the last segment over the time until lift-off (G112).",
    .lastSegment(LastSegment(countsRest: true)))
}
