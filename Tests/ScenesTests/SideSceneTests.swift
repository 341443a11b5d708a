import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// The small scenes: each by the one thing that it shows, at every instant looked at.
@Suite(.timeLimit) struct SideSceneTests {
  private func begin(_ simulation: inout Simulation) throws {
    try simulation.handle(.animator(.start(afterDelay: nil), name: nil))
  }

  // MARK: Geometry

  /// A screen that leaves nothing of what a scene is about is refused, the least that does not is
  /// taken.
  @Test(arguments: [
    ("pokedex-list", Size2D(width: 390, height: 91), Size2D(width: 390, height: 92)),
    ("connect-dots", Size2D(width: 390, height: 119), Size2D(width: 390, height: 120)),
    ("floating-player", Size2D(width: 135, height: 844), Size2D(width: 136, height: 844)),
    ("floating-player", Size2D(width: 390, height: 249), Size2D(width: 390, height: 250)),
    ("easing-gallery", Size2D(width: 40, height: 844), Size2D(width: 41, height: 844)),
  ])
  func geometryWithoutRoomIsRefused(scene: String, refused: Size2D, taken: Size2D) throws {
    #expect(throws: OptionError.self) { try Simulation.of(scene, [("screen", .size(refused))]) }
    #expect(try Simulation.of(scene, [("screen", .size(taken))]).screen == taken)
  }

