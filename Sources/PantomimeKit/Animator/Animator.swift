/// A model of `UIViewPropertyAnimator`: a state machine that moves properties from a start to an
/// end over time, that can be paused, scrubbed, and reversed in flight, and that reports the
/// position at which it ended.
///
/// An animator has a time, a fraction, and a direction, but doesn't store the properties that it
/// moves; the stage moves them according to the animator's progress. Each operation is a method
/// that takes the current instant and follows the operation's row in the state table
/// (animator-semantics 1.3). If UIKit raises an exception, the method throws a `Misuse` and changes
/// nothing.
///
/// The state is stored in terms of the forward direction: the time fraction *u* runs from 0 at the
/// start values to 1 at the end values, and the progress is *p* = *g*(*u*), where *g* is the curve.
/// `fraction` is derived from them in the current direction (A86).
///
/// A scene adds the animator to its stage, and operates it there:
///
/// ```swift
/// let fade = stage.addAnimator("fade", try Animator(duration: 1, timing: .linear))
/// try stage.addAnimations(to: fade, [sheet: [.alpha(0)]])
/// try stage.start(fade)
/// try stage.pause(fade)
/// try stage.setFractionComplete(fade, to: 0.5)
/// let progress = stage[fade].progress(at: stage.now)  // 0.5
/// ```
public struct Animator: Sendable, Hashable {
  /// A Boolean value that indicates whether the animator pauses at its end instead of completing
  /// (A46, A161).
  public var pausesOnCompletion = false
  /// A Boolean value that indicates whether hit testing is left to the app (A160).
  public var isManualHitTestingEnabled = false
  /// A Boolean value that indicates whether the animator can be paused and stopped while it runs;
  /// it can change only while the animator is inactive (A155).
  package internal(set) var isInterruptible = true
  /// A Boolean value that indicates whether the moving views receive touches; it can change only
  /// while the animator is inactive (A159).
  package internal(set) var isUserInteractionEnabled = true
  /// The number of pending completion handlers (A40).
  package internal(set) var completions = 0
  /// The position at which the last run ended, or `nil` before the first completion.
  package internal(set) var position: Position?
  /// The curves, the direction, and everything else that converts times to poses.
  var pacing: Pacing
  /// The state; only the operations write it, and readers use the values derived from it.
  var state: State = .inactive(progress: 0)
  /// The last reversal in flight, so that reversing again at the same instant undoes it.
  var lastReversal: Reversal?

  enum State: Sendable, Hashable {
    /// At rest; the progress is that at the end of the last run.
    case inactive(progress: Double)
    /// Started with nothing to animate; runs as soon as a block is added (A15, U7).
    case waiting
    /// Started from a pose after a delay, which hasn't elapsed yet (U6); `resumes` indicates
    /// whether the start resumes a paused run (U5).
    case delayed(until: Instant, from: HeldPose, resumes: Bool)
    /// Active and running.
    case running(Segment)
    /// Active and held.
    case paused(HeldPose)
    /// Stopped but not yet finished; keeps the last values on screen (A6, U17).
    case stopped(fraction: Double, progress: Double)
    /// Running its completions, although `state` and `isRunning` still have their values from the
    /// run (A47; U18).
    case completing(fraction: Double, progress: Double)
  }

  /// The effect that a reversal in flight had on the run.
  final class Reversal: Sendable, Hashable {
    let before: Segment
    let after: Segment

    init(before: Segment, after: Segment) {
      self.before = before
      self.after = after
    }

    static func == (one: Reversal, other: Reversal) -> Bool {
      one === other || (one.before == other.before && one.after == other.after)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(before)
      hasher.combine(after)
    }
  }

  /// Creates an animator at rest.
  ///
  /// - Parameters:
  ///   - duration: The duration of a full run, in seconds.
  ///   - timing: The timing.
  ///   - initialVelocity: The initial velocity of a spring, in total distances per second (A182), or
  ///     `nil` for that of the timing. The vertical component applies only to the second number of a
  ///     `center` (A184, A185; U33).
  /// - Throws: `OptionError` if the duration is negative, infinite, or NaN, if a spring can't be
  ///   fitted to the duration or never settles, or if a timing with an initial velocity isn't a spring.
  public init(
    duration: Double, timing: Timing = .easeInOut, initialVelocity: Vector? = nil
  ) throws(OptionError) {
    pacing =
      if let initialVelocity {
        try Pacing(timing, duration: duration, initialVelocity: initialVelocity)
      } else {
        try Pacing(timing, duration: duration)
      }
  }

