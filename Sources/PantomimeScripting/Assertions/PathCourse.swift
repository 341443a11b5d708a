import PantomimeKit

/// The value of a path at an instant.
struct PathSample: Sendable, Equatable {
  let instant: Instant
  let value: PathValue
}

/// How a path goes while nothing happens but that time passes: between what was done or was due last
/// and what is due next.
///
/// It is told by so few of its values that between two of them each number only rises or only falls.
/// What one motion shows turns round where that does, which is solved; all else is searched, cell by
/// cell of a millisecond: a turn is found to the nanosecond where the slopes at both ends of a cell
/// differ, a leap where the values do. Nothing depends on where a statement has cut the time: the cells
/// are those of the clock, and each is searched whole.
struct PathCourse {
  private let outlook: Outlook
  /// Leaps greater than this are to be found; `nil` if they do not matter.
  let leap: Double?
  /// The instants of which anything is known: since the last change, and before the next one.
  private let known: ClosedRange<Instant>
  private let criticalInstants: CriticalInstants
  /// Whether nothing will ever stop it from going on as it does.
  let isEndless: Bool
  /// Whether nothing is known to move in the scene.
  private let isAtRest: Bool

  /// The longest time that is looked ahead before the caller is asked whether to stop, in seconds; our
  /// choice.
  static let longestLook = 8.0

  /// The length of a cell in nanoseconds; our choice.
  static var cell: Int64 { 1_000_000 }
  /// How far apart two values are that a slope is taken from, in nanoseconds; our choice.
  private static var step: Int64 { 1_000 }
  /// Where it is looked whether anything changes where nothing is known to move; our choice.
  private static let samples = [0.13, 0.29, 0.5, 0.61, 0.83, 1]

  /// The course from the last change on, or `nil` if something is due immediately or there is no such
  /// path.
  init?(of path: String, in simulation: Simulation, leap: Double? = nil) {
    let now = simulation.now
    let next = simulation.nextDeadline
    if let next, next <= now { return nil }
    guard let outlook = Outlook(of: path, in: simulation) else { return nil }
    // Further than anybody looks at once.
    let far = now.advanced(bySeconds: 2 * PathCourse.longestLook)
    let last = next.map { min(far, $0.after(-1)) }
    (self.outlook, self.leap) = (outlook, leap)
    isAtRest = next == nil && simulation.endless.isEmpty
    known = min(outlook.lastChange, now)...max(last ?? far, now)
    let criticalInstants = outlook.criticalInstants(until: known.upperBound)
    self.criticalInstants = criticalInstants
    isEndless =
      next == nil && criticalInstants.areAll && !criticalInstants.instants.contains { $0 > now }
  }

  /// What is shown at an instant.
  func sight(at instant: Instant) -> PathSample? {
    outlook.value(at: instant).map { PathSample(instant: instant, value: $0) }
  }

  /// Tells the values after an instant, up to another one and with it, and at further ones in between.
  ///
  /// - Parameter body: told of each, in order; false if that is enough.
  func look(
    after start: Instant, through end: Instant, also: [Instant] = [], _ body: (PathSample) -> Bool
  ) {
    let end = min(end, known.upperBound)
    guard start < end else { return }
    let between = (criticalInstants.instants + also).filter { $0 > start && $0 < end }
    var last = start
    if criticalInstants.areAll || isStill(from: start, through: end) {
      for instant in between.sorted() + [end] where instant > last {
        last = instant
        guard let sight = sight(at: instant), body(sight) else { return }
      }
      return
    }
    let fixed = Set(between)
    var low = border(before: start, fixed)
    while last < end, let from = sight(at: low) {
      let high = border(after: low, fixed)
      guard let to = sight(at: high) else { return }
      var instants = turns(from, to)
      instants += fixed.filter { $0 > low && $0 < high } + [min(high, end)]
      for instant in instants.sorted() where instant > last && instant <= end {
        last = instant
        let sight = instant == high ? to : sight(at: instant)
        guard let sight, body(sight) else { return }
      }
      low = high
    }
  }

  /// Whether nothing moves that anybody knows of, and the value is the same throughout.
  private func isStill(from start: Instant, through end: Instant) -> Bool {
    guard isAtRest else { return false }
    let width = Double(end.nanoseconds - start.nanoseconds)
    let first = outlook.value(at: start)
    return PathCourse.samples.allSatisfy { share in
      outlook.value(at: start.after(Int64(width * share))) == first
    }
  }

  // MARK: Cells

  private func border(before instant: Instant, _ fixed: Set<Instant>) -> Instant {
    let whole = instant.nanoseconds / PathCourse.cell * PathCourse.cell
    return max(Instant(nanoseconds: whole), known.lowerBound)
  }

