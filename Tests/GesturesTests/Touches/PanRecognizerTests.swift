import TestSupport
import PantomimeKit
import Testing

/// The pan's state machine alone: every edge, the slop, several fingers, the velocity.
@Suite(.timeLimit) struct PanRecognizerTests {
  /// The events of a pan with two fingers.
  enum Input: CaseIterable {
    case down1, down2, move1, move2, up1, up2, cancel1, begin, fail, reset
  }

  /// The edges a continuous recognizer may take (G3); the reset is the way back to possible (G7).
  static let legal: [RecognizerState: Set<RecognizerState>] = [
    .possible: [.possible, .began, .failed],
    .began: [.began, .changed, .ended, .cancelled],
    .changed: [.changed, .ended, .cancelled],
    .ended: [.ended, .possible], .cancelled: [.cancelled, .possible],
    .failed: [.failed, .possible],
  ]

  /// A pan, where its fingers are, and what it has reported.
  struct Run {
    var tracker: PanRecognizer
    var places = [Point2D(x: 100, y: 100), Point2D(x: 200, y: 100)]
    var step = 0
    var reports: [Pan] = []

    mutating func feed(_ input: Input) -> RecognizerStep {
      step += 1
      let now = Instant(nanoseconds: Int64(step) * 8_000_000)
      switch input {
      case .down1: return tracker.down(1, at: places[0], now: now)
      case .down2: return tracker.down(2, at: places[1], now: now)
      case .move1: return move(0, Vector(dx: 0, dy: -12), now)
      case .move2: return move(1, Vector(dx: 3, dy: 7), now)
      case .up1: return tracker.up(1, now: now)
      case .up2: return tracker.up(2, now: now)
      case .cancel1: return tracker.cancel(1, now: now)
      case .begin: return tracker.begin(at: now).map { .report($0) } ?? .nothing
      case .fail:
        tracker.fail()
        return .nothing
      case .reset:
        tracker.reset()
        return .nothing
      }
    }

    private mutating func move(_ finger: Int, _ way: Vector, _ now: Instant) -> RecognizerStep {
      places[finger].x += way.dx
      places[finger].y += way.dy
      tracker.move(finger + 1, to: places[finger])
      return tracker.settle(at: now)
    }
  }

  /// Whether a finger is down decides which touches can come next.
  func follow(_ run: Run, down: Set<Int>, depth: Int) {
    guard depth > 0 else { return }
    for input in Input.allCases {
      var down = down
      switch input {
      case .down1: guard down.insert(1).inserted else { continue }
      case .down2: guard down.insert(2).inserted else { continue }
      case .up1, .cancel1: guard down.remove(1) != nil else { continue }
      case .up2: guard down.remove(2) != nil else { continue }
      case .move1: guard down.contains(1) else { continue }
      case .move2: guard down.contains(2) else { continue }
      case .begin, .fail, .reset: break
      }
      var next = run
      check(&next, input)
      follow(next, down: down, depth: depth - 1)
    }
  }

