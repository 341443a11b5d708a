// The contents of an animator: blocks, completions, and settings.

extension Stage {
  /// Submits a block, which is queued if the animator is inactive, or executed immediately if it is
  /// active (A140, A141).
  ///
  /// - Parameters:
  ///   - id: The animator.
  ///   - delayFactor: The delay of the block, 0 … 1, as a fraction of the duration if the animator
  ///     is inactive, or of the remaining duration if it is active; the block ends at the same time
  ///     as the other blocks (A147, A148; U27).
  ///   - block: A closure that sets the model values to animate to.
  /// - Throws: `addStopped` (E5).
  public mutating func addAnimations(
    to id: AnimatorID, delayFactor: Double = 0, _ block: @escaping AnimationBlock
  ) throws(Misuse) {
    try addAnimations(
      QueuedBlock(block: block, delayFactor: delayFactor > 0 ? min(delayFactor, 1) : 0), to: id)
  }

  /// Submits a block.
  ///
  /// If the animator makes round trips, the block is kept for every outward run, unless a run is in
  /// flight.
  mutating func addAnimations(_ block: QueuedBlock, to id: AnimatorID) throws(Misuse) {
    let now = now
    let was = animators.look(at: id) { $0.condition }
    guard
      let addition = try attempt(
        id, { (animator: inout Animator) throws(Misuse) in try animator.addBlock(at: now) })
    else { return }
    let isActive = animators.activity(of: id) == .active
    if isActive || block.steps.isEmpty || !animators[workOf: id].keepForRuns(block) {
      animators[workOf: id].queue(block)
    }
    if addition.result == .activated { execute(id, whileActive: was != .waiting) }
    if was == .waiting {
      animators.record(
        id, .animatorStarted, animators.course(of: id, on: views), in: &ledger)
    }
  }

  /// Registers a completion.
  ///
  /// When the run ends, the scene is notified once for each completion (A40, A41), or once if no
  /// completion is registered.
  public mutating func addCompletion(to id: AnimatorID) {
    if knows(id) { animators.addCompletion(to: id) }
  }

  /// A Boolean value that indicates whether the scene's `animatorDidComplete` is currently called
  /// on behalf of registered completions.
  ///
  /// If none is registered, the scene is still notified of the end, once.
  public var runsCompletions: Bool { animators.runsCompletions }

  /// Adds an animator and starts it, optionally after a delay in seconds (A9, A164).
  ///
  /// If `allowsUserInteraction` is `false`, the moving views receive no touches (U40).
  ///
  /// - Throws: `OutOfRange` under the same conditions as `Animator.init`, and for a negative delay.
  public mutating func addRunningAnimator(
    _ name: String, duration: Double, delay: Double = 0, timing: Timing = .easeInOut,
    allowsUserInteraction: Bool = false, _ block: @escaping AnimationBlock
  ) throws(OutOfRange) -> AnimatorID {
    guard delay >= 0, delay.isFinite else {
      throw OutOfRange("delay", delay, allowed: "finite and at least 0 seconds")
    }
    var animator = try Animator(duration: duration, timing: timing)
    animator.isUserInteractionEnabled = allowsUserInteraction
    let id = addAnimator(name, animator)
    // A new animator refuses neither a block nor a start.
    try? addAnimations(to: id, block)
    if delay > 0 { try? start(id, afterDelay: delay) } else { try? start(id) }
    return id
  }

  /// Changes a setting of an animator.
  ///
  /// - Throws: `interruptibleActive` (E9), `interactionActive` (E10).
  public mutating func configure(
    _ id: AnimatorID, _ setting: AnimatorSetting, _ isOn: Bool
  ) throws(Misuse) {
    guard
      try attempt(
        id,
        { (animator: inout Animator) throws(Misuse) in
          switch setting {
          case .scrubsLinearly: animator.scrubsLinearly = isOn
          case .pausesOnCompletion: animator.pausesOnCompletion = isOn
          case .isManualHitTestingEnabled: animator.isManualHitTestingEnabled = isOn
          case .isInterruptible: try animator.setInterruptible(isOn)
          case .isUserInteractionEnabled: try animator.setUserInteractionEnabled(isOn)
          }
        }) != nil
    else { return }
    note(
      Event(.animatorSet, nil, [.word(.animator, name(of: id)), .flag(setting.rawValue, isOn)]))
  }
}
