/// A weighted sum of the last three segments (G121).
///
/// A segment that is missing or took no time counts as zero, so the velocity is too low if there
/// are fewer than four samples (G121, G126).
package struct WeightedSegments: VelocityMethod {
  /// The weight of the oldest of the three segments.
  package var oldest: Double
  /// The weight of the middle segment.
  package var middle: Double
  /// The weight of the newest segment.
  package var newest: Double

  /// Creates the method; the defaults are the weights found for a scroll view on iOS (G121, G124).
  package init(oldest: Double = 0.6, middle: Double = 0.35, newest: Double = 0.05) {
    self.oldest = oldest
    self.middle = middle
    self.newest = newest
  }

  /// Returns the weighted velocity, in points per second.
  package func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    var sum = Vector.zero
    add(newest, ofSegment: 0, in: samples, to: &sum)
    add(middle, ofSegment: 1, in: samples, to: &sum)
    add(oldest, ofSegment: 2, in: samples, to: &sum)
    return sum
  }

  /// Adds a segment's contribution; segments are counted backward from the newest.
  private func add(
    _ weight: Double, ofSegment age: Int, in samples: ArraySlice<PointSample>,
    to sum: inout Vector
  ) {
    let end = samples.endIndex - 1 - age
    guard end > samples.startIndex else { return }
    let velocity = samples[end].velocity(since: samples[end - 1])
    sum.dx += weight * velocity.dx
    sum.dy += weight * velocity.dy
  }
}

extension VelocityEstimator {
  /// A scroll view's weights for a fling: 0.60, 0.35, and 0.05, oldest first (G121, GU10).
  public static let scrollView = VelocityEstimator(
    "scroll-view", staleAfter: 0.04,
    "The mean of three segments, weighted 0.60, 0.35, 0.05, oldest first: a scroll view's fling (G121).",
    .weightedSegments(WeightedSegments()))

  /// The weights for macOS: 0.15, 0.65, and 0.20, oldest first (G122).
  public static let scrollViewMac = VelocityEstimator(
    "scroll-view-mac", staleAfter: 0.04,
    "The mean of three segments, weighted 0.15, 0.65, 0.20, oldest first (G122).",
    .weightedSegments(WeightedSegments(oldest: 0.15, middle: 0.65, newest: 0.2)))
}
