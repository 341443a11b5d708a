import PantomimeKit
import PantomimeScenes
import TestSupport
import Testing

/// Pictures draw the values of the paths.
@Suite(.timeLimit) struct VariantTests {
  private func start(
    _ scene: String, _ given: [(name: String, value: OptionValue)] = []
  ) throws -> Simulation {
    let entry = try #require(Scenes.named(scene))
    return try entry.start(SceneOptions(entry.options, given: given))
  }

  private func box(_ view: String, _ simulation: Simulation) throws -> Rect2D {
    let shown = try #require(simulation.shownViews.first { $0.name == view })
    let (x, y) = (shown.corners.map(\.x), shown.corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect2D(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  private func number(_ path: String, _ simulation: Simulation, _ index: Int = 0) throws -> Double {
    try #require(simulation.read(path)).numbers[index]
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.4]) func rowsAreDrawnWhereTheyFlow(time: Double) throws {
    var simulation = try start("pokedex-list")
    _ = try simulation.advance(to: Instant(seconds: time))
    let row = try box("row.3", simulation)
    #expect((row.x - (try number("row.3.x", simulation))).magnitude < 1e-9)
    let alpha = try #require(simulation.shownViews.first { $0.name == "row.3" }).alpha
    #expect((alpha - (try number("row.3.alpha", simulation))).magnitude < 1e-9)
    if time == 0.2 { #expect(row.x == 73.125) }
  }

  @Test func aSpriteIsDrawnWhereItJumps() throws {
    var simulation = try start("pokedex-list")
    _ = try simulation.advance(to: Instant(seconds: 1))
    let rest = try box("sprite.2", simulation)
    try simulation.handle(.tap(view: "row.2"))
    _ = try simulation.advance(to: Instant(seconds: 1.05))
    let jump = try number("sprite.2.y", simulation)
    #expect(jump == -5)
    #expect(((try box("sprite.2", simulation)).y - rest.y - jump).magnitude < 1e-9)
  }

  @Test(arguments: [0.05, 0.25, 0.4]) func standInsAreDrawnWhereTheyGrow(time: Double) throws {
    var simulation = try start("dive-deeper")
    try simulation.handle(.tap(view: "card"))
    _ = try simulation.advance(to: Instant(seconds: time))
    let card = try box("phantom.card", simulation)
    #expect((card.center.y - (try number("phantom.card.center", simulation, 1))).magnitude < 1e-9)
    let scale = try number("phantom.card.scale", simulation)
    #expect((card.width - 342 * scale).magnitude < 1e-9)
    let fade = try #require(simulation.shownViews.first { $0.name == "fade" })
    #expect((fade.alpha - (try number("fade.alpha", simulation))).magnitude < 1e-9)
  }

  @Test func slidingScenesAndThumbnailsAreDrawn() throws {
    var tabs = try start("shift-shape")
    try tabs.handle(.tap(view: "tab.2"))
    _ = try tabs.advance(to: Instant(seconds: 0.2))
    for scene in ["old", "new"] {
      #expect(((try box(scene, tabs)).x - (try number("\(scene).x", tabs))).magnitude < 1e-9)
    }
    var dots = try start("connect-dots")
    try dots.handle(.tap(view: "thumb.1"))
    _ = try dots.advance(to: Instant(seconds: 0.2))
    let frame = try #require(dots.read("phantom.frame")).numbers
    let drawn = try box("phantom", dots)
    #expect(((drawn.x - frame[0]).magnitude + (drawn.width - frame[2]).magnitude) < 1e-9)
  }

  /// Every scene but the empty one and those with rules of their own declares an insight.
  @Test func insightsEndWithALine() {
    for scene in Scenes.all {
      guard let shows = scene.shows else {
        #expect(["blank", "detents", "page-sheet", "floating-player"].contains(scene.name))
        continue
      }
      #expect(shows.line.hasPrefix("scene \(scene.name)"))
    }
  }
}
