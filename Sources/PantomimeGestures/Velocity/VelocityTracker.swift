/// The samples of a movement as a recognizer receives them, and their velocity.
///
/// A resting finger makes no event, so that with the default estimator rest does not bring the
/// velocity to zero (G52, G53). If a screen sends events of it nevertheless, they are samples, but
/// not for the default estimator: with it, rest never counts.
public struct VelocityTracker: Sendable {
  /// The estimator of the velocity; the last two segments by default (G62).
  public var estimator: VelocityEstimator
  /// The history, preceded by up to the same number of samples that were not dropped yet.
  private var kept: [PointSample] = []
  /// Whether all of them are usable, so that they need not be checked again.
  private var isUsable = true

  /// The number of newest samples at the location of the one before them.
  private var rests = 0

  /// The greatest number of samples kept, more than any estimator looks back to; our choice.
  private static let longestHistory = 256
  /// The greatest number of events of a finger at rest, so that its earlier movement is still there
  /// for estimators that use movement alone; our choice, a quarter of the history.
  private static let longestRest = longestHistory / 4

  /// Creates a tracker without samples.
  public init(estimator: VelocityEstimator = .twoSegment) {
    self.estimator = estimator
  }

  /// Drops the samples, for another movement; their storage is reused.
  public mutating func restart() {
    kept.removeAll(keepingCapacity: true)
    isUsable = true
    rests = 0
  }

  /// Adds a location; one at the same instant as the last replaces it, since no time has passed.
  public mutating func add(_ place: Vector, at time: Instant) {
    let sample = PointSample(time: time, place: Point(x: place.dx, y: place.dy))
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
      // The oldest event of its present rest, which is the one after its arrival.
      kept.remove(at: count - VelocityTracker.longestRest)
      rests = VelocityTracker.longestRest
      kept.append(sample)
      return
    }
    // In batches: dropping one sample moves all the others.
    if count >= 2 * VelocityTracker.longestHistory {
      kept.removeFirst(count - VelocityTracker.longestHistory + 1)
    }
    kept.append(sample)
  }

  /// Returns the velocity at an instant, that of the last sample if none is given, in points per
  /// second; zero if no time has passed.
  public func velocity(at now: Instant? = nil) -> Vector {
    isUsable
      ? estimator.velocity(ofUsable: history, at: now)
      : estimator.velocity(of: Array(history), at: now)
  }

  /// The samples that are kept, in order.
  public var samples: [PointSample] { Array(history) }

  /// The instant at which it reached its present location, or `nil` without a sample.
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
