/// The point in an animator's run at which one of the animator's animations begins.
enum AnimationStart: Sendable, Hashable {
  /// At the start of the run: the animation shows the animator's progress.
  case beginning
  /// At the given progress of the animator, which rises steadily from there to 1.
  case progress(Double)
  /// At a point of a separate clock, because the animator's progress oscillates or jumps.
  case late(LateStart)
  /// Not within the run: the animation was added when the animator was at its end and reversed
  /// (U28).
  case end

  /// Whether the animation has a separate clock; it then keeps that clock.
  var isLate: Bool { if case .late = self { true } else { false } }
}

/// The point in an animator's run at which an animation with a separate clock starts to move away
/// from its old value.
///
/// That clock is the animator's time. If the animator is held at a progress, its time isn't known,
/// so the point is also stored as a progress. From that progress on, the animation follows the
/// animator's progress linearly, as linear scrubbing requires (A64).
struct LateStart: Sendable, Hashable {
  /// The time fraction of the animator at that point.
  var time: Double
  /// The progress of the animator at that point, used while the animator is held at a progress.
  var progress: Double
  /// The progress of the animation at that point: 0 if the animation begins there, or more if the
  /// animation was already in flight when the animator was released.
  var share = 0.0
  /// The height of the jump at the end of the curve, used when the animation returns after it has
  /// arrived, so that the return begins at its final value.
  var lift = 0.0

  /// Returns the animation's progress at a time fraction of the animator; from its start, the
  /// animation follows a curve.
  func share(atTime time: Double, along curve: TimingCurve) -> Double {
    share(at: time, since: self.time) { rest in
      // An animation in flight doesn't jump when it continues.
      let step = share == 0 ? 0 : curve.ends.first
      return curve.progress(at: rest) + lift * rest - step * (1 - rest)
    }
  }

  /// Returns the animation's progress at a progress of the animator; from its start, the animation
  /// is linear.
  func share(atProgress progress: Double) -> Double {
    share(at: progress, since: max(self.progress, 0)) { $0 }
  }

  /// Returns a progress that is 0 or 1 when the animator's progress is (A141, A143); after the
  /// given start, a closure determines its shape.
  private func share(
    at place: Double, since start: Double, _ shape: (Double) -> Double
  ) -> Double {
    if place >= 1 { return 1 }
    if place <= 0 { return 0 }
    if place > start { return share + (1 - share) * shape((place - start) / (1 - start)) }
    return place == start ? share : share * (place / start)
  }
}

extension Animator {
  /// Returns the point in the run at which the animations of a block that is executed now begin to
  /// move.
  ///
  /// For a block that waited for the start, the delay factor is a fraction of the duration (A147).
  /// For a block added in flight, it is a fraction of the remaining duration (A148) or, according
  /// to the example in UIKit's documentation, also of the entire duration (A150; U27).
  func onset(delayedBy factor: Double, whileActive: Bool, at now: Instant) -> AnimationStart {
    let time = whileActive ? timeShare(at: now) : 0
    let shown = whileActive ? progress(at: now) : 0
    if isReversed, time >= 1 || (state.heldProgress ?? 0) >= 1 { return .end }
    let whole = whileActive && !readings.departs(on: .delayFactorWhileActive) ? 1 - time : 1
    let begin = factor > 0 ? min(1, time + factor * whole) : time
    guard begin > 0 || shown != 0 else { return .beginning }
    let start = factor > 0 ? pacing.curve.progress(at: begin) : shown
    // If the start is close to 1, the remaining progress is too small to distinguish values.
    if pacing.curve.risesSteadily, !pacing.restartsAfresh, start >= max(shown, 0), start < 1 - 1e-9
    {
      return .progress(start)
    }
    let wait = time < 1 ? (begin - time) / (1 - time) : 0
    return .late(LateStart(time: begin, progress: shown + wait * (1 - shown)))
  }

  /// Returns the progress of an animation that begins at the given point of the run.
  ///
  /// Before that point, the animation shows its old value, and it ends at the same time as the
  /// other animations (A141, A143; U28, U29). How it moves between these two points is our choice:
  /// if the animator's progress rises steadily, the animation follows the rest of that progress, so
  /// that scrubbing moves it linearly; otherwise, it runs through the animator's entire initial
  /// curve.
  func share(since onset: AnimationStart, at now: Instant) -> Double {
    switch onset {
    case .beginning:
      return progress(at: now)
    case .progress(let start):
      let progress = progress(at: now)
      if progress >= 1 { return 1 }
      return progress > start ? (progress - start) / (1 - start) : 0
    case .late(let late):
      if let progress = state.heldProgress { return late.share(atProgress: progress) }
      return late.share(atTime: timeShare(at: now), along: pacing.ownCurve)
    case .end:
      return 0
    }
  }
}

// MARK: - Joints

extension Animator {
  /// Returns whether late animations need a new basis after an operation.
  ///
  /// They do if the run continues from another point of the curve, or if an assigned progress
  /// replaces the time.
  func changesLateBasis(than was: borrowing Animator) -> Bool {
    switch (was.state, state) {
    case (.paused, .running), (.delayed, .running): true
    case (.running, .running): was.isReversed != isReversed
    case (.paused, .paused), (.running, .paused):
      state.heldProgress != nil && was.state.heldProgress == nil
    default: false
    }
  }

  /// Returns the animator that is the new basis of late animations, or `nil` if an operation didn't
  /// change the basis.
  ///
  /// The new basis shows the same progress as the animator did before the operation.
  func lateBasis(after was: Animator, at now: Instant) -> Animator? {
    guard changesLateBasis(than: was) else { return nil }
    guard case .running(let segment) = state else {
      var held = was
      held.state = .paused(HeldPose(time: nil, progress: was.progress(at: now)))
      return held
    }
    if case .running = was.state { return self }
    // A run of zero length can't be a basis.
    return segment.end > now ? self : nil
  }

  /// Returns the point at which an animation begins, adjusted if necessary so that the animation
  /// continues from its current value when the basis changes.
  ///
  /// An animation that hasn't begun yet waits for the same fraction of the remaining run as before.
  func onset(_ onset: AnimationStart, carriedTo next: Animator, at now: Instant) -> AnimationStart {
    guard case .late(var late) = onset else { return onset }
    if next.isReversed, next.isRunning, next.timeShare(at: now) == 1 {
      late.lift = 1 - pacing.ownCurve.ends.last
      return .late(late)
    }
    let shown = share(since: onset, at: now)
    let change = next.share(since: onset, at: now) - shown
    guard change.magnitude > 1e-12 else { return onset }
    var wait = 0.0
    if shown == 0 {
      let (place, start) =
        state.heldProgress.map { ($0, late.progress) } ?? (timeShare(at: now), late.time)
      if start > place, place < 1 { wait = (start - place) / (1 - place) }
    }
    // If the next animator is held at a progress, its time isn't known, but this animator's time is
    // still valid.
    let time = (next.state.heldProgress == nil ? next : self).timeShare(at: now)
    let progress = next.progress(at: now)
    return .late(
      LateStart(
        time: time + wait * (1 - time), progress: progress + wait * (1 - progress), share: shown))
  }
}

extension Animator.State {
  /// The progress at which the animator is held, if it is held at a progress and its time was
  /// discarded (U11); otherwise `nil`.
  var heldProgress: Double? {
    switch self {
    case .paused(let pose), .delayed(_, let pose, _): pose.time == nil ? pose.progress : nil
    case .inactive, .waiting, .running, .stopped, .completing: nil
    }
  }
}
