import Benchmark
import PantomimeKit

/// One event of a finger that two pans want: recognizers, arbitration and estimator together.
func touchBenchmarks() {
  for count in [200, 30] {
    Benchmark("touch of \(count)", configuration: .perOperation) { benchmark in
      var contest = Contest(events: count)
      // Made before, so that what is counted is what an event asks for.
      contest.play(times: 1)
      let times = 60_000 / count
      benchmark.measure(operations: count * times) {
        contest.play(times: times)
        return Double(contest.reports)
      }
    }
  }
}

/// One event of a finger in a simulation that plays a scene: the recognizers, what the scene does about
/// them, and the trace.
func simulatedTouchBenchmarks() {
  Benchmark("touch, whole simulation", configuration: .perOperation) { benchmark in
    guard var simulation = try? Simulation(Drag.self) else { return }
    let finger = Finger(events: 200)
    let times = 100
    finger.play(times: 1, on: &simulation)
    benchmark.measure(operations: 200 * times) {
      finger.play(times: times, on: &simulation)
      return Double(simulation.trace.count)
    }
  }
}

/// Half a second of a finger from touch-down to lift-off, in as many events.
struct Finger {
  let touches: [[Touch]]

  init(events count: Int) {
    touches = (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      let phase: Touch.Phase = index == 0 ? .down : index == count - 1 ? .up : .move
      let place = Point2D(x: 200 + 20 * share, y: 700 - 500 * share * share - 100 * share)
      return [Touch(phase, at: place)]
    }
  }

  /// One touch after the other, a second apart.
  func play(times: Int, on simulation: inout Simulation) {
    for _ in 0..<times {
      let start = simulation.now.advanced(bySeconds: 0.5)
      for index in touches.indices {
        let passed = Int64(index) * 500_000_000 / Int64(touches.count)
        _ = try? simulation.advance(to: Instant(nanoseconds: start.nanoseconds + passed))
        try? simulation.handle(.touch(touches[index]))
      }
    }
  }
}

/// A card in a list, each with a pan; the card goes with the finger.
private struct Drag: TransitionScene, PanHandling {
  static let name = "drag"
  private let card: ViewID
  private let rest = Rect2D(x: 0, y: 100, width: 390, height: 700)

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let list = stage.addView("list", .frame(Rect2D(width: 390, height: 844)))
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
  private var arena = GestureArena(screen: Size2D(width: 390, height: 844))
  private let delegate = Upright()
  private let path = [TouchTarget(index: 1), TouchTarget(index: 0)]
  private var touches: [[Touch]] = []
  private var messages: [ArenaMessage] = []
  private var start = Instant.zero
  private(set) var reports = 0

  /// Half a second of a finger from touch-down to lift-off, in as many events.
  init(events count: Int) {
    _ = arena.add(.pan("card"), on: path[0])
    _ = arena.add(.pan("list", PanTraits(allowsVertical: false)), on: path[1])
    for index in 0..<count {
      let share = Double(index) / Double(count - 1)
      let phase: Touch.Phase = index == 0 ? .down : index == count - 1 ? .up : .move
      touches.append([
        Touch(phase, at: Point2D(x: 200 + 20 * share, y: 700 - 500 * share * share - 100 * share))
      ])
    }
  }

  mutating func play(times: Int) {
    for _ in 0..<times {
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
