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

  /// Plays one of the many orders of the steps, given by its number in base six.
  private static func play(
    _ number: Int, _ scene: String, _ faults: [String]
  ) throws -> [Trace.Entry] {
    let entry = try #require(Scenes.named(scene))
    var simulation = try entry.start(
      SceneOptions(entry.options, given: [("faults", .faults(faults))]))
    var rest = number
    while rest > 0 {
      if let input = steps[rest % steps.count] {
        // A pan that has not begun, or is under way, is refused and changes nothing.
        try? simulation.handle(input)
      } else {
        try simulation.advance(to: simulation.now.advanced(bySeconds: 0.05))
      }
      rest /= steps.count
    }
    // What is said of the options at the beginning tells them apart in any case.
    return simulation.trace.entries.dropFirst().filter { !isWarningOfFault($0.event) }
  }

  /// That a fault's moment never comes is said of the options, too.
  private static func isWarningOfFault(_ event: Event) -> Bool {
    event.name == "warning" && event["fault"] != nil
  }

  /// All orders of three steps, and of three more after a drag that is let go, and grabbed again.
  private static let numbers: [Int] =
    (0..<216).map { $0 }
    + (0..<216).map { more in [0, 1, 3, 5, 0].reversed().reduce(more) { $0 * 6 + $1 } }

  /// Each order is played once without a fault, and once with each of the scene's.
  @Test(arguments: Scenes.all.filter { !$0.faults.isEmpty }.map(\.name))
  func changesWhatItIsSaidToChange(scene: String) throws {
    let faults = try #require(Scenes.named(scene)).faults
    var changing: Set<String> = []
    for number in Self.numbers {
      let without = try Self.play(number, scene, [])
      #expect(!without.contains { $0.event.name.hasPrefix("fault ") })
      for fault in faults {
        let with = try Self.play(number, scene, [fault.id])
        let isTold = with.contains { $0.event.name == "fault \(fault.id)" }
        // Whoever changes something says so; who says so may have changed the picture alone.
        let isChanged = with.filter { !$0.event.name.hasPrefix("fault ") } != without
        if isChanged { #expect(isTold, "\(fault.id), \(number)") }
        if isChanged { changing.insert(fault.id) }
      }
    }
    // What only other gestures bring out is in the scripts of the scene.
    for fault in faults { #expect(!changing.contains(fault.id) || fault.changes, "\(fault.id)") }
  }
}
