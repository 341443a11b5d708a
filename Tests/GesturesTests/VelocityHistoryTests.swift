import TestSupport
import PantomimeKit
import Testing

/// The core, which copies no sample, against the formulation in whole arrays: bit for bit.
@Suite(.timeLimit) struct VelocityHistoryTests {
  /// The irregularities of a history.
  struct Oddities: OptionSet {
    let rawValue: Int
    static let equalTimes = Oddities(rawValue: 1)
    static let timesGoBack = Oddities(rawValue: 2)
    static let oddPlaces = Oddities(rawValue: 4)
    static let rests = Oddities(rawValue: 8)
    static let every = 0..<16
  }

  static func history(
    _ count: Int, _ oddities: Oddities, _ dice: inout SplitMix64
  ) -> [PointSample] {
    let odd: [Double] = [0, -0.0, 1e-300, 1e99, -1e100, 1.1e100, 1e308, .infinity, .nan]
    var time = 1_000_000_000.0
    var place = Point2D(x: 195, y: 400)
    var samples: [PointSample] = []
    for _ in 0..<count {
      let chance = dice.unit()
      if oddities.contains(.equalTimes), chance < 0.3 {
        time += 0
      } else if oddities.contains(.timesGoBack), chance < 0.45 {
        time -= 2e7 * dice.unit()
      } else {
        time += chance > 0.97 ? 9e7 * dice.unit() : 1e6 + 1.5e7 * dice.unit()
      }
      if !(oddities.contains(.rests) && dice.unit() < 0.3) {
        place = Point2D(x: place.x + 20 * dice.unit() - 8, y: place.y - 30 * dice.unit())
      }
      var shown = place
      if oddities.contains(.oddPlaces), dice.unit() < 0.2 {
        shown.x = odd[Int(dice.next() % UInt64(odd.count))]
      }
      samples.append(PointSample(time: Instant(nanoseconds: Int64(time)), place: shown))
    }
    return samples
  }

  /// No instant, and some around the end of a history.
  static func instants(_ samples: [PointSample]) -> [Instant?] {
    guard let last = samples.last?.time, let middle = samples.dropLast().last?.time else {
      return [nil, Instant(seconds: 1)]
    }
    return [
      nil, last, middle, last.advanced(bySeconds: 0.02), last.advanced(bySeconds: 0.06),
      Instant(nanoseconds: middle.nanoseconds - 30_000_000), .zero,
    ]
  }

  func areSame(_ one: Vector, _ other: Vector?) -> Bool {
    guard let other else { return false }
    return one.dx.bitPattern == other.dx.bitPattern && one.dy.bitPattern == other.dy.bitPattern
  }

  @Test func historiesComeToTheSame() throws {
    let estimators = try VelocityReference.estimators
    var dice = SplitMix64(seed: 62)
    for kind in Oddities.every {
      for round in stride(from: kind % 2, to: 24, by: 2) {
        let samples = Self.history(round, Oddities(rawValue: kind), &dice)
        for estimator in estimators {
          for now in Self.instants(samples) {
            let wanted = VelocityReference.velocity(estimator, samples, at: now)
            let velocity = estimator.velocity(of: samples, at: now)
            #expect(areSame(velocity, wanted), "\(estimator.name) \(kind) \(samples)")
          }
        }
      }
    }
  }

  @Test func trackersComeToTheSame() throws {
    let estimators = try VelocityReference.estimators
    var dice = SplitMix64(seed: 63)
    for kind in Oddities.every {
      for estimator in estimators {
        var tracker = VelocityTracker(estimator: estimator)
        // Also what came before a restart must not count.
        for count in [12, 3] {
          tracker.restart()
          #expect(tracker == VelocityTracker(estimator: estimator))
          var model: [PointSample] = []
          for sample in Self.history(count, Oddities(rawValue: kind), &dice) {
            add(sample, to: &tracker, and: &model)
            for now in Self.instants(model) {
              let wanted = VelocityReference.velocity(estimator, model, at: now)
              #expect(areSame(tracker.velocity(at: now), wanted), "\(estimator.name) \(model)")
            }
          }
        }
      }
    }
  }

  @Test func longHistoriesAreCut() {
    var dice = SplitMix64(seed: 64)
    for kind in [Oddities.rests, [.rests, .equalTimes], [.timesGoBack, .oddPlaces]] {
      for estimator in [VelocityEstimator.smoothed, .regression, .quadratic, .twoSegment] {
        var tracker = VelocityTracker(estimator: estimator)
        var model: [PointSample] = []
        for (index, sample) in Self.history(700, kind, &dice).enumerated() {
          add(sample, to: &tracker, and: &model)
          guard index % 100 == 0 || (508...514).contains(index) else { continue }
          let wanted = VelocityReference.velocity(estimator, model, at: nil)
          #expect(areSame(tracker.velocity(), wanted), "\(estimator.name) \(index)")
          // A value that isn't a number is unequal to itself.
          let hasNaN = model.contains { $0.place.x.isNaN }
          var rebuilt = VelocityTracker(estimator: estimator)
          for sample in model { add(sample, to: &rebuilt) }
          #expect(rebuilt == tracker || hasNaN, "\(index)")
        }
      }
    }
  }

  private func add(_ sample: PointSample, to tracker: inout VelocityTracker) {
    tracker.add(translation: Vector(dx: sample.place.x, dy: sample.place.y), at: sample.time)
  }

  /// Adds a sample to the tracker, and to a plain list of the newest 256.
  private func add(
    _ sample: PointSample, to tracker: inout VelocityTracker, and model: inout [PointSample]
  ) {
    add(sample, to: &tracker)
    if model.last?.time == sample.time { model.removeLast() }
    if model.count == 256 { model.removeFirst() }
    model.append(sample)
  }
}
