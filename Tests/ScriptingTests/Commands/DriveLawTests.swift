import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// The promises of a drive for any gesture, computed from the reports alone.
@Suite(.timeLimit) struct DriveLawTests {
  private static let directions = ["up", "down", "left", "right"]

  private static func stage(_ along: String, way: Double, _ options: String = "") -> [String] {
    [
      "view card frame=70,247,250,350", "gesture pull pan on=card",
      "animator open duration=0.4 curve=ease-out", "animate card.frame to=0,0,390,844",
      "drive open by=pull along=\(along) way=\(Numerals.text(way)) \(options)",
    ]
  }

  /// The fraction is the initial fraction plus the finger's share of the distance, negated for a
  /// run home and again while reversed; only a change moves it.
  @Test(arguments: TestRun.seeds(41 as UInt64)) func theFractionIsTheFingersShare(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    func next(_ low: Double, _ high: Double) -> Double {
      ((low + random.unit() * (high - low)) * 1000).rounded() / 1000
    }
    let along = Self.directions[Int(seed % 4)]
    let way = next(50, 600)
    var play = try Play(Self.stage(along, way: way))
    for _ in 0..<8 {
      try play.play(["pan began"])
      let initialFraction = try #require(play.number("open.fraction"))
      let leadsHome = play.read("open.place") == .word("out")
      let isReversed = play.read("open.reversed") == .flag(true)
      let sign = (leadsHome ? -1.0 : 1) * (isReversed ? -1 : 1)
      for _ in 0..<5 {
        let m = next(-200, 200)
        let (name, turn) = along == "left" || along == "right" ? ("dx", 1.0) : ("dy", 1.0)
        let given = along == "up" || along == "left" ? -m * turn : m
        try play.play(["pan changed \(name)=\(Numerals.text(given))", "wait \(next(0, 0.05))"])
        let wanted = min(max(initialFraction + sign * m / way, 0), 1)
        let fraction = try #require(play.number("open.fraction"))
        #expect((fraction - wanted).magnitude < 1e-9, "\(along) \(m) of \(way)")
      }
      let before = play.number("open.progress")
      let end = ["pan ended", "pan ended vy=\(next(-900, 900)) vx=40", "pan cancelled"]
      try play.play([end[Int(next(0, 2.99))]])
      let after = try #require(play.number("open.progress"))
      #expect((after - (before ?? .nan)).magnitude < 1e-12, "a lift-off moves nothing")
      try play.play([next(0, 1) < 0.5 ? "wait \(next(0, 0.2))" : "run"])
      #expect(play.failures.isEmpty)
    }
  }

  /// Runs go to and fro: a run home ends exactly where the run out began, whatever it was.
  @Test func aRunHomeEndsWhereTheRunOutBegan() throws {
    var play = try Play(Self.stage("up", way: 247) + ["toggle open", "run"])
    #expect(play.read("card.frame") == .rect(Rect2D(width: 390, height: 844)))
    #expect(play.read("open.place") == .word("out"))
    try play.play(["toggle open", "run", "set card.frame.x=33", "toggle open", "run"])
    #expect(play.number("card.frame.x") == 0)
    try play.play(["toggle open", "run"])
    #expect(play.read("card.frame") == .rect(Rect2D(x: 33, y: 247, width: 250, height: 350)))
    #expect(play.read("open.place") == .word("home"))
  }

  /// Without a way home each gesture runs the block out again from present values.
  @Test func withoutReturningEachRunLeadsOut() throws {
    var play = try Play([
      "view dot x=0", "view pad frame=0,0,390,844", "gesture pull pan on=pad", "animator go",
      "animate dot.x by=100", "drive go by=pull along=right way=100 returns=no",
    ])
    for number in 1...3 {
      try play.play(["pan began", "pan changed dx=60", "pan ended vx=10", "run"])
      #expect(play.number("dot.x") == Double(number) * 100)
      #expect(play.read("go.place") == .word("out"))
    }
    try play.play(["pan began", "pan changed dx=60", "pan ended vx=-10", "run"])
    #expect(play.number("dot.x") == 300)
    #expect(play.trace.contains("completed start animator=go place=home completions=1"))
  }

