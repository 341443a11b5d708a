import PantomimeKit
import Testing

// The definitions of the estimators, written with whole arrays: every step makes a new list of
// samples. The core, which copies none, must come to the same numbers, bit for bit.

extension [PointSample] {
  /// The inputs of a velocity.
  func usable(at now: Instant) -> [PointSample] {
    var kept: [PointSample] = []
    for sample in self where sample.time <= now {
      guard sample.place.x.magnitude <= 1e100, sample.place.y.magnitude <= 1e100 else { continue }
      if let last = kept.last, sample.time < last.time { continue }
      kept.append(sample)
    }
    return kept
  }

  /// One for each instant, the last reported (G118).
  var mergedByTime: [PointSample] {
    var kept: [PointSample] = []
    for sample in self {
      if kept.last?.time == sample.time { kept.removeLast() }
      kept.append(sample)
    }
    return kept
  }

  /// Those at which the finger had moved (G53).
  var moves: [PointSample] {
    var kept: [PointSample] = []
    for sample in self where kept.last?.place != sample.place { kept.append(sample) }
    return kept
  }

  /// Those a fit looks at (G115).
  func newest(horizon: Double, gap: Double, limit: Int) -> [PointSample] {
    guard let newest = last else { return [] }
    var kept: [PointSample] = []
    for sample in reversed() {
      let since = kept.last?.time.seconds(since: sample.time) ?? 0
      let age = newest.time.seconds(since: sample.time)
      if kept.count >= limit || age > horizon || since > gap { break }
      kept.append(sample)
    }
    return kept.reversed()
  }
}

extension PointSample {
  func reached(from other: PointSample, taking seconds: Double? = nil) -> Vector {
    let seconds = seconds ?? time.seconds(since: other.time)
    guard seconds > 0 else { return .zero }
    return Vector(
      dx: (place.x - other.place.x) / seconds, dy: (place.y - other.place.y) / seconds)
  }
}

/// The estimators by their names, over whole arrays.
enum VelocityReference {
  static func velocity(
    _ estimator: VelocityEstimator, _ samples: [PointSample], at given: Instant?
  ) -> Vector? {
    let usable = samples.usable(at: given ?? .latest)
    guard let last = usable.last else { return .zero }
    let now = given ?? last.time
    if let limit = estimator.staleAfter, now.seconds(since: last.time) > limit { return .zero }
    return methods[estimator.name].map { $0(usable, now) }
  }

  /// The estimators that are written down here; each of them must be there under its name.
  static var estimators: [VelocityEstimator] {
    get throws { try methods.keys.sorted().map { try #require(VelocityEstimator.named($0)) } }
  }

  private static let methods: [String: @Sendable ([PointSample], Instant) -> Vector] = [
    "two-segment": { samples, _ in twoSegment(samples) },
    "last-segment": { lastSegment($0, $1, countsRest: false) },
    "last-segment-to-lift": { lastSegment($0, $1, countsRest: true) },
    "smoothed": { samples, _ in smoothed(samples) },
    "scroll-view": { samples, _ in weighted(samples, [0.05, 0.35, 0.6]) },
    "scroll-view-mac": { samples, _ in weighted(samples, [0.2, 0.65, 0.15]) },
    "lsq1": { Fit(degree: 1).velocity($0, $1) },
    "lsq2": { Fit(degree: 2).velocity($0, $1) },
    "lsq3": { Fit(degree: 3).velocity($0, $1) },
    "regression": { Fit(degree: 1, gap: .infinity, limit: .max).velocity($0, $1) },
    "android-lsq1": { Fit(degree: 1, isAndroid: true).velocity($0, $1) },
    "android-lsq2": { Fit(degree: 2, isAndroid: true).velocity($0, $1) },
    "android-lsq3": { Fit(degree: 3, isAndroid: true).velocity($0, $1) },
    "compose-ios": { Fit(degree: 2, minimumPhase: 0.05).velocity($0, $1) },
    "rngh-web": { Fit(degree: 2, horizon: 0.3).velocity($0, $1) },
    "impulse": { samples, _ in impulse(samples) },
    "woc": { slowIsZero(lastSegment($0, $1, countsRest: false)) },
  ]

  private static func twoSegment(_ samples: [PointSample]) -> Vector {
    let last = samples.moves.mergedByTime.suffix(3)
    guard let start = last.first, let end = last.last else { return .zero }
    return end.reached(from: start)
  }

  private static func lastSegment(
    _ samples: [PointSample], _ now: Instant, countsRest: Bool
  ) -> Vector {
    let last = samples.moves.mergedByTime.suffix(2)
    guard let start = last.first, let end = last.last, start.time < end.time else { return .zero }
    let stop = countsRest ? now : end.time
    return end.reached(from: start, taking: stop.seconds(since: start.time))
  }

  private static func slowIsZero(_ velocity: Vector) -> Vector {
    let sum = Vector(dx: 0 + velocity.dx, dy: 0 + velocity.dy)
    return (sum.dx * sum.dx + sum.dy * sum.dy).squareRoot() < 50 ? .zero : sum
  }

  private static func smoothed(_ samples: [PointSample]) -> Vector {
    let samples = samples.mergedByTime
    var smooth = Vector.zero
    var latest = Vector.zero
    for (start, end) in zip(samples, samples.dropFirst()) {
      latest = end.reached(from: start)
      smooth.dx = 0.2 * smooth.dx + (1 - 0.2) * latest.dx
      smooth.dy = 0.2 * smooth.dy + (1 - 0.2) * latest.dy
    }
    return (latest.dx * latest.dx + latest.dy * latest.dy).squareRoot() > 10 ? smooth : .zero
  }

  /// Weights from the newest segment on.
  private static func weighted(_ samples: [PointSample], _ weights: [Double]) -> Vector {
    var sum = Vector.zero
    for (age, weight) in weights.enumerated() {
      let end = samples.count - 1 - age
      guard end >= 1 else { break }
      let velocity = samples[end].reached(from: samples[end - 1])
      sum.dx += weight * velocity.dx
      sum.dy += weight * velocity.dy
    }
    return sum
  }

  private static func impulse(_ samples: [PointSample]) -> Vector {
    let used = samples.mergedByTime.newest(horizon: 0.1, gap: 0.04, limit: 20)
    let segments = zip(used, used.dropFirst()).map { start, end in end.reached(from: start) }
    return Vector(dx: pushed(segments.map(\.dx)), dy: pushed(segments.map(\.dy)))
  }

  private static func pushed(_ velocities: [Double]) -> Double {
    var work = 0.0
    for (index, velocity) in velocities.enumerated() {
      work += (velocity - speed(of: work)) * velocity.magnitude
      if index == 0 { work /= 2 }
    }
    return speed(of: work)
  }

  private static func speed(of work: Double) -> Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }
}

/// A polynomial fitted to the newest samples.
private struct Fit {
  var degree: Int
  var horizon = 0.1
  var gap = 0.04
  var limit = 20
  var isAndroid = false
  var minimumPhase = 0.0