  /// A square as wide as the screen, but for the room beside it, would go nowhere or the other way.
  @Test(arguments: [370.0, 371, 390, 10_000])
  func squaresWithoutAWayAreRefused(size: Double) {
    #expect(throws: OptionError.self) {
      try Simulation.of("easing-gallery", [("size", .number(size))])
    }
  }

  /// A finger can come down wherever the option says that there is a screen.
  @Test(arguments: Scenes.all.map { $0.name })
  func theScreenIsTheOne(scene: String) throws {
    let entry = try #require(Scenes.named(scene))
    let option = try #require(entry.options.first { $0.name == "screen" })
    var sizes = [Size2D(width: 390, height: 844), Size2D(width: 414, height: 896)]
    if case .sizes(let all) = option.kind { sizes = all }
    for size in sizes {
      var simulation = try Simulation.of(scene, [("screen", .size(size))])
      #expect(simulation.screen == size)
      let corner = Point2D(x: size.width - 1, y: size.height - 1)
      try simulation.handle(.touch([Touch(.down, at: corner)]))
    }
  }

  // MARK: Basics

  @Test func easedAndLinearMeetAtTheEndsAndHalfWay() throws {
    var simulation = try Simulation.of("basics")
    try begin(&simulation)
    for step in 0...30 {
      _ = try simulation.advance(to: Instant(seconds: Double(step) / 100))
      let (eased, linear) = (simulation.number("eased.x"), simulation.number("linear.x"))
      #expect((linear - Double(step) * 100 / 30).magnitude < 1e-6)
      let easedLags = step < 15
      let meets = step == 0 || step == 15 || step == 30
      #expect(meets ? (eased - linear).magnitude < 1e-6 : (eased < linear) == easedLags)
    }
  }

  // MARK: The gallery

  private static let formulas: [(String, PennerEasing.Family)] = [
    ("sine", .sine), ("quad", .quad), ("cubic", .cubic), ("quart", .quart), ("quint", .quint),
    ("expo", .expo), ("circ", .circ), ("back", .back),
  ]
  private static let directions: [(String, EasingDirection)] = [
    ("in", .easeIn), ("out", .easeOut), ("in-out", .easeInOut),
  ]

  @Test func rowsAreNamedAfterTheirCurves() throws {
    let rows = Self.formulas.flatMap { formula in
      Self.directions.map { "\(formula.0)-\($0.0)" }
    }
    let simulation = try Simulation.of("easing-gallery")
    #expect(simulation.animatorNames == rows)
    #expect(simulation.viewNames == rows)
  }

  /// By the formulas every row is where its formula says, on the way out and on the way back.
  @Test func formulasAreTheFormulas() throws {
    var simulation = try Simulation.of("easing-gallery", [("curves", .word("analytic"))])
    try begin(&simulation)
    for step in 1..<40 where step != 20 {
      _ = try simulation.advance(to: Instant(seconds: Double(step) / 20))
      let share = Double(step % 20) / 20
      for (family, formula) in Self.formulas {
        for (name, direction) in Self.directions {
          let p = PennerEasing(formula, direction).value(at: share)
          let x = simulation.number("\(family)-\(name).x")
          #expect(
            (x - 350 * (step < 20 ? p : 1 - p)).magnitude < 1e-6, "\(family)-\(name) \(share)")
        }
      }
    }
  }

  /// The published Béziers come within a fifth of the formulas, and nearer for most (T119).
  @Test func béziersAreNearTheirFormulas() throws {
    var simulation = try Simulation.of("easing-gallery")
    try begin(&simulation)
    for step in 0..<20 {
      _ = try simulation.advance(to: Instant(seconds: Double(step) / 20))
      for (family, formula) in Self.formulas {
        for (name, direction) in Self.directions {
          let p = PennerEasing(formula, direction).value(at: Double(step) / 20)
          #expect((simulation.number("\(family)-\(name).progress") - p).magnitude < 0.2)
        }
      }
    }
  }

  @Test(arguments: [1.0, 20, 100, 369])
  func squaresMoveByWhatIsLeftOfTheWidth(size: Double) throws {
    var simulation = try Simulation.of("easing-gallery", [("size", .number(size))])
    try begin(&simulation)
    _ = try simulation.advance(to: Instant(seconds: 1))
    for row in simulation.viewNames {
      #expect(simulation.number("\(row).x") == 390 - (size + 20))
      #expect(simulation.read("\(row).reversed") == .flag(false))
    }
    try begin(&simulation)
    try simulation.settle()
    #expect(simulation.now == Instant(seconds: 2))
    try begin(&simulation)
    try simulation.settle()
    #expect(simulation.now == Instant(seconds: 4))
  }

  // MARK: The marks

  @Test(arguments: [("layer", 2.0), ("display-link", 5)])
  func bothDriversTurnEvenly(driver: String, turn: Double) throws {
    var simulation = try Simulation.of("spin-mark", [("driver", .word(driver))])
    for frame: Int64 in 0...700 {
      _ = try simulation.advance(to: Frames.standard.instant(of: frame))
      let angle = (Double(frame) * 6 / turn).truncatingRemainder(dividingBy: 360)
      let off = (simulation.number("ring.rotation") - angle).magnitude
      // A whole turn and none look alike.
      #expect(min(off, 360 - off) < 1e-4, "\(frame)")
      #expect((0...360).contains(simulation.number("ring.rotation")))
    }
  }

  /// Whenever it is tapped, it ends as what its state says, and shows nothing else on the way than
  /// what lies between the two.
  @Test(arguments: 0...10)
  func iconEndsAsItsStateSays(tenths: Int) throws {
    var simulation = try Simulation.of("search-close")
    for tap in 1...4 {
      try simulation.handle(.tap(view: "icon"))
      #expect(simulation.state == (tap % 2 == 1 ? "close" : "search"))
      _ = try simulation.advance(to: simulation.now.advanced(bySeconds: Double(tenths) / 10))
      #expect((2...10).contains(simulation.number("circle.origin")))
      for path in ["circle.stroke-start", "left.stroke-end", "right.stroke-end"] {
        #expect((0...1).contains(simulation.number(path)))
      }
    }
    try simulation.handle(.tap(view: "icon"))
    try simulation.settle()
    #expect(simulation.read("circle.origin") == .pair(2, 2, .points))
    #expect(simulation.read("left.stroke-end") == .fraction(1))
    #expect(simulation.read("right.stroke-end") == .fraction(0.8))
    #expect(simulation.read("right.stroke-start") == .fraction(0))
  }
}
