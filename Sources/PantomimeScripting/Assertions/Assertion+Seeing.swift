import PantomimeKit

// What an assertion makes of the values that it is shown.

extension Assertion {
  /// Takes in what is shown, later than all before or, where something has happened, at the same
  /// instant.
  ///
  /// - Parameter course: how it came there; `nil` where it is there at once.
  mutating func see(_ sight: Sight, by course: PathCourse?) -> Outcome {
    defer { last = sight }
    switch watch {
    case .events: return .pending
    case .bounds(let bounds, var excursion):
      let ended = follow(bounds, &excursion, sight, course)
      watch = .bounds(bounds, excursion)
      return ended.map { failed(by: $0, bounds) } ?? .pending
    case .settling(let bounds, let by, var excursion):
      guard sight.instant >= by else { return .pending }
      // What was before does not matter.
      let ended = follow(
        bounds, &excursion, sight, (last?.instant).map { $0 < by } ?? true ? nil : course)
      watch = .settling(bounds, by: by, excursion)
      return ended.map { failed(by: $0, bounds) } ?? .pending
    case .run(let share, var run):
      guard let way = run.way else { return .pending }
      let ended = follow(way, &run.excursion, sight, course)
      watch = .run(share: share, run)
      return ended.map { failed(by: $0, way) } ?? .pending
    case .direction(let direction, let turn): return go(direction, turn, sight)
    case .leaps(let limit): return leapt(limit, sight)
    case .approach(let bounds, let by, let nearest):
      return approach(bounds, by, nearest, sight, course)
    }
  }

  /// Follows a value beyond its bounds until it is on its way back; tells of it then.
  private func follow(
    _ bounds: Bounds, _ excursion: inout Excursion?, _ sight: Sight, _ course: PathCourse?
  ) -> Excursion? {
    let miss = bounds.miss(sight.value)
    if var present = excursion {
      guard let miss, miss.amount > present.miss.amount else { return present }
      (present.worst, present.miss) = (sight, miss)
      excursion = present
      return nil
    }
    guard let course, let last else {
      excursion = miss.map { Excursion(since: sight, worst: sight, miss: $0) }
      return nil
    }
    if let miss {
      let since = first(from: last, to: sight, course) { bounds.miss($0) != nil }
      let begun = Excursion(since: since, worst: sight, miss: miss)
      // What goes on for ever has no worst of its own.
      if course.isEndless, let miss = bounds.miss(since.value) {
        return Excursion(since: since, worst: since, miss: miss)
      }
      excursion = begun
      return nil
    }
    // Between two values on both sides it may have been the one that it must not be.
    guard let there = nearest(bounds, from: last, to: sight, course),
      let miss = bounds.miss(there.value)
    else { return nil }
    let since = first(from: last, to: there, course) { bounds.miss($0) != nil }
    return Excursion(since: since, worst: since, miss: miss)
  }

  /// The first instant of a stretch at which something is so that is so at its end, and goes on being
  /// so once it is.
  private func first(
    from low: Sight, to high: Sight, _ course: PathCourse, _ isSo: (PathValue) -> Bool
  ) -> Sight {
    var (low, high) = (low, high)
    while let instant = low.instant.middle(to: high.instant),
      let middle = course.sight(at: instant)
    {
      if isSo(middle.value) { high = middle } else { low = middle }
    }
    return high
  }

  /// Where within a stretch a value comes nearest to the one that it is compared with; `nil` where
  /// only its ends matter.
  private func nearest(
    _ bounds: Bounds, from low: Sight, to high: Sight, _ course: PathCourse
  ) -> Sight? {
    guard bounds.distance(low.value) != nil, low.value != high.value else { return nil }
    var (early, late) = (low, high)
    while early.instant.nanoseconds + 2 < late.instant.nanoseconds {
      let third = (late.instant.nanoseconds - early.instant.nanoseconds) / 3
      guard let one = course.sight(at: early.instant.after(third)),
        let other = course.sight(at: late.instant.after(-third)),
        let near = bounds.distance(one.value), let far = bounds.distance(other.value)
      else { return nil }
      if near <= far { late = other } else { early = one }
    }
    return course.sight(at: early.instant.after(1))
  }

  private mutating func go(
    _ direction: OverTime.Direction, _ turn: Turn?, _ sight: Sight
  ) -> Outcome {
    guard let number = sight.value.numbers.first else { return .pending }
    guard var turn, let top = turn.top.value.numbers.first else {
      let rises: Bool? =
        switch direction {
        case .rising: true
        case .falling: false
        case .monotone: nil
        }
      watch = .direction(direction, Turn(top: sight, rises: rises))
      return .pending
    }
    // What is rounded may differ by this.
    let slack = 1e-9 * max(1, top.magnitude)
    if turn.rises == nil, (number - top).magnitude > slack { turn.rises = number > top }
    let ahead = turn.rises == false ? top - number : number - top
    if ahead >= 0 || turn.rises == nil { turn.top = sight }
    watch = .direction(direction, turn)
    guard ahead < -slack else { return .pending }
    let isLeap = last.map { sight.instant.nanoseconds - $0.instant.nanoseconds <= 1 } ?? false
    return .failed(
      turned(at: isLeap ? sight.instant : turn.top.instant, turn.top, sight, isLeap: isLeap),
      at: isLeap ? sight.instant : turn.top.instant)
  }

  private func leapt(_ limit: Double, _ sight: Sight) -> Outcome {
    guard let last, sight.instant.nanoseconds - last.instant.nanoseconds <= 1,
      sight.value.numbers.count == last.value.numbers.count
    else { return .pending }
    let ways = zip(last.value.numbers, sight.value.numbers).map { $1 - $0 }
    guard let greatest = ways.map({ $0.magnitude }).max(),
      let lane = ways.firstIndex(where: { $0.magnitude == greatest })
    else { return .pending }
    let size = max(1, abs(last.value.numbers[lane]))
    guard greatest > limit + size * 1e-12 else { return .pending }
    return .failed(leap(from: last, to: sight, lane, by: greatest, limit), at: sight.instant)
  }

  private mutating func approach(
    _ bounds: Bounds, _ by: Instant, _ nearest: (sight: Sight, amount: Double)?, _ sight: Sight,
    _ course: PathCourse?
  ) -> Outcome {
    if sight.instant > by { return nearest.map { missed($0.sight, bounds, by) } ?? .pending }
    guard let miss = bounds.miss(sight.value) else { return .passed }
    var found = (sight: sight, amount: miss.amount)
    if let last, let course,
      let there = self.nearest(bounds, from: last, to: sight, course)
    {
      guard let miss = bounds.miss(there.value) else { return .passed }
      if miss.amount < found.amount { found = (there, miss.amount) }
    }
    if let nearest, nearest.amount <= found.amount { found = nearest }
    watch = .approach(bounds, by: by, nearest: found)
    return .pending
  }
}
