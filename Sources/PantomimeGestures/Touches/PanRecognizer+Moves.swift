// The moves of a pan's fingers, which are nearly all of its inputs.

extension PanRecognizer {
  /// Evaluates the moves of one event (G3.1, G3.3, G3.6).
  package mutating func settle(at now: Instant) -> RecognizerStep {
    switch follow(at: now) {
    case .nothing: .nothing
    case .ready: .ready
    case .moves(let report): .report(report.pan)
    case .misses: .failed(reason: PanRecognizer.miss)
    }
  }

  /// The result of the moves of one event.
  enum Progress {
    /// Nothing to report.
    case nothing
    /// The criteria are met.
    case ready
    /// A move to report.
    case moves(Report)
    /// The recognizer has failed.
    case misses
  }

  /// The reason why the recognizer fails at a move.
  static var miss: Reason { "the movement is mostly along the other axis (G81)" }

  /// Evaluates the moves of one event.
  mutating func follow(at now: Instant) -> Progress {
    guard hasMoved else {
      if hasStayed { rest(at: now) }
      return .nothing
    }
    (hasMoved, hasStayed) = (false, false)
    if changedAt != nil { startSamplesAgain(ifBefore: nil) }
    lastNews = now
    guard hasItsFingers else {
      // While there are too few or too many fingers, nothing changes, and their travel doesn't
      // count (G41, G42).
      travel.rebase(fingers.centroid)
      return .nothing
    }
    travel.follow(fingers.centroid)
    samples.add(travel.movement, at: now)
    switch state {
    case .possible: return judge()
    case .ready, .over: return .nothing
    case .began, .changed:
      state = .changed
      return .moves(report(at: now))
    }
  }

  /// Records the unchanged location of the fingers as a sample like any other.
  private mutating func rest(at now: Instant) {
    hasStayed = false
    guard hasItsFingers else { return }
    startSamplesAgain(ifBefore: now)
    samples.add(travel.movement, at: now)
  }

  private mutating func judge() -> Progress {
    switch traits.judge(travel.movement) {
    case .within: return .nothing
    case .met:
      state = .ready
      return .ready
    case .missed:
      finish(.failed)
      return .misses
    }
  }
}
