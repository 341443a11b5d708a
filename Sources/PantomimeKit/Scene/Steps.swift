/// The timers and view animations that a scene has started and may have to cancel, each named after
/// its step.
///
/// A scene with several steps declares an enumeration of them; as a `SteppedScene` it handles the
/// end of each step by its case.
///
/// ```swift
/// struct Spark: SteppedScene, TapHandling {
///   enum Step: String { case burst, fade }
///   static let name = "spark"
///   let tappable = ["spark"]
///   private let spark: ViewID
///   private var steps = Steps<Step>()
///
///   init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
///     spark = stage.addView("spark", .frame(Rect(width: 44, height: 44)), .alpha(1))
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
  @discardableResult
  public mutating func animate(
    _ step: Step, to pose: Pose, duration: Double, delay: Double = 0,
    curve: UnitBezier = .easeInOut, on stage: inout Stage
  ) -> AnimatorID? {
    let animation = stage.animate(
      step.rawValue, to: pose, duration: duration, delay: delay, curve: curve)
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
