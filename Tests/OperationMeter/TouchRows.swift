import PantomimeKit

extension OperationMeter {
  /// One event of a finger each, half a second of 200 events a round.
  static var touches: [(name: String, make: () -> Row)] {
    [
      (
        "touch, two recognizers",
        {
          Row("touch, two recognizers", operations: 200, allocations: 0.05, references: 4) {
            rounds in
            var contest = Contest(events: 200)
            for _ in 0..<rounds { contest.play() }
            keep(Double(contest.reports))
          }
        }
      ),
      (
        "touch, whole simulation",
        {
          guard let drag = try? Simulation(Drag.self) else {
            fatalError("the scene takes no options")
          }
          let finger = (0..<200).map { touch($0, of: 200) }
          return Row(
            "touch, whole simulation", operations: 200, allocations: 1.5, references: 18
          ) { rounds in
            var simulation = drag
            for _ in 0..<rounds { play(finger, on: &simulation) }
            keep(Double(simulation.trace.count))
          }
        }
      ),
    ]
  }

  /// Half a second of a finger, a second after what was before.
  private static func play(_ finger: [[Touch]], on simulation: inout Simulation) {
    let start = simulation.now.advanced(bySeconds: 0.5)
    for index in finger.indices {
      let passed = Int64(index) * 500_000_000 / Int64(finger.count)
      _ = try? simulation.advance(to: Instant(nanoseconds: start.nanoseconds + passed))
      try? simulation.handle(.touch(finger[index]))
    }
  }

  /// One of so many events of a finger from touch-down to lift-off.
  fileprivate static func touch(_ index: Int, of count: Int) -> [Touch] {
    let share = Double(index) / Double(count - 1)
    let phase: Touch.Phase = index == 0 ? .down : index == count - 1 ? .up : .move
    return [
      Touch(phase, at: Point(x: 200 + 20 * share, y: 700 - 500 * share * share - 100 * share))
    ]
  }
}

/// A card in a list, each with a pan; the card goes with the finger.
private struct Drag: TransitionScene, PanHandling {
  static let name = "drag"
  static let summary = "A card in a list follows a finger."
  private let card: ViewID
  private let rest = Rect(x: 0, y: 100, width: 390, height: 700)

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let list = stage.addView("list", .frame(Rect(width: 390, height: 844)))
    card = stage.addView("card", in: list, .frame(rest))
    stage.addGesture(.pan("list", PanTraits(allowsVertical: false)), on: list)
    stage.addGesture(.pan("card"), on: card)
  }

  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}

  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    stage[card, .frame].y = rest.y + pan.translation.dy
  }

  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    stage[card, .frame] = rest
  }
}

/// A card in a list, each with a pan, and a finger that the card's wins.
private struct Contest {
  private var arena = GestureArena(screen: Size(width: 390, height: 844))
  private let delegate = Upright()
  private let path = [TouchTarget(index: 1), TouchTarget(index: 0)]
  private var touches: [[Touch]]
  private var messages: [ArenaMessage] = []
  private var start = Instant.zero
  private(set) var reports = 0

  init(events count: Int) {
    touches = (0..<count).map { OperationMeter.touch($0, of: count) }
    _ = arena.add(.pan("card"), on: path[0])
    _ = arena.add(.pan("list", PanTraits(allowsVertical: false)), on: path[1])
  }

  mutating func play() {
    for index in touches.indices {
      let now = Instant(
        nanoseconds: start.nanoseconds + Int64(index) * 500_000_000 / Int64(touches.count))
      messages.removeAll(keepingCapacity: true)
      try? arena.handle(
        touches[index], at: now, path: { _ in path }, asking: delegate, into: &messages)
      reports += messages.count
    }
    start = start.advanced(bySeconds: 1)
  }
}

/// Lets pans begin that are more upright than not.
private struct Upright: GestureDelegate {
  func shouldReceive(_ touch: Touch, _ gesture: GestureID) -> Bool { true }

  func shouldBegin(_ gesture: GestureID, _ pan: Pan) -> PanVerdict {
    pan.velocity.dy.magnitude > pan.velocity.dx.magnitude
      ? .begins(reason: "its criteria are met (G63)")
      : .refused(winner: "list", reason: "it is no more upright than not")
  }

  func recognizesSimultaneously(_ one: GestureID, with other: GestureID) -> Bool { false }

  func requiresFailure(_ gesture: GestureID, of other: GestureID) -> Bool { false }
}
