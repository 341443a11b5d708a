/// A moving average of the velocities of all segments, in which each segment counts more than the
/// segments before it (G113).
///
/// The average w begins at 0 and is updated for each segment with velocity v: w = kept · w + (1 −
/// kept) · v. After n segments of a uniform motion, w falls short of the velocity by the fraction
/// keptⁿ.
package struct Smoothed: VelocityMethod {
  /// The fraction of the old value that is kept, from 0 to 1.
  public var kept: Double
  /// The speed, in points per second, that the last segment must exceed for the result not to be
  /// zero.
  package var minimumSpeed: Double

  /// Creates the method; the defaults are those of UIKit-cross-platform (G113).
  package init(kept: Double = 0.2, minimumSpeed: Double = 10) {
    self.kept = kept
    self.minimumSpeed = minimumSpeed
  }

  /// Returns the smoothed velocity, in points per second.
  package func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    var smooth = Vector.zero
    var latest = Vector.zero
    var start: PointSample?
    for index in samples.indices where samples.isLastOfInstant(index) {
      let end = samples[index]
      if let start {
        latest = end.velocity(since: start)
        smooth.dx = kept * smooth.dx + (1 - kept) * latest.dx
        smooth.dy = kept * smooth.dy + (1 - kept) * latest.dy
      }
      start = end
    }
    return latest.length > minimumSpeed ? smooth : .zero
  }
}

extension VelocityEstimator {
  /// A running average of a fifth of the old value and four fifths of the last segment's velocity,
  /// as in the scroll view of UIKit-cross-platform (G113).
  public static let smoothed = VelocityEstimator(
    "smoothed", "A running average: 20 % of the old value, 80 % of the last segment (G113).",
    .smoothed(Smoothed()))
}
