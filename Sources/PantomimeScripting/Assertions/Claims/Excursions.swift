import PantomimeKit
import PantomimeReporting

/// Follows a value beyond its bounds until it is on its way back, and knows then where it was worst.
struct Excursions: Sendable {
  /// A stretch in which a value misses its bounds.
  struct Excursion: Sendable {
    /// Where it began, and where it is worst.
    let since: PathSample
    var worst: PathSample
    var miss: Miss
  }

  /// The one under way.
  private(set) var present: Excursion?

  /// Takes in a value; how it failed, once that is known.
  mutating func take(
    _ sight: PathSample, _ bounds: Bounds, after last: PathSample?, by course: PathCourse?
  ) -> ClaimOutcome {
    follow(sight, bounds, last, course).map { Excursions.failed(by: $0, bounds) } ?? .pending
  }

  /// What can be said at the end of a statement: a value that is beyond its bounds, and goes no
  /// further by itself.
  func pause(_ bounds: Bounds, _ course: PathCourse?, after last: PathSample?) -> ClaimOutcome {
    guard let present, let last, let course else { return .pending }
    var goesOn = false
    course.look(after: last.instant, through: last.instant.after(PathCourse.cell)) { sight in
      goesOn = bounds.miss(sight.value).map { $0.amount > present.miss.amount } ?? false
      return false
    }
    return goesOn ? .pending : Excursions.failed(by: present, bounds)
  }

  /// What is left to say when the scene is over.
  func end(_ bounds: Bounds) -> ClaimOutcome {
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
      // What goes on for ever has no worst of its own.
      if course.isEndless, let miss = bounds.miss(since.value) {
        return Excursion(since: since, worst: since, miss: miss)
      }
      present = Excursion(since: since, worst: sight, miss: miss)
      return nil
    }
    // Between two values on both sides it may have been the one that it must not be.
    guard let there = course.nearest(to: bounds, from: last, to: sight),
      let miss = bounds.miss(there.value)
    else { return nil }
    let since = course.first(from: last, to: there) { bounds.miss($0) != nil }
    return Excursion(since: since, worst: since, miss: miss)
  }

  /// A value was beyond its bounds.
  private static func failed(by excursion: Excursion, _ bounds: Bounds) -> ClaimOutcome {
    let (worst, miss) = (excursion.worst, excursion.miss)
    let far = MissText(worst.value, miss, bounds)
    let time = ClaimText.time(worst.instant)
    let decimals = worst.value.unit == .seconds ? 6 : Numerals.shownDecimals
    let shown =
      worst.value.numbers.count == 1
      ? Prose.number(worst.value.numbers[0], decimals: decimals, apart: bounds.wanted)
      : PathValueText.text(worst.value)
    let what = "is \(shown) at \(time)"
    let since =
      excursion.since.instant < worst.instant
      ? "since \(ClaimText.time(excursion.since.instant))" : ""
    return .failed(
      ClaimFailure(
        told: far.told.isEmpty ? what : "\(what), \(far.told)",
        actual: "\(PathValueText.text(worst.value, isExact: true)) at \(time)",
        note: (far.parts + [since]).filter { !$0.isEmpty }.joined(separator: ", ")),
      at: worst.instant)
  }
}

extension PathCourse {
  /// The first instant of a stretch at which something is so that is so at its end, and goes on being
  /// so once it is.
  func first(from low: PathSample, to high: PathSample, _ isSo: (PathValue) -> Bool) -> PathSample {
    var (low, high) = (low, high)
    while let instant = low.instant.middle(to: high.instant), let middle = sight(at: instant) {
      if isSo(middle.value) { high = middle } else { low = middle }
    }
    return high
  }

  /// Where within a stretch a value comes nearest to the one that it is compared with; `nil` where
  /// only its ends matter.
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
