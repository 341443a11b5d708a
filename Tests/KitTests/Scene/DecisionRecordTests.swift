import TestSupport
import PantomimeKit
import Testing

/// The record of lift-offs: that of the pan in flight, or else that of the last one decided, and
/// never that of an earlier one of the other kind.
@Suite(.timeLimit) struct DecisionRecordTests {
  /// The outcome of a pan at lift-off.
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
        #expect(simulation.decisionRecord?.lift.scope == kind.scope, pans)
        try simulation.handle(.pan(PanInput(.ended)))
        if kind != .nothing { last = kind }
        #expect(simulation.decisionRecord?.lift.scope == last.scope, pans)
        #expect(simulation.read("decision") == last.pathValue)
        #expect(simulation.read("decision.by") == (last == .nothing ? .absent : .word("position")))
      }
    }
  }
}

extension DecisionRecordTests.Kind {
  /// The alternatives of the decision, or `nil` if there is none.
  fileprivate var scope: RuleScope? {
    switch self {
    case .ends: .twoEnds
    case .anchors: .anchors
    case .nothing: nil
    }
  }

  /// The value of the path `decision` afterwards.
  fileprivate var pathValue: PathValue {
    switch self {
    case .ends: .word("complete")
    case .anchors: .count(1)
    case .nothing: .absent
    }
  }
}

/// A scene in which the direction of a pan says what is decided at its end: down between two ends,
/// across between three places, without a way nothing.
private struct Crossroads: TransitionScene {
  static let name = "crossroads"
  static let states = ["there"]
  static let summary = "Decides between ends, between anchors, or not at all."
  static let options: [SceneOption] = []
  static let paths: [ScenePath<Crossroads>] = []

  let state = "there"

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}

  mutating func pan(_ pan: Pan, on stage: inout Stage) {
    guard pan.state == .ended else { return }
    guard let lift = liftOff(for: pan, on: stage) else { return }
    switch lift.scope {
    case .twoEnds: _ = stage.decide(lift, by: PositionRule())
    case .anchors: _ = stage.decide(lift, by: NearestRule())
    }
  }

  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    let (across, down) = (pan.translation.dx, pan.translation.dy)
    if down != 0 { return LiftOff(progress: down / 100, velocity: pan.velocity.dy, distance: 100) }
    guard across != 0 else { return nil }
    return LiftOff(
      position: across, velocity: pan.velocity.dx, anchors: [0, 100, 200], start: 0)
  }
}
