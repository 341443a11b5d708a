// The test that the README shows.

import TestSupport
import PantomimeTesting
import Testing

@Suite(.timeLimit) struct LiftTests {
  @Test func aPanLiftsTheCard() throws {
    var app = try Simulation(Lift.self)
    try app.pan(.began)
    app.advance(by: .milliseconds(200))
    try app.pan(.changed, dy: -240)
    expect(app, "card.frame.y", isCloseTo: 260)
    try app.pan(.ended)
    #expect(app.run() == .rest)
    expect(app, "card.frame.y", isCloseTo: 100)
    expect(app, "position", is: "end")
  }
}
