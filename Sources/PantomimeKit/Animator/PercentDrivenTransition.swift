/// The state machine of a transition that a finger drives by percent: a model of
/// `UIPercentDrivenInteractiveTransition` over plain view animations.
///
/// It has a time and a percentage but no views: a stage reads the transition's progress. Each input
/// has one method; an input that doesn't apply has no effect, and its method returns `false`.
///
/// - While the transition is interactive, its progress is the last percentage, regardless of the
///   timing (A226, S15).
/// - If it is released at *p*, finishing takes (1 − *p*) · duration ÷ speed (A224), and canceling
///   takes *p* · duration ÷ speed (A225; U35); the completion curve, from its beginning, covers the
///   remaining distance (U36).
/// - If the transition isn't interactive, it runs with its timing over its duration.
///
/// - A transition that runs can be paused, which makes it interactive at its present progress (A229,
///   A251).
///
/// Transitions that vend an interruptible animator (A227, A230; U37) aren't modeled.
public struct PercentDrivenTransition: Sendable, Hashable {
  /// The duration of a full run, in seconds (A223); a spring given by its constants determines the
  /// duration.
  public let duration: Double
  /// The mapping from percentage to progress while the transition is interactive.
  package internal(set) var scrubCurve: ScrubCurve
  /// The last percentage, 0 … 1 (A221; U34); 0 before the first update.
  public private(set) var percent = 0.0
  /// The speed after the release, relative to real time; 1 by default (A224, A233).
  package private(set) var completionSpeed = 1.0
  /// The timing after the release; ease-in-out by default (A226).
  package var completionTiming: Timing { completion.timing }
  /// Whether the completion of the animation calls `completeTransition`; otherwise, the transition
  /// never ends, as with the fault MP-9.
  package var completes = true
  private let curve: TimingCurve
  private var completion: TimingCurve
  private var state = State.idle

  private enum State: Sendable, Hashable {
    /// Not started.
    case idle
    /// Held at the percentage.
    case interactive
    /// Running automatically from the start.
    case animating(Segment)
    /// Released, moving to 1.
    case finishing(Segment)
    /// Released, moving to 0.
    case cancelling(Segment)
    /// Ended, with the given outcome.
    case done(Outcome)
    /// The animation has ended, toward the given outcome, but the completion never calls
    /// `completeTransition`.
    case open(Outcome)
  }

  /// The mapping from percentage to progress while a transition is interactive.
  public enum ScrubCurve: String, Sendable, Hashable, CaseIterable {
    /// The progress equals the percentage: the pacing is linear, as documented (A226).
    case linear
    /// The progress is that of the transition's timing at that fraction of its duration, as if the
    /// container's clock were stopped there (A234).
    case timeline
  }

