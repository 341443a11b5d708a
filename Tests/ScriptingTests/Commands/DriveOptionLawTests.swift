import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// The options of drives, compared with numbers computed from the reports alone.
@Suite(.timeLimit) struct DriveOptionLawTests {
  private static func next(
    _ random: inout SeededGenerator, _ low: Double, _ high: Double
  ) -> Double { ((low + random.unit() * (high - low)) * 1000).rounded() / 1000 }

  /// A free value is its value at *began* plus the finger's movement, within its range; a lift-off
  /// changes nothing, and a cancellation restores the value at *began*.
  @Test(arguments: 1..<21) func aFreeValueFollowsAndStays(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let isBounded = seed.isMultiple(of: 2)
    let ignores = seed.isMultiple(of: 3)
    var play = try Play([
      "view card frame=0,300,100,100", "gesture pull pan on=card",
      "drive card.frame.y by=pull" + (isBounded ? " range=200,450" : "")
        + (ignores ? " cancelled=ignore" : ""),
    ])
    var value = 300.0
    for _ in 0..<8 {
      try play.play(["pan began on=card"])
      let start = value
      for _ in 0..<3 {
        let m = Self.next(&random, -300, 300)
        try play.play(["pan changed dy=\(Numerals.text(m))", "wait 0.01"])
        value = isBounded ? min(max(start + m, 200), 450) : start + m
        #expect((try #require(play.number("card.frame.y")) - value).magnitude < 1e-9)
      }
      let isCancelled = Self.next(&random, 0, 1) < 0.4
      try play.play([isCancelled ? "pan cancelled" : "pan ended vy=900", "run"])
      if isCancelled, !ignores { value = start }
      #expect((try #require(play.number("card.frame.y")) - value).magnitude < 1e-9)
    }
    #expect(!play.trace.contains("decided"))
  }

  /// A canceled pan hands no velocity over (GU9): the number returns as after a release at rest.
  @Test(arguments: [-900.0, -40, 40, 900])
  func aCanceledPanHandsNoVelocityOver(velocity: Double) throws {
    func places(_ end: String) throws -> [Double] {
      var play = try Play([
        "view card frame=0,400,100,100", "gesture pull pan on=card",
        "drive card.frame.y by=pull anchors=100,400 rule=nearest", "pan began",
        "pan changed dy=-140 vy=\(Numerals.text(velocity))", end,
      ])
      return try (0..<5).map { _ in
        try play.play(["wait 0.03"])
        return try #require(play.number("card.frame.y"))
      }
    }
    #expect(try places("pan cancelled") == places("pan ended vy=0"))
  }

  /// Along the axes of a rotated and scaled view, a movement is turned back and divided by the
  /// scale.
  @Test(arguments: [0.0, 30, 90, -45, 200], [1.0, 2, 0.5])
  func aMovementIsMeasuredAlongAViewsAxes(angle: Double, scale: Double) throws {
    let play = try Play([
      "view card frame=145,300,100,100 rotation=\(Numerals.text(angle)) scale=\(Numerals.text(scale))",
      "view knob frame=0,0,20,20", "gesture pull pan on=card",
      "drive knob.frame.x by=pull in=card", "drive knob.frame.y by=pull in=card",
      "pan began on=card", "pan changed dx=37 dy=-52",
    ])
    let turn = angle / 180 * Double.pi
    let (cos, sin) = (Elementary.cos(turn), Elementary.sin(turn))
    let x = (37 * cos - 52 * sin) / scale
    let y = (-37 * sin - 52 * cos) / scale
    #expect((try #require(play.number("knob.frame.x")) - x).magnitude < 1e-9)
    #expect((try #require(play.number("knob.frame.y")) - y).magnitude < 1e-9)
  }

  /// The reading of U49 decides when the axes count: at each report, or when the pan began.
  @Test func theAxesAreReadAtEachReportOrAtTheBeginning() throws {
    for (reading, x) in [("report", 0.0), ("began", 40)] {
      let play = try Play([
        "view card frame=145,300,100,100 rotation=0", "view knob frame=0,0,20,20",
        "gesture pull pan on=card", "drive knob.frame.x by=pull in=card",
        "set reading U49=\(reading)", "pan began on=card", "set card.rotation=90",
        "pan changed dx=40",
      ])
      #expect((try #require(play.number("knob.frame.x")) - x).magnitude < 1e-9)
    }
  }

