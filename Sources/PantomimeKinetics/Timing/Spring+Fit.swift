extension Spring {
  /// The method of fitting a spring's frequency to a damping ratio, a duration, and an initial
  /// velocity.
  public enum Fit: Sendable, Hashable, CaseIterable {
    /// Twelve Newton steps from ω₀ = 5/duration, whether they converge or not, as in UIKit (M25).
    case twelveSteps
    /// The frequency with which the amplitude at the end of the duration is 0.001 (T50, A197).
    case settled
  }

  /// A fit whose twelve steps don't converge, because the initial velocity is too high for the
  /// duration.
  ///
  /// The steps converge up to a velocity of about 0.5 to 5 distances per duration; the higher the
  /// damping ratio, the higher the velocity may be (M25).
  public struct StrayFit: Sendable, Hashable {
    /// The spring with the frequency at which the twelve steps end, which UIKit uses.
    public let spring: Spring
    /// The spring that settles within the duration.
    public let settled: Spring
    /// The maximum initial velocity, in total distances per second, at which the fit converges.
    public let fastest: Double

    /// Creates the fit of a spring, or returns `nil` if the twelve steps converge.
    ///
    /// - Throws: `OutOfRange` under the same conditions as
    ///   `Spring.init(dampingRatio:duration:initialVelocity:fit:)`.
    public init?(
      dampingRatio: Double, duration: Double, initialVelocity: Double
    ) throws(OutOfRange) {
      spring = try Spring(
        dampingRatio: dampingRatio, duration: duration, initialVelocity: initialVelocity)
      settled = try Spring(
        dampingRatio: dampingRatio, duration: duration, initialVelocity: initialVelocity,
        fit: .settled)
      guard !Self.isSame(spring.frequency, settled.frequency) else { return nil }
      let ratio = min(max(dampingRatio, 0.01), 1)
      fastest = Self.fastest(ratio: ratio, before: initialVelocity * duration) / duration
    }

    /// Returns whether two frequencies are so close that the fit counts as converged; the limit is
    /// our choice.
    private static func isSame(_ one: Double, _ other: Double) -> Bool {
      (one / other - 1).magnitude < 1e-6
    }

    /// Returns the lowest velocity, in distances per duration, at which the steps don't converge to
    /// the root for a settled spring.
    ///
    /// At some higher velocities, the steps converge again, so the lowest velocity is searched
    /// first in increments of 0.05, and then by bisection.
    private static func fastest(ratio: Double, before limit: Double) -> Double {
      func converges(_ distances: Double) -> Bool {
        isSame(
          steppedPhase(ratio: ratio, distances: distances),
          settledPhase(ratio: ratio, distances: distances))
      }
      let step = 0.05
      var (low, high) = (0.0, step)
      while high < limit, converges(high) { (low, high) = (high, high + step) }
      high = min(high, limit)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if converges(middle) { low = middle } else { high = middle }
      }
      return low
    }
  }
}

extension TimingCurve {
  /// The fit of the curve's spring if the twelve steps didn't converge, or `nil` if they did or the
  /// curve doesn't use that fit (M25).
  package var strayFit: Spring.StrayFit? {
    guard case .damped(let ratio, let velocity) = timing, let spring,
      let stray = try? Spring.StrayFit(
        dampingRatio: ratio, duration: spring.duration, initialVelocity: velocity)
    else { return nil }
    return stray.spring == spring.spring ? stray : nil
  }
}
