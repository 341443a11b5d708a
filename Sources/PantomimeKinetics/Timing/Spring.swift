/// A damped spring that pulls progress from 0 to 1: m·x″ + c·x′ + k·(x − 1) = 0 (T32).
///
/// Times are in seconds since the release, progress is in total distances, and velocities are in
/// total distances per second, positive toward the target (T40, A182, A183). The spring evaluates
/// the closed form of the solution, so its state is equally exact at every instant (T73, T150); no
/// precision is lost close to critical damping (T71).
///
/// ```swift
/// let spring = try Spring(dampingRatio: 0.5, duration: 0.5)
/// let early = spring.value(at: 0.05)  // in flight
/// let late = spring.value(at: 0.13)  // past 1: it swings around its target
/// ```
public struct Spring: Sendable {
  /// The mass, greater than 0.
  public let mass: Double
  /// The stiffness k, greater than 0.
  public let stiffness: Double
  /// The given damping coefficient c, at least 0.
  public let damping: Double
  /// The velocity at time 0, in total distances per second.
  public let initialVelocity: Double
  /// A Boolean value that indicates whether a damping ratio above 1 takes effect; Apple treats it
  /// as 1 unless overdamping is explicitly allowed (A188, T37).
  public let allowsOverdamping: Bool

  /// The undamped angular frequency ω₀ = √(k/m), in radians per second.
  public let frequency: Double
  /// The rate β at which the envelope decays, which is c/(2m), but at most ω₀ unless overdamping is
  /// allowed.
  public let decayRate: Double
  /// The damping regime, which is never `overDamped` unless overdamping is allowed.
  public let regime: Regime

  /// √|ω₀² − β²|, which is the angular frequency of an oscillation, or half the difference of two
  /// decay rates.
  package let dampedFrequency: Double
  /// (β − v)/`dampedFrequency`, stored because every evaluation needs it.
  let lean: Double
  /// (ω₀² − β·v)/`dampedFrequency`, which is the coefficient of the sine in the velocity, just as
  /// `lean` is in the progress.
  let pull: Double
  /// The rate of the slower of two decays.
  ///
  /// It is computed as ω₀²/(β + `dampedFrequency`), because the difference of β and
  /// `dampedFrequency` would suffer from cancellation (T35).
  package let slowRate: Double

  /// The three kinds of damping.
  public enum Regime: Sendable, Hashable {
    /// The spring oscillates around the target: the damping ratio is below 1.
    case underDamped
    /// The spring arrives as fast as possible without oscillating: the damping ratio is 1.
    case critical
    /// The spring approaches the target slowly: the damping ratio is above 1.
    case overDamped
  }

