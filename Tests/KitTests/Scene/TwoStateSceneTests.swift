import TestSupport
import PantomimeKit
import Testing

/// A scene that says only what its two places look like does all that a sheet does.
@Suite(.timeLimit) struct TwoStateSceneTests {
  /// A sheet, and a shade that a separate animator moves with it.
  struct Sheet: TwoStateScene {
    static let name = "sheet"
    static let summary = "A sheet is pulled up."
    static let options: [SceneOption] = [
      .screen, OptionKey.duration(1).option, OptionKey.timing(.linear, "linear").option,
    ]
    static let places = (home: "closed", out: "open")

    let sheet: ViewID
    let shade: ViewID
    var transition: InteractiveTransition

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      sheet = stage.addView("sheet", .y(440))
      shade = stage.addView("shade", .alpha(0))
      let animator = try Animator(options)
      transition = InteractiveTransition(
        of: stage.addAnimator("sheet", animator), stage.addAnimator("shade", animator),
        direction: .up,
        travel: 440)
    }

    func pose(
      at place: InteractiveTransition.Place, by animator: AnimatorID, on stage: Stage
    ) -> Pose {
      animator == transition.animator
        ? [sheet: [.y(place == .home ? 440 : 0)]] : [shade: [.alpha(place == .home ? 0 : 0.5)]]
    }
  }

  private func start() throws -> Simulation {
    try Simulation(Sheet.self, options: SceneOptions(Sheet.options))
  }

  private func wait(_ simulation: inout Simulation, _ seconds: Double) throws {
    _ = try simulation.advance(to: simulation.now.advanced(bySeconds: seconds))
  }

  private func states(_ simulation: Simulation) -> [String] {
    simulation.trace.list.map { $0.event.name }.filter { $0.hasPrefix("state ") }
  }

  @Test func itStartsToAndFro() throws {
    var simulation = try start()
    #expect(simulation.state == "closed")
    for (state, y, alpha) in [("open", 0.0, 0.5), ("closed", 440, 0), ("open", 0, 0.5)] {
      try simulation.handle(.animator(.start()))
      try wait(&simulation, 0.5)
      #expect(simulation.read("sheet.y") == .points(220))
      #expect(simulation.read("shade.alpha") == .fraction(0.25))
      try wait(&simulation, 0.6)
      #expect(simulation.state == state)
      #expect(simulation.read("sheet.y") == .points(y))
      #expect(simulation.read("shade.alpha") == .fraction(alpha))
    }
    // One state for a run: the completion is the leader's alone.
    #expect(states(simulation) == ["state open", "state closed", "state open"])
  }

  /// A delay that is none is refused, and what it would have filled is not filled.
  @Test func aDelayThatIsNoneFillsNothing() throws {
    var simulation = try start()
    #expect(throws: (any Error).self) {
      try simulation.handle(.animator(.start(afterDelay: -1)))
    }
    #expect(simulation.read("sheet.model.y") == .points(440))
    #expect(simulation.read("animator.state") == .word("inactive"))
  }

  /// The picture is that of the share that the finger has gone, up and down again, whatever was begun.
  @Test(arguments: [0.0, 44, 110, 220, 396])
  func theFingerHasBothAnimators(way: Double) throws {
    var simulation = try start()
    try simulation.handle(.pan(PanInput(.began)))
    try simulation.handle(.pan(PanInput(.changed, dx: .absolute(0), dy: .absolute(-way))))
    let y = try #require(simulation.read("sheet.y")?.numbers.first)
    let alpha = try #require(simulation.read("shade.alpha")?.numbers.first)
    #expect(abs(y - (440 - way)) < 1e-9)
    #expect(abs(alpha - 0.5 * way / 440) < 1e-9)
    // The sign of the velocity decides: downward it returns home, and no state is reported.
    try simulation.handle(.pan(PanInput(.ended, velocity: Vector(dy: 30))))
    try wait(&simulation, 2)
    #expect(simulation.state == "closed" && states(simulation).isEmpty)
    #expect(simulation.read("sheet.y") == .points(440))
    try simulation.handle(.pan(PanInput(.began)))
    try simulation.handle(.pan(PanInput(.ended, velocity: Vector(dy: -30))))
    try wait(&simulation, 2)
    #expect(simulation.state == "open" && states(simulation) == ["state open"])
  }

  @Test func whatIsCaughtIsNotFilledAgain() throws {
    var simulation = try start()
    try simulation.handle(.animator(.start()))
    try wait(&simulation, 0.25)
    try simulation.handle(.pan(PanInput(.began)))
    #expect(simulation.read("sheet.y") == .points(330))
    try simulation.handle(.pan(PanInput(.ended, velocity: Vector(dy: -30))))
    try wait(&simulation, 2)
    #expect(states(simulation) == ["state open"])
  }
}
