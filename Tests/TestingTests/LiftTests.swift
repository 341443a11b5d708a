import TestSupport
import PantomimeTesting
import Testing

/// The program that the README shows.
@Suite(.timeLimit) struct LiftTests {
  @Test func aPanLiftsTheCard() throws {
    var app = try Simulation(Lift.self)
    try app.pan(.began)
    for frame in 1...12 {  // a fifth of a second at 60 Hz
      _ = try app.advance(to: Frames.standard.instant(of: Int64(frame)))
      try app.pan(.changed, dy: Double(frame) * -20)
      print(app.read("card.frame.y")?.numbers ?? [])
    }
    try app.pan(.ended)
    print(app.run())  // rest
    expect(app, "card.frame.y", isCloseTo: 100)
    expect(app, "position", is: "end")
  }
}
