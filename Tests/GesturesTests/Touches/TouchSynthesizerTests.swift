import TestSupport
import PantomimeKit
import Testing

/// Made touches: legal, repeatable, and as fast as asked for.
@Suite(.timeLimit) struct TouchSynthesizerTests {
  /// The moves and the touch-down as a recognizer's samples; the lift-off adds none.
  static func samples(_ stream: TouchStream) -> [PointSample] {
    stream.touches.filter { $0.touch.phase != .up }.map {
      PointSample(time: $0.time, place: $0.touch.place)
    }
  }

  static func made(_ change: (inout TouchSynthesizer) -> Void = { _ in }) -> TouchSynthesizer {
    var made = TouchSynthesizer(
      from: Point2D(x: 200, y: 420), by: Vector(dx: -30, dy: -240), over: 0.4)
    change(&made)
    return made
  }

  /// Options of every sort, from a small generator.
  static func random(_ random: inout SplitMix64) -> TouchSynthesizer {
    var made = TouchSynthesizer(
      from: Point2D(x: random.number(0, 400), y: random.number(0, 800)),
      by: Vector(dx: random.number(-300, 300), dy: random.number(-600, 600)),
      over: random.number(0.001, 1.2))
    made.hold = random.chance(2) ? 0 : random.number(0, 0.5)
    made.shape = random.pick(TouchSynthesizer.Shape.allCases)
    made.rate = random.pick([1, 24, 60, 120, 240, 1000])
    made.jitter = random.chance(2) ? 0 : random.number(0, 0.499) / Double(made.rate)
    made.coalescing = random.pick([1, 1, 2, 3, 1000])
    made.dropped = random.pick([0, 0, 0.2, 1])
    made.late = random.pick([0, 0, 0.2, 1])
    made.twice = random.pick([0, 0, 0.2, 1])
    made.seed = random.next()
    return made
  }