  /// Creates an animator at rest whose runs repeat, as those of a view animation can (T83, T84).
  ///
  /// An animator of an app can't repeat (A165); `Stage.animate` creates this one.
  ///
  /// - Throws: `OptionError` under the same conditions as `init(duration:timing:initialVelocity:)`; also if an endless
  ///   repetition has no duration, or if the cycles take too long.
  package init(
    duration: Double, timing: Timing, repeating repetition: Repetition?
  ) throws(OptionError) {
    pacing =
      if let repetition {
        try Pacing(timing, duration: duration, repeating: repetition)
      } else {
        try Pacing(timing, duration: duration)
      }
  }

  /// A placeholder for an animator that doesn't exist.
  static let idle = Animator(.idle)

  private init(_ pacing: Pacing) { self.pacing = pacing }
}

extension Animator {
  /// The duration of a full run, in seconds (A137); if the timing is a spring given by its
  /// constants, the spring determines the duration (A138).
  public var duration: Double { pacing.duration }

  /// The initial timing parameters (A139).
  public var timing: Timing { pacing.ownCurve.timing }

  /// A Boolean value that indicates whether scrubbing the paused animator sets its progress
  /// linearly rather than its time (A64, A65).
  public var scrubsLinearly: Bool {
    get { pacing.scrubsLinearly }
    set { pacing.scrubsLinearly = newValue }
  }

  /// A Boolean value that indicates whether the animator runs, or will run, toward the start values
  /// (A97).
  public var isReversed: Bool { pacing.isReversed }

  /// The readings (interpretations) chosen for open questions about UIKit.
  package var readings: Interpretations {
    get { pacing.readings }
    set {
      let isRefitted = newValue.springFit != pacing.readings.springFit
      pacing.readings = newValue
      // A run that is in flight keeps the curve with which it began.
      if isRefitted, case .inactive = state { pacing.refit() }
    }
  }

  /// The defects of earlier iOS versions that are switched on.
  package var quirks: Set<Quirk> {
    get { pacing.imitated.all }
    set { pacing.imitated = QuirkSet(newValue) }
  }
}

/// A setting of an animator; the raw value is the setting's name in scripts.
public enum AnimatorSetting: String, Sendable, Hashable, CaseIterable {
  /// Whether scrubbing a paused animator sets its progress linearly rather than its time (A64,
  /// A65).
  case scrubsLinearly = "scrubs-linearly"
  /// Whether the animator pauses at its end instead of completing (A46).
  case pausesOnCompletion = "pauses-on-completion"
  /// Whether the animator can be paused and stopped while it runs (A155).
  case isInterruptible = "interruptible"
  /// Whether the moving views receive touches (A159).
  case isUserInteractionEnabled = "user-interaction"
  /// Whether hit testing is left to the app (A160).
  case isManualHitTestingEnabled = "manual-hit-testing"
}

/// The position at which an animation ended, in terms of its values, regardless of its direction
/// (A2, A3).
public enum Position: String, Sendable, Hashable, CaseIterable {
  /// At the values before the animation.
  case start
  /// At the values assigned in the animation's blocks.
  case end
  /// At the values on screen when the animation was stopped.
  case current
}

// Animators created from a scene's options.

extension Animator {
  /// Creates an animator with the duration and the scrubbing mode of a scene's options, and with their
  /// timing unless another one is given.
  ///
  /// - Throws: `OptionError` if the options are undeclared, or invalid for an animator.
  public init(_ options: SceneOptions, timing: Timing? = nil) throws(OptionError) {
    // The right side of an operator can't throw a typed error.
    let timing = if let timing { timing } else { try options[.timing(.linear, "linear")] }
    try self.init(duration: try options[.duration(0)], timing: timing)
    if let linearly = try options.ifDeclared(.scrubsLinearly) { scrubsLinearly = linearly }
  }
}

// Starts and pauses an animator.

extension Animator {
  /// The result of an operation that may make an inactive animator active; its queued blocks must
  /// then be executed.
  package enum Activation: Sendable, Hashable {
    /// The animator became active: execute the queued blocks now (A10, A22, A36).
    case activated
    /// The animator was already active, or stayed inactive.
    case unchanged
  }

