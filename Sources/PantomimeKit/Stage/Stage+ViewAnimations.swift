// View animations without an object to control them.

extension Stage {
  /// Animates the changes of a block, as `UIView.animate` does (S13, A207, A209).
  ///
  /// The block is executed immediately; only the property animations that it creates wait for the
  /// delay, and show the old values until then. Changes of anything other than view properties take
  /// effect immediately. The default curve is ease-in-out. The animation can't be controlled: it
  /// isn't among the scene's animators, and its name doesn't have to be unique.
  /// `animatorDidComplete` notifies the scene of its end.
  ///
  /// - Parameters:
  ///   - name: The name in the trace.
  ///   - duration: The time in seconds; a negative value or NaN counts as 0.
  ///   - delay: The time in seconds; a negative value or NaN counts as 0.
  ///   - curve: The timing curve.
  ///   - allowsUserInteraction: Whether the animated views receive touches during the animation; by
  ///     default they don't, as documented for `UIView.animate`.
  ///   - block: A closure that sets the model values to animate to.
  /// - Returns: The animation, or `nil` if no animator can have the duration; the changes then take
  ///   effect immediately.
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

  /// Animates the changes of a block, with the duration and the timing of an animator that isn't
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

  /// Adds a stand-in for a `UIView.animate` that is called repeatedly; you can inspect it by name,
  /// but you can't control it.
  ///
  /// The scene adds animations to it and starts it like any animator. Attempts from outside the
  /// scene to pause, scrub, reverse, or continue it are refused, with the reason in the trace.
  @discardableResult
  public mutating func addViewAnimation(_ name: String, _ animator: Animator) -> AnimatorID {
    add(name, animator, access: .name)
  }

  /// Stops a running animation: the model values become the presentation values, and no completion
  /// is reported.
  ///
  /// Has no effect if the animation is over.
  public mutating func cancel(_ animation: AnimatorID) {
    guard knows(animation), animators.activity(of: animation) == .active else { return }
    try? stop(animation, withoutFinishing: true)
  }
}
