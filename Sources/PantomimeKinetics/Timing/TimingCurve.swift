/// A timing over a definite duration: progress as a function of the elapsed fraction of that time.
///
/// A curve is immutable. It is a class so that animators stay small: animators are copied with
/// every fork and passed at every frame, and a curve would make up most of their size. A
/// `TimingShape` defines the behavior of a curve.
package final class TimingCurve: Sendable, Hashable {
  /// The timing from which the curve was created.
  package let timing: Timing
  /// The progress at both ends, which isn't always 0 and 1.
  package let ends: (first: Double, last: Double)
  /// The curve's spring with its total duration, or `nil` for any other timing.
  let spring: TimedSpring?
  /// The repetition, or `nil` for a single pass.
  package let repetition: Repetition?
  // The shape and everything in it is immutable.
  nonisolated(unsafe) private let shape: ShapeBox

  private init<Shape: TimingShape>(
    _ timing: Timing, _ shape: Shape, repetition: Repetition? = nil
  ) {
    self.timing = timing
    self.repetition = repetition
    ends = shape.ends
    spring = shape.timedSpring
    self.shape = FilledShape(shape)
  }

  /// A straight line from 0 to 1.
  package static let straight = TimingCurve(.linear, StraightLine())

  /// Returns the curve of a timing over a duration in seconds.
  ///
  /// - Throws: `OptionError` if a spring can't be fitted or never settles.
  package static func make(
    _ timing: Timing, duration: Double, fit: SpringCurve.Fit = .twelveSteps
  ) throws(OptionError) -> TimingCurve {
    switch timing {
    case .linear: TimingCurve(timing, StraightLine())
    case .cubic(let curve): TimingCurve(timing, curve)
    case .penner(let easing): TimingCurve(timing, easing)
    case .formula(let easing): TimingCurve(timing, easing)
    case .steps(let easing): TimingCurve(timing, easing)
    case .points(let easing): TimingCurve(timing, easing)
    case .damped(let ratio, let velocity):
      // No curve can be fitted to a duration of zero; a run with that duration ends immediately.
      if duration > 0 {
        TimingCurve(
          timing,
          TimedSpring(
            spring: try SpringCurve(
              dampingRatio: ratio, duration: duration, initialVelocity: velocity, fit: fit),
            duration: duration))
      } else {
        TimingCurve(timing, StraightLine())
      }
    case .spring(let spring):
      TimingCurve(timing, TimedSpring(spring: spring, duration: spring.settlingDuration))
    }
  }

  /// Returns the curve of a spring given by its constants, over another time than its settling time.
  package static func make(_ spring: SpringCurve, over duration: Double) -> TimingCurve {
    TimingCurve(.spring(spring), TimedSpring(spring: spring, duration: duration))
  }

  /// Returns the curve that passes through this one repeatedly.
  ///
  /// - Parameters:
  ///   - repetition: The number of cycles, and their form.
  ///   - duration: The duration of a pass, in seconds.
  ///   - whole: The time that all cycles take, in seconds.
  package func repeated(
    _ repetition: Repetition, pass duration: Double, whole: Double
  ) -> TimingCurve {
    TimingCurve(
      timing, RepeatedShape(self, repetition, pass: duration, whole: whole), repetition: repetition)
  }

  /// Whether the timing is a spring, which always starts from its beginning (A127).
  package var isSpring: Bool { spring != nil }

  /// The curve for a run that continues from its current pose: this curve, or a straight line if
  /// this curve jumps at its start.
  package var withoutFirstLeap: TimingCurve { ends.first == 0 ? self : .straight }

  /// Whether the timing is a Bézier curve that has no name in UIKit.
  package var hasOwnControlPoints: Bool {
    guard case .cubic(let bezier) = timing else { return false }
    return ![.easeIn, .easeOut, .easeInOut, .standard].contains(bezier)
  }

  /// Returns the progress at a fraction of the time, 0 … 1; the progress of a spring may be outside
  /// that range.
  package func progress(at time: Double) -> Double { shape.value(at: time) }

  /// Returns the rate of progress at a fraction of the time, in progress per total duration.
  package func slope(at time: Double) -> Double { shape.slope(at: time) }

  /// Returns the smallest fraction of the time at which the curve reaches the given progress (A72)
  /// or comes nearest to it.
  package func time(at progress: Double) -> Double { shape.time(at: progress) }

  /// Whether progress never decreases, never exceeds 1, and reaches 1 without a final jump.
  package var risesSteadily: Bool { shape.risesSteadily }

  /// The fractions of the time at which progress reverses, and those at which it may jump, or `nil`
  /// if there are too many.
  ///
  /// Between two consecutive fractions, progress is monotonic and continuous.
  package var bends: (turns: [Double], leaps: [Double])? { shape.bends }

  /// Returns whether two curves have the same timing and, for springs, the same duration.
  package static func == (one: TimingCurve, other: TimingCurve) -> Bool {
    one === other
      || (one.timing == other.timing && one.spring == other.spring
        && one.repetition == other.repetition)
  }

  /// Feeds the timing to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(timing)
    hasher.combine(spring)
    hasher.combine(repetition)
  }
}

/// A type-erased timing shape; the subclass stores the shape.
private class ShapeBox {
  func value(at time: Double) -> Double { time }
  func slope(at time: Double) -> Double { 1 }
  func time(at progress: Double) -> Double { progress }
  var risesSteadily: Bool { true }
  var bends: (turns: [Double], leaps: [Double])? { ([], []) }
}

private final class FilledShape<Shape: TimingShape>: ShapeBox {
  private let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  override func value(at time: Double) -> Double { shape.value(at: time) }
  override func slope(at time: Double) -> Double { shape.slope(at: time) }
  override func time(at progress: Double) -> Double { shape.time(at: progress) }
  override var risesSteadily: Bool { shape.risesSteadily }
  override var bends: (turns: [Double], leaps: [Double])? { shape.bends }
}

/// A timing over one unit of time, which can be evaluated without an animator.
package struct CurveSheet: Sendable, Hashable {
  private let curve: TimingCurve

  /// Fits a timing to a unit of time, or returns `nil` if that is impossible.
  package init?(_ timing: Timing) {
    guard let curve = try? TimingCurve.make(timing, duration: 1) else { return nil }
    self.curve = curve
  }

  /// Returns the progress at a fraction of the time.
  package func progress(at time: Double) -> Double { curve.progress(at: time) }

  /// Returns the smallest fraction of the time at which the curve reaches the given progress (A72).
  package func time(at progress: Double) -> Double { curve.time(at: progress) }

  /// Returns the exact rate of progress per unit of time (T20).
  ///
  /// At a corner or a jump, it is the rate after that instant; at both ends, it is the limit from
  /// inside.
  ///
  /// A staircase has a slope of 0 everywhere, because a jump has no slope. Outside 0 … 1, where the
  /// value is constant, the slope is 0.
  package func slope(at time: Double) -> Double { curve.slope(at: time) }
}