  /// A cancelled run returns to its start, or keeps its direction; no rule is evaluated then.
  @Test func aCancelledGestureAsksNoRule() throws {
    for (option, place) in [("cancelled=back", "home"), ("cancelled=keep", "out")] {
      var play = try Play(Self.stage("up", way: 247, option))
      try play.play(["pan began", "pan changed dy=-200", "pan cancelled", "run"])
      #expect(play.read("open.place") == .word(place))
      #expect(play.trace.contains("decided") == (place == "home"))
    }
  }

  /// A spring takes the finger's velocity over the way that is left, at most 30 ways a second.
  @Test(arguments: [120.0, 900, -900, 40_000])
  func aSpringTakesTheVelocity(velocity: Double) throws {
    let share = 0.4
    let options = "curve=spring(0.7) factor=1"
    var driven = try Play(Self.stage("up", way: 250, options))
    try driven.play(["pan began", "pan changed dy=-100", "pan ended vy=\(-velocity)"])
    let left = velocity > 0 ? 1 - share : share
    let given = min(velocity.magnitude / 250 / left, 30)
    // By hand: the same animator, held at the same place, continued with that velocity.
    var byHand = try Self.heldByHand(at: share, reversed: velocity < 0)
    try byHand.handle(
      .animator(.resume(timing: .damped(ratio: 0.7, velocity: given), durationFactor: 1)))
    for _ in 0..<40 {
      try driven.play(["wait 0.01"])
      let now = try #require(driven.session.simulation).now
      _ = try byHand.advance(to: now)
      #expect(driven.read("open.progress") == byHand.read("progress"), "\(velocity) at \(now)")
    }
  }

  private static func heldByHand(at share: Double, reversed: Bool) throws -> Simulation {
    var play = try Play(Array(stage("up", way: 250).dropLast()) + ["pause", "scrub \(share)"])
    if reversed { try play.play(["reverse"]) }
    return try #require(play.session.simulation)
  }

  /// Between its ends a number follows the finger one to one, past them it resists as a scroll view
  /// does, and every report moves it.
  @Test(arguments: 1..<31) func aNumberFollowsTheFinger(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func next(_ low: Double, _ high: Double) -> Double {
      ((low + random.unit() * (high - low)) * 1000).rounded() / 1000
    }
    let isClamped = seed.isMultiple(of: 3)
    var play = try Play([
      "view sheet frame=0,400,390,744", "gesture pull pan on=sheet",
      "drive sheet.frame.y by=pull anchors=100,400,700" + (isClamped ? " past=clamp" : ""),
    ])
    for _ in 0..<5 {
      try play.play(["pan began"])
      let start = try #require(play.number("sheet.frame.y"))
      let raw = isClamped ? start : Self.raw(start)
      var m = 0.0
      for state in ["changed", "changed", "changed", "ended"] {
        m = next(-500, 500)
        try play.play(["pan \(state) dy=\(Numerals.text(m))"])
        let wanted =
          m == 0
          ? start
          : isClamped ? min(max(start + m, min(100, start)), max(700, start)) : Self.shown(raw + m)
        let shown = try #require(play.number("sheet.frame.y"))
        #expect((shown - wanted).magnitude < 1e-6, "\(m) from \(start)")
      }
      try play.play(["wait \(next(0, 0.5))"])
    }
    try play.play(["run"])
    let rest = try #require(play.number("sheet.frame.y"))
    #expect([100, 400, 700].contains(rest))
  }

  /// T129, G188, with the screen's height.
  private static func shown(_ raw: Double) -> Double {
    let excess = raw < 100 ? 100 - raw : raw > 700 ? raw - 700 : 0
    let band = (1 - 1 / (excess * 0.55 / 844 + 1)) * 844
    return raw < 100 ? 100 - band : raw > 700 ? 700 + band : raw
  }

