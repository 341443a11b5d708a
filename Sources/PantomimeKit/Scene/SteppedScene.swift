/// A scene that proceeds in steps: a case of an enumeration names each timer and each view
/// animation, and one method handles the end of every step.
///
/// Start timers and animations with `Steps`, or on the stage under the name of a case; timers and
/// animations with other names belong to no step and don't notify the scene.
public protocol SteppedScene: TransitionScene {
  /// The steps that the scene waits for.
  associatedtype Step: RawRepresentable<String> & Sendable

  /// Handles the end of a step.
  mutating func ended(_ step: Step, by cause: StepEnd, on stage: inout Stage)
}

/// The cause of the end of a step.
public enum StepEnd: Sendable, Hashable {
  /// A timer, or a tick of a display link.
  case timer(StageTimer)
  /// An animation that has ended.
  case animation(AnimatorID)

  /// The timer, or `nil` for an animation.
  public var timer: StageTimer? { if case .timer(let timer) = self { timer } else { nil } }

  /// The animation, or `nil` for a timer.
  public var animation: AnimatorID? {
    if case .animation(let animation) = self { animation } else { nil }
  }
}

extension SteppedScene {
  /// Ends the step to which a timer belongs.
  public mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    if let step = Step(rawValue: timer.name) { ended(step, by: .timer(timer), on: &stage) }
  }

  /// Ends the step to which an animation belongs.
  public mutating func animatorDidComplete(
    _ animation: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard let step = Step(rawValue: stage.name(of: animation)) else { return }
    ended(step, by: .animation(animation), on: &stage)
  }
}

/// The timers and view animations that a scene has started and may have to cancel, each named after
/// its step.
///
/// A scene with several steps declares an enumeration of them, and conforms to `SteppedScene` in
/// order to handle the end of each step.
///
/// ```swift
/// struct Spark: SteppedScene {
///   enum Step: String { case burst, fade }
///   static let name = "spark"
///   let tappable = ["spark"]
///   private let spark: ViewID
///   private var steps = Steps<Step>()
///
///   init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
///     spark = stage.addView("spark", .frame(Rect2D(width: 44, height: 44)), .alpha(1))
///   }
///
///   mutating func tap(_ view: String, on stage: inout Stage) {
///     steps.wait(.burst, after: 0.5, on: &stage)
///   }
///
///   mutating func ended(_ step: Step, by cause: StepEnd, on stage: inout Stage) {
///     switch step {
///     case .burst: steps.animate(.fade, to: [spark: [.alpha(0)]], duration: 0.2, on: &stage)
///     case .fade: steps.cancel(on: &stage)
///     }
///   }
/// }
/// ```
public struct Steps<Step: RawRepresentable<String> & Sendable>: Sendable {
  private var animations: [AnimatorID] = []
  private var timers: [TimerID] = []

  /// Creates an empty collection of steps.
  public init() {}

  /// Waits a number of seconds; the scene is notified when they have elapsed.
  @discardableResult
  public mutating func wait(
    _ step: Step, after seconds: Double, on stage: inout Stage
  ) -> TimerID {
    let timer = stage.startTimer(step.rawValue, after: seconds)
    timers.append(timer)
    return timer
  }

  /// Animates views to a pose, as `UIView.animate` does; the scene is notified at the end.
  ///
  /// A step takes its duration even if the views already have the pose, so that the steps after it
  /// keep their times.
  @discardableResult
  public mutating func animate(
    _ step: Step, to pose: Pose, duration: Double, delay: Double = 0,
    curve: UnitBezier = .easeInOut, on stage: inout Stage
  ) -> AnimatorID? {
    let animation = stage.animate(
      step.rawValue, to: pose, duration: duration, delay: delay, curve: curve, evenIfUnchanged: true
    )
    if let animation { animations.append(animation) }
    return animation
  }

  /// Returns a Boolean value that indicates whether any timer has yet to fire.
  public func areWaiting(on stage: Stage) -> Bool { timers.contains { stage.isWaiting($0) } }

  /// Cancels all timers and stops all animations at their current values, without notifying the
  /// scene.
  public mutating func cancel(on stage: inout Stage) {
    for animation in animations { stage.cancel(animation) }
    for timer in timers { stage.cancel(timer) }
    (animations, timers) = ([], [])
  }
}
