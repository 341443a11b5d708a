import TestSupport
import PantomimeKit
import Testing

/// An animator that random operations are done to, and what must hold after each of them.
struct RandomRun: Equatable {
  let seed: UInt64
  private(set) var animator: Animator
  private(set) var now = Instant.zero
  /// The completions registered for this run.
  private(set) var pending = 0
  /// The timing of the rest of this run.
  private(set) var inForce: Timing
  /// Whether no timing of this run swings or leaves 0 … 1.
  private(set) var isSteady: Bool
  /// When it was last operated on, or began to move.
  private var lastTouched = Instant.zero
  /// Everything that the animator has reported, for comparing runs.
  private(set) var log: [String] = []

  init(seed: UInt64, _ generator: inout SplitMix64) throws {
    self.seed = seed
    let duration = generator.pick([0, 1e-9, 0.05, 0.3, 1, 2])
    animator = try Animator(duration: duration, timing: generator.timing())
    animator.readings = generator.readings()
    animator.quirks = generator.quirks()
    inForce = animator.timing
    isSteady = animator.timing.isSteady
  }

  mutating func perform(_ operation: RandomOperation) {
    if case .advance(let advance) = operation { return pass(advance) }
    let before = animator
    lastTouched = now
    do throws(Misuse) {
      try apply(operation)
      checkPicture(operation, before)
    } catch {
      check(animator == before, "the misuse \(error) changes nothing (\(operation))")
      log.append("\(now.nanoseconds) \(error.rawValue)")
    }
    checkState()
  }

  private mutating func apply(_ operation: RandomOperation) throws(Misuse) {
    switch operation {
    case .start(let hasBlocks): _ = try animator.start(hasBlocks: hasBlocks, at: now)
    case .startDelayed(let delay):
      _ = try animator.start(afterDelay: delay, hasBlocks: true, at: now)
    case .pause: _ = try animator.pause(at: now)
    case .scrub(let fraction): _ = try animator.scrub(to: fraction, at: now)
    case .reverse: try animator.setReversed(!animator.isReversed, at: now)
    case .resume(let timing, let factor):
      let wasPaused = animator.condition == .paused
      try animator.resume(timing: timing, durationFactor: factor, at: now)
      if wasPaused, let timing, animator.isRunning {
        inForce = timing
        isSteady = isSteady && timing.isSteady
      }
    case .stop(let finishing):
      if case .stopped = try animator.stop(withoutFinishing: !finishing, at: now),
        animator.condition == .inactive
      {
        forget()
      }
    case .finish(let position):
      ended(at: position, try animator.finish(at: position))
      check(animator.position == position, "the position asked for (A34)")
    case .addBlock: _ = try animator.addBlock(at: now)
    case .addCompletion:
      animator.addCompletion()
      pending += 1
    case .configure(let setting, let isOn): try configure(setting, isOn)
    case .advance: break
    }
  }

  private mutating func configure(_ setting: AnimatorSetting, _ isOn: Bool) throws(Misuse) {
    switch setting {
    case .scrubsLinearly: animator.scrubsLinearly = isOn
    case .pausesOnCompletion: animator.pausesOnCompletion = isOn
    case .isManualHitTestingEnabled: animator.isManualHitTestingEnabled = isOn
    case .isInterruptible: try animator.setInterruptible(isOn)
    case .isUserInteractionEnabled: try animator.setUserInteractionEnabled(isOn)
    }
  }

  /// The run is over, and with it whatever was adopted for it (A42, A123).
  private mutating func forget() {
    pending = 0
    inForce = animator.timing
    isSteady = animator.timing.isSteady
    check(animator.completions == 0, "completions are dropped (A42)")
    check(!animator.isReversed, "it is forward again (U17)")
  }

  /// Every completion is called once, with the run to which it was added (A40 – A42).
  private mutating func ended(at position: Position, _ completions: Int) {
    check(completions == pending, "every completion runs once (A41)")
    log.append("\(now.nanoseconds) ended \(position) \(completions)")
    forget()
  }
}

// MARK: - Time

extension RandomRun {
  mutating func pass(_ advance: RandomOperation.Advance) {
    switch advance {
    case .by(let seconds): go(to: now.advanced(bySeconds: seconds))
    case .deadline(let offset):
      guard let deadline = animator.deadline, deadline.seconds < 1e6 else { return }
      go(to: max(now, Instant(nanoseconds: deadline.nanoseconds + offset)))
    }
  }

  /// Delivers on the way what is due, as the simulation does.
  mutating func go(to instant: Instant) {
    while let deadline = animator.deadline, deadline <= instant { arrive(at: max(now, deadline)) }
    let before = (animator.remaining(at: now), animator.progress(at: now), now)
    now = instant
    if let remaining = before.0 {
      let left = remaining - instant.seconds(since: before.2)
      let tolerance = max(2e-9, remaining * 1e-14)
      check(
        abs((animator.remaining(at: now) ?? .nan) - left) <= tolerance,
        "what remains falls as time passes")
    } else if !animator.quirks.contains(.blindScrub) {
      check(animator.progress(at: now) == before.1, "nothing moves unless it runs (A7)")
    }
    checkState()
  }

  private mutating func arrive(at deadline: Instant) {
    let before = animator
    let start = now
    now = deadline
    if case .running = before.condition, let remaining = before.remaining(at: start) {
      let error = abs(remaining - deadline.seconds(since: start))
      check(error <= max(2e-9, remaining * 1e-14), "it ends when it said it would")
    }
    let shown = animator.progress(at: now)
    switch animator.arrive(at: now) {
    case .began:
      check(animator.condition == .running, "after its delay it runs (A17)")
      lastTouched = now
      checkContinuity(from: shown, after: .start(hasBlocks: true), before)
    case .parked:
      let fraction = before.readings[.fractionWhenReversed] == 0 ? 1 : goal(of: before)
      check(animator.fraction(at: now) == fraction, "it parks at its end (A46, A81, A112)")
      checkArrival(before, shown)
    case .ended(let position, let completions):
      check(position == (before.isReversed ? .start : .end), "it reports its end (A43, A44, A57)")
      let isLate = before.readings[.stateInCompletions] != 0
      check(animator.condition == (isLate ? .completing : .inactive), "its phase meanwhile (U18)")
      animator.completionsHaveRun()
      checkArrival(before, shown)
      ended(at: position, completions)
    case nil: Issue.record("a deadline at which nothing happens")
    }
    checkState()
  }

  private func goal(of animator: Animator) -> Double { animator.isReversed ? 0 : 1 }

  /// It arrives where it travelled to, and was there already but for what a spring leaves (A200).
  private func checkArrival(_ before: Animator, _ shown: Double) {
    check(animator.progress(at: now) == goal(of: before), "it arrives (A43, A44)")
    let early = Instant(nanoseconds: max(0, now.nanoseconds - 1))
    let almost = before.progress(at: early)
    if isSteady || inForce.isSpring {
      let left = abs(shown - goal(of: before))
      check(left <= (isSteady ? 1e-9 : lastStep + 0.02), "it was there already (A200)")
      guard now.seconds(since: lastTouched) > 1e-3 else { return }
      check(
        abs(almost - goal(of: before)) <= 0.02 + lastStep, "it does not leap at its end")
    }
  }
}
