/// The velocity of a mass that the finger pushes along: Android's impulse (G119).
///
/// Each segment does the work it takes to bring the mass to the segment's velocity; the answer is
/// the velocity that goes with the work done. Two samples give their segment's velocity.
public struct Impulse: VelocityMethod {
  /// The age in seconds beyond which a sample does not count.
  public var horizon = 0.1
  /// The time in seconds between two samples beyond which the finger had stopped.
  public var gap = 0.04
  /// How many samples count at most.
  public var limit = 20

  /// Makes the method with Android's limits: 100 ms, gaps to 40 ms, 20 samples (G118, G119).
  public init() {}

  /// The velocity of the pushed mass, in points per second.
  public func velocity(of samples: [PointSample], at now: Instant) -> Vector {
    let used = samples.mergedByTime.newest(horizon: horizon, gap: gap, limit: limit)
    let segments = zip(used, used.dropFirst()).map { start, end in end.velocity(since: start) }
    return Vector(dx: Self.pushed(segments.map { $0.dx }), dy: Self.pushed(segments.map { $0.dy }))
  }

  /// The velocity after the pushes of some segments, along one axis.
  private static func pushed(_ velocities: [Double]) -> Double {
    var work = 0.0
    for (index, velocity) in velocities.enumerated() {
      work += (velocity - speed(of: work)) * velocity.magnitude
      // The first push is taken to start from the velocity it ends with.
      if index == 0 { work /= 2 }
    }
    return speed(of: work)
  }

  private static func speed(of work: Double) -> Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }
}

extension VelocityEstimator {
  /// Android's impulse (G119).
  public static let impulse = VelocityEstimator(
    "impulse", staleAfter: 0.04, "The velocity of a mass that the finger pushes along (G119).",
    Impulse())
}
