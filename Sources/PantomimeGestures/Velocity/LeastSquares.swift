/// The slope, at the newest sample, of the polynomial that fits the newest samples best (G115).
public struct LeastSquares: VelocityMethod {
  /// The degree of the polynomial, from 1 to 3.
  public var degree: Int
  /// The maximum age of a sample that counts, in seconds.
  public var horizon = 0.1
  /// The maximum time between two samples, in seconds; after a longer time, the finger counts as
  /// having stopped.
  public var gap = 0.04
  /// The maximum number of samples that count.
  public var limit = 20
  /// The minimum number of samples.
  public var minimum: Int
  /// A Boolean value that indicates whether too few samples for the degree lower it, rather than
  /// make the velocity zero (G118).
  public var lowersDegree = false
  /// A Boolean value that indicates whether a sample replaces an earlier one at the same instant
  /// (G118).
  public var mergesEqualTimes = false
  /// The number of seconds that must have passed since the finger last stopped or touched down
  /// (G127).
  public var minimumPhase = 0.0

  /// Creates the method with Flutter's limits: 100 ms, gaps of up to 40 ms, 20 samples (G115).
  ///
  /// The degree is clamped to 1 … 3. The method needs one sample more than the degree.
  public init(degree: Int = 2) {
    self.degree = min(max(degree, 1), 3)
    minimum = self.degree + 1
  }

  /// Returns Android's variant of the method: samples at the same instant are merged, and if there
  /// are too few samples, the degree is lowered (G118).
  public static func android(degree: Int) -> LeastSquares {
    var method = LeastSquares(degree: degree)
    method.minimum = 2
    method.lowersDegree = true
    method.mergesEqualTimes = true
    return method
  }

  /// Returns the slope at the newest sample, in points per second.
  public func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
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
