import TestSupport
import PantomimeKit
import Testing

/// Whatever is done to a transition, in whatever order: nothing traps, and the laws hold.
@Suite(.timeLimit) struct RandomTransitionTests {
  @Test(arguments: TestRun.seeds(200 as UInt64))
  func lawsHold(seed: UInt64) throws {
    var run = try RandomTransition(seed: seed)
    for _ in 0..<200 { run.step() }
  }
}

/// A transition to which random things are done, and the laws they are held against.
private struct RandomTransition {
  private let seed: UInt64
  private var random: SplitMix64
  private var transition: PercentDrivenTransition
  private var now = Instant.zero
  /// Whether the curves in use lead steadily from 0 to 1.
  private var isSteady = true

  init(seed: UInt64) throws {
    self.seed = seed
    random = SplitMix64(seed: seed)
    let timing: Timing = random.pick([
      .linear, .easeInOut, .damped(ratio: 1, velocity: 0.5), .damped(ratio: 0.2),
      .spring(.coreAnimation),
    ])
    let duration = random.pick([0, 1e-9, 0.5, 3_600, 9e8])
    transition = try PercentDrivenTransition(
      duration: duration, timing: timing,
      scrubCurve: random.pick(PercentDrivenTransition.ScrubCurve.allCases))
    switch timing {
    case .damped(1, _): isSteady = duration < 1  // a long spring is slower than its velocity
    case .damped: isSteady = duration == 0
    case .spring: isSteady = false
    case .linear, .cubic, .penner, .formula, .steps, .points: break
    }
  }

  private func check(_ holds: Bool, _ law: String, at place: SourceLocation = #_sourceLocation) {
    if !holds {
      Issue.record("seed \(seed) at \(now): \(law)\n\(transition)", sourceLocation: place)
    }
  }

  mutating func step() {
    let before = transition
    let shown = transition.progress(at: now)
    switch random.next() % 8 {
    case 0: transition.begin(interactive: !random.chance(3), at: now)
    case 1, 2: transition.update(random.wild())
    case 3: release { $0.finish(at: $1) }
    case 4: release { $0.cancel(at: $1) }
    case 5: setCompletion()
    default: advance(from: shown)
    }
    checkReadings()
    if transition == before {
      check(transition.progress(at: now) == shown || transition.isUnderWay, "it does not move")
    }
  }

  /// A release moves nothing, and what is not held is not released.
  private mutating func release(
    _ input: (inout PercentDrivenTransition, Instant) -> Bool
  ) {
    let wasHeld = transition.isInteractive
    let shown = transition.progress(at: now)
    check(input(&transition, now) == wasHeld, "only what is held is released")
    // With less than a nanosecond left to go it is at its end already.
    guard wasHeld, transition.deadline != now else { return }
    check((transition.progress(at: now) - shown).magnitude < 1e-12, "no jump at the release")
  }

  private mutating func setCompletion() {
    let swings = random.chance(8)
    if swings { isSteady = false }
    let steady: [Timing] = [.linear, .easeIn, .easeOut, .easeInOut, .damped(ratio: 1)]
    let curve = swings ? random.cubic(overshooting: true) : random.pick(steady)
    try? transition.setCompletion(speed: random.wild(), curve: curve)
    check(transition.completionSpeed > 0, "the speed stays above 0")
  }

  private mutating func advance(from shown: Double) {
    let next =
      random.chance(3)
      ? transition.deadline ?? now : now.advanced(bySeconds: random.number(0, 0.2))
    let outcome = transition.outcome
    now = max(now, next)
    let after = transition.progress(at: now)
    if isSteady, transition.isUnderWay {
      // A fitted spring ends a thousandth short, and the models make the last step (A200).
      switch outcome {
      case .finish: check(after >= shown - 1e-12, "it does not turn back")
      case .cancel: check(after <= shown + 1e-12, "it does not turn back")
      case nil: check(after == shown, "held, it does not move")
      }
    }
    let wasDue = transition.deadline.map { $0 <= now } ?? false
    let arrival = transition.arrive(at: now)
    check((arrival != nil) == wasDue, "it ends at its deadline")
    if arrival != nil { check(arrival == outcome, "it ends as was decided") }
  }

  private func checkReadings() {
    let progress = transition.progress(at: now)
    check(progress.isFinite, "what is shown is a number")
    check(!isSteady || (0...1).contains(progress), "only a swing leaves 0 … 1")
    check((0...1).contains(transition.percent), "a percent is a share (U34)")
    check((transition.remaining(at: now) ?? 0) >= 0, "what remains is never negative")
    check(
      (transition.remaining(at: now) == nil) == (transition.deadline == nil),
      "what remains ends at a deadline")
  }
}
