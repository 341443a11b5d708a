import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// A sheet between several detents, and the list in it.
@Suite(.timeLimit) struct DetentsTests {
  private func pan(
    _ state: RecognizerState, _ way: Double = 0, velocity: Double? = nil
  ) -> Input {
    .pan(PanInput(state, dy: .absolute(way), velocity: velocity.map { Vector(dy: $0) }))
  }

  // MARK: The hand-over

  /// All the finger's way goes to the sheet or the list, one at a time, and the one that moves is
  /// said to.
  @Test(arguments: TestRun.sample(Array(1..<41), oneIn: 4))
  func theFingersWayIsShared(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func next(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + random.unit() * (range.upperBound - range.lowerBound)
    }
    var simulation = try Simulation.of("detents", [("at", .number(Double(seed % 3)))])
    try simulation.handle(
      .scroll(ScrollInput([next(0...400)]), view: "list"))
    for _ in 0..<4 {
      var sheet = simulation.number("sheet.y")
      var list = simulation.number("list.offset")
      try simulation.handle(pan(.began))
      #expect(simulation.number("sheet.y") == sheet && simulation.number("list.offset") == list)
      // Caught in its bounce, a list resists, as ever.
      let isExact = (0...1_300).contains(list)
      var way = 0.0
      for _ in 0..<12 {
        // Not so far up that the list comes to its end.
        let step = max(next(-300...300), list - 1_200 + 100 - sheet)
        way += step
        try simulation.handle(pan(.changed, way))
        let (sheetWay, listWay) = (
          simulation.number("sheet.y") - sheet, simulation.number("list.offset") - list
        )
        let moved = sheetWay.magnitude + listWay.magnitude
        #expect(moved < step.magnitude + 1e-9)
        if isExact {
          #expect((sheetWay - listWay - step).magnitude < 1e-9)
          #expect((moved - step.magnitude).magnitude < 1e-9)
        }
        sheet += sheetWay
        list += listWay
        #expect(sheet > 100 - 1e-9 && (list > -1e-9 || !isExact))
        if step != 0 {
          if sheetWay == 0 { #expect(simulation.read("hand") == .word("list")) }
          if listWay == 0, isExact { #expect(simulation.read("hand") == .word("sheet")) }
        }
        _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 0.01))
      }
      try simulation.handle(pan(.ended, way, velocity: next(-2_000...2_000)))
      #expect((simulation.number("sheet.y") - sheet).magnitude < 1e-9)
      // The rest of a bounce may be too small to be visible.
      #expect((simulation.number("list.offset") - list).magnitude < (isExact ? 1e-9 : 0.5))
      // Sometimes at rest, sometimes caught on the way.
      _ = try simulation.advance(to: simulation.now.advanced(bySeconds: next(0...1)))
    }
    try simulation.settle()
    #expect([100, 400, 700].contains(simulation.number("sheet.y")))
    #expect(simulation.endScene().isEmpty)
  }

