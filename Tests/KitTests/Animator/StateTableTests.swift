import TestSupport
import PantomimeKit
import Testing

/// Every state of the animator against every operation (animator-semantics 1.3, 1.5).
@Suite(.timeLimit) struct StateTableTests {
  /// The columns: inactive, waiting for a block, in its start delay, running, paused, parked at its
  /// end, stopped.
  private static let states = ["I", "W", "D", "R", "P", "E", "S"]

  /// The cells: the state after the call, or the misuse thrown, in which case nothing changes.
  private static let table = """
    start-with-block     R  W  D  R  R  R  start-stopped
    start-without        W  W  D  R  R  R  start-stopped
    start-delayed        D  W  D  R  delayed-start-paused delayed-start-paused start-stopped
    start-delayed-empty  W  W  D  R  delayed-start-paused delayed-start-paused start-stopped
    start-negative       negative-delay negative-delay negative-delay negative-delay negative-delay \
    negative-delay negative-delay
    pause                P  P  P  P  P  E  pause-stopped
    stop                 I  I  I  I  I  I  stop-stopped
    stop-to-finish       stop-inactive S S S S S stop-stopped
    finish-start         finish-not-stopped finish-not-stopped finish-not-stopped \
    finish-not-stopped finish-not-stopped finish-not-stopped I
    finish-end           finish-not-stopped finish-not-stopped finish-not-stopped \
    finish-not-stopped finish-not-stopped finish-not-stopped I
    finish-current       finish-not-stopped finish-not-stopped finish-not-stopped \
    finish-not-stopped finish-not-stopped finish-not-stopped I
    continue             continue-not-paused W continue-not-paused continue-not-paused R R \
    continue-not-paused
    continue-factor      continue-not-paused W continue-not-paused continue-not-paused R R \
    continue-not-paused
    continue-bad-factor  continue-not-paused bad-factor continue-not-paused continue-not-paused \
    bad-factor bad-factor continue-not-paused
    scrub                P  P  scrub-not-paused scrub-not-paused P P scrub-not-paused
    reverse              I  W  D  R  P  P  S
    add-block            I  R  D  R  P  E  add-stopped
    add-completion       I  W  D  R  P  E  S
    set-interruptible    I  interruptible-active interruptible-active interruptible-active \
    interruptible-active interruptible-active interruptible-active
    set-interaction      I  interaction-active interaction-active interaction-active \
    interaction-active interaction-active interaction-active
    set-scrubs-linearly  I  W  D  R  P  E  S
    set-pauses           I  W  D  R  P  E  S
    set-hit-testing      I  W  D  R  P  E  S
    """

  private static let now = Instant(seconds: 0.25)

  /// An animator of one second in a state, at 0.25 s.
  private static func animator(in state: String) throws -> Animator {
    var animator = try Animator(duration: 1, timing: .easeIn)
    animator.addCompletion()
    switch state {
    case "I": break
    case "W": _ = try animator.start(hasBlocks: false, at: .zero)
    case "D": _ = try animator.start(afterDelay: 0.5, hasBlocks: true, at: .zero)
    case "R": _ = try animator.start(hasBlocks: true, at: .zero)
    case "P":
      _ = try animator.start(hasBlocks: true, at: .zero)
      _ = try animator.pause(at: now)
    case "E":
      animator.pausesOnCompletion = true
      _ = try animator.pause(at: .zero)
      _ = try animator.scrub(to: 1, at: .zero)
      try animator.resume(at: now)
      #expect(animator.arrive(at: now) == .parked)
    case "S":
      _ = try animator.start(hasBlocks: true, at: .zero)
      _ = try animator.stop(withoutFinishing: false, at: now)
    default: Issue.record("no state \(state)")
    }
    return animator
  }

  /// The letter of a state; parked is paused with all of the way behind it.
  private static func letter(_ animator: Animator) -> String {
    switch animator.condition {
    case .inactive: "I"
    case .waiting: "W"
    case .delayed: "D"
    case .running: "R"
    case .paused: animator.pausesOnCompletion && animator.fraction(at: now) == 1 ? "E" : "P"
    case .stopped: "S"
    case .completing: "C"
    }
  }

