/// The behavior of a timing: all computations with its curve.
///
/// Each kind of timing has a conforming type.
protocol TimingShape: Sendable {
  /// Returns the progress at a fraction of the time.
  func value(at time: Double) -> Double

  /// Returns the rate of progress at a fraction of the time, in progress per total duration.
  func slope(at time: Double) -> Double

  /// Returns the smallest fraction of the time at which the curve reaches the given progress (A72)
  /// or comes nearest to it.
  func time(at progress: Double) -> Double

  /// The progress at both ends.
  var ends: (first: Double, last: Double) { get }

  /// Whether progress never decreases, never exceeds 1, and reaches 1 without a final jump.
  var risesSteadily: Bool { get }

  /// The fractions of the time at which progress reverses, and those at which it may jump, or `nil`
  /// if there are too many.
  var bends: (turns: [Double], leaps: [Double])? { get }

  /// The spring with its duration, or `nil` for other timings.
  var timedSpring: TimedSpring? { get }
}

extension TimingShape {
  var ends: (first: Double, last: Double) { (0, 1) }
  var timedSpring: TimedSpring? { nil }
}

/// Progress that equals time, clamped to 0 … 1.
struct StraightLine: TimingShape {
  func value(at time: Double) -> Double { min(max(time, 0), 1) }
  func slope(at time: Double) -> Double { (0...1).contains(time) ? 1 : 0 }
  func time(at progress: Double) -> Double { min(max(progress, 0), 1) }
  var risesSteadily: Bool { true }
  var bends: (turns: [Double], leaps: [Double])? { ([], []) }
}

extension UnitBezier: TimingShape {
  func time(at progress: Double) -> Double { inverse(of: progress) }
  var risesSteadily: Bool { (0...1).contains(y1) && (0...1).contains(y2) }
  var bends: (turns: [Double], leaps: [Double])? { (turns, []) }
}

// At their ends, some of the formulas slightly miss 0 or 1 (T110, T113).
extension TimingShape where Self: TurningCurve {
  func time(at progress: Double) -> Double { firstFraction(of: progress) }
  var bends: (turns: [Double], leaps: [Double])? { (turns, [0, 1]) }
}

extension PennerEasing: TimingShape {}

extension FormulaEasing: TimingShape {}

extension StepEasing: TimingShape {
  func slope(at time: Double) -> Double { 0 }
  func time(at progress: Double) -> Double { inverse(of: progress) }
  var ends: (first: Double, last: Double) { (value(at: 0), 1) }
  var risesSteadily: Bool { false }
  var bends: (turns: [Double], leaps: [Double])? {
    guard count <= Self.mostPrinted else { return nil }
    return ([], (0...count).map { Double($0) / Double(count) })
  }

  /// The maximum number of listed steps; our choice.
  private static var mostPrinted: Int { 1_024 }
}

extension LinearEasing: TimingShape {
  func time(at progress: Double) -> Double { inverse(of: progress) ?? (progress > 0 ? 1 : 0) }
  var ends: (first: Double, last: Double) { (value(at: 0), value(at: 1)) }
  var risesSteadily: Bool { false }
  var bends: (turns: [Double], leaps: [Double])? {
    ([], [0] + stops.compactMap { $0.fraction } + [1])
  }
}

/// A spring over a definite duration, in seconds.
struct TimedSpring: TimingShape, Hashable {
  let spring: SpringCurve
  let duration: Double

  func value(at time: Double) -> Double { spring.value(at: time * duration) }
  func slope(at time: Double) -> Double { spring.velocity(at: time * duration) * duration }
  func time(at progress: Double) -> Double {
    // A fitted spring ends at 0.999; its last step is a jump to the model value (A200).
    progress >= 1 && spring.value(at: duration) < 1 && spring.regime != .underDamped
      ? 1 : spring.firstTime(nearest: progress, within: duration) / duration
  }
  var ends: (first: Double, last: Double) { (0, spring.value(at: duration)) }
  var risesSteadily: Bool { false }
  var bends: (turns: [Double], leaps: [Double])? {
    (spring.turns(within: duration).map { $0 / duration }, [])
  }
  var timedSpring: TimedSpring? { self }
}

/// A curve from 0 to 1 with known reversals.
protocol TurningCurve {
  /// Returns the progress at a fraction of the time.
  func value(at fraction: Double) -> Double

  /// The fractions at which progress reverses, in order.
  var turns: [Double] { get }
}

extension TurningCurve {
  /// Returns the first fraction of the time at which progress equals `progress` or comes nearest to
  /// it (A72).
  ///
  /// If progress never equals the given value, the result is the first fraction at which it comes
  /// nearest: for a rising curve, 0 if the value is below 0, and 1 if it is above 1. For a value
  /// that a jump skips, the result is the instant of the jump. NaN counts as 0.
  @inline(__always)
  func firstFraction(of progress: Double) -> Double {
    guard !progress.isNaN, progress != 0 else { return 0 }
    var start = (fraction: 0.0, value: 0.0)
    var nearest = start
    for end in turns + [1] where end > start.fraction {
      let value = value(at: end)
      if progress == value || (progress > start.value) != (progress > value) {
        return crossing(
          of: progress, from: start.fraction, to: end, rising: value > start.value)
      }
      if progress > 0 ? value > nearest.value : value < nearest.value { nearest = (end, value) }
      start = (end, value)
    }
    return nearest.fraction
  }

  /// Returns the fraction at which progress crosses a value, given two fractions between which
  /// progress is monotonic.
  @inline(__always)
  private func crossing(
    of progress: Double, from start: Double, to end: Double, rising: Bool
  ) -> Double {
    var low = start
    var high = end
    for _ in 0..<100 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if (value(at: middle) < progress) == rising { low = middle } else { high = middle }
    }
    return high
  }
}
