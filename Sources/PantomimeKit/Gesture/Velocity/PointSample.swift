/// Where a finger was at an instant, as one event reported it.
public struct PointSample: Sendable, Hashable {
  /// When the finger was there.
  public var time: Instant
  /// The place, in points.
  public var place: Point

  /// Notes a place, in points, and its instant.
  public init(time: Instant, place: Point) {
    self.time = time
    self.place = place
  }
}

extension [PointSample] {
  /// The samples a velocity can be made of: those not after `now`, each no earlier than the one
  /// before it, at places within 1e100 points.
  ///
  /// The bound keeps every difference and square finite, so that no estimator needs to think of
  /// overflow; it is our choice, as is leaving a sample out that comes too late.
  func usable(at now: Instant) -> [PointSample] {
    var kept: [PointSample] = []
    for sample in self where sample.time <= now {
      guard sample.place.x.magnitude <= 1e100, sample.place.y.magnitude <= 1e100 else { continue }
      if let last = kept.last, sample.time < last.time { continue }
      kept.append(sample)
    }
    return kept
  }

  /// The samples with one for each instant, the last reported (G118).
  var mergedByTime: [PointSample] {
    var kept: [PointSample] = []
    for sample in self {
      if kept.last?.time == sample.time { kept.removeLast() }
      kept.append(sample)
    }
    return kept
  }

  /// The samples without those at which the finger had not moved since the one before, as a
  /// recogniser hears only of movement (G53).
  var moves: [PointSample] {
    var kept: [PointSample] = []
    for sample in self where kept.last?.place != sample.place { kept.append(sample) }
    return kept
  }

  /// The newest samples: no older than a horizon, without a longer gap between two of them, and no
  /// more than a limit (G115).
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
  /// The velocity from another sample to this one, in points per second; zero in no time (G112).
  func velocity(since other: PointSample) -> Vector {
    velocity(since: other, taking: time.seconds(since: other.time))
  }

  /// The velocity with which this place is reached from another in some seconds.
  func velocity(since other: PointSample, taking seconds: Double) -> Vector {
    guard seconds > 0 else { return .zero }
    return Vector(
      dx: (place.x - other.place.x) / seconds, dy: (place.y - other.place.y) / seconds)
  }
}
