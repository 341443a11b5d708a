/// Android's impulse method: the velocity of a mass that the finger pushes (G119).
///
/// In each segment, the finger does the work that it takes to bring the mass to the segment's
/// velocity; the result is the velocity that corresponds to the total work. Two samples yield the
/// velocity of their segment.
package struct Impulse: VelocityMethod {
  /// The maximum age of a sample that counts, in seconds.
  package var horizon = 0.1
  /// The maximum time between two samples, in seconds; after a longer time, the finger counts as
  /// having stopped.
  package var gap = 0.04
  /// The maximum number of samples that count.
  package var limit = 20

  /// Creates the method with Android's limits: 100 ms, gaps of up to 40 ms, 20 samples (G118,
  /// G119).
  package init() {}

  /// Returns the velocity of the pushed mass, in points per second.
  package func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    let window = samples.newest(horizon: horizon, gap: gap, limit: limit, merging: true)
    guard window.count > 1 else { return .zero }
    var start = samples[window.start]
    var across = Push()
    var down = Push()
    for index in samples.indices[(window.start + 1)...] where samples.isLastOfInstant(index) {
      let end = samples[index]
      let velocity = end.velocity(since: start)
      across.push(to: velocity.dx)
      down.push(to: velocity.dy)
      start = end
    }
    return Vector(dx: across.speed, dy: down.speed)
  }

  /// The work of pushes along one axis.
  private struct Push {
    private var work = 0.0
    private var isFirst = true

    mutating func push(to velocity: Double) {
      work += (velocity - speed) * velocity.magnitude
      // The first push is assumed to start at the velocity at which it ends.
      if isFirst { work /= 2 }
      isFirst = false
    }

    /// The velocity that corresponds to the work done so far.
    var speed: Double {
      let speed = (2 * work.magnitude).squareRoot()
      return work < 0 ? -speed : speed
    }
  }
}

extension VelocityEstimator {
  /// Android's impulse (G119).
  public static let impulse = VelocityEstimator(
    "impulse", staleAfter: 0.04, "The velocity of a mass that the finger pushes (G119).",
    .impulse(Impulse()))
}
