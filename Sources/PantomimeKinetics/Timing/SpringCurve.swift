/// A damped spring that pulls progress from 0 to 1: m·x″ + c·x′ + k·(x − 1) = 0 (T32).
///
/// Times are in seconds since the release, progress is in total distances, and velocities are in
/// total distances per second, positive toward the target (T40, A182, A183). The spring evaluates
/// the closed form of the solution, so its state is equally exact at every instant (T73, T150); no
/// precision is lost close to critical damping (T71).
///
/// ```swift
/// let spring = try SpringCurve(dampingRatio: 0.5, duration: 0.5)
/// let early = spring.value(at: 0.05)  // in flight
/// let late = spring.value(at: 0.13)  // past 1: it swings around its target
/// ```
public struct SpringCurve: Sendable {
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
  package let allowsOverdamping: Bool

  /// The undamped angular frequency ω₀ = √(k/m), in radians per second.
  package let frequency: Double
  /// The rate β at which the envelope decays, which is c/(2m), but at most ω₀ unless overdamping is
  /// allowed.
  package let decayRate: Double
  /// The damping regime, which is never `overDamped` unless overdamping is allowed.
  package let regime: Regime

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
  package enum Regime: Sendable, Hashable {
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
  /// - Throws: `OptionError` if the mass or stiffness isn't above 0 (T76), the damping is negative,
  ///   or the numbers are so extreme that a frequency or velocity would leave 1e−100 … 1e100.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(OptionError) {
    guard mass > 0, mass.isFinite else {
      throw OptionError("mass", mass, allowed: "more than 0")
    }
    guard stiffness > 0, stiffness.isFinite else {
      throw OptionError("stiffness", stiffness, allowed: "more than 0")
    }
    guard damping >= 0, damping.isFinite else {
      throw OptionError("damping", damping, allowed: "at least 0")
    }
    // If a quotient of two numbers is too extreme, the error names the more extreme of the two.
    let isHeavy = { (other: Double) in max(mass, 1 / mass) > max(other, 1 / other) }
    guard (1e-100...1e100).contains((stiffness / mass).squareRoot()) else {
      throw isHeavy(stiffness)
        ? OptionError("mass", mass, allowed: "a mass nearer to the stiffness")
        : OptionError("stiffness", stiffness, allowed: "a stiffness nearer to the mass")
    }
    guard damping / mass / 2 <= 1e100 else {
      throw isHeavy(damping)
        ? OptionError("mass", mass, allowed: "a mass nearer to the damping")
        : OptionError("damping", damping, allowed: "a damping nearer to the mass")
    }
    guard initialVelocity.magnitude <= 1e100 else {
      throw OptionError("initialVelocity", initialVelocity, allowed: "at most 1e100 in magnitude")
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
  package init(_ spring: SpringCurve, initialVelocity: Double) {
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
  package func motion(at time: Double) -> (value: Double, velocity: Double) {
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

extension SpringCurve: Hashable {
  /// Returns a Boolean value that indicates whether two springs were created with the same numbers,
  /// which determine everything else.
  public static func == (one: SpringCurve, other: SpringCurve) -> Bool {
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

extension SpringCurve {
  /// Creates a spring from the period of its undamped oscillation and its damping ratio (T59).
  ///
  /// The mass is 1, ω₀ = 2π/response, c = 2·ratio·ω₀.
  ///
  /// - Throws: `OptionError` if the response isn't above 0, the ratio is negative, or either is so
  ///   extreme that a rate would leave 1e−100 … 1e100.
  public init(
    response: Double, dampingRatio: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(OptionError) {
    guard response > 0, response.isFinite else {
      throw OptionError("response", response, allowed: "more than 0 seconds")
    }
    guard dampingRatio >= 0, dampingRatio.isFinite else {
      throw OptionError("dampingRatio", dampingRatio, allowed: "at least 0")
    }
    // The given numbers are checked here, so that an error doesn't mention a stiffness that was
    // never given.
    let frequency = 2 * Elementary.pi / response
    guard (1e-100...1e100).contains(frequency) else {
      throw OptionError("response", response, allowed: "1e-99 to 1e99 seconds")
    }
    guard dampingRatio * frequency <= 1e100 else {
      throw OptionError("dampingRatio", dampingRatio, allowed: "a smaller ratio at that response")
    }
    try self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  /// Creates a spring from its perceptual duration and bounce, as in SwiftUI and iOS 17 (T58, A181,
  /// A201).
  ///
  /// The duration is the undamped period, not the settling time (T60). A bounce of 0 means critical
  /// damping, and a bounce of 1 means no damping. If the bounce is below 0, the damping ratio is
  /// 1/(1 + bounce), and overdamping is allowed.
  ///
  /// - Throws: `OptionError` if the duration isn't above 0 or the bounce isn't in −1 < bounce ≤ 1.
  public init(
    duration: Double, bounce: Double, initialVelocity: Double = 0
  ) throws(OptionError) {
    guard duration > 0, duration.isFinite else {
      throw OptionError("duration", duration, allowed: "more than 0 seconds")
    }
    guard bounce > -1, bounce <= 1 else {
      throw OptionError("bounce", bounce, allowed: "more than -1, up to 1")
    }
    do throws(OptionError) {
      try self.init(
        response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
        initialVelocity: initialVelocity, allowsOverdamping: true)
    } catch {
      // The error is reported in terms of the given numbers, from which the response and the ratio
      // were computed.
      switch error.parameter {
      case "response": throw OptionError("duration", duration, allowed: error.allowed)
      case "dampingRatio":
        throw OptionError("bounce", bounce, allowed: "a bounce further from -1 at that duration")
      default: throw error
      }
    }
  }

  /// Creates a spring from a damping ratio and a duration, fitted as by
  /// `UISpringTimingParameters(dampingRatio:)`.
  ///
  /// The mass is 1, and the stiffness is such that the amplitude at the end of the duration is
  /// 0.001 (T50, A197). For a ratio of 1, the progress at the end is 0.999, and the last step is a
  /// jump to the model value (A200). A ratio above 1 counts as 1 (A197). Three rules are our
  /// choice. A ratio below 0.01 counts as 0.01, because the formula breaks down toward 0.001. For a
  /// ratio above 0.999, the frequency is that for critical damping, because the formula for smaller
  /// ratios grows without limit (T53). If the velocity is too high for an amplitude of +0.001 at
  /// the end (above about 6.9 distances per duration), the amplitude there is −0.001.
  ///
  /// - Throws: `OptionError` if the ratio is negative, or the duration isn't above 0 or so extreme
  ///   that the frequency would leave 1e−100 … 1e100.
  public init(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0, fit: Fit = .twelveSteps
  ) throws(OptionError) {
    guard dampingRatio >= 0, dampingRatio.isFinite else {
      throw OptionError("dampingRatio", dampingRatio, allowed: "at least 0")
    }
    guard duration > 0, duration.isFinite else {
      throw OptionError("duration", duration, allowed: "more than 0 seconds")
    }
    guard initialVelocity.magnitude <= 1e100 else {
      throw OptionError("initialVelocity", initialVelocity, allowed: "at most 1e100 in magnitude")
    }
    let ratio = min(max(dampingRatio, 0.01), 1)
    let phase = Self.fittedPhase(ratio: ratio, distances: initialVelocity * duration, fit: fit)
    let frequency = phase / duration
    guard (1e-100...1e100).contains(frequency) else {
      throw OptionError("duration", duration, allowed: "1e-95 to 1e100 seconds")
    }
    try self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// Core Animation's spring: mass 1, stiffness 100, damping 10 (T39, A205).
  package static let coreAnimation = SpringCurve(knownMass: 1, stiffness: 100, damping: 10)

  /// The spring of `UISpringTimingParameters()`, the keyboard, and the navigation push: mass 3,
  /// stiffness 1000, and damping 500, which clamping reduces to critical damping (T41, T42, A178,
  /// U30).
  public static let system = SpringCurve(knownMass: 3, stiffness: 1000, damping: 500)

  /// The spring that settles a page sheet, as measured on iOS 26.1: mass 3 and stiffness 1000,
  /// critically damped, with a frequency of √(1000/3) (M18).
  public static let pageSheet = SpringCurve(
    knownMass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())

  /// The measured spring of inserting and deleting a table row: mass 1, stiffness 438.649, and
  /// damping 41.888, which corresponds to a response of 0.3 s and critical damping (M31).
  public static let tableRow = SpringCurve(
    knownMass: 1, stiffness: (2 * Elementary.pi / 0.3) * (2 * Elementary.pi / 0.3),
    damping: 2 * (2 * Elementary.pi / 0.3))

  /// The given damping ratio c/(2√(k·m)), which may exceed 1 although the spring then behaves as
  /// critically damped (A180).
  public var dampingRatio: Double { damping / mass / 2 / frequency }

  /// The effective damping ratio β/ω₀, which is at most 1 unless overdamping is allowed (A188).
  package var effectiveDampingRatio: Double { decayRate / frequency }

  /// The period of the undamped oscillation, 2π/ω₀ seconds, which is SwiftUI's perceptual duration
  /// (T59).
  public var response: Double { 2 * Elementary.pi / frequency }

  /// The bounce that corresponds to the damping ratio: 1 − ratio, or 1/ratio − 1 if the ratio is
  /// above 1 (T58).
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }
}

extension SpringCurve {
  /// Returns a velocity in total distances per second from a velocity in units per second (A182,
  /// A183, T55).
  ///
  /// The result is positive toward the target, and 0 if there is no distance, because a spring
  /// doesn't move at all in that case (A183, A186).
  public static func normalized(velocity: Double, from start: Double, to target: Double) -> Double {
    let distance = target - start
    guard distance != 0 else { return 0 }
    let normalized = velocity / distance
    guard !normalized.isNaN else { return 0 }
    return min(max(normalized, -1e100), 1e100)
  }
}

/// The two criteria by which a spring has settled; their results differ by tens of percent (T44).
extension SpringCurve {
  /// Core Animation's settling duration, in seconds, which is the duration of a run with a spring
  /// that is given by its mass, stiffness, and damping (A180, T56).
  ///
  /// For an underdamped spring, it is the time at which the envelope (1 + |B|)·e^(−βt) of the
  /// oscillation falls to 0.001 (T45, A193). For an undamped spring, it is the largest finite
  /// number (A195). Otherwise, it is the first multiple of 0.1 s, computed by repeated addition,
  /// after which the distance stays below 0.001 (T46, A194). If a fast release makes the spring
  /// pass the target, it is our choice that the distance must stay below 0.001, not only fall below
  /// it.
  public var settlingDuration: Double {
    guard decayRate > 0 else { return .greatestFiniteMagnitude }
    if regime == .underDamped {
      let bound = 1 + (decayRate - initialVelocity).magnitude / dampedFrequency
      return max(Elementary.log(bound / 0.001) / decayRate, 0)
    }
    let settled = timeWithin(0.001)
    // Beyond about a quarter of an hour, tenths of a second don't matter, and computing the sum
    // would only take time.
    guard settled < 1024 else { return settled }
    var multiple = 0.0
    while multiple < settled { multiple += 0.1 }
    return multiple
  }

  /// Returns the time, in seconds, after which the distance from the target stays below a
  /// tolerance, the second criterion of T44.
  ///
  /// The tolerance is a fraction of the total distance. If it isn't above 0, or if the spring isn't
  /// damped, the criterion is never met, and the result is the largest finite number.
  public func timeWithin(_ tolerance: Double) -> Double {
    guard tolerance > 0, decayRate > 0 else { return .greatestFiniteMagnitude }
    // If the spring reverses outside the tolerance, its last approach to the target begins at one
    // of the reversals.
    if let turn = firstExtremum {
      let excess = (turn.value - 1).magnitude
      if excess < tolerance { return lastTime(outside: tolerance, from: 0, to: turn.time) }
      if regime != .underDamped { return lastTime(outside: tolerance, from: turn.time) }
      // Each half-oscillation is smaller than the previous one by a constant factor.
      let halfPeriod = Elementary.pi / dampedFrequency
      let swings = Elementary.floor(Elementary.log(excess / tolerance) / (decayRate * halfPeriod))
      let start = turn.time + swings * halfPeriod
      return lastTime(outside: tolerance, from: start, to: start + halfPeriod)
    }
    return lastTime(outside: tolerance, from: 0)
  }

  /// Returns the time at which the distance falls below a tolerance, after a time from which on
  /// progress only approaches the target.
  private func lastTime(outside tolerance: Double, from start: Double) -> Double {
    var end = start + 1 / slowRate
    while (value(at: end) - 1).magnitude >= tolerance, end < .infinity {
      end = start + (end - start) * 2
    }
    return lastTime(outside: tolerance, from: start, to: end)
  }

  /// Returns the time, between two times, at which the distance from the target falls below a
  /// tolerance.
  ///
  /// Progress must be monotonic between the two times, and within the tolerance at the second time.
  /// The distance is measured on the side of the target where progress starts, because progress may
  /// pass the target between the two times.
  private func lastTime(outside tolerance: Double, from start: Double, to end: Double) -> Double {
    let side = value(at: start) < 1 ? -1.0 : 1.0
    var low = start
    var high = end
    guard (value(at: start) - 1) * side >= tolerance else { return start }
    for _ in 0..<1100 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if (value(at: middle) - 1) * side >= tolerance { low = middle } else { high = middle }
    }
    return high
  }
}

extension SpringCurve {
  /// The first time after the release at which the velocity is zero, and the progress at that time.
  ///
  /// For an oscillating spring that is released from rest, this extremum is the peak, 1 +
  /// e^(−πζ/√(1 − ζ²)) at π/ω_d (T38). The value is `nil` for a spring that never reverses: a
  /// critical or overdamped spring, unless its velocity is away from the target or high enough to
  /// pass it (T34).
  package var firstExtremum: (time: Double, value: Double)? {
    guard let time = firstTurn, time < 1e300 else { return nil }
    return (time, value(at: time))
  }

  /// Returns, in order, the times between 0 and a duration, both excluded, at which the spring
  /// reverses.
  ///
  /// An oscillating spring reverses every half period; if it oscillates forever, only the first
  /// reversals are listed.
  package func turns(within duration: Double) -> [Double] {
    guard let first = firstTurn, first < duration else { return [] }
    guard regime == .underDamped else { return [first] }
    let half = Elementary.pi / dampedFrequency
    var turns: [Double] = []
    while turns.count < SpringCurve.mostTurns {
      let time = first + Double(turns.count) * half
      guard time < duration else { break }
      turns.append(time)
    }
    return turns
  }

  /// The maximum number of listed reversals.
  ///
  /// The number is our choice: after that many reversals, either the remaining oscillation is
  /// negligible, or the spring hardly ever settles.
  private static var mostTurns: Int { 4_096 }

  private var firstTurn: Double? {
    let v = initialVelocity
    if regime == .underDamped {
      // Solves v·cos θ + K·sin θ = 0 for the first θ above 0.
      let k = (frequency * frequency - decayRate * v) / dampedFrequency
      let angle = Elementary.atan2(-v, k)
      return (angle > 0 ? angle : angle + Elementary.pi) / dampedFrequency
    }
    // The slopes of the slower and the faster decay cancel when the ratio of the two decays is 1 +
    // x.
    let lead = fastRate * (slowRate - v)
    guard v != 0, lead != 0 else { return nil }
    let x = 2 * dampedFrequency * v / lead
    guard x > -1 else { return nil }
    let time = x == 0 ? -v / lead : -Elementary.log1p(x) / (2 * dampedFrequency)
    return time > 0 ? time : nil
  }

  /// Returns the first time in 0 … `duration` at which progress equals `progress`, in seconds.
  ///
  /// The result is `nil` if progress never equals that value; a critical spring, for example,
  /// doesn't quite reach 1. Progress is monotonic between two reversals, and after the second
  /// reversal it only repeats earlier values, so the result is before the second reversal. It is
  /// found by bisection, to the last bit.
  package func firstTime(reaching progress: Double, within duration: Double) -> Double? {
    let (time, isReached) = firstApproach(to: progress, within: duration)
    return isReached ? time : nil
  }

  /// Returns the first time in 0 … `duration` at which progress comes nearest to `progress`.
  ///
  /// The result is the first time at which progress equals the value; if it never does, the result
  /// is the time of the peak, the trough, or the end. NaN counts as 0.
  package func firstTime(nearest progress: Double, within duration: Double) -> Double {
    firstApproach(to: progress, within: duration).time
  }

  private func firstApproach(
    to progress: Double, within duration: Double
  ) -> (time: Double, isReached: Bool) {
    guard !progress.isNaN, duration > 0, progress != 0 else { return (0, progress == 0) }
    let end = min(duration, 1e300)
    var turns = (first: end, second: end)
    if let first = firstTurn, first < end {
      turns.first = first
      if regime == .underDamped { turns.second = min(first + Elementary.pi / dampedFrequency, end) }
    }
    var start = (time: 0.0, value: 0.0)
    // A progress value that is never reached lies above, or below, all values that are reached.
    var nearest = start
    for time in [turns.first, turns.second, end] where time > start.time {
      let value = value(at: time)
      if progress == value || (progress > start.value) != (progress > value) {
        let rises = value > start.value
        return (crossing(of: progress, from: start.time, to: time, rising: rises), true)
      }
      if progress > 0 ? value > nearest.value : value < nearest.value {
        nearest = (time, value)
      }
      start = (time, value)
    }
    return (nearest.time, false)
  }

  /// Returns the time at which progress crosses a value, given two times between which progress is
  /// monotonic.
  private func crossing(
    of progress: Double, from start: Double, to end: Double, rising: Bool
  ) -> Double {
    var low = start
    var high = end
    for _ in 0..<1100 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if (value(at: middle) < progress) == rising { low = middle } else { high = middle }
    }
    return high
  }
}

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
extension SpringCurve: Codable {
  private enum Key: String, CodingKey {
    case mass, stiffness, damping, initialVelocity, allowsOverdamping
  }

  /// Encodes the numbers with which the spring was created.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(mass, forKey: .mass)
    try container.encode(stiffness, forKey: .stiffness)
    try container.encode(damping, forKey: .damping)
    try container.encode(initialVelocity, forKey: .initialVelocity)
    try container.encode(allowsOverdamping, forKey: .allowsOverdamping)
  }

  /// Decodes the numbers, which must form a valid spring.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double { try container.decode(Double.self, forKey: key) }
    let (mass, stiffness, damping) = (
      try number(.mass), try number(.stiffness), try number(.damping)
    )
    let velocity = try container.decodeIfPresent(Double.self, forKey: .initialVelocity) ?? 0
    let allowsOverdamping =
      try container.decodeIfPresent(Bool.self, forKey: .allowsOverdamping) ?? false
    self = try decoder.making { () throws(OptionError) in
      try SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping)
    }
  }
}
#endif
