import TestSupport
import PantomimeKit
import Testing

/// The velocity asked for is the velocity estimated at lift-off, or there is a reason.
@Suite(.timeLimit) struct MadeVelocityTests {
  /// The velocity that a pan recognizer's tracker returns for a stream at lift-off.
  static func estimate(_ stream: TouchStream, _ estimator: VelocityEstimator) -> Vector {
    var tracker = VelocityTracker(estimator: estimator)
    guard let start = stream.touches.first?.touch.place else { return .zero }
    for sample in TouchSynthesizerTests.samples(stream) {
      let place = sample.place
      tracker.add(
        translation: Vector(dx: place.x - start.x, dy: place.y - start.y), at: sample.time)
    }
    return tracker.velocity(at: stream.end)
  }

  /// To a billionth of the velocity; to one of the finger's mean speed for the pushed mass, whose
  /// velocity near zero is a square root, so that not every number is one it can be.
  static func isNear(_ one: Vector, _ other: Vector, _ made: TouchSynthesizer? = nil) -> Bool {
    var size = max(1, (other.dx * other.dx + other.dy * other.dy).squareRoot())
    if let made, made.estimator == .impulse {
      let (dx, dy) = (made.translation.dx, made.translation.dy)
      size = max(size, (dx * dx + dy * dy).squareRoot() / made.duration)
    }
    let (dx, dy) = (one.dx - other.dx, one.dy - other.dy)
    return (dx * dx + dy * dy).squareRoot() <= 1e-9 * size
  }

  static let velocities = [
    Vector(dx: 0, dy: -900), Vector(dx: 0, dy: 0), Vector(dx: 0, dy: 3000),
    Vector(dx: 250, dy: -60), Vector(dx: -5000, dy: 8000), Vector(dx: 0, dy: -50.5),
  ]

  @Test(arguments: VelocityEstimator.all)
  func isReachedByEveryEstimatorAndShape(estimator: VelocityEstimator) throws {
    let cases = TouchSynthesizer.Shape.allCases.flatMap { shape in
      [60, 120].flatMap { rate in
        [0.1, 0.2, 0.4].flatMap { duration in
          Self.velocities.map { (shape: shape, rate: rate, duration: duration, velocity: $0) }
        }
      }
    }
    for one in TestRun.sample(cases, oneIn: 29) {
      let made = TouchSynthesizerTests.made {
        $0.duration = one.duration
        $0.shape = one.shape
        $0.rate = one.rate
        $0.velocity = one.velocity
        $0.estimator = estimator
      }
      let stream = try made.stream()
      let reached = Self.estimate(stream, estimator)
      #expect(Self.isNear(reached, one.velocity, made), "\(made) \(reached)")
      #expect(stream.touches.last?.touch.place == Point2D(x: 170, y: 180))
    }
  }

  /// Disturbed streams reach it too, or say why not; what they say is true.
  @Test(arguments: VelocityEstimator.all)
  func isReachedOrRefused(estimator: VelocityEstimator) {
    var random = SplitMix64(seed: 7)
    var reached = 0
    for _ in 0..<TestRun.count(60, oneIn: 30) {
      var made = TouchSynthesizerTests.random(&random)
      made.rate = random.pick([60, 120])
      made.jitter = min(made.jitter, 0.002)
      made.hold = 0
      made.estimator = estimator
      made.velocity = random.pick(Self.velocities)
      guard let velocity = made.velocity else { continue }
      do throws(TouchSynthesisError) {
        let stream = try made.stream()
        #expect(Self.isNear(Self.estimate(stream, estimator), velocity, made), "\(made)")
        reached += 1
      } catch {
        let plain = made.with { $0.velocity = nil }
        #expect(plain.map { !Self.isNear(Self.estimate($0, estimator), velocity) } ?? false)
      }
    }
    #expect(reached > (TestRun.isLong ? 20 : 0), "\(estimator.name) \(reached)")
  }

