// Animations of views without an object to control them.

extension Stage {
  /// Animates the changes of a block, as `UIView.animate` does (S13, A207, A209).
  ///
  /// The block is executed at the call; only the property animations it creates wait for the delay
  /// and show the old values meanwhile. Changes of anything but view properties take effect
  /// immediately. The default curve is ease-in-out. The animation can't be controlled: it is not
  /// among the scene's animators, and names need not be unique. The scene is notified of its end by
  /// `completed`.
  ///
  /// - Parameters:
  ///   - name: The name in the trace.
  ///   - duration: Seconds; negative values and NaN count as 0.
  ///   - delay: Seconds; negative values and NaN count as 0.
  ///   - curve: The timing curve.
  ///   - allowsUserInteraction: Whether the animated views take touches meanwhile; by default they don't,
  ///     as `UIView.animate` documents.
  ///   - block: Sets the model values to animate to.
  /// - Returns: `nil` for a duration that no animator can have; then the changes are made
  ///   immediately.
  @discardableResult
  public mutating func animate(
    _ name: String, duration: Double, delay: Double = 0, curve: UnitBezier = .easeInOut,
    allowsUserInteraction: Bool = false, _ block: @escaping AnimationBlock
  ) -> AnimatorID? {
    let length = duration > 0 ? duration : 0
    guard var animator = try? Animator(duration: length, timing: .cubic(curve)) else {
      block(&self)
      return nil
    }
    animator.isUserInteractionEnabled = allowsUserInteraction
    return animate(name, animator, delay: delay, access: .hidden, block)
  }

  /// Animates the changes of a block, with the duration and the timing of an animator that is not
  /// exposed.
  @discardableResult
  mutating func animate(
    _ name: String, _ animator: Animator, delay: Double, access: AnimatorAccess,
    _ block: @escaping AnimationBlock
  ) -> AnimatorID {
    let id = add(name, animator, access: access)
    addCompletion(to: id)
    // A new animator refuses neither a block nor a start.
    try? addAnimations(to: id, block)
    if delay > 0 { try? start(id, afterDelay: delay) } else { try? start(id) }
    return id
  }

  /// Adds a stand-in for a `UIView.animate` that is called repeatedly: it has a name, by which it
  /// can be inspected, but no object that could be controlled.
  ///
  /// The scene fills and starts it like any animator. Attempts from outside to pause, scrub,
  /// reverse or continue it are refused, with the reason in the trace.
  @discardableResult
  public mutating func addViewAnimation(_ name: String, _ animator: Animator) -> AnimatorID {
    add(name, animator, access: .name)
  }

  /// Stops a running animation: the models take the values shown, and no completion is reported.
  ///
  /// Has no effect if it is over.
  public mutating func cancel(_ animation: AnimatorID) {
    guard knows(animation), animators.activity(of: animation) == .active else { return }
    try? stop(animation, withoutFinishing: true)
  }
}
