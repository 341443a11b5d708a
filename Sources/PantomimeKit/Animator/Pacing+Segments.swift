// The rest of a run, from the pose of a held or reversed animator.

extension Pacing {
  /// Replaces the timing for the rest of the run: a spring starts afresh, a cubic is entered where
  /// it has the present progress (A126, A127; U21).
  mutating func adopt(
    _ timing: Timing, durationFactor: Double, at pose: HeldPose, held: Double
  ) throws(Misuse) -> HeldPose {
    guard timing.duration(asked: 0) < Timing.longest else { throw .badTiming }
    let length = (durationFactor > 0 ? durationFactor : share(leftAt: pose, held: held)) * duration
    let replacement: TimingCurve
    do throws(OutOfRange) {
      // With nothing left to do, the timing is kept for a later reversal, fitted to the whole
      // duration.
      replacement = try TimingCurve.make(
        timing, duration: length > 0 ? length : duration, fit: readings.springFit)
    } catch {
      throw .badTiming
    }
    let isFresh = replacement.isSpring || readings.departs(on: .newCurve)
    guard replacement.timing != curve.timing || isFresh else { return pose }
    replaceCurve(by: replacement, isFresh: isFresh)
    return HeldPose(time: nil, progress: pose.progress)
  }

  /// Returns the remaining fraction, as the paused fraction implies: of the progress with linear
  /// scrubbing, of the time without (U22).
  ///
  /// From beyond the target, where a spring may be held, the return distance counts (U10); likewise
  /// if the time is over but the distance is not; our choice.
  private func share(leftAt pose: HeldPose, held: Double) -> Double {
    (goal - (scrubsLinearly || held == goal ? pose.progress : held)).magnitude
  }

  /// Returns the time fraction from which an animator that starts a curve afresh continues to
  /// count: the one that it was held at, or the pose's on the present curve.
  ///
  /// If that is 0 or 1, which are reserved for poses at the ends, it returns the pose's progress,
  /// clamped to 0 … 1.
  func heldTime(of pose: HeldPose) -> Double {
    if let time = pose.time { return time }
    let time = curve.time(at: pose.progress)
    return time > 0 && time < 1 ? time : min(max(pose.progress, 0), 1)
  }

  /// Returns the segment that follows a pose, at a start or a continue.
  ///
  /// - Parameters:
  ///   - pose: The pose, without a time if the curve is to be entered where it has the pose.
  ///   - held: The time fraction it was held at before the timing was changed, if it was.
  ///   - resumes: Whether it resumes a pose, since two old defects affect only that.
  ///   - durationFactor: 0 for the remaining time.
  ///   - now: The present instant.
  func segment(
    from pose: HeldPose, held: Double? = nil, resumes: Bool, durationFactor: Double = 0,
    at now: Instant
  ) -> Segment {
    let asked = durationFactor > 0 ? durationFactor * duration : nil
    let held = held ?? heldTime(of: pose)
    guard restartsAfresh else {
      if resumes, let time = mistakenTime(of: pose) {
        return segment(from: time, at: now, length: asked)
      }
      return segment(entering: pose, held: held, at: now, length: asked)
    }
    let length: Double
    let profile: TimingCurve
    switch curve.timing {
    // A spring given by its constants takes its settling time, regardless of the factor (U22).
    case .spring(let spring):
      length = spring.settlingDuration
      profile = curve
    case .linear, .cubic, .penner, .formula, .steps, .points, .damped:
      length = asked ?? share(leftAt: pose, held: held) * duration
      profile =
        (try? TimingCurve.make(curve.timing, duration: length, fit: readings.springFit)) ?? curve
    }
    return segment(
      from: held, at: now, length: length,
      profile: .fresh(from: pose.progress, profile.withoutFirstLeap))
  }

