// Starting and pausing.

extension Animator {
  /// The result of an operation that may make an inactive animator active, which makes its queued
  /// blocks due.
  public enum Activation: Sendable, Hashable {
    /// The animator became active: execute the queued blocks now (A10, A22, A36).
    case activated
    /// The animator was already active, or stayed inactive.
    case unchanged
  }

  /// Starts, or resumes in the current direction (A10, A11, A14, A15).
  ///
  /// - Throws: `startStopped` (E3); under one reading of U7, `startEmpty`.
  public mutating func start(hasBlocks: Bool, at now: Instant) throws(Misuse) -> Activation {
    switch state {
    case .inactive:
      guard hasBlocks || !readings.departs(on: .startWithoutBlocks) else { throw .startEmpty }
      state = hasBlocks ? .running(pacing.segment(from: pacing.firstTime, at: now)) : .waiting
      return .activated
    case .waiting, .delayed, .running, .completing:
      return .unchanged
    case .paused:
      try resume(at: now)
      return .unchanged
    case .stopped:
      if readings.departs(on: .startWhileStopped) { return .unchanged }
      throw .startStopped
    }
  }

  /// Starts after a delay in seconds: the animator is active immediately and moves when the delay
  /// has elapsed (A17, A153, U6).
  ///
  /// - Throws: `negativeDelay` (E13), `startStopped` (E3), `delayedStartPaused` (E8, U5).
  public mutating func start(
    afterDelay seconds: Double, hasBlocks: Bool, at now: Instant
  ) throws(Misuse) -> Activation {
    guard seconds >= 0, seconds.isFinite else { throw .negativeDelay }
    switch state {
    case .inactive:
      guard hasBlocks else { return try start(hasBlocks: false, at: now) }
      state = .delayed(
        until: now.advanced(bySeconds: seconds), from: pacing.firstPose(), resumes: false)
      return .activated
    case .waiting, .delayed, .running, .completing:
      return .unchanged
    case .paused(let pose):
      guard readings.departs(on: .delayedStartWhilePaused) else { throw .delayedStartPaused }
      state = .delayed(until: now.advanced(bySeconds: seconds), from: pose, resumes: true)
      return .unchanged
    case .stopped:
      throw .startStopped
    }
  }

  /// Pauses the animation where it is; activates an inactive animator at its start (A21 – A23).
  ///
  /// - Throws: `pauseStopped` (E3), `controlUninterruptible` (E12).
  public mutating func pause(at now: Instant) throws(Misuse) -> Activation {
    switch state {
    case .inactive:
      state = .paused(pacing.firstPose(activated: now))
      return .activated
    case .waiting:
      state = .paused(pacing.firstPose())
      return .unchanged
    case .delayed(_, let pose, _):
      guard isInterruptible else { throw .controlUninterruptible }
      state = .paused(pose)
      return .unchanged
    case .running(let segment):
      guard isInterruptible else { throw .controlUninterruptible }
      state = .paused(pacing.held(segment, at: now))
      return .unchanged
    case .paused, .completing:
      return .unchanged
    case .stopped:
      if readings.departs(on: .startWhileStopped) { return .unchanged }
      throw .pauseStopped
    }
  }

  /// Records that a block was submitted, and returns whether it runs now or waits (A15, A140,
  /// A141).
  ///
  /// - Throws: `addStopped` (E5).
  public mutating func addBlock(at now: Instant) throws(Misuse) -> Activation {
    switch state {
    // Blocks added while completions run belong to the next run; our choice.
    case .inactive, .completing:
      return .unchanged
    case .waiting:
      state = .running(pacing.segment(from: pacing.firstTime, at: now))
      return .activated
    case .delayed, .running, .paused:
      return .activated
    case .stopped:
      throw .addStopped
    }
  }
}
