import TestSupport
import PantomimeKit
import Testing

/// Checking for a fault records nothing, and a fault is recorded where it acts; pans call the
/// method of their state.
@Suite(.timeLimit) struct FaultSwitchTests {
  static let shouts = Fault(
    "T-1", "The page shouts.", healthy: "it whispers", lesson: "Mind the ears.")
  static let later = Fault(
    "T-2", "The page shouted once.", lesson: "Look at the version.", source: "an earlier version")

  static let echoes = Fault(
    "T-3", "The hall echoes.", lesson: "Halls do.",
    needs: Fault.Need(shouts, otherwise: "nothing echoes"))

  /// A scene that says which of the recognizer's reports it has heard.
  struct Listener: TransitionScene, PanHandling {
    static let name = "listener"
    static let states: [String] = []
    static let summary = "A page that hears of pans."
    static let options: [SceneOption] = [.screen, .faults([shouts, later])]

    private(set) var heard: [String] = []

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      let page = stage.addView("page", .frame(Rect2D(width: 100, height: 100)))
      stage.addGesture(.pan("page"), on: page)
    }

    var state: String { heard.joined(separator: "-") }

    mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
      heard.append("began")
      if stage.isFaultEnabled(shouts) { heard.append("loud") }
    }

    mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
      heard.append("changed")
      stage.report(shouts)
      stage.report(shouts, healthy: "it sings")
    }

    mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
      heard.append(pan.state.isCancelled ? "cancelled" : "ended")
    }
  }

  /// A page that shouts as soon as there is one.
  struct Shouter: TransitionScene {
    static let name = "shouter"
    static let states: [String] = []
    static let summary = "A page that shouts."
    static let options: [SceneOption] = [.screen, .faults([shouts, echoes])]
    let state: String

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      let first = stage.shouldCommit(shouts)
      let second = stage.shouldCommit(shouts, healthy: "it sings")
      state = "\(first)-\(second)"
    }
  }

  /// A hall, in which faults are declared and nothing happens.
  struct Hall: TransitionScene {
    static let name = "hall"
    static let summary = "A hall."
    static let options: [SceneOption] = [
      .screen,
      .faults([shouts, later, echoes, .stays("T-4", "It is big.", lesson: "Halls are.")]),
    ]
    let state = "hall"
    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
  }

  private func start(_ faults: [String] = []) throws -> Simulation {
    try Simulation(
      Listener.self, options: SceneOptions(Listener.options, given: [("faults", .faults(faults))]))
  }

  @Test(arguments: [(RecognizerState.ended, "ended"), (.cancelled, "cancelled")])
  func eachReportGoesToItsMethod(last: RecognizerState, word: String) throws {
    var simulation = try start()
    for state in [RecognizerState.began, .changed, last] {
      try simulation.handle(.pan(PanInput(state)))
    }
    // A transition that has begun is ended, even if a cancelled pan has no separate method.
    #expect(simulation.state == "began-changed-\(word)")
  }

  @Test func askingTellsNothing() throws {
    var simulation = try start(["T-1"])
    try simulation.handle(.pan(PanInput(.began)))
    #expect(simulation.state == "began-loud")
    #expect(!simulation.trace.list.contains { $0.event.name.hasPrefix("fault") })
  }

  @Test func tellingSaysWhatTheHealthyRuleDoes() throws {
    var simulation = try start(["T-1"])
    try simulation.handle(.pan(PanInput(.began)))
    try simulation.handle(.pan(PanInput(.changed)))
    let told = simulation.trace.list.map(\.event).filter { $0.name == "fault T-1" }
    #expect(told.map(\.reason) == ["by default, it whispers", "by default, it sings"])
  }

  @Test(arguments: [false, true])
  func committingIsAskingAndTelling(isOn: Bool) throws {
    let given: [(name: String, value: OptionValue)] = [("faults", .faults(isOn ? ["T-1"] : []))]
    let simulation = try Simulation(
      Shouter.self, options: SceneOptions(Shouter.options, given: given))
    #expect(simulation.state == "\(isOn)-\(isOn)")
    let told = simulation.trace.list.map(\.event).filter { $0.name == "fault T-1" }
    #expect(
      told.map(\.reason) == (isOn ? ["by default, it whispers", "by default, it sings"] : []))
  }

  /// A fault that can act only together with another one is reported if it is named alone.
  @Test(arguments: [(["T-3"], 1), (["T-1", "T-3"], 0), (["T-1"], 0)])
  func aFaultThatNeedsAnotherSaysSo(faults: [String], warnings: Int) throws {
    let simulation = try Simulation(
      Hall.self, options: SceneOptions(Hall.options, given: [("faults", .faults(faults))]))
    let told = simulation.trace.list.map(\.event).filter { $0.name == "warning" }
    #expect(told.count == warnings)
    for event in told {
      #expect(event["fault"] == .word("T-3"))
      #expect(event.reason == "without T-1, nothing echoes, so this fault never triggers")
    }
  }

  @Test func whatWasNotPublishedLastIsSwitchedOnByNameOnly() {
    #expect(Self.shouts.isPublished && !Self.later.isPublished)
    #expect(Self.later.source == "an earlier version")
  }

  @Test func aFaultNobodyDeclaredIsRefused() {
    let problem = #expect(throws: OptionError.self) { try start(["T-9"]) }
    #expect(problem?.option == "faults")
    #expect(problem?.problem.contains("'T-9'") == true)
  }
}
