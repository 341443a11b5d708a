// How a held animator goes on: from where, for how long, on which curve.

extension Animator {
  /// Continues from a pause in the present direction (A115 – A119; U21 – U25).
  ///
  /// - Parameters:
  ///   - timing: another timing for the rest of the run; `nil` keeps the curve.
  ///   - factor: 0 for the time that is left, otherwise the run ends `factor` × `duration` from now.
  ///   - now: the present instant.
  /// - Throws: `continueNotPaused` (E4); `badFactor` for a negative or non-finite factor (U25);
  ///   `badTiming` for a spring that cannot be fitted to its time or never settles.
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
      if let timing { pose = try adopt(timing, factor: factor, at: pose) }
      if quirks.contains(.slowReuse), isReversed, factor > 0 { slownessToCome = 1 + factor }
      state = .running(segment(from: pose, resumes: true, factor: factor, at: now))
    }
  }

  /// Replaces the timing for the rest of the run: a spring begins afresh, a cubic is entered where
  /// it has the present progress (A126, A127; U21).
  private mutating func adopt(
    _ timing: Timing, factor: Double, at pose: Pose
  ) throws(Misuse) -> Pose {
    guard timing.duration(asked: 0) < Timing.longest else { throw .badTiming }
    let length = factor > 0 ? factor * duration : share(leftAt: pose) * duration
    let replacement: TimingCurve
    do throws(OutOfRange) {
      // With nothing left to do it is kept for a later turn, fitted to the whole.
      replacement = try TimingCurve(timing, duration: length > 0 ? length : duration)
    } catch {
      throw .badTiming
    }
    let isFresh = replacement.isSpring || readings.departs(on: .newCurve)
    guard replacement.timing != curve.timing || isFresh else { return pose }
    let time = time(of: pose)
    restartsAfresh = isFresh
    curve = replacement
    return Pose(time: isFresh ? time : nil, progress: pose.progress)
  }

  /// What is left of the way, as the paused fraction tells it: of the progress with linear
  /// scrubbing, of the time without (U22).
  ///
  /// From beyond the target, where a spring may be held, the way back counts (U10; our choice).
  private func share(leftAt pose: Pose) -> Double {
    let share = scrubsLinearly ? pose.progress : time(of: pose)
    return (isReversed ? share : 1 - share).magnitude
  }

  /// The segment that follows a pose, at a start or at a continue.
  func segment(
    from pose: Pose, resumes: Bool, factor: Double = 0, at now: Instant
  ) -> Segment {
    guard restartsAfresh else {
      let time = resumes ? resumedTime(of: pose) : time(of: pose)
      return segment(from: time, at: now, length: factor > 0 ? factor * duration : nil)
    }
    let length: Double
    let course: TimingCurve
    switch curve.timing {
    // A spring by its constants takes its own time, whatever the factor (U22).
    case .spring(let spring):
      length = spring.settlingDuration
      course = curve
    case .linear, .cubic, .penner, .steps, .points, .damped:
      length = factor > 0 ? factor * duration : share(leftAt: pose) * duration
      course = (try? TimingCurve(curve.timing, duration: length)) ?? curve
    }
    return segment(
      from: time(of: pose), at: now, length: length, course: .fresh(from: pose.progress, course))
  }

  /// The segment from a time share to the end travelled to, by default at the animator's own rate.
  func segment(
    from time: Double, at now: Instant, length: Double? = nil, course: Segment.Course = .curve
  ) -> Segment {
    let pace = duration * (quirks.contains(.slowReuse) ? slowness : 1)
    let length = length ?? (isReversed ? time : 1 - time) * pace
    // By one account short springs complete at once (A132, A189; U32).
    let isInstant =
      readings.departs(on: .shortSprings) && curve.isSpring && length < Animator.shortest
    return Segment(
      from: time, goal: isReversed ? 0 : 1, begin: now, length: isInstant ? 0 : length,
      course: course)
  }

  /// Springs shorter than this were seen to complete at once, in seconds (A132, A189).
  private static let shortest = 0.1

  /// The time share at which a pose is resumed; two old defects mistake it on the way back.
  private func resumedTime(of pose: Pose) -> Double {
    if isReversed {
      if quirks.contains(.jumpOnReverse), curve.hasOwnControlPoints { return 1 }
      if quirks.contains(.unmappedReverse), scrubsLinearly, curve.timing != .linear {
        return min(max(pose.progress, 0), 1)
      }
    }
    return time(of: pose)
  }
}
