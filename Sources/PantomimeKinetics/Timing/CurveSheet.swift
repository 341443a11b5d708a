/// A timing over one unit of time, which can be evaluated without an animator.
public struct CurveSheet: Sendable, Hashable {
  private let curve: TimingCurve

  /// Fits a timing to a unit of time, or returns `nil` if that is impossible.
  public init?(_ timing: Timing) {
    guard let curve = try? TimingCurve.make(timing, duration: 1) else { return nil }
    self.curve = curve
  }

  /// Returns the progress at a fraction of the time.
  public func progress(at time: Double) -> Double { curve.progress(at: time) }

  /// Returns the smallest fraction of the time at which the curve reaches the given progress (A72).
  public func time(at progress: Double) -> Double { curve.time(at: progress) }

  /// Returns the exact rate of progress per unit of time (T20).
  ///
  /// At a corner or a jump, it is the rate after that instant; at both ends, it is the limit from
  /// inside.
  ///
  /// A staircase has a slope of 0 everywhere, because a jump has no slope. Outside 0 … 1, where the
  /// value is constant, the slope is 0.
  public func slope(at time: Double) -> Double { curve.slope(at: time) }
}