  /// Returns the segment along the present curve, from where it has the pose, or else comes nearest
  /// to it.
  private func segment(
    entering pose: HeldPose, held: Double, at now: Instant, length: Double?
  ) -> Segment {
    if let time = entry(of: pose, held: held) {
      let ahead = pose.progress - curve.progress(at: time)
      let isThere = ahead.magnitude <= Pacing.rounding
      return segment(
        from: time, at: now, length: length, profile: isThere ? .curve : .joining(ahead: ahead))
    }
    // As in the other reading of U21: the remaining distance takes its fraction of the duration.
    return segment(
      from: held, at: now, length: length ?? (goal - pose.progress).magnitude * pace,
      profile: .fresh(from: pose.progress, curve.withoutFirstLeap))
  }

  /// Returns the time fraction at which a pose enters the curve: where the curve has the pose, or
  /// comes nearest to it; `nil` if it cannot.
  ///
  /// From beyond the curve, or next to the end ahead, there is nothing to enter: it starts afresh
  /// (A115). Next to the end behind, a pose enters where a straight line has it. At an end exactly,
  /// late animations are at their ends too, so a run held in flight enters just short of the end.
  /// All of this is our choice.
  private func entry(of pose: HeldPose, held: Double) -> Double? {
    var time = time(of: pose)
    if time > 0, time < 1 { return time }
    if (pose.progress - curve.progress(at: time)).magnitude > Pacing.rounding {
      guard time != goal, (0...1).contains(pose.progress) else { return nil }
      time = pose.progress
    }
    return held > 0 && held < 1 ? min(max(time, Pacing.next), 1 - Pacing.next) : time
  }

  /// Returns the segment from a time fraction to the end ahead, by default at the animator's rate.
  func segment(
    from time: Double, at now: Instant, length: Double? = nil, profile: Segment.Profile = .curve
  ) -> Segment {
    let length = length ?? (goal - time).magnitude * pace
    // By one reading, short springs complete immediately (A132, A189; U32).
    let isInstant =
      readings.departs(on: .shortSprings) && curve.isSpring && length < Pacing.shortest
    return Segment(
      from: time, goal: goal, begin: now, length: isInstant ? 0 : length, profile: profile)
  }

  /// The time fraction, and the progress, of the end ahead.
  var goal: Double { isReversed ? 0 : 1 }

  /// The error of computing a time and converting it back to the progress.
  private static let rounding = 1e-9

  /// A negligible distance from an end: less than a nanosecond of the usual durations.
  private static let next = 1e-10

  /// The duration below which springs were observed to complete immediately, in seconds (A132,
  /// A189).
  private static let shortest = 0.1

  /// Returns the time fraction at which two old defects resume a reversed pose, or `nil` if they
  /// don't.
  private func mistakenTime(of pose: HeldPose) -> Double? {
    guard isReversed else { return nil }
    if imitated.contains(.jumpOnReverse), curve.hasOwnControlPoints { return 1 }
    if imitated.contains(.unmappedReverse), scrubsLinearly, curve.timing != .linear {
      return min(max(pose.progress, 0), 1)
    }
    return nil
  }

  /// Returns the continuation from a segment's present pose, in the present direction.
  func turned(_ old: Segment, at now: Instant) -> Segment {
    let time = old.time(at: now)
    let pose = old.progress(at: now, on: curve)
    let pace = old.pace ?? duration
    if case .curve = old.profile {
      return segment(from: time, at: now, length: (time - goal).magnitude * pace)
    }
    // A pose off the curve may have a distance to travel where the time has none.
    let distance = time == goal ? (pose - goal).magnitude : (time - goal).magnitude
    let profile: Segment.Profile =
      switch old.profile {
      case .fresh(_, let own): .fresh(from: pose, own)
      case .curve, .joining:
        time == goal
          ? .fresh(from: pose, curve.withoutFirstLeap)
          : .joining(ahead: pose - curve.progress(at: time))
      }
    return segment(from: time, at: now, length: distance * pace, profile: profile)
  }
}