  /// The same with touches: once both pans have begun, a point of the finger is a point of one of
  /// them.
  @Test(arguments: TestRun.sample(Array(1..<21), oneIn: 4))
  func touchesAreShared(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 977)
    var simulation = try Simulation.of("detents", [("at", .number(Double(seed % 2)))])
    try simulation.handle(.scroll(ScrollInput([Double(seed * 7)]), view: "list"))
    var finger = 620.0
    try simulation.handle(.touch([Touch(.down, at: Point2D(x: 100, y: finger))]))
    var before: Double?
    for _ in 0..<30 {
      _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 1.0 / 60))
      let step = random.spread(0, 160)
      finger = min(max(finger + step, 300), 840)
      try simulation.handle(.touch([Touch(.move, at: Point2D(x: 100, y: finger))]))
      guard simulation.pan.state == .began || simulation.pan.state == .changed else { continue }
      let sum = simulation.number("sheet.y") - simulation.number("list.offset")
      if let before { #expect((sum - finger - before).magnitude < 1e-9) }
      before = sum - finger
    }
    #expect(before != nil, "no pan began")
    try simulation.handle(.touch([Touch(.up, at: Point2D(x: 100, y: finger))]))
    #expect(simulation.read("hand") == .word("none"))
    try simulation.settle()
    #expect([100, 400, 700].contains(simulation.number("sheet.y")))
  }

  // MARK: The lift-off

  /// Under every rule the sheet comes to rest on the detent that was decided, and the spring's
  /// velocity has the finger's direction: positive towards the detent (G161).
  @Test(arguments: [nil] + NamedRule.all.map { Optional($0) })
  func itRestsWhereItIsDecided(rule: NamedRule?) throws {
    let anchors = [100.0, 400, 700, 844]
    let detents: Given = [("detents", .numbers([744, 444, 144, 0]))]
    var decided = 0
    for first in [0, 1, 2] {
      for way in TestRun.sample([-350.0, -300, -90, 0, 60, 310], oneIn: 2, from: first) {
        for velocity in [-1_500.0, -140, 0, 140, 1_500] {
          var simulation = try Simulation.of("detents", detents + [("at", .number(Double(first)))])
          try simulation.handle(.setting(.rule(rule)))
          try simulation.handle(pan(.began))
          try simulation.handle(pan(.changed, way))
          let place = simulation.number("sheet.y")
          let isLists = simulation.read("hand") == .word("list")
          try simulation.handle(pan(.ended, way, velocity: velocity))
          if !isLists {
            decided += 1
            let decisionRecord = try #require(simulation.decisionRecord)
            #expect(decisionRecord.decision == decisionRecord.decision(by: rule))
            let target = decisionRecord.decision.anchor
            let left = target - place
            let wanted = left == 0 ? 0 : min(max(velocity / left, -30), 30)
            #expect((simulation.number("release.velocity") - wanted).magnitude < 1e-12)
            #expect(simulation.number("decision") == Double(decisionRecord.decision.index))
          }
          try simulation.settle()
          let detent = try #require(Int(exactly: simulation.number("detent")))
          #expect(simulation.number("sheet.y") == anchors[detent], "\(rule?.name ?? "") \(way)")
          #expect(simulation.state == "resting")
        }
      }
    }
    #expect(decided > TestRun.count(50, oneIn: 2))
  }

  /// However hard the spring swings, catching the sheet moves nothing.
  @Test(arguments: [0.3, 0.5756, 1], stride(from: 0.0, to: 0.7, by: 0.05).map { $0 })
  func catchingMovesNothing(damping: Double, wait: Double) throws {
    var simulation = try Simulation.of(
      "detents", [("damping", .number(damping)), ("at", .number(1))])
    try simulation.handle(.scroll(ScrollInput([30]), view: "list"))
    try simulation.handle(pan(.began))
    try simulation.handle(pan(.changed, -100))
    try simulation.handle(pan(.ended, -100, velocity: -2_500))
    _ = try simulation.advance(to: Instant(seconds: wait))
    let place = simulation.number("sheet.y")
    let offset = simulation.number("list.offset")
    try simulation.handle(pan(.began))
    #expect((simulation.number("sheet.y") - place).magnitude < 1e-9)
    #expect((simulation.number("list.offset") - offset).magnitude < 1e-9)
    for way in [4.0, 8, 4, 0] {
      try simulation.handle(pan(.changed, way))
      let sum = simulation.number("sheet.y") - simulation.number("list.offset")
      #expect((sum - (place - offset) - way).magnitude < 1e-9)
    }
    try simulation.handle(pan(.ended, 0, velocity: 0))
    try simulation.settle()
    #expect([100, 400, 700].contains(simulation.number("sheet.y")))
    #expect(simulation.endScene().isEmpty)
  }

  /// Whatever the sizes, there is a place to rest.
  @Test(arguments: [1.0, 30, 844, 10_000], [[0.0, 0], [10_000, 9_000], [50, 20, 0, 700, 1, 1]])
  func oddSizesHaveAPlaceToRest(height: Double, detents: [Double]) throws {
    for rows in [0.0, 1, 1_000] {
      var simulation = try Simulation.of(
        "detents",
        [
          ("screen", .size(Size2D(width: 300, height: height))), ("detents", .numbers(detents)),
          ("at", .number(5)), ("rows", .number(rows)),
        ])
      for (way, velocity) in [(-1e9, -1e9), (1e9, 1e9), (3, 0), (0, 5)] {
        try simulation.handle(pan(.began))
        try simulation.handle(pan(.changed, way))
        try simulation.handle(pan(.ended, way, velocity: velocity))
        try simulation.settle()
        let shown = height - simulation.number("sheet.y")
        #expect(detents.contains { (min($0, height) - shown).magnitude < 1e-9 })
      }
    }
  }

  /// Without a handoff, a pan upward over the list scrolls it only if the sheet is at its highest
  /// detent (G92).
  @Test(arguments: [(0, true), (1, false), (2, false)])
  func onlyAnOpenSheetLeavesAPanToItsList(detent: Double, isLists: Bool) throws {
    var simulation = try Simulation.of(
      "detents", [("at", .number(detent)), ("hand-over", .flag(false))])
    try simulation.handle(pan(.began, velocity: -100))
    let isRefused = simulation.trace.list.contains { $0.event.name == "pan refused" }
    #expect(isRefused == isLists)
  }

  /// In FloatingPanel, only a release that is faster than 300 pt/s swings (G170).
  @Test(arguments: [(0, 1), (-300, 1), (300, 1), (-301, 0.5756), (2_000, 0.5756)])
  func onlyAFastReleaseSwings(velocity: Double, damping: Double) throws {
    var simulation = try Simulation.of("detents", [("settle", .word("floating-panel"))])
    try simulation.handle(pan(.began))
    try simulation.handle(pan(.changed, -100))
    try simulation.handle(pan(.ended, -100, velocity: velocity))
    let settling = simulation.trace.list.last { $0.event.name == "settling" }
    #expect(settling?.event["damping"] == .number(damping))
  }
}