  /// Starts the animator, or resumes it in its current direction (A10, A11, A14, A15).
  ///
  /// - Throws: `startStopped` (E3); under one reading of the open question U7, `startEmpty`.
  package mutating func start(hasBlocks: Bool, at now: Instant) throws(Misuse) -> Activation {
    switch state {
    case .inactive:
      guard hasBlocks || !readings.departs(on: .startWithoutBlocks) else { throw .startEmpty }
      state = hasBlocks ? .running(pacing.segment(from: pacing.firstTime, at: now)) : .waiting
      return .activated
    case .waiting, .delayed, .running, .completing:
      return .unchanged
    case .paused:
      try resume(at: now)
      return .unchanged
    case .stopped:
      if readings.departs(on: .startWhileStopped) { return .unchanged }
      throw .startStopped
    }
  }

  /// Starts the animator after a delay in seconds: it is active immediately, and moves when the
  /// delay has elapsed (A17, A153, U6).
  ///
  /// - Throws: `negativeDelay` (E13), `startStopped` (E3), `delayedStartPaused` (E8, U5).
  package mutating func start(
    afterDelay seconds: Double, hasBlocks: Bool, at now: Instant
  ) throws(Misuse) -> Activation {
    guard seconds >= 0, seconds.isFinite else { throw .negativeDelay }
    switch state {
    case .inactive:
      guard hasBlocks else { return try start(hasBlocks: false, at: now) }
      state = .delayed(
        until: now.advanced(bySeconds: seconds), from: pacing.firstPose(), resumes: false)
      return .activated
    case .waiting, .delayed, .running, .completing:
      return .unchanged
    case .paused(let pose):
      guard readings.departs(on: .delayedStartWhilePaused) else { throw .delayedStartPaused }
      state = .delayed(until: now.advanced(bySeconds: seconds), from: pose, resumes: true)
      return .unchanged
    case .stopped:
      throw .startStopped
    }
  }

  /// Pauses the animation where it is; activates an inactive animator at its start (A21 – A23).
  ///
  /// - Throws: `pauseStopped` (E3), `controlUninterruptible` (E12).
  package mutating func pause(at now: Instant) throws(Misuse) -> Activation {
    switch state {
    case .inactive:
      state = .paused(pacing.firstPose(activated: now))
      return .activated
    case .waiting:
      state = .paused(pacing.firstPose())
      return .unchanged
    case .delayed(_, let pose, _):
      guard isInterruptible else { throw .controlUninterruptible }
      state = .paused(pose)
      return .unchanged
    case .running(let segment):
      guard isInterruptible else { throw .controlUninterruptible }
      state = .paused(pacing.held(segment, at: now))
      return .unchanged
    case .paused, .completing:
      return .unchanged
    case .stopped:
      if readings.departs(on: .startWhileStopped) { return .unchanged }
      throw .pauseStopped
    }
  }

  /// Records that a block was submitted; returns `activated` if the block has to be executed now,
  /// or `unchanged` if it waits (A15, A140, A141).
  ///
  /// - Throws: `addStopped` (E5).
  package mutating func addBlock(at now: Instant) throws(Misuse) -> Activation {
    switch state {
    // Blocks added while completions run belong to the next run; our choice.
    case .inactive, .completing:
      return .unchanged
    case .waiting:
      state = .running(pacing.segment(from: pacing.firstTime, at: now))
      return .activated
    case .delayed, .running, .paused:
      return .activated
    case .stopped:
      throw .addStopped
    }
  }
}

// Scrubs, reverses, and configures an animator.

extension Animator {
  /// Sets the fraction, clamped to 0 … 1 (A36 – A38; U9).
  ///
  /// - Throws: `scrubNotPaused` (E14) if the animator is running or stopped, in which case nothing
  ///   changes; `controlUninterruptible` (E12).
  package mutating func scrub(to fraction: Double, at now: Instant) throws(Misuse) -> Activation {
    let clamped = fraction > 0 ? min(fraction, 1) : 0
    switch state {
    case .inactive:
      state = .paused(pacing.pose(at: pacing.directed(clamped)))
      if pacing.imitated.contains(.blindScrub), case .paused(var pose) = state {
        pose.activated = now
        pose.shownAtActivation = 0
        state = .paused(pose)
      }
      return .activated
    case .waiting, .paused:
      state = .paused(pacing.pose(at: pacing.directed(clamped)))
      return .unchanged
    case .delayed, .running:
      guard isInterruptible else { throw .controlUninterruptible }
      guard readings.departs(on: .scrubWhileRunning) else { throw .scrubNotPaused }
      state = .paused(pacing.pose(at: pacing.directed(clamped)))
      return .unchanged
    case .stopped, .completing:
      throw .scrubNotPaused
    }
  }