  func velocity(_ samples: [PointSample], _ now: Instant) -> Vector {
    let all = isAndroid ? samples.mergedByTime : samples
    let used = all.newest(horizon: horizon, gap: gap, limit: limit)
    guard let last = used.last, used.count >= (isAndroid ? 2 : degree + 1) else { return .zero }
    if minimumPhase > 0 {
      let phase = all.newest(horizon: .infinity, gap: gap, limit: .max)
      let start = phase.first?.time ?? last.time
      guard now.seconds(since: start) >= minimumPhase else { return .zero }
    }
    let instants = used.mergedByTime.count
    let fitted = isAndroid ? min(degree, instants - 1) : degree
    guard fitted >= 1, instants > fitted else { return .zero }
    let times = used.map { $0.time.seconds(since: last.time) }
    return Vector(
      dx: Self.slope(of: used.map { $0.place.x - last.place.x }, at: times, degree: fitted),
      dy: Self.slope(of: used.map { $0.place.y - last.place.y }, at: times, degree: fitted))
  }

  private static func slope(of values: [Double], at times: [Double], degree: Int) -> Double {
    guard let first = times.first, first < 0 else { return 0 }
    let places = times.map { $0 / -first }
    var rest = values
    var slope = 0.0
    var polynomial = [Double](repeating: 1, count: places.count)
    var previous = [Double](repeating: 0, count: places.count)
    var atZero = (value: 1.0, slope: 0.0)
    var before = (value: 0.0, slope: 0.0)
    var previousNorm = 1.0
    for power in 0...degree {
      let norm = dot(polynomial, polynomial)
      let share = dot(rest, polynomial) / norm
      slope += share * atZero.slope
      guard power < degree else { break }
      let mean = dot(zip(places, polynomial).map { $0 * $1 }, polynomial) / norm
      let link = power == 0 ? 0 : norm / previousNorm
      let next = places.indices.map { (places[$0] - mean) * polynomial[$0] - link * previous[$0] }
      rest = places.indices.map { rest[$0] - share * polynomial[$0] }
      (previous, polynomial, previousNorm) = (polynomial, next, norm)
      let following = (
        value: -mean * atZero.value - link * before.value,
        slope: atZero.value - mean * atZero.slope - link * before.slope
      )
      (before, atZero) = (atZero, following)
    }
    return slope / -first
  }

  private static func dot(_ one: [Double], _ other: [Double]) -> Double {
    var sum = 0.0
    for index in one.indices { sum += one[index] * other[index] }
    return sum
  }
}
