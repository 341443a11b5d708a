/// The average of several fingers' velocities: WinObjC's (G114).
///
/// How it makes the velocity of one finger is not recorded; here it is its last segment's, our
/// choice.
public struct FingerAverage: VelocityMethod {
  /// The speed in points per second below which the answer is zero.
  public var minimumSpeed = 50.0
  /// The seconds after a finger was lifted during which the answer is zero.
  public var quietTime = 0.25

  /// Makes the method with WinObjC's numbers (G114).
  public init() {}

  /// The velocity of a single finger, in points per second.
  public func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    average(.zero + LastSegment().velocity(of: samples, at: now), of: 1)
  }

  /// The average velocity of several fingers, in points per second.
  ///
  /// Zero if two of them move against each other (the product of their velocities is negative, our
  /// reading), for 250 ms after a finger was lifted, and below 50 pt/s (G114).
  public func velocity(
    ofFingers fingers: [[PointSample]], at now: Instant, lastLift: Instant? = nil
  ) -> Vector {
    if let lastLift, now.seconds(since: lastLift) < quietTime { return .zero }
    var sum = Vector.zero
    var velocities: [Vector] = []
    for finger in fingers {
      let velocity = LastSegment().velocity(of: finger.usable(at: now), at: now)
      for other in velocities where velocity.dx * other.dx + velocity.dy * other.dy < 0 {
        return .zero
      }
      velocities.append(velocity)
      sum = sum + velocity
    }
    return average(sum, of: velocities.count)
  }

  /// Shares a sum among some fingers; slow is zero.
  private func average(_ sum: Vector, of fingers: Int) -> Vector {
    guard fingers > 0 else { return .zero }
    let count = Double(fingers)
    let average = Vector(dx: sum.dx / count, dy: sum.dy / count)
    return average.length < minimumSpeed ? .zero : average
  }
}

extension Vector {
  fileprivate static func + (one: Vector, other: Vector) -> Vector {
    Vector(dx: one.dx + other.dx, dy: one.dy + other.dy)
  }
}

extension VelocityEstimator {
  /// WinObjC's, for a single finger: its last segment, and zero below 50 pt/s (G114).
  public static let windows = VelocityEstimator(
    "woc", "The last segment, averaged over the fingers, and zero below 50 pt/s (G114).",
    FingerAverage())
}
