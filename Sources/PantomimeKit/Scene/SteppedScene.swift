/// A scene that proceeds in steps: a case of an enumeration names each timer and each view
/// animation, and one method handles the end of every step.
///
/// Start timers and animations with `Steps`, or on the stage under the name of a case; those with
/// other names belong to no step and don't notify the scene.
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
  // Ends the step to which a timer belongs.
  public mutating func _timerFired(_ timer: StageTimer, on stage: inout Stage) {
    if let step = Step(rawValue: timer.name) { ended(step, by: .timer(timer), on: &stage) }
  }

  // Ends the step to which an animation belongs.
  public mutating func _animatorDidComplete(
    _ animation: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard let step = Step(rawValue: stage.name(of: animation)) else { return }
    ended(step, by: .animation(animation), on: &stage)
  }
}

extension SteppedScene where Self: TimerHandling {
  public mutating func _timerFired(_ timer: StageTimer, on stage: inout Stage) {
    timerFired(timer, on: &stage)
  }
}

extension SteppedScene where Self: AnimatorCompletionHandling {
  public mutating func _animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) { animatorDidComplete(animator, at: position, on: &stage) }
}
