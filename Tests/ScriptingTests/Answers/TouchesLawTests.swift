import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// `again` and `why` after random written touches: every option changes the touches as it says, and
/// the option that `why` proposes flips the outcome.
@Suite(.timeLimit) struct TouchesLawTests {
  /// A finger that moves for a while with a changing velocity.
  private struct Stroke: CustomStringConvertible {
    /// The samples, in milliseconds since touch-down and points.
    var samples: [(time: Int, place: Point2D)] = [(0, Point2D(x: 195, y: 422))]
    let lift: Int

    init(_ random: inout SplitMix64) {
      let count = Int(random.number(6, 20))
      var (time, place) = (0, samples[0].place)
      var velocity = Vector(dx: random.number(-60, 60), dy: random.number(-900, 900))
      let change = random.number(-120, 60)
      for _ in 0..<count {
        let step = Int(random.number(8, 25))
        time += step
        place.x += velocity.dx * Double(step) / 1_000
        place.y = min(max(place.y + velocity.dy * Double(step) / 1_000, 40), 800)
        samples.append((time, Point2D(x: rounded(place.x), y: rounded(place.y))))
        velocity.dy *= 1 + change / 1_000
      }
      lift = time + Int(random.number(0, 30))

      func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    }

    var description: String {
      let moves = samples.map { "\($0.time) \($0.place.x),\($0.place.y)" }
      return "touches \"\(moves.joined(separator: "; ")); \(lift) up\""
    }

    var end: Point2D { samples[samples.count - 1].place }

    var displacement: Vector {
      Vector(dx: end.x - samples[0].place.x, dy: end.y - samples[0].place.y)
    }

    /// The last 100 ms of movement: the index of their last sample, their start and their length in
    /// milliseconds, and the position at the start.
    var lastMovement: (index: Int, start: Int, length: Int, place: Point2D) {
      let index = samples.indices.last { $0 > 0 && samples[$0].place != samples[$0 - 1].place } ?? 0
      let length = min(100, samples[index].time)
      let start = samples[index].time - length
      let next = samples.firstIndex { $0.time >= start } ?? 0
      guard next > 0 else { return (index, start, length, samples[0].place) }
      let (one, other) = (samples[next - 1], samples[next])
      let share = Double(start - one.time) / Double(other.time - one.time)
      let place = Point2D(
        x: one.place.x + (other.place.x - one.place.x) * share,
        y: one.place.y + (other.place.y - one.place.y) * share)
      return (index, start, length, place)
    }

    /// The mean speed in the last 100 ms of movement.
    var lastSpeed: Double {
      let last = lastMovement
      return TouchesLawTests.distance(last.place, end) / Double(last.length) * 1_000
    }
  }

  private static func distance(_ one: Point2D, _ other: Point2D) -> Double {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }

  private static let strokeCount = TestRun.isLong ? 400 : 12

  private func touches(_ session: Session) -> [TimedTouch] {
    session.recording.touchLog.stream.touches
  }

  /// Calls a function with random strokes, each with the session after it.
  private func forEachStroke(
    seed: UInt64, _ body: (Stroke, Session, inout SplitMix64) throws -> Void
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.strokeCount {
      let stroke = Stroke(&random)
      try body(stroke, Play("scene city-guide", "\(stroke)").session, &random)
    }
  }

  @Test func theDisplacementIsTheGivenOne() throws {
    try forEachStroke(seed: 1) { stroke, session, random in
      let by = Vector(
        dx: random.number(-150, 150).rounded(), dy: random.number(-300, 300).rounded())
      let after = try touches(session.after("again by=\(by.dx),\(by.dy)"))
      let before = touches(session)
      #expect(after.map(\.time) == before.map(\.time), "\(stroke)")
      #expect(after.first == before.first)
      let end = try #require(after.last?.touch.place)
      let wanted = Point2D(x: 195 + by.dx, y: 422 + by.dy)
      #expect(Self.distance(end, wanted) < 1e-6, "\(stroke) by=\(by.dx),\(by.dy): \(end)")
    }
  }

  @Test func theDurationIsTheGivenOne() throws {
    try forEachStroke(seed: 2) { stroke, session, random in
      let over = (random.number(0.05, 2) * 1_000).rounded() / 1_000
      let after = try touches(session.after("again over=\(over)"))
      #expect(after.map(\.touch) == touches(session).map(\.touch), "\(stroke)")
      for (touch, time) in zip(after, stroke.samples.map(\.time) + [stroke.lift]) {
        let wanted = Double(time) / Double(stroke.lift) * over
        #expect((touch.time.seconds - wanted).magnitude < 2e-9, "\(stroke) over=\(over)")
      }
    }
  }

