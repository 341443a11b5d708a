import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// The city guide's geometry and rules, as laws over sizes and directions.
@Suite(.timeLimit) struct CityGuideTests {
  private func numbers(_ path: String, _ simulation: Simulation) -> [Double] {
    simulation.read(path)?.numbers ?? []
  }

  /// Scrubbed linearly, the top edge of the card stays under the finger (seed scene 2.1).
  @Test(arguments: [(390.0, 844.0), (375, 667), (320, 480), (1024, 1366)], [0, 1, 2])
  func topEdgeStaysUnderTheFinger(screen: (Double, Double), card: Int) throws {
    var simulation = try Simulation.of(
      "city-guide",
      [
        ("screen", .size(Size2D(width: screen.0, height: screen.1))),
        ("card", .number(Double(card))),
      ])
    let way = (screen.1 - 350) / 2
    try simulation.handle(.pan(PanInput(.began)))
    for step in 0...20 {
      let moved = way * Double(step) / 20
      try simulation.handle(.pan(PanInput(.changed, dy: .absolute(-moved))))
      let top = numbers("card.frame", simulation)[1]
      #expect((top - (way - moved)).magnitude < 1e-9)
      #expect((numbers("card.screen-frame", simulation)[1] - top).magnitude < 1e-9)
    }
    #expect(numbers("card.screen-frame", simulation) == [0, 0, screen.0, screen.1])
  }

  /// The release rule of the seed scene's table: the velocity alone decides.
  @Test(arguments: [-900.0, -1, 0, 1, 900], [0.01, 0.5, 0.99])
  func velocityAloneDecides(velocity: Double, share: Double) throws {
    for startsExpanded in [false, true] {
      var simulation = try Simulation.of("city-guide")
      if startsExpanded {
        try simulation.handle(.tap(view: "card"))
        _ = try simulation.advance(to: Instant(seconds: 1))
      }
      let direction = startsExpanded ? 1.0 : -1.0
      try simulation.handle(.pan(PanInput(.began)))
      try simulation.handle(.pan(PanInput(.changed, dy: .absolute(direction * 247 * share))))
      try simulation.handle(.pan(PanInput(.ended, velocity: Vector(dy: velocity))))
      _ = try simulation.advance(to: Instant(seconds: 5))
      let completes = velocity == 0 || (velocity > 0) == startsExpanded
      #expect(simulation.read("position") == .word(completes ? "end" : "start"))
      #expect(simulation.state == (completes != startsExpanded ? "expanded" : "collapsed"))
    }
  }

  @Test(arguments: [350.0, 349, 1])
  func geometryWithoutAWayUpIsRefused(height: Double) {
    #expect(throws: OptionError.self) {
      try Simulation.of("city-guide", [("screen", .size(Size2D(width: 390, height: height)))])
    }
  }
}
