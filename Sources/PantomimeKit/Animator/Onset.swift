/// When on an animator's way an animation of it begins.
enum Onset: Sendable, Equatable {
  /// With the run: it shows the animator's own progress.
  case beginning
  /// At a progress of the animator, which only rises from there to 1.
  case progress(Double)
  /// At a share of the animator's time, where its progress swings or leaps.
  case time(Double)
  /// Not before the run has ended: it was added at the end, on the way back (U28).
  case end
}

extension Animator {
  /// When a block executed now begins to move.
  ///
  /// The factor of a block that waited for the start is a share of the duration (A147), that of one
  /// added on the way a share of what is left (A148), or of the whole duration again by the page's
  /// own example (A150; U27).
  func onset(delayedBy factor: Double, onTheWay: Bool, at now: Instant) -> Onset {
    let time = onTheWay ? timeShare(at: now) : 0
    if time >= 1, isReversed { return .end }
    let whole = onTheWay && !readings.departs(on: .delayFactorWhileActive) ? 1 - time : 1
    let begin = factor > 0 ? min(1, time + factor * whole) : time
    guard begin > 0 else { return .beginning }
    guard curve.risesSteadily, !restartsAfresh else { return .time(begin) }
    return .progress(factor > 0 ? curve.progress(at: begin) : progress(at: now))
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
    case .time(let start):
      let time = timeShare(at: now)
      if time >= 1 { return 1 }
      return time > start ? ownCurve.progress(at: (time - start) / (1 - start)) : 0
    case .end:
      return 0
    }
  }
}
