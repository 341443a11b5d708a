/// The rule from elapsed time to progress: a property animator's timing parameters.
///
/// Time and progress both run from 0 to 1. A spring may carry the progress beyond 1 on the way.
public enum Timing: Sendable, Equatable {
  /// Progress equals time.
  case linear
  /// A cubic Bézier curve on the unit square.
  case cubic(UnitBezier)

  /// Slow at the start: (0.42, 0) (1, 1) (A171).
  public static let easeIn = Timing.cubic(.easeIn)
  /// Slow at the end: (0, 0) (0.58, 1) (A171).
  public static let easeOut = Timing.cubic(.easeOut)
  /// Slow at both ends: (0.42, 0) (0.58, 1) (A171).
  public static let easeInOut = Timing.cubic(.easeInOut)

  /// The progress at a share of the time, 0 … 1.
  public func progress(at time: Double) -> Double {
    switch self {
    case .linear: min(max(time, 0), 1)
    case .cubic(let curve): curve.value(at: time)
    }
  }

  /// The smallest share of the time at which the progress is reached (A72).
  public func time(at progress: Double) -> Double {
    switch self {
    case .linear: min(max(progress, 0), 1)
    case .cubic(let curve): curve.inverse(of: progress)
    }
  }
}
