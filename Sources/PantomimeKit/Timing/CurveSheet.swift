/// A timing over one unit of time, to ask about without an animator.
public struct CurveSheet: Sendable, Equatable {
  private let curve: TimingCurve

  /// Fits a timing to one unit of time; `nil` where it cannot be fitted.
  public init?(_ timing: Timing) {
    guard let curve = try? TimingCurve(timing, duration: 1) else { return nil }
    self.curve = curve
  }

  /// The progress at a share of the time.
  public func progress(at time: Double) -> Double { curve.progress(at: time) }

  /// The smallest share of the time at which the progress is reached (A72).
  public func time(at progress: Double) -> Double { curve.time(at: progress) }

  /// The progress per unit of time, by a difference of one part in 10⁵ to either side; exact for
  /// Béziers (T20).
  ///
  /// A staircase is flat everywhere: its jumps have no slope.
  public func slope(at time: Double) -> Double {
    if case .cubic(let bezier) = curve.timing { return bezier.slope(at: time) }
    if case .steps = curve.timing { return 0 }
    let step = 1e-5
    let (before, after) = (max(0, time - step), min(1, time + step))
    guard after > before else { return 0 }
    return (curve.progress(at: after) - curve.progress(at: before)) / (after - before)
  }
}
