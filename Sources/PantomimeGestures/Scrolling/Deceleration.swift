/// The deceleration of a thrown scroll view: the velocity decreases to a constant fraction each
/// millisecond.
///
/// With k = −1000·ln rate, v(t) = v₀·e^(−kt) and x(t) = x₀ + v₀·(1 − e^(−kt))/k (T121–T123,
/// G171–G173). Positions are in points, times in seconds, velocities in points per second, along
/// one axis and in the direction of the offset, not of the finger (G181). NaN counts as 0.
public struct Deceleration: Sendable, Hashable {
  /// The fraction of the velocity that remains after a millisecond.
  public let rate: Double
  /// The formula for the distance (GU12, M5).
  public var distanceFormula = DistanceFormula.integral
  /// The decay rate k of the velocity's logarithm, per second.
  let fall: Double

  /// The formula for the distance at a velocity.
  public enum DistanceFormula: Sendable, Hashable, CaseIterable {
    /// The integral of the velocity, v/k: 0.4995·v (G173).
    case integral
    /// The sum over milliseconds, 0.499·v, as measured on iOS 26.1 (M5; G174).
    case sum
  }

  /// A scroll view's normal deceleration, 0.998 (G171, T121).
  public static let normal = Deceleration(knownRate: 0.998)
  /// A scroll view's fast deceleration, 0.99 (G171, T121).
  public static let fast = Deceleration(knownRate: 0.99)

  /// Creates a deceleration.
  ///
  /// - Throws: `OutOfRange` for a rate outside 1e−9 … 0.999999, our limits: each millisecond must
  ///   reduce the velocity, but not to zero.
  public init(rate: Double) throws(OutOfRange) {
    guard rate >= 1e-9, rate <= 0.999999 else {
      throw OutOfRange("rate", rate, allowed: "1e-9 to 0.999999")
    }
    self.init(knownRate: rate)
  }

  private init(knownRate rate: Double) {
    self.rate = rate
    fall = -1000 * Elementary.log(rate)
  }

  /// Returns the velocity a number of seconds after it was `velocity` (T122).
  public func velocity(_ velocity: Double, after time: Double) -> Double {
    velocity.sanitized * Elementary.exp(-fall * max(0, time.orZero))
  }

  /// Returns the distance covered in a number of seconds from a velocity, in points (T123, M5).
  public func distance(_ velocity: Double, after time: Double) -> Double {
    let gone = -Elementary.expm1(-fall * max(0, time.orZero))
    return switch distanceFormula {
    case .integral: velocity.sanitized * (gone / fall)
    case .sum: projection(velocity) * gone
    }
  }

  /// Returns the distance covered until a velocity has decayed to zero, in points (T123, G173, M5).
  public func distance(_ velocity: Double) -> Double {
    switch distanceFormula {
    case .integral: velocity.sanitized / fall
    case .sum: projection(velocity)
    }
  }

  /// Returns the distance to the target reported at lift-off: the integral, regardless of the
  /// formula for the motion, or (v − s)/k if the motion stops at a speed s (M7).
  public func announcedDistance(_ velocity: Double, until stop: Stop = .standard) -> Double {
    let velocity = velocity.sanitized
    let left =
      switch stop {
      case .speed(let speed): max(0, speed.orZero) / fall
      case .distance(let distance): max(0, distance.orZero)
      }
    let way = max(0, velocity.magnitude / fall - left)
    return velocity < 0 ? -way : way
  }

  /// Returns the seconds that it takes to cover a distance from a velocity, or `nil` if the motion
  /// never covers it (T126, G196).
  public func time(toCover distance: Double, from velocity: Double) -> Double? {
    let (distance, velocity) = (distance.sanitized, velocity.sanitized)
    guard distance != 0 else { return 0 }
    guard velocity != 0 else { return nil }
    let share =
      switch distanceFormula {
      case .integral: (fall * (distance / velocity)).sanitized
      case .sum: (distance / projection(velocity)).sanitized
      }
    guard share > 0, share < 1 else { return nil }
    return -Elementary.log1p(-share) / fall
  }

  /// Returns the velocity that settles after a distance, which is one of two ways to land on a
  /// target (T127).
  public func velocity(toCover distance: Double) -> Double {
    switch distanceFormula {
    case .integral: fall * distance.sanitized
    case .sum: distance.sanitized / Self.projectionTime(rate: rate)
    }
  }

  /// Creates the deceleration that settles after a distance from a velocity, which is the other way
  /// to land on a target (T127).
  ///
  /// - Throws: `OutOfRange` if the distance is zero or opposite to the velocity, or if there is no
  ///   such rate.
  public init(from velocity: Double, covering distance: Double) throws(OutOfRange) {
    let share = (velocity.sanitized / distance.sanitized).orZero
    guard share > 0 else {
      throw OutOfRange("distance", distance, allowed: "a distance in the direction of the velocity")
    }
    try self.init(rate: Elementary.exp(-share / 1000))
  }

  /// The criterion for a thrown scroll view to be at rest; Apple's criterion isn't documented
  /// (T125, G177).
  public enum Stop: Sendable, Hashable {
    /// The speed is below a limit, in points per second (G176).
    case speed(Double)
    /// The distance from the target is below a limit, in points (T125).
    case distance(Double)

    /// Below 10 pt/s, which matches all measured runs (G175, GU12, M6).
    public static let standard = Stop.speed(10)
  }

  /// Returns the seconds until a velocity counts as rest (T125, G176), or 0 if it already does.
  ///
  /// A limit below 1e−9 counts as 1e−9, our choice, so that every fling ends.
  public func duration(_ velocity: Double, until stop: Stop = .standard) -> Double {
    let limit =
      switch stop {
      case .speed(let speed): max(speed.orZero, 1e-9)
      // The remaining distance is the distance for the remaining velocity.
      case .distance(let distance): self.velocity(toCover: max(distance.orZero, 1e-9))
      }
    let speed = velocity.sanitized.magnitude
    return speed > limit ? Elementary.log(speed / limit) / fall : 0
  }

  /// Returns the displacement to which WWDC 2018 projects a velocity, in points (G174, T124).
  ///
  /// It is 0.499 or 0.099 of the velocity: a sum over milliseconds, a thousandth less than the
  /// integral. Completion rules use it; `distance(_:)` is for motion, with either formula (GU12,
  /// M5).
  public func projection(_ velocity: Double) -> Double {
    velocity.sanitized * Self.projectionTime(rate: rate)
  }

  /// Returns the factor, in seconds, by which the projection multiplies a velocity: rate/(1 −
  /// rate)/1000 (G174).
  ///
  /// A rate that isn't in 0 ..< 1 counts as 0.
  public static func projectionTime(rate: Double) -> Double {
    rate >= 0 && rate < 1 ? rate / (1 - rate) / 1000 : 0
  }
}
