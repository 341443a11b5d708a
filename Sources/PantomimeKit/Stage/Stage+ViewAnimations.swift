// Animations of views that nobody holds on to.

extension Stage {
  /// Animates what a block changes, as `UIView.animate` does (S13, A207, A209).
  ///
  /// The block is executed at the call; only the property animations it gives rise to wait for the
  /// delay, and show the old values meanwhile. What is no property of a view happens at once. It
  /// eases in and out unless another curve is given. It has no interface: it is not among the
  /// scene's animators, and names need not be unique. The scene hears of its end by `completed`.
  ///
  /// - Parameters:
  ///   - name: what it is called in the trace.
  ///   - duration: seconds; less than 0, and what is no number, is 0.
  ///   - delay: seconds; less than 0, and what is no number, is 0.
  ///   - curve: how it gets there.
  ///   - allowsUserInteraction: whether the animated views take touches meanwhile; as `UIView.animate`
  ///     documents it, they do not by default.
  ///   - block: sets the model values to animate to.
  /// - Returns: `nil` for a duration that no animator can have: then the changes are made at once.
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

  /// The same, with the duration and the timing of an animator that nobody gets hold of.
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

  /// Adds what stands for a `UIView.animate` that is called again and again: it has a name to be
  /// looked at by, but no object that could be held.
  ///
  /// The scene fills and starts it like any animator. Whoever else pauses, scrubs, reverses or
  /// continues it is refused, with the reason in the trace.
  @discardableResult
  public mutating func addViewAnimation(_ name: String, _ animator: Animator) -> AnimatorID {
    add(name, animator, access: .name)
  }

  /// Puts a stop to an animation under way: the models take the values shown, and nobody is told.
  ///
  /// Nothing happens if it is over.
  public mutating func cancel(_ animation: AnimatorID) {
    guard knows(animation), animators.activity(of: animation) == .active else { return }
    try? stop(animation, finishing: false)
  }
}
