/// The machine of a transition that a finger drives by percent: a model of
/// `UIPercentDrivenInteractiveTransition` over plain view animations.
///
/// It knows time and percent, and nothing of views: a stage asks it for the progress. There is one
/// method per input; an input that has nothing to act on has no effect and says so.
///
/// - Interactive, the progress is the percent given last, whatever the timing (A226, S15).
/// - Released at *p*, a finish takes (1 − *p*) · duration ÷ speed (A224), a cancel *p* · duration ÷
///   speed (A225; U35), and the completion curve is applied from its beginning over the way that is
///   left (U36).
/// - Not interactive, it runs with its timing over its duration.
///
/// Of the mechanism with a vended animator (A227, A230; U37) nothing is modelled.
public struct PercentDrivenTransition: Sendable, Equatable {
  /// How long a whole run takes, in seconds (A223); a spring by its constants sets its own.
  public let duration: Double
  /// What a percent shows while the transition is interactive.
  public internal(set) var scrubCurve: ScrubCurve
  /// The percent given last, 0 … 1 (A221; U34); 0 in a transition that was given none.
  public private(set) var percent = 0.0
  /// How many times as fast as real time it goes after the release; 1 unless set (A224, A233).
  public private(set) var completionSpeed = 1.0
  private let curve: TimingCurve
  private var completion: TimingCurve
  private var state = State.idle

  private enum State: Sendable, Equatable {
    /// Nothing has begun yet.
    case idle
    /// Held at the percent.
    case interactive
    /// Running by itself from the start.
    case animating(Segment)
    /// Released, on its way to 1.
    case finishing(Segment)
    /// Released, on its way to 0.
    case cancelling(Segment)
    /// Over.
    case done(Outcome)
  }

  /// What a percent shows while the transition is interactive.
  public enum ScrubCurve: String, Sendable, Hashable, CaseIterable {
    /// The percent itself: the pacing is linear, as documented (A226).
    case linear
    /// The transition's timing at that share of its duration, as a frozen clock of the container
    /// would show it (A234).
    case timeline
  }

  /// Where a transition goes once that is decided.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// To its end.
    case finish
    /// Back to its start.
    case cancel
  }

  /// A transition that has not begun.
  ///
  /// - Parameters:
  ///   - duration: how long a whole run takes, in seconds.
  ///   - timing: the timing of a run that is not interactive.
  ///   - scrubCurve: what a percent shows meanwhile.
  /// - Throws: `OutOfRange` for a duration that is negative, infinite or no number, and for a
  ///   spring that cannot be fitted to it or never settles.
  public init(
    duration: Double, timing: Timing = .easeInOut, scrubCurve: ScrubCurve = .linear
  ) throws(OutOfRange) {
    self.duration = try timing.wholeDuration(asked: duration)
    self.scrubCurve = scrubCurve
    curve = try TimingCurve.make(timing, duration: duration)
    completion = try TimingCurve.make(.easeInOut, duration: duration)
  }

  /// One that never begins: what stands for a transition that there is not.
  static let idle = PercentDrivenTransition(.straight)

  private init(_ curve: TimingCurve) {
    duration = 0
    scrubCurve = .linear
    self.curve = curve
    completion = curve
  }

  /// Sets how the transition goes on after the release (A224, A226).
  ///
  /// One that has been released already is not touched. The real class takes one of four curves; any
  /// other timing, a spring over its own duration included, is stretched over the time that is left
  /// (our choice).
  ///
  /// - Throws: `OutOfRange` unless the speed is more than 0 and finite, and for a spring that never
  ///   settles; nothing is changed then.
  public mutating func setCompletion(
    speed: Double = 1, curve timing: Timing = .easeInOut
  ) throws(OutOfRange) {
    guard speed > 0, speed.isFinite else {
      throw OutOfRange("speed", speed, allowed: "more than 0")
    }
    _ = try timing.wholeDuration(asked: duration)
    completion = try TimingCurve.make(timing, duration: duration)
    completionSpeed = speed
  }
}

// MARK: - Inputs

extension PercentDrivenTransition {
  /// Begins: held at 0 for a finger to drive, or running by itself (A228).
  ///
  /// - Returns: whether it did; one that is under way goes on undisturbed.
  @discardableResult
  public mutating func begin(interactive: Bool, at now: Instant) -> Bool {
    guard !isUnderWay else { return false }
    percent = 0
    state =
      interactive
      ? .interactive
      : .animating(Segment(from: 0, goal: 1, begin: now, length: duration))
    return true
  }

