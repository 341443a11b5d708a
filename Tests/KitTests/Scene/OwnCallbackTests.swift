import TestSupport
import PantomimeKit
import Testing

/// A scene that implements a callback which its kind of scene implements already is called itself.
@Suite(.timeLimit) struct OwnCallbackTests {
  private struct Sheet: TwoStateScene {
    static let name = "sheet"
    static let places = (home: "closed", out: "open")
    static let states: [String] = []
    private let sheet: ViewID
    private var told: [String] = []
    var transition: InteractiveTransition

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      sheet = stage.addView("sheet", .y(440))
      transition = InteractiveTransition(
        of: stage.addAnimator("sheet", try Animator(duration: 0.4)), direction: .up, travel: 440)
    }

    var state: String { told.joined(separator: "-") }

    func pose(
      at place: InteractiveTransition.Place, by animator: AnimatorID, on stage: Stage
    ) -> Pose { [sheet: [.y(place == .home ? 440 : 0)]] }

    mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
      told.append("started")
    }

    mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
      told.append(pan.state.rawValue)
    }

    func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { nil }
  }

  @Test func aTwoStateSceneMayStartAndPanItself() throws {
    var sheet = try Simulation(Sheet.self)
    try sheet.handle(.animator(.start()))
    try sheet.pan(.began)
    try sheet.pan(.cancelled)
    #expect(sheet.state == "started-began-cancelled")
    #expect(sheet.liftOff == nil)
    #expect(sheet.read("animator.state") == .word("inactive"))
  }

  private struct Fuse: SteppedScene {
    enum Step: String { case wait, fade }
    static let name = "fuse"
    static let states: [String] = []
    private var told: [String] = []

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      let dot = stage.addView("dot", .alpha(1))
      var steps = Steps<Step>()
      steps.wait(.wait, after: 0.5, on: &stage)
      steps.animate(.fade, to: [dot: [.alpha(0)]], duration: 1, on: &stage)
    }

    var state: String { told.joined(separator: "-") }

    mutating func ended(_ step: Step, by cause: StepEnd, on stage: inout Stage) {
      told.append(step.rawValue)
    }

    mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) { told.append("timer") }

    mutating func animatorDidComplete(
      _ animator: AnimatorID, at position: Position, on stage: inout Stage
    ) { told.append("animator") }
  }

  @Test func aSteppedSceneMayHandleTimersAndAnimatorsItself() throws {
    var fuse = try Simulation(Fuse.self)
    _ = fuse.advance(by: .seconds(2))
    #expect(fuse.state == "timer-animator")
  }
}