  /// The outcome of a transition, once it is decided.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// The transition runs to its end.
    case finish
    /// The transition returns to its start.
    case cancel
  }

  /// A call of the transition's interface.
  package enum Call: Sendable, Hashable {
    /// Starts the transition.
    case start
    /// Sets the percentage, as a fraction.
    case update(Double)
    /// Makes a running transition interactive.
    case pause
    /// Releases the transition toward its end.
    case finish
    /// Releases the transition toward its start.
    case cancel

    /// The name of the call, which is also the verb of the statement.
    package var name: String {
      switch self {
      case .start: "start"
      case .update: "update"
      case .pause: "pause"
      case .finish: "finish"
      case .cancel: "cancel"
      }
    }
  }

  /// The reason why a call doesn't apply.
  enum Objection: Sendable, Hashable {
    /// The transition is idle or has ended (U48).
    case notStarted
    /// The transition runs, so it has to be paused first (A229, A249; U47).
    case running
    /// The animation has ended, so only `completeTransition` could end the transition.
    case open
  }

  /// Creates a transition that hasn't started.
  ///
  /// - Parameters:
  ///   - duration: The duration of a full run, in seconds.
  ///   - timing: The timing of a run that isn't interactive.
  ///   - scrubCurve: The mapping from percentage to progress while the transition is interactive.
  /// - Throws: `OptionError` if the duration is negative, infinite, or NaN, or if a spring never
  ///   settles or can't be fitted to the duration.
  public init(
    duration: Double, timing: Timing = .easeInOut, scrubCurve: ScrubCurve = .linear
  ) throws(OptionError) {
    self.duration = try timing.wholeDuration(asked: duration)
    self.scrubCurve = scrubCurve
    curve = try TimingCurve.make(timing, duration: duration)
    completion = try TimingCurve.make(.easeInOut, duration: duration)
  }

  /// A transition that never starts: a placeholder for one that doesn't exist.
  static let idle = PercentDrivenTransition(.straight)

  private init(_ curve: TimingCurve) {
    duration = 0
    scrubCurve = .linear
    self.curve = curve
    completion = curve
  }

  /// Sets how the transition continues after the release (A224, A226).
  ///
  /// The method has no effect on a transition that has already been released. The real class
  /// accepts one of four curves; any other timing, including a spring over its settling time, is
  /// stretched over the remaining time (our choice).
  ///
  /// - Throws: `OptionError` if the speed isn't greater than 0 and finite, or if a spring never
  ///   settles; in these cases, nothing changes.
  package mutating func setCompletion(
    speed: Double = 1, curve timing: Timing = .easeInOut
  ) throws(OptionError) {
    guard speed > 0, speed.isFinite else {
      throw OptionError("speed", speed, allowed: "more than 0")
    }
    _ = try timing.wholeDuration(asked: duration)
    completion = try TimingCurve.make(timing, duration: duration)
    completionSpeed = speed
  }
}

// MARK: - Inputs

extension PercentDrivenTransition {
  /// Starts the transition, either held at 0 for a finger to drive or running automatically (A228).
  ///
  /// - Returns: Whether the transition started; a transition in flight continues undisturbed.
  @discardableResult
  package mutating func begin(interactive: Bool, at now: Instant) -> Bool {
    guard !isUnderWay else { return false }
    percent = 0
    state =
      interactive
      ? .interactive
      : .animating(Segment(from: 0, goal: 1, begin: now, length: duration))
    return true
  }

  /// Sets the percentage, clamped to 0 … 1 (A222; U34); NaN counts as 0.
  ///
  /// - Returns: Whether the transition was held and accepted the percentage.
  @discardableResult
  package mutating func update(_ percent: Double) -> Bool {
    guard case .interactive = state else { return false }
    self.percent = percent > 0 ? min(percent, 1) : 0
    return true
  }

  /// Releases the transition toward its end (A224).
  ///
  /// - Returns: Whether the transition was held.
  @discardableResult
  package mutating func finish(at now: Instant) -> Bool {
    guard case .interactive = state else { return false }
    state = .finishing(wayLeft(to: 1, from: now))
    return true
  }

  /// Releases the transition toward its start (A225; U35).
  ///
  /// - Returns: Whether the transition was held.
  @discardableResult
  package mutating func cancel(at now: Instant) -> Bool {
    guard case .interactive = state else { return false }
    state = .cancelling(wayLeft(to: 0, from: now))
    return true
  }

  /// Makes a running transition interactive at its present progress (A229, A251).
  ///
  /// - Returns: Whether the transition was running.
  @discardableResult
  package mutating func pause(at now: Instant) -> Bool {
    guard let segment else { return false }
    let place: Double
    switch (state, scrubCurve) {
    case (.animating, .linear): place = progress(at: now)
    case (.animating, .timeline): place = segment.time(at: now)
    default: place = segment.progress(at: now, on: curve)
    }
    percent = min(max(place, 0), 1)
    state = .interactive
    return true
  }

  /// Makes a running transition interactive at its last percentage, so that it jumps there: a
  /// reading of U47.
  mutating func jumpBack() {
    if segment != nil { state = .interactive }
  }