  /// Creates a spring with the given mass, stiffness, and damping, by default those of Core
  /// Animation (T39, A205).
  ///
  /// - Throws: `OutOfRange` if the mass or stiffness isn't above 0 (T76), the damping is negative,
  ///   or the numbers are so extreme that a frequency or velocity would leave 1e−100 … 1e100.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(OutOfRange) {
    guard mass > 0, mass.isFinite else {
      throw OutOfRange("mass", mass, allowed: "more than 0")
    }
    guard stiffness > 0, stiffness.isFinite else {
      throw OutOfRange("stiffness", stiffness, allowed: "more than 0")
    }
    guard damping >= 0, damping.isFinite else {
      throw OutOfRange("damping", damping, allowed: "at least 0")
    }
    // If a quotient of two numbers is too extreme, the error names the more extreme of the two.
    let isHeavy = { (other: Double) in max(mass, 1 / mass) > max(other, 1 / other) }
    guard (1e-100...1e100).contains((stiffness / mass).squareRoot()) else {
      throw isHeavy(stiffness)
        ? OutOfRange("mass", mass, allowed: "a mass nearer to the stiffness")
        : OutOfRange("stiffness", stiffness, allowed: "a stiffness nearer to the mass")
    }
    guard damping / mass / 2 <= 1e100 else {
      throw isHeavy(damping)
        ? OutOfRange("mass", mass, allowed: "a mass nearer to the damping")
        : OutOfRange("damping", damping, allowed: "a damping nearer to the mass")
    }
    guard initialVelocity.magnitude <= 1e100 else {
      throw OutOfRange("initialVelocity", initialVelocity, allowed: "at most 1e100 in magnitude")
    }
    self.init(
      knownMass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// Creates a spring whose numbers are known to be within range.
  package init(
    knownMass mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    frequency = (stiffness / mass).squareRoot()
    let rate = damping / mass / 2
    // If the two rates are equal except for rounding, as for a damping of 2·√(k·m), critical
    // damping was intended.
    let isCritical = (rate - frequency).magnitude <= 4 * frequency.ulp
    decayRate = isCritical || (rate > frequency && !allowsOverdamping) ? frequency : rate
    regime = decayRate < frequency ? .underDamped : decayRate > frequency ? .overDamped : .critical
    // This is computed as a product, because the difference of the squares would suffer from
    // cancellation.
    dampedFrequency = ((frequency - decayRate) * (frequency + decayRate)).magnitude.squareRoot()
    lean = (decayRate - initialVelocity) / dampedFrequency
    pull = (frequency * frequency - decayRate * initialVelocity) / dampedFrequency
    slowRate = frequency * (frequency / (decayRate + dampedFrequency))
  }

  /// Creates the same spring with another velocity that is known to be within range.
  package init(_ spring: Spring, initialVelocity: Double) {
    self.init(
      knownMass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity, allowsOverdamping: spring.allowsOverdamping)
  }

  /// Returns the progress at a time in seconds, which is 0 before the release and isn't clamped to
  /// 1 (T33–T35).
  public func value(at time: Double) -> Double {
    let phase = dampedFrequency * time
    // If the time is so late that the phase can't be determined, the spring is at rest.
    guard time > 0, phase < .infinity else { return time > 0 ? 1 : 0 }
    if regime == .underDamped {
      let envelope = Elementary.decay(decayRate * time)
      let (sin, cos) = Elementary.swing(phase)
      return 1 - envelope * (cos + lean * sin)
    }
    let modes = modes(at: time)
    // If the time is so late that the other factor may overflow, the spring is at rest.
    guard modes.envelope > 0 else { return 1 }
    return 1 - modes.envelope * (modes.fast + (fastRate - initialVelocity) * modes.spread)
  }

  /// Returns the velocity at a time in seconds, in total distances per second, which is 0 before
  /// the release.
  public func velocity(at time: Double) -> Double { motion(at: time).velocity }

  /// Returns the progress and the velocity at a time in seconds, which share most of their
  /// computation.
  public func motion(at time: Double) -> (value: Double, velocity: Double) {
    let phase = dampedFrequency * time
    guard time >= 0, phase < .infinity else { return (time > 0 ? 1 : 0, 0) }
    let v = initialVelocity
    if regime == .underDamped {
      let envelope = Elementary.decay(decayRate * time)
      let (sin, cos) = Elementary.swing(phase)
      return (1 - envelope * (cos + lean * sin), envelope * (v * cos + pull * sin))
    }
    let modes = modes(at: time)
    guard modes.envelope > 0 else { return (1, 0) }
    return (
      1 - modes.envelope * (modes.fast + (fastRate - v) * modes.spread),
      modes.envelope * (v * modes.fast + slowRate * (fastRate - v) * modes.spread)
    )
  }

  /// The rate of the faster of two decays.
  package var fastRate: Double { decayRate + dampedFrequency }

  /// Returns the slow decay, the fast decay divided by the slow one, and the difference of the two
  /// decays divided by the difference of their rates.
  ///
  /// The last value approaches the time as the rates converge, so critical damping needs neither a
  /// separate formula nor a tolerance (T36, T72).
  private func modes(at time: Double) -> (envelope: Double, fast: Double, spread: Double) {
    let envelope = Elementary.decay(slowRate * time)
    let difference = 2 * dampedFrequency
    guard difference > 0 else { return (envelope, 1, time) }
    let loss = Elementary.loss(difference * time)
    return (envelope, 1 - loss, loss / difference)
  }
}

extension Spring: Hashable {
  /// Returns a Boolean value that indicates whether two springs were created with the same numbers,
  /// which determine everything else.
  public static func == (one: Spring, other: Spring) -> Bool {
    one.mass == other.mass && one.stiffness == other.stiffness && one.damping == other.damping
      && one.initialVelocity == other.initialVelocity
      && one.allowsOverdamping == other.allowsOverdamping
  }

  /// Feeds the spring's given numbers to a hasher.
  public func hash(into hasher: inout Hasher) {
    for number in [mass, stiffness, damping, initialVelocity] { hasher.combine(number) }
    hasher.combine(allowsOverdamping)
  }
}
