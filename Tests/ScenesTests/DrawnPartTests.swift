import PantomimeKit
import PantomimeScenes
import TestSupport
import Testing

/// Pictures draw each part at the value of its path, in all scenes and at any instant.
@Suite(.timeLimit) struct DrawnPartTests {
  private func start(_ scene: String) throws -> Simulation {
    let entry = try #require(Scenes.named(scene))
    return try entry.start(entry.standard)
  }

  private func box(_ shown: ShownView) -> Rect2D {
    let (x, y) = (shown.corners.map(\.x), shown.corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect2D(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  private func box(_ view: String, _ simulation: Simulation) throws -> Rect2D {
    box(try #require(simulation.shownViews.first { $0.name == view }, "\(view)"))
  }

  private func frame(_ path: String, _ simulation: Simulation) throws -> Rect2D {
    let numbers = try #require(simulation.read(path), "\(path)").numbers
    return Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func number(_ path: String, _ simulation: Simulation) throws -> Double {
    try #require(simulation.read(path), "\(path)").numbers[0]
  }

  private func distance(_ one: Rect2D, _ other: Rect2D) -> Double {
    max(
      (one.x - other.x).magnitude, (one.y - other.y).magnitude,
      (one.width - other.width).magnitude, (one.height - other.height).magnitude)
  }

  private static let instants = stride(from: 0.05, through: 3, by: 0.05).map { $0 }

  /// The ball and the creature in their container, the pages, the background and the rows.
  @Test func thePartsOfADetailScreen() throws {
    var simulation = try start("pokedex-detail")
    let screen = simulation.screen
    for time in Self.instants {
      _ = try simulation.advance(to: Instant(seconds: time))
      let holder = try frame("container.frame", simulation)
      #expect(distance(try box("container", simulation), holder) < 1e-9)
      #expect(distance(try box("pages", simulation), try frame("pages.frame", simulation)) < 1e-9)
      var creature = try frame("creature.frame", simulation)
      (creature.x, creature.y) = (creature.x + holder.x, creature.y + holder.y)
      #expect(distance(try box("creature", simulation), creature) < 1e-9, "at \(time)")
      let center = try #require(simulation.read("ball.center")).numbers
      let ball = try box("ball", simulation).center
      #expect((ball.x - holder.x - center[0]).magnitude < 1e-9, "at \(time)")
      #expect((ball.y - holder.y - center[1]).magnitude < 1e-9, "at \(time)")
      if let background = simulation.shownViews.first(where: { $0.name == "background" }) {
        let scale = try #require(simulation.read("background.scale")).numbers
        let frame = box(background)
        #expect((frame.width - screen.width * scale[0]).magnitude < 1e-9)
        #expect((frame.height - screen.height * scale[1]).magnitude < 1e-9)
        let middle = frame.center.y - screen.height / 2
        #expect((middle - (try number("background.y", simulation))).magnitude < 1e-9)
      }
      for row in 0..<6 {
        let drawn = try box("row.\(row)", simulation)
        #expect((drawn.x - 24 - (try number("row.\(row).x", simulation))).magnitude < 1e-9)
        let shown = try #require(simulation.shownViews.first { $0.name == "row.\(row)" })
        #expect((shown.alpha - (try number("row.\(row).alpha", simulation))).magnitude < 1e-9)
      }
    }
  }

  /// As many sparks are drawn as are alive, the newest where its path says.
  @Test func theSparksOfABurst() throws {
    var simulation = try start("pokedex-detail")
    var seen = 0
    for time in Self.instants {
      _ = try simulation.advance(to: Instant(seconds: time))
      let sparks = simulation.shownViews.filter { $0.name.hasPrefix("spark.") }
      #expect(sparks.count == Int(try number("emitter.alive", simulation)), "at \(time)")
      guard let newest = sparks.last, let place = simulation.read("spark.place")?.numbers,
        place.count == 2, let emitter = simulation.read("emitter.position")?.numbers
      else { continue }
      seen += 1
      let holder = try frame("container.frame", simulation)
      let center = box(newest).center
      #expect((center.x - holder.x - emitter[0] - place[0]).magnitude < 1e-6, "at \(time)")
      #expect((center.y - holder.y - emitter[1] - place[1]).magnitude < 1e-6, "at \(time)")
      let side = try number("spark.scale", simulation) * 64
      let (one, two) = (newest.corners[0], newest.corners[1])
      let drawn = ((one.x - two.x) * (one.x - two.x) + (one.y - two.y) * (one.y - two.y))
        .squareRoot()
      #expect((drawn - side).magnitude < 1e-6, "at \(time)")
    }
    #expect(seen > 5)
  }

  /// The scenes in which something is moved by its frame on the screen, with the gesture that moves
  /// it.
  @Test(arguments: Scenes.all.map { $0.name }) func everyFrameOnTheScreen(scene: String) throws {
    var simulation = try start(scene)
    let views = simulation.viewNames
    for name in views.prefix(8) { try? simulation.handle(.tap(view: name)) }
    for time in [0.0, 0.05, 0.13, 0.21, 0.35, 0.6, 1.1] {
      _ = try simulation.advance(to: Instant(seconds: time))
      for shown in simulation.shownViews {
        #expect((0...1).contains(shown.alpha), "\(shown.name) at \(time)")
        // A view that is neither turned nor scaled nor inside another one.
        guard let value = simulation.read("\(shown.name).screen-frame") else { continue }
        let numbers = value.numbers
        guard numbers.count == 4 else { continue }
        let frame = Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        #expect(distance(box(shown), frame) < 1e-9, "\(scene): \(shown.name) at \(time)")
      }
    }
  }
}
