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
