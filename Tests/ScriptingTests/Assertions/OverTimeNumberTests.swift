import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Extremes between frames are those of the formulas, and leaps are found whenever they are.
@Suite(.timeLimit) struct OverTimeNumberTests {
  /// The value and the instant of a failure, which are its first two numbers.
  static func numbers(_ failure: Failure) throws -> (value: Double, instant: Double) {
    let words = failure.mismatch.actual.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    return (try #require(numbers.first), try #require(numbers.last))
  }

  static func run(_ curve: String, _ said: String, duration: Double = 1) throws -> [Failure] {
    try Play(
      "scene blank", "view dot x=0",
      "animate dot.x to=100 duration=\(duration) curve=\(curve)", "expect \(said)", "run"
    ).failures
  }

  /// A damped spring goes beyond its target by exp(−πζ/√(1 − ζ²)), at π/(ω√(1 − ζ²)).
  @Test(arguments: [0.1, 0.2, 0.3, 0.5, 0.7, 0.9])
  func springsOvershootByTheFormula(ratio: Double) throws {
    let frequency = 12.0
    let curve = "spring(1,\(frequency * frequency),\(2 * ratio * frequency))"
    let root = (1 - ratio * ratio).squareRoot()
    let beyond = exp(-Double.pi * ratio / root)
    let failure = try #require(try Self.run(curve, "always dot.x <= 100").first)
    let (value, instant) = try Self.numbers(failure)
    #expect(abs(value - 100 * (1 + beyond)) < 2e-9)
    #expect(abs(instant - Double.pi / (frequency * root)) < 1e-6)
    let share = beyond * 100
    #expect(try Self.run(curve, "always dot.x overshoot <= \(share + 1e-7)%").isEmpty)
    #expect(try Self.run(curve, "always dot.x overshoot <= \(share - 1e-7)%").count == 1)
    // Seen at frames alone, most of them would be missed by this little.
    #expect(try Self.run(curve, "always dot.x <= \(100 * (1 + beyond) + 1e-7)").isEmpty)
    #expect(try Self.run(curve, "always dot.x <= \(100 * (1 + beyond) - 1e-7)").count == 1)
  }

  /// The derivative of y is a parabola; its roots are where the curve reverses.
  @Test(arguments: [
    (0.3, -0.5, 0.7, 1.5), (0.2, -1.2, 0.5, 1.1), (0.68, -0.55, 0.265, 1.55), (0.1, -3, 0.9, 4),
  ])
  func curvesTurnWhereTheirDerivativeIsZero(x1: Double, y1: Double, x2: Double, y2: Double) throws {
    let (c, b) = (3 * y1, 3 * (y2 - 2 * y1))
    let a = 1 - c - b
    let root = (4 * b * b - 12 * a * c).squareRoot()
    let bezier = { (t: Double, one: Double, two: Double) in
      3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t
    }
    let turns = [(-2 * b - root) / (6 * a), (-2 * b + root) / (6 * a)].sorted()
    let curve = "cubic(\(x1),\(y1),\(x2),\(y2))"
    for (turn, said) in zip(turns, ["always dot.x >= 0", "always dot.x <= 100"]) {
      let failure = try #require(try Self.run(curve, said).first)
      let (value, instant) = try Self.numbers(failure)
      #expect(abs(value - 100 * bezier(turn, y1, y2)) < 2e-9)
      #expect(abs(instant - bezier(turn, x1, x2)) < 1e-6)
    }
  }

  /// Penner's formulas: back goes beyond by a tenth, elastic is searched densely, bounce has peaks at
  /// 1 where it touches the ground.
  @Test func formulasTurnWhereTheyDo() throws {
    // u²((s + 1)u − s) is least at u = 2s/(3(s + 1)).
    let s = 1.70158
    let u = 2 * s / (3 * (s + 1))
    let least = 100 * u * u * ((s + 1) * u - s)
    let failure = try #require(try Self.run("back-in", "always dot.x >= 0").first)
    #expect(abs(try Self.numbers(failure).value - least) < 2e-9)
    let dense = (0...1_000_000).map { index -> Double in
      let u = Double(index) / 1_000_000
      return u == 0 ? 0 : 1 + exp2(-10 * u) * sin((10 * u - 0.75) * 2 * Double.pi / 3)
    }
    let highest = try #require(dense.max()) * 100
    let elastic = try #require(try Self.run("elastic-out", "always dot.x <= 100").first)
    #expect(abs(try Self.numbers(elastic).value - highest) < 1e-6)
    #expect(try Self.run("bounce-out", "always dot.x <= 100").isEmpty)
    let turned = try #require(try Self.run("bounce-out", "always dot.x rising").first)
    #expect(abs(try Self.numbers(turned).instant - 1 / 2.75) < 1e-6)
  }

  /// The sum of two motions reverses where neither does: a search finds it, and misses nothing
  /// visible at every tenth of a millisecond.
  @Test func sumsAreSearched() throws {
    let lines = [
      "scene blank", "view dot x=0", "animator a duration=0.9 curve=spring(0.3)",
      "animate dot.x to=100 on=a", "animator b duration=0.7 curve=cubic(0.3,-0.5,0.7,1.5)",
      "animate dot.x to=-60 on=b", "start on=a", "wait 0.05", "start on=b",
    ]
    let failures = try Play(
      lines + ["expect always dot.x <= 20", "expect always dot.x >= -60", "at 2"]
    ).failures
    var play = try Play(lines)
    var seen: [Double] = []
    for step in 0..<9_500 {
      try play.play(["at \(0.05 + Double(step + 1) / 10_000)"])
      seen.append(try #require(play.number("dot.x")))
    }
    let (high, low) = (try #require(seen.max()), try #require(seen.min()))
    let told = try failures.map { try Self.numbers($0).value }.sorted()
    #expect(told.count == 2)
    #expect(
      told[0] <= low && told[0] > low - 1e-4 && told[1] >= high - 1e-9 && told[1] < high + 1e-4)
  }

  /// A value that is otherwise only for a moment between two frames.
  @Test func aLeapBetweenTwoFramesIsFound() throws {
    let lines = [
      "scene blank", "view dot x=0", "timer there after=0.021", "timer back after=0.0211",
      "when \"timer fired there\" do set dot.x=7", "when \"timer fired back\" do set dot.x=0",
    ]
    for (said, told) in [
      ("always dot.x <= 6", "dot.x is 7 at 0.021, 1 too high"),
      ("always dot.x continuous within 5", "dot.x jumps from 0 to 7 at 0.021, by 7 (5 allowed)"),
      ("always dot.x rising", "dot.x falls from 7 to 0 at 0.0211"),
    ] {
      let failures = try Play(lines + ["set rate=60", "expect \(said)", "wait 1f", "wait 1f"])
        .failures
      #expect(failures.map { $0.mismatch.sentence } == ["\(said): \(told)"])
      #expect(
        try Play(lines + ["expect always dot.x continuous within 8", "run"]).failures.isEmpty)
    }
  }

  /// Layer animations come, go, and begin again by leaps, and turn round where their curve does.
  @Test func layersLeapAndTurn() throws {
    let lines = ["scene blank", "view dot x=0"]
    let layer = "layer-animation dot.x from=10 to=60 duration=0.3 begin=0.1 repeat=2 key=a"
    let failures = try Play(
      lines + [
        layer, "expect always dot.x continuous within 9", "expect always dot.x <= 59",
        "expect always dot.x continuous within 51", "expect always dot.x continuous within 59.9",
        "run",
      ]
    ).failures.map { $0.mismatch.actual }
    #expect(
      failures == [
        "jumps from 0 to 10 at 0.1", "59.999999833 at 0.4", "jumps from 60 to 0 at 0.7",
        "jumps from 60 to 0 at 0.7",
      ])
  }

