import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// The creature's detail screen: its gate and its timeline, as laws over latencies and requests.
@Suite(.timeLimit) struct PokedexDetailTests {
  private func times(of event: String, _ simulation: Simulation) -> [Double] {
    simulation.trace.list.filter { $0.event.name == event }.map(\.time.seconds)
  }

  /// G = d + max(minimum, image latency), whichever of the two is second (seed scene 6.2), and all
  /// that follows at its distance from G (6.3).
  @Test(arguments: [0.0, 0.4, 3], [0.0, 0.3, 0.8, 1.7])
  func gateOpensWithTheSecondOfTwo(data: Double, image: Double) throws {
    for (outcome, minimum) in [("loads", 0.8), ("fails", 0.8), ("loads", 0), ("fails", 0.5)] {
      var scene = try Simulation.of(
        "pokedex-detail",
        [
          ("api-latency", .number(data)), ("image-latency", .number(image)),
          ("minimum", .number(minimum)), ("image", .word(outcome)),
        ])
      _ = try scene.advance(to: Instant(seconds: 20))
      let gate = data + max(minimum, image)
      let timeline: [(String, Double)] = [
        ("data arrived", data), ("gate armed", data + min(minimum, image)), ("gate opened", gate),
        ("burst started", gate), ("appearance started", gate + 0.5),
        ("emitter removed", gate + 0.8), ("constraints switched", gate + 0.85),
        ("layout done", gate + 1.1), ("rows started", gate + 1.2),
        ("background removed", gate + 1.4),
      ]
      for (event, time) in timeline {
        let seen = times(of: event, scene)
        #expect(seen.count == 1, "\(event)")
        #expect(seen.allSatisfy { ($0 - time).magnitude < 1e-8 }, "\(event)")
      }
      #expect(scene.nextDeadline == nil && scene.endless == nil)
      #expect(scene.number("row.5.alpha") == 1)
    }
  }

  /// Healthy, the gate opens once for each request that was not overtaken, and at the end everything
  /// is in its place, however the requests fall.
  @Test(arguments: [0.1, 0.5, 0.9, 1.2, 1.3, 1.65, 1.8, 2, 2.06, 2.2, 2.45, 2.7, 5])
  func requestsComeToRestInOrder(second: Double) throws {
    for third in [0, 0.2, 0.9, 1.5] {
      var scene = try Simulation.of("pokedex-detail", [])
      _ = try scene.advance(to: Instant(seconds: second))
      try scene.handle(.signal(Signal("data")))
      _ = try scene.advance(to: Instant(seconds: second + third))
      try scene.handle(.signal(Signal("data", [Signal.Value("image", .word("fails"))])))
      _ = try scene.advance(to: Instant(seconds: 30))
      #expect(scene.nextDeadline == nil && scene.endless == nil)
      #expect(scene.state == "open")
      for path in ["creature.alpha", "creature.model.alpha", "name.alpha", "row.5.alpha"] {
        #expect(scene.number(path) == 1, "\(path)")
      }
      #expect(scene.number("emitter.count") == 0)
      #expect(scene.number("ball.alpha") == 0)
      #expect(scene.read("background.present") == .flag(false))
      #expect(scene.read("container.frame")?.numbers == [41.5, 51, 307, 307])
      #expect(scene.read("ball.frame")?.numbers == [113.5, 227, 80, 80])
      #expect(scene.read("creature.position")?.numbers == [153.5, 307])
      #expect(!scene.trace.list.contains { $0.event.name.hasPrefix("fault") })
    }
  }

