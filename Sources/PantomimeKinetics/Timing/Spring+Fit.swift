extension Spring {
  /// How a spring's frequency is fitted to a damping ratio, a duration and an initial velocity.
  public enum Fit: Sendable, Hashable, CaseIterable {
    /// Twelve Newton steps from ω₀ = 5/duration, converged or not, as UIKit takes them (M25).
    case twelveSteps
    /// The frequency at which the amplitude is 0.001 at the duration (T50, A197).
    case settled
  }

  /// A fit whose twelve steps do not converge, because the initial velocity is too fast for the duration.
  ///
  /// They converge up to some 0.5 to 5 distances per duration, the more the higher the ratio (M25).
  public struct StrayFit: Sendable, Hashable {
    /// The spring that the steps end at, as UIKit uses it.
    public let spring: Spring
    /// The spring that settles in the duration.
    public let settled: Spring
    /// The greatest initial velocity, in whole distances per second, up to which the fit converges.
    public let fastest: Double

    /// The fit of a spring, or `nil` if it converges.
    ///
    /// - Throws: `OutOfRange` as `Spring.init(dampingRatio:duration:initialVelocity:fit:)` does.
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

    /// Whether two frequencies differ by less than a fit that has converged; our choice.
    private static func isSame(_ one: Double, _ other: Double) -> Bool {
      (one / other - 1).magnitude < 1e-6
    }

    /// The distances per duration at which the steps first leave the settled root.
    ///
    /// Farther out they reach it again for a while, so that the first place is looked for in steps of a
    /// twentieth, and then halved.
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
  /// The fit of its spring if that did not converge, or `nil` if it did or is not in use (M25).
  package var strayFit: Spring.StrayFit? {
    guard case .damped(let ratio, let velocity) = timing, let spring,
      let stray = try? Spring.StrayFit(
        dampingRatio: ratio, duration: spring.duration, initialVelocity: velocity)
    else { return nil }
    return stray.spring == spring.spring ? stray : nil
  }
}
