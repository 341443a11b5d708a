/// The deceleration of a thrown scroll view: each millisecond, the velocity decreases to a constant
/// fraction of its value.
///
/// With k = −1000·ln rate, v(t) = v₀·e^(−kt) and x(t) = x₀ + v₀·(1 − e^(−kt))/k (T121–T123,
/// G171–G173). Positions are in points, times in seconds, and velocities in points per second, all
/// along one axis. Positive velocities increase the offset; they aren't in the direction of the
/// finger (G181). NaN counts as 0.
public struct Deceleration: Sendable, Hashable {
  /// The fraction of the velocity that remains after a millisecond.
  public let rate: Double
  /// The formula for the distance (GU12, M5).
  package var distanceFormula = DistanceFormula.integral
  /// The rate k, per second, at which the velocity decays exponentially.
  let fall: Double

  /// The formula for the distance that a velocity covers.
  package enum DistanceFormula: Sendable, Hashable, CaseIterable {
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
  /// - Throws: `OptionError` for a rate outside 1e−9 … 0.999999, our limits: each millisecond must
  ///   reduce the velocity, but not to zero.
  public init(rate: Double) throws(OptionError) {
    guard rate >= 1e-9, rate <= 0.999999 else {
      throw OptionError("rate", rate, allowed: "1e-9 to 0.999999")
    }
    self.init(knownRate: rate)
  }

  private init(knownRate rate: Double) {
    self.rate = rate
    fall = -1000 * Elementary.log(rate)
  }

  /// Returns the velocity to which an initial velocity has decayed after a number of seconds
  /// (T122).
  package func velocity(_ velocity: Double, after time: Double) -> Double {
    velocity.sanitized * Elementary.exp(-fall * max(0, time.orZero))
  }

  /// Returns the distance, in points, that an initial velocity covers in a number of seconds (T123,
  /// M5).
  package func distance(_ velocity: Double, after time: Double) -> Double {
    let gone = -Elementary.expm1(-fall * max(0, time.orZero))
    return switch distanceFormula {
    case .integral: velocity.sanitized * (gone / fall)
    case .sum: projection(velocity) * gone
    }
  }

  /// Returns the distance, in points, that an initial velocity covers until it has decayed to zero
  /// (T123, G173, M5).
  package func distance(_ velocity: Double) -> Double {
    switch distanceFormula {
    case .integral: velocity.sanitized / fall
    case .sum: projection(velocity)
    }
  }

  /// Returns the distance to the target reported at lift-off (M7).
  ///
  /// It is the integral of the velocity, regardless of the formula for the motion: (v − s)/k if the
  /// motion stops at a speed s, and v/k otherwise.
  package func announcedDistance(_ velocity: Double, until stop: Stop = .standard) -> Double {
    let velocity = velocity.sanitized
    let left =
      switch stop {
      case .speed(let speed): max(0, speed.orZero) / fall
      case .distance(let distance): max(0, distance.orZero)
      }
    let way = max(0, velocity.magnitude / fall - left)
    return velocity < 0 ? -way : way
  }

  /// Returns the number of seconds in which an initial velocity covers a distance, or `nil` if it
  /// never covers that distance (T126, G196).
  package func time(toCover distance: Double, from velocity: Double) -> Double? {
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

  /// Returns the initial velocity with which the motion settles after a distance; choosing it is
  /// one of two ways to land on a target (T127).
  package func velocity(toCover distance: Double) -> Double {
    switch distanceFormula {
    case .integral: fall * distance.sanitized
    case .sum: distance.sanitized / Self.projectionTime(rate: rate)
    }
  }

  /// Creates the deceleration with which an initial velocity settles after a distance; choosing it
  /// is the other way to land on a target (T127).
  ///
  /// - Throws: `OptionError` if the distance is zero or opposite to the velocity, or if there is no
  ///   such rate.
  package init(from velocity: Double, covering distance: Double) throws(OptionError) {
    let share = (velocity.sanitized / distance.sanitized).orZero
    guard share > 0 else {
      throw OptionError(
        "distance", distance, allowed: "a distance in the direction of the velocity")
    }
    try self.init(rate: Elementary.exp(-share / 1000))
  }

  /// The criterion for a thrown scroll view to be at rest; Apple's criterion isn't documented
  /// (T125, G177).
  package enum Stop: Sendable, Hashable {
    /// The speed is below a limit, in points per second (G176).
    case speed(Double)
    /// The distance from the target is below a limit, in points (T125).
    case distance(Double)

    /// The speed is below 10 pt/s, which matches all measured runs (G175, GU12, M6).
    package static let standard = Stop.speed(10)
  }

  /// Returns the number of seconds until an initial velocity has decayed so far that the view
  /// counts as at rest, or 0 if it already does (T125, G176).
  ///
  /// A limit below 1e−9 counts as 1e−9 (our choice), so that every throw ends.
  package func duration(_ velocity: Double, until stop: Stop = .standard) -> Double {
    let limit =
      switch stop {
      case .speed(let speed): max(speed.orZero, 1e-9)
      // The distance that remains is the distance that the velocity at that time would cover.
      case .distance(let distance): self.velocity(toCover: max(distance.orZero, 1e-9))
      }
    let speed = velocity.sanitized.magnitude
    return speed > limit ? Elementary.log(speed / limit) / fall : 0
  }

  /// Returns the displacement, in points, that the WWDC 2018 formula projects for a velocity (G174,
  /// T124).
  ///
  /// For the normal and the fast rate, the displacement is 0.499 and 0.099 seconds of the velocity:
  /// a sum over milliseconds, slightly less than the integral. Completion rules use this
  /// projection (GU12, M5).
  public func projection(_ velocity: Double) -> Double {
    velocity.sanitized * Self.projectionTime(rate: rate)
  }

  /// Returns the factor, in seconds, by which the projection multiplies a velocity: rate/(1 −
  /// rate)/1000 (G174).
  ///
  /// A rate that isn't in 0 ..< 1 counts as 0.
  package static func projectionTime(rate: Double) -> Double {
    rate >= 0 && rate < 1 ? rate / (1 - rate) / 1000 : 0
  }
}
