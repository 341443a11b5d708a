extension SpringCurve {
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
  package struct StrayFit: Sendable, Hashable {
    /// The spring with the frequency at which the twelve steps end, which UIKit uses.
    package let spring: SpringCurve
    /// The spring that settles within the duration.
    package let settled: SpringCurve
    /// The maximum initial velocity, in total distances per second, at which the fit converges.
    package let fastest: Double

    /// Creates the fit of a spring, or returns `nil` if the twelve steps converge.
    ///
    /// - Throws: `OptionError` under the same conditions as
    ///   `SpringCurve.init(dampingRatio:duration:initialVelocity:fit:)`.
    package init?(
      dampingRatio: Double, duration: Double, initialVelocity: Double
    ) throws(OptionError) {
      spring = try SpringCurve(
        dampingRatio: dampingRatio, duration: duration, initialVelocity: initialVelocity)
      settled = try SpringCurve(
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
  package var strayFit: SpringCurve.StrayFit? {
    guard case .damped(let ratio, let velocity) = timing, let spring,
      let stray = try? SpringCurve.StrayFit(
        dampingRatio: ratio, duration: spring.duration, initialVelocity: velocity)
    else { return nil }
    return stray.spring == spring.spring ? stray : nil
  }
}

extension SpringCurve {
  /// The amplitude of the envelope at the end of the duration (T50, A197).
  static var fittedAmplitude: Double { 0.001 }

  /// The damping ratio above which the frequency is fitted as for critical damping (T53).
  static var criticalFit: Double { 0.999 }

  /// Returns ω₀·duration, as computed by a fit.
  ///
  /// Without a velocity, both fits agree, and the closed form is exact. If the twelve steps end at
  /// 0, at NaN, or at an extreme value, the root for a settled spring is used instead (U52).
  static func fittedPhase(ratio: Double, distances: Double, fit: Fit) -> Double {
    guard fit == .twelveSteps, distances != 0 else {
      return settledPhase(ratio: ratio, distances: distances)
    }
    // The stiffness is the square of the frequency, so only the magnitude of a negative frequency
    // counts (M25).
    let phase = steppedPhase(ratio: ratio, distances: distances).magnitude
    return (1e-90...1e90).contains(phase)
      ? phase : settledPhase(ratio: ratio, distances: distances)
  }

  /// Returns ω₀·duration after twelve Newton steps from 5, whether they converge or not (M25).
  ///
  /// The steps search for a zero of |amplitude| − 0.001, with the amplitude as in
  /// `settledPhase(ratio:distances:)`.
  static func steppedPhase(ratio: Double, distances: Double) -> Double {
    let split = ((1 - ratio) * (1 + ratio)).squareRoot()
    var phase = 5.0
    for _ in 0..<12 {
      let (size, slope): (Double, Double)
      if ratio > criticalFit {
        let decay = Elementary.exp(-phase)
        size = (1 + phase - distances) * decay
        slope = (distances - phase) * decay
      } else {
        let fade = ratio * phase
        let decay = Elementary.exp(-fade)
        let amplitude = (fade - distances) / (split * phase) * decay
        let change = (distances + distances * fade - fade * fade) / (split * phase * phase) * decay
        (size, slope) = amplitude < 0 ? (-amplitude, -change) : (amplitude, change)
      }
      phase -= (size - fittedAmplitude) / slope
    }
    return phase
  }

  /// Returns the ω₀·duration for which the amplitude at the end of the duration is 0.001.
  ///
  /// `distances` is the initial velocity times the duration. With u = ratio·ω₀·duration, the
  /// amplitude is ratio/√(1 − ratio²) · (1 − distances/u)·e⁻ᵘ or, for critical damping, (1 + u −
  /// distances)·e⁻ᵘ.
  static func settledPhase(ratio: Double, distances: Double) -> Double {
    if ratio > criticalFit {
      return distances == 0 ? 9.233413476451586 : criticalRoot(distances: distances)
    }
    let gain = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
    let logOfGain = Elementary.log(gain / fittedAmplitude)
    if distances == 0 { return logOfGain / ratio }
    return swingingRoot(logOfGain: logOfGain, distances: distances) / ratio
  }

  /// Returns the u at which (1 + u − distances)·e⁻ᵘ is 0.001 and decreasing, or, if there is no
  /// such u, at which it is −0.001.
  private static func criticalRoot(distances: Double) -> Double {
    let rest = Elementary.log(1 / fittedAmplitude)
    // The amplitude is largest at u = distances, where it is e⁻ᵘ.
    if distances <= rest {
      return root(from: max(distances, 0)) { u in
        Elementary.log1p(u - distances) + rest - u
      }
    }
    return root(from: 0, to: distances - 1) { u in
      Elementary.log(distances - 1 - u) + rest - u
    }
  }

  /// Returns the u at which (1 − distances/u)·e⁻ᵘ·gain is 0.001 and decreasing, or, if there is no
  /// such u, at which it is −0.001.
  private static func swingingRoot(logOfGain: Double, distances: Double) -> Double {
    // The amplitude is largest where u² = distances·(u + 1).
    let start =
      distances <= 0 ? 0 : (distances + (distances * (distances + 4)).squareRoot()) / 2
    let positive = { (u: Double) in Elementary.log1p(-distances / u) + logOfGain - u }
    if distances <= 0 || positive(start) >= 0 { return root(from: start, positive) }
    return root(from: 0, to: distances) { u in
      Elementary.log(distances / u - 1) + logOfGain - u
    }
  }

  /// Returns the point after `start` at which a decreasing function crosses 0, found by bisection
  /// to the last bit.
  private static func root(
    from start: Double, to end: Double? = nil, _ function: (Double) -> Double
  ) -> Double {
    var low = start
    // Each function decreases at least as fast as −u + O(log u), so the interval contains the root
    // after a few doublings.
    var high = end ?? start + 1
    if end == nil {
      while function(high) > 0, high < .infinity { high = start + (high - start) * 2 }
    }
    for _ in 0..<1100 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if function(middle) > 0 { low = middle } else { high = middle }
    }
    return high
  }

  /// The duration for which a fit with this damping ratio and velocity would yield this frequency.
  ///
  /// This property is the inverse of `init(dampingRatio:duration:initialVelocity:)`: the last time
  /// at which the amplitude of A197 is ±0.001. It is the largest finite number if the spring isn't
  /// damped, and 0 if the amplitude is always smaller.
  public var fittedDuration: Double {
    guard decayRate > 0 else { return .greatestFiniteMagnitude }
    let rest = Elementary.log(1 / Self.fittedAmplitude)
    // The damping ratio may have been rounded when it was converted to a damping coefficient and
    // back.
    if regime == .underDamped && effectiveDampingRatio <= Self.criticalFit + 1e-12 {
      let amplitude = (decayRate - initialVelocity).magnitude / dampedFrequency
      guard amplitude > 0 else { return 0 }
      return max((Elementary.log(amplitude) + rest) / decayRate, 0)
    }
    // The amplitude (1 + (ω₀ − v)·t)·e^(−ω₀t), written in terms of u = ω₀t, has its extremum where
    // its slope is 0.
    let slope = 1 - initialVelocity / frequency
    let turn = slope == 0 ? 0 : max(1 - 1 / slope, 0)
    let amplitude = { (u: Double) in
      Elementary.log((1 + slope * u).magnitude) + rest - u
    }
    // If the amplitude crosses 0 and stays small from then on, it was last 0.001 before the crossing.
    guard amplitude(turn) > 0 else {
      return Self.root(from: 0, to: -1 / slope, amplitude) / frequency
    }
    return Self.root(from: turn, amplitude) / frequency
  }
}
