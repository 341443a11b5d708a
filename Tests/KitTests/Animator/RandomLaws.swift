import PantomimeKit
import Testing

extension RandomRun {
  /// Records a law that does not hold, with all that is needed to see why.
  func check(
    _ holds: Bool, _ law: @autoclosure () -> String, at place: SourceLocation = #_sourceLocation
  ) {
    guard !holds else { return }
    Issue.record("seed \(seed) at \(now): \(law())\n\(animator)", sourceLocation: place)
  }

  /// The observable properties agree with one another (animator-semantics 1.4).
  func checkState() {
    let remaining = animator.remaining(at: now)
    let fraction = animator.fraction(at: now)
    let share = animator.timeShare(at: now)
    let progress = animator.progress(at: now)
    check((animator.deadline == nil) == (remaining == nil), "what remains ends at a deadline")
    check((remaining ?? 0) >= 0, "what remains is never negative")
    check(fraction.isFinite && progress.isFinite, "what is read is a number")
    check(animator.completions == pending, "completions wait until the run ends (A40)")
    check(isConsistent(fraction, share), "state, running and paused agree (A5 – A7)")
    switch animator.condition {
    case .delayed, .running:
      check((0...1).contains(fraction), "while it runs the fraction is a share of time (A63)")
      check((0...1).contains(share), "time goes from 0 to 1")
    case .waiting, .paused:
      check((0...1).contains(share), "held in time from 0 to 1")
      check(!isSteady || (0...1).contains(fraction), "only a swing leaves 0 … 1 (U10)")
    case .inactive:
      check(fraction == 0, "an inactive animator reads 0 (U17)")
    case .stopped, .completing: break
    }
  }

  private func isConsistent(_ fraction: Double, _ share: Double) -> Bool {
    let seen = (
      animator.activity, animator.isRunning, animator.isPaused, animator.mustNotBeReleased,
      animator.deadline != nil
    )
    return switch animator.condition {
    case .inactive: seen == (.inactive, false, false, false, false)
    case .waiting, .paused: seen == (.active, false, true, true, false)
    case .delayed, .running: seen == (.active, true, false, false, true)
    case .stopped: seen == (.stopped, false, false, true, false)
    // Only while completions run, and nothing is read then.
    case .completing: false
    }
  }

  /// The value on screen does not move under an operation, except for these.
  func checkPicture(_ operation: RandomOperation, _ before: Animator) {
    let shown = before.progress(at: now)
    let after = animator.progress(at: now)
    switch operation {
    case .scrub(let fraction):
      // The pose follows the finger (A37), clamped (U9), in value space or in time (A64, A65).
      let clamped = fraction > 0 ? min(fraction, 1) : 0
      check(abs(animator.fraction(at: now) - clamped) <= 1e-15, "it reads what was assigned (A37)")
    case .start, .startDelayed, .pause, .resume, .reverse, .addBlock:
      if before.condition == .inactive, animator.condition != .inactive {
        checkBeginning(before, after)
      } else {
        checkContinuity(from: shown, after: operation, before)
        checkLength(operation, before)
      }
    case .stop(let finishing):
      // By one reading of U2 a paused animator leaves its start values (A31).
      let isBare =
        !finishing && before.isPaused && before.readings[.valueLeftByStop] != 0
        && before.readings[.stateAfterStop] == 0
      check(after == (isBare ? 0 : shown), "a stop keeps what is shown (A24)")
    case .finish(let position):
      let wanted =
        switch position {
        case .start: 0.0
        case .end: 1.0
        case .current: shown
        }
      check(after == wanted, "a finish shows the position (A34)")
    case .addCompletion, .configure, .advance:
      check(after == shown, "nothing moves")
    }
  }

  /// A run begins at the start values; or at the end values, reversed before, by U13.
  private func checkBeginning(_ before: Animator, _ after: Double) {
    if isInstant(before) { return }
    let begin = before.isReversed && before.readings[.startReversed] != 0 ? 1.0 : 0
    let wanted = CurveSheet(inForce)?.progress(at: begin) ?? begin
    check(
      abs(after - wanted) <= (inForce.isSpring ? 0.02 : 1e-12),
      "a run begins at its beginning (A10, A22)")
  }

