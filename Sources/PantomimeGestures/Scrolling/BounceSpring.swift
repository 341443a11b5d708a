/// The spring that returns a scroll view to its bound: y″ + 2β·y′ + ω²·y = 0 (T128, G195).
///
/// y is the distance past the bound, in points. The velocity is in points per second, and is
/// directed away from the bound if it has the same sign as y. The motion is composed of two
/// functions of `SpringCurve`: its motion from rest to the target, and the velocity of that motion,
/// which is ω² times the response of a spring at its target to a push.
package struct BounceSpring: Sendable, Hashable {
  /// The mass.
  package let mass: Double
  /// The stiffness.
  package let stiffness: Double
  /// The damping ratio.
  package let dampingRatio: Double
  private let spring: SpringCurve

  /// The spring that was used before measurements were available: mass 1, stiffness 200, critical
  /// damping (G195, GU13); it is still used for pages and chosen targets.
  package static let standard = BounceSpring(knownStiffness: 200)
  /// The spring measured on iOS 26.1: mass 1, stiffness 120, damping 22, so that the two terms of
  /// its motion decay at rates of 10 and 12 per second (M9).
  package static let measured = BounceSpring(
    knownStiffness: 120, ratio: 22 / (2 * 120.0.squareRoot()), damping: 22)
  /// ScrollMechanics' slower spring: mass 1, stiffness 100, critical damping (G195, T128).
  package static let slow = BounceSpring(knownStiffness: 100)
  /// Flutter's spring: mass 0.5, stiffness 100, damping ratio 1.1 (G195).
  package static let flutter = BounceSpring(knownMass: 0.5, knownStiffness: 100, ratio: 1.1)
  /// Compose's spring for a release toward the content: stiffness 400, damping ratio 0.75 (G195).
  package static let inward = BounceSpring(knownStiffness: 400, ratio: 0.75)

  /// Creates a spring.
  ///
  /// - Throws: `OptionError` for a mass, stiffness, or damping ratio outside 1e−3 … 1e6, our limits;
  ///   without damping, nothing would settle.
  package init(mass: Double = 1, stiffness: Double, dampingRatio: Double = 1) throws(OptionError) {
    let range = 1e-3...1e6
    for (name, value) in [
      ("mass", mass), ("stiffness", stiffness), ("dampingRatio", dampingRatio),
    ] where !range.contains(value) {
      throw OptionError(name, value, allowed: "1e-3 to 1e6")
    }
    self.init(knownMass: mass, knownStiffness: stiffness, ratio: dampingRatio)
  }

  private init(
    knownMass mass: Double = 1, knownStiffness stiffness: Double, ratio: Double = 1,
    damping: Double? = nil
  ) {
    self.mass = mass
    self.stiffness = stiffness
    dampingRatio = ratio
    spring = SpringCurve(
      knownMass: mass, stiffness: stiffness,
      damping: damping ?? 2 * ratio * (stiffness * mass).squareRoot(), allowsOverdamping: true)
  }

  /// Returns the distance past the bound after a number of seconds, given its initial value and its
  /// initial velocity.
  package func excess(_ excess: Double, velocity: Double, after time: Double) -> Double {
    let time = max(0, time.orZero)
    let square = spring.frequency * spring.frequency
    return excess.sanitized * (1 - spring.value(at: time))
      + velocity.sanitized * (spring.velocity(at: time) / square)
  }

  /// Returns the velocity after a number of seconds, given the initial distance past the bound and
  /// its initial velocity.
  package func velocity(_ excess: Double, velocity: Double, after time: Double) -> Double {
    let time = max(0, time.orZero)
    let square = spring.frequency * spring.frequency
    let rate = spring.velocity(at: time)
    return velocity.sanitized * (1 - spring.value(at: time) - 2 * spring.decayRate * rate / square)
      - excess.sanitized * rate
  }

  /// Returns the number of seconds after which the distance stays below a tolerance, in points.
  ///
  /// The result is an upper bound, which for critical damping is the usual one (G197): the time
  /// after which each of the two terms of the motion is below half of the tolerance. A tolerance
  /// below 1e−9 counts as 1e−9.
  package func duration(_ excess: Double, velocity: Double, tolerance: Double = 0.5) -> Double {
    let tolerance = max(tolerance.orZero, 1e-9)
    let (y, v) = (excess.sanitized, velocity.sanitized)
    let rate = spring.decayRate
    switch spring.regime {
    case .underDamped:
      let swing = (v + rate * y) / spring.dampedFrequency
      let size = max(y.magnitude, swing.magnitude)
      guard size > 0 else { return 0 }
      let (up, along) = (y / size, swing / size)
      let amplitude = size * (up * up + along * along).squareRoot()
      return max(0, Elementary.log(amplitude / tolerance) / rate)
    case .critical:
      let fading = decay(of: y, at: rate, below: tolerance)
      let push = (v + rate * y).magnitude
      guard push > 0 else { return fading }
      // t·e^(−ωt) is at most 2/(eω)·e^(−ωt/2).
      let peak = 4 * push / (Elementary.exp(1) * rate * tolerance)
      return max(fading, 2 / rate * Elementary.log(peak))
    case .overDamped:
      let fast = -(v + spring.slowRate * y) / (2 * spring.dampedFrequency)
      return max(
        decay(of: fast, at: spring.fastRate, below: tolerance),
        decay(of: y - fast, at: spring.slowRate, below: tolerance))
    }
  }

  /// Returns the number of seconds after which the distance stays below a tolerance, in points: the
  /// last time at which the distance equals the tolerance, found by bisection (M11).
  ///
  /// The result is never later than the upper bound `duration(_:velocity:tolerance:)`, and is 0 if
  /// the distance is always below the tolerance. For a spring that oscillates, the result is that
  /// upper bound. A tolerance below 1e−9 counts as 1e−9.
  package func instant(_ excess: Double, velocity: Double, tolerance: Double = 0.5) -> Double {
    let tolerance = max(tolerance.orZero, 1e-9)
    let bound = duration(excess, velocity: velocity, tolerance: tolerance)
    guard spring.regime != .underDamped else { return bound }
    func isBeyond(_ time: Double) -> Bool {
      self.excess(excess, velocity: velocity, after: time).magnitude >= tolerance
    }
    // After its only reversal, the distance only decreases; before the reversal, the motion may
    // have crossed the bound once.
    var before = turns(excess, velocity: velocity, within: bound).last ?? 0
    if !isBeyond(before) {
      // If the distance was within the tolerance at its reversal, it can have exceeded the
      // tolerance only before the reversal.
      guard before > 0, isBeyond(0) else { return 0 }
      return falling(from: 0, to: before, isBeyond)
    }
    if isBeyond(bound) { before = bound }
    return falling(from: before, to: bound, isBeyond)
  }

  /// Returns the time at which a decreasing distance falls below a tolerance, to the last bit.
  private func falling(
    from start: Double, to end: Double, _ isBeyond: (Double) -> Bool
  ) -> Double {
    var (before, after) = (start, end)
    while true {
      let middle = before + (after - before) / 2
      guard middle > before, middle < after else { return after }
      if isBeyond(middle) { before = middle } else { after = middle }
    }
  }

  /// Returns the time at which a term that decays at the given rate falls below half of a
  /// tolerance.
  private func decay(of part: Double, at rate: Double, below tolerance: Double) -> Double {
    guard part != 0 else { return 0 }
    return max(0, Elementary.log(2 * part.magnitude / tolerance) / rate)
  }

  /// Returns the number of seconds until the motion first crosses the bound, or `nil` if it never
  /// crosses the bound or starts there.
  package func crossing(_ excess: Double, velocity: Double) -> Double? {
    let (y, v) = (excess.sanitized, velocity.sanitized)
    guard y != 0 else { return nil }
    // The motion is normalized to start at 1 with this velocity, which must be directed toward the
    // bound, and high enough, for the motion to cross the bound.
    let push = (v / y).sanitized
    switch spring.regime {
    case .underDamped:
      return Elementary.atan2(spring.dampedFrequency, -(push + spring.decayRate))
        / spring.dampedFrequency
    case .critical:
      let lead = push + spring.decayRate
      return lead < 0 ? -1 / lead : nil
    case .overDamped:
      let fast = -(push + spring.slowRate) / (2 * spring.dampedFrequency)
      guard fast > 1 else { return nil }
      return Elementary.log(fast / (fast - 1)) / (2 * spring.dampedFrequency)
    }
  }

  /// Returns the times, in seconds and within a duration, at which a motion that starts at `excess`
  /// with `velocity` reverses.
  ///
  /// They are the solutions of y′ = 0; there is at most one if the spring doesn't oscillate.
  func turns(_ excess: Double, velocity: Double, within duration: Double) -> [Double] {
    let (y, v) = (excess.sanitized, velocity.sanitized)
    let decayRate = spring.decayRate
    switch spring.regime {
    case .underDamped:
      let dampedFrequency = spring.dampedFrequency
      // y′ = e^(−βt)·(v·cos ω_d t − ((β·v + ω²·y)/ω_d)·sin ω_d t)
      let push =
        (decayRate * v + (decayRate * decayRate + dampedFrequency * dampedFrequency) * y)
        / dampedFrequency
      let first = Elementary.atan2(v, push) / dampedFrequency
      let half = Elementary.pi / dampedFrequency
      var turns: [Double] = []
      var number = first > 0 ? 0.0 : 1.0
      while first + number * half < duration, turns.count < BounceSpring.mostTurns {
        turns.append(first + number * half)
        number += 1
      }
      return turns
    case .critical:
      // y′ = (v − ω·(v + ω·y)·t)·e^(−ωt)
      let time = v / (decayRate * (v + decayRate * y))
      return time > 0 && time < duration ? [time] : []
    case .overDamped:
      let (slow, fast) = (spring.slowRate, spring.fastRate)
      // y = a·e^(−slow·t) + b·e^(−fast·t)
      let b = -(v + slow * y) / (fast - slow)
      let share = fast * b / (slow * (b - y))
      guard share > 1 else { return [] }
      let time = Elementary.log(share) / (fast - slow)
      return time < duration ? [time] : []
    }
  }

  /// A limit on the number of reversals that even the stiffest and least damped spring doesn't
  /// reach before it settles.
  private static var mostTurns: Int { 100_000 }

  /// Returns a Boolean value that indicates whether two springs have the same mass, stiffness, and
  /// damping ratio, which determine everything else.
  package static func == (one: BounceSpring, other: BounceSpring) -> Bool {
    one.mass == other.mass && one.stiffness == other.stiffness
      && one.dampingRatio == other.dampingRatio
  }

  /// Feeds the mass, the stiffness, and the damping ratio to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(mass)
    hasher.combine(stiffness)
    hasher.combine(dampingRatio)
  }
}
