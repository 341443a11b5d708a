// The remainder of a run, from the pose of a held or reversed animator.

extension Pacing {
  /// Replaces the timing for the rest of the run: a spring starts from its beginning; a cubic is
  /// entered at the current progress (A126, A127; U21).
  mutating func adopt(
    _ timing: Timing, durationFactor: Double, at pose: HeldPose, held: Double
  ) throws(Misuse) -> HeldPose {
    guard timing.duration(asked: 0) < Timing.longest else { throw .badTiming }
    let length = (durationFactor > 0 ? durationFactor : share(leftAt: pose, held: held)) * duration
    let replacement: TimingCurve
    do throws(OutOfRange) {
      // If there is no distance left, the timing is kept for a later reversal, fitted to the entire
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

  /// Returns the remaining fraction that the paused fraction implies: of the progress with linear
  /// scrubbing, otherwise of the time (U22).
  ///
  /// Past the target, where a spring may be held, the distance back counts (U10); the distance also
  /// counts if the time is over but the distance isn't, which is our choice.
  private func share(leftAt pose: HeldPose, held: Double) -> Double {
    (goal - (scrubsLinearly || held == goal ? pose.progress : held)).magnitude
  }

  /// Returns the time fraction at which an animator continues if it starts a curve from its
  /// beginning: the fraction at which it was held, or the pose's fraction on the current curve.
  ///
  /// If that fraction is 0 or 1, which are reserved for poses at the ends, returns the progress of
  /// the pose instead, clamped to 0 … 1.
  func heldTime(of pose: HeldPose) -> Double {
    if let time = pose.time { return time }
    let time = curve.time(at: pose.progress)
    return time > 0 && time < 1 ? time : min(max(pose.progress, 0), 1)
  }

  /// Returns the segment that begins at a pose, at a start or a continue.
  ///
  /// - Parameters:
  ///   - pose: The pose; without a time, it determines the point at which the curve is entered.
  ///   - held: The time fraction at which the animator was held before the timing changed, or `nil`
  ///     if it didn't change.
  ///   - resumes: Whether a held run resumes, because two historical defects affect only that.
  ///   - durationFactor: 0 for the remaining time.
  ///   - now: The current instant.
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

  /// Returns the segment along the current curve, starting where the curve has the pose or comes
  /// nearest to it.
  private func segment(
    entering pose: HeldPose, held: Double, at now: Instant, length: Double?
  ) -> Segment {
    if let time = entry(of: pose, held: held) {
      let ahead = pose.progress - curve.progress(at: time)
      let isThere = ahead.magnitude <= Pacing.rounding
      return segment(
        from: time, at: now, length: length, profile: isThere ? .curve : .joining(ahead: ahead))
    }
    // As in the other reading of U21, the remaining distance takes the same fraction of the
    // duration.
    return segment(
      from: held, at: now, length: length ?? (goal - pose.progress).magnitude * pace,
      profile: .fresh(from: pose.progress, curve.withoutFirstLeap))
  }

  /// Returns the time fraction at which a pose enters the curve: where the curve has the pose or
  /// comes nearest to it; `nil` if the pose can't enter it.
  ///
  /// A pose past the curve, or close to the end ahead, can't enter it: the curve starts from its
  /// beginning (A115). A pose close to the end behind enters where a straight line has it. Exactly
  /// at an end, late animations would be at their ends, too, so a run held in flight enters just
  /// short of the end. All of this is our choice.
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
    // Under one reading, short springs complete immediately (A132, A189; U32).
    let isInstant =
      readings.departs(on: .shortSprings) && curve.isSpring && length < Pacing.shortest
    return Segment(
      from: time, goal: goal, begin: now, length: isInstant ? 0 : length, profile: profile)
  }

  /// The time fraction, and the progress, of the end ahead.
  var goal: Double { isReversed ? 0 : 1 }

  /// The error of converting a progress to a time and back.
  private static let rounding = 1e-9

  /// A negligible distance from an end: less than a nanosecond of a usual duration.
  private static let next = 1e-10

  /// The duration below which springs were observed to complete immediately, in seconds (A132,
  /// A189).
  private static let shortest = 0.1

  /// Returns the time fraction at which one of two historical defects resumes a reversed pose, or
  /// `nil` if neither applies.
  private func mistakenTime(of pose: HeldPose) -> Double? {
    guard isReversed else { return nil }
    if imitated.contains(.jumpOnReverse), curve.hasOwnControlPoints { return 1 }
    if imitated.contains(.unmappedReverse), scrubsLinearly, curve.timing != .linear {
      return min(max(pose.progress, 0), 1)
    }
    return nil
  }

  /// Returns the continuation from a segment's current pose, in the current direction.
  func turned(_ old: Segment, at now: Instant) -> Segment {
    let time = old.time(at: now)
    let pose = old.progress(at: now, on: curve)
    let pace = old.pace ?? duration
    if case .curve = old.profile {
      return segment(from: time, at: now, length: (time - goal).magnitude * pace)
    }
    // A pose off the curve may still have a distance to travel when no time is left.
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
