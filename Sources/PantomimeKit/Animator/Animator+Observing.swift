// The observable state of an animator.

extension Animator {
  /// The values of `state` (A1); running and paused are both active (A5).
  public enum Activity: String, Sendable, Hashable, CaseIterable {
    /// Nothing is running; configuration is allowed.
    case inactive
    /// Running or paused.
    case active
    /// Animations are removed, and completions wait for `finish`.
    case stopped
  }

  /// The animator's public state (A1).
  public var activity: Activity {
    switch state {
    case .inactive: .inactive
    case .waiting, .delayed, .running, .paused, .completing: .active
    case .stopped: .stopped
    }
  }

  /// The animator's state in detail, with distinctions that `state` and `isRunning` don't make.
  public enum Condition: String, Sendable, Hashable, CaseIterable {
    /// At rest.
    case inactive
    /// Started with nothing to animate (A15).
    case waiting
    /// In the delay of a start (A17).
    case delayed
    /// In flight.
    case running
    /// Held, or parked at its end.
    case paused
    /// Stopped, but not finished.
    case stopped
    /// Running its completions, under one reading of U18.
    case completing
  }

  /// The animator's condition.
  public var condition: Condition {
    switch state {
    case .inactive: .inactive
    case .waiting: .waiting
    case .delayed: .delayed
    case .running: .running
    case .paused: .paused
    case .stopped: .stopped
    case .completing: .completing
    }
  }

  /// A Boolean value that indicates whether the animations are advancing in either direction, or
  /// will advance after a delay (A7, U6).
  public var isRunning: Bool {
    switch state {
    case .running, .delayed, .completing: true
    case .inactive, .waiting, .paused, .stopped: false
    }
  }

  /// A Boolean value that indicates whether the animator is active and held, so that it can be
  /// scrubbed and continued.
  public var isPaused: Bool {
    switch state {
    case .waiting, .paused: true
    case .inactive, .delayed, .running, .stopped, .completing: false
    }
  }

  /// A Boolean value that indicates whether the animator must not be released, because it is
  /// paused, parked at its end, or stopped (A50, A51).
  public var mustNotBeReleased: Bool {
    switch state {
    case .waiting, .paused, .stopped: true
    case .inactive, .delayed, .running, .completing: false
    }
  }

  /// Returns the elapsed fraction of the curve's time in the forward direction: *u*.
  public func timeShare(at now: Instant) -> Double {
    switch state {
    case .inactive(let progress): progress
    case .waiting: pacing.firstTime
    case .delayed(_, let pose, _), .paused(let pose): pacing.time(of: pose)
    case .running(let segment): segment.time(at: now)
    case .stopped(_, let progress), .completing(_, let progress): progress
    }
  }

  /// Returns the current pose: 0 at the start values, 1 at the end values; a spring may leave that
  /// range.
  public func progress(at now: Instant) -> Double {
    switch state {
    case .running(let segment): return segment.progress(at: now, on: pacing.curve)
    case .paused(let pose):
      if let shown = pose.shownAtActivation, pose.activated == now { return shown }
      return pose.progress
    case .inactive, .waiting, .delayed, .stopped, .completing: return stillProgress ?? 0
    }
  }

  /// The pose of an animator that isn't running, if it is the same at all instants; otherwise
  /// `nil`.
  var stillProgress: Double? {
    switch state {
    case .inactive(let progress): progress
    case .waiting: pacing.curve.progress(at: pacing.firstTime)
    case .delayed(_, let pose, _): pose.progress
    case .running: nil
    case .paused(let pose): pose.shownAtActivation == nil ? pose.progress : nil
    case .stopped(_, let progress), .completing(_, let progress): progress
    }
  }

  /// Returns `fractionComplete`: the time while running, the progress while paused with linear
  /// scrubbing; always in the current direction (A63, A64, A86), and 0 while inactive (U17).
  public func fraction(at now: Instant) -> Double {
    switch state {
    case .inactive: 0
    case .waiting, .delayed: pacing.directed(timeShare(at: now))
    case .running(let segment): pacing.directed(segment.time(at: now))
    case .paused(let pose): pacing.directed(scrubsLinearly ? pose.progress : pacing.time(of: pose))
    case .stopped(let fraction, _), .completing(let fraction, _): fraction
    }
  }

  /// Returns the seconds until the run ends, including a delay, or `nil` if the animator isn't
  /// running.
  public func remaining(at now: Instant) -> Double? {
    switch state {
    case .delayed(let until, let pose, let resumes):
      max(0, until.seconds(since: now))
        + pacing.segment(from: pose, resumes: resumes, at: until).length
    case .running(let segment): max(0, segment.length - now.seconds(since: segment.begin))
    case .inactive, .waiting, .paused, .stopped, .completing: nil
    }
  }

  /// The instant of the next automatic change, which is the end of a delay or of the run, or `nil`
  /// if there is none.
  public var deadline: Instant? {
    switch state {
    case .delayed(let until, _, _): until
    case .running(let segment): segment.end
    case .inactive, .waiting, .paused, .stopped, .completing: nil
    }
  }

  /// The reason why a run doesn't simply follow its curve from the pose at which it was held, or
  /// `nil` if it does.
  var detour: Reason? {
    guard case .running(let segment) = state, !pacing.restartsAfresh else { return nil }
    switch segment.profile {
    case .joining(let ahead) where ahead.magnitude > 1e-6:
      return "the curve skips this progress; the offset decays over the rest of the run (A124)"
    case .fresh:
      return "the curve never reaches this progress, so it starts again from here (A115)"
    case .curve, .joining:
      return nil
    }
  }
}
