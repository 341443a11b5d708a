/// The displacement over the last two segments divided by their time (G62).
///
/// The method uses the samples that a recognizer keeps (G50, G51). If there are only two samples,
/// the result is the velocity of the segment between them. Samples without movement don't count, so
/// rest doesn't change the velocity (G52, G53).
package struct TwoSegment: VelocityMethod {
  /// Creates the method.
  package init() {}

  /// Returns the velocity of the last two segments, in points per second.
  package func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    // In most cases, the last locations and instants are distinct, and no search for a segment is
    // needed.
    let end = samples.endIndex
    if samples.count > 3 {
      let (third, second, last) = (samples[end - 3], samples[end - 2], samples[end - 1])
      if last.place != second.place, second.place != third.place,
        third.place != samples[end - 4].place, last.time > second.time, second.time > third.time
      {
        return last.velocity(since: third)
      }
    }
    guard let (start, end) = samples.ends(ofLast: 2) else { return .zero }
    return end.velocity(since: start)
  }
}

extension VelocityEstimator {
  /// The last two segments; the default of pans (G62, GU6).
  public static let twoSegment = VelocityEstimator(
    "two-segment", "The distance of the last two segments over their time (G62).", .twoSegment)
}
