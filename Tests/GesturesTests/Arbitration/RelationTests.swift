import TestSupport
import PantomimeKit
import Testing

/// Who may recognize beside whom: prevention, requirements, the delegate.
@Suite(.timeLimit) struct RelationTests {
  /// A card with two pans, of which the first is judged first.
  func pair(
    _ change: (inout GestureRecognizer, inout GestureRecognizer) -> Void = { _, _ in }
  ) -> (
    Contest, GestureID, GestureID
  ) {
    var contest = Contest()
    var (first, second) = (GestureRecognizer.pan("first"), GestureRecognizer.pan("second"))
    change(&first, &second)
    let one = contest.arena.add(first, on: contest.card)
    let other = contest.arena.add(second, on: contest.card)
    return (contest, one, other)
  }

  /// All sixteen rows: prevent = canPrevent and canBePrevented and neither delegate (G68).
  @Test(arguments: 0..<16)
  func prevention(row: Int) throws {
    let (prevents, preventable) = (row & 1 != 0, row & 2 != 0)
    let (active, rival) = (row & 4 != 0, row & 8 != 0)
    var (contest, one, other) = pair { first, second in
      first.canPrevent = prevents
      second.canBePrevented = preventable
    }
    if active { contest.rules.simultaneous.insert(Rules.Pair(one: one, other: other)) }
    if rival { contest.rules.simultaneous.insert(Rules.Pair(one: other, other: one)) }
    try contest.at(0, .down(9, 500))
    try contest.at(8, .move(9, 470))
    let expected = prevents && preventable && !active && !rival
    #expect(contest.states(one) == [.began])
    #expect(contest.states(other) == (expected ? [] : [.began]))
    #expect(contest.decisions.contains("gesture prevented second") == expected)
    // The same for one that meets its criteria later, with another finger.
    try contest.at(16, .down(50, 500, id: 2))
    try contest.at(24, .move(50, 460, id: 2))
    #expect(contest.states(other).isEmpty == expected)
  }