  private func border(after instant: Instant, _ fixed: Set<Instant>) -> Instant {
    let whole = (instant.nanoseconds / PathCourse.cell + 1) * PathCourse.cell
    return min(Instant(nanoseconds: whole), known.upperBound)
  }

  /// The instants within a cell at which something turns round or leaps.
  private func turns(_ low: PathSample, _ high: PathSample) -> [Instant] {
    let width = high.instant.nanoseconds - low.instant.nanoseconds
    guard width > 1 else { return [] }
    let count = low.value.numbers.count
    guard count > 0, high.value.numbers.count == count else {
      return low.value == high.value ? [] : change(low, high)
    }
    let step = min(PathCourse.step, width - 1)
    guard let early = sight(at: low.instant.after(step)),
      let late = sight(at: high.instant.after(-step))
    else { return [] }
    var found: [Instant] = []
    for lane in 0..<count {
      let up = sign(low, early, lane)
      let down = sign(late, high, lane)
      let whole = sign(low, high, lane)
      if up * down < 0 {
        found.append(turn(low.instant, high.instant, lane, rising: up > 0))
      } else if whole * (up + down) < 0 {
        found += leap(low, high, lane, downwards: whole < 0)
      }
      if let leap, (high.value.numbers[lane] - low.value.numbers[lane]).magnitude > leap {
        found += greatest(low, high, lane, above: leap)
      }
    }
    return found
  }

  /// −1, 0 or 1; what may be rounding counts as 0.
  private func sign(_ early: PathSample, _ late: PathSample, _ lane: Int) -> Int {
    guard late.value.numbers.indices.contains(lane), early.value.numbers.indices.contains(lane)
    else { return 0 }
    let (a, b) = (early.value.numbers[lane], late.value.numbers[lane])
    let noise = 1e-13 * max(1, a.magnitude, b.magnitude)
    return b - a > noise ? 1 : a - b > noise ? -1 : 0
  }

  /// Where a number turns round that rises at first and falls at last, or the reverse.
  private func turn(_ start: Instant, _ end: Instant, _ lane: Int, rising: Bool) -> Instant {
    var (low, high) = (start, end)
    while let middle = low.middle(to: high) {
      let step = min(
        PathCourse.step, middle.nanoseconds - start.nanoseconds,
        end.nanoseconds - middle.nanoseconds)
      guard let early = sight(at: middle.after(-step)), let late = sight(at: middle.after(step))
      else { break }
      let slope = sign(early, late, lane)
      if slope == 0 { return middle }
      if (slope > 0) == rising { low = middle } else { high = middle }
    }
    return high
  }

  /// Both sides of a leap against the way that a number otherwise goes.
  private func leap(
    _ low: PathSample, _ high: PathSample, _ lane: Int, downwards: Bool
  ) -> [Instant] {
    divided(low, high) { low, middle, high in
      let (first, second) = (difference(low, middle, lane), difference(middle, high, lane))
      return (first < second) == downwards
    }
  }

  /// Both sides of a leap of more than so much; none where there is none.
  private func greatest(
    _ low: PathSample, _ high: PathSample, _ lane: Int, above leap: Double
  ) -> [Instant] {
    let pair = divided(low, high) { low, middle, high in
      difference(low, middle, lane).magnitude >= difference(middle, high, lane).magnitude
    }
    guard pair.count == 2, let one = sight(at: pair[0]), let other = sight(at: pair[1]),
      difference(one, other, lane).magnitude > leap
    else { return [] }
    return pair
  }

  /// Both sides of the first change of what is no number.
  private func change(_ low: PathSample, _ high: PathSample) -> [Instant] {
    divided(low, high) { first, middle, _ in middle.value != low.value }
  }

  private func difference(_ early: PathSample, _ late: PathSample, _ lane: Int) -> Double {
    guard late.value.numbers.indices.contains(lane), early.value.numbers.indices.contains(lane)
    else { return 0 }
    return late.value.numbers[lane] - early.value.numbers[lane]
  }

  /// The two neighboring instants that are left when the wrong half is put away again and again.
  private func divided(
    _ low: PathSample, _ high: PathSample, isFirstHalf: (PathSample, PathSample, PathSample) -> Bool
  ) -> [Instant] {
    var (low, high) = (low, high)
    while let instant = low.instant.middle(to: high.instant) {
      guard let middle = sight(at: instant) else { return [] }
      if isFirstHalf(low, middle, high) { high = middle } else { low = middle }
    }
    return [low.instant, high.instant]
  }
}

extension Instant {
  func after(_ nanoseconds: Int64) -> Instant {
    Instant(nanoseconds: self.nanoseconds + nanoseconds)
  }

  /// One halfway to a later one; `nil` where there is none in between.
  func middle(to later: Instant) -> Instant? {
    let width = later.nanoseconds - nanoseconds
    return width > 1 ? after(width / 2) : nil
  }
}
