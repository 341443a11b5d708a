import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// Emitters: counts in exact arithmetic, and particles as functions of seed, number and time.
@Suite(.timeLimit) struct EmitterTests {
  private func emitter(rate: Int, lifetime: Double = 0.4, seed: UInt64 = 1) throws -> Emitter {
    Emitter(births: try Frames(rate: rate), lifetime: lifetime, seed: seed)
  }

  private func sparks(seed: UInt64) throws -> Emitter {
    var sparks = try emitter(rate: 60, seed: seed)
    sparks.positionRange = Vector(dx: 50, dy: 20)
    sparks.angle = Emitter.Range(1.56, range: 2.0944)
    sparks.speed = Emitter.Range(150, range: 50)
    sparks.acceleration = Vector(dx: 0, dy: -60)
    sparks.alpha = Emitter.Range(0.8, range: 0.3, change: -0.15)
    sparks.scale = Emitter.Range(1.8, range: 1.4, change: 4)
    sparks.rotation = Emitter.Range(0, range: 6.28, change: 3)
    return sparks
  }

  /// ⌊rate · t⌋ by whole numbers, at the instants at which it steps, and a nanosecond before (T152).
  @Test(arguments: [1, 7, 24, 59, 60, 90, 120, 997, 1000])
  func bornStepsAtEveryBirth(rate: Int) throws {
    let emitter = try emitter(rate: rate)
    #expect(emitter.born(at: .zero) == 0)
    for count in Int64(1)...3_000 {
      let birth = count * 1_000_000_000 / Int64(rate)
      #expect(emitter.born(at: Instant(nanoseconds: birth)) == count)
      #expect(emitter.born(at: Instant(nanoseconds: birth - 1)) == count - 1)
    }
  }

  /// At whole milliseconds the exact product is known: rate · milliseconds ÷ 1000.
  @Test(arguments: [30, 60, 100], [0.1, 0.25, 0.4, 1])
  func aliveIsBornLessDead(rate: Int, lifetime: Double) throws {
    let emitter = try emitter(rate: rate, lifetime: lifetime)
    let life = Int64((lifetime * 1_000).rounded())
    for milliseconds in Int64(0)...2_500 {
      let time = Instant(nanoseconds: milliseconds * 1_000_000)
      let born = Int64(rate) * milliseconds / 1_000
      let dead = Int64(rate) * max(0, milliseconds - life) / 1_000
      #expect(emitter.born(at: time) == born)
      #expect(emitter.alive(at: time) == born - dead)
      #expect(emitter.living(at: time) == dead..<born)
    }
  }

  /// The seed scene's own numbers (6.3).
  @Test(arguments: [(100, 6, 6), (200, 12, 12), (300, 18, 18), (400, 24, 24), (500, 30, 24)])
  func countsAreThoseOfTheScene(milliseconds: Int64, born: Int64, alive: Int64) throws {
    let time = Instant(nanoseconds: milliseconds * 1_000_000)
    #expect(try emitter(rate: 60).born(at: time) == born)
    #expect(try emitter(rate: 60).alive(at: time) == alive)
  }

  @Test(arguments: [0, 1, 10, 31])
  func limitEndsTheBirths(limit: Int64) throws {
    var emitter = try emitter(rate: 60)
    emitter.limit = limit
    for milliseconds in Int64(0)...2_000 {
      let time = Instant(nanoseconds: milliseconds * 1_000_000)
      let free = 60 * milliseconds / 1_000
      #expect(emitter.born(at: time) == min(limit, free))
      #expect(emitter.alive(at: time) >= 0)
    }
    #expect(emitter.alive(at: Instant(seconds: 3)) == 0)
  }

  /// A particle is there from its birth for its lifetime, and nowhere else.
  @Test func particlesLiveFromBirthToDeath() throws {
    let sparks = try sparks(seed: 3)
    for milliseconds in Int64(0)...1_000 {
      let time = Instant(nanoseconds: milliseconds * 1_000_000)
      for index in Int64(-1)...61 {
        let particle = sparks.particle(index, at: time)
        #expect((particle != nil) == sparks.living(at: time).contains(index))
        if let particle {
          #expect(particle.age >= 0 && particle.age < 0.4 + 1e-9)
          #expect(particle.index == index)
        }
      }
    }
  }

  /// Worked out apart from the code: SplitMix64, and the path of a body thrown.
  @Test func particlesAreWhatTheSeedSays() throws {
    let cases: [(seed: UInt64, time: Double, x: Double, y: Double, alpha: Double, scale: Double)] =
      [
        (1, 0.1, -15.581915866957274, 5.945818189894303, 0.9096551629403481, 1.1232783092580956),
        (7, 0.1, 2.239102360781764, 3.598456604862308, 0.8959574218368302, 1.9939728763149525),
        (1, 0.3, -2.4184468781587594, -20.929040278189547, 0.8796551629403481, 1.9232783092580954),
      ]
    for one in cases {
      let particle = try #require(
        try sparks(seed: one.seed).particle(5, at: Instant(seconds: one.time)))
      #expect((particle.offset.dx - one.x).magnitude < 1e-9)
      #expect((particle.offset.dy - one.y).magnitude < 1e-9)
      #expect((particle.alpha - one.alpha).magnitude < 1e-12)
      #expect((particle.scale - one.scale).magnitude < 1e-12)
    }
  }

  /// Every drawn number is within its range, and the ranges are used.
  @Test func numbersAreWithinTheirRanges() throws {
    var sparks = try sparks(seed: 11)
    sparks.lifetime = 100
    let time = Instant(seconds: 20)
    var (least, most) = (1.0, 0.0)
    for index in Int64(0)..<1_200 {
      let born = sparks.births.instant(of: index + 1)
      let fresh = try #require(sparks.particle(index, at: born))
      #expect(fresh.offset.dx.magnitude <= 25 && fresh.offset.dy.magnitude <= 10)
      #expect((0.65...0.95).contains(fresh.alpha) && (1.1...2.5).contains(fresh.scale))
      least = min(least, fresh.alpha)
      most = max(most, fresh.alpha)
      let old = try #require(sparks.particle(index, at: time))
      #expect((0...1).contains(old.alpha) && old.scale >= 0)
      #expect(old.offset.dx.isFinite && old.offset.dy.isFinite && old.rotation.isFinite)
    }
    #expect(least < 0.66 && most > 0.94)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func oddLifetimesDoNoHarm(lifetime: Double) throws {
    let emitter = try emitter(rate: 60, lifetime: lifetime)
    let isForEver = lifetime == .infinity
    #expect(emitter.alive(at: Instant(seconds: 1)) == (isForEver ? 60 : 0))
    #expect(emitter.born(at: .latest) >= 0)
    #expect(emitter.alive(at: .latest) >= 0)
    #expect(emitter.particle(.max, at: .latest) == nil)
    #expect(emitter.particle(.min, at: .zero) == nil)
  }

  /// The first numbers of a seed, as the published algorithm gives them.
  @Test func generatorIsSplitMix64() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }

  @Test func unitsAreSpreadEvenly() {
    var generator = SeededGenerator(seed: 5)
    var counts = [Int](repeating: 0, count: 10)
    for _ in 0..<10_000 {
      let unit = generator.unit()
      #expect((0..<1).contains(unit))
      counts[Int(unit * 10)] += 1
    }
    for count in counts { #expect((850...1_150).contains(count)) }
  }
}
