import TestSupport
import PantomimeCounting
import PantomimeKit
import Testing

/// The cost of recognizers and fingers grows no faster than their number, in counted operations.
@Suite(.timeLimit, .enabled(if: RuntimeCounts.areThere)) struct TouchGrowthTests {
  /// Statements that add recognizers, each related to the one before it or to none.
  @Test(arguments: Relation.allCases) func recognizers(relation: Relation) throws {
    let growth = try Growth(from: 60, preparing: Self.card) { simulation in
      try Self.add(relation, to: &simulation.simulation, count: simulation.count)
    }
    #expect(growth.isLinear, "\(growth)")
  }

  /// A finger on a view with many recognizers.
  @Test(arguments: [Relation.none, .requiring]) func manyOnOneView(relation: Relation) throws {
    let growth = try Growth(from: 60) { count in
      var prepared = try Self.card(count)
      try Self.add(relation, to: &prepared.simulation, count: count)
      return prepared
    } _: { prepared in
      try Self.swipe(&prepared.simulation)
    }
    #expect(growth.isLinear, "\(growth)")
  }

  /// A finger that comes down among many views costs what it does among few.
  @Test func manyViews() throws {
    func cost(_ count: Int) throws -> Int {
      var simulation = try Simulation(Quiet.self)
      for index in 0..<count {
        try simulation.handle(
          .construct(
            .view(
              name: "v\(index)",
              [
                .frame(
                  Rect2D(
                    x: Double(index % 20) * 19, y: Double(index / 20) * 9, width: 19, height: 9))
              ]
            )))
      }
      // The first finger has all of them noted.
      try Self.swipe(&simulation)
      return try RuntimeCounts { try Self.swipe(&simulation) }.total
    }
    _ = try cost(100)
    let (few, many) = (try cost(100), try cost(1_600))
    #expect(many < 2 * few, "\(few) of 100, \(many) of 1,600")
  }

  /// An event of a finger asks for as much as any other, however long it has been down.
  @Test func longTouch() throws {
    var (simulation, _) = try Self.card(1)
    try Self.add(.none, to: &simulation, count: 1)
    func moves(_ range: Range<Int>) throws {
      for index in range {
        _ = try simulation.advance(to: Instant(nanoseconds: Int64(index) * 1_000_000))
        try simulation.handle(
          .touch([Touch(index == 0 ? .down : .move, at: Point2D(x: 9, y: Double(index % 800)))]))
      }
    }
    try moves(0..<1_000)
    let early = try RuntimeCounts { try moves(1_000..<2_024) }
    try moves(2_024..<9_000)
    let late = try RuntimeCounts { try moves(9_000..<10_024) }
    #expect(late.total < early.total + early.total / 10, "\(early), then \(late)")
    // The samples kept for the velocity are limited, too.
    #expect(simulation.panSamples.count <= 256)
  }

  enum Relation: CaseIterable { case none, requiring, together }

  static func card(_ count: Int) throws -> (simulation: Simulation, count: Int) {
    var simulation = try Simulation(Quiet.self)
    try simulation.handle(
      .construct(.view(name: "card", [.frame(Rect2D(width: 390, height: 844))])))
    return (simulation, count)
  }

  static func add(
    _ relation: Relation, to simulation: inout Simulation, count: Int
  ) throws {
    for index in 0..<count {
      let before = index == 0 ? [] : ["pan\(index - 1)"]
      try simulation.handle(
        .construct(
          .gesture(
            GestureConstruction(
              .pan("pan\(index)"), on: "card", requires: relation == .requiring ? before : [],
              together: relation == .together ? before : []))))
    }
  }

  static func swipe(_ simulation: inout Simulation) throws {
    for (index, y) in [400.0, 396, 380, 350, 350].enumerated() {
      try simulation.handle(
        .touch([
          Touch(index == 0 ? .down : index == 4 ? .up : .move, at: Point2D(x: 200, y: y))
        ]))
      _ = simulation.advance(by: .milliseconds(10))
    }
  }
}

/// A scene without roles.
struct Quiet: TransitionScene {
  static let name = "quiet"

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
}