  /// A pose is kept (A11, A21, A70, A71, A77), unless an old defect or a run of no length says
  /// otherwise.
  func checkContinuity(
    from shown: Double, after operation: RandomOperation, _ before: Animator
  ) {
    let defects: Set<Quirk> = [.jumpOnReverse, .unmappedReverse]
    if before.isReversed, !before.quirks.isDisjoint(with: defects) { return }
    // Turned round before anything moves, it would begin at the other end (U13).
    if before.condition == .waiting, before.readings[.startReversed] != 0 { return }
    if isInstant(before, after: operation) { return }
    // At the instant of a blind scrub the pose is not the one shown (A39).
    if before.quirks.contains(.blindScrub), [.paused, .delayed].contains(before.condition) {
      return
    }
    var allowed = 1e-6
    // If no time remains, the end is shown immediately, and of the timing its last step (A200).
    if (animator.remaining(at: now) ?? 1) < 1e-9 { allowed += lastStep }
    check(
      abs(animator.progress(at: now) - shown) <= allowed,
      "the picture does not jump from \(shown) under \(operation)")
  }

  /// The part of the distance that the current timing leaves to the model value at an end.
  var lastStep: Double {
    // The envelope of a fitted spring at its end (A197), wherever in its swing it is then.
    if case .damped(let ratio, _) = inForce { return 0.0015 / min(max(ratio, 0.01), 1) }
    guard let sheet = CurveSheet(inForce) else { return 0 }
    return max(abs(sheet.progress(at: 0)), abs(sheet.progress(at: 1) - 1))
  }

  /// Whether the run has no time, and so shows its end immediately: no duration, a tiny factor, or
  /// a short spring by one reading of U32.
  private func isInstant(_ before: Animator, after operation: RandomOperation? = nil) -> Bool {
    guard let remaining = animator.remaining(at: now), remaining < 1e-9 else { return false }
    if case .resume(_, let factor) = operation, factor > 0, factor < 1e-6 { return true }
    return before.duration < 1e-6 || before.readings[.shortSprings] != 0
      || (before.remaining(at: now) ?? 1) < 1e-9
  }

  /// How long the run takes from here, where the reference says so without a choice.
  private func checkLength(_ operation: RandomOperation, _ before: Animator) {
    guard before.readings[.shortSprings] == 0, before.quirks.isEmpty, animator.isRunning,
      let remaining = animator.remaining(at: now), remaining < 1e6
    else { return }
    let share = animator.timeShare(at: now)
    let left = animator.isReversed ? share : 1 - share
    var wanted: Double?
    switch operation {
    case .reverse where before.condition == .running && left > 1e-9 && left < 0.999:
      // At the present rate (10.1, step 6).
      wanted = (before.remaining(at: now) ?? .nan) * left / (1 - left)
    case .resume(nil, let factor) where before.condition == .paused && inForce == animator.timing:
      // The time that is left, or a share of the whole (A118, A119).
      wanted = (factor > 0 ? factor : left) * animator.duration
    case .start where before.condition == .paused && inForce == animator.timing:
      wanted = left * animator.duration
    default: break
    }
    guard let wanted else { return }
    check(abs(remaining - wanted) <= 2e-9 + wanted * 1e-6, "it lasts \(wanted) s from \(operation)")
  }
}

extension Timing {
  var isSpring: Bool {
    switch self {
    case .damped, .spring: true
    case .linear, .cubic, .penner, .formula, .steps, .points: false
    }
  }

  /// Whether progress never falls and never leaves 0 … 1, and comes to both.
  var isSteady: Bool {
    switch self {
    case .linear, .formula: true
    case .cubic(let curve): (0...1).contains(curve.y1) && (0...1).contains(curve.y2)
    case .penner(let easing): ![.back, .elastic, .bounce, .expo].contains(easing.family)
    case .steps, .points, .damped, .spring: false
    }
  }

  /// Whether it goes from 0 to 1 without a leap on its way, which expo and elastic begin or end with
  /// (T110).
  var isSmooth: Bool {
    switch self {
    case .linear, .cubic, .formula, .damped, .spring: true
    case .penner(let easing): ![.expo, .elastic].contains(easing.family)
    case .steps, .points: false
    }
  }
}