  /// One input: its edge is legal, and messages come exactly where G3 has them.
  func check(_ run: inout Run, _ input: Input) {
    let before = run.tracker
    let now = Instant(nanoseconds: Int64(run.step) * 8_000_000)
    let step = run.feed(input)
    let (from, to) = (before.gestureState, run.tracker.gestureState)
    if Self.legal[from]?.contains(to) != true || (to == .possible && from != to && input != .reset)
    {
      Issue.record("\(from) to \(to) by \(input)")
    }
    switch step {
    case .report(let pan):
      if pan.state != to || ![.began, .changed, .ended, .cancelled].contains(to) {
        Issue.record("reported \(pan.state) in \(to)")
      }
      run.reports.append(pan)
    case .failed: if to != .failed { Issue.record("failed in \(to)") }
    case .ready: if to != .possible || !run.tracker.isReady { Issue.record("ready in \(to)") }
    case .nothing:
      if from != to, to != .failed, to != .possible { Issue.record("no message of \(to)") }
    }
    // A finger moves it by its share, whatever came and went before (G45, G48).
    if input == .move1 || input == .move2, case .report(let pan) = step {
      let old = before.pan(at: now).translation
      let fingers = (before.tracks(1) ? 1.0 : 0) + (before.tracks(2) ? 1 : 0)
      let way = input == .move1 ? Vector(dx: 0, dy: -12) : Vector(dx: 3, dy: 7)
      let dx = pan.translation.dx - old.dx - way.dx / fingers
      let dy = pan.translation.dy - old.dy - way.dy / fingers
      if max(abs(dx), abs(dy)) > 1e-9 { Issue.record("off by \(dx), \(dy)") }
    }
    if input == .reset, from.isOver { checkNewness(run) }
    // Fingers that come and go do not move it (G45).
    if input == .down2 || input == .up2, from == to, from == .began || from == .changed {
      let (old, new) = (before.pan(at: now).translation, run.tracker.pan(at: now).translation)
      if old != new { Issue.record("jumps by \(input)") }
    }
  }

  /// After the reset it is as one that has seen nothing: whatever two fingers do, it says the same.
  func checkNewness(_ run: Run) {
    for inputs in Self.afterwards {
      var (used, new) = (run, run)
      new.tracker = PanRecognizer(run.tracker.traits)
      for input in inputs {
        let (step, wanted) = (used.feed(input), new.feed(input))
        let now = Instant(nanoseconds: Int64(used.step) * 8_000_000)
        if step != wanted || used.tracker.pan(at: now) != new.tracker.pan(at: now)
          || used.tracker.movement != new.tracker.movement
        {
          Issue.record("\(step) instead of \(wanted) at \(input) of \(inputs)")
          break
        }
      }
    }
  }

  /// The state after a reset.
  static let afterwards: [[Input]] = [
    [.down1, .move1, .begin, .move1, .up1], [.down2, .move2, .move2, .begin, .move2, .cancel1],
    [.down1, .down2, .move2, .move1, .begin, .up2, .move1, .up1], [.down1, .move2, .cancel1],
  ]

  @Test(arguments: [
    PanTraits(), PanTraits(minimumTouches: 2), PanTraits(maximumTouches: 1),
    PanTraits(beginsAtTouchDown: true), PanTraits(allowsHorizontal: false),
    PanTraits(minimumTouches: 2, beginsAtTouchDown: true), PanTraits(allowsVertical: false),
  ])
  func everyEdge(traits: PanTraits) {
    follow(Run(tracker: PanRecognizer(traits)), down: [], depth: TestRun.isLong ? 6 : 5)
  }

  // MARK: - Slop

  /// The effect of one move on a pan.
  func ready(_ traits: PanTraits, dx: Double, dy: Double) -> Bool {
    var tracker = PanRecognizer(traits)
    _ = tracker.down(1, at: Point2D(x: 50, y: 50), now: .zero)
    tracker.move(1, to: Point2D(x: 50 + dx, y: 50 + dy))
    return tracker.settle(at: Instant(seconds: 0.01)) == .ready
  }

  @Test func slopBoundaryAndMetric() {
    var strict = PanTraits()
    strict.boundaryCounts = false
    var perAxis = PanTraits()
    perAxis.metric = .perAxis
    for (dx, dy, counts, strictly, axis) in [
      (10.0, 0.0, true, false, true), (6, 8, true, false, false), (0, -10, true, false, true),
      (9.5, 0, false, false, false), (7.5, 7.5, true, true, false), (-10.5, 0, true, true, true),
    ] {
      #expect(ready(PanTraits(), dx: dx, dy: dy) == counts)
      #expect(ready(strict, dx: dx, dy: dy) == strictly)
      #expect(ready(perAxis, dx: dx, dy: dy) == axis)
    }
  }

