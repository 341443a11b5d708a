// Starting, holding and continuing.

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
  /// - Throws: `startStopped` (E3); `startEmpty` by one reading of U7.
  public mutating func start(hasBlocks: Bool, at now: Instant) throws(Misuse) -> Activation {
    switch state {
    case .inactive:
      guard hasBlocks || !readings.departs(on: .startWithoutBlocks) else { throw .startEmpty }
      state = hasBlocks ? .running(segment(from: firstTime, at: now)) : .waiting
      return .activated
    case .waiting, .delayed, .running, .completing:
      return .unchanged
    case .paused(let pose):
      guard isInterruptible else { throw .controlUninterruptible }
      resume(pose, factor: 0, at: now)
      return .unchanged
    case .stopped:
      if readings.departs(on: .startWhileStopped) { return .unchanged }
      throw .startStopped
    }
  }

  /// Starts after a delay in seconds: active at once, moving when it has elapsed (A17, A153, U6).
  ///
  /// - Throws: `negativeDelay` (E13), `startStopped` (E3), `delayedStartPaused` (E8, U5).
  public mutating func start(
    afterDelay seconds: Double, hasBlocks: Bool, at now: Instant
  ) throws(Misuse) -> Activation {
    guard seconds >= 0, seconds.isFinite else { throw .negativeDelay }
    switch state {
    case .inactive:
      guard hasBlocks else { return try start(hasBlocks: false, at: now) }
      delay = seconds
      state = .delayed(until: now.advanced(bySeconds: seconds), resuming: nil)
      return .activated
    case .waiting, .delayed, .running, .completing:
      return .unchanged
    case .paused(let pose):
      guard readings.departs(on: .delayedStartWhilePaused) else { throw .delayedStartPaused }
      delay = seconds
      state = .delayed(until: now.advanced(bySeconds: seconds), resuming: pose)
      return .unchanged
    case .stopped:
      if readings.departs(on: .startWhileStopped) { return .unchanged }
      throw .startStopped
    }
  }

  /// Holds the animation where it is; activates an inactive animator at its start (A21 – A23).
  ///
  /// - Throws: `pauseStopped` (E3), `controlUninterruptible` (E12).
  public mutating func pause(at now: Instant) throws(Misuse) -> Activation {
    switch state {
    case .inactive:
      state = .paused(Pose(time: 0, progress: 0, activated: now))
      return .activated
    case .waiting:
      state = .paused(Pose(time: 0, progress: 0))
      return .unchanged
    case .delayed(_, let pose):
      guard isInterruptible else { throw .controlUninterruptible }
      state = .paused(pose ?? Pose(time: 0, progress: 0))
      return .unchanged
    case .running(let segment):
      guard isInterruptible else { throw .controlUninterruptible }
      state = .paused(held(segment, at: now))
      return .unchanged
    case .paused, .completing:
      return .unchanged
    case .stopped:
      if readings.departs(on: .startWhileStopped) { return .unchanged }
      throw .pauseStopped
    }
  }

  /// Continues from a pause in the present direction (A115 – A119; U21 – U25).
  ///
  /// - Parameters:
  ///   - timing: another timing for the rest of the run; `nil` keeps the curve.
  ///   - factor: 0 for the time that is left, otherwise the run ends `factor` × `duration` from now.
  ///   - now: the present instant.
  /// - Throws: `continueNotPaused` (E4); `badFactor` for a negative or non-finite factor (U25).
  public mutating func resume(
    timing: Timing? = nil, factor: Double = 0, at now: Instant
  ) throws(Misuse) {
    switch state {
    case .inactive, .delayed, .running, .stopped, .completing:
      throw .continueNotPaused
    case .waiting:
      guard isInterruptible else { throw .controlUninterruptible }
      guard factor >= 0, factor.isFinite else { throw .badFactor }
    case .paused(var pose):
      guard isInterruptible else { throw .controlUninterruptible }
      guard factor >= 0, factor.isFinite else { throw .badFactor }
      if quirks.contains(.deadContinue), pose.activated == now { return }
      if quirks.contains(.slowReuse), isReversed, factor > 0 { slowness = 1 + factor }
      if let timing { pose = try adopt(timing, factor: factor, at: pose, now) }
      resume(pose, factor: factor, at: now)
    }
  }

  /// Takes note that a block was submitted, and says whether it runs now or waits (A15, A140, A141).
  ///
  /// - Throws: `addStopped` (E5).
  public mutating func addBlock(at now: Instant) throws(Misuse) -> Activation {
    switch state {
    case .inactive:
      return .unchanged
    case .waiting:
      state = .running(segment(from: firstTime, at: now))
      return .activated
    case .delayed, .running, .paused, .completing:
      return .activated
    case .stopped:
      throw .addStopped
    }
  }

  /// The delay of a start is over: the run proper begins.
  mutating func beginAfterDelay(_ pose: Pose?, at now: Instant) {
    if let pose {
      resume(pose, factor: 0, at: now)
    } else {
      state = .running(segment(from: firstTime, at: now))
    }
  }

  /// The time share a start begins at; reversed before, it is home already by the usual reading
  /// (U13).
  private var firstTime: Double {
    isReversed && readings.departs(on: .startReversed) ? 1 : 0
  }

  /// Where a running segment is held.
  private func held(_ segment: Segment, at now: Instant) -> Pose {
    Pose(time: segment.time(at: now), progress: segment.progress(at: now, on: curve))
  }

  /// Replaces the timing for the rest of the run: a spring begins afresh, a cubic is entered where
  /// it has the present progress (A126, A127; U21).
  private mutating func adopt(
    _ timing: Timing, factor: Double, at pose: Pose, _ now: Instant
  ) throws(Misuse) -> Pose {
    let left = directed(scrubsLinearly ? pose.progress : time(of: pose))
    let share = isReversed && readings.departs(on: .fractionWhenReversed) ? left : 1 - left
    // A fitted spring is fitted to the time it gets (U22).
    let length = factor > 0 ? factor * duration : max(0, share) * duration
    let replacement: TimingCurve
    do throws(OutOfRange) {
      replacement = try TimingCurve(timing, duration: length)
    } catch {
      throw .badTiming
    }
    guard replacement.timing != curve.timing || replacement.isSpring else { return pose }
    let time = time(of: pose)
    restartsAfresh = replacement.isSpring || readings.departs(on: .newCurve)
    curve = replacement
    return restartsAfresh
      ? Pose(time: time, progress: pose.progress) : Pose(time: nil, progress: pose.progress)
  }

  private mutating func resume(_ pose: Pose, factor: Double, at now: Instant) {
    var time = time(of: pose)
    if isReversed, !restartsAfresh, curve.timing != .linear {
      if quirks.contains(.jumpOnReverse) { time = 1 }
      if quirks.contains(.unmappedReverse), scrubsLinearly { time = pose.progress }
    }
    guard restartsAfresh else {
      let length = factor > 0 ? factor * duration : nil
      state = .running(segment(from: time, at: now, length: length))
      return
    }
    let left = isReversed ? pose.progress : 1 - pose.progress
    let length =
      switch curve.timing {
      // A spring by its constants takes its own time, whatever the factor (U22).
      case .spring(let spring): spring.settlingDuration
      case .linear, .cubic, .damped: factor > 0 ? factor * duration : max(0, left) * duration
      }
    state = .running(
      segment(from: time, at: now, length: length, course: .fresh(from: pose.progress)))
  }

  /// The segment from a time share to the end travelled to, by default at the animator's own rate.
  func segment(
    from time: Double, at now: Instant, length: Double? = nil, course: Segment.Course = .curve
  ) -> Segment {
    Segment(
      from: time, goal: isReversed ? 0 : 1, begin: now, length: length ?? self.length(from: time),
      course: course)
  }
}