  @Test func theLastSpeedIsTheGivenOneAndTheEarlierPathStays() throws {
    try forEachStroke(seed: 3) { stroke, session, random in
      let last = stroke.lastMovement
      let speed = random.number(0, 1_500).rounded()
      let (before, after) = try (touches(session), touches(session.after("again speed=\(speed)")))
      #expect(after.map(\.time) == before.map(\.time), "\(stroke)")
      for (one, other) in zip(before, after)
      where one.time.nanoseconds <= Int64(last.start) * 1_000_000 {
        #expect(one == other, "\(stroke) speed=\(speed)")
      }
      let way = Self.distance(last.place, after[last.index].touch.place)
      #expect(
        (way - speed * Double(last.length) / 1_000).magnitude < 1e-6, "\(stroke) speed=\(speed)")
    }
  }

  /// The estimator measures the given velocity, and the finger arrives where it did.
  @Test func theVelocityIsTheGivenOneAndTheEndStays() throws {
    try forEachStroke(seed: 5) { stroke, session, random in
      let given = Vector(
        dx: random.number(-200, 200).rounded(), dy: random.number(1, 900).rounded())
      let after = try session.after("again velocity=\(given.dx),\(given.dy)")
      #expect(touches(after).last?.touch.place == touches(session).last?.touch.place, "\(stroke)")
      guard let pan = after.simulation?.pan, pan.state.isOver else { return }
      #expect((pan.velocity.dx - given.dx).magnitude < 1e-6, "\(stroke): \(pan.velocity)")
      #expect((pan.velocity.dy - given.dy).magnitude < 1e-6, "\(stroke): \(pan.velocity)")
    }
    let still = try Play("scene city-guide", "touches \"0 195,480; 50 195,400; 60 up\"").session
    #expect(throws: ScriptError.self) { try still.after("again velocity=0,0") }
  }

  // MARK: - why

  /// Returns the option with 99 % of its change, or `nil` if the change is the opposite direction.
  private func nearly(
    _ again: String, _ stroke: Stroke, _ session: Session
  ) throws -> String? {
    let option = try #require(again.split(separator: " ").last).split(separator: "=")
    let old: [Double] =
      switch option[0] {
      case "by": [stroke.displacement.dx, stroke.displacement.dy]
      case "over": [Double(stroke.lift) / 1_000]
      case "velocity":
        session.velocityAtLiftOff.split(separator: ",").compactMap { Numerals.number($0) }
      default: [stroke.lastSpeed]
      }
    let new = option[1].split(separator: ",").compactMap { Numerals.number($0) }
    try #require(old.count == new.count, "\(again)")
    // The opposite direction isn't the smallest change.
    guard !zip(old, new).contains(where: { $0 != 0 && ($0 + $1).magnitude < 1e-6 }) else {
      return nil
    }
    let parts = zip(old, new).map { Numerals.text($0 + ($1 - $0) * 0.99, decimals: 9) }
    return "again \(option[0])=\(parts.joined(separator: ","))"
  }

  /// The proposed option flips the outcome, and 99 % of its change doesn't.
  @Test(
    arguments: TestRun.sample(["scene", "half", "sign", "flick-or-half", "projection"], oneIn: 5))
  func whyProposesAnOptionThatFlips(rule: String) throws {
    var random = SplitMix64(seed: UInt64(rule.utf8.count) * 31 + 4)
    var (found, decided) = (0, 0)
    for _ in 0..<(TestRun.isLong ? 100 : 2) {
      let stroke = Stroke(&random)
      let session = try Play("scene city-guide", "set rule=\(rule)", "\(stroke)").session
      guard let outcome = session.lastOutcome else { continue }
      decided += 1
      let why = try WhyTold(in: session)
      guard let again = why.again, !again.hasPrefix("again rule=") else {
        #expect(why.text.contains("parameter"), "\(rule): \(stroke)\n\(why.text)")
        continue
      }
      found += 1
      let what = "\(rule): \(stroke): \(again)"
      #expect(
        ["by=", "over=", "speed=", "velocity="].contains { again.hasPrefix("again \($0)") },
        "\(what)")
      #expect(try session.after(again).lastOutcome != outcome, "\(what)")
      guard !why.isLeast else { continue }
      guard let nearly = try nearly(again, stroke, session) else { continue }
      let after = try session.after(nearly)
      let isAlike = try after.lastOutcome == outcome || session.restsAs(after)
      #expect(isAlike || after.lastOutcome == nil, "\(what) and \(nearly)")
    }
    #expect(found * 2 > decided && decided > 0, "\(rule): \(found) of \(decided)")
  }
}
