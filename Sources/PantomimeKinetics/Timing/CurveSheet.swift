/// A timing over one unit of time, to ask about without an animator.
public struct CurveSheet: Sendable, Equatable {
  private let curve: TimingCurve

  /// Fits a timing to one unit of time; `nil` where it cannot be fitted.
  public init?(_ timing: Timing) {
    guard let curve = try? TimingCurve.make(timing, duration: 1) else { return nil }
    self.curve = curve
  }

  /// The progress at a share of the time.
  public func progress(at time: Double) -> Double { curve.progress(at: time) }

  /// The smallest share of the time at which the progress is reached (A72).
  public func time(at progress: Double) -> Double { curve.time(at: progress) }

  /// The progress per unit of time, exactly: at a corner or a jump that of what follows, and at both
  /// ends the limit from inside (T20).
  ///
  /// A staircase is flat everywhere: its jumps have no slope. Outside 0 … 1 what is held has none.
  public func slope(at time: Double) -> Double { curve.slope(at: time) }
}
