/// The rule from elapsed time to progress, as an animator is given it: its timing parameters.
public enum Timing: Sendable, Equatable {
  /// Progress equals time.
  case linear
  /// A cubic Bézier curve on the unit square.
  case cubic(UnitBezier)
  /// One of Penner's formulas (T108 – T114).
  case penner(PennerEasing)
  /// A formula of one's own.
  case formula(FormulaEasing)
  /// A staircase.
  case steps(StepEasing)
  /// Straight lines between points.
  case points(LinearEasing)
  /// A spring fitted to the animator's duration (A179, A197); the velocity is in whole distances
  /// per second.
  case damped(ratio: Double, velocity: Double = 0)
  /// A spring by its own constants: the animator's duration is ignored, the spring's settling time
  /// takes its place (A138, A180).
  case spring(Spring)

  /// Slow at the start: (0.42, 0) (1, 1) (A171).
  public static let easeIn = Timing.cubic(.easeIn)
  /// Slow at the end: (0, 0) (0.58, 1) (A171).
  public static let easeOut = Timing.cubic(.easeOut)
  /// Slow at both ends: (0.42, 0) (0.58, 1) (A171).
  public static let easeInOut = Timing.cubic(.easeInOut)
  /// Core Animation's default curve: (0.25, 0.1) (0.25, 1) (A171, A174).
  public static let standard = Timing.cubic(.standard)

  /// How long a whole run takes when a duration in seconds is asked for.
  public func duration(asked: Double) -> Double {
    switch self {
    case .linear, .cubic, .penner, .formula, .steps, .points, .damped: asked
    case .spring(let spring): spring.settlingDuration
    }
  }

  /// Longer runs than this, some thirty years, are refused; our choice.
  package static let longest = 1e9

  /// How long a whole run takes when a duration in seconds is asked for, if that can be had.
  ///
  /// - Throws: `OutOfRange` for a duration that is negative, infinite or no number, and for a
  ///   spring that never settles.
  package func wholeDuration(asked duration: Double) throws(OutOfRange) -> Double {
    guard duration >= 0, duration.isFinite else {
      throw OutOfRange("duration", duration, allowed: "0 or more seconds")
    }
    let whole = self.duration(asked: duration)
    guard whole < Timing.longest else {
      if case .spring(let spring) = self {
        throw OutOfRange(
          "damping", spring.damping, allowed: "more than 0, so that the spring settles")
      }
      throw OutOfRange("duration", duration, allowed: "less than 1e9 seconds")
    }
    return whole
  }
}