  /// Returns the reason why a call doesn't apply, or `nil` if it does.
  func objection(to call: Call) -> Objection? {
    switch (call, state) {
    case (.start, _): nil
    case (_, .idle), (_, .done): .notStarted
    case (_, .open): .open
    case (.pause, _), (_, .interactive): nil
    case (.update, _), (.finish, _), (.cancel, _): .running
    }
  }

  /// Ends the transition if it is due.
  ///
  /// - Returns: The outcome, or `nil` if the transition didn't end at this instant.
  package mutating func arrive(at now: Instant) -> Outcome? {
    guard let deadline, deadline <= now, let outcome else { return nil }
    state = completes ? .done(outcome) : .open(outcome)
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
  /// The phases of a transition.
  package enum Condition: String, Sendable, Hashable, CaseIterable {
    /// Not started.
    case idle
    /// Held by a finger.
    case interactive
    /// Running automatically from the start.
    case animating
    /// Released toward its end.
    case finishing
    /// Released toward its start.
    case cancelling
    /// Ended at its end.
    case finished
    /// Ended at its start.
    case cancelled
    /// At its end or its start, and never completed.
    case open
  }

  /// The current phase.
  package var condition: Condition {
    switch state {
    case .idle: .idle
    case .interactive: .interactive
    case .animating: .animating
    case .finishing: .finishing
    case .cancelling: .cancelling
    case .done(.finish): .finished
    case .done(.cancel): .cancelled
    case .open: .open
    }
  }

  /// A Boolean value that indicates whether the transition has started and not ended.
  package var isUnderWay: Bool {
    switch state {
    case .interactive, .animating, .finishing, .cancelling, .open: true
    case .idle, .done: false
    }
  }

  /// Whether the animation has ended, but not the transition.
  package var isOpen: Bool { condition == .open }

  /// A Boolean value that indicates whether a finger holds the transition; after the release, it is
  /// `false` (A249).
  package var isInteractive: Bool { state == .interactive }

  /// The outcome, from its decision until the next transition starts (A250), or `nil` at any other
  /// time.
  package var outcome: Outcome? {
    switch state {
    case .idle, .interactive, .open: nil
    case .animating, .finishing: .finish
    case .cancelling: .cancel
    case .done(let outcome): outcome
    }
  }

  /// Returns the progress on screen, from 0 at the initial values to 1 at the final values; with a
  /// spring or a curve that overshoots, the progress may leave that range.
  package func progress(at now: Instant) -> Double {
    switch state {
    case .idle, .done(.cancel), .open(.cancel): 0
    case .done(.finish), .open(.finish): 1
    case .interactive: pose(percent)
    case .animating(let segment): segment.progress(at: now, on: curve)
    case .finishing(let segment), .cancelling(let segment):
      pose(segment.progress(at: now, on: curve))
    }
  }

  /// Returns the seconds until the transition ends, or `nil` if it isn't running.
  package func remaining(at now: Instant) -> Double? {
    segment.map { max(0, $0.length - now.seconds(since: $0.begin)) }
  }

  /// The instant at which the transition ends automatically, or `nil` if it isn't running.
  package var deadline: Instant? { segment?.end }

  /// The instants at which the progress may reverse or jump automatically.
  var criticalInstants: CriticalInstants {
    switch state {
    case .idle, .interactive, .done, .open: CriticalInstants()
    case .animating(let segment): segment.criticalInstants(on: curve)
    case .finishing(let segment), .cancelling(let segment):
      switch scrubCurve {
      case .linear: segment.criticalInstants(on: curve)
      case .timeline: .unknown
      }
    }
  }

  private var segment: Segment? {
    switch state {
    case .animating(let segment), .finishing(let segment), .cancelling(let segment): segment
    case .idle, .interactive, .done, .open: nil
    }
  }

  private func pose(_ percent: Double) -> Double {
    switch scrubCurve {
    case .linear: percent
    // A clock can't leave its timeline, even if a completion curve overshoots 0 or 1.
    case .timeline: curve.progress(at: min(max(percent, 0), 1))
    }
  }
}
