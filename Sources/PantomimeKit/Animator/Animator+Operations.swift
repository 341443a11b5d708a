extension Animator {
  /// Whether an operation made an inactive animator active, so that the queued blocks are due.
  public enum Activation: Sendable, Hashable {
    /// It became active: the blocks queued so far are executed now (A10, A22, A36).
    case activated
    /// It was active already, or stayed inactive.
    case unchanged
  }

  /// Starts, or resumes in the present direction (A10, A11, A14, A15).
  ///
  /// - Throws: `startStopped` (E3).
  public mutating func start(hasBlocks: Bool, at now: Instant) throws(Misuse) -> Activation {
    switch state {
    case .inactive:
      state = hasBlocks ? .running(segment(from: 0, at: now)) : .waiting
      return .activated
    case .waiting, .running:
      return .unchanged
    case .paused(let time, let progress):
      resume(time: time, progress: progress, factor: 0, at: now)
      return .unchanged
    case .stopped:
      throw .startStopped
    }
  }

  /// Holds the animation where it is; activates an inactive animator at its start (A21 – A23).
  ///
  /// - Throws: `pauseStopped` (E3).
  public mutating func pause(at now: Instant) throws(Misuse) -> Activation {
    switch state {
    case .inactive:
      state = .paused(time: 0, progress: 0)
      return .activated
    case .waiting:
      state = .paused(time: 0, progress: 0)
      return .unchanged
    case .running(let segment):
      let time = segment.time(at: now)
      state = .paused(time: time, progress: curve.progress(at: time))
      return .unchanged
    case .paused:
      return .unchanged
    case .stopped:
      throw .pauseStopped
    }
  }

  /// Assigns `fractionComplete`, clamped to 0 … 1 (A36 – A38; U9).
  ///
  /// - Throws: `scrubNotPaused` (E14), without effect, when running or stopped.
  public mutating func scrub(to fraction: Double, at now: Instant) throws(Misuse) -> Activation {
    let clamped = fraction > 0 ? min(fraction, 1) : 0
    switch state {
    case .inactive:
      hold(at: directed(clamped))
      return .activated
    case .waiting, .paused:
      hold(at: directed(clamped))
      return .unchanged
    case .running, .stopped:
      throw .scrubNotPaused
    }
  }

  /// Sets the direction of travel; the picture does not move (A77, A98 – A100, A104).
  public mutating func setReversed(_ reversed: Bool, at now: Instant) {
    guard reversed != isReversed else { return }
    switch state {
    case .inactive, .waiting, .paused:
      isReversed = reversed
    case .running(let old):
      let time = old.time(at: now)
      isReversed = reversed
      let distance = reversed ? time : 1 - time
      // The rate stays what it was: the way back takes as long as the way out did (10.1, step 6).
      state = .running(
        Segment(
          from: time, goal: reversed ? 0 : 1, begin: now,
          length: distance * (old.pace ?? duration)))
    case .stopped:
      break
    }
  }

  /// Continues from a pause in the present direction (A115 – A119; U21 – U25).
  ///
  /// - Parameters:
  ///   - timing: another cubic, entered where it has the present progress; `nil` keeps the curve.
  ///   - factor: 0 for the time that is left, otherwise the run ends `factor` × `duration` from now.
  /// - Throws: `continueNotPaused` (E4); `badFactor` for a negative or non-finite factor.
  public mutating func resume(
    timing: Timing? = nil, factor: Double = 0, at now: Instant
  ) throws(Misuse) {
    switch state {
    case .inactive, .running, .stopped:
      throw .continueNotPaused
    case .waiting:
      guard factor >= 0, factor.isFinite else { throw .badFactor }
      if let timing { curve = timing }
    case .paused(let time, let progress):
      guard factor >= 0, factor.isFinite else { throw .badFactor }
      var time = time
      if let timing, timing != curve {
        curve = timing
        time = nil
      }
      resume(time: time, progress: progress, factor: factor, at: now)
    }
  }

  /// What a stop leaves behind.
  public enum Stop: Sendable, Hashable {
    /// Animations are removed, models take the values shown; the progress of that moment.
    case stopped(progress: Double)
    /// There was nothing to stop.
    case nothing
  }

  /// Stops at the values shown, either for good or to be finished (A24 – A26, A30).
  ///
  /// - Parameter finishing: whether a `finish` will follow, which keeps the completions.
  /// - Throws: `stopStopped` (E6); `stopInactive` (E7) where there is nothing to finish.
  public mutating func stop(finishing: Bool, at now: Instant) throws(Misuse) -> Stop {
    switch state {
    case .stopped:
      throw .stopStopped
    case .inactive where finishing:
      throw .stopInactive
    case .inactive:
      return .nothing
    case .waiting, .running, .paused:
      let progress = progress(at: now)
      if finishing {
        state = .stopped(fraction: fraction(at: now), progress: progress)
      } else {
        completions = 0
        rest(at: progress)
      }
      return .stopped(progress: progress)
    }
  }

  /// Ends a stopped animator at the given values; the completions that are now due (A32, A34).
  ///
  /// - Throws: `finishNotStopped` (E1).
  public mutating func finish(at position: Position) throws(Misuse) -> Int {
    switch state {
    case .inactive, .waiting, .running, .paused:
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

  /// Ends the run if its time has come: where, and the completions that are now due (A43, A44).
  public mutating func arrive(at now: Instant) -> (position: Position, completions: Int)? {
    guard case .running(let segment) = state, segment.end <= now else { return nil }
    let position: Position = isReversed ? .start : .end
    rest(at: isReversed ? 0 : 1)
    self.position = position
    return (position, takeCompletions())
  }

  /// Registers one more completion; allowed in every state (A40).
  public mutating func addCompletion() { completions += 1 }

  /// Takes note that a block was submitted, and says whether it runs now or waits (A15, A140 – A142).
  ///
  /// - Throws: `addStopped` (E5).
  public mutating func addBlock(at now: Instant) throws(Misuse) -> Activation {
    switch state {
    case .inactive:
      return .unchanged
    case .waiting:
      state = .running(segment(from: 0, at: now))
      return .activated
    case .running, .paused:
      return .activated
    case .stopped:
      throw .addStopped
    }
  }
}

// MARK: - Moves within the machine

extension Animator {
  /// Held at an assigned share: progress with linear scrubbing, time otherwise (10.1, step 5).
  private mutating func hold(at share: Double) {
    state =
      scrubsLinearly
      ? .paused(time: nil, progress: share)
      : .paused(time: share, progress: curve.progress(at: share))
  }

  private mutating func resume(time: Double?, progress: Double, factor: Double, at now: Instant) {
    let time = time ?? curve.time(at: progress)
    state = .running(segment(from: time, at: now, length: factor > 0 ? factor * duration : nil))
  }

  /// The segment from a time share to the end travelled to, by default at the animator's own rate.
  private func segment(from time: Double, at now: Instant, length: Double? = nil) -> Segment {
    let own = (isReversed ? time : 1 - time) * duration
    return Segment(from: time, goal: isReversed ? 0 : 1, begin: now, length: length ?? own)
  }

  /// Inactive again: direction forward, own timing, handlers dropped by the caller (U17, A123).
  private mutating func rest(at progress: Double) {
    state = .inactive(progress: progress)
    isReversed = false
    curve = timing
  }

  private mutating func takeCompletions() -> Int {
    defer { completions = 0 }
    return completions
  }
}
