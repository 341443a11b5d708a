/// How a thrown scroll view slows down: the velocity falls to a share of itself each millisecond.
///
/// With k = −1000·ln rate, v(t) = v₀·e^(−kt) and x(t) = x₀ + v₀·(1 − e^(−kt))/k (T121–T123, G171–
/// G173). Places are in points, times in seconds, velocities in points per second, along one axis
/// and in the sense of the offset, not of the finger (G181). What is no number counts as 0.
public struct Deceleration: Sendable, Hashable {
  /// The share of the velocity that is left after a millisecond.
  public let rate: Double
  /// The account of the way that is followed (GU12, M5).
  public var way = Way.integral
  /// The fall k of the velocity's logarithm, per second.
  let fall: Double

  /// How far a velocity leads.
  public enum Way: Sendable, Hashable, CaseIterable {
    /// By the integral of the velocity, v/k: 0.4995·v (G173).
    case integral
    /// By the sum over milliseconds, 0.499·v, as measured on iOS 26.1 (M5; G174).
    case sum
  }

  /// A scroll view's normal deceleration, 0.998 (G171, T121).
  public static let normal = Deceleration(knownRate: 0.998)
  /// A scroll view's fast deceleration, 0.99 (G171, T121).
  public static let fast = Deceleration(knownRate: 0.99)

  /// Makes a deceleration.
  ///
  /// - Throws: `OutOfRange` for a rate outside 1e−9 … 0.999999, our bounds: a share of a
  ///   millisecond's velocity has to go, and not all of it.
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

  /// The velocity some seconds after it was `velocity` (T122).
  public func velocity(_ velocity: Double, after time: Double) -> Double {
    velocity.sanitized * Elementary.exp(-fall * max(0, time.orZero))
  }

  /// The way covered in some seconds from a velocity, in points (T123, M5).
  public func distance(_ velocity: Double, after time: Double) -> Double {
    let gone = -Elementary.expm1(-fall * max(0, time.orZero))
    return switch way {
    case .integral: velocity.sanitized * (gone / fall)
    case .sum: projection(velocity) * gone
    }
  }

  /// The way covered until nothing is left of a velocity, in points (T123, G173, M5).
  public func distance(_ velocity: Double) -> Double {
    switch way {
    case .integral: velocity.sanitized / fall
    case .sum: projection(velocity)
    }
  }

  /// The way that is told at the lift as the one to the place of rest, by the integral, whatever the
  /// motion itself goes by: (v − s)/k where it stops at a speed s (M7).
  public func toldDistance(_ velocity: Double, until stop: Stop = .standard) -> Double {
    let velocity = velocity.sanitized
    let left =
      switch stop {
      case .speed(let speed): max(0, speed.orZero) / fall
      case .distance(let distance): max(0, distance.orZero)
      }
    let way = max(0, velocity.magnitude / fall - left)
    return velocity < 0 ? -way : way
  }

  /// The seconds it takes to cover a way from a velocity; `nil` if it never is (T126, G196).
  public func time(toCover distance: Double, from velocity: Double) -> Double? {
    let (distance, velocity) = (distance.sanitized, velocity.sanitized)
    guard distance != 0 else { return 0 }
    guard velocity != 0 else { return nil }
    let share =
      switch way {
      case .integral: (fall * (distance / velocity)).sanitized
      case .sum: (distance / projection(velocity)).sanitized
      }
    guard share > 0, share < 1 else { return nil }
    return -Elementary.log1p(-share) / fall
  }

  /// The velocity that comes to rest after a way: one of two ways to land on a place (T127).
  public func velocity(toCover distance: Double) -> Double {
    switch way {
    case .integral: fall * distance.sanitized
    case .sum: distance.sanitized / Self.projectionTime(rate: rate)
    }
  }

  /// The deceleration that takes a velocity to rest after a way, the other way to land (T127).
  ///
  /// - Throws: `OutOfRange` for a way that is none or opposite to the velocity, or which no rate
  ///   would lead to.
  public init(from velocity: Double, covering distance: Double) throws(OutOfRange) {
    let share = (velocity.sanitized / distance.sanitized).orZero
    guard share > 0 else {
      throw OutOfRange("distance", distance, allowed: "a distance in the direction of the velocity")
    }
    try self.init(rate: Elementary.exp(-share / 1000))
  }

  /// When a thrown scroll view counts as at rest; what Apple does is not documented (T125, G177).
  public enum Stop: Sendable, Hashable {
    /// Below a speed, in points per second (G176).
    case speed(Double)
    /// Less than this many points from where it would come to rest (T125).
    case distance(Double)

    /// Below 10 pt/s, which fits all measured runs (G175, GU12, M6).
    public static let standard = Stop.speed(10)
  }

  /// The seconds until a velocity counts as rest (T125, G176); 0 if it already does.
  ///
  /// A limit that is not above 1e−9 counts as 1e−9, our choice, so that every fling ends.
  public func duration(_ velocity: Double, until stop: Stop = .standard) -> Double {
    let limit =
      switch stop {
      case .speed(let speed): max(speed.orZero, 1e-9)
      // What is left of the way is what the velocity then leads to.
      case .distance(let distance): self.velocity(toCover: max(distance.orZero, 1e-9))
      }
    let speed = velocity.sanitized.magnitude
    return speed > limit ? Elementary.log(speed / limit) / fall : 0
  }

  /// The place WWDC 2018 projects a velocity to, as a way in points (G174, T124).
  ///
  /// 0.499 or 0.099 of the velocity: a sum over milliseconds, a thousandth less than the integral.
  /// Completion rules use it; `distance(_:)` is for motion, by either account (GU12, M5).
  public func projection(_ velocity: Double) -> Double {
    velocity.sanitized * Self.projectionTime(rate: rate)
  }

  /// The seconds of a velocity that the projection adds to a place: rate/(1 − rate)/1000 (G174).
  ///
  /// A rate that is not from 0 to below 1 counts as 0.
  public static func projectionTime(rate: Double) -> Double {
    rate >= 0 && rate < 1 ? rate / (1 - rate) / 1000 : 0
  }
}