  /// The same turned round (G189).
  private static func raw(_ shown: Double) -> Double {
    let band = shown < 100 ? 100 - shown : shown > 700 ? shown - 700 : 0
    let excess = band * 844 / (0.55 * (844 - band))
    return shown < 100 ? 100 - excess : shown > 700 ? 700 + excess : shown
  }

  /// A follower's value holds at every instant, at rest, under the finger and in flight.
  @Test func whatFollowsHoldsAtEveryInstant() throws {
    var play = try Play([
      "view sheet frame=0,400,390,744", "view shade alpha=0 x=0", "gesture pull pan on=sheet",
      "drive sheet.frame.y by=pull anchors=100,400,700",
      "follow shade.alpha sheet.frame.y from=100,400,700 to=1,0.5,0",
      "follow shade.x shade.alpha from=0,1 to=0,80",
    ])
    func check() throws {
      let y = try #require(play.number("sheet.frame.y"))
      let wanted = min(max(y < 400 ? 1 - (y - 100) / 600 : 0.5 - (y - 400) / 600, 0), 1)
      #expect((try #require(play.number("shade.alpha")) - wanted).magnitude < 1e-12)
      #expect((try #require(play.number("shade.x")) - 80 * wanted).magnitude < 1e-10)
    }
    try check()
    var seen: Set<Double> = []
    for line in ["pan began", "pan changed dy=-210", "pan changed dy=150", "pan ended vy=-300"] {
      try play.play([line])
      try check()
    }
    for _ in 0..<60 {
      try play.play(["wait 0.01"])
      try check()
      seen.insert(try #require(play.number("shade.alpha")))
    }
    #expect(seen.count > 20)
  }

  /// A list's offset and an animator's progress can be followed as well.
  @Test func offsetsAndProgressCanBeFollowed() throws {
    var play = try Play([
      "scene blank", "scroll-view list frame=0,0,390,844 content=390x4000",
      "view header frame=0,0,390,200", "view card x=0", "animator open duration=1 curve=linear",
      "animate card.x to=1", "follow header.frame.height list.offset from=0,100 to=200,100",
      "view bar alpha=0", "follow bar.alpha open.progress from=1,0 to=0,1", "scroll list to=40",
      "start", "wait 0.25",
    ])
    #expect(play.number("header.frame.height") == 160)
    #expect(play.number("bar.alpha") == 0.75)
    try play.play(["scroll list to=900"])
    #expect(play.number("header.frame.height") == 100)
  }

  // MARK: Velocities

  private static let card = [
    "scene blank", "view card frame=0,400,390,300", "gesture pull pan on=card",
  ]

  /// A canceled gesture has no velocity, so its run takes the longest duration (GU9).
  @Test(arguments: [-2_000, -300, 0, 300, 2_000])
  func aCanceledGestureHasNoVelocity(velocity: Int) throws {
    let play = try Play(
      Self.card + [
        "drive card.frame.y by=pull anchors=100,400 duration=by-velocity(0.1,1)", "pan began",
        "pan changed dy=-100", "pan cancelled vy=\(velocity)", "run",
      ])
    #expect(play.number("card.frame.y") == 400 && play.number("time") == 1)
  }

  /// A value that was pulled past its range returns with at most 30 remaining distances per second
  /// (G163), so a faster release makes no difference.
  @Test(arguments: [(1, "300,400"), (-1, "400,500")])
  func aReturnIntoARangeIsNoFasterThanTheLimit(direction: Int, range: String) throws {
    func place(_ velocity: Int) throws -> Double? {
      let play = try Play(
        Self.card + [
          "drive card.frame.y by=pull range=\(range) past=rubber", "pan began",
          "pan changed dy=\(direction)", "pan ended vy=\(velocity)", "wait 0.05",
        ])
      return play.number("card.frame.y")
    }
    let atTheLimit = try place(direction * 1_000)
    #expect(try place(direction * 50_000) == atTheLimit)
    #expect(try place(direction * 10) != atTheLimit)
  }
}