  /// Two mistakes: a sum of cumulative translations, and a place in the view that moves.
  @Test(arguments: 1..<11) func mistakesAreReproduced(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let reports = (0..<6).map { _ in Self.next(&random, -80, 80) }
    var delta = try Play([
      "view card frame=0,300,100,100", "gesture pull pan on=card",
      "drive card.frame.y by=pull translation=delta", "pan began on=card",
    ])
    var sum = 0.0
    for m in reports {
      try delta.play(["pan changed dy=\(Numerals.text(m))"])
      sum += m
      #expect((try #require(delta.number("card.frame.y")) - 300 - sum).magnitude < 1e-9)
    }
    var place = try Play([
      "view card frame=0,300,100,100", "gesture pull pan on=card",
      "drive card.frame.y by=pull in=card translation=location", "pan began on=card x=50 y=350",
    ])
    var moved = 0.0
    for m in reports {
      try place.play(["pan changed x=50 y=\(Numerals.text(350 + m))"])
      // The finger in the view: its movement on the screen less the view's own.
      moved = m - moved
      #expect((try #require(place.number("card.frame.y")) - 300 - moved).magnitude < 1e-9)
    }
  }

  /// The duration is the remaining distance over the release speed, within its limits.
  @Test(arguments: [0.0, 100, 500, 800, 1500, 20_000], ["value", "animator"])
  func theDurationFollowsTheVelocity(velocity: Double, kind: String) throws {
    let stage =
      kind == "value"
      ? ["drive card.frame.y by=pull anchors=100,400 rule=sign duration=by-velocity(0.12,0.6)"]
      : [
        "animator open duration=1.7", "animate card.frame.y to=100 on=open",
        "drive open by=pull along=up way=300 duration=by-velocity(0.12,0.6)",
      ]
    let play = try Play(
      ["view card frame=0,400,100,100", "gesture pull pan on=card"] + stage + [
        "pan began", "pan changed dy=-120", "pan ended vy=-\(Numerals.text(velocity))",
      ])
    let path = kind == "value" ? "card.frame.y.remaining" : "open.remaining"
    let wanted = velocity > 0 ? min(max(180 / velocity, 0.12), 0.6) : 0.6
    let remaining = try #require(play.number(path) ?? play.number("remaining"))
    #expect((remaining - wanted).magnitude < 1e-6, "\(remaining) for \(wanted)")
  }

  /// A limit bounds the initial velocity of a spring; without a limit, the velocity is exact.
  @Test(arguments: [("", 30.0), ("limit=12", 12), ("limit=none", 300), ("limit=1000", 300)])
  func aLimitBoundsTheVelocity(option: String, velocity: Double) throws {
    var play = try Play([
      "view sheet frame=0,110,390,744", "gesture pull pan on=sheet",
      "drive sheet.frame.y by=pull anchors=100,400,700 \(option)", "pan began",
      "pan ended vy=-3000",
    ])
    // x″ = −ω²(x − 1) − 2ω x′ with x = 0 and x′ = v at first: x = 1 − (1 + (ω − v) t) e^(−ω t).
    let omega = 2 * Double.pi / 0.4
    for _ in 0..<10 {
      try play.play(["wait 0.013"])
      let t = Double(try #require(play.session.simulation).now.nanoseconds) / 1e9
      let x = 1 - (1 + (omega - velocity) * t) * Elementary.exp(-omega * t)
      #expect((try #require(play.number("sheet.frame.y")) - (110 - 10 * x)).magnitude < 1e-6)
    }
  }

  /// A pan limited to a direction begins if the movement that way exceeds the other axis's.
  @Test(arguments: ["up", "down", "left", "right"])
  func aPanMovesOneWayOnly(direction: String) throws {
    for (x, y) in [(0.0, 90.0), (0, -90), (90, 0), (-90, 0), (60, 80), (-80, 60), (80, 80)] {
      let play = try Play([
        "view card frame=100,300,200,200", "gesture pull pan on=card axis=\(direction)",
        "drag on=card by=\(Numerals.text(x)),\(Numerals.text(y)) over=0.3",
      ])
      let (along, across) =
        switch direction {
        case "up": (-y, x)
        case "down": (y, x)
        case "left": (-x, y)
        default: (x, y)
        }
      #expect(play.trace.contains("gesture began gesture=pull") == (along > across.magnitude))
    }
  }
}
