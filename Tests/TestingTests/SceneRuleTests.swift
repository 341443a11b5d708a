import PantomimeTesting
import TestSupport
import Testing

/// A scene's rule may be of any type, and no rule of another type is used instead.
@Suite(.timeLimit) struct SceneRuleTests {
  /// A sheet whose rule has no name.
  private struct ReluctantSheet: TwoStateScene {
    static let name = "reluctant-sheet"
    static let places = (home: "closed", out: "open")
    private let sheet: ViewID
    var transition: InteractiveTransition
    let rule = PositionRule(threshold: 0.9)

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      sheet = stage.addView("sheet", .frame(Rect2D(y: 600, width: 390, height: 844)))
      stage.addGesture(.pan("pull"), on: sheet)
      transition = InteractiveTransition(
        of: stage.addAnimator("open", try Animator(duration: 0.5)), direction: .up, travel: 500)
    }

    func pose(
      at place: InteractiveTransition.Place, by animator: AnimatorID, on stage: Stage
    ) -> Pose {
      [sheet: [.frame(Rect2D(y: place == .home ? 600 : 100, width: 390, height: 844))]]
    }
  }

  @Test(arguments: [(430.0, false), (480, true)])
  func aSceneDecidesByItsOwnRule(distance: Double, completes: Bool) throws {
    var app = try Simulation(ReluctantSheet.self)
    app.drag(on: "sheet", by: Vector(dy: -distance))
    #expect(app.decisions.last?.decision.completes == completes)
    app.run()
    #expect(app.state == (completes ? "open" : "closed"))
  }
}