  /// With one axis only the displacement along it counts, and a tie counts for it (G26, G81).
  @Test func oneAxis() {
    for dx in stride(from: -24.0, through: 24, by: 4) {
      for dy in stride(from: -24.0, through: 24, by: 4) {
        let expected = abs(dx) >= 10 && abs(dx) >= abs(dy)
        #expect(ready(PanTraits(allowsVertical: false), dx: dx, dy: dy) == expected)
        #expect(ready(PanTraits(allowsHorizontal: false), dx: dy, dy: dx) == expected)
        #expect(!ready(PanTraits(allowsHorizontal: false, allowsVertical: false), dx: dx, dy: dy))
      }
    }
  }

  /// The net displacement counts, not the length of the path (G25).
  @Test func wandersWithoutBeginning() {
    var run = PanRecognizer()
    _ = run.down(1, at: Point2D(), now: .zero)
    for step in 1...50 {
      run.move(1, to: Point2D(x: Double(step % 2) * 9, y: 0))
      #expect(run.settle(at: Instant(seconds: Double(step) / 60)) == .nothing)
    }
  }

  // MARK: - Translation

  /// A pan that has begun by one move.
  func begun(_ traits: PanTraits = PanTraits(), by way: Vector) -> (PanRecognizer, Pan?) {
    var tracker = PanRecognizer(traits)
    _ = tracker.down(1, at: Point2D(), now: .zero)
    tracker.move(1, to: Point2D(x: way.dx, y: way.dy))
    _ = tracker.settle(at: Instant(seconds: 0.01))
    let pan = tracker.begin(at: Instant(seconds: 0.01))
    return (tracker, pan)
  }

  @Test func openings() {
    for (opening, expected) in [
      (PanTraits.Opening.overshoot, Vector(dx: 12, dy: -16)), (.zero, .zero),
      (.raw, Vector(dx: 18, dy: -24)),
    ] {
      var (tracker, pan) = begun(PanTraits(opening: opening), by: Vector(dx: 18, dy: -24))
      #expect(pan?.state == .began)
      #expect(abs((pan?.translation.dx ?? 99) - expected.dx) < 1e-12)
      #expect(abs((pan?.translation.dy ?? 99) - expected.dy) < 1e-12)
      #expect(tracker.movement == Vector(dx: 18, dy: -24))
      // Afterwards the slop stays what it was (G35).
      tracker.move(1, to: Point2D(x: 18, y: -30))
      guard case .report(let changed) = tracker.settle(at: Instant(seconds: 0.02)) else {
        Issue.record("no report")
        continue
      }
      #expect(abs(changed.translation.dy - expected.dy + 6) < 1e-12)
    }
    #expect(begun(by: Vector(dx: 0, dy: 10)).1?.translation == .zero)
  }

  /// Setting the translation starts the velocity again; the next move makes one (G37, GU5).
  @Test func setTranslation() {
    var (tracker, _) = begun(by: Vector(dx: 0, dy: 20))
    tracker.setTranslation(Vector(dx: 5, dy: 0))
    let pan = tracker.pan(at: Instant(seconds: 0.01))
    #expect(pan.translation == Vector(dx: 5, dy: 0))
    #expect(pan.velocity == .zero)
    tracker.move(1, to: Point2D(x: 0, y: 26))
    guard case .report(let next) = tracker.settle(at: Instant(seconds: 0.02)) else {
      Issue.record("no report")
      return
    }
    #expect(next.translation == Vector(dx: 5, dy: 6))
    #expect(abs(next.velocity.dy - 600) < 1e-6)
  }

  /// Rest does not age the velocity: the lift reports that of the last move (G52).
  @Test func restKeepsTheVelocity() {
    var (tracker, _) = begun(by: Vector(dx: 0, dy: 20))
    let before = tracker.pan(at: Instant(seconds: 0.01)).velocity
    #expect(abs(before.dy - 2000) < 1e-6)
    #expect(
      tracker.up(1, now: Instant(seconds: 30))
        == .report(
          Pan(
            state: .ended, translation: Vector(dx: 0, dy: 10), velocity: before,
            location: Point2D(x: 0, y: 20))))
  }
}
