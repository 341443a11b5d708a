import TestSupport
import PantomimeTesting
import Testing

/// The program that the README shows.
@Suite(.timeLimit) struct LiftTests {
  @Test func aPanLiftsTheCard() throws {
    var app = try Simulation(Lift.self)
    try app.pan(.began)
    _ = app.advance(by: .milliseconds(200))
    try app.pan(.changed, dy: -240)
    print(app.read("card.frame.y")?.numbers ?? [])
    try app.pan(.ended)
    print(app.run())  // rest
    expect(app, "card.frame.y", isCloseTo: 100)
    expect(app, "position", is: "end")
  }
}
