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
