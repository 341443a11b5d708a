import PantomimeKit

extension VelocityEstimator {
  /// The velocity between the last two positions of the finger.
  static let lastMove = VelocityEstimator(
    "last-move", staleAfter: 0.1, "The velocity between the last two positions.", LastMove())
}

/// Computes the velocity from the finger's positions, in points per second.
private struct LastMove: VelocityMethod {
  func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    guard let last = samples.last, let before = samples.dropLast().last else { return .zero }
    let seconds = last.time.seconds(since: before.time)
    guard seconds > 0 else { return .zero }
    return Vector(
      dx: (last.place.x - before.place.x) / seconds,
      dy: (last.place.y - before.place.y) / seconds)
  }
}
