import TestSupport
import PantomimeKit
import Testing

/// When layer animations run and end on the stage's clock.
@Suite(.timeLimit) struct LayerTimeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let duration: Double
    let change: @Sendable (inout MediaTiming) -> Void
    /// The instant of its end in seconds, and what is shown then and afterwards.
    let end: Double
    let rest: Double
    /// The values shown at some earlier times.
    let shown: [(Double, Double)]
  }

  /// The fraction shown by a way from 0 to 1 that is never removed; 100 where nothing is (T84 – T86).
  static let cases: [Case] = [
    Case(
      testDescription: "once", duration: 2, change: { _ in }, end: 2, rest: 100,
      shown: [(0, 0), (0.5, 0.25), (1.5, 0.75)]),
    Case(
      testDescription: "two and a half times", duration: 2,
      change: { ($0.repeatCount, $0.fillMode) = (2.5, .forwards) }, end: 5, rest: 0.5,
      shown: [(1, 0.5), (2, 0), (3, 0.5), (4, 0), (4.5, 0.25)]),
    Case(
      testDescription: "three tenths", duration: 0.1,
      change: { ($0.repeatCount, $0.fillMode) = (3, .both) }, end: 0.3, rest: 1,
      shown: [(0.1, 0), (0.15, 0.5), (0.2, 0), (0.25, 0.5)]),
    Case(
      testDescription: "there and back", duration: 1,
      change: { ($0.autoreverses, $0.fillMode) = (true, .forwards) }, end: 2, rest: 0,
      shown: [(0.25, 0.25), (1, 1), (1.25, 0.75)]),
    Case(
      testDescription: "there, back and there", duration: 1,
      change: { ($0.autoreverses, $0.repeatCount, $0.fillMode) = (true, 1.5, .forwards) }, end: 3,
      rest: 1, shown: [(1, 1), (1.75, 0.25), (2, 0), (2.75, 0.75)]),
    Case(
      testDescription: "for a time, which counts before the count", duration: 2,
      change: { ($0.repeatDuration, $0.repeatCount, $0.fillMode) = (3, 7, .both) }, end: 3,
      rest: 0.5, shown: [(1, 0.5), (2, 0), (2.5, 0.25)]),
    Case(
      testDescription: "late, filled before", duration: 1,
      change: { ($0.beginTime, $0.fillMode) = (0.5, .backwards) }, end: 1.5, rest: 100,
      shown: [(0, 0), (0.25, 0), (0.5, 0), (1, 0.5)]),
    Case(
      testDescription: "late, filled after", duration: 1,
      change: { ($0.beginTime, $0.fillMode) = (0.5, .forwards) }, end: 1.5, rest: 1,
      shown: [(0, 100), (0.25, 100), (0.5, 0), (1, 0.5)]),
    Case(
      testDescription: "at double speed from a quarter on", duration: 1,
      change: { ($0.speed, $0.timeOffset, $0.fillMode) = (2, 0.25, .both) }, end: 0.375, rest: 1,
      shown: [(0, 0.25), (0.125, 0.5), (0.25, 0.75)]),
    Case(
      testDescription: "backwards", duration: 1,
      change: { ($0.speed, $0.timeOffset, $0.fillMode) = (-1, 1.5, .both) }, end: 1.5, rest: 0,
      shown: [(0, 1), (0.25, 1), (0.75, 0.75), (1, 0.5), (1.25, 0.25)]),
    Case(
      testDescription: "the duration of the transaction for none", duration: 0,
      change: { $0.fillMode = .both }, end: 0.25, rest: 1, shown: [(0, 0), (0.125, 0.5)]),
    Case(
      testDescription: "begun before the clock", duration: 2,
      change: { ($0.beginTime, $0.fillMode) = (-0.5, .both) }, end: 1.5, rest: 1,
      shown: [(0, 0.25), (0.5, 0.5)]),
  ]

  @Test(arguments: cases)
  func followsTheArithmetic(of timing: Case) throws {
    var board = try Simulation.board()
    try board.addWay(timing.duration) {
      $0.isRemovedOnCompletion = false
      timing.change(&$0)
    }
    #expect(board.nextDeadline == Instant(seconds: timing.end))
    for (time, value) in timing.shown {
      try board.go(to: time)
      #expect(abs(try #require(board.x) - value) < 1e-12, "at \(time)")
    }
    try board.finish()
    #expect(board.now == Instant(seconds: timing.end))
    for time in [timing.end, timing.end + 0.1, 50] {
      try board.go(to: time)
      #expect(board.x == timing.rest, "at \(time)")
    }
    #expect(board.read("dot.layers") == .count(1))
    // (T86): removed on completion, nothing is left whatever the fill mode.
    var removed = try Simulation.board()
    try removed.addWay(timing.duration, timing.change)
    try removed.go(to: timing.end)
    #expect(removed.x == 100 && removed.read("dot.layers") == .count(0))
  }

  @Test func zeroMeansNow() throws {
    // (T80); other begin times are on the stage's clock.
    var board = try Simulation.board()
    try board.go(to: 3)
    try board.addWay(1)
    #expect(board.x == 0 && board.nextDeadline == Instant(seconds: 4))
    try board.addWay(4) { $0.beginTime = 2 }
    #expect(board.x == 0.25)
    // An animation that is over before it is added ends immediately.
    try board.addWay(1, key: "past") { $0.beginTime = 1 }
    #expect(board.eventNames.suffix(2) == ["layer added", "layer ended"])
    #expect(board.now == Instant(seconds: 3))
  }

  @Test func whatNeverRestsHasNoDeadline() throws {
    var board = try Simulation.board()
    #expect(board.endless == nil)
    try board.addWay(1, key: "spin") { $0.repeatCount = .infinity }
    #expect(board.nextDeadline == nil)
    #expect(board.endless == "the layer animation spin of dot.x")
    try board.go(to: 1_000.25)
    #expect(board.x == 0.25)
    try board.handle(.construct(.layer(.removal(view: nil, key: "spin"))))
    #expect(board.endless == nil)
    // The largest float, which Core Animation treats as forever, is forever here too (T83).
    try board.addWay(1) { $0.repeatCount = 3.4028234663852886e38 }
    #expect(board.nextDeadline == nil && board.endless != nil)
    // Time that stands still moves nothing.
    var held = try Simulation.board()
    try held.addWay(1) { ($0.speed, $0.timeOffset) = (0, 0.5) }
    #expect(held.nextDeadline == nil && held.endless == nil && held.x == 0.5)
  }

  @Test func groupsRunTheirMembers() throws {
    // (T80), (T104)
    var board = try Simulation.board()
    try board.go(to: 1)
    var timing = MediaTiming(duration: 2)
    (timing.speed, timing.repeatCount) = (2, 2)
    try board.handle(
      .construct(.layer(.group(LayerAnimationGroup(timing: timing), view: "dot", key: "pop"))))
    var late = MediaTiming(duration: 3)
    late.beginTime = 0.5
    try board.add(LayerAnimation(from: 0.0, to: 3, timing: late), group: "pop")
    var short = MediaTiming(duration: 1)
    (short.repeatCount, short.isRemovedOnCompletion) = (.infinity, true)
    try board.add(LayerAnimation(from: 0.0, to: 1, timing: short), to: "alpha", group: "pop")
    #expect(board.read("dot.layers") == .count(1))
    #expect(board.endless == nil && board.nextDeadline == Instant(seconds: 3))
    for (time, x, alpha) in [
      (1, 100, 0), (1.25, 0, 0.5), (1.5, 0.5, 0), (1.75, 1, 0.5), (2, 100, 0), (2.5, 0.5, 0.0),
      (3, 100, 1),
    ] {
      try board.go(to: time)
      #expect(board.x == x, "at \(time)")
      #expect(board.read("dot.alpha")?.numbers == [alpha], "at \(time)")
    }
    #expect(board.read("told")?.numbers == [1])
    #expect(throws: InputError.self) {
      try board.add(LayerAnimation(to: 1.0, timing: timing), group: "pop")
    }
  }

  @Test func aGroupTakesMembersOnlyWhenItIsAdded() throws {
    var board = try Simulation.board()
    let timing = MediaTiming(duration: 2)
    let group = LayerAnimationGroup(
      [
        LayerAnimationGroup.Member("x", LayerAnimation(from: 0.0, to: 4, timing: timing)),
        LayerAnimationGroup.Member("none", LayerAnimation(from: 0.0, to: 4, timing: timing)),
      ], timing: timing, curve: .easeIn)
    try board.handle(.construct(.layer(.group(group, view: "dot", key: "pop"))))
    try board.go(to: 1)
    #expect(board.x == 4 * UnitBezier.easeIn.value(at: 0.5))
    #expect(throws: InputError(.layer(.groupClosed("pop", since: .zero)))) {
      try board.add(LayerAnimation(to: 1.0, timing: timing), group: "pop")
    }
    #expect(throws: InputError(.layer(.noGroup("pup", among: ["pop"])))) {
      try board.add(LayerAnimation(to: 1.0, timing: timing), group: "pup")
    }
  }
}
