import PantomimeKit

/// The value of a path at an instant.
struct PathSample: Sendable, Equatable {
  let instant: Instant
  let value: PathValue
}

/// The values of a path over an interval in which time passes without an event, from the last
/// change to just before the next deadline.
///
/// The course consists of just enough values that every number is monotonic between any two
/// consecutive values. For a single motion, the extrema are computed exactly. All other values are
/// searched in cells of one millisecond: if the slopes at the two ends of a cell have opposite
/// signs, the extremum between them is found to the nanosecond, and a jump is found just as
/// precisely if the values change against the slopes, or by more than `leap`. The cells are aligned
/// to the clock and each is searched as a whole, so the result doesn't depend on how statements
/// divide the time.
struct PathCourse {
  private let outlook: Outlook
  /// The size above which jumps must be found, or `nil` if jumps don't matter.
  let leap: Double?
  /// The interval without changes: from the last change to just before the next one.
  private let known: ClosedRange<Instant>
  private let criticalInstants: CriticalInstants
  /// Whether the course continues forever without a further change.
  let isEndless: Bool
  /// Whether nothing in the scene is known to move.
  private let isAtRest: Bool

  /// The longest interval, in seconds, to search before checking for cancellation; our choice.
  static let longestLook = 8.0

  /// The length of a cell in nanoseconds; our choice.
  static var cell: Int64 { 1_000_000 }
  /// The time between the two values from which a slope is computed, in nanoseconds; our choice.
  private static var step: Int64 { 1_000 }
  /// The points, as fractions of an interval, at which to look for changes when nothing is known to
  /// move; our choice.
  private static let samples = [0.13, 0.29, 0.5, 0.61, 0.83, 1]

  /// Creates the course that begins at the last change, or returns `nil` if something is due
  /// immediately.
  init?(of path: String, in simulation: Simulation, leap: Double? = nil) {
    let now = simulation.now
    let next = simulation.nextDeadline
    if let next, next <= now { return nil }
    guard let outlook = Outlook(of: path, in: simulation) else { return nil }
    // Further than any look-ahead.
    let far = now.advanced(bySeconds: 2 * PathCourse.longestLook)
    let last = next.map { min(far, $0.after(-1)) }
    (self.outlook, self.leap) = (outlook, leap)
    isAtRest = next == nil && simulation.endless == nil
    known = min(outlook.lastChange, now)...max(last ?? far, now)
    let criticalInstants = outlook.criticalInstants(until: known.upperBound)
    self.criticalInstants = criticalInstants
    isEndless =
      next == nil && criticalInstants.areAll && !criticalInstants.instants.contains { $0 > now }
  }

  /// Returns the value at an instant.
  func sight(at instant: Instant) -> PathSample? {
    outlook.value(at: instant).map { PathSample(instant: instant, value: $0) }
  }

  /// Visits the values after one instant, up to another instant, and at the given instants between
  /// the two.
  ///
  /// - Parameter body: The visitor, called in order. It returns `false` to stop.
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

  /// Returns whether no known motion is running and the value is constant.
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

  /// Returns the instants within a cell at which a number has an extremum or jumps.
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

  /// Returns −1, 0 or 1 for the sign of a difference; a difference that may be due to rounding
  /// counts as 0.
  private func sign(_ early: PathSample, _ late: PathSample, _ lane: Int) -> Int {
    guard late.value.numbers.indices.contains(lane), early.value.numbers.indices.contains(lane)
    else { return 0 }
    let (a, b) = (early.value.numbers[lane], late.value.numbers[lane])
    let noise = 1e-13 * max(1, a.magnitude, b.magnitude)
    return b - a > noise ? 1 : a - b > noise ? -1 : 0
  }

  /// Returns the instant of the extremum of a number that first rises and then falls, or first
  /// falls and then rises.
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

  /// Returns the instants before and after a jump whose direction is opposite to that of the rest
  /// of the movement.
  private func leap(
    _ low: PathSample, _ high: PathSample, _ lane: Int, downwards: Bool
  ) -> [Instant] {
    divided(low, high) { low, middle, high in
      let (first, second) = (difference(low, middle, lane), difference(middle, high, lane))
      return (first < second) == downwards
    }
  }

  /// Returns the instants before and after a jump greater than a limit, or an empty array if there
  /// is none.
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

  /// Returns the instants before and after the first change of a value that isn't a number.
  private func change(_ low: PathSample, _ high: PathSample) -> [Instant] {
    divided(low, high) { first, middle, _ in middle.value != low.value }
  }

  private func difference(_ early: PathSample, _ late: PathSample, _ lane: Int) -> Double {
    guard late.value.numbers.indices.contains(lane), early.value.numbers.indices.contains(lane)
    else { return 0 }
    return late.value.numbers[lane] - early.value.numbers[lane]
  }

  /// Bisects an interval until only two adjacent instants remain.
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

  /// Returns the instant halfway to a later one, or `nil` if there is none in between.
  func middle(to later: Instant) -> Instant? {
    let width = later.nanoseconds - nanoseconds
    return width > 1 ? after(width / 2) : nil
  }
}
