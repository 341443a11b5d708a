import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// The two scenes with a spring under the finger: the sheet that pops up, the player that floats.
@Suite(.timeLimit) struct SheetSceneTests {
  // MARK: The sheet

  /// However often the sheet is caught and whichever way it is let go, at rest everything is as the
  /// state says, and one transition has one completion.
  @Test(arguments: 0..<81)
  func sheetRestsAsItsStateSays(number choice: Int) throws {
    var simulation = try Simulation.of("popup")
    var rest = choice
    for _ in 0..<4 {
      let velocity = [-100.0, 0, 100][rest % 3]
      try simulation.handle(.pan(PanInput(.began)))
      try simulation.handle(.pan(PanInput(.changed, dy: .absolute(velocity == 0 ? 50 : velocity))))
      #expect(simulation.number("completions") == 1)
      try simulation.handle(.pan(PanInput(.ended, velocity: Vector(dy: velocity))))
      _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 0.3))
      rest /= 3
    }
    try simulation.settle()
    let isOpen = simulation.state == "open"
    let wanted: [(String, Double, Double)] = [
      ("sheet.y", 0, 440), ("sheet.radius", 20, 0), ("overlay.alpha", 0.5, 0),
      ("open-title.alpha", 1, 0), ("closed-title.alpha", 0, 1),
    ]
    for (path, open, closed) in wanted {
      #expect((simulation.number(path) - (isOpen ? open : closed)).magnitude < 1e-9, "\(path)")
    }
    for name in simulation.animatorNames {
      #expect(simulation.read("\(name).animator.state") == .word("inactive"))
    }
    #expect(simulation.endScene().isEmpty)
  }

  /// A caught sheet does not jump, and neither do its titles, wherever on its way it is caught.
  @Test(arguments: stride(from: 0.05, to: 1, by: 0.05).map { $0 }, [-1.0, 1])
  func catchingMovesNothing(share: Double, velocity: Double) throws {
    let paths = [
      "sheet.y", "sheet.radius", "overlay.alpha", "open-title.alpha", "closed-title.alpha",
    ]
    var simulation = try Simulation.of("popup")
    try simulation.handle(.pan(PanInput(.began)))
    try simulation.handle(.pan(PanInput(.changed, dy: .absolute(-220))))
    try simulation.handle(.pan(PanInput(.ended, velocity: Vector(dy: velocity))))
    let released = paths.map(simulation.number)
    let left = simulation.number("sheet.remaining")
    _ = try simulation.advance(to: Instant(seconds: left * share))
    #expect(simulation.read("sheet.running") == .flag(true))
    let before = paths.map(simulation.number)
    #expect(before[0] != released[0] && before[1] != released[1] && before[2] != released[2])
    try simulation.handle(.pan(PanInput(.began)))
    #expect(simulation.read("sheet.running") == .flag(false))
    for (path, value) in zip(paths, before) {
      #expect((simulation.number(path) - value).magnitude < 1e-9, "\(path)")
    }
  }

  // MARK: The player

  /// The release table: half the screen is the way, two thirds of it or a flick complete.
  @Test(arguments: [-200.0, -100, -99, 0, 99, 100, 200], [0.1, 0.5, 0.66, 0.67, 0.9])
  func flickOrAThirdOfTheScreenCompletes(velocity: Double, share: Double) throws {
    for startsFull in [false, true] {
      var simulation = try Simulation.of("floating-player")
      if startsFull {
        try simulation.handle(.pan(PanInput(.began)))
        try simulation.handle(.pan(PanInput(.ended, velocity: Vector(dy: -100))))
        try simulation.settle()
        #expect(simulation.state == "full")
      }
      let direction = startsFull ? 1.0 : -1
      try simulation.handle(.pan(PanInput(.began)))
      try simulation.handle(.pan(PanInput(.changed, dy: .absolute(direction * 422 * share))))
      #expect((simulation.number("fraction") - share).magnitude < 1e-9)
      try simulation.handle(
        .pan(PanInput(.ended, velocity: Vector(dy: direction * velocity))))
      // A fresh spring over the whole duration, whatever is left.
      #expect(simulation.number("remaining") == 0.5)
      try simulation.settle()
      let completes = velocity >= 100 || share >= 2.0 / 3
      #expect(simulation.read("position") == .word(completes ? "end" : "start"))
      #expect(simulation.state == (completes != startsFull ? "full" : "thumbnail"))
    }
  }

  /// No number a finger can report makes anything but finite places.
  @Test(arguments: ["popup", "floating-player"], [1e308, -1e308, .leastNonzeroMagnitude, 1e12])
  func extremesStayFinite(scene: String, value: Double) throws {
    var simulation = try Simulation.of(scene)
    for sign in [1.0, -1] {
      try simulation.handle(.pan(PanInput(.began)))
      try simulation.handle(.pan(PanInput(.changed, dy: .absolute(value * sign))))
      try simulation.handle(.pan(PanInput(.ended, velocity: Vector(dy: value * sign))))
      for _ in 0..<5 {
        _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 0.02))
        for path in simulation.paths {
          #expect(simulation.read(path)?.numbers.allSatisfy(\.isFinite) == true, "\(path)")
        }
      }
    }
  }
}
