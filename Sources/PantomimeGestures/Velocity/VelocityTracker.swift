/// The samples of a movement as a recognizer hears of them, and the velocity they make.
///
/// A resting finger makes no event, so that with the default estimator rest does not bring the
/// velocity to zero (G52, G53). Where a screen sends events of it all the same, they are samples, but
/// not for the default estimator: with it, rest never counts.
public struct VelocityTracker: Sendable {
  /// What makes the velocity of the samples; the last two segments by default (G62).
  public var estimator: VelocityEstimator
  /// The history, and up to as much before it that is not dropped yet.
  private var kept: [PointSample] = []
  /// Whether all of them can be used as they are, which saves looking at each again.
  private var isUsable = true

  /// How many of the newest samples are at the place of the one before them.
  private var rests = 0

  /// More samples than any estimator looks back to are not kept; our choice.
  private static let longestHistory = 256
  /// More events of a finger at rest are not kept, so that what it did before is still there for
  /// those that look at movement alone; our choice, a quarter of the history.
  private static let longestRest = longestHistory / 4

  /// Makes a tracker without samples.
  public init(estimator: VelocityEstimator = .twoSegment) {
    self.estimator = estimator
  }

  /// Forgets the samples, for another movement; the room they had is used again.
  public mutating func restart() {
    kept.removeAll(keepingCapacity: true)
    isUsable = true
    rests = 0
  }

  /// Adds a place; one at the same instant as the last replaces it, since no time has passed.
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
      // Of its rest so far the oldest event, which is the one after its arrival.
      kept.remove(at: count - VelocityTracker.longestRest)
      rests = VelocityTracker.longestRest
      kept.append(sample)
      return
    }
    // In batches: to drop one sample moves all the others.
    if count >= 2 * VelocityTracker.longestHistory {
      kept.removeFirst(count - VelocityTracker.longestHistory + 1)
    }
    kept.append(sample)
  }

  /// The velocity at an instant, that of the last sample if none is given, in points per second;
  /// zero where no time has passed.
  public func velocity(at now: Instant? = nil) -> Vector {
    isUsable
      ? estimator.velocity(ofUsable: history, at: now)
      : estimator.velocity(of: Array(history), at: now)
  }

  /// What it has heard of and keeps, in order.
  public var samples: [PointSample] { Array(history) }

  /// When it came to the place where it is; `nil` without a sample.
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

extension VelocityTracker: Equatable {
  /// Whether two trackers have the same estimator and history.
  public static func == (one: VelocityTracker, other: VelocityTracker) -> Bool {
    one.estimator == other.estimator && one.history == other.history
  }
}