  /// The deeper view first, then the order of addition (G83, GU7).
  @Test func order() throws {
    var contest = Contest()
    let card = contest.arena.add(.pan("card"), on: contest.card)
    let second = contest.arena.add(.pan("second"), on: contest.list)
    let third = contest.arena.add(.pan("third"), on: contest.list)
    try contest.at(0, .down(9, 100))
    try contest.at(8, .move(9, 130))
    #expect(contest.states(second) == [.began])
    #expect(contest.states(card).isEmpty)
    #expect(contest.states(third).isEmpty)
    #expect(
      contest.decisions == [
        "gesture began second", "gesture prevented third", "gesture prevented card",
      ])
  }

  /// Fingers on views of their own do not compete, unless any two do.
  @Test(arguments: GestureArena.Exclusion.allCases)
  func separateFingers(exclusion: GestureArena.Exclusion) throws {
    var contest = Contest()
    contest.arena.exclusion = exclusion
    let list = contest.arena.add(.pan("list"), on: contest.list)
    let card = contest.arena.add(.pan("card"), on: contest.card)
    let path: (Point2D) -> [TouchTarget] = { [contest] in
      $0.y < 400 ? [contest.list] : [contest.card]
    }
    for (time, touches) in [
      (0, [Touch.down(9, 100), .down(9, 500, id: 2)]), (8, [.move(9, 50), .move(9, 550, id: 2)]),
    ] {
      try contest.arena.handle(
        touches, at: Instant(nanoseconds: Int64(time) * 1_000_000), path: path,
        asking: contest.rules, into: &contest.messages)
    }
    #expect(contest.states(list) == [.began])
    #expect(contest.states(card) == (exclusion == .everywhere ? [] : [.began]))
  }

  /// A refusal is final for the touch, and asked for once (G64, GU17).
  @Test func refusalIsFinal() throws {
    var (contest, one, other) = pair()
    contest.rules.axes[one] = .vertical
    try contest.at(0, .down(200, 500))
    try contest.at(8, .move(180, 501))
    #expect(
      contest.decisions == [
        "gesture refused first", "gesture began second",
      ])
    for step in 2...9 { try contest.at(8 * step, .move(180, 500 - Double(step) * 30)) }
    try contest.at(80, .down(300, 500, id: 2))
    try contest.at(88, .move(300, 700, id: 2))
    #expect(contest.rules.count.begin == [one: 1, other: 1])
    #expect(contest.states(one).isEmpty)
    try contest.at(96, .up(300, 700, id: 2), .up(180, 230))
    try contest.at(104, .down(300, 500))
    try contest.at(112, .move(300, 450))
    #expect(contest.states(one) == [.began])
  }

  /// Ties and directions at the moment of decision, with the fall-back for no velocity (G85, G86).
  @Test func axisRule() throws {
    for (dx, dy, begins) in [(20.0, 21.0, true), (20, 20, false), (21, 20, false), (0, 12, true)] {
      for repeated in [false, true] {
        var (contest, one, _) = pair()
        contest.rules.axes[one] = .vertical
        try contest.at(8, .down(100, 500))
        try contest.at(repeated ? 8 : 16, .move(100 + dx, 500 + dy))
        #expect(contest.states(one) == (begins ? [.began] : []))
      }
    }
  }

  // MARK: - Requirements

  /// A card's pan waits for the list's: it begins immediately, at the finger's current position
  /// (G72, GU18).
  @Test func waiting() throws {
    for dynamic in [false, true] {
      var contest = Contest()
      let card = contest.arena.add(.pan("card", PanTraits(slop: 4)), on: contest.card)
      let list = contest.arena.add(
        .pan("list", PanTraits(slop: 30, allowsVertical: false)), on: contest.list)
      if dynamic {
        contest.rules.requirements = [Rules.Pair(one: card, other: list)]
      } else {
        contest.arena.gesture(card, waitsForFailureOf: list)
      }
      try contest.at(0, .down(100, 300))
      try contest.at(8, .move(100, 290))
      #expect(contest.arena[card]?.waitsFor == list)
      #expect(contest.state(card) == .possible)
      try contest.at(16, .move(100, 280))
      #expect(contest.states(card).isEmpty)
      try contest.at(24, .move(100, 266))
      #expect(
        contest.decisions == [
          "gesture waits card", "gesture failed list", "gesture began card",
        ])
      #expect(contest.reports(card).map { $0.translation } == [Vector(dx: 0, dy: -30)])
      #expect(contest.rules.count.begin == [card: 1])
      let asked = contest.rules.count.require[Rules.Pair(one: card, other: list)] ?? 0
      #expect(asked == (dynamic ? 1 : 0))
    }
  }

  /// If the other recognizes, or the fingers lift first, the one that waits fails (G70, G73).
  @Test func waitingInVain() throws {
    for lifts in [false, true] {
      var contest = Contest()
      let card = contest.arena.add(.pan("card", PanTraits(slop: 4)), on: contest.card)
      let list = contest.arena.add(.pan("list", PanTraits(slop: 30)), on: contest.list)
      contest.arena.gesture(card, waitsForFailureOf: list)
      try contest.at(0, .down(100, 300))
      try contest.at(8, .move(100, 290))
      try contest.at(16, lifts ? .up(100, 290) : .move(100, 250))
      #expect(contest.states(card).isEmpty)
      #expect(contest.state(card) == .failed)
      #expect(contest.states(list) == (lifts ? [] : [.began]))
    }
  }

  /// Two that wait for one another: neither begins, and that is reported (G74).
  @Test func deadlock() throws {
    var (contest, one, other) = pair()
    contest.arena.gesture(one, waitsForFailureOf: other)
    contest.arena.gesture(other, waitsForFailureOf: one)
    try contest.at(0, .down(9, 500))
    try contest.at(8, .move(9, 470))
    #expect(
      contest.decisions == [
        "gesture waits first", "gesture waits second", "gesture deadlock second",
      ])
    try contest.at(16, .up(9, 470))
    #expect(contest.states(one) + contest.states(other) == [])
  }

  /// All graphs of requirements between three: a cycle is found if and only if there is one.
  @Test func cycles() {
    for graph in 0..<512 {
      var contest = Contest()
      let ids = (0..<3).map { contest.arena.add(.pan("pan\($0)"), on: contest.card) }
      func edge(_ from: Int, _ to: Int) -> Bool { graph & (1 << (from * 3 + to)) != 0 }
      for from in 0..<3 {
        for to in 0..<3 where edge(from, to) {
          contest.arena.gesture(ids[from], waitsForFailureOf: ids[to])
        }
      }
      // Independently: remove every recognizer that requires none of the remaining ones, until
      // nothing changes.
      var left: Set<Int> = [0, 1, 2]
      for _ in 0..<3 { left = left.filter { from in left.contains { edge(from, $0) } } }
      var losers: Set<GestureID> = []
      var cycles = 0
      for finding in contest.arena.findings {
        switch finding {
        case .cycle(let path):
          cycles += 1
          for (position, gesture) in path.enumerated() {
            let next = path[(position + 1) % path.count]
            if let from = ids.firstIndex(of: gesture), let to = ids.firstIndex(of: next) {
              #expect(edge(from, to))
            }
          }
        case .neverWins(let gesture, let path, _):
          losers.insert(gesture)
          #expect(path.first == gesture)
        }
      }
      #expect((cycles > 0) == !left.isEmpty)
      #expect(losers == Set(left.map { ids[$0] }))
    }
  }

  /// Declarations that can never recognize are found; sound ones are not.
  @Test func neverWins() {
    var contest = Contest()
    var off = GestureRecognizer.tap("off")
    off.isEnabled = false
    let flawed: [GestureRecognizer] = [
      off, .pan("none", PanTraits(allowsHorizontal: false, allowsVertical: false)),
      .pan("few", PanTraits(minimumTouches: 2, maximumTouches: 1)),
      .pan("many", PanTraits(minimumTouches: 17)), .edgePan("edge", EdgeTraits([])),
      .tap("fingers", TapTraits(touches: 17)), .longPress("long", LongPressTraits(touches: 17)),
    ]
    let ids = flawed.map { contest.arena.add($0, on: contest.card) }
    for sound in [GestureRecognizer.pan("pan"), .tap("tap"), .longPress("press")] {
      _ = contest.arena.add(sound, on: contest.card)
    }
    #expect(
      contest.arena.findings.map { finding -> GestureID? in
        guard case .neverWins(let gesture, let path, _) = finding else { return nil }
        return path == [gesture] ? gesture : nil
      } == ids)
  }
}