/// A timing over a definite duration: progress as a function of the share of that time.
///
/// It never changes. It is a class so that animators stay small: they are copied with every fork
/// and passed by at every frame, and most of what they would hold is this.
package final class TimingCurve: Sendable, Equatable {
  /// The timing it came from.
  package let timing: Timing
  private let shape: Shape
  // Only the one that the shape names is asked. Each lies open here rather than in a payload, which
  // would be copied before it could be asked anything.
  private let bezier: UnitBezier
  private let spring: Spring
  /// How long the spring takes for the whole, in seconds.
  private let duration: Double
  /// The progress at both ends, which is not always 0 and 1.
  package let ends: (first: Double, last: Double)
  // Those of the curve, which is so large that the compiler copies it before it asks it anything.
  private let pieces: CurvePieces?

  private enum Shape: Sendable {
    case linear
    case bezier
    case penner(PennerEasing)
    case formula(FormulaEasing)
    case steps(StepEasing)
    case points(LinearEasing)
    case spring
  }

  /// - Throws: `OutOfRange` where a spring cannot be fitted or never settles.
  package init(_ timing: Timing, duration: Double) throws(OutOfRange) {
    self.timing = timing
    var shape = Shape.linear
    var bezier = TimingCurve.unused
    var spring = Spring.coreAnimation
    var length = duration
    var ends = (first: 0.0, last: 1.0)
    switch timing {
    case .linear:
      break
    case .cubic(let curve):
      shape = .bezier
      bezier = curve
    case .penner(let easing):
      shape = .penner(easing)
    case .formula(let easing):
      shape = .formula(easing)
    case .steps(let easing):
      shape = .steps(easing)
      ends.first = easing.value(at: 0)
    case .points(let easing):
      shape = .points(easing)
      ends = (easing.value(at: 0), easing.value(at: 1))
    // Nothing can be fitted into no time: the run is over as it begins.
    case .damped(let ratio, let velocity) where duration > 0:
      shape = .spring
      spring = try Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    case .damped:
      break
    case .spring(let own):
      shape = .spring
      spring = own
      length = own.settlingDuration
    }
    if case .spring = shape { ends.last = spring.value(at: length) }
    self.shape = shape
    self.ends = ends
    self.bezier = bezier
    pieces = bezier.pieces
    self.spring = spring
    self.duration = length
  }

  /// What stands in the place of a curve where there is none: one that costs nothing to make.
  private static let unused = UnitBezier(solved: 0, 0, 1, 1)

  /// A straight line from 0 to 1.
  package static let straight = TimingCurve()

  private init() {
    timing = .linear
    shape = .linear
    bezier = TimingCurve.unused
    spring = .coreAnimation
    duration = 1
    ends = (0, 1)
    pieces = nil
  }

  /// Whether it is a spring, which always begins afresh (A127).
  package var isSpring: Bool {
    switch shape {
    case .linear, .bezier, .penner, .formula, .steps, .points: false
    case .spring: true
    }
  }

  /// Whether progress never falls nor passes 1 on its way, and arrives there without a last leap.
  package var risesSteadily: Bool {
    switch shape {
    case .linear: true
    case .bezier: (0...1).contains(bezier.y1) && (0...1).contains(bezier.y2)
    case .penner(let easing): easing.risesSteadily
    case .formula(let easing): easing.risesSteadily
    case .steps, .points, .spring: false
    }
  }

  /// The curve itself, or a straight line in place of one that would leap as it begins: what goes on
  /// from where it is must not.
  package var withoutFirstLeap: TimingCurve {
    ends.first == 0 ? self : .straight
  }

  /// Whether it is a Bézier that UIKit has no name for.
  package var hasOwnControlPoints: Bool {
    guard case .bezier = shape else { return false }
    return ![.easeIn, .easeOut, .easeInOut, .standard].contains(bezier)
  }

  /// The progress at a share of the time, 0 … 1; a spring may leave that range.
  package func progress(at time: Double) -> Double {
    if time > 0, time < 1, let height = pieces?.height(at: time) { return height }
    return progressOfShape(at: time)
  }

  /// The same of a curve without pieces, and at the ends of one with them; apart, so that what most go by
  /// need not make room for it.
  @inline(never)
  private func progressOfShape(at time: Double) -> Double {
    switch shape {
    case .linear: min(max(time, 0), 1)
    case .bezier: bezier.value(at: time)
    case .penner(let easing): easing.value(at: time)
    case .formula(let easing): easing.value(at: time)
    case .steps(let easing): easing.value(at: time)
    case .points(let easing): easing.value(at: time)
    case .spring: spring.value(at: time * duration)
    }
  }

  /// The progress per whole of the time, at a share of it.
  package func slope(at time: Double) -> Double {
    switch shape {
    case .linear: (0...1).contains(time) ? 1 : 0
    case .bezier: bezier.slope(at: time)
    case .penner(let easing): easing.slope(at: time)
    case .formula(let easing): easing.slope(at: time)
    case .steps: 0
    case .points(let easing): easing.slope(at: time)
    case .spring: spring.velocity(at: time * duration) * duration
    }
  }

  /// The smallest share of the time at which the progress is reached (A72), or comes nearest.
  package func time(at progress: Double) -> Double {
    switch shape {
    case .linear: min(max(progress, 0), 1)
    case .bezier: bezier.inverse(of: progress)
    case .penner(let easing): easing.inverse(of: progress)
    case .formula(let easing): easing.inverse(of: progress)
    case .steps(let easing): easing.inverse(of: progress)
    case .points(let easing): easing.inverse(of: progress) ?? (progress > 0 ? 1 : 0)
    // A fitted spring ends at 0.999: the model value makes the last step (A200).
    case .spring:
      progress >= 1 && spring.value(at: duration) < 1 && spring.regime != .underDamped
        ? 1 : spring.firstTime(nearest: progress, within: duration) / duration
    }
  }

  /// The shares of the time at which progress turns round, and those at which it may leap: between two
  /// neighbors of both it only rises, or only falls, without a leap; `nil` where there are too many.
  package var bends: (turns: [Double], leaps: [Double])? {
    switch shape {
    case .linear: return ([], [])
    case .bezier: return (bezier.turns, [])
    // Some of the formulas miss 0 or 1 by a little (T110, T113).
    case .penner(let easing): return (easing.turns, [0, 1])
    case .formula(let easing): return (easing.turns, [0, 1])
    case .steps(let easing):
      guard easing.count <= TimingCurve.mostSteps else { return nil }
      return ([], (0...easing.count).map { Double($0) / Double(easing.count) })
    case .points(let easing): return ([], [0] + easing.stops.compactMap { $0.fraction } + [1])
    case .spring: return (spring.turns(within: duration).map { $0 / duration }, [])
    }
  }

  /// The most steps that are told one by one; our choice.
  private static var mostSteps: Int { 1_024 }

  /// Whether two curves are of one timing and, where it matters, of one duration.
  package static func == (one: TimingCurve, other: TimingCurve) -> Bool {
    one === other
      || (one.timing == other.timing
        && (!one.isSpring || (one.spring == other.spring && one.duration == other.duration)))
  }
}