  /// Sets the direction; nothing moves on screen (A77, A98 – A100, A104).
  ///
  /// - Throws: `controlUninterruptible` (E12).
  package mutating func setReversed(_ reversed: Bool, at now: Instant) throws(Misuse) {
    guard reversed != isReversed else { return }
    switch state {
    case .inactive, .waiting, .paused:
      pacing.isReversed = reversed
    case .delayed:
      guard isInterruptible else { throw .controlUninterruptible }
      pacing.isReversed = reversed
    case .running(let old):
      guard isInterruptible else { throw .controlUninterruptible }
      if pacing.imitated.contains(.oneTurn), !reversed { return }
      turn(old, reversed: reversed, at: now)
    case .stopped, .completing:
      break
    }
  }

  /// Reverses a run.
  ///
  /// The run returns at the same rate at which it went out (animator-semantics 10.1, step 6). Two
  /// reversals at the same instant cancel each other out.
  private mutating func turn(_ old: Segment, reversed: Bool, at now: Instant) {
    pacing.isReversed = reversed
    if old.begin == now, old.length > 0, let lastReversal, lastReversal.after == old {
      state = .running(lastReversal.before)
      self.lastReversal = nil
      return
    }
    let new = pacing.joining(
      pacing.turned(old, at: now), vertical: pacing.vertical(of: old, at: now))
    lastReversal = Reversal(before: old, after: new)
    state = .running(new)
  }

  /// Registers another completion, which is allowed in every state (A40).
  package mutating func addCompletion() { completions += 1 }

  /// Sets whether the animator can be interrupted.
  ///
  /// - Throws: `interruptibleActive` (E9) unless the animator is inactive (A155).
  package mutating func setInterruptible(_ interruptible: Bool) throws(Misuse) {
    guard activity == .inactive else { throw .interruptibleActive }
    isInterruptible = interruptible
  }

  /// Sets whether the moving views receive touches.
  ///
  /// - Throws: `interactionActive` (E10) unless the animator is inactive (A159).
  package mutating func setUserInteractionEnabled(_ enabled: Bool) throws(Misuse) {
    guard activity == .inactive else { throw .interactionActive }
    isUserInteractionEnabled = enabled
  }
}

// Continues a held animator, which determines the pose, the duration, and the curve of the rest of
// its run.

extension Animator {
  /// Continues from a pause in the current direction (A115 – A119; U21 – U25).
  ///
  /// - Parameters:
  ///   - timing: Another timing for the rest of the run, or `nil` to keep the curve.
  ///   - durationFactor: If 0, the remaining time is unchanged; otherwise, the run ends
  ///     `durationFactor` × `duration` from now.
  ///   - now: The current instant.
  /// - Throws: `continueNotPaused` (E4); `badFactor` for a negative or non-finite factor (U25);
  ///   `badTiming` for a spring that can't be fitted to the time available or never settles.
  package mutating func resume(
    timing: Timing? = nil, durationFactor: Double = 0, at now: Instant
  ) throws(Misuse) {
    switch state {
    case .inactive, .delayed, .running, .stopped, .completing:
      throw .continueNotPaused
    case .waiting:
      guard isInterruptible else { throw .controlUninterruptible }
      guard durationFactor >= 0, durationFactor.isFinite else { throw .badFactor }
    case .paused(var pose):
      guard isInterruptible else { throw .controlUninterruptible }
      guard durationFactor >= 0, durationFactor.isFinite else { throw .badFactor }
      if pacing.imitated.contains(.deadContinue), pose.activated == now { return }
      let held = pacing.heldTime(of: pose)
      let vertical = pose.vertical ?? pose.progress
      if let timing {
        pose = try pacing.adopt(timing, durationFactor: durationFactor, at: pose, held: held)
      }
      pacing.noteFactor(durationFactor)
      lastReversal = nil
      let segment = pacing.segment(
        from: pose, held: held, resumes: true, durationFactor: durationFactor, at: now)
      state = .running(pacing.joining(segment, vertical: vertical))
    }
  }
}

