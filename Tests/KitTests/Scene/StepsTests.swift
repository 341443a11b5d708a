import TestSupport
import PantomimeKit
import Testing

/// A scene is notified when a step ends, or the step is cancelled silently.
@Suite(.timeLimit) struct StepsTests {
  /// A dot that fades while a timer runs, until it is called off.
  struct Fuse: TransitionScene {
    static let name = "fuse"
    static let states: [String] = []
    static let summary = "A dot fades while a timer runs."
    static let options: [SceneOption] = [.screen]

    enum Step: String { case wait, fade }

    let dot: ViewID
    var steps = Steps<Step>()
    var told: [Step] = []
    var isWaiting = false

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      dot = stage.addView("dot", .alpha(1))
      _ = stage.addView("off")
      _ = stage.addView("look")
    }

    var state: String { told.map { $0.rawValue }.joined(separator: "-") }
    var tappable: [String] { ["dot", "off", "look"] }

    mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
      switch view {
      case "dot":
        steps.wait(.wait, after: 0.5, on: &stage)
        let linear = (try? UnitBezier(0, 0, 1, 1)) ?? .easeInOut
        steps.animate(.fade, to: [dot: [.alpha(0)]], duration: 1, curve: linear, on: &stage)
      case "off": steps.cancel(on: &stage)
      default: isWaiting = steps.areWaiting(on: stage)
      }
    }

    mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
      if let step = Step(rawValue: timer.name) { told.append(step) }
    }

    mutating func animatorDidComplete(
      _ animator: AnimatorID, at position: Position, on stage: inout Stage
    ) {
      if let step = Step(rawValue: stage.name(of: animator)) { told.append(step) }
    }

    static let paths: [ScenePath<Fuse>] = [
      ScenePath("waiting", summary: "Whether a timer waits.", value: { .flag($0.isWaiting) })
    ]
  }

  private func start() throws -> Simulation {
    try Simulation(Fuse.self, options: SceneOptions(Fuse.options))
  }

  private func isWaiting(_ fuse: inout Simulation) throws -> Bool {
    try fuse.handle(.tap(view: "look"))
    return fuse.read("waiting") == .flag(true)
  }

  @Test func eachIsToldByItsName() throws {
    var fuse = try start()
    #expect(try !isWaiting(&fuse))
    try fuse.handle(.tap(view: "dot"))
    #expect(try isWaiting(&fuse))
    _ = try fuse.advance(to: Instant(seconds: 0.75))
    #expect(fuse.state == "wait")
    #expect(try !isWaiting(&fuse))
    _ = try fuse.advance(to: Instant(seconds: 2))
    #expect(fuse.state == "wait-fade")
    #expect(fuse.read("dot.alpha") == .fraction(0))
  }

  /// A cancelled animation stays in place, and neither it nor the timer is reported.
  @Test(arguments: [0.25, 0.4])
  func whatIsCalledOffIsNotTold(time: Double) throws {
    var fuse = try start()
    try fuse.handle(.tap(view: "dot"))
    _ = try fuse.advance(to: Instant(seconds: time))
    try fuse.handle(.tap(view: "off"))
    #expect(try !isWaiting(&fuse))
    #expect(fuse.nextDeadline == nil)
    _ = try fuse.advance(to: Instant(seconds: 5))
    #expect(fuse.state == "")
    let alpha = try #require(fuse.read("dot.alpha")?.numbers.first)
    #expect(abs(alpha - (1 - time)) < 1e-9)
    // Steps started afterwards run as usual.
    try fuse.handle(.tap(view: "dot"))
    _ = try fuse.advance(to: Instant(seconds: 10))
    #expect(fuse.state == "wait-fade")
  }
}