  static let impossible: [(String, TouchSynthesizer)] = [
    ("few", made(.quadratic, 0.01) { _ in }),
    ("few", made(.cubic, 0.03) { _ in }),
    ("few", made(.lastSegment, 0.2) { $0.dropped = 1 }),
    ("stale", made(.quadratic, 0.2) { $0.hold = 0.041 }),
    ("stale", made(.scrollView, 0.2) { $0.hold = 1 }),
    ("few", made(.impulse, 0.4) { $0.rate = 20 }),
    ("slow", made(.windows, 0.2) { $0.velocity = Vector(dx: 30, dy: 39) }),
    ("few", made(.composeIOS, 0.03) { $0.rate = 1000 }),
  ]

  static func made(
    _ estimator: VelocityEstimator, _ duration: Double, _ change: (inout TouchSynthesizer) -> Void
  ) -> TouchSynthesizer {
    TouchSynthesizerTests.made {
      $0.duration = duration
      $0.estimator = estimator
      $0.velocity = Vector(dx: 0, dy: -900)
      change(&$0)
    }
  }

  @Test func whatCannotBeHadIsRefusedWithItsReason() throws {
    for (wanted, made) in Self.impossible {
      let problem = try #require(throws: TouchSynthesisError.self) { try made.stream() }
      let kind =
        switch problem {
        case .outOfRange: "range"
        case .tooManySamples: "many"
        case .tooFewSamples: "few"
        case .stale: "stale"
        case .tooSlow: "slow"
        case .unreachable: "unreachable"
        }
      #expect(kind == wanted, "\(made) \(problem)")
    }
    // A rest does not lower the velocity of a pan (G52), so it can still be had.
    let rested = Self.made(.twoSegment, 0.2) { $0.hold = 30 }
    #expect(Self.isNear(Self.estimate(try rested.stream(), .twoSegment), Vector(dx: 0, dy: -900)))
  }

  @Test func numbersWithoutSenseAreRefused() {
    let odd: [(String, (inout TouchSynthesizer) -> Void)] = [
      ("rate", { $0.rate = 0 }), ("rate", { $0.rate = 1001 }), ("rate", { $0.rate = .min }),
      ("over", { $0.duration = 0 }), ("over", { $0.duration = -1 }),
      ("over", { $0.duration = .nan }), ("over", { $0.duration = .infinity }),
      ("hold", { $0.hold = -1 }), ("hold", { $0.hold = .nan }), ("hold", { $0.hold = 1e9 }),
      ("x", { $0.start.x = .nan }), ("y", { $0.start.y = 1e300 }),
      ("dx", { $0.translation.dx = -.infinity }), ("dy", { $0.translation.dy = .nan }),
      ("jitter", { $0.jitter = 1.0 / 120 }), ("jitter", { $0.jitter = -1e-9 }),
      ("jitter", { $0.jitter = .nan }), ("coalesce", { $0.coalescing = 0 }),
      ("coalesce", { $0.coalescing = .max }), ("drop", { $0.dropped = 1.01 }),
      ("drop", { $0.dropped = .nan }), ("late", { $0.late = -0.1 }),
      ("twice", { $0.twice = .infinity }),
      ("velocity", { $0.velocity = Vector(dx: .nan, dy: 0) }),
      ("velocity", { $0.velocity = Vector(dx: 0, dy: 1e300) }),
    ]
    for (name, change) in odd {
      let made = TouchSynthesizerTests.made(change)
      guard
        let problem = #expect(throws: TouchSynthesisError.self, performing: { try made.stream() })
      else { continue }
      guard case .outOfRange(let range) = problem else {
        Issue.record("\(name) \(problem)")
        continue
      }
      #expect(range.parameter == name)
    }
    #expect(throws: TouchSynthesisError.tooManySamples(most: TouchSynthesizer.maximumSampleCount)) {
      try TouchSynthesizerTests.made {
        $0.duration = 3600
        $0.rate = 1000
      }.stream()
    }
  }
}

extension TouchSynthesizer {
  /// The touches with something changed; `nil` if they cannot be made.
  func with(_ change: (inout TouchSynthesizer) -> Void) -> TouchStream? {
    var made = self
    change(&made)
    return try? made.stream()
  }
}
