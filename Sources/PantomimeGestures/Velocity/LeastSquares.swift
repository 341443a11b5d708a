/// The slope, at the newest sample, of the polynomial that fits the newest samples best (G115).
package struct LeastSquares: VelocityMethod {
  /// The degree of the polynomial, from 1 to 3.
  package var degree: Int
  /// The maximum age of a sample that counts, in seconds.
  package var horizon = 0.1
  /// The maximum time between two samples, in seconds; after a longer time, the finger counts as
  /// having stopped.
  package var gap = 0.04
  /// The maximum number of samples that count.
  package var limit = 20
  /// The minimum number of samples.
  package var minimum: Int
  /// A Boolean value that indicates whether too few samples for the degree lower it, rather than
  /// make the velocity zero (G118).
  package var lowersDegree = false
  /// A Boolean value that indicates whether a sample replaces an earlier one at the same instant
  /// (G118).
  package var mergesEqualTimes = false
  /// The number of seconds that must have passed since the finger last stopped or touched down
  /// (G127).
  package var minimumPhase = 0.0

  /// Creates the method with Flutter's limits: 100 ms, gaps of up to 40 ms, 20 samples (G115).
  ///
  /// The degree is clamped to 1 … 3. The method needs one sample more than the degree.
  package init(degree: Int = 2) {
    self.degree = min(max(degree, 1), 3)
    minimum = self.degree + 1
  }

  /// Returns Android's variant of the method: samples at the same instant are merged, and if there
  /// are too few samples, the degree is lowered (G118).
  package static func android(degree: Int) -> LeastSquares {
    var method = LeastSquares(degree: degree)
    method.minimum = 2
    method.lowersDegree = true
    method.mergesEqualTimes = true
    return method
  }

  /// Returns the slope at the newest sample, in points per second.
  package func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    let window = samples.newest(
      horizon: horizon, gap: gap, limit: limit, merging: mergesEqualTimes)
    guard window.count > 0, window.count >= minimum, hasPhase(samples, at: now) else {
      return .zero
    }
    let degree = min(max(self.degree, 1), 3)
    let fitted = lowersDegree ? min(degree, window.instants - 1) : degree
    guard fitted >= 1, window.instants > fitted else { return .zero }
    let fit = PolynomialFit(samples[window.start...], mergesEqualTimes: mergesEqualTimes)
    return fit.slope(degree: fitted)
  }

  /// Returns whether the finger touched down, or moved again after a stop, long enough ago.
  private func hasPhase(_ samples: ArraySlice<PointSample>, at now: Instant) -> Bool {
    guard minimumPhase > 0 else { return true }
    let phase = samples.newest(
      horizon: .infinity, gap: gap, limit: .max, merging: mergesEqualTimes)
    guard let last = samples.last else { return false }
    let start = phase.count > 0 ? samples[phase.start] : last
    return now.seconds(since: start.time) >= minimumPhase
  }
}

extension VelocityEstimator {
  /// A straight line through the newest samples, within Flutter's limits.
  public static let linear = VelocityEstimator(
    "lsq1", staleAfter: 0.04,
    "The slope of a line fitted to the last 100 ms (G115, G120).",
    .leastSquares(LeastSquares(degree: 1)))

  /// A parabola through the newest samples, as in Flutter (G115, G116).
  public static let quadratic = VelocityEstimator(
    "lsq2", staleAfter: 0.04,
    "The final slope of a parabola fitted to the last 100 ms (G115).",
    .leastSquares(LeastSquares(degree: 2)))

  /// A cubic through the newest samples, within Flutter's limits.
  public static let cubic = VelocityEstimator(
    "lsq3", staleAfter: 0.04,
    "The final slope of a cubic fitted to the last 100 ms (G115, G120).",
    .leastSquares(LeastSquares(degree: 3)))

  /// A straight line through all samples of the last 100 ms, including those before a pause: a
  /// plain regression without any other limit; our choice.
  public static let regression = VelocityEstimator(
    "regression", "The slope of a line fitted to the last 100 ms, across pauses.",
    .leastSquares(regression(horizon: 0.1)))

  private static func regression(horizon: Double) -> LeastSquares {
    var method = LeastSquares(degree: 1)
    method.horizon = horizon
    method.gap = .infinity
    method.limit = .max
    return method
  }

  /// Android's straight line (G118, G120).
  public static let androidLinear = VelocityEstimator(
    "android-lsq1", staleAfter: 0.04, "The slope of Android's fitted line (G118, G120).",
    .leastSquares(LeastSquares.android(degree: 1)))

  /// Android's parabola, its default for fingers (G118).
  public static let androidQuadratic = VelocityEstimator(
    "android-lsq2", staleAfter: 0.04,
    "The final slope of Android's fitted parabola; with two samples, that of their segment (G117, G118).",
    .leastSquares(LeastSquares.android(degree: 2)))

  /// Android's cubic (G118, G120).
  public static let androidCubic = VelocityEstimator(
    "android-lsq3", staleAfter: 0.04, "The final slope of Android's fitted cubic (G118, G120).",
    .leastSquares(LeastSquares.android(degree: 3)))

  /// Compose on iOS: a parabola, or zero velocity during the first 50 ms after a stop (G127).
  public static let composeIOS = VelocityEstimator(
    "compose-ios", staleAfter: 0.04,
    "The estimate of lsq2, but zero within 50 ms after a stop (G127).",
    .leastSquares(composeMethod()))

  private static func composeMethod() -> LeastSquares {
    var method = LeastSquares(degree: 2)
    method.minimumPhase = 0.05
    return method
  }

  /// React Native Gesture Handler on the web: a parabola through the last 300 ms (G115).
  public static let gestureHandlerWeb = VelocityEstimator(
    "rngh-web", "The final slope of a parabola fitted to the last 300 ms (G115).",
    .leastSquares(gestureHandlerMethod()))

  private static func gestureHandlerMethod() -> LeastSquares {
    var method = LeastSquares(degree: 2)
    method.horizon = 0.3
    return method
  }
}