  /// Each fault is recorded only where it changes something, and those about names never.
  @Test(arguments: PokedexDetail.faults.map(\.id))
  func faultsAreRecordedWhereTheyChangeSomething(id: String) throws {
    func play(_ faults: [String]) throws -> Simulation {
      var scene = try Simulation.of(
        "pokedex-detail", [("faults", .faults(faults)), ("image", .word("no-address"))])
      _ = try scene.advance(to: Instant(seconds: 1))
      try scene.handle(.signal(Signal("data", [Signal.Value("image", .word("loads"))])))
      try scene.handle(.signal(Signal("appear")))
      _ = try scene.advance(to: Instant(seconds: 2.45))
      try scene.handle(.signal(Signal("data", [Signal.Value("image", .word("loads"))])))
      _ = try scene.advance(to: Instant(seconds: 8))
      try scene.handle(.scroll(ScrollInput([390]), view: "pages"))
      _ = try scene.advance(to: Instant(seconds: 9))
      try scene.handle(.scroll(ScrollInput([391]), view: "pages"))
      _ = try scene.advance(to: Instant(seconds: 10))
      return scene
    }
    let healthy = try play([])
    let faulty = try play([id])
    let told = faulty.trace.list.filter { $0.event.name.hasPrefix("fault ") }
    #expect(told.allSatisfy { $0.event.name == "fault \(id)" })
    let fault = try #require(PokedexDetail.faults.first { $0.id == id })
    // Bursts overlap only where the gate opens twice.
    #expect(told.isEmpty == (!fault.changes || id == "PK-3"))
    if told.isEmpty {
      // That it changes nothing is said as it begins.
      let events = faulty.trace.list.dropFirst().filter { $0.event["fault"] == nil }
      #expect(events == Array(healthy.trace.list.dropFirst()))
    }
  }

  /// A count started during another one leaves its display link running forever (PK-12).
  @Test(arguments: [false, true])
  func overlappingCountsLeaveALinkRunning(isFaulty: Bool) throws {
    var scene = try Simulation.of(
      "pokedex-detail", [("faults", .faults(isFaulty ? ["PK-12"] : []))])
    _ = try scene.advance(to: Instant(seconds: 5))
    for offset in [390.0, 391] {
      try scene.handle(.scroll(ScrollInput([offset]), view: "pages"))
      _ = try scene.advance(to: Instant(seconds: scene.now.seconds + 0.05))
    }
    _ = try scene.advance(to: Instant(seconds: 100))
    #expect((scene.nextDeadline != nil) == isFaulty)
    #expect(scene.number("stat.0.label") == 100)
  }

  /// Lasting no time at all, the burst and the waiting leave every phase in its order.
  @Test func nothingIsSkippedWithoutTime() throws {
    let zero: Given = ["api-latency", "image-latency", "minimum", "burst"].map {
      ($0, .number(0))
    }
    var scene = try Simulation.of("pokedex-detail", zero)
    _ = try scene.advance(to: Instant(seconds: 5))
    let told = ["data arrived", "gate armed", "gate opened", "burst started", "appearance started"]
    #expect(scene.trace.list.map(\.event.name).filter(told.contains) == told)
    #expect(times(of: "appearance started", scene) == [0])
    #expect(scene.nextDeadline == nil)
  }

  /// However time is cut, the trace is the same.
  @Test func cuttingTimeChangesNothing() throws {
    func play(_ steps: Int) throws -> Trace {
      var scene = try Simulation.of(
        "pokedex-detail", [("faults", .faults(["PK-2", "PK-3", "PK-6", "PK-8"]))])
      for step in 1...steps {
        _ = try scene.advance(to: Instant(nanoseconds: Int64(step) * 1_000_000_000 / Int64(steps)))
      }
      try scene.handle(.signal(Signal("data")))
      for step in 1...steps {
        _ = try scene.advance(
          to: Instant(nanoseconds: 1_000_000_000 + Int64(step) * 4_000_000_000 / Int64(steps)))
      }
      return scene.trace
    }
    #expect(try play(997) == play(1))
  }

  /// The picture on screens that the source does not give is not made up.
  @Test func otherScreensAreNotOffered() throws {
    let screen = try #require(PokedexDetail.options.first { $0.name == "screen" })
    #expect(
      screen.kind == .sizes([Size2D(width: 390, height: 844), Size2D(width: 414, height: 896)]))
  }
}
