import TestSupport
import PantomimeKit
import Testing

/// Keys, ends and the scene's notifications; and the laws that hold for any division of time.
@Suite(.timeLimit) struct LayerEndTests {
  @Test func aKeyReplacesWhatIsThere() throws {
    // (T92), (T93)
    var board = try Simulation.board()
    try board.addWay(2, key: "a")
    try board.go(to: 1)
    try board.addWay(2, key: "a")
    #expect(board.eventNames == ["layer added", "layer removed", "layer added"])
    #expect(board.state == "a-no" && board.x == 0)
    try board.finish()
    #expect(board.now == Instant(seconds: 3) && board.state == "a-yes")
    #expect(board.read("told") == .count(2))
    #expect(board.eventNames.last == "layer ended")
  }

  @Test func keysAreRemovedByTheScene() throws {
    var board = try Simulation.board()
    try board.addWay(1, key: "b")
    try board.addWay(2, key: "a")
    #expect(LayerAnimation.keys(in: board) == ["b", "a"])
    try board.handle(.tap(view: "dot"))
    #expect(board.state == "a-no" && LayerAnimation.keys(in: board) == ["b"])
    try board.handle(.tap(view: "dot"))
    #expect(board.read("told") == .count(1))
    // An animation that had already ended is not reported again.
    try board.addWay(1, key: "a") { $0.isRemovedOnCompletion = false }
    try board.finish()
    #expect(board.read("told") == .count(3))
    try board.handle(.construct(.layer(.removal(view: "dot", key: nil))))
    #expect(board.read("told") == .count(3) && LayerAnimation.keys(in: board).isEmpty)
    #expect(board.trace.list.last?.event["finished"] == .word("yes"))
    #expect(throws: InputError(.layer(.noKey("c", among: ["b", "a"])))) {
      try board.handle(.construct(.layer(.removal(view: "dot", key: "c"))))
    }
  }

  @Test func coincidentEndsComeInTheOrderOfTheStarts() throws {
    // (U19)
    var board = try Simulation.board()
    for name in ["p", "q"] {
      let animator = try Animator(duration: 1, timing: .linear)
      try board.handle(.construct(.animator(name: name, animator)))
      try board.handle(
        .construct(
          .change(
            [PropertyChange(path: "dot.alpha", numbers: [1], isRelative: true)],
            by: Construction.Mover(animator: name, delayFactor: 0))))
    }
    try board.addWay(1, key: "a")
    try board.handle(.animator(.start(), name: "q"))
    try board.addWay(1, key: "b")
    try board.handle(.animator(.start(), name: "p"))
    try board.addWay(0.5, key: "c") { $0.beginTime = 0.5 }
    try board.go(to: 1)
    let ends = board.trace.list.filter { $0.time == Instant(seconds: 1) }.map(\.event)
    let names = ends.map { $0["key"]?.text ?? $0["animator"]?.text }
    #expect(names == ["a", "q", "b", "p", "c"])
  }

  @Test func endlessConsequencesAreCutOff() throws {
    // The scene adds again under a key whose replacement notifies it to add again.
    var board = try Simulation.board(again: true)
    try board.addWay(1, key: "a")
    #expect(throws: InputError.misuse(.endless)) { try board.addWay(1, key: "a") }
    let found = board.trace.list.filter { $0.event.misuse == .endless }
    #expect(found.map { $0.event["name"]?.text } == ["a"])
    try board.go(to: 0.5)
    #expect(LayerAnimation.keys(in: board) == ["a"])
    // A repetition by hand, one after the other, is fine.
    var calm = try Simulation.board(again: true)
    try calm.addWay(1, key: "a")
    try calm.go(to: 9.5)
    #expect(calm.x == 0.5 && calm.read("told") == .count(9))
  }

  @Test func numbersThatMakeNoValuesAreRefused() throws {
    var board = try Simulation.board()
    let timing = MediaTiming(duration: 1)
    let before = board.trace
    let wrong: [(LayerAnimation, String, ImpossibleInputError.Problem)] = [
      (
        LayerAnimation(to: 1.0, timing: timing), "frame",
        .wrongCount("dot.frame", wanted: 4, given: 1)
      ),
      (
        LayerAnimation(values: [1.0, 2, 3], timing: timing), "frame",
        .layer(.unevenValues("dot.frame", each: 4, given: 3))
      ),
      (
        LayerAnimation(to: 1.0, timing: timing), "y",
        .noProperty(
          "dot.y",
          among: [
            "dot.x", "dot.alpha", "dot.frame", "dot.center", "dot.width", "dot.height",
            "dot.anchor", "dot.scale", "dot.rotation", "dot.radius", "dot.color",
          ])
      ),
    ]
    for (animation, property, problem) in wrong {
      #expect(throws: InputError(problem)) { try board.add(animation, to: property) }
    }
    #expect(board.trace == before)
  }

  /// Something of everything: what is shown at each instant depends on that instant alone.
  private func busyBoard() throws -> Simulation {
    var board = try Simulation.board()
    try board.addWay(0.3, key: "a") { ($0.repeatCount, $0.autoreverses) = (2.5, true) }
    var added = LayerAnimation(
      values: [0.0, -5, 0, 0, -2.5, 0], keyTimes: [0, 0.25, 0.4, 0.6, 1],
      timing: MediaTiming(duration: 0.7))
    added.isAdditive = true
    added.timing.beginTime = 0.2
    (added.timing.repeatDuration, added.timing.fillMode) = (1.9, .both)
    added.timing.isRemovedOnCompletion = false
    try board.add(added)
    let spring = try Animator(duration: 1, timing: .damped(ratio: 0.5))
    try board.handle(.construct(.animator(name: "p", spring)))
    try board.handle(
      .construct(
        .change(
          [PropertyChange(path: "dot.x", numbers: [300])],
          by: Construction.Mover(animator: "p", delayFactor: 0))))
    try board.handle(.animator(.start(), name: "p"))
    return board
  }

  @Test func seekingAndSteppingShowTheSame() throws {
    let start = try busyBoard()
    var stepped = start
    for step in 0...150 {
      let time = Double(step) / 60
      try stepped.go(to: time)
      var sought = start
      try sought.go(to: time)
      #expect(sought.x == stepped.x && sought.trace == stepped.trace)
    }
  }

  @Test(arguments: [1, 7, 60, 1_000])
  func howTimeIsCutChangesNothing(pieces: Int) throws {
    var whole = try busyBoard()
    var cut = whole
    try whole.go(to: 3)
    for piece in 1...pieces { try cut.go(to: 3 * Double(piece) / Double(pieces)) }
    #expect(cut.trace.text == whole.trace.text && cut.x == whole.x)
    #expect(whole.trace.list.count { $0.event.name == "layer ended" } == 2)
    #expect(try Trace(whole.trace.text) == whole.trace)
  }

  @Test func nothingTraps() throws {
    let wild = [0, -1, 1e-300, 0.1, 1e300, .infinity, -Double.infinity, .nan]
    for duration in wild {
      for begin in wild {
        for speed in wild {
          var timing = MediaTiming(duration: duration)
          (timing.beginTime, timing.speed) = (begin, speed)
          (timing.timeOffset, timing.repeatCount) = (speed, duration)
          (timing.repeatDuration, timing.autoreverses) = (begin, true)
          var board = try Simulation.board()
          let group = LayerAnimationGroup(timing: timing)
          try board.handle(.construct(.layer(.group(group, view: "dot", key: "g"))))
          if !LayerAnimation.keys(in: board).isEmpty {
            var animation = LayerAnimation(values: [begin, speed], timing: timing)
            animation.isCumulative = true
            try board.add(animation, group: "g")
            try board.add(animation)
          }
          try board.go(to: 1e9)
          _ = board.x
        }
      }
    }
  }
}
