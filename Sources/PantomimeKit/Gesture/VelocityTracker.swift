/// The samples of a movement as a recogniser hears of them, and the velocity they make.
///
/// A resting finger adds no sample, so that with the default estimator rest does not bring the
/// velocity to zero (G52, G53).
public struct VelocityTracker: Sendable, Equatable {
  /// What makes the velocity of the samples; the last two segments by default (G62).
  public var estimator: VelocityEstimator
  /// What it has heard of, in order.
  public private(set) var samples: [PointSample] = []

  /// More samples than any estimator looks back to are not kept; our choice.
  private static let longestHistory = 256

  /// Makes a tracker without samples.
  public init(estimator: VelocityEstimator = .twoSegment) {
    self.estimator = estimator
  }

  /// Adds a place; one at the same instant as the last replaces it, since no time has passed.
  public mutating func add(_ place: Vector, at time: Instant) {
    if samples.last?.time == time { samples.removeLast() }
    if samples.count == VelocityTracker.longestHistory { samples.removeFirst() }
    samples.append(PointSample(time: time, place: Point(x: place.dx, y: place.dy)))
  }

  /// The velocity at an instant, that of the last sample if none is given, in points per second;
  /// zero where no time has passed.
  public func velocity(at now: Instant? = nil) -> Vector {
    estimator.velocity(of: samples, at: now)
  }
}
