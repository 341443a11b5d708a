import TestSupport
import Testing
import Foundation
import PantomimeTesting

/// Plays the touches of a recording, and then lets time pass.
func play(recording json: Data, in app: inout Simulation) throws {
  try app.play(JSONDecoder().decode(TouchStream.self, from: json))
  try app.advance(to: Instant(seconds: 60), maxSteps: 10_000)
}

/// A card that opens if a release is past a third of the distance.
private struct Pull: ConnectedScene {
  struct Third: CompletionRule {
    func choose(_ lift: LiftOff) -> Decision {
      let margin = (lift.progress - 1 / 3).magnitude
      return Decision(
        lift.progress > 1 / 3 ? .complete : .revert, lift, by: .position, margin: margin, .fraction,
        "past a third: \(share: lift.progress)")
    }
  }

  static let name = "pull"
  var connections = Connections(state: "pull")

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let card = stage.addView("card", .frame(Rect2D(x: 0, y: 400, width: 390, height: 444)))
    let open = stage.addAnimator(
      "open", try Animator(duration: 0.3),
      to: [card: [.frame(Rect2D(x: 0, y: 100, width: 390, height: 444))]])
    let pull = stage.addGesture(.pan("pull"), on: card)
    try connections.connect(
      pull.drives(open, along: .up, over: 300, rule: Third()), on: &stage)
  }
}

/// The values that a test reads from a simulation, and the recorded touches that it plays.
@Suite(.timeLimit) struct ReadingTests {
  private let json = Data(#"[{"t": 0, "phase": "down", "x": 195, "y": 375}]"#.utf8)

  @Test func aDecisionNamesItsRule() throws {
    var app = try Simulation(PhotoViewer.self)
    app.drag(on: "photo", by: Vector(dy: -150), over: .milliseconds(200), hold: .milliseconds(50))
    let record = try #require(app.decisions.last)
    #expect(record.time > .zero && record.lift.progress < 0.66)
    #expect(record.rule == "steep" && !record.decision.completes)
    #expect(record.decision(by: .half).completes)
  }

  @Test(arguments: [(-90.0, false), (-150, true)])
  func aConnectionTakesARuleOfAnyType(dy: Double, opens: Bool) throws {
    var app = try Simulation(Pull.self)
    app.drag(on: "card", by: Vector(dy: dy), over: .milliseconds(300), hold: .milliseconds(200))
    #expect(app.decisions.last?.decision.completes == opens)
    #expect(app.decisions.last?.decision.reason.hasPrefix("past a third") == true)
  }

  @Test func pointsColorsAndCurvesAreCompared() throws {
    var app = try Simulation(
      script: "view card frame=0,0,100,100 color=1,0,0,1; animator a duration=0.3 curve=linear\n"
        + "wait 0.1; animate card.frame to=0,300,100,100; start on=a")
    expect(app, "card.center", isCloseTo: Point2D(x: 50, y: 50))
    expect(app, "card.color", isCloseTo: RGBAColor(red: 1, green: 0, blue: 0))
    #expect(app.run() == .rest)
    let start = Instant(seconds: 0.1)
    expectAlways(app, "card.frame.y", .follows("linear", within: 0.01), since: start)
  }

  @Test func recordedTouchesPlayLikeFingers() throws {
    var app = try Simulation(PhotoViewer.self)
    try play(recording: json, in: &app)
    expect(app, "touches", isCloseTo: 1)
  }

  @Test func aFlickMayBeginWithAVelocity() throws {
    var app = try Simulation(PhotoViewer.self)
    app.pan([.changed(dy: -40), .ended(dy: -80, vy: -300)], every: .milliseconds(100))
    app.pan([.began(vy: -900), .ended(vy: -900)], every: .milliseconds(16))
    expect(app, event: "decided", count: 2)
  }
}
