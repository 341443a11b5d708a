import TestSupport
import Foundation
import PantomimeKit
import Testing

/// The examples that the documentation comments of the entrances give, and what they say comes out.
@Suite(.timeLimit) struct EntranceExampleTests {
  @Test func animator() throws {
    var stage = Stage()
    let sheet = stage.addView("sheet", .alpha(1))
    let fade = stage.addAnimator("fade", try Animator(duration: 1, timing: .linear))
    try stage.addAnimations(to: fade, [sheet: [.alpha(0)]])
    try stage.start(fade)
    try stage.pause(fade)
    try stage.setFractionComplete(fade, to: 0.5)
    let progress = stage[fade].progress(at: stage.now)  // 0.5
    #expect(progress == 0.5)
  }

  @Test func spring() throws {
    let spring = try SpringCurve(dampingRatio: 0.5, duration: 0.5)
    let early = spring.value(at: 0.05)  // in flight
    let late = spring.value(at: 0.13)  // past 1: it swings around its target
    #expect(0.1 < early && early < 1 && late > 1)
  }

  @Test func panRecognizer() throws {
    var pan = PanRecognizer()
    _ = pan.down(1, at: Point2D(x: 100, y: 400), now: .zero)
    pan.move(1, to: Point2D(x: 100, y: 380))
    let step = pan.settle(at: Instant(seconds: 0.016))  // .ready: 20 pt are more than the slop
    let began = pan.begin(at: Instant(seconds: 0.016))  // its translation is what is beyond: −10
    #expect(step == .ready && began?.translation == Vector(dy: -10))
  }

  @Test func rule() {
    struct Third: CompletionRule {
      func choose(_ lift: LiftOff) -> Decision {
        let margin = (lift.progress - 1.0 / 3).magnitude
        return lift.progress > 1.0 / 3
          ? Decision(.complete, lift, by: .position, margin: margin, .fraction, "past a third")
          : Decision(.revert, lift, by: .position, margin: margin, .fraction, "short of a third")
      }
    }
    let lift = LiftOff(progress: 0.4, velocity: -200, distance: 247)
    let third = Third().decide(lift)  // completes
    let sign = NamedRule.sign.decide(lift)  // returns: the finger moved so
    #expect(third.completes && !sign.completes)
  }

  @Test func sceneAndSimulation() throws {
    struct Curtain: TransitionScene {
      static let name = "curtain"
      static let summary = "A tap raises the curtain."
      static let options: [SceneOption] = []
      let curtain: ViewID
      let animator: AnimatorID
      let state = "curtain"
      let tappable = ["curtain"]

      init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
        curtain = stage.addView("curtain", .frame(Rect2D(width: 390, height: 844)))
        animator = stage.addAnimator("curtain", try Animator(duration: 0.5, timing: .linear))
      }

      mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
        let curtain = curtain
        try stage.addAnimations(to: animator) { stage in stage[curtain, .frame].y = -800 }
        try stage.start(animator)
      }
    }
    var simulation = try Simulation(Curtain.self, options: SceneOptions(Curtain.options))
    try simulation.handle(.tap(view: "curtain"))
    _ = try simulation.advance(to: Instant(seconds: 0.25))
    let raised = simulation.read("curtain.frame.y")  // −400 pt
    #expect(raised == .points(-400))
  }

  // MARK: The comments

  private static let entrances = [
    "PantomimeKit/Animator/Animator.swift", "PantomimeKit/Scene/TransitionScene.swift",
    "PantomimeKit/Simulation/Simulation.swift", "PantomimeKinetics/Timing/SpringCurve.swift",
    "PantomimeGestures/Touches/PanRecognizer.swift",
    "PantomimeGestures/Completion/CompletionRule.swift",
    "PantomimeGestures/Completion/NamedRule.swift",
  ]

  /// A comment's listing is compiled and run: its lines follow one another in this file, too.
  @Test(arguments: entrances)
  func theCommentShowsWhatIsTested(path: String) throws {
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { line in
        String(line.trimming { $0 == " " || $0 == "/" }).trimming { $0 == " " }
      }.filter { !$0.isEmpty }
    }
    let here = lines(
      try SourceTree.file("Tests/ScriptingTests/Project/EntranceExampleTests.swift").text)
    let text = try SourceTree.file("Sources/\(path)").text
    let blocks = text.components(separatedBy: "/// ```swift\n").dropFirst()
    #expect(blocks.count == 1, "\(path) has an example")
    for block in blocks {
      let wanted = lines(block.components(separatedBy: "/// ```")[0])
      let start = try #require(here.firstIndex(of: wanted[0]), "\(path)")
      #expect(Array(here[start...].prefix(wanted.count)) == wanted, "\(path)")
    }
  }
}

extension StringProtocol {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    String(drop(while: isTrimmed).reversed().drop(while: isTrimmed).reversed())
  }
}
