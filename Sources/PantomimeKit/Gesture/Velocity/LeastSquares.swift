/// The slope, at the newest sample, of the polynomial that fits the newest samples best (G115).
public struct LeastSquares: VelocityMethod {
  /// The degree of the polynomial, from 1 to 3.
  public var degree: Int
  /// The age in seconds beyond which a sample does not count.
  public var horizon = 0.1
  /// The time in seconds between two samples beyond which the finger had stopped.
  public var gap = 0.04
  /// How many samples count at most.
  public var limit = 20
  /// How many samples are needed.
  public var minimum: Int
  /// Whether too few samples lower the degree, rather than give zero (G118).
  public var lowersDegree = false
  /// Whether a sample replaces one at the same instant (G118).
  public var mergesEqualTimes = false
  /// The seconds since the finger last stopped, or came down, that a velocity needs (G127).
  public var minimumPhase = 0.0

  /// Makes the method with Flutter's limits: 100 ms, gaps to 40 ms, 20 samples (G115).
  ///
  /// A degree below 1 counts as 1, one above 3 as 3. It needs one sample more than the degree.
  public init(degree: Int = 2) {
    self.degree = min(max(degree, 1), 3)
    minimum = self.degree + 1
  }

  /// The same with Android's differences: equal times merge and few samples lower the degree (G118).
  public static func android(degree: Int) -> LeastSquares {
    var method = LeastSquares(degree: degree)
    method.minimum = 2
    method.lowersDegree = true
    method.mergesEqualTimes = true
    return method
  }

  /// The slope at the newest sample, in points per second.
  public func velocity(of samples: [PointSample], at now: Instant) -> Vector {
    let all = mergesEqualTimes ? samples.mergedByTime : samples
    let used = all.newest(horizon: horizon, gap: gap, limit: limit)
    guard let last = used.last, used.count >= minimum else { return .zero }
    if minimumPhase > 0 {
      let phase = all.newest(horizon: .infinity, gap: gap, limit: .max)
      let start = phase.first?.time ?? last.time
      guard now.seconds(since: start) >= minimumPhase else { return .zero }
    }
    let instants = used.mergedByTime.count
    let degree = min(max(self.degree, 1), 3)
    let fitted = lowersDegree ? min(degree, instants - 1) : degree
    guard fitted >= 1, instants > fitted else { return .zero }
    // Seen from the newest sample, so that where the finger is costs no precision.
    let times = used.map { $0.time.seconds(since: last.time) }
    let across = used.map { $0.place.x - last.place.x }
    let down = used.map { $0.place.y - last.place.y }
    return Vector(
      dx: Self.slope(of: across, at: times, degree: fitted),
      dy: Self.slope(of: down, at: times, degree: fitted))
  }

  /// The slope at time 0 of the fitted polynomial; there must be more times than the degree.
  ///
  /// Polynomials orthogonal over the times are made one from another, and what each explains is
  /// taken away before the next: the sums of powers of the closed form (G117) would cancel.
  private static func slope(of values: [Double], at times: [Double], degree: Int) -> Double {
    guard let first = times.first, first < 0 else { return 0 }
    // From −1 to 0, so that powers neither vanish nor grow.
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
