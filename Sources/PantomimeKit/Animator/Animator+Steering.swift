// Scrubbing, reversing, configuring.

extension Animator {
  /// Sets the fraction, clamped to 0 … 1 (A36 – A38; U9).
  ///
  /// - Throws: `scrubNotPaused` (E14), without effect, while running or stopped;
  ///   `controlUninterruptible` (E12).
  public mutating func scrub(to fraction: Double, at now: Instant) throws(Misuse) -> Activation {
    let clamped = fraction > 0 ? min(fraction, 1) : 0
    switch state {
    case .inactive:
      state = .paused(pacing.pose(at: pacing.directed(clamped)))
      if pacing.imitated.contains(.blindScrub), case .paused(var pose) = state {
        pose.activated = now
        pose.shownAtActivation = 0
        state = .paused(pose)
      }
      return .activated
    case .waiting, .paused:
      state = .paused(pacing.pose(at: pacing.directed(clamped)))
      return .unchanged
    case .delayed, .running:
      guard isInterruptible else { throw .controlUninterruptible }
      guard readings.departs(on: .scrubWhileRunning) else { throw .scrubNotPaused }
      state = .paused(pacing.pose(at: pacing.directed(clamped)))
      return .unchanged
    case .stopped, .completing:
      throw .scrubNotPaused
    }
  }

  /// Sets the direction; nothing moves on screen (A77, A98 – A100, A104).
  ///
  /// - Throws: `controlUninterruptible` (E12).
  public mutating func setReversed(_ reversed: Bool, at now: Instant) throws(Misuse) {
    guard reversed != isReversed else { return }
    switch state {
    case .inactive, .waiting, .paused:
      pacing.isReversed = reversed
    case .delayed:
      guard isInterruptible else { throw .controlUninterruptible }
      pacing.isReversed = reversed
    case .running(let old):
      guard isInterruptible else { throw .controlUninterruptible }
      if pacing.imitated.contains(.oneTurn), !reversed { return }
      turn(old, reversed: reversed, at: now)
    case .stopped, .completing:
      break
    }
  }

  /// Reverses a run.
  ///
  /// The return has the same rate as the run out (10.1, step 6); two reversals at the same instant
  /// cancel each other out.
  private mutating func turn(_ old: Segment, reversed: Bool, at now: Instant) {
    pacing.isReversed = reversed
    if old.begin == now, old.length > 0, let lastReversal, lastReversal.after == old {
      state = .running(lastReversal.before)
      self.lastReversal = nil
      return
    }
    let new = pacing.turned(old, at: now)
    lastReversal = Reversal(before: old, after: new)
    state = .running(new)
  }

  /// Registers another completion; allowed in every state (A40).
  public mutating func addCompletion() { completions += 1 }

  /// Sets whether the animator can be interrupted.
  ///
  /// - Throws: `interruptibleActive` (E9) unless the animator is inactive (A155).
  public mutating func setInterruptible(_ interruptible: Bool) throws(Misuse) {
    guard activity == .inactive else { throw .interruptibleActive }
    isInterruptible = interruptible
  }

  /// Sets whether the moving views receive touches.
  ///
  /// - Throws: `interactionActive` (E10) unless the animator is inactive (A159).
  public mutating func setUserInteractionEnabled(_ enabled: Bool) throws(Misuse) {
    guard activity == .inactive else { throw .interactionActive }
    isUserInteractionEnabled = enabled
  }
}
