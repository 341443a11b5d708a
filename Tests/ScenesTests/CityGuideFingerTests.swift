import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// Fingers on the city guide: which pan gets a touch, where the list rests, what faults leave behind.
@Suite(.timeLimit) struct CityGuideFingerTests {
  /// Plays one finger, from touch to touch 10 ms apart, and lets it lift with the last.
  private func touch(_ places: [Point2D], _ simulation: inout Simulation) throws {
    for (index, place) in places.enumerated() {
      try simulation.handle(.touch([Touch(index == 0 ? .down : .move, at: place)]))
      _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 0.01))
    }
    if let last = places.last { try simulation.handle(.touch([Touch(.up, at: last)])) }
  }

  /// A touch on a card goes to the card if it is strictly steeper than level, otherwise to the
  /// list, and to neither while a card is expanded and the list locked (seed scene 2.3).
  @Test(arguments: -6...6, [false, true])
  func theAxisDecidesWhoGetsATouch(dx: Int, startsExpanded: Bool) throws {
    for dy in -6...6 where dx * dx + dy * dy >= 9 {
      var simulation = try Simulation.of("city-guide")
      if startsExpanded {
        try simulation.handle(.tap(view: "card"))
        _ = try simulation.advance(to: Instant(seconds: 1))
      }
      let from = Point2D(x: 195, y: 422)
      let to = Point2D(x: from.x + 5 * Double(dx), y: from.y + 5 * Double(dy))
      try simulation.handle(.touch([Touch(.down, at: from)]))
      _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 0.01))
      try simulation.handle(.touch([Touch(.move, at: to)]))
      let isSteep = dy.magnitude > dx.magnitude
      #expect(simulation.read("gesture.card.1") == .word(isSteep ? "began" : "failed"))
      #expect(simulation.read("animator.state") == .word(isSteep ? "active" : "inactive"))
      #expect(simulation.read("list.dragging") == .flag(!isSteep && !startsExpanded))
    }
  }

  /// The published rule: nearest to the natural rest, but never against the flick (seed scene 2.1).
  @Test(arguments: [0, 1, 2], Array(stride(from: -240.0, through: 240, by: 60)))
  func theListRestsByThePublishedRule(card: Int, way: Double) throws {
    for speed in stride(from: -1200.0, through: 1200, by: TestRun.isLong ? 150 : 300) {
      var simulation = try Simulation.of("city-guide", [("card", .number(Double(card)))])
      let x = 195 + way
      try touch(
        [Point2D(x: 195, y: 100), Point2D(x: 195 + way / 2, y: 100)]
          + (-2...0).map { Point2D(x: x + speed * 0.01 * Double($0), y: 100) }, &simulation)
      guard
        let release = simulation.trace.list.last(where: { $0.event.name == "scroll released" }),
        case .numbers(let offset)? = release.event["offset"],
        case .numbers(let velocity)? = release.event["velocity"]
      else {
        // Only a finger that stays within the slop lets nothing go.
        #expect(way == 0 && speed.magnitude < 500)
        continue
      }
      // Below 250 pt/s a list is not thrown; it rests between its first and its last card.
      let thrown = velocity[0].magnitude >= 250 ? velocity[0] * 0.099 : 0
      let rest = min(max(offset[0] + thrown, -70), 480)
      let nearest = (rest / 275 + 70 / 275.0).rounded() * 275 - 70
      let isAgainst = (nearest - offset[0]) * velocity[0] < 0
      let page = isAgainst ? 275 * (velocity[0] > 0 ? 1.0 : -1) : 0
      let target = min(max(nearest + page, -70), 480)
      #expect(simulation.number("list.target") == target, "\(speed)")
      _ = try simulation.advance(to: Instant(seconds: 30))
      #expect(simulation.number("list.offset") == target, "\(speed)")
      #expect(simulation.read("list.decelerating") == .flag(false))
      let index = Int((target + 70) / 275)
      #expect(simulation.number("card.\(index).distance") == 0)
      #expect(simulation.number("card.\(index).alpha") == 1)
    }
  }

  /// CG-1: a run that is grabbed n times has n + 1 completions, and flips the state as often.
  @Test(arguments: 0...6)
  func everyGrabAddsACompletion(grabs: Int) throws {
    var simulation = try Simulation.of(
      "city-guide", [("faults", .faults(["CG-1", "CG-2", "CG-3"]))])
    try simulation.handle(.tap(view: "card"))
    for _ in 0..<grabs {
      _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 0.01))
      try simulation.handle(.pan(PanInput(.began)))
      try simulation.handle(.pan(PanInput(.ended, velocity: Vector(dy: -100))))
    }
    #expect(simulation.number("completions") == Double(grabs + 1))
    _ = try simulation.advance(to: Instant(seconds: 5))
    #expect(simulation.state == (grabs.isMultiple(of: 2) ? "expanded" : "collapsed"))
    #expect(simulation.number("left.shift") == Double(50 * (grabs + 1)))
    #expect(simulation.read("list.scrolls") == .flag(false))
  }

  /// CG-11: whatever is divided by, every number stays one.
  @Test(arguments: [350.0, 349.999_999, 300, 1])
  func aGeometryWithoutAWayUpStaysFinite(height: Double) throws {
    let size = OptionValue.size(Size2D(width: 390, height: height))
    for dy in [0, 1e-300, -1, 247, -1e300, 1e308] {
      var simulation = try Simulation.of(
        "city-guide", [("screen", size), ("faults", .faults(["CG-11"]))])
      try simulation.handle(.pan(PanInput(.began)))
      try simulation.handle(.pan(PanInput(.changed, dy: .absolute(dy))))
      try simulation.handle(.pan(PanInput(.changed, dy: .absolute(-dy))))
      try simulation.handle(.pan(PanInput(.ended, velocity: Vector(dy: -dy))))
      _ = try simulation.advance(to: Instant(seconds: 1))
      for path in ["raw", "fraction", "progress", "card.frame", "card.screen-frame"] {
        let numbers = simulation.read(path)?.numbers ?? []
        #expect(!numbers.isEmpty && numbers.allSatisfy { $0.isFinite }, "\(path) \(dy)")
      }
      #expect(["collapsed", "expanded"].contains(simulation.state))
    }
  }

  /// Every variant of the tutorial runs a tap alike, and the close button the way back.
  @Test(arguments: ["a", "b", "c", "d", "e"])
  func aTapIsTheSameAtEveryStage(variant: String) throws {
    var simulation = try Simulation.of("city-guide", [("variant", .word(variant))])
    var healthy = try Simulation.of("city-guide")
    for view in ["card", "close"] {
      try simulation.handle(.tap(view: view))
      try healthy.handle(.tap(view: view))
      for _ in 0..<40 {
        for path in ["card.frame", "left.shift", "close.alpha", "state", "list.scrolls"] {
          let pathValue = try #require(simulation.read(path), "\(path)")
          #expect(pathValue == healthy.read(path))
        }
        _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 0.01))
        _ = try healthy.advance(to: simulation.now)
      }
    }
    #expect(simulation.state == "collapsed")
  }

  /// In the stage that checks no axis, a card takes every pan that isn't steeper than level, and the
  /// lack is recorded.
  @Test(arguments: [(100, true), (99, true), (101, false)])
  func aSidewaysPanOfACardIsALack(dy: Double, isLack: Bool) throws {
    var simulation = try Simulation.of("city-guide", [("variant", .word("d"))])
    try simulation.handle(.tap(view: "card"))
    _ = try simulation.advance(to: Instant(seconds: 0.1))
    try simulation.handle(.pan(PanInput(.began, velocity: Vector(dx: 100, dy: dy))))
    #expect(simulation.trace.list.contains { $0.event.text.hasPrefix("stage d") } == isLack)
  }
}