// Stops and finishes an animator, and ends its runs.

extension Animator {
  /// The result of stopping an animator.
  package enum Stop: Sendable, Hashable {
    /// The animations are removed, and the model values are set to the values at this progress.
    case stopped(progress: Double)
    /// There was nothing to stop.
    case nothing
  }

  /// Stops the animator at its current values, either for good or so that `finish` can be called
  /// (A24 – A26, A30).
  ///
  /// - Parameters:
  ///   - withoutFinishing: Whether to stop for good, in which case `finish` isn't called and no
  ///     completion runs.
  ///   - now: The current instant.
  /// - Throws: `stopStopped` (E6); `stopInactive` (E7) if there is nothing to finish;
  ///   `stopUninterruptible` (E11).
  package mutating func stop(withoutFinishing: Bool, at now: Instant) throws(Misuse) -> Stop {
    switch state {
    case .stopped:
      throw .stopStopped
    case .inactive where !withoutFinishing:
      throw .stopInactive
    case .inactive, .completing:
      return .nothing
    case .delayed where !isInterruptible, .running where !isInterruptible:
      throw .stopUninterruptible
    case .waiting, .delayed, .running, .paused:
      let progress = progress(at: now)
      if !withoutFinishing || readings.departs(on: .stateAfterStop) {
        state = .stopped(fraction: fraction(at: now), progress: progress)
        return .stopped(progress: progress)
      }
      let isBare = isPaused && readings.departs(on: .valueLeftByStop)
      completions = 0
      rest(at: isBare ? 0 : progress)
      return .stopped(progress: isBare ? 0 : progress)
    }
  }

  /// Finishes a stopped animator at a position, and returns the number of completions that are now
  /// due (A32, A34).
  ///
  /// - Throws: `finishNotStopped` (E1); under one reading of the open question U4,
  ///   `finishInactive`, which is recorded but not thrown.
  package mutating func finish(at position: Position) throws(Misuse) -> Int {
    switch state {
    case .inactive where readings.departs(on: .finishWhileInactive):
      throw .finishInactive
    case .inactive, .waiting, .delayed, .running, .paused, .completing:
      throw .finishNotStopped
    case .stopped(_, let progress):
      switch position {
      case .start: rest(at: 0)
      case .end: rest(at: 1)
      case .current: rest(at: progress)
      }
      self.position = position
      return takeCompletions()
    }
  }

  /// The change that is due at a deadline.
  package enum Arrival: Sendable, Hashable {
    /// The start delay has elapsed, and the run begins.
    case began
    /// The run ended at a position, and the given number of completions are due (A43, A44).
    case ended(Position, completions: Int)
    /// The animator is parked at its end, active and paused, because it pauses on completion (A46).
    case parked
  }

  /// Performs the change that is due, or returns `nil` if none is due.
  package mutating func arrive(at now: Instant) -> Arrival? {
    switch state {
    case .delayed(let until, let pose, let resumes) where until <= now:
      let segment = pacing.segment(from: pose, resumes: resumes, at: now)
      state = .running(pacing.joining(segment, vertical: pose.vertical ?? pose.progress))
      return .began
    case .running(let segment) where segment.end <= now:
      let end = pacing.goal
      if pausesOnCompletion {
        state = .paused(HeldPose(time: end, progress: end))
        return .parked
      }
      let position: Position = isReversed ? .start : .end
      let fraction = fraction(at: now)
      rest(at: end)
      self.position = position
      if readings.departs(on: .stateInCompletions) {
        state = .completing(fraction: fraction, progress: end)
      }
      return .ended(position, completions: takeCompletions())
    case .inactive, .waiting, .delayed, .running, .paused, .stopped, .completing:
      return nil
    }
  }

  /// Records that the completions have run; under one reading of the open question U18, the
  /// animator becomes inactive only at this point.
  package mutating func completionsHaveRun() {
    if case .completing(_, let progress) = state { state = .inactive(progress: progress) }
  }

  /// Makes the animator inactive again, and restores the forward direction and the initial timing;
  /// the caller removes the completion handlers (U17, A123).
  private mutating func rest(at progress: Double) {
    state = .inactive(progress: progress)
    lastReversal = nil
    pacing.rest()
  }

  private mutating func takeCompletions() -> Int {
    defer { completions = 0 }
    return completions
  }
}

// The observable state of an animator.

