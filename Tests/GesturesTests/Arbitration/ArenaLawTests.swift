import TestSupport
import PantomimeKit
import Testing

/// Laws of every sequence of events, under every interpretation (G266).
@Suite(.timeLimit) struct ArenaLawTests {
  /// The kinds of events; a move is far enough to begin a pan.
  enum Input: CaseIterable {
    case down1, down2, moveUp1, moveSide1, move2, up1, up2, both, cancel1, rest, offOn, interrupt
  }

  /// The state of one walk through the sequences.
  struct Walk {
    var contest: Contest
    let gestures: [GestureID]
    var down: Set<Int> = []
    var places = [Point2D(x: 100, y: 100), Point2D(x: 200, y: 200)]
    var step = 0
    /// Which gestures have begun and not come to an end.
    var open: Set<GestureID> = []
    var last: [GestureID: Pan] = [:]

    /// Feeds an event; `nil` if it cannot come now.
    mutating func feed(_ input: Input) throws -> [ArenaMessage]? {
      step += 1
      contest.messages.removeAll()
      let time = step * 10
      switch input {
      case .down1, .down2:
        let id = input == .down1 ? 1 : 2
        guard down.insert(id).inserted else { return nil }
        try contest.at(time, Touch(.down, id: id, at: places[id - 1]))
      case .moveUp1: return try move([(1, 0, -12)], time)
      case .moveSide1: return try move([(1, 14, 1)], time)
      case .move2: return try move([(2, 3, 30)], time)
      case .both: return try move([(1, 2, 9), (2, -9, 15)], time)
      case .up1, .up2, .cancel1:
        let id = input == .up2 ? 2 : 1
        guard down.remove(id) != nil else { return nil }
        try contest.at(
          time, Touch(input == .cancel1 ? .cancel : .up, id: id, at: places[id - 1]))
      case .rest:
        step += 60
        contest.wait(until: step * 10)
      case .offOn:
        for isOn in [false, true] {
          contest.messages += contest.arena.setEnabled(gestures[0], isOn, at: contest.now)
        }
      case .interrupt:
        contest.messages += contest.arena.cancelAll(at: contest.now)
        down = []
      }
      return contest.messages
    }

    private mutating func move(
      _ ways: [(id: Int, dx: Double, dy: Double)], _ time: Int
    ) throws -> [ArenaMessage]? {
      var touches: [Touch] = []
      for way in ways {
        guard down.contains(way.id) else { return nil }
        places[way.id - 1].x += way.dx
        places[way.id - 1].y += way.dy
        touches.append(Touch(.move, id: way.id, at: places[way.id - 1]))
      }
      contest.messages.removeAll()
      try contest.arena.handle(
        touches, at: Instant(nanoseconds: Int64(time) * 1_000_000),
        path: { [contest] _ in [contest.list, contest.card] }, asking: contest.rules,
        into: &contest.messages)
      return contest.messages
    }
  }

  func follow(_ walk: Walk, exclusive: Bool, depth: Int) throws {
    guard depth > 0 else { return }
    for input in Input.allCases {
      var next = walk
      guard let messages = try next.feed(input) else { continue }
      check(&next, messages, input, exclusive: exclusive)
      var again = walk
      if depth == 1, try again.feed(input) != messages { Issue.record("not the same again") }
      try follow(next, exclusive: exclusive, depth: depth - 1)
    }
  }

