import PantomimeTesting
import TestSupport
import Testing

/// The examples of the article about interrupting a run.
@Suite(.timeLimit) struct InterruptingTests {
  @Test func aFingerTakesARunBack() throws {
    var app = try Simulation(Sheet.self)
    app.flick(on: "sheet", .up)
    _ = app.advance(by: .milliseconds(100))
    app.drag(on: "sheet", by: Vector(dy: 100), over: .milliseconds(200))
    #expect(app.run() == .rest)
    expect(app, "state", is: "closed")
    expect(app, "sheet.frame.y", isCloseTo: 600)
    // Caught where it was, moved by the finger alone, and ended once, at the start.
    expectAlways(app, "sheet.frame.y", .continuous(within: 0.5, except: "pull"))
    expect(app, recorded: .completed, count: 1) { $0.position == .start }
    expect(app, recordedInOrder: .animatorPaused, .decided, .animatorReversed, .completed)
  }

  @Test func aFingerThatStillsItLetsItGoOn() throws {
    var app = try Simulation(Sheet.self)
    app.flick(on: "sheet", .up)
    _ = app.advance(by: .milliseconds(100))
    let caught = try #require(app.read("sheet.frame.y")?.numbers.first)
    app.play(Finger(on: "sheet").move(by: Vector(dy: -20), over: .milliseconds(100)))
    let held = try #require(app.read("sheet.frame.y")?.numbers.first)
    #expect(held < caught)
    _ = app.advance(by: .seconds(1))
    expect(app, "sheet.frame.y", isCloseTo: held)
    app.liftFingers()
    _ = app.run()
    expect(app, "state", is: "open")
  }
}
