/// The slope, at the newest sample, of the polynomial that fits the newest samples best (G115).
public struct LeastSquares: VelocityMethod {
  /// The degree of the polynomial, from 1 to 3.
  public var degree: Int
  /// The age in seconds beyond which a sample does not count.
  public var horizon = 0.1
  /// The time in seconds between two samples beyond which the finger counts as having stopped.
  public var gap = 0.04
  /// The greatest number of samples that count.
  public var limit = 20
  /// The minimum number of samples.
  public var minimum: Int
  /// A Boolean value that indicates whether too few samples lower the degree, rather than give zero
  /// (G118).
  public var lowersDegree = false
  /// A Boolean value that indicates whether a sample replaces one at the same instant (G118).
  public var mergesEqualTimes = false
  /// The seconds since the finger last stopped, or came down, that a velocity needs (G127).
  public var minimumPhase = 0.0

  /// Creates the method with Flutter's limits: 100 ms, gaps to 40 ms, 20 samples (G115).
  ///
  /// A degree below 1 counts as 1, one above 3 as 3. It needs one sample more than the degree.
  public init(degree: Int = 2) {
    self.degree = min(max(degree, 1), 3)
    minimum = self.degree + 1
  }

  /// Returns the method with Android's differences: equal times merge and few samples lower the
  /// degree (G118).
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

  /// Returns whether the finger came down, or moved again after a stop, long enough ago.
  private func hasPhase(_ samples: ArraySlice<PointSample>, at now: Instant) -> Bool {
    guard minimumPhase > 0 else { return true }
    let phase = samples.newest(
      horizon: .infinity, gap: gap, limit: .max, merging: mergesEqualTimes)
    guard let last = samples.last else { return false }
    let start = phase.count > 0 ? samples[phase.start] : last
    return now.seconds(since: start.time) >= minimumPhase
  }
}
