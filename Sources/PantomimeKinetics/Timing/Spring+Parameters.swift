extension Spring {
  /// Creates a spring from the period of its undamped oscillation and its damping ratio (T59).
  ///
  /// The mass is 1, ω₀ = 2π/response, c = 2·ratio·ω₀.
  ///
  /// - Throws: `OutOfRange` if the response isn't above 0, the ratio is negative, or either is so
  ///   extreme that a rate would leave 1e−100 … 1e100.
  public init(
    response: Double, dampingRatio: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(OutOfRange) {
    guard response > 0, response.isFinite else {
      throw OutOfRange("response", response, allowed: "more than 0 seconds")
    }
    guard dampingRatio >= 0, dampingRatio.isFinite else {
      throw OutOfRange("dampingRatio", dampingRatio, allowed: "at least 0")
    }
    // The given numbers are checked here, so that an error doesn't mention a stiffness that was
    // never given.
    let frequency = 2 * Elementary.pi / response
    guard (1e-100...1e100).contains(frequency) else {
      throw OutOfRange("response", response, allowed: "1e-99 to 1e99 seconds")
    }
    guard dampingRatio * frequency <= 1e100 else {
      throw OutOfRange("dampingRatio", dampingRatio, allowed: "a smaller ratio at that response")
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
  /// - Throws: `OutOfRange` if the duration isn't above 0 or the bounce isn't in −1 < bounce ≤ 1.
  public init(
    duration: Double, bounce: Double, initialVelocity: Double = 0
  ) throws(OutOfRange) {
    guard duration > 0, duration.isFinite else {
      throw OutOfRange("duration", duration, allowed: "more than 0 seconds")
    }
    guard bounce > -1, bounce <= 1 else {
      throw OutOfRange("bounce", bounce, allowed: "more than -1, up to 1")
    }
    do throws(OutOfRange) {
      try self.init(
        response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
        initialVelocity: initialVelocity, allowsOverdamping: true)
    } catch {
      // The error is reported in terms of the given numbers, from which the response and the ratio
      // were computed.
      switch error.parameter {
      case "response": throw OutOfRange("duration", duration, allowed: error.allowed)
      case "dampingRatio":
        throw OutOfRange("bounce", bounce, allowed: "a bounce further from -1 at that duration")
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
  /// - Throws: `OutOfRange` if the ratio is negative, or the duration isn't above 0 or so extreme
  ///   that the frequency would leave 1e−100 … 1e100.
  public init(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0, fit: Fit = .twelveSteps
  ) throws(OutOfRange) {
    guard dampingRatio >= 0, dampingRatio.isFinite else {
      throw OutOfRange("dampingRatio", dampingRatio, allowed: "at least 0")
    }
    guard duration > 0, duration.isFinite else {
      throw OutOfRange("duration", duration, allowed: "more than 0 seconds")
    }
    guard initialVelocity.magnitude <= 1e100 else {
      throw OutOfRange("initialVelocity", initialVelocity, allowed: "at most 1e100 in magnitude")
    }
    let ratio = min(max(dampingRatio, 0.01), 1)
    let phase = Self.fittedPhase(ratio: ratio, distances: initialVelocity * duration, fit: fit)
    let frequency = phase / duration
    guard (1e-100...1e100).contains(frequency) else {
      throw OutOfRange("duration", duration, allowed: "1e-95 to 1e100 seconds")
    }
    try self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// Core Animation's spring: mass 1, stiffness 100, damping 10 (T39, A205).
  public static let coreAnimation = Spring(knownMass: 1, stiffness: 100, damping: 10)

  /// The spring of `UISpringTimingParameters()`, the keyboard, and the navigation push: mass 3,
  /// stiffness 1000, and damping 500, which clamping reduces to critical damping (T41, T42, A178,
  /// U30).
  public static let system = Spring(knownMass: 3, stiffness: 1000, damping: 500)

  /// The spring that settles a page sheet, as measured on iOS 26.1: mass 3 and stiffness 1000,
  /// critically damped, with a frequency of √(1000/3) (M18).
  public static let pageSheet = Spring(
    knownMass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())

  /// The measured spring of inserting and deleting a table row: mass 1, stiffness 438.649, and
  /// damping 41.888, which corresponds to a response of 0.3 s and critical damping (M31).
  public static let tableRow = Spring(
    knownMass: 1, stiffness: (2 * Elementary.pi / 0.3) * (2 * Elementary.pi / 0.3),
    damping: 2 * (2 * Elementary.pi / 0.3))

  /// The given damping ratio c/(2√(k·m)), which may exceed 1 although the spring then behaves as
  /// critically damped (A180).
  public var dampingRatio: Double { damping / mass / 2 / frequency }

  /// The effective damping ratio β/ω₀, which is at most 1 unless overdamping is allowed (A188).
  public var effectiveDampingRatio: Double { decayRate / frequency }

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