extension Animator {
  /// The values of `state` (A1); running and paused are both active (A5).
  public enum Activity: String, Sendable, Hashable, CaseIterable {
    /// Nothing is running; configuration is allowed.
    case inactive
    /// Running or paused.
    case active
    /// The animations have been removed, and the completions wait for `finish`.
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
  package enum Condition: String, Sendable, Hashable, CaseIterable {
    /// At rest.
    case inactive
    /// Started, but with nothing to animate (A15).
    case waiting
    /// Started, but still in the start delay (A17).
    case delayed
    /// In flight.
    case running
    /// Held, or parked at its end.
    case paused
    /// Stopped, but not finished.
    case stopped
    /// Running its completions; only under one reading of the open question U18.
    case completing
  }

  /// The animator's condition.
  package var condition: Condition {
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

  /// A Boolean value that indicates whether the animations are advancing, in either direction, or
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
  package var mustNotBeReleased: Bool {
    switch state {
    case .waiting, .paused, .stopped: true
    case .inactive, .delayed, .running, .completing: false
    }
  }

  /// Returns the fraction of the curve's time that has elapsed, in terms of the forward direction:
  /// *u*.
  package func timeShare(at now: Instant) -> Double {
    switch state {
    case .inactive(let progress): progress
    case .waiting: pacing.firstTime
    case .delayed(_, let pose, _), .paused(let pose): pacing.time(of: pose)
    case .running(let segment): segment.time(at: now)
    case .stopped(_, let progress), .completing(_, let progress): progress
    }
  }

  /// Returns the progress that the animator currently shows: 0 at the start values, 1 at the end
  /// values; a spring may leave that range.
  public func progress(at now: Instant) -> Double {
    switch state {
    case .running(let segment): return segment.progress(at: now, on: pacing.curve)
    case .paused(let pose):
      if let shown = pose.shownAtActivation, pose.activated == now { return shown }
      return pose.progress
    case .inactive, .waiting, .delayed, .stopped, .completing: return stillProgress ?? 0
    }
  }

  /// Returns the progress of the vertical axis, which differs from `progress` only if the spring has
  /// an initial velocity for each axis (A185).
  func verticalProgress(at now: Instant) -> Double {
    switch state {
    case .running(let segment): pacing.vertical(of: segment, at: now) ?? progress(at: now)
    case .paused(let pose), .delayed(_, let pose, _): pose.vertical ?? progress(at: now)
    case .inactive, .waiting, .stopped, .completing: progress(at: now)
    }
  }

  /// The progress of an animator that isn't running, provided that it doesn't depend on the
  /// instant; otherwise `nil`.
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

  /// Returns `fractionComplete`, in terms of the current direction (A63, A64, A86): the time
  /// fraction while the animator runs, the progress while it is paused if it scrubs linearly, and 0
  /// while it is inactive (U17).
  package func fraction(at now: Instant) -> Double {
    switch state {
    case .inactive: 0
    case .waiting, .delayed: pacing.directed(timeShare(at: now))
    case .running(let segment): pacing.directed(segment.time(at: now))
    case .paused(let pose): pacing.directed(scrubsLinearly ? pose.progress : pacing.time(of: pose))
    case .stopped(let fraction, _), .completing(let fraction, _): fraction
    }
  }

  /// Returns the number of seconds until the run ends, including any delay, or `nil` if the
  /// animator isn't running.
  public func remaining(at now: Instant) -> Double? {
    switch state {
    case .delayed(let until, let pose, let resumes):
      max(0, until.seconds(since: now))
        + pacing.segment(from: pose, resumes: resumes, at: until).length
    case .running where isEndless: nil
    case .running(let segment): max(0, segment.length - now.seconds(since: segment.begin))
    case .inactive, .waiting, .paused, .stopped, .completing: nil
    }
  }

  /// The instant of the next automatic change, which is the end of a delay or of the run, or `nil`
  /// if there is none.
  package var deadline: Instant? {
    switch state {
    case .delayed(let until, _, _): until
    case .running where isEndless: nil
    case .running(let segment): segment.end
    case .inactive, .waiting, .paused, .stopped, .completing: nil
    }
  }

  /// Whether a run never ends.
  var isEndless: Bool { pacing.curve.repetition?.isEndless ?? false }

  /// The reason why the current run doesn't simply follow its curve from the pose at which the
  /// animator was held, or `nil` if the run does follow it.
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
