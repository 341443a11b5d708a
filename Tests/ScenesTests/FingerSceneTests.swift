import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// The view that a finger hits in a scene, and the result of its drag.
@Suite(.timeLimit) struct FingerSceneTests {
  private func drag(
    _ simulation: inout Simulation, from place: Point2D, by way: Vector, over seconds: Double = 0.2
  ) throws {
    let made = TouchSynthesizer(from: place, by: way, over: seconds)
    try simulation.play(try made.stream(from: simulation.now))
  }

  /// For all fingers, a list that a detail covers doesn't change.
  @Test(arguments: 0..<6) func aCoveredListStaysAsItIs(gesture: Int) throws {
    var list = try Simulation.of("pokedex-list")
    _ = list.run()
    try list.handle(.tap(view: "row.3"))
    _ = list.run()
    #expect(list.state == "detail" && list.read("detail.row") == .count(3))
    let (rows, known) = (list.paths.filter { $0.hasPrefix("row.") || $0.hasPrefix("list.") }, list)
    switch gesture {
    case 0: try list.handle(.tap(view: "row.2"))
    case 1: try drag(&list, from: Point2D(x: 195, y: 400), by: Vector(dy: -200))
    case 2:
      try list.pan(.began)
      try list.pan(.changed, dy: -100)
      try list.pan(.ended, vy: -900)
    case 3: try list.handle(.touch([Touch(.down, at: Point2D(x: 195, y: 300))]))
    case 4: try list.handle(.tapScreen(at: Point2D(x: 195, y: 300), taps: 3))
    default: try list.handle(.tap(view: "list"))
    }
    _ = list.run()
    #expect(list.state == "detail" && list.read("detail.row") == .count(3))
    for path in rows { #expect(list.read(path) == known.read(path), "\(path)") }
    #expect(
      !list.trace.list.suffix(list.trace.count - known.trace.count).contains {
        $0.event.name == "scroll began" || $0.event.name == "jump started"
      })
  }

  /// The list appears again, and is as it was before.
  @Test func appearLeadsBackToTheList() throws {
    var list = try Simulation.of("pokedex-list")
    _ = list.run()
    for row in [3, 2] {
      try list.handle(.tap(view: "row.\(row)"))
      #expect(list.read("detail.row") == .count(row))
      try list.handle(.signal(Signal("appear", [])))
      #expect(list.state == "list" && list.read("detail.row") == .absent)
      _ = list.run()
    }
    try drag(&list, from: Point2D(x: 195, y: 400), by: Vector(dy: -200))
    #expect(list.read("list.offset")?.numbers[0] ?? 0 > 0)
    // Without a detail there is nothing to lead back from.
    let count = list.trace.count
    try list.handle(.signal(Signal("appear", [])))
    #expect(list.trace.count == count)
  }

  /// However a strip is dragged and released, the pages behind it come to rest on one of them.
  @Test(arguments: [-400, -130, -50, -21, 30, 90] as [Double], [0.05, 0.2, 1])
  func aReleasedStripLeavesThePagesOnAPage(way: Double, seconds: Double) throws {
    for pages in [1, 3, 9] {
      var dots = try Simulation.of("connect-dots", [("pages", .number(Double(pages)))])
      if pages > 1 { try dots.handle(.scroll(ScrollInput([130]), view: "strip")) }
      try drag(
        &dots, from: Point2D(x: 195, y: 750), by: Vector(dx: way), over: seconds)
      _ = dots.run()
      let offset = try #require(dots.read("pager.offset")?.numbers.first)
      let page = (offset / 390).rounded()
      #expect((offset - page * 390).magnitude < 1e-6, "\(offset)")
      #expect((0..<Double(pages)).contains(page))
      let strip = try #require(dots.read("strip.offset")?.numbers.first)
      #expect((strip - page * 80).magnitude < 1e-6)
    }
  }

  /// At every instant, `list.scrolls` is what a finger that drags the list sideways finds.
  @Test(arguments: ["none", "CG-18", "CG-14", "CG-4"]) func aListSaysWhetherItScrolls(
    fault: String
  ) throws {
    var guide = try Simulation.of(
      "city-guide", [("faults", .faults(fault == "none" ? [] : [fault]))])
    for input in [Input.tap(view: "card"), .tap(view: "close")] {
      try guide.handle(input)
      for _ in 0..<8 {
        var fork = guide
        try drag(&fork, from: Point2D(x: 195, y: 100), by: Vector(dx: -60), over: 0.05)
        let news = fork.trace.list.suffix(fork.trace.count - guide.trace.count)
        let scrolls = news.contains { $0.event.name == "scroll began" }
        #expect(guide.read("list.scrolls") == .flag(scrolls), "\(guide.now)")
        _ = guide.advance(by: .milliseconds(50))
      }
    }
  }
}