  func check(_ walk: inout Walk, _ messages: [ArenaMessage], _ input: Input, exclusive: Bool) {
    for case .report(let gesture, let pan, _) in messages {
      switch pan.state {
      case .began:
        if !walk.open.insert(gesture).inserted { Issue.record("began twice") }
      case .changed:
        if !walk.open.contains(gesture) { Issue.record("changed without began") }
      case .ended, .cancelled:
        if walk.open.remove(gesture) == nil { Issue.record("\(pan.state) without began") }
        // A finger that lifts where it was does not move the translation (G45).
        if input == .up1 || input == .up2 || input == .cancel1,
          pan.translation != walk.last[gesture]?.translation
        {
          Issue.record("the translation jumps at the end")
        }
      case .possible, .failed: Issue.record("reported \(pan.state)")
      }
      walk.last[gesture] = pan
      if exclusive, walk.open.count > 1 { Issue.record("two at once") }
    }
    for gesture in walk.gestures {
      let state = walk.contest.state(gesture)
      let isActive = state == .began || state == .changed
      if isActive != walk.open.contains(gesture) {
        Issue.record("state \(String(describing: state))")
      }
    }
    if walk.down.isEmpty, !walk.open.isEmpty { Issue.record("open without fingers") }
    if walk.down.count != walk.contest.arena.touchesDown.count { Issue.record("fingers lost") }
  }

  /// Two pans of a list in a card, in several relations, through all sequences of five events.
  @Test(arguments: 0..<8)
  func allSequences(relation: Int) throws {
    var contest = Contest()
    let list = contest.arena.add(
      .pan("list", PanTraits(allowsVertical: relation & 1 == 0)), on: contest.list)
    let card = contest.arena.add(
      .pan("card", PanTraits(maximumTouches: relation & 1 == 0 ? .max : 1)), on: contest.card)
    contest.rules.axes[card] = .vertical
    if relation & 2 != 0 { contest.rules.simultaneous = [Rules.Pair(one: card, other: list)] }
    if relation & 4 != 0 { contest.arena.gesture(card, waitsForFailureOf: list) }
    try follow(
      Walk(contest: contest, gestures: [list, card]), exclusive: relation & 2 == 0,
      depth: TestRun.isLong ? 5 : 4)
  }

  /// A problem leaves everything as it was.
  @Test func problemsChangeNothing() throws {
    var contest = Contest()
    let card = contest.arena.add(.pan("card"), on: contest.card)
    try contest.at(10, .down(10, 500))
    let before = contest.messages
    for (touches, problem) in [
      ([Touch.up(0, 0, id: 7)], TouchError.unknownTouch(7)),
      ([.move(10, 450), .down(1, 1)], .twiceInOneEvent(1)), ([.down(1, 1)], .alreadyDown(1)),
      ([.move(.nan, 450)], .notANumber(1)), ([.move(10, .infinity)], .notANumber(1)),
      ((2...17).map { Touch.down(0, 0, id: $0) }, .tooManyTouches(most: 16)),
    ] {
      #expect(throws: problem) {
        try contest.arena.handle(
          touches, at: contest.now, path: { _ in [] }, asking: contest.rules,
          into: &contest.messages)
      }
    }
    #expect(throws: TouchError.tooEarly(.zero, now: contest.now)) {
      _ = try contest.arena.handle([], at: .zero, path: { _ in [] }, asking: contest.rules)
    }
    #expect(contest.messages == before)
    #expect(contest.arena.touchesDown == [.down(10, 500)])
    try contest.at(20, .move(10, 480))
    #expect(contest.states(card) == [.began])
  }

  /// Places as far away as they may be give numbers all the same.
  @Test func farAway() throws {
    var contest = Contest()
    let card = contest.arena.add(.pan("card"), on: contest.card)
    try contest.at(0, .down(1e100, 500), .down(-1e100, 1e100, id: 2))
    for step in 1...9 {
      let far = step.isMultiple(of: 2) ? 1e100 : -1e100
      try contest.at(step, .move(far, far), .move(far, -far, id: 2))
    }
    try contest.at(20, .up(0, 0), .up(0, 0, id: 2))
    for pan in contest.reports(card) {
      #expect(pan.translation.dx.isFinite && pan.translation.dy.isFinite)
      #expect(pan.velocity.dx.isFinite && pan.velocity.dy.isFinite)
    }
    #expect(contest.states(card).last == .ended)
  }
}
