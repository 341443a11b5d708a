// The rest of a run, from the pose of a held or reversed animator.

extension Pacing {
  /// Replaces the timing for the rest of the run: a spring begins afresh, a cubic is entered where
  /// it has the present progress (A126, A127; U21).
  mutating func adopt(
    _ timing: Timing, factor: Double, at pose: HeldPose, held: Double
  ) throws(Misuse) -> HeldPose {
    guard timing.duration(asked: 0) < Timing.longest else { throw .badTiming }
    let length = (factor > 0 ? factor : share(leftAt: pose, held: held)) * duration
    let replacement: TimingCurve
    do throws(OutOfRange) {
      // With nothing left to do it is kept for a later turn, fitted to the whole.
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

  /// What is left of the way, as the paused fraction tells it: of the progress with linear
  /// scrubbing, of the time without (U22).
  ///
  /// From beyond the target, where a spring may be held, the way back counts (U10), and so it does
  /// where the time is over and the way is not; our choice.
  private func share(leftAt pose: HeldPose, held: Double) -> Double {
    (goal - (scrubsLinearly || held == goal ? pose.progress : held)).magnitude
  }

  /// The time share that an animator which begins a curve afresh counts on from: the one that it was
  /// held at, or has on the curve so far.
  ///
  /// The ends belong to poses that are there, so next to one it is the share of the way.
  func heldTime(of pose: HeldPose) -> Double {
    if let time = pose.time { return time }
    let time = curve.time(at: pose.progress)
    return time > 0 && time < 1 ? time : min(max(pose.progress, 0), 1)
  }

  /// The segment that follows a pose, at a start or at a continue.
  ///
  /// - Parameters:
  ///   - pose: the pose, which knows no time if the curve is to be entered where it has it.
  ///   - held: the time share that it was held at before the timing was changed, if it was.
  ///   - resumes: whether it resumes a pose, as two old defects matter to that alone.
  ///   - factor: 0 for the time that is left.
  ///   - now: the present instant.
  func segment(
    from pose: HeldPose, held: Double? = nil, resumes: Bool, factor: Double = 0, at now: Instant
  ) -> Segment {
    let asked = factor > 0 ? factor * duration : nil
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
    // A spring by its constants takes its own time, whatever the factor (U22).
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

  /// The segment along the curve in force, from where it has the pose, or else comes nearest to it.
  private func segment(
    entering pose: HeldPose, held: Double, at now: Instant, length: Double?
  ) -> Segment {
    if let time = entry(of: pose, held: held) {
      let ahead = pose.progress - curve.progress(at: time)
      let isThere = ahead.magnitude <= Pacing.rounding
      return segment(
        from: time, at: now, length: length, profile: isThere ? .curve : .joining(ahead: ahead))
    }
    // As in the other reading of U21: what is left of the way takes its share of the duration.
    return segment(
      from: held, at: now, length: length ?? (goal - pose.progress).magnitude * pace,
      profile: .fresh(from: pose.progress, curve.withoutFirstLeap))
  }

  /// The time share at which a pose enters the curve: where it has the pose, or comes nearest to it;
  /// `nil` if it cannot.
  ///
  /// From beyond the curve, or next to the end that is travelled to, there is nothing to enter: it
  /// begins afresh (A115). Next to the end that is left a pose enters where a straight line has it. At
  /// an end itself late animations have their ends too, so one that was on the way stays as good as
  /// there. All of it is our choice.
  private func entry(of pose: HeldPose, held: Double) -> Double? {
    var time = time(of: pose)
    if time > 0, time < 1 { return time }
    if (pose.progress - curve.progress(at: time)).magnitude > Pacing.rounding {
      guard time != goal, (0...1).contains(pose.progress) else { return nil }
      time = pose.progress
    }
    return held > 0 && held < 1 ? min(max(time, Pacing.next), 1 - Pacing.next) : time
  }

  /// The segment from a time share to the end travelled to, by default at the animator's own rate.
  func segment(
    from time: Double, at now: Instant, length: Double? = nil, profile: Segment.Profile = .curve
  ) -> Segment {
    let length = length ?? (goal - time).magnitude * pace
    // By one account short springs complete at once (A132, A189; U32).
    let isInstant =
      readings.departs(on: .shortSprings) && curve.isSpring && length < Pacing.shortest
    return Segment(
      from: time, goal: goal, begin: now, length: isInstant ? 0 : length, profile: profile)
  }

  /// The time share, and the progress, of the end that is travelled to.
  var goal: Double { isReversed ? 0 : 1 }

  /// What working out a time and going back to the progress may lose.
  private static let rounding = 1e-9

  /// As near to an end as makes no difference: less than a nanosecond of the usual durations.
  private static let next = 1e-10

  /// Springs shorter than this were seen to complete at once, in seconds (A132, A189).
  private static let shortest = 0.1

  /// The time share at which two old defects resume a pose on the way back, if they do.
  private func mistakenTime(of pose: HeldPose) -> Double? {
    guard isReversed else { return nil }
    if imitated.contains(.jumpOnReverse), curve.hasOwnControlPoints { return 1 }
    if imitated.contains(.unmappedReverse), scrubsLinearly, curve.timing != .linear {
      return min(max(pose.progress, 0), 1)
    }
    return nil
  }

  /// The way on from where a segment is, in the present direction.
  func turned(_ old: Segment, at now: Instant) -> Segment {
    let time = old.time(at: now)
    let pose = old.progress(at: now, on: curve)
    let pace = old.pace ?? duration
    if case .curve = old.profile {
      return segment(from: time, at: now, length: (time - goal).magnitude * pace)
    }
    // A pose off the curve may have a way to go where the time has none.
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
