// Continuing a held animator: the pose, the duration, and the curve.

extension Animator {
  /// Continues from a pause in the current direction (A115 – A119; U21 – U25).
  ///
  /// - Parameters:
  ///   - timing: Another timing for the rest of the run, or `nil` to keep the curve.
  ///   - durationFactor: 0 for the remaining time; otherwise the run ends `durationFactor` × `duration` from now.
  ///   - now: The current instant.
  /// - Throws: `continueNotPaused` (E4); `badFactor` for a negative or non-finite factor (U25);
  ///   `badTiming` for a spring that can't be fitted to its time or never settles.
  public mutating func resume(
    timing: Timing? = nil, durationFactor: Double = 0, at now: Instant
  ) throws(Misuse) {
    switch state {
    case .inactive, .delayed, .running, .stopped, .completing:
      throw .continueNotPaused
    case .waiting:
      guard isInterruptible else { throw .controlUninterruptible }
      guard durationFactor >= 0, durationFactor.isFinite else { throw .badFactor }
    case .paused(var pose):
      guard isInterruptible else { throw .controlUninterruptible }
      guard durationFactor >= 0, durationFactor.isFinite else { throw .badFactor }
      if pacing.imitated.contains(.deadContinue), pose.activated == now { return }
      let held = pacing.heldTime(of: pose)
      if let timing {
        pose = try pacing.adopt(timing, durationFactor: durationFactor, at: pose, held: held)
      }
      pacing.noteFactor(durationFactor)
      lastReversal = nil
      state = .running(
        pacing.segment(
          from: pose, held: held, resumes: true, durationFactor: durationFactor, at: now))
    }
  }
}
