/// The point of an animator's run at which one of its animations begins.
enum AnimationStart: Sendable, Hashable {
  /// With the run: it shows the animator's progress.
  case beginning
  /// At a progress of the animator, which only rises from there to 1.
  case progress(Double)
  /// By a separate clock, where the animator's progress oscillates or jumps.
  case late(LateStart)
  /// Not before the run has ended: it was added at the end, during the return (U28).
  case end

  /// Whether the animation has a separate clock, which it keeps.
  var isLate: Bool { if case .late = self { true } else { false } }
}

/// The point of an animator's run at which an animation with a separate clock takes over from its
/// old value.
///
/// That clock is the animator's time. An animator held by its progress has no unique time, so the
/// point is also given as a progress, from which the animation follows linearly, as everything
/// scrubbed linearly does (A64).
struct LateStart: Sendable, Hashable {
  /// The time fraction of the animator at that point.
  var time: Double
  /// The progress of the animator at that point, while held by progress.
  var progress: Double
  /// The progress that the animation itself has at that point: 0 where it begins, more where the
  /// animator was released in flight.
  var share = 0.0
  /// The excess from the last step of its curve when it had arrived, if it has started again from
  /// there: the return begins with all of it.
  var lift = 0.0

  /// Returns the animation's progress at a time fraction of the animator: the rest follows a curve.
  func share(atTime time: Double, along curve: TimingCurve) -> Double {
    share(at: time, since: self.time) { rest in
      // An animation in flight does not jump when it continues.
      let step = share == 0 ? 0 : curve.ends.first
      return curve.progress(at: rest) + lift * rest - step * (1 - rest)
    }
  }

  /// Returns the animation's progress at a progress of the animator: the rest is linear.
  func share(atProgress progress: Double) -> Double {
    share(at: progress, since: max(self.progress, 0)) { $0 }
  }

  /// Returns a progress whose ends coincide with the animator's (A141, A143), whatever happens in
  /// between.
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
  /// Returns when a block executed now begins to move.
  ///
  /// The delay factor of a block that waited for the start is a fraction of the duration (A147);
  /// that of one added in flight, a fraction of the remaining duration (A148), or of the whole
  /// duration again by the page's example (A150; U27).
  func onset(delayedBy factor: Double, whileActive: Bool, at now: Instant) -> AnimationStart {
    let time = whileActive ? timeShare(at: now) : 0
    let shown = whileActive ? progress(at: now) : 0
    if isReversed, time >= 1 || (state.heldProgress ?? 0) >= 1 { return .end }
    let whole = whileActive && !readings.departs(on: .delayFactorWhileActive) ? 1 - time : 1
    let begin = factor > 0 ? min(1, time + factor * whole) : time
    guard begin > 0 || shown != 0 else { return .beginning }
    let start = factor > 0 ? pacing.curve.progress(at: begin) : shown
    // Near 1, the remaining progress is too small to distinguish values.
    if pacing.curve.risesSteadily, !pacing.restartsAfresh, start >= max(shown, 0), start < 1 - 1e-9
    {
      return .progress(start)
    }
    let wait = time < 1 ? (begin - time) / (1 - time) : 0
    return .late(LateStart(time: begin, progress: shown + wait * (1 - shown)))
  }

  /// Returns the progress of an animation with an onset.
  ///
  /// Before its onset it holds its old value, and it ends with the others (A141, A143; U28, U29).
  /// The shape in between is our choice: the rest of the animator's progress where that rises
  /// steadily, which scrubbing follows linearly, and otherwise the whole of the animator's initial
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
  /// Returns whether late animations need a new basis after an operation: the curve is entered
  /// elsewhere, or an assigned progress replaces the time.
  func hasOtherFooting(than was: borrowing Animator) -> Bool {
    switch (was.state, state) {
    case (.paused, .running), (.delayed, .running): true
    case (.running, .running): was.isReversed != isReversed
    case (.paused, .paused), (.running, .paused):
      state.heldProgress != nil && was.state.heldProgress == nil
    default: false
    }
  }

  /// Returns the new basis of late animations, or `nil` if an operation did not change it.
  ///
  /// It shows the pose that the animator showed before.
  func footing(after was: Animator, at now: Instant) -> Animator? {
    guard hasOtherFooting(than: was) else { return nil }
    guard case .running(let segment) = state else {
      var held = was
      held.state = .paused(HeldPose(time: nil, progress: was.progress(at: now)))
      return held
    }
    if case .running = was.state { return self }
    // A run that ends when it begins provides no basis.
    return segment.end > now ? self : nil
  }

  /// Returns an onset, adjusted if needed so that the animation continues from its present value
  /// when the basis changes.
  ///
  /// An animation that has not begun waits for the same part of the remaining run.
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
    // Held by its progress, the next animator has no time, and this one's is still valid.
    let time = (next.state.heldProgress == nil ? next : self).timeShare(at: now)
    let progress = next.progress(at: now)
    return .late(
      LateStart(
        time: time + wait * (1 - time), progress: progress + wait * (1 - progress), share: shown))
  }
}

extension Animator.State {
  /// The progress of an animator that is held by progress, its time discarded (U11); `nil`
  /// otherwise.
  var heldProgress: Double? {
    switch self {
    case .paused(let pose), .delayed(_, let pose, _): pose.time == nil ? pose.progress : nil
    case .inactive, .waiting, .running, .stopped, .completing: nil
    }
  }
}