  /// A published fault is found that its cure does not have: a card that leaps where the finger's own way
  /// puts it, or a square whose way begins again.
  @Test func publishedFaultsAreFound() throws {
    let card = { (variant: String) in
      [
        "scene city-guide variant=\(variant)", "tap on=card",
        "expect always card.frame.y continuous within 3", "wait 0.15", "pan began", "wait 16ms",
        "pan changed dy=-1", "wait 16ms", "pan changed dy=-3", "wait 16ms", "pan ended vy=-300",
        "run",
      ]
    }
    // Half of the way of 247 points, less what the finger has gone.
    #expect(
      try OverTimeTests.sentences(card("b")) == [
        "always card.frame.y continuous within 3: card.frame.y jumps from 123.5 to 246 at 0.166, "
          + "by 122.5 (3 allowed)"
      ])
    #expect(try OverTimeTests.sentences(card("c")).isEmpty)
    let square = { (faults: String) in
      [
        "scene interactive-square faults=\(faults)", "pan began", "pan changed dx=60", "pan ended",
        "expect always yellow.x continuous within 5", "at 0.1 pan began", "pan changed dx=1",
        "pan ended", "run",
      ]
    }
    #expect(
      try OverTimeTests.sentences(square("IA-3")) == [
        "always yellow.x continuous within 5: yellow.x jumps from 200 to 2.5 at 0.1, by 197.5 "
          + "(5 allowed)"
      ])
    #expect(try OverTimeTests.sentences(square("none")).isEmpty)
  }

  /// A list that runs into its end goes beyond it by as much as is seen at every 50 µs.
  @Test func bouncesAreSolved() throws {
    let lines = [
      "scene blank", "scroll-view list frame=0,0,390,700 content=390x1000",
      "flick up speed=2000 on=list",
    ]
    var play = try Play(lines)
    var (highest, time) = (0.0, try #require(play.number("time")))
    while highest == 0 || play.number("list.offset") ?? 0 > highest - 1 {
      time += 0.00005
      try play.play(["at \(time)"])
      highest = max(highest, try #require(play.number("list.offset")))
    }
    #expect(highest > 300)
    let failures = try Play(lines + ["expect always list.offset <= 300", "run"]).failures
    let (value, _) = try Self.numbers(try #require(failures.first))
    #expect(value >= highest - 1e-9 && value < highest + 1e-3)
  }

  /// A follower reverses where its leader does, and where its mapping bends.
  @Test func followersAreSearched() throws {
    let lines = [
      "scene blank", "view dot x=0 y=0", "follow dot.y dot.x from=0,100,120 to=0,50,0",
      "animate dot.x to=100 duration=1 curve=spring(1,100,10)", "expect always dot.y <= 49",
      "expect always dot.y > 9.2", "run",
    ]
    let failures = try Play(lines).failures
    let told = failures.map { $0.mismatch.actual }
    // As x comes to 100 its follower is at 50; as x is at its peak, 116.3 …, at 50 − 50/20 · 16.3 ….
    #expect(told.count == 2 && told.contains { $0 == "0 at 0" })
    let value = try #require(
      try failures.map { try Self.numbers($0).value }.max())
    #expect(abs(value - 50) < 1e-4)
    let least = 50 - 2.5 * 100 * exp(-Double.pi * 0.5 / 0.75.squareRoot())
    let late = ["at 0.3", "expect always dot.y > 9.3", "at 0.5"]
    let failure = try #require(try Play(lines.prefix(4) + late).failures.first)
    #expect(abs(try Self.numbers(failure).value - least) < 1e-8)
  }
}
