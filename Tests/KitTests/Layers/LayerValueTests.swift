import TestSupport
import PantomimeKit
import Testing

/// The values that layer animations show, computed by hand.
@Suite(.timeLimit) struct LayerValueTests {
  /// Every combination of the three, over a model value of 100; `nil` is left out (T89).
  @Test(
    arguments: [
      (10, 50, nil, 10, 50), (10, nil, 8, 10, 18), (nil, 50, 8, 42, 50), (10, nil, nil, 10, 100),
      (nil, 50, nil, 100, 50), (nil, nil, 8, 100, 108), (nil, nil, nil, 100, 100),
      (10, 50, 8, 10, 50),
    ] as [(Double?, Double?, Double?, Double, Double)])
  func endsByWhatIsGiven(
    from: Double?, to: Double?, by: Double?, start: Double, end: Double
  ) throws {
    var board = try Simulation.board()
    try board.add(LayerAnimation(from: from, to: to, by: by, timing: MediaTiming(duration: 4)))
    for quarter in 0..<4 {
      try board.go(to: Double(quarter))
      #expect(board.x == start + (end - start) * Double(quarter) / 4)
      #expect(board.read("dot.model.x") == .number(100, .points))
    }
    try board.go(to: 4)
    #expect(board.x == 100)
  }

  @Test func withNothingGivenItComesFromWhatWasShown() throws {
    // (T89), the last row: the previous presentation value, though the key replaces what made it.
    var board = try Simulation.board()
    try board.add(
      LayerAnimation(from: 0.0, to: 50, timing: MediaTiming(duration: 1)), key: "a")
    try board.go(to: 0.5)
    try board.add(LayerAnimation(Nothing.content, timing: MediaTiming(duration: 1)), key: "a")
    #expect(board.x == 25)
    try board.go(to: 1)
    #expect(board.x == 62.5)
  }

  private enum Nothing {
    static let content = LayerAnimation.Content.basic(from: nil, to: nil, by: nil)
  }

  @Test func theModelValueIsFollowedAsItChanges() throws {
    // (T90)
    var board = try Simulation.board()
    try board.add(LayerAnimation(to: 0.0, timing: MediaTiming(duration: 1)))
    try board.go(to: 0.5)
    #expect(board.x == 50)
    try board.handle(.construct(.change([PropertyChange(path: "dot.x", numbers: [20])], by: nil)))
    #expect(board.x == 10)
  }

  @Test func laterOnesLieOnTop() throws {
    // (T91), (T92)
    var board = try Simulation.board()
    let timing = MediaTiming(duration: 1)
    var added = LayerAnimation(from: 10.0, to: 30, timing: timing)
    added.isAdditive = true
    try board.add(added)
    #expect(board.x == 110)
    try board.add(LayerAnimation(from: 0.0, to: 1, timing: timing), key: "plain")
    #expect(board.x == 0)
    try board.add(added)
    try board.go(to: 0.5)
    #expect(board.x == 20.5)
    #expect(board.read("dot.layers") == .count(3))
    try board.handle(.construct(.layer(.removal(view: "dot", key: "plain"))))
    #expect(board.x == 140)
  }

  @Test func aComponentLeavesTheOthersAlone() throws {
    var board = try Simulation.board()
    let timing = MediaTiming(duration: 1)
    try board.add(LayerAnimation(from: 10.0, to: 20, timing: timing), to: "frame.y")
    try board.go(to: 0.5)
    #expect(board.read("dot.frame") == .rect(Rect2D(x: 1, y: 15, width: 3, height: 4)))
    var added = LayerAnimation(by: Rect2D(x: 8, y: 8, width: 8, height: 8), timing: timing)
    added.isAdditive = true
    added.content = .basic(from: [0, 0, 0, 0], to: [8, 8, 8, 8], by: nil)
    try board.add(added, to: "frame")
    try board.go(to: 0.75)
    #expect(board.read("dot.frame") == .rect(Rect2D(x: 3, y: 19.5, width: 5, height: 6)))
  }

