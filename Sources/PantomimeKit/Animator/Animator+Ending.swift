// Stopping, finishing, and reaching the end.

extension Animator {
  /// The result of a stop.
  public enum Stop: Sendable, Hashable {
    /// The animations are removed; the model values become the values at that progress.
    case stopped(progress: Double)
    /// There was nothing to stop.
    case nothing
  }

  /// Stops at the current values, either for good or so that the animator can be finished (A24 –
  /// A26, A30).
  ///
  /// - Parameters:
  ///   - withoutFinishing: Whether to stop for good, without `finish` and without completions.
  ///   - now: The current instant.
  /// - Throws: `stopStopped` (E6); `stopInactive` (E7) if there is nothing to finish;
  ///   `stopUninterruptible` (E11).
  public mutating func stop(withoutFinishing: Bool, at now: Instant) throws(Misuse) -> Stop {
    switch state {
    case .stopped:
      throw .stopStopped
    case .inactive where !withoutFinishing:
      throw .stopInactive
    case .inactive, .completing:
      return .nothing
    case .delayed where !isInterruptible, .running where !isInterruptible:
      throw .stopUninterruptible
    case .waiting, .delayed, .running, .paused:
      let progress = progress(at: now)
      if !withoutFinishing || readings.departs(on: .stateAfterStop) {
        state = .stopped(fraction: fraction(at: now), progress: progress)
        return .stopped(progress: progress)
      }
      let isBare = isPaused && readings.departs(on: .valueLeftByStop)
      completions = 0
      rest(at: isBare ? 0 : progress)
      return .stopped(progress: isBare ? 0 : progress)
    }
  }

  /// Finishes a stopped animator at a position, and returns the number of completions that are now
  /// due (A32, A34).
  ///
  /// - Throws: `finishNotStopped` (E1); under one reading of U4, `finishInactive`, which is
  ///   tolerated.
  public mutating func finish(at position: Position) throws(Misuse) -> Int {
    switch state {
    case .inactive where readings.departs(on: .finishWhileInactive):
      throw .finishInactive
    case .inactive, .waiting, .delayed, .running, .paused, .completing:
      throw .finishNotStopped
    case .stopped(_, let progress):
      switch position {
      case .start: rest(at: 0)
      case .end: rest(at: 1)
      case .current: rest(at: progress)
      }
      self.position = position
      return takeCompletions()
    }
  }

  /// The effect of a deadline.
  public enum Arrival: Sendable, Hashable {
    /// The delay of a start has elapsed; the run begins.
    case began
    /// The run ended at a position, with this number of completions due (A43, A44).
    case ended(Position, completions: Int)
    /// The animator is parked at its end, active and paused, because it pauses on completion (A46).
    case parked
  }

  /// Performs the due change, or returns `nil` if none is due.
  public mutating func arrive(at now: Instant) -> Arrival? {
    switch state {
    case .delayed(let until, let pose, let resumes) where until <= now:
      state = .running(pacing.segment(from: pose, resumes: resumes, at: now))
      return .began
    case .running(let segment) where segment.end <= now:
      let end = pacing.goal
      if pausesOnCompletion {
        state = .paused(HeldPose(time: end, progress: end))
        return .parked
      }
      let position: Position = isReversed ? .start : .end
      let fraction = fraction(at: now)
      rest(at: end)
      self.position = position
      if readings.departs(on: .stateInCompletions) {
        state = .completing(fraction: fraction, progress: end)
      }
      return .ended(position, completions: takeCompletions())
    case .inactive, .waiting, .delayed, .running, .paused, .stopped, .completing:
      return nil
    }
  }

  /// Records that the completions have run: under one reading of U18, the animator becomes inactive
  /// only now.
  package mutating func completionsHaveRun() {
    if case .completing(_, let progress) = state { state = .inactive(progress: progress) }
  }

  /// Makes the animator inactive again, with the forward direction and the initial timing; the
  /// caller drops the handlers (U17, A123).
  private mutating func rest(at progress: Double) {
    state = .inactive(progress: progress)
    lastReversal = nil
    pacing.rest()
  }

  private mutating func takeCompletions() -> Int {
    defer { completions = 0 }
    return completions
  }
}
