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

  @Test func aShortDragBearsNoise() throws {
    let robustness = try Robustness(
      of: "scene photo-viewer; drag on=photo by=0,-60 over=0.3; run; expect state shown",
      catalog: .standard.adding(PhotoViewer.self), draws: 5)
    #expect(robustness.passes && !robustness.isReported)
    #expect(try #require(robustness.noise) > 1)
    #expect(try #require(robustness.rate) < 60)
  }

  /// A script that can't run has no robustness, and neither has what a script doesn't contain.
  @Test(arguments: [
    ("scene city-guide; darg on=card by=0,-200; run; expect state expanded", "unknown verb 'darg'"),
    ("scene city-guide; drag on=cart by=0,-200", "'cart'"), ("", "nothing to run"),
    ("# nothing", "nothing to run"), ("scene nowhere", "'nowhere'"),
    ("scene city-guide; drag on=card by=0,-200; run", "expects nothing"),
  ])
  func onlyAScriptThatRunsIsMeasured(text: String, words: String) {
    let error = #expect(throws: Hunt.ScriptProblem.self) { try Robustness(of: text, draws: 1) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  /// Without draws or runs, nothing is measured or searched.
  @Test(arguments: [0, -5]) func nothingIsFoundWithoutAnyRun(count: Int) throws {
    let script = "scene city-guide; tap on=card; run; expect state expanded"
    let measure = #expect(throws: Hunt.ScriptProblem.self) {
      try Robustness(of: script, draws: count)
    }
    #expect(measure?.description == "'draws' cannot be \(count); must be at least 1")
    var hunt = Hunt("scene city-guide")
    hunt.runs = count
    let search = #expect(throws: Hunt.ScriptProblem.self) { try hunt.findings() }
    #expect(search?.description == "'runs' cannot be \(count); must be at least 1")
  }

  @Test func whatAScriptDoesNotContainIsNotMeasured() throws {
    let still = try Robustness(of: "scene city-guide; wait 1; expect state collapsed", draws: 1)
    #expect(still.passes && still.noise == nil && still.jitter == nil)
    #expect(still.rate == nil && still.dropped == nil)
    let reported = try Robustness(
      of: "scene city-guide; pan began; pan ended; run; expect state collapsed", draws: 1)
    #expect(reported.isReported && reported.noise != nil && reported.jitter == nil)
    let moved = try Robustness(
      of: "scene city-guide; drag on=card by=0,-200; run; expect state expanded", draws: 1)
    #expect(moved.noise != nil && moved.jitter != nil && moved.rate != nil && moved.dropped != nil)
  }
}
