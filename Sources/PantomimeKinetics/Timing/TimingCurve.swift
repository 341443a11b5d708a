/// A timing over a definite duration: progress as a function of the share of that time.
///
/// It never changes. It is a class so that animators stay small: they are copied with every fork
/// and passed by at every frame, and most of what they would hold is this. What it goes by is a
/// `TimingShape`.
package final class TimingCurve: Sendable, Equatable {
  /// The timing it came from.
  package let timing: Timing
  /// The progress at both ends, which is not always 0 and 1.
  package let ends: (first: Double, last: Double)
  /// Its spring, with the seconds that it takes for the whole; `nil` for any other.
  let spring: TimedSpring?
  // Those of a Bézier, here where a frame finds them without another call.
  private let pieces: CurvePieces?
  // It never changes, like all that it holds.
  nonisolated(unsafe) private let shape: ShapeBox

  private init<Shape: TimingShape>(
    _ timing: Timing, _ shape: Shape, pieces: CurvePieces? = nil
  ) {
    self.timing = timing
    ends = shape.ends
    spring = shape.timedSpring
    self.pieces = pieces
    self.shape = FilledShape(shape)
  }

  /// A straight line from 0 to 1.
  package static let straight = TimingCurve(.linear, StraightLine())

  /// The curve of a timing over a duration in seconds, to which a spring may have to be fitted.
  ///
  /// - Throws: `OutOfRange` where a spring cannot be fitted or never settles.
  package static func make(
    _ timing: Timing, duration: Double, fit: Spring.Fit = .twelveSteps
  ) throws(OutOfRange) -> TimingCurve {
    switch timing {
    case .linear: TimingCurve(timing, StraightLine())
    case .cubic(let curve): TimingCurve(timing, curve, pieces: curve.pieces)
    case .penner(let easing): TimingCurve(timing, easing)
    case .formula(let easing): TimingCurve(timing, easing)
    case .steps(let easing): TimingCurve(timing, easing)
    case .points(let easing): TimingCurve(timing, easing)
    case .damped(let ratio, let velocity):
      // Nothing can be fitted into no time: the run is over as it begins.
      if duration > 0 {
        TimingCurve(
          timing,
          TimedSpring(
            spring: try Spring(
              dampingRatio: ratio, duration: duration, initialVelocity: velocity, fit: fit),
            duration: duration))
      } else {
        TimingCurve(timing, StraightLine())
      }
    case .spring(let spring):
      TimingCurve(timing, TimedSpring(spring: spring, duration: spring.settlingDuration))
    }
  }

  /// Whether it is a spring, which always begins afresh (A127).
  package var isSpring: Bool { spring != nil }

  /// The curve itself, or a straight line in place of one that would leap as it begins: what goes on
  /// from where it is must not.
  package var withoutFirstLeap: TimingCurve { ends.first == 0 ? self : .straight }

  /// Whether it is a Bézier that UIKit has no name for.
  package var hasOwnControlPoints: Bool {
    guard case .cubic(let bezier) = timing else { return false }
    return ![.easeIn, .easeOut, .easeInOut, .standard].contains(bezier)
  }

  /// The progress at a share of the time, 0 … 1; a spring may leave that range.
  package func progress(at time: Double) -> Double {
    if time > 0, time < 1, let height = pieces?.height(at: time) { return height }
    return shape.value(at: time)
  }

  /// The progress per whole of the time, at a share of it.
  package func slope(at time: Double) -> Double { shape.slope(at: time) }

  /// The smallest share of the time at which the progress is reached (A72), or comes nearest.
  package func time(at progress: Double) -> Double { shape.time(at: progress) }

  /// Whether progress never falls nor passes 1 on its way, and arrives there without a last leap.
  package var risesSteadily: Bool { shape.risesSteadily }

  /// The shares of the time at which progress turns round, and those at which it may leap: between two
  /// neighbors of both it only rises, or only falls, without a leap; `nil` where there are too many.
  package var bends: (turns: [Double], leaps: [Double])? { shape.bends }

  /// Whether two curves are of one timing and, where it matters, of one duration and one fit.
  package static func == (one: TimingCurve, other: TimingCurve) -> Bool {
    one === other || (one.timing == other.timing && one.spring == other.spring)
  }
}

/// Holds a shape of a type that only its subclass knows.
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
