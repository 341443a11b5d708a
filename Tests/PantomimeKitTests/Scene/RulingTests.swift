import PantomimeKit
import Testing

/// What is kept of lift-offs: that of the pan under way, else that of the last one decided, and
/// never what an earlier one of the other kind came to.
@Suite struct RulingTests {
  /// What a pan comes to as it lifts.
  enum Kind: CaseIterable {
    case ends, anchors, nothing

    /// The way of such a pan.
    var way: Vector {
      switch self {
      case .ends: Vector(dx: 0, dy: 90)
      case .anchors: Vector(dx: 90, dy: 0)
      case .nothing: .zero
      }
    }
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func onlyTheLastOneDecidedIsKept(first: Kind, second: Kind) throws {
    for third in Kind.allCases {
      var simulation = try Simulation(Crossroads.self, options: SceneOptions([]))
      var last = Kind.nothing
      for kind in [first, second, third] {
        let pans: Comment = "\(first), \(second), \(third), at \(kind)"
        try simulation.handle(.pan(PanInput(.began)))
        try simulation.handle(
          .pan(
            PanInput(.changed, dx: .absolute(kind.way.dx), dy: .absolute(kind.way.dy))))
        // Under way, nothing of an earlier pan is left.
        #expect((simulation.ruling != nil) == (kind == .ends), pans)
        #expect((simulation.anchorRuling != nil) == (kind == .anchors), pans)
        try simulation.handle(.pan(PanInput(.ended)))
        if kind != .nothing { last = kind }
        #expect((simulation.ruling != nil) == (last == .ends), pans)
        #expect((simulation.anchorRuling != nil) == (last == .anchors), pans)
        #expect(simulation.read("decision") == last.reading)
        #expect(simulation.read("decision.by") == (last == .nothing ? .absent : .word("position")))
      }
    }
  }
}

extension RulingTests.Kind {
  /// What the path `decision` reads afterwards.
  fileprivate var reading: Reading {
    switch self {
    case .ends: .word("complete")
    case .anchors: .count(1)
    case .nothing: .absent
    }
  }
}

/// A scene in which the direction of a pan says what is decided at its end: down between two ends,
/// across between three places, without a way nothing.
private struct Crossroads: Scene {
  static let name = "crossroads"
  static let summary = "Decides between ends, between anchors, or not at all."
  static let options: [SceneOption] = []
  static let paths: [ScenePath<Crossroads>] = []

  let state = "there"

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {}

  mutating func pan(_ pan: Pan, on stage: inout Stage) {
    guard pan.state == .ended else { return }
    if let lift = liftOff(for: pan, on: stage) {
      _ = stage.decide(lift, by: PositionRule())
    } else if let lift = anchoredLiftOff(for: pan, on: stage) {
      _ = stage.decide(lift, by: NearestRule())
    }
  }

  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    guard pan.translation.dy != 0 else { return nil }
    return LiftOff(progress: pan.translation.dy / 100, velocity: pan.velocity.dy, distance: 100)
  }

  func anchoredLiftOff(for pan: Pan, on stage: Stage) -> AnchoredLiftOff? {
    guard pan.translation.dx != 0 else { return nil }
    return AnchoredLiftOff(
      position: pan.translation.dx, velocity: pan.velocity.dx, anchors: [0, 100, 200], start: 0)
  }
}