  @Test func repetitionsAddUp() throws {
    // (T91): repetition n starts from n times the end value; one that comes back does not.
    for (reverses, wanted) in [(false, [5, 15, 25, 30]), (true, [5, 5, 5, 0.0])] {
      var board = try Simulation.board()
      var timing = MediaTiming(duration: 1)
      (timing.repeatCount, timing.autoreverses) = (3, reverses)
      (timing.fillMode, timing.isRemovedOnCompletion) = (.forwards, false)
      var animation = LayerAnimation(from: 0.0, to: 10, timing: timing)
      animation.isCumulative = true
      try board.add(animation)
      let cycle = reverses ? 2.0 : 1
      for (index, value) in wanted.enumerated() {
        try board.go(to: index == 3 ? 9 : Double(index) * cycle + 0.5)
        #expect(board.x == value)
      }
    }
  }

  @Test func curvesBendThePass() throws {
    var board = try Simulation.board()
    try board.add(
      LayerAnimation(
        values: [0.0, 10, 20], curves: [nil, .easeIn], timing: MediaTiming(duration: 1),
        curve: .easeInOut))
    for share in [0.1, 0.25, 0.5, 0.625, 0.9] {
      try board.go(to: share)
      let pass = 2 * UnitBezier.easeInOut.value(at: share)
      let wanted = pass < 1 ? 10 * pass : 10 + 10 * UnitBezier.easeIn.value(at: pass - 1)
      #expect(abs(try #require(board.x) - wanted) < 1e-12)
    }
  }

  @Test func easingComesBeforeTheSegments() throws {
    // (T97): a keyframe over the first tenth of 10 s takes 2.2 s under ease-in-ease-out.
    var board = try Simulation.board()
    try board.add(
      LayerAnimation(
        values: [0.0, 1, 1], keyTimes: [0, 0.1, 1], timing: MediaTiming(duration: 10),
        curve: .easeInOut))
    try board.go(to: 2.2)
    #expect(try #require(board.x) < 1)
    try board.go(to: 2.21)
    #expect(board.x == 1)
  }

  @Test(
    arguments: [
      ([0, 0.5, 1], [], KeyframeMode.linear, "warning key-times"),
      ([0, 2], [], .linear, "warning key-times"), ([0.5, 0.2], [], .linear, "warning key-times"),
      ([0, 0.5], [], .linear, "warning key-times"), ([0, 1], [], .paced, "warning key-times"),
      (nil, [nil, nil], .linear, "warning curves"), (nil, [nil], .cubicPaced, "warning curves"),
    ] as [([Double]?, [UnitBezier?], KeyframeMode, String)])
  func whatDoesNotFitIsTold(
    times: [Double]?, curves: [UnitBezier?], mode: KeyframeMode, warning: String
  ) throws {
    // (T98), (T99)
    var board = try Simulation.board()
    let plain = LayerAnimation(
      values: [0.0, 1], keyTimes: times, curves: curves, mode: mode,
      timing: MediaTiming(duration: 1))
    try board.add(plain)
    #expect(board.eventNames == ["layer added", warning])
    #expect(board.trace.list.last?.event["path"] == .word("dot.x"))
    try board.go(to: 0.5)
    #expect(board.x == 0.5)
  }

  @Test func bothCountsAreNamed() throws {
    // (T99): the example as it was printed.
    var board = try Simulation.board()
    try board.add(
      LayerAnimation(
        values: [0.0, -5, 0, 0, -2.5, 0], keyTimes: [0, 0.25, 0.4, 0.6, 1],
        timing: MediaTiming(duration: 1)))
    let warning = try #require(board.trace.list.last?.event)
    #expect(warning["times"] == .number(5) && warning["values"] == .number(6))
    #expect(warning.reason.contains("5 key times do not fit 6 values"))
    for (time, value) in [(0.2, -5), (0.4, 0), (0.5, 0), (0.8, -2.5), (0.9, -1.25)] {
      try board.go(to: time)
      #expect(abs(try #require(board.x) - value) < 1e-12)
    }
  }

  @Test func noValuesShowNothing() throws {
    var board = try Simulation.board()
    try board.add(LayerAnimation(values: [Double](), timing: MediaTiming(duration: 1)))
    #expect(board.x == 100)
    #expect(board.eventNames == ["layer added", "warning no-values"])
    try board.finish()
    #expect(board.now == Instant(seconds: 1))
  }
}
