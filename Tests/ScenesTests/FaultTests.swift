import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// Laws for the published faults of every scene: what is declared to change something does.
@Suite(.timeLimit) struct FaultTests {
  /// A fault of a scene.
  struct Case: Sendable, CustomTestStringConvertible {
    let scene: String
    let fault: Fault

    var testDescription: String { fault.id }
  }

  static let cases = Scenes.all.flatMap { scene in
    scene.faults.map { Case(scene: scene.name, fault: $0) }
  }

  @Test func idsAreUniqueAndTextsSentences() {
    #expect(Set(Self.cases.map(\.fault.id)).count == Self.cases.count)
    for fault in Self.cases.map(\.fault) {
      for text in [fault.published, fault.lesson] {
        #expect(text.first?.isUppercase == true && text.last == ".", "\(fault.id): \(text)")
      }
    }
  }

  /// Every way in which a gesture can go on, one after the other: begin, move both ways, let go in
  /// two ways, and wait a little.
  private static let steps: [Input?] = [
    .pan(PanInput(.began)), .pan(PanInput(.changed, dx: .absolute(70), dy: .absolute(-300))),
    .pan(PanInput(.changed, dx: .absolute(-70), dy: .absolute(300))),
    .pan(PanInput(.ended, velocity: .zero)), .pan(PanInput(.cancelled)), nil,
  ]

  /// Plays all orders of so many steps from here, each from a copy of what those that begin alike have
  /// come to.
  private static func play(
    _ count: Int, from simulation: Simulation
  ) throws -> [[Trace.Entry]] {
    if count == 0 {
      // The options in the first event distinguish them in any case.
      return [simulation.trace.list.dropFirst().filter { !isWarningOfFault($0.event) }]
    }
    return try steps.flatMap { step in
      var simulation = simulation
      try take(step, in: &simulation)
      return try play(count - 1, from: simulation)
    }
  }

  private static func take(_ step: Input?, in simulation: inout Simulation) throws {
    if let step {
      // A pan that has not begun, or is under way, is refused and changes nothing.
      try? simulation.handle(step)
    } else {
      _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 0.05))
    }
  }

  /// Plays all orders of three steps, and of two or three more after a drag that is let go, and grabbed again.
  private static func play(_ scene: String, _ faults: [String]) throws -> [[Trace.Entry]] {
    let entry = try #require(Scenes.named(scene))
    let start = try entry.start(
      SceneOptions(entry.options, given: [("faults", .faults(faults))]))
    var grabbed = start
    for number in [0, 1, 3, 5, 0] { try take(steps[number], in: &grabbed) }
    return try play(3, from: start) + play(TestRun.isLong ? 3 : 2, from: grabbed)
  }

  /// That a fault's moment never comes is said of the options, too.
  private static func isWarningOfFault(_ event: Event) -> Bool {
    event.name == "warning" && event["fault"] != nil
  }

  /// Each order is played once without a fault, and once with each of the scene's.
  @Test(
    arguments: TestRun.sample(Scenes.all.filter { !$0.faults.isEmpty }.map(\.name), oneIn: 2))
  func changesWhatItIsSaidToChange(scene: String) throws {
    let healthy = try Self.play(scene, [])
    for without in healthy { #expect(!without.contains { $0.event.name.hasPrefix("fault ") }) }
    for fault in try #require(Scenes.named(scene)).faults {
      var changesSome = false
      for (order, (with, without)) in zip(try Self.play(scene, [fault.id]), healthy).enumerated() {
        let isTold = with.contains { $0.event.name == "fault \(fault.id)" }
        // A fault that changes something is reported; a reported fault may have changed only the
        // picture.
        let isChanged = with.filter { !$0.event.name.hasPrefix("fault ") } != without
        if isChanged { #expect(isTold, "\(fault.id), order \(order)") }
        if isChanged { changesSome = true }
      }
      // Faults that require other gestures are covered by the scene's scripts.
      #expect(!changesSome || fault.changes, "\(fault.id)")
    }
  }
}
