/// When on an animator's way an animation of it begins.
enum Onset: Sendable, Equatable {
  /// With the run: it shows the animator's own progress.
  case beginning
  /// At a progress of the animator, which only rises from there to 1.
  case progress(Double)
  /// By a clock of its own, where the animator's progress swings or leaps.
  case late(LateStart)
  /// Not before the run has ended: it was added at the end, on the way back (U28).
  case end
}

/// Where on an animator's way an animation with a clock of its own takes over from its old value.
///
/// That clock is the animator's time. Held by its progress an animator has no one time, so the place
/// is also told as a progress, and there the animation follows evenly, as everything scrubbed linearly
/// does (A64).
struct LateStart: Sendable, Equatable {
  /// The time share of the animator at which it is there.
  var time: Double
  /// The progress of the animator at which it is there, while held by that.
  var progress: Double
  /// How much of its own way it has covered there: 0 where it begins, more where the animator was
  /// let go on the way.
  var share = 0.0
  /// What the last step of its curve made of it when it had arrived, if it has set out again from
  /// there: the way back begins with all of it.
  var lift = 0.0

  /// The share of its own way at a time share of the animator: the rest follows a curve.
  func share(atTime time: Double, along curve: TimingCurve) -> Double {
    share(at: time, since: self.time) { rest in
      // What is on its way does not leap as it goes on.
      let step = share == 0 ? 0 : curve.ends.first
      return curve.progress(at: rest) + lift * rest - step * (1 - rest)
    }
  }

  /// The share of its own way at a progress of the animator: the rest is even.
  func share(atProgress progress: Double) -> Double {
    share(at: progress, since: max(self.progress, 0)) { $0 }
  }

  /// Both ends are those of the animator (A141, A143), whatever lies between.
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
  /// When a block executed now begins to move.
  ///
  /// The factor of a block that waited for the start is a share of the duration (A147), that of one
  /// added on the way a share of what is left (A148), or of the whole duration again by the page's
  /// own example (A150; U27).
  func onset(delayedBy factor: Double, whileActive: Bool, at now: Instant) -> Onset {
    let time = whileActive ? timeShare(at: now) : 0
    let shown = whileActive ? progress(at: now) : 0
    if isReversed, time >= 1 || (state.heldProgress ?? 0) >= 1 { return .end }
    let whole = whileActive && !readings.departs(on: .delayFactorWhileActive) ? 1 - time : 1
    let begin = factor > 0 ? min(1, time + factor * whole) : time
    guard begin > 0 || shown != 0 else { return .beginning }
    let start = factor > 0 ? pacing.curve.progress(at: begin) : shown
    // Next to 1 there is nothing left to tell one share from another by.
    if pacing.curve.risesSteadily, !pacing.restartsAfresh, start >= max(shown, 0), start < 1 - 1e-9
    {
      return .progress(start)
    }
    let wait = time < 1 ? (begin - time) / (1 - time) : 0
    return .late(LateStart(time: begin, progress: shown + wait * (1 - shown)))
  }

  /// The share of its own way that an animation with an onset has covered.
  ///
  /// Before its onset it holds its old value, and it ends with the others (A141, A143; U28, U29).
  /// The shape in between is our choice: the rest of the animator's progress where that rises
  /// steadily, which scrubbing follows evenly, and otherwise the whole of its own curve.
  func share(since onset: Onset, at now: Instant) -> Double {
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
  /// Whether late animations go by something else after an operation: the curve is entered elsewhere, or
  /// the time is given up for an assigned progress.
  func hasOtherFooting(than was: borrowing Animator) -> Bool {
    switch (was.state, state) {
    case (.paused, .running), (.delayed, .running): true
    case (.running, .running): was.isReversed != isReversed
    case (.paused, .paused), (.running, .paused):
      state.heldProgress != nil && was.state.heldProgress == nil
    default: false
    }
  }

  /// What late animations go by from now on, if that is another place than before an operation.
  ///
  /// It shows what the animator showed before.
  func footing(after was: Animator, at now: Instant) -> Animator? {
    guard hasOtherFooting(than: was) else { return nil }
    guard case .running(let segment) = state else {
      var held = was
      held.state = .paused(HeldPose(time: nil, progress: was.progress(at: now)))
      return held
    }
    if case .running = was.state { return self }
    // What ends as it begins leaves nothing to go by.
    return segment.end > now ? self : nil
  }

  /// An onset, changed where needed so that the animation goes on from what this animator shows of
  /// it when another footing takes over.
  ///
  /// What has not begun waits for the same part of what is left.
  func onset(_ onset: Onset, carriedTo next: Animator, at now: Instant) -> Onset {
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
    // Held by its progress the next one knows no time, and this one's is as good as ever.
    let time = (next.state.heldProgress == nil ? next : self).timeShare(at: now)
    let progress = next.progress(at: now)
    return .late(
      LateStart(
        time: time + wait * (1 - time), progress: progress + wait * (1 - progress), share: shown))
  }
}

extension Animator.State {
  /// The progress of an animator that is held by that, its time given up (U11); `nil` otherwise.
  var heldProgress: Double? {
    switch self {
    case .paused(let pose), .delayed(_, let pose, _): pose.time == nil ? pose.progress : nil
    case .inactive, .waiting, .running, .stopped, .completing: nil
    }
  }
}
