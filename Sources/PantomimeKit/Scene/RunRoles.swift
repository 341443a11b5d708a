// The roles of a scene that starts runs and responds to their ends.

/// A scene that decides what `start` does; in other scenes it starts the principal animator.
public protocol StartHandling: TransitionScene {
  /// Handles `start` without an animator's name, optionally after a delay in seconds.
  mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse)
}

extension StartHandling {
  public mutating func _start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    try start(after: delay, on: &stage)
  }
}

/// A scene that responds to the end of its animators.
public protocol AnimatorCompletionHandling: TransitionScene {
  /// Handles the end of an animator; called once for each of its completions, or once if it has
  /// none.
  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage)
}

extension AnimatorCompletionHandling {
  public mutating func _animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) { animatorDidComplete(animator, at: position, on: &stage) }
}

/// A scene that responds to the end of its layer animations.
public protocol LayerAnimationHandling: TransitionScene {
  /// Handles the end of a layer animation, which has either finished (`finished`) or been cut short
  /// by removal (T93).
  ///
  /// The key is `nil` if the animation was added without one; a group counts as one animation
  /// (T104).
  mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage)
}

extension LayerAnimationHandling {
  public mutating func _layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage
  ) { layerAnimationEnded(key, on: view, finished: finished, on: &stage) }
}

/// A scene that responds to the end of its transitions.
public protocol TransitionHandling: TransitionScene {
  /// Handles the end of a transition, which has either finished (`finished`) or been canceled and
  /// returned to its start (A246).
  mutating func transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage)
}

extension TransitionHandling {
  public mutating func _transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage
  ) { transitionEnded(transition, finished: finished, on: &stage) }
}

/// A scene with timers or display links.
public protocol TimerHandling: TransitionScene {
  /// Handles a timer or a display link of the scene that fires.
  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage)
}

extension TimerHandling {
  public mutating func _timerFired(_ timer: StageTimer, on stage: inout Stage) {
    timerFired(timer, on: &stage)
  }
}
