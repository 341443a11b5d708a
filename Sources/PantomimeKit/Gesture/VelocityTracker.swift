/// The last samples of a movement, and the velocity they make: the two-segment estimator.
///
/// With three samples the velocity is the way from the oldest to the newest over their time, with
/// two it is the last segment's, with one it is zero (G62). A resting finger adds no sample, so
/// rest does not bring the velocity to zero (G52, G53).
public struct VelocityTracker: Sendable, Equatable {
  private var samples: [Sample] = []

  private struct Sample: Sendable, Equatable {
    let time: Instant
    let place: Vector
  }

  /// Makes a tracker without samples.
  public init() {}

  /// Adds a place; one at the same instant as the last replaces it, since no time has passed.
  public mutating func add(_ place: Vector, at time: Instant) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, place: place))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// The velocity in points per second; zero where no time has passed.
  public var velocity: Vector {
    guard let first = samples.first, let last = samples.last, first.time < last.time else {
      return .zero
    }
    let seconds = last.time.seconds(since: first.time)
    return Vector(
      dx: (last.place.dx - first.place.dx) / seconds,
      dy: (last.place.dy - first.place.dy) / seconds)
  }
}
