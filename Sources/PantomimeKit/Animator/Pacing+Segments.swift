// Computes the rest of a run, from the pose at which the animator was held or reversed.

extension Pacing {
  /// Replaces the timing for the rest of the run: a spring starts from its beginning; a cubic curve
  /// continues from the point at which it reaches the current progress (A126, A127; U21).
  mutating func adopt(
    _ timing: Timing, durationFactor: Double, at pose: HeldPose, held: Double
  ) throws(Misuse) -> HeldPose {
    guard timing.duration(asked: 0) < Timing.longest else { throw .badTiming }
    let length = (durationFactor > 0 ? durationFactor : share(leftAt: pose, held: held)) * duration
    let replacement: TimingCurve
    do throws(OutOfRange) {
      // If there is no distance left, the timing is fitted to the entire duration, and kept for a
      // later reversal.
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

  /// Returns the fraction that remains at a pause: a fraction of the distance if scrubbing is
  /// linear, otherwise a fraction of the time (U22).
  ///
  /// If a spring is held past its target, the distance back to the target counts (U10). The
  /// distance also counts if the time is over although some distance is left, which is our choice.
  private func share(leftAt pose: HeldPose, held: Double) -> Double {
    (goal - (scrubsLinearly || held == goal ? pose.progress : held)).magnitude
  }

  /// Returns the time fraction from which an animator continues if the rest of its run starts a
  /// curve from the curve's beginning: the fraction at which the animator was held or, if there is
  /// none, the fraction at which the current curve reaches the pose.
  ///
  /// If the curve reaches the pose only at 0 or 1, which are reserved for poses at the ends,
  /// returns the progress of the pose instead, clamped to 0 … 1.
  func heldTime(of pose: HeldPose) -> Double {
    if let time = pose.time { return time }
    let time = curve.time(at: pose.progress)
    return time > 0 && time < 1 ? time : min(max(pose.progress, 0), 1)
  }

  /// Returns the segment that begins at a pose when an animator starts or continues.
  ///
  /// - Parameters:
  ///   - pose: The pose. If it has no time, its progress determines the point of the curve from
  ///     which the run continues.
  ///   - held: The time fraction at which the animator was held before its timing changed, or `nil`
  ///     if the timing didn't change.
  ///   - resumes: Whether a held run resumes, which is the only case that two of the quirks affect.
  ///   - durationFactor: If 0, the remaining time is unchanged; otherwise, the segment takes
  ///     `durationFactor` × the animator's duration.
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

  /// Returns the segment along the current curve, from the point at which the curve reaches the
  /// pose or comes nearest to it.
  private func segment(
    entering pose: HeldPose, held: Double, at now: Instant, length: Double?
  ) -> Segment {
    if let time = entry(of: pose, held: held) {
      let ahead = pose.progress - curve.progress(at: time)
      let isThere = ahead.magnitude <= Pacing.rounding
      return segment(
        from: time, at: now, length: length, profile: isThere ? .curve : .joining(ahead: ahead))
    }
    // As under the other reading of the open question U21: if 44 % of the distance is left, it
    // takes 44 % of the duration.
    return segment(
      from: held, at: now, length: length ?? (goal - pose.progress).magnitude * pace,
      profile: .fresh(from: pose.progress, curve.withoutFirstLeap))
  }

  /// Returns the time fraction from which a run continues on the curve: the point at which the
  /// curve reaches the pose or comes nearest to it; `nil` if the run has to start the curve from
  /// its beginning.
  ///
  /// If the pose is beyond the range of the curve, or past the curve's value at the end to which
  /// the run moves, the curve starts from its beginning (A115). If the pose is past the curve's
  /// value at the other end, the run continues from the point at which a straight line would reach
  /// the pose. A run that was held in flight never continues exactly from an end but just short of
  /// it, because at an end, late animations would be at their ends, too. All of this is our choice.
  private func entry(of pose: HeldPose, held: Double) -> Double? {
    var time = time(of: pose)
    if time > 0, time < 1 { return time }
    if (pose.progress - curve.progress(at: time)).magnitude > Pacing.rounding {
      guard time != goal, (0...1).contains(pose.progress) else { return nil }
      time = pose.progress
    }
    return held > 0 && held < 1 ? min(max(time, Pacing.next), 1 - Pacing.next) : time
  }

  /// Returns the segment from a time fraction to the end toward which the animator runs, by default
  /// at the animator's rate.
  func segment(
    from time: Double, at now: Instant, length: Double? = nil, profile: Segment.Profile = .curve
  ) -> Segment {
    let length = length ?? (goal - time).magnitude * pace
    // Under one reading of the open question U32, short springs complete immediately (A132, A189).
    let isInstant =
      readings.departs(on: .shortSprings) && curve.isSpring && length < Pacing.shortest
    return Segment(
      from: time, goal: goal, begin: now, length: isInstant ? 0 : length, profile: profile)
  }

  /// The time fraction, which is also the progress, at the end toward which the animator runs.
  var goal: Double { isReversed ? 0 : 1 }

  /// The rounding error that results from converting a progress to a time and back.
  private static let rounding = 1e-9

  /// A negligible distance from an end, as a time fraction: less than a nanosecond at usual
  /// durations.
  private static let next = 1e-10

  /// The duration below which springs were observed to complete immediately, in seconds (A132,
  /// A189).
  private static let shortest = 0.1

  /// Returns the time fraction from which a reversed run resumes under the quirks `jump-on-reverse`
  /// and `unmapped-reverse`, or `nil` if neither applies.
  private func mistakenTime(of pose: HeldPose) -> Double? {
    guard isReversed else { return nil }
    if imitated.contains(.jumpOnReverse), curve.hasOwnControlPoints { return 1 }
    if imitated.contains(.unmappedReverse), scrubsLinearly, curve.timing != .linear {
      return min(max(pose.progress, 0), 1)
    }
    return nil
  }

  /// Returns the segment that continues from the current pose of another segment, in the current
  /// direction.
  func turned(_ old: Segment, at now: Instant) -> Segment {
    let time = old.time(at: now)
    let pose = old.progress(at: now, on: curve)
    let pace = old.pace ?? duration
    if case .curve = old.profile {
      return segment(from: time, at: now, length: (time - goal).magnitude * pace)
    }
    // If the pose isn't on the curve, some distance may be left although no time is left.
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