  @Test func streamsAreLegalAndInStrictOrder() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let made = Self.random(&random)
      let begin = Instant(seconds: random.number(0, 5))
      let touches = try made.stream(from: begin).touches
      #expect(TouchStream(touches).problem == nil)
      #expect(touches.first == TimedTouch(begin, Touch(.down, at: made.start)))
      let last = try #require(touches.last)
      let end = Point2D(
        x: made.start.x + made.translation.dx, y: made.start.y + made.translation.dy)
      #expect(last.touch == Touch(.up, at: end), "\(made)")
      #expect(touches.dropFirst().dropLast().allSatisfy { $0.touch.phase == .move })
      #expect(touches.dropLast().last?.touch.place == end)
      let moves = touches.dropLast()
      for (one, next) in zip(moves, moves.dropFirst()) { #expect(one.time < next.time) }
      // Without a rest the finger lifts when it stops.
      #expect(moves.last.map { made.hold > 0 ? $0.time < last.time : $0.time == last.time } == true)
      #expect((last.time.seconds(since: begin) - made.length).magnitude <= 3e-9)
      #expect(try made.stream(from: begin).touches == touches)
    }
  }

  /// The instants are those of the rate, computed and not summed (T150).
  @Test(arguments: [1, 60, 120, 1000])
  func instantsAreComputed(rate: Int) throws {
    let touches = try Self.made {
      $0.duration = 30
      $0.rate = rate
    }.stream().touches
    #expect(touches.count == 30 * rate + 2)
    for (number, news) in touches.dropLast().enumerated() {
      #expect(news.time.nanoseconds == Int64(number) * 1_000_000_000 / Int64(rate))
    }
    #expect(touches.last?.time == Instant(seconds: 30))
  }

  /// Every estimator returns the velocity of a steady path, once it has its samples (G266).
  @Test(arguments: VelocityEstimator.all)
  func evenWaysAreExact(estimator: VelocityEstimator) throws {
    var seen = 0
    for rate in [60, 120] {
      for (jitter, coalescing, dropped) in [
        (0.0, 1, 0.0), (0.003, 1, 0), (0, 2, 0), (0.003, 2, 0), (0.003, 1, 0.1),
      ] {
        for seed in UInt64(0)..<4 {
          let made = Self.made {
            $0.duration = 0.8
            $0.rate = rate
            $0.jitter = jitter
            $0.coalescing = coalescing
            $0.dropped = dropped
            $0.seed = seed
          }
          let samples = Self.samples(try made.stream())
          let gaps = zip(samples, samples.dropFirst()).map { $1.time.seconds(since: $0.time) }
          // After a gap of more than 40 ms most take the finger for one that had stopped.
          guard gaps.allSatisfy({ $0 < 0.04 }) else { continue }
          // A cubic needs four samples within the 100 ms that count.
          guard samples.filter({ 0.8 - $0.time.seconds < 0.1 }).count >= 4 else { continue }
          seen += 1
          let velocity = estimator.velocity(of: samples)
          #expect((velocity.dx + 37.5).magnitude < 1e-8, "\(estimator.name) \(made) \(velocity)")
          #expect((velocity.dy + 300).magnitude < 1e-8, "\(estimator.name) \(made) \(velocity)")
        }
      }
    }
    #expect(seen > 20)
  }

  @Test func shapesGoTheirWay() throws {
    for (shape, half, speed) in [
      (TouchSynthesizer.Shape.even, 0.5, 1.0), (.smooth, 0.5, 0.0), (.release, 0.25, 2.0),
    ] {
      let samples = Self.samples(
        try Self.made {
          $0.shape = shape
          $0.rate = 1000
        }.stream())
      #expect((samples[200].place.y - 420 + 240 * half).magnitude < 1e-9)
      let velocity = VelocityEstimator.lastSegment.velocity(of: samples)
      #expect((velocity.dy + 600 * speed).magnitude < 3, "\(shape) \(velocity)")
    }
  }

  /// Coalescing delivers the last of every group (G206); loss takes samples away and moves none.
  @Test func fewerEventsAreAPartOfAll() throws {
    let all = Self.samples(try Self.made().stream())
    for count in 2...7 {
      let some = Self.samples(try Self.made { $0.coalescing = count }.stream())
      let places = all.indices.filter { index in index % count == 0 || index == all.count - 1 }
      let wanted: [PointSample] = places.map { all[$0] }
      #expect(some == wanted)
    }
    for seed in UInt64(0)..<50 {
      let change: (inout TouchSynthesizer) -> Void = {
        $0.seed = seed
        $0.dropped = 0.3
      }
      let some = Self.samples(try Self.made(change).stream())
      #expect(Set(some).isSubset(of: all) && some.first == all.first && some.last == all.last)
      let lag: (inout TouchSynthesizer) -> Void = {
        $0.seed = seed
        $0.late = 0.3
      }
      let late = Self.samples(try Self.made(lag).stream())
      for sample in late.dropFirst() {
        let due = try #require(all.firstIndex { $0.place == sample.place })
        let came = try #require(all.firstIndex { $0.time == sample.time })
        #expect(came == due || came == due + 1)
      }
    }
    #expect(Self.samples(try Self.made { $0.dropped = 1 }.stream()).count == 2)
  }

  /// Repetition adds moves, each with the location of the touch before it, and moves none.
  @Test func repetitionOnlyAddsMoves() throws {
    let all = try Self.made().stream().touches
    for seed in UInt64(0)..<50 {
      let some = try Self.made {
        $0.seed = seed
        $0.twice = 0.3
      }.stream().touches
      #expect(some.filter { all.contains($0) } == all)
      for (one, next) in zip(some, some.dropFirst()) where !all.contains(next) {
        #expect(next.touch == one.touch && all.contains(one))
      }
    }
    // The touch-down, the last move, and the lift-off aren't repeated.
    let doubled = try Self.made { $0.twice = 1 }.stream().touches
    #expect(doubled.count == 2 * all.count - 3)
  }

  @Test func aFingerThatDoesNotMoveMakesNoMoves() throws {
    for twice in [0.0, 1] {
      let touches = try Self.made {
        $0.translation = .zero
        $0.twice = twice
      }.stream().touches
      #expect(touches.map(\.touch.phase) == [.down, .up])
    }
    let straight = try Self.made {
      $0.translation = Vector(dx: 0, dy: -200)
      $0.velocity = Vector(dx: 0, dy: -1234)
    }.stream().touches
    #expect(straight.allSatisfy { $0.touch.place.x == 200 })
  }

  @Test func restAndFingerAreAsSaid() throws {
    let touches = try Self.made {
      $0.hold = 0.25
      $0.id = 7
    }.stream(from: Instant(seconds: 2)).touches
    #expect(touches.allSatisfy { $0.touch.id == 7 })
    #expect(touches.suffix(2).map(\.time.nanoseconds) == [2_400_000_000, 2_650_000_000])
    let plain = try Self.made().stream().touches
    #expect(plain.last?.time.nanoseconds == 400_000_000)
  }
}
