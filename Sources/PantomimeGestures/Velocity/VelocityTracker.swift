/// The samples of a movement, as a recognizer receives them, and their velocity.
///
/// A resting finger produces no events, so with the default estimator, rest doesn't reset the
/// velocity to zero (G52, G53). If a screen sends events for a resting finger anyway, the tracker
/// keeps them as samples, but the default estimator ignores them.
public struct VelocityTracker: Sendable {
  /// The velocity estimator; by default, the one that uses the last two segments (G62).
  public var estimator: VelocityEstimator
  /// The history, preceded by at most the same number of older samples that haven't been dropped
  /// yet.
  private var kept: [PointSample] = []
  /// Whether all samples are usable and don't need to be checked again.
  private var isUsable = true

  /// The number of samples without movement at the end of the history.
  private var rests = 0

  /// The maximum number of retained samples, which is more than any estimator needs; our choice.
  private static let longestHistory = 256
  /// The maximum number of samples of a finger at rest, so that the history still contains
  /// movement, which some estimators need; our choice, a quarter of the history.
  private static let longestRest = longestHistory / 4

  /// Creates a tracker without samples.
  public init(estimator: VelocityEstimator = .twoSegment) {
    self.estimator = estimator
  }

  /// Drops the samples to begin another movement, and reuses their storage.
  public mutating func restart() {
    kept.removeAll(keepingCapacity: true)
    isUsable = true
    rests = 0
  }

  /// Adds a location; if no time has passed since the last sample, the location replaces that
  /// sample.
  public mutating func add(_ place: Point2D, at time: Instant) {
    let sample = PointSample(time: time, place: place)
    let count = kept.count
    guard count > 0 else {
      isUsable = sample.isUsable(after: nil)
      kept.append(sample)
      return
    }
    if !sample.isUsable(after: kept[count - 1]) { isUsable = false }
    let isRest = kept[count - 1].place == sample.place
    if kept[count - 1].time == time {
      kept[count - 1] = sample
      if !isRest { rests = 0 }
      return
    }
    rests = isRest ? rests + 1 : 0
    if rests > VelocityTracker.longestRest {
      // Removes the oldest sample of the current rest, which is the one after the finger's arrival.
      kept.remove(at: count - VelocityTracker.longestRest)
      rests = VelocityTracker.longestRest
      kept.append(sample)
      return
    }
    // Samples are dropped in batches, because dropping a single sample moves all the others.
    if count >= 2 * VelocityTracker.longestHistory {
      kept.removeFirst(count - VelocityTracker.longestHistory + 1)
    }
    kept.append(sample)
  }

  /// Adds a translation, whose origin may be anywhere, because only differences count.
  package mutating func add(translation: Vector, at time: Instant) {
    add(Point2D(x: translation.dx, y: translation.dy), at: time)
  }

  /// Returns the velocity at an instant, by default that of the last sample, in points per second,
  /// or zero if no time has passed.
  public func velocity(at now: Instant? = nil) -> Vector {
    isUsable
      ? estimator.velocity(ofUsable: history, at: now)
      : estimator.velocity(of: Array(history), at: now)
  }

  /// The retained samples, in order.
  package var samples: [PointSample] { Array(history) }

  /// The instant at which the finger reached its current location, or `nil` without samples.
  var arrival: Instant? {
    let history = history
    guard var index = history.indices.last else { return nil }
    while index > history.startIndex, history[index - 1].place == history[index].place {
      index -= 1
    }
    return history[index].time
  }

  private var history: ArraySlice<PointSample> {
    kept[max(0, kept.count - VelocityTracker.longestHistory)...]
  }
}

extension VelocityTracker: CustomStringConvertible {
  /// The velocity, the estimator, and the number of samples: `0,-300 pt/s by two-segment from 3
  /// samples`.
  public var description: String {
    let count = history.count
    return "\(velocity()) pt/s by \(estimator) from \(count) sample\(count == 1 ? "" : "s")"
  }
}

extension VelocityTracker: Hashable {
  /// Returns a Boolean value that indicates whether two trackers have the same estimator and
  /// history.
  public static func == (one: VelocityTracker, other: VelocityTracker) -> Bool {
    one.estimator == other.estimator && one.history == other.history
  }

  /// Feeds the estimator and the history to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(estimator)
    hasher.combine(history)
  }
}

extension VelocityTracker {
  /// The length of rest, in seconds, after which a velocity counts as old, from a known workaround
  /// (G54).
  private static let oldAge = 0.1

  /// Returns a remark about the velocity of a lift-off at an instant if the velocity is old;
  /// otherwise `nil`.
  ///
  /// A rest doesn't reset the velocity to zero, which surprises users who expect the behavior of a
  /// scroll view (G52, G55).
  package func remark(at now: Instant) -> Reason? {
    guard let age = age(at: now), age > VelocityTracker.oldAge else { return nil }
    let other = VelocityEstimator.scrollView
    let answer = other.velocity(of: samples, at: now)
    let shown: Reason = answer == .zero ? "0" : "\(answer.dx.shown),\(answer.dy.shown)"
    return "this velocity is \(age.shown) s old; \(other.name) would estimate \(shown) (G52, G55)"
  }

  /// Returns the number of seconds for which the velocity at an instant has been the same, counted
  /// from the last movement.
  ///
  /// The result is `nil` if the velocity is zero, or if the rest since that movement has changed
  /// it.
  private func age(at now: Instant) -> Double? {
    guard let arrival else { return nil }
    let velocity = velocity(at: now)
    guard velocity != .zero, velocity == self.velocity(at: arrival) else { return nil }
    return now.seconds(since: arrival)
  }
}
