import TestSupport
import PantomimeKit
import Testing

/// Recognizers of several kinds on the same fingers, and what the views hear.
@Suite(.timeLimit) struct ContestTests {
  /// A card with one recognizer.
  func contest(_ gesture: GestureRecognizer) -> (Contest, GestureID) {
    var contest = Contest()
    let id = contest.arena.add(gesture, on: contest.card)
    return (contest, id)
  }

  /// A drag as its view and its pan hear of it (G78), and the last state until the next event (G8).
  @Test func drag() throws {
    for cancels in [true, false] {
      var gesture = GestureRecognizer.pan("card")
      gesture.cancelsTouchesInView = cancels
      var (contest, card) = contest(gesture)
      try contest.at(0, .down(9, 500))
      try contest.at(8, .move(9, 495))
      try contest.at(16, .move(9, 480))
      try contest.at(24, .move(9, 470))
      try contest.at(32, .up(9, 470))
      #expect(
        contest.story
          == (cancels
            ? ["down", "move", "cancel", "began", "changed", "ended"]
            : ["down", "move", "move", "began", "move", "changed", "up", "ended"]))
      #expect(contest.state(card) == .ended)
      #expect(contest.arena[card]?.report?.translation == Vector(dx: 0, dy: -20))
      try contest.at(40, .down(9, 500))
      #expect(contest.state(card) == .possible)
    }
  }

  /// One event that takes the finger past the slop and lifts it: began, then ended (G19, G52).
  @Test func beginAndEndAtOnce() throws {
    var (contest, card) = contest(.pan("card"))
    try contest.at(0, .down(9, 500))
    try contest.at(10, .up(9, 480))
    #expect(contest.states(card) == [.began, .ended])
    #expect(abs((contest.reports(card).last?.velocity.dy ?? 0) + 2000) < 1e-6)
    #expect(contest.arena.touchesDown.isEmpty)
  }

  /// A pan without slop begins at touch-down; the view hears nothing (G18, G75).
  @Test func instantPan() throws {
    var (contest, card) = contest(.pan("card", PanTraits(beginsAtTouchDown: true)))
    try contest.at(0, .down(9, 500))
    try contest.at(8, .move(9, 499))
    try contest.at(16, .up(9, 499))
    #expect(contest.story == ["began", "changed", "ended"])
    #expect(contest.reports(card).map { $0.translation.dy } == [0, -1, -1])
  }

  /// Only touches that start in the strip count (G60, GU16).
  @Test func edgePan() throws {
    for (edges, x, y, begins) in [
      (EdgeTraits.Edges.left, 20.0, 500.0, true), (.left, 20.5, 500, false),
      (.right, 380, 500, true), (.right, 379.5, 500, false), (.bottom, 200, 780, true),
      (.top, 200, 20, true), (.top, 200, 780, false), ([.left, .right], 390, 500, true),
    ] {
      var (contest, edge) = contest(.edgePan("edge", EdgeTraits(edges)))
      try contest.at(0, .down(x, y))
      try contest.at(8, .move(x + 30, y))
      #expect(contest.states(edge) == (begins ? [.began] : []))
    }
  }

  /// A tap, and what is none.
  @Test func taps() throws {
    for (touches, isTap) in [
      ([Touch.down(9, 500), .up(9, 500)], true),
      ([.down(9, 500), .move(9, 510), .up(9, 510)], true),
      ([.down(9, 500), .move(9, 511), .up(9, 511)], false),
      ([.down(9, 500), .move(9, 511), .move(9, 500), .up(9, 500)], false),
      ([.down(9, 500), .down(9, 600, id: 2), .up(9, 500), .up(9, 600, id: 2)], false),
      ([.down(9, 500), .cancel(9, 500)], false),
    ] {
      var (contest, tap) = contest(.tap("tap"))
      for (step, touch) in touches.enumerated() { try contest.at(step * 8, touch) }
      #expect(contest.states(tap) == (isTap ? [.ended] : []))
      #expect(contest.story.last == (isTap ? "ended" : touches.last?.phase.rawValue))
    }
  }

  /// A single tap that waits for a double one: immediately with the second tap, late without it
  /// (G77).
  @Test func doubleTap() throws {
    for (second, singles, doubles) in [(100, 0, 1), (299, 0, 1), (300, 1, 0), (2000, 1, 0)] {
      var contest = Contest()
      let single = contest.arena.add(.tap("single"), on: contest.card)
      let double = contest.arena.add(.tap("double", TapTraits(taps: 2)), on: contest.card)
      contest.arena.gesture(single, waitsForFailureOf: double)
      try contest.at(0, .down(9, 500))
      try contest.at(50, .up(9, 500))
      #expect(contest.story == ["down"])
      #expect(contest.arena.nextDeadline == Instant(seconds: 0.35))
      try contest.at(50 + second, .down(9, 500))
      #expect(contest.states(single).count == singles)
      try contest.at(80 + second, .up(9, 500))
      #expect(contest.states(double).count == doubles)
      contest.wait(until: 9000)
      #expect(contest.states(single).count == (singles == 0 ? 0 : 2))
      #expect(contest.states(double).count == doubles)
      #expect(contest.arena.nextDeadline == nil)
      #expect(!contest.story.contains("up"))
    }
  }

  /// A tap up to 100 pt from the first one is the second one (G102).
  @Test(arguments: [(600.0, 1), (600.5, 0)])
  func doubleTapWithinItsReach(y: Double, doubles: Int) throws {
    var (contest, double) = contest(.tap("double", TapTraits(taps: 2)))
    for (time, touch) in [
      (0, Touch.down(9, 500)), (50, .up(9, 500)), (100, .down(9, y)), (150, .up(9, y)),
    ] {
      try contest.at(time, touch)
    }
    #expect(contest.states(double).count == doubles)
  }

  /// Without a requirement the first tap is a tap and the second makes the double one.
  @Test func tapsWithoutRequirement() throws {
    var contest = Contest()
    let double = contest.arena.add(.tap("double", TapTraits(taps: 2)), on: contest.card)
    let single = contest.arena.add(.tap("single"), on: contest.card)
    for (time, touch) in [
      (0, Touch.down(9, 500)), (50, .up(9, 500)), (100, .down(9, 500)), (150, .up(9, 500)),
    ] {
      try contest.at(time, touch)
    }
    #expect(contest.states(single) == [.ended])
    #expect(contest.states(double) == [.ended])
  }

  /// A long press begins automatically and keeps a pan out; movement before keeps it out (G67).
  @Test func longPressAgainstPan() throws {
    for (moves, expected) in [(490, "press"), (520, "press"), (100, "pan")] {
      var contest = Contest()
      let press = contest.arena.add(.longPress("press"), on: contest.card)
      let pan = contest.arena.add(.pan("pan", PanTraits(slop: 12)), on: contest.card)
      try contest.at(0, .down(9, 500))
      #expect(contest.arena.nextDeadline == Instant(seconds: 0.5))
      let small = moves == 490
      try contest.at(moves, .move(9, small ? 492 : 480))
      contest.wait(until: 600)
      try contest.at(700, .move(9, 400))
      try contest.at(800, .up(9, 400))
      let isPress = expected == "press"
      #expect(contest.states(isPress ? pan : press).isEmpty)
      let states = contest.states(isPress ? press : pan)
      #expect(states.first == .began)
      #expect(states.last == .ended)
      if isPress { #expect(contest.reports(press).last?.translation.dy == (small ? -92 : -100)) }
    }
  }

  // MARK: - Interruptions

  /// The system takes the touch: cancelled if it had begun, silently failed if not (G15, G16).
  @Test func cancellation() throws {
    for (moves, all) in [(true, true), (true, false), (false, true), (false, false)] {
      var (contest, card) = contest(.pan("card"))
      try contest.at(0, .down(9, 500))
      if moves { try contest.at(8, .move(9, 450)) }
      if all {
        contest.messages += contest.arena.cancelAll(at: Instant(seconds: 0.02))
      } else {
        try contest.at(20, .cancel(9, 450))
      }
      #expect(contest.states(card) == (moves ? [.began, .cancelled] : []))
      #expect(contest.state(card) == (moves ? .cancelled : .failed))
      #expect(contest.story.filter { $0 == "cancel" }.count == 1)
      #expect(contest.arena.touchesDown.isEmpty)
      try contest.at(30, .down(9, 500))
      try contest.at(38, .move(9, 450))
      #expect(contest.state(card) == .began)
    }
  }

  /// Off and on again: cancelled, and the finger that is down stays unseen (G12 – G14).
  @Test func switchingOff() throws {
    for moves in [true, false] {
      var (contest, card) = contest(.pan("card"))
      try contest.at(0, .down(9, 500))
      if moves { try contest.at(8, .move(9, 450)) }
      for isOn in [false, true] {
        contest.messages += contest.arena.setEnabled(card, isOn, at: Instant(seconds: 0.02))
      }
      #expect(contest.states(card) == (moves ? [.began, .cancelled] : []))
      let heard = contest.states(card).count
      for step in 3...6 { try contest.at(step * 10, .move(9, 450 - Double(step) * 20)) }
      try contest.at(90, .up(9, 330))
      #expect(contest.states(card).count == heard)
      try contest.at(100, .down(9, 500))
      try contest.at(110, .move(9, 450))
      #expect(contest.state(card) == .began)
    }
  }

  /// A recognizer that waited for a disabled one begins when time advances.
  @Test func switchingOffSetsFree() throws {
    var contest = Contest()
    let card = contest.arena.add(.pan("card"), on: contest.card)
    let press = contest.arena.add(
      .longPress("press", LongPressTraits(movement: 1000)), on: contest.card)
    contest.arena.gesture(card, waitsForFailureOf: press)
    try contest.at(0, .down(9, 500))
    try contest.at(8, .move(9, 450))
    _ = contest.arena.setEnabled(press, false, at: contest.now)
    #expect(contest.arena.nextDeadline == contest.now)
    contest.wait(until: 8)
    #expect(contest.states(card) == [.began])
    #expect(contest.arena.nextDeadline == nil)
  }

  // MARK: - Delays

  /// Touches withheld until the pan fails, or for good (G76).
  @Test func delayedBegan() throws {
    for begins in [true, false] {
      var gesture = GestureRecognizer.pan("card", PanTraits(allowsHorizontal: begins))
      gesture.delaysTouchesBegan = true
      var (contest, _) = contest(gesture)
      try contest.at(0, .down(9, 500))
      try contest.at(8, .move(14, 500))
      try contest.at(16, .move(16, 500))
      #expect(contest.story.isEmpty)
      try contest.at(24, .move(40, 500))
      try contest.at(32, .up(40, 500))
      #expect(contest.story == (begins ? ["began", "ended"] : ["down", "move", "move", "up"]))
      guard
        case .view(_, _, let first)? = contest.messages.first(where: {
          if case .view = $0 { true } else { false }
        })
      else { continue }
      #expect(first == .down(9, 500))
    }
  }

  /// The lift is withheld until the double tap has failed, unless it does not ask for it (G77).
  @Test func delayedEnded() throws {
    for delays in [true, false] {
      var gesture = GestureRecognizer.tap("double", TapTraits(taps: 2))
      gesture.delaysTouchesEnded = delays
      var (contest, _) = contest(gesture)
      try contest.at(0, .down(9, 500))
      try contest.at(50, .up(9, 500))
      #expect(contest.story == (delays ? ["down"] : ["down", "up"]))
      contest.wait(until: 350)
      #expect(contest.story == ["down", "up"])
    }
  }

  /// Touches a delegate hides are not there for the recognizer (G65).
  @Test func hiddenTouches() throws {
    var (contest, card) = contest(.pan("card"))
    contest.rules.blind = [card]
    try contest.at(0, .down(9, 500))
    try contest.at(8, .move(9, 400))
    try contest.at(16, .up(9, 400))
    #expect(contest.story == ["down", "move", "up"])
    #expect(contest.decisions == ["gesture ignores card"])
  }
}
