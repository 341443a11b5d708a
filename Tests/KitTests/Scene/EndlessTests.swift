import TestSupport
import PantomimeKit
import Testing

/// One thing that completes again and again at one instant is a misuse; many that complete together
/// are none.
@Suite(.timeLimit) struct EndlessTests {
  private static let limit = 1_000

  private func completions(_ relay: Simulation) -> Int {
    relay.trace.list.count { $0.event.name.hasPrefix("completed") }
  }

  private func found(_ relay: Simulation) -> [String] {
    relay.trace.list.filter { $0.event.misuse == .endless }.compactMap {
      $0.event["animator"]?.text ?? $0.event["name"]?.text
    }
  }

  @Test func anAnimatorThatItsCompletionStartsAgain() throws {
    var relay = try Relay.simulation(animators: 1, duration: 0)
    #expect(throws: InputError.misuse(.endless)) { try relay.handle(.tap(view: "restart")) }
    #expect(found(relay) == ["a0"])
    #expect(completions(relay) == Self.limit)
    // The chain is over, and the simulation as usable as before.
    #expect(relay.run() == .rest)
    #expect(relay.advance(by: .seconds(1)) == .reached)
    #expect(found(relay).count == 1)
  }

  @Test func runAndAdvanceReturnIt() throws {
    var relay = try Relay.simulation(animators: 1, duration: 0)
    try relay.handle(.tap(view: "later"))
    var other = relay
    #expect(relay.run() == .endless)
    #expect(relay.now == Instant(seconds: 0.5) && found(relay) == ["a0"])
    #expect(other.advance(by: .seconds(2)) == .endless)
    #expect(other.now == Instant(seconds: 2))
    #expect(other.trace.list.elementsEqual(relay.trace.list))
  }

  @Test func animatorsThatStartOneAnother() throws {
    var relay = try Relay.simulation(animators: 3, duration: 0)
    #expect(throws: InputError.misuse(.endless)) { try relay.handle(.tap(view: "restart")) }
    #expect(found(relay) == ["a0"])
  }

  @Test func animationsOfOneName() throws {
    var relay = try Relay.simulation(animators: 1, duration: 0)
    #expect(throws: InputError.misuse(.endless)) { try relay.handle(.tap(view: "animate")) }
    #expect(found(relay) == ["fade"])
    #expect(relay.run() == .rest)
  }

  @Test(arguments: [0, 0.3])
  func manyThatCompleteTogetherAreFine(duration: Double) throws {
    var relay = try Relay.simulation(animators: 1_001, duration: duration)
    try relay.handle(.tap(view: "together"))
    #expect(relay.run() == .rest)
    #expect(completions(relay) == 1_001)
    #expect(found(relay).isEmpty)
  }

  @Test func aRunSaysWhyItStopped() throws {
    var link = try Simulation.clockwork()
    try link.tap("link")
    #expect(link.run() == .repeating)
    var once = try Simulation.clockwork()
    try once.tap("timer")
    #expect(once.run() == .rest)
  }
}

/// A scene whose animators start one another as they complete.
private struct Relay: TransitionScene {
  static let name = "relay"
  static let summary = "Animators that start one another."
  static let count = OptionKey.count("animators", 1...5_000, standard: 1, "How many there are.")
  static let duration = OptionKey.number(
    "duration", 0...1, .seconds, standard: 0, "How long each takes.")
  static let options: [SceneOption] = [count.option, duration.option]

  let dot: ViewID
  let animators: [AnimatorID]
  var isChained = false

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    dot = stage.addView("dot", .alpha(0))
    for name in ["restart", "later", "animate", "together"] { _ = stage.addView(name) }
    var animators: [AnimatorID] = []
    for index in 0..<(try options[Self.count]) {
      guard let animator = try? Animator(duration: try options[Self.duration], timing: .linear)
      else { continue }
      animators.append(stage.addAnimator("a\(index)", animator))
    }
    self.animators = animators
  }

  static func simulation(animators: Int, duration: Double) throws -> Simulation {
    try Simulation(
      Relay.self,
      options: SceneOptions(
        options,
        given: [("animators", .number(Double(animators))), ("duration", .number(duration))]))
  }

  var state: String { "relay" }

  var tappable: [String] { ["restart", "later", "animate", "together"] }

  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    switch view {
    case "together": for animator in animators { try start(animator, on: &stage) }
    case "later": stage.startTimer("later", after: 0.5)
    case "animate": fade(on: &stage)
    default:
      isChained = true
      try start(animators[0], on: &stage)
    }
  }

  private func start(_ animator: AnimatorID, on stage: inout Stage) throws(Misuse) {
    let dot = dot
    try stage.addAnimations(to: animator) { stage in stage[dot, .alpha] = 1 - stage[dot, .alpha] }
    try stage.start(animator)
  }

  private func fade(on stage: inout Stage) {
    let dot = dot
    _ = stage.animate("fade", duration: 0) { stage in stage[dot, .alpha] = 1 - stage[dot, .alpha] }
  }

  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    isChained = true
    try? start(animators[0], on: &stage)
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard let index = animators.firstIndex(of: animator) else { return fade(on: &stage) }
    if isChained { try? start(animators[(index + 1) % animators.count], on: &stage) }
  }
}
