/// A scene that goes on step by step: each time that it waits for, and each animation of views, has a case
/// of an enumeration for its name, and the scene hears of all ends in one place.
///
/// Timers and animations may have been set going by `Steps`, or on the stage under the name of a case;
/// those under other names are nobody's steps, and nothing follows.
public protocol SteppedScene: Scene {
  /// What the scene waits for.
  associatedtype Step: RawRepresentable<String> & Sendable

  /// A step is over.
  mutating func ended(_ step: Step, by cause: StepEnd, on stage: inout Stage)
}

/// What has ended a step.
public enum StepEnd: Sendable, Hashable {
  /// A timer, or a tick of a display link.
  case timer(StageTimer)
  /// An animation that has come to its end.
  case animation(AnimatorID)

  /// The timer; `nil` for an animation.
  public var timer: StageTimer? { if case .timer(let timer) = self { timer } else { nil } }

  /// The animation; `nil` for a timer.
  public var animation: AnimatorID? {
    if case .animation(let animation) = self { animation } else { nil }
  }
}

extension SteppedScene {
  /// Tells which step is over.
  public mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    if let step = Step(rawValue: timer.name) { ended(step, by: .timer(timer), on: &stage) }
  }

  /// Tells which step is over.
  public mutating func completed(
    _ animation: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard let step = Step(rawValue: stage.name(of: animation)) else { return }
    ended(step, by: .animation(animation), on: &stage)
  }
}
