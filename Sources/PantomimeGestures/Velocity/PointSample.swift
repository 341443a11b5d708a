/// The location of a finger at an instant, as reported by an event.
public struct PointSample: Sendable, Hashable {
  /// The instant.
  public var time: Instant
  /// The location, in points.
  public var place: Point2D

  /// Creates a sample.
  public init(time: Instant, place: Point2D) {
    self.time = time
    self.place = place
  }
}

extension PointSample {
  /// Whether the location is finite and within 1e100 points.
  ///
  /// The limit, which is our choice, keeps every difference and square finite, so that no estimator
  /// needs to handle overflow.
  private var isInReach: Bool { place.x.magnitude <= 1e100 && place.y.magnitude <= 1e100 }

  /// Returns whether a velocity can be computed from this sample and the previous one; by our
  /// choice, this sample must not be earlier than the previous one.
  func isUsable(after other: PointSample?) -> Bool {
    guard isInReach else { return false }
    guard let other else { return true }
    return time >= other.time
  }

  /// Returns the velocity from another sample to this one, in points per second, or zero if no time
  /// has passed (G112).
  func velocity(since other: PointSample) -> Vector {
    velocity(since: other, taking: time.seconds(since: other.time))
  }

  /// Returns the velocity of a movement from another sample's location to this one in a number of
  /// seconds.
  func velocity(since other: PointSample, taking seconds: Double) -> Vector {
    guard seconds > 0 else { return .zero }
    return Vector(
      dx: (place.x - other.place.x) / seconds, dy: (place.y - other.place.y) / seconds)
  }
}

extension [PointSample] {
  /// Returns the usable samples: those that aren't after `now` or earlier than the previous sample,
  /// and whose locations are within 1e100 points.
  ///
  /// Nothing is copied if all samples are usable, which is almost always the case.
  func usable(at now: Instant) -> ArraySlice<PointSample> {
    var previous: PointSample?
    for sample in self {
      guard sample.isUsable(after: previous) else { return sifted(at: now) }
      previous = sample
    }
    return self[...].until(now)
  }

  /// Removes samples that are too early, too late, or out of range.
  func sifted(at now: Instant) -> ArraySlice<PointSample> {
    var kept: [PointSample] = []
    for sample in self where sample.time <= now && sample.isUsable(after: kept.last) {
      kept.append(sample)
    }
    return kept[...]
  }
}

// Estimators look back from the newest sample and stop when they have enough, so a long history
// costs no more than a short one.
extension ArraySlice<PointSample> {
  /// Returns the samples that aren't after an instant; this array must be in chronological order.
  func until(_ now: Instant) -> ArraySlice<PointSample> {
    var end = endIndex
    while end > startIndex, self[end - 1].time > now { end -= 1 }
    return self[..<end]
  }

  /// Returns whether no later sample has the same instant and therefore replaces this one (G118).
  func isLastOfInstant(_ index: Int) -> Bool {
    index + 1 >= endIndex || self[index + 1].time != self[index].time
  }

  /// Returns the start and the end of the last few segments, counting only samples that moved, and
  /// only one sample for each instant.
  ///
  /// Samples without movement are skipped because a recognizer receives only movements (G53). If
  /// there are fewer segments than requested, the method returns the start of the first one; if
  /// there are no samples, it returns `nil`.
  func ends(ofLast segments: Int) -> (start: PointSample, end: PointSample)? {
    // The samples are read in place, because nearly every event of a finger calls this method.
    withUnsafeBufferPointer { samples in
      guard var end = samples.last else { return nil }
      var start = end
      var found = 0
      // The next sample to check; each sample is read only once.
      var sample = end
      var index = samples.count - 1
      while true {
        let isFirst = index == 0
        let earlier = isFirst ? sample : samples[index - 1]
        if isFirst || earlier.place != sample.place, found == 0 || start.time != sample.time {
          if found == 0 { end = sample }
          start = sample
          found += 1
        }
        if isFirst || found > segments { return (start, end) }
        sample = earlier
        index -= 1
      }
    }
  }

  /// The newest samples that count for a fit.
  struct Window {
    /// The index of the first sample; the window extends to the last one.
    var start: Int
    /// The number of samples.
    var count = 0
    /// The number of distinct instants.
    var instants = 0
  }

  /// Returns the newest samples: none older than the horizon, none before a gap longer than `gap`,
  /// and at most `limit` of them (G115).
  ///
  /// With `merging`, only the last of the samples at the same instant counts (G118).
  func newest(horizon: Double, gap: Double, limit: Int, merging: Bool) -> Window {
    var window = Window(start: endIndex)
    guard let newest = last else { return window }
    var previous = newest.time
    var index = endIndex
    while index > startIndex {
      index -= 1
      let time = self[index].time
      let isOther = window.count == 0 || time != previous
      if merging && !isOther { continue }
      let age = newest.time.seconds(since: time)
      let isFar = age > horizon || previous.seconds(since: time) > gap
      if window.count >= limit || isFar { break }
      window.start = index
      window.count += 1
      if isOther { window.instants += 1 }
      previous = time
    }
    return window
  }
}