  /// Takes a percent, clamped to 0 … 1 (A222; U34); what is no number counts as 0.
  ///
  /// - Returns: whether it was held and took it.
  @discardableResult
  public mutating func update(_ percent: Double) -> Bool {
    guard case .interactive = state else { return false }
    self.percent = percent > 0 ? min(percent, 1) : 0
    return true
  }

  /// Lets it go towards its end (A224).
  ///
  /// - Returns: whether it was held.
  @discardableResult
  public mutating func finish(at now: Instant) -> Bool {
    guard case .interactive = state else { return false }
    state = .finishing(wayLeft(to: 1, from: now))
    return true
  }

  /// Lets it go back to its start (A225; U35).
  ///
  /// - Returns: whether it was held.
  @discardableResult
  public mutating func cancel(at now: Instant) -> Bool {
    guard case .interactive = state else { return false }
    state = .cancelling(wayLeft(to: 0, from: now))
    return true
  }

  /// Ends it if its time has come.
  ///
  /// - Returns: how it ended; `nil` if it did not end now.
  public mutating func arrive(at now: Instant) -> Outcome? {
    guard let deadline, deadline <= now, let outcome else { return nil }
    state = .done(outcome)
    return outcome
  }

  private func wayLeft(to goal: Double, from now: Instant) -> Segment {
    Segment(
      from: percent, goal: goal, begin: now,
      length: (goal - percent).magnitude * duration / completionSpeed,
      profile: .fresh(from: percent, completion))
  }
}

// MARK: - Readings

extension PercentDrivenTransition {
  /// Where in its life the transition is.
  public enum Condition: String, Sendable, Hashable, CaseIterable {
    /// Not begun.
    case idle
    /// Held by a finger.
    case interactive
    /// Running by itself from the start.
    case animating
    /// Let go towards its end.
    case finishing
    /// Let go towards its start.
    case cancelling
    /// Over, at its end.
    case finished
    /// Over, at its start.
    case cancelled
  }

  /// Where in its life the transition is.
  public var condition: Condition {
    switch state {
    case .idle: .idle
    case .interactive: .interactive
    case .animating: .animating
    case .finishing: .finishing
    case .cancelling: .cancelling
    case .done(.finish): .finished
    case .done(.cancel): .cancelled
    }
  }

  /// Whether it has begun and not ended.
  public var isUnderWay: Bool {
    switch state {
    case .interactive, .animating, .finishing, .cancelling: true
    case .idle, .done: false
    }
  }

  /// Whether a finger has it just now; no longer once it is released (A249).
  public var isInteractive: Bool { state == .interactive }

  /// Where it goes, as soon as that is decided, until the next one begins (A250).
  public var outcome: Outcome? {
    switch state {
    case .idle, .interactive: nil
    case .animating, .finishing: .finish
    case .cancelling: .cancel
    case .done(let outcome): outcome
    }
  }

  /// What is shown, 0 at the start values and 1 at the end values; a spring or a curve that
  /// overshoots may leave that range.
  public func progress(at now: Instant) -> Double {
    switch state {
    case .idle, .done(.cancel): 0
    case .done(.finish): 1
    case .interactive: pose(percent)
    case .animating(let segment): segment.progress(at: now, on: curve)
    case .finishing(let segment), .cancelling(let segment):
      pose(segment.progress(at: now, on: curve))
    }
  }

  /// Seconds until it ends; `nil` unless it runs.
  public func remaining(at now: Instant) -> Double? {
    segment.map { max(0, $0.length - now.seconds(since: $0.begin)) }
  }

  /// The instant at which it ends by itself; `nil` unless it runs.
  public var deadline: Instant? { segment?.end }

  /// Where what is shown may turn round or leap by itself.
  var bends: Bends {
    switch state {
    case .idle, .interactive, .done: Bends()
    case .animating(let segment): segment.bends(on: curve)
    case .finishing(let segment), .cancelling(let segment):
      switch scrubCurve {
      case .linear: segment.bends(on: curve)
      case .timeline: .unknown
      }
    }
  }

  private var segment: Segment? {
    switch state {
    case .animating(let segment), .finishing(let segment), .cancelling(let segment): segment
    case .idle, .interactive, .done: nil
    }
  }

  private func pose(_ percent: Double) -> Double {
    switch scrubCurve {
    case .linear: percent
    // A clock does not leave its timeline, even where a completion curve overshoots.
    case .timeline: curve.progress(at: min(max(percent, 0), 1))
    }
  }
}
