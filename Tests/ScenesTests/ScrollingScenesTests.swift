import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// Laws of the scenes that scroll, over sizes, offsets and ways of cutting time.
@Suite(.timeLimit) struct ScrollingScenesTests {
  private func scroll(
    _ view: String, _ numbers: Double, over seconds: Double = 0, _ simulation: inout Simulation
  ) throws {
    try simulation.handle(.scroll(ScrollInput([numbers], over: seconds), view: view))
  }

  /// Strip and pager keep their proportion at every instant, whichever moves and on every screen.
  @Test(arguments: [390.0, 320, 1024])
  func dotsStayConnected(width: Double) throws {
    let screen = OptionValue.size(Size2D(width: width, height: 844))
    var simulation = try Simulation.of("connect-dots", [("screen", screen), ("pages", .number(6))])
    for (view, target) in [("pager", 2.5 * width), ("strip", 400), ("pager", 0), ("strip", 33)] {
      try scroll(view, target, over: 0.3, &simulation)
      for _ in 0..<5 {
        _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 0.083))
        let (pager, strip) = (
          simulation.number("pager.offset"), simulation.number("strip.offset")
        )
        #expect((pager * 80 / width - strip).magnitude < 1e-9)
        for page in 0..<6 {
          let shift = 24 * (Double(page) - pager / width)
          #expect((simulation.number("thumb.\(page).shift") - shift).magnitude < 1e-9)
        }
      }
    }
  }

  /// Rows appear at the instants of the rule, however time is cut and whichever way it is scrolled.
  @Test(arguments: [844.0, 400, 1600], [110.0, 440, 3000])
  func rowsAppearInTime(height: Double, speed: Double) throws {
    let screen = OptionValue.size(Size2D(width: 390, height: height))
    func run(_ cuts: Int) throws -> Trace {
      var simulation = try Simulation.of("pokedex-list", [("screen", screen)])
      _ = try simulation.advance(to: Instant(seconds: 1))
      let way = ScrollInput([speed * 2], isRelative: true, over: 2)
      try simulation.handle(.scroll(way, view: "list"))
      for cut in 1...cuts {
        _ = try simulation.advance(to: Instant(seconds: 1 + 4 * Double(cut) / Double(cuts)))
      }
      return simulation.trace
    }
    let trace = try run(1)
    #expect(try run(997) == trace)
    for row in 0..<40 {
      let shown = trace.list.filter { $0.event.name == "row \(row) shown" }.map(\.time)
      let offset = 88 * Double(row) - (height - 91)
      if offset < -24 {
        #expect(shown == [.zero])
      } else if offset < 2 * speed - 24 {
        let second = 1 + (offset + 24) / speed
        #expect(shown.count == 1 && ((shown.first?.seconds ?? 0) - second).magnitude < 2e-9)
      } else {
        #expect(shown.isEmpty)
      }
    }
  }

  /// A row that is shown has a place, one that is not has none.
  @Test func onlyShownRowsHaveValues() throws {
    var simulation = try Simulation.of("pokedex-list", [("rows", .number(25))])
    for offset in [0, 500, 5000, -5000, 1200, 90] as [Double] {
      try scroll("list", offset, &simulation)
      for row in 0..<25 {
        let isShown = simulation.read("row.\(row).shown") == .flag(true)
        #expect((simulation.read("row.\(row).x") != .absent) == isShown)
        let (top, bottom) = (88 * Double(row), 88 * Double(row + 1))
        #expect(isShown == (bottom > offset && top < offset + 753))
      }
    }
  }
}
