import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// Tabs, slides and icons: by laws that hold for every pair of tabs and any order of taps.
@Suite(.timeLimit) struct ShiftShapeTests {
  /// E at the eighths of the time, as published with the scenes to six decimals.
  private static let eased = [(0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838), (1, 1)]

  @Test(arguments: ["directional", "left"], [2, 3, 5])
  func everyPairSlidesByItsSign(variant: String, count: Int) throws {
    let duration = variant == "left" ? 1 : 0.5
    for from in 0..<count {
      for to in 0..<count where to != from {
        var simulation = try Simulation.of(
          "shift-shape",
          [
            ("tabs", .number(Double(count))), ("tab", .number(Double(from))),
            ("variant", .word(variant)),
          ])
        try simulation.handle(.tap(view: "tab.\(to)"))
        let sign: Double = variant == "left" || to > from ? 1 : -1
        #expect(simulation.number("old.x") == 0 && simulation.number("new.x") == sign * 390)
        for (share, progress) in Self.eased {
          #expect(simulation.state == "sliding")
          _ = try simulation.advance(to: Instant(seconds: share * duration))
          #expect((simulation.number("old.x") + sign * 390 * progress).magnitude < 1e-3)
          #expect((simulation.number("new.x") - sign * 390 * (1 - progress)).magnitude < 1e-3)
        }
        #expect(simulation.state == "resting" && simulation.number("tab") == Double(to))
      }
    }
  }

  @Test func whatIsChosenAlreadyDoesNothing() throws {
    for tab in 0..<4 {
      var simulation = try Simulation.of(
        "shift-shape", [("tabs", .number(4)), ("tab", .number(Double(tab)))])
      let (paths, before) = (simulation.paths, simulation)
      try simulation.handle(.tap(view: "tab.\(tab)"))
      for path in paths { #expect(simulation.read(path) == before.read(path), "\(path)") }
      #expect(simulation.nextDeadline == nil)
    }
  }

  /// Whenever and however often tabs are tapped: only the icon of the chosen one is away from its
  /// beginning, as long as it has been chosen; and two scenes are a screen's width apart.
  @Test func anyTapsKeepTheLaws() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<TestRun.count(40) {
      var simulation = try Simulation.of("shift-shape", [("tabs", .number(4))])
      var (chosen, since, hasLeft) = (0, -1.0, false)
      for _ in 0..<25 {
        let now = simulation.now.seconds + 0.7 * random.unit()
        _ = try simulation.advance(to: Instant(seconds: now))
        let tab = min(3, Int(4 * random.unit()))
        try simulation.handle(.tap(view: "tab.\(tab)"))
        if tab != chosen { (chosen, since, hasLeft) = (tab, simulation.now.seconds, true) }
        _ = try simulation.advance(to: Instant(seconds: now + 0.3 * random.unit()))
        let progress = min(1, simulation.now.seconds - since)
        for index in 0..<4 {
          let wanted = index == chosen ? progress : 0
          #expect((simulation.number("icon.\(index).progress") - wanted).magnitude < 1e-9)
          let frame = (wanted * 30 + 1e-6).rounded(.down)
          #expect(simulation.number("icon.\(index).number") == frame)
        }
        #expect(simulation.number("tab") == Double(chosen))
        guard hasLeft else { continue }
        let apart = simulation.number("new.x") - simulation.number("old.x")
        #expect((apart.magnitude - 390).magnitude < 1e-9)
        #expect((simulation.state == "sliding") == (simulation.now.seconds < since + 0.5))
      }
    }
  }

  @Test func framesOfTheDisplayAreFramesOfTheIcon() throws {
    for rate in [30, 60, 90, 120] {
      let frames = try Frames(rate: rate)
      var simulation = try Simulation.of("shift-shape")
      try simulation.handle(.tap(view: "tab.1"))
      for frame in 0...rate {
        _ = try simulation.advance(to: frames.instant(of: Int64(frame)))
        #expect(
          simulation.number("icon.1.number") == Double(frame * 30 / rate), "\(rate) \(frame)")
      }
    }
  }

  @Test func aTabThatIsNotThereIsNotChosen() throws {
    #expect(throws: OptionError.self) {
      try Simulation.of("shift-shape", [("tabs", .number(2)), ("tab", .number(2))])
    }
    #expect(throws: Never.self) { try Simulation.of("shift-shape", [("tabs", .number(1))]) }
  }

  /// The caller that starts the scene passes the bytes; without them nothing plays.
  @Test func aFileThatCannotBeTakenIsRefused() {
    let unread = #expect(throws: OptionError.self) {
      try Simulation.of("shift-shape", [("icons", .file(nil, text: "dot.json"))])
    }
    #expect(unread?.problem.contains("'dot.json'") == true)
    let broken = #expect(throws: OptionError.self) {
      try Simulation.of(
        "shift-shape", [("icons", .file(Array("{\n\"fr\":}".utf8), text: "dot.json"))])
    }
    #expect(broken?.option == "icons")
    #expect(broken?.file?.line == 2 && broken?.file?.column == 6)
    #expect(broken?.problem.hasPrefix("dot.json:2:6: ") == true)
  }

  /// With an icon, the icon's duration counts, and its frames from the first.
  @Test func anIconPlaysForItsOwnTime() throws {
    let file = """
      {"fr":25,"ip":10,"op":60,"w":24,"h":24,"layers":[{"ty":2,"nm":"Photo"},
      {"ty":4,"nm":"Dot","ip":20,"op":30,"ks":{"o":{"k":[{"t":10,"s":[0]},{"t":60,"s":[100]}]}}}]}
      """
    var simulation = try Simulation.of(
      "shift-shape", [("icons", .file(Array(file.utf8), text: "dot.json"))])
    #expect(simulation.trace.text.contains("icon unsupported layer=Photo kind=image"))
    try simulation.handle(.tap(view: "tab.1"))
    for step in 0...20 {
      let share = Double(step) / 20
      _ = try simulation.advance(to: Instant(seconds: 2 * share))
      #expect((simulation.number("icon.1.dot.opacity") - share).magnitude < 1e-9)
      #expect(simulation.number("icon.1.number") == (50 * share + 1e-6).rounded(.down))
      let frame = 10 + 50 * share
      #expect(
        simulation.read("icon.1.dot.visible") == .flag(frame >= 20 && frame <= 30), "\(frame)")
    }
    for path in ["icon.3.dot.opacity", "icon.1.dot", "icon.01.dot.opacity", "icon.1.dot.z"] {
      #expect(simulation.read(path) == nil, "\(path)")
    }
  }
}