  private static func perform(
    _ operation: String, _ animator: inout Animator
  ) throws(Misuse) {
    switch operation {
    case "start-with-block": _ = try animator.start(hasBlocks: true, at: now)
    case "start-without": _ = try animator.start(hasBlocks: false, at: now)
    case "start-delayed": _ = try animator.start(afterDelay: 0.5, hasBlocks: true, at: now)
    case "start-delayed-empty": _ = try animator.start(afterDelay: 0.5, hasBlocks: false, at: now)
    case "start-negative": _ = try animator.start(afterDelay: -0.1, hasBlocks: true, at: now)
    case "pause": _ = try animator.pause(at: now)
    case "stop": _ = try animator.stop(withoutFinishing: true, at: now)
    case "stop-to-finish": _ = try animator.stop(withoutFinishing: false, at: now)
    case "finish-start": _ = try animator.finish(at: .start)
    case "finish-end": _ = try animator.finish(at: .end)
    case "finish-current": _ = try animator.finish(at: .current)
    case "continue": try animator.resume(at: now)
    case "continue-factor": try animator.resume(timing: .easeOut, durationFactor: 0.5, at: now)
    case "continue-bad-factor": try animator.resume(durationFactor: -1, at: now)
    case "scrub": _ = try animator.scrub(to: 0.5, at: now)
    case "reverse": try animator.setReversed(true, at: now)
    case "add-block": _ = try animator.addBlock(at: now)
    case "add-completion": animator.addCompletion()
    case "set-interruptible": try animator.setInterruptible(false)
    case "set-interaction": try animator.setUserInteractionEnabled(false)
    case "set-scrubs-linearly": animator.scrubsLinearly = false
    case "set-pauses": animator.pausesOnCompletion = true
    case "set-hit-testing": animator.isManualHitTestingEnabled = true
    default: Issue.record("no operation \(operation)")
    }
  }

  private static let rows: [[String]] = table.split(separator: "\n").map { row in
    row.split(separator: " ").map(String.init)
  }

  @Test func tableIsWhole() {
    #expect(Self.rows.count == 23)
    for row in Self.rows { #expect(row.count == 1 + Self.states.count, "\(row)") }
  }

  @Test(arguments: rows)
  func everyCell(row: [String]) throws {
    let operation = try #require(row.first)
    for (state, expected) in zip(Self.states, row.dropFirst()) {
      let before = try Self.animator(in: state)
      var animator = before
      do throws(Misuse) {
        try Self.perform(operation, &animator)
        // Setting whether it parks turns a parked letter into a paused one; compare the state.
        #expect(Self.letter(animator) == expected, "\(operation) in \(state)")
      } catch {
        #expect(error.rawValue == expected, "\(operation) in \(state)")
        #expect(animator == before, "\(operation) in \(state) changed something")
      }
    }
  }

  /// The effect of the same pairs if the animator is not interruptible (A155 – A157; E4, E11, E12).
  @Test func uninterruptibleRunsToItsEnd() throws {
    var running = try Animator(duration: 1)
    try running.setInterruptible(false)
    _ = try running.start(hasBlocks: true, at: .zero)
    let before = running
    #expect(throws: Misuse.controlUninterruptible) { try running.pause(at: Self.now) }
    #expect(throws: Misuse.controlUninterruptible) { try running.scrub(to: 0.5, at: Self.now) }
    #expect(throws: Misuse.controlUninterruptible) { try running.setReversed(true, at: Self.now) }
    #expect(throws: Misuse.stopUninterruptible) {
      try running.stop(withoutFinishing: false, at: Self.now)
    }
    #expect(throws: Misuse.stopUninterruptible) {
      try running.stop(withoutFinishing: true, at: Self.now)
    }
    #expect(running == before)
    #expect(running.arrive(at: Instant(seconds: 1)) == .ended(.end, completions: 0))
    var paused = try Animator(duration: 1)
    try paused.setInterruptible(false)
    _ = try paused.pause(at: .zero)
    #expect(throws: Misuse.controlUninterruptible) { try paused.resume(at: Self.now) }
  }

  /// A delay may be zero; the run begins at the same instant.
  @Test func aDelayMayBeZero() throws {
    var animator = try Animator(duration: 1)
    _ = try animator.start(afterDelay: 0, hasBlocks: true, at: Self.now)
    #expect(animator.condition == .delayed)
    #expect(animator.arrive(at: Self.now) == .began)
  }

  @Test func everyMisuseExplainsItself() {
    for misuse in Misuse.allCases {
      #expect(!misuse.explanation.isEmpty)
      #expect(!misuse.rawValue.contains(" "))
    }
  }
}
