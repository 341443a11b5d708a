import TestSupport
import PantomimeTesting
import Testing

@Suite(.timeLimit) struct GestureTests {
  @Test(
    arguments: PanScript.all(
      in: "Gestures",
      catalog: .standard.adding(PhotoViewer.self).adding(.steep).adding(.lastMove)))
  func gestures(_ script: PanScript) { script.run() }

  @Test func aShortDragSpringsBack() throws {
    var app = try Simulation(PhotoViewer.self)
    app.drag(on: "photo", by: Vector(dy: -120), over: .milliseconds(200))
    expect(app, contains: .decided)
    #expect(app.run() == .rest)
    expect(app, "photo.frame.y", isCloseTo: 200)
    expect(app, "state", is: "shown")
  }
}

/// Searches and measurements of a scene of one's own, also in a package outside.
@Suite(.timeLimit) struct OwnSceneSearchTests {
  @Test func aHuntFindsTheGestureThatBreaksAnAssertion() throws {
    var hunt = Hunt(
      "scene photo-viewer\nexpect always photo.alpha > 0.5",
      catalog: .standard.adding(PhotoViewer.self))
    (hunt.runs, hunt.seed) = (40, 3)
    let findings = try hunt.findings()
    let finding = try #require(findings.first { $0.claim.hasPrefix("expect always") })
    #expect(finding.script.contains("scene photo-viewer"))
    #expect(throws: Hunt.ScriptProblem.self) { try Hunt("scene nowhere").findings() }
  }

  @Test func aShortDragBearsNoise() {
    let robustness = Robustness(
      of: "scene photo-viewer; drag on=photo by=0,-60 over=0.3; run; expect state shown",
      catalog: .standard.adding(PhotoViewer.self), draws: 5)
    #expect(robustness.passes && !robustness.isReported)
    #expect(robustness.noise > 1 && robustness.rate < 60)
  }
}
