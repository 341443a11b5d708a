/// The point in an animator's run at which one of its animations begins.
enum AnimationStart: Sendable, Hashable {
  /// At the start of the run: the animation shows the animator's progress.
  case beginning
  /// At a progress of the animator that rises steadily from there to 1.
  case progress(Double)
  /// On a separate clock, because the animator's progress oscillates or jumps.
  case late(LateStart)
  /// Not within the run: the animation was added at the end, during the return (U28).
  case end

  /// Whether the animation has a separate clock, which it then keeps.
  var isLate: Bool { if case .late = self { true } else { false } }
}

/// The point in an animator's run at which an animation with a separate clock starts to move away
/// from its old value.
///
/// That clock is the animator's time. An animator that is held at a progress has no unique time, so
/// the point is also given as a progress, from which the animation follows linearly, as linear
/// scrubbing requires (A64).
struct LateStart: Sendable, Hashable {
  /// The time fraction of the animator at that point.
  var time: Double
  /// The progress of the animator at that point, for an animator that is held at a progress.
  var progress: Double
  /// The progress of the animation at that point: 0 when the animation begins, more if the animator
  /// was released in flight.
  var share = 0.0
  /// The height of the jump at the end of the curve, if the animation starts again after it has
  /// arrived: the return begins with all of it.
  var lift = 0.0

  /// Returns the animation's progress at a time fraction of the animator; the remainder follows a
  /// curve.
  func share(atTime time: Double, along curve: TimingCurve) -> Double {
    share(at: time, since: self.time) { rest in
      // An animation in flight doesn't jump when it continues.
      let step = share == 0 ? 0 : curve.ends.first
      return curve.progress(at: rest) + lift * rest - step * (1 - rest)
    }
  }

  /// Returns the animation's progress at a progress of the animator; the remainder is linear.
  func share(atProgress progress: Double) -> Double {
    share(at: progress, since: max(self.progress, 0)) { $0 }
  }

  /// Returns a progress that begins and ends together with the animator's (A141, A143), with any
  /// shape in between.
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
  /// Returns the point at which a block that executes now begins to move.
  ///
  /// For a block that waited for the start, the delay factor is a fraction of the duration (A147).
  /// For a block added in flight, it is a fraction of the remaining duration (A148) or, by the
  /// page's example, again of the entire duration (A150; U27).
  func onset(delayedBy factor: Double, whileActive: Bool, at now: Instant) -> AnimationStart {
    let time = whileActive ? timeShare(at: now) : 0
    let shown = whileActive ? progress(at: now) : 0
    if isReversed, time >= 1 || (state.heldProgress ?? 0) >= 1 { return .end }
    let whole = whileActive && !readings.departs(on: .delayFactorWhileActive) ? 1 - time : 1
    let begin = factor > 0 ? min(1, time + factor * whole) : time
    guard begin > 0 || shown != 0 else { return .beginning }
    let start = factor > 0 ? pacing.curve.progress(at: begin) : shown
    // Close to 1, the remaining progress is too small to distinguish values.
    if pacing.curve.risesSteadily, !pacing.restartsAfresh, start >= max(shown, 0), start < 1 - 1e-9
    {
      return .progress(start)
    }
    let wait = time < 1 ? (begin - time) / (1 - time) : 0
    return .late(LateStart(time: begin, progress: shown + wait * (1 - shown)))
  }

  /// Returns the progress of an animation with an onset.
  ///
  /// Before its onset the animation keeps its old value, and it ends with the others (A141, A143;
  /// U28, U29). The shape in between is our choice: if the animator's progress rises steadily, the
  /// remainder of it, which scrubbing follows linearly; otherwise, the animator's entire initial
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
  /// Returns whether late animations need a new basis after an operation, because the run enters
  /// the curve at another point or an assigned progress replaces the time.
  func hasOtherFooting(than was: borrowing Animator) -> Bool {
    switch (was.state, state) {
    case (.paused, .running), (.delayed, .running): true
    case (.running, .running): was.isReversed != isReversed
    case (.paused, .paused), (.running, .paused):
      state.heldProgress != nil && was.state.heldProgress == nil
    default: false
    }
  }

  /// Returns the new basis of late animations, or `nil` if an operation didn't change it.
  ///
  /// The new basis shows the same pose as the animator did before.
  func footing(after was: Animator, at now: Instant) -> Animator? {
    guard hasOtherFooting(than: was) else { return nil }
    guard case .running(let segment) = state else {
      var held = was
      held.state = .paused(HeldPose(time: nil, progress: was.progress(at: now)))
      return held
    }
    if case .running = was.state { return self }
    // A run of zero length can't be a basis.
    return segment.end > now ? self : nil
  }

  /// Returns an onset, adjusted if necessary, so that the animation continues from its current
  /// value when the basis changes.
  ///
  /// An animation that hasn't begun waits for the same fraction of the remaining run.
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
    // If the next animator is held at a progress, it has no time, and this animator's time is still
    // valid.
    let time = (next.state.heldProgress == nil ? next : self).timeShare(at: now)
    let progress = next.progress(at: now)
    return .late(
      LateStart(
        time: time + wait * (1 - time), progress: progress + wait * (1 - progress), share: shown))
  }
}

extension Animator.State {
  /// The progress of an animator that is held at a progress and whose time is discarded (U11);
  /// otherwise `nil`.
  var heldProgress: Double? {
    switch self {
    case .paused(let pose), .delayed(_, let pose, _): pose.time == nil ? pose.progress : nil
    case .inactive, .waiting, .running, .stopped, .completing: nil
    }
  }
}
