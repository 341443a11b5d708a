import PantomimeKit
import PantomimeReporting

/// A tracker that follows a value outside its bounds until the value returns and its worst point is
/// known.
struct Excursions: Sendable {
  /// An interval in which a value misses its bounds.
  struct Excursion: Sendable {
    /// The start of the excursion, and its worst point.
    let since: PathSample
    var worst: PathSample
    var miss: Miss
  }

  /// The current excursion, or `nil` if the value is within its bounds.
  private(set) var present: Excursion?

  /// Processes a value, and returns the failure once it's known.
  mutating func take(
    _ sight: PathSample, _ bounds: Bounds, after last: PathSample?, by course: PathCourse?
  ) -> Verdict {
    follow(sight, bounds, last, course).map { Excursions.failed(by: $0, bounds) } ?? .watched
  }

  /// Returns the outcome at the end of a statement, when a value that is outside its bounds won't
  /// move further without input.
  func pause(_ bounds: Bounds, _ course: PathCourse?, after last: PathSample?) -> Verdict {
    guard let present, let last, let course else { return .watched }
    var goesOn = false
    course.look(after: last.instant, through: last.instant.after(PathCourse.cell)) { sight in
      goesOn = bounds.miss(sight.value).map { $0.amount > present.miss.amount } ?? false
      return false
    }
    return goesOn ? .watched : Excursions.failed(by: present, bounds)
  }

  /// Returns the outcome at the end of the scene.
  func end(_ bounds: Bounds) -> Verdict {
    present.map { Excursions.failed(by: $0, bounds) } ?? .passed
  }

  private mutating func follow(
    _ sight: PathSample, _ bounds: Bounds, _ last: PathSample?, _ course: PathCourse?
  ) -> Excursion? {
    let miss = bounds.miss(sight.value)
    if var present {
      guard let miss, miss.amount > present.miss.amount else { return present }
      (present.worst, present.miss) = (sight, miss)
      self.present = present
      return nil
    }
    guard let course, let last else {
      present = miss.map { Excursion(since: sight, worst: sight, miss: $0) }
      return nil
    }
    if let miss {
      let since = course.first(from: last, to: sight) { bounds.miss($0) != nil }
      // If the value changes forever, its course has no worst point.
      if course.isEndless, let miss = bounds.miss(since.value) {
        return Excursion(since: since, worst: since, miss: miss)
      }
      present = Excursion(since: since, worst: sight, miss: miss)
      return nil
    }
    // Between two values on opposite sides of the forbidden value, the path may have passed through
    // it.
    guard let there = course.nearest(to: bounds, from: last, to: sight),
      let miss = bounds.miss(there.value)
    else { return nil }
    let since = course.first(from: last, to: there) { bounds.miss($0) != nil }
    return Excursion(since: since, worst: since, miss: miss)
  }

  /// Returns the outcome of a claim that an excursion has violated.
  private static func failed(by excursion: Excursion, _ bounds: Bounds) -> Verdict {
    let (worst, miss) = (excursion.worst, excursion.miss)
    var far = MissText(worst.value, miss, bounds)
    if excursion.since.instant < worst.instant { far.since = excursion.since.instant }
    let time = ClaimText.time(worst.instant)
    let shown =
      worst.value.numbers.count == 1
      ? ClaimText.number(worst.value.numbers[0], of: worst.value, apart: bounds.wanted)
      : PathValueText.text(worst.value)
    return .failed(
      "is \(shown) at \(time)",
      actual: "\(PathValueText.text(worst.value, isExact: true)) at \(time)", by: far,
      at: worst.instant)
  }
}

extension PathCourse {
  /// Returns the first instant in an interval at which a condition holds, provided that the
  /// condition holds at the end and that it changes only once.
  func first(from low: PathSample, to high: PathSample, _ isSo: (PathValue) -> Bool) -> PathSample {
    var (low, high) = (low, high)
    while let instant = low.instant.middle(to: high.instant), let middle = sight(at: instant) {
      if isSo(middle.value) { high = middle } else { low = middle }
    }
    return high
  }

  /// Returns the value within an interval that comes nearest to the number of an `==` or `!=`
  /// comparison, or `nil` if only the endpoints matter.
  func nearest(to bounds: Bounds, from low: PathSample, to high: PathSample) -> PathSample? {
    guard bounds.distance(low.value) != nil, low.value != high.value else { return nil }
    var (early, late) = (low, high)
    while early.instant.nanoseconds + 2 < late.instant.nanoseconds {
      let third = (late.instant.nanoseconds - early.instant.nanoseconds) / 3
      guard let one = sight(at: early.instant.after(third)),
        let other = sight(at: late.instant.after(-third)),
        let near = bounds.distance(one.value), let far = bounds.distance(other.value)
      else { return nil }
      if near <= far { late = other } else { early = one }
    }
    return sight(at: early.instant.after(1))
  }
}
