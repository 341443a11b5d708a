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
  ///   - block: sets the model values to animate to.
  /// - Returns: `nil` for a duration that no animator can have: then the changes are made at once.
  @discardableResult
  public mutating func animate(
    _ name: String, duration: Double, delay: Double = 0, curve: UnitBezier = .easeInOut,
    _ block: @escaping AnimationBlock
  ) -> AnimatorID? {
    let length = duration > 0 ? duration : 0
    guard let animator = try? Animator(duration: length, timing: .cubic(curve)) else {
      block(&self)
      return nil
    }
    // What has no interface cannot be the one meant where none is named.
    let id = add(name, animator, isAnonymous: true)
    addCompletion(to: id)
    // A new animator refuses neither a block nor a start.
    try? addAnimations(to: id, block)
    if delay > 0 { try? start(id, afterDelay: delay) } else { try? start(id) }
    return id
  }

  /// Puts a stop to an animation under way: the models take the values shown, and nobody is told.
  ///
  /// Nothing happens if it is over.
  public mutating func cancel(_ animation: AnimatorID) {
    guard self[animation].activity == .active else { return }
    try? stop(animation, finishing: false)
  }
}
