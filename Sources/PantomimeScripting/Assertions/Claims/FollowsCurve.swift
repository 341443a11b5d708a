import PantomimeKit
import PantomimeReporting

/// `always PATH follows CURVE within TOLERANCE`: every run of the path follows a curve, over its own
/// duration.
///
/// A span begins whenever a run starts, or continues after it was held, reversed, or changed, and
/// ends when the run ends or is interrupted. In a span, the curve leads from the value at its
/// beginning to the destination of the run. A run that was held and continues may also follow the
/// rest of its curve, in either direction, because a continued animator keeps its curve unless it is
/// given another timing (our choice). All values in a span must fit the same one of these courses.
/// At other instants, nothing is checked.
struct FollowsCurve: TimedClaim {
  static let opening = Opening.always
  static let keywords = ["follows"]
  static let usage =
    "`expect always PATH follows CURVE within TOLERANCE [from=VALUE to=VALUE]`"
  static let example = "expect always progress follows ease-in-out within 0.01"

  static let from = VerbKey<[Double]>.course("from", "the value at which its runs start")
  static let to = VerbKey<[Double]>.course("to", "the value to which its runs lead")

  static let options = [from.form, to.form]

  static func candidates(behind given: [String]) -> [Candidate] {
    switch given.count {
    case 1: NamedCurve.system.map { Candidate($0.name) }
    case 2: [Candidate("within", "followed by a tolerance")]
    default: []
    }
  }

  private let curveWord: Word
  private let curve: CurveSheet
  private let tolerance: Word
  private let unit: Word?
  private let start: [Double]?
  private let end: [Double]?
  private let options: String
  /// The greatest allowed distance from the curve: in the path's unit, or as a share of the run's
  /// distance.
  private var limit = (size: 0.0, isShare: false)
  /// The span in which the path is, or `nil` if no run moves it.
  private var span: Span?
  /// Whether any value in a span has been compared.
  private var hasRun = false

  /// A part of a run in which it isn't interrupted.
  private struct Span: Sendable {
    let begin: Instant
    let run: PathRun
    /// The courses that fit all values so far; there is at least one.
    var courses: [Course]

    /// The instant at which the run ends.
    var end: Instant { begin.advanced(bySeconds: run.remaining) }
  }

  /// A course on the curve, from one fraction of its time to another.
  private struct Course: Sendable {
    /// The numbers at the beginning of the curve.
    let from: [Double]
    /// The numbers at the end of the curve.
    let to: [Double]
    /// The fraction of the curve's time at the beginning of the span.
    let first: Double
    /// The fraction of the curve's time at the end of the span.
    let last: Double
  }

  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError) {
    guard let word = arguments.accept("follows") else { return nil }
    let example = "for example: expect always \(subject.path.text) follows ease-in-out within 1"
    guard let curveWord = arguments.next() else {
      throw ScriptError("'follows' needs a curve", word.span, hint: example)
    }
    self.curveWord = curveWord
    guard let curve = CurveSheet(try TimingValue.read(curveWord)) else {
      throw ScriptError(
        "'\(curveWord.text)' is not a curve that a run can follow", curveWord.span, hint: example)
    }
    self.curve = curve
    guard arguments.accept("within") != nil, let tolerance = arguments.next() else {
      throw ScriptError("'follows' needs 'within' and a tolerance", word.span, hint: example)
    }
    if tolerance.text.hasPrefix("-") {
      throw ScriptError(
        "a tolerance cannot be negative", tolerance.span, hint: "write at least 0")
    }
    self.tolerance = tolerance
    unit = arguments.unit()
    let (start, end) = (try arguments.option(Self.from), try arguments.option(Self.to))
    (self.start, self.end) = (try start?.value, try end?.value)
    options = [start?.written, end?.written].compactMap { $0.map { " \($0.written)" } }.joined()
    if let only = start ?? end, start == nil || end == nil {
      throw ScriptError(
        "'\(only.written.name.text)' needs its counterpart", only.span,
        hint: "give both from= and to=, or neither")
    }
  }

  func text(of path: String) -> String {
    "always \(path) follows \(curveWord.text) within \(tolerance.text)"
      + (unit.map { " \($0.text)" } ?? "") + options
  }

  func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {
    let value = try scene.path(path)
    try path.refuseWords(value, "follows")
    _ = try limit(value, .standard)
    if let simulation = scene.simulation, simulation.read(path.text) != nil,
      !Movement.isPossible(of: path.text, in: simulation)
    {
      throw ScriptError(
        "no run changes '\(path.text)'", path.span,
        hint: "'follows' applies to a property of a view, or a progress")
    }
    for numbers in [start, end] {
      guard let numbers, !value.numbers.isEmpty, numbers.count != value.numbers.count else {
        continue
      }
      throw ScriptError(
        "'\(path.text)' has \(value.numbers.count) numbers, not \(numbers.count)", path.span,
        hint: "give from= and to= as show prints the value")
    }
  }

  mutating func begin(_ start: ClaimStart) throws(ScriptError) {
    limit = try limit(start.value, start.frames)
    lead(
      along: PathRun(of: start.path, in: start.simulation),
      PathSample(instant: start.simulation.now, value: start.value))
  }

  private func limit(
    _ value: PathValue, _ frames: Frames
  ) throws(ScriptError) -> (size: Double, isShare: Bool) {
    let word = try Comparison.put(unit, behind: tolerance)
    if word.text.hasSuffix("%") { return (try word.fraction(), true) }
    return (try Comparison.tolerance(tolerance, unit, for: value, frames: frames), false)
  }

  var needs: ClaimNeeds { ClaimNeeds(run: true) }

  // MARK: - Spans

  mutating func take(_ news: ClaimNews) -> Verdict {
    switch news {
    case .run(let run, let now): return lead(along: run, now)
    case .sight(let sight, let last, let course): return compare(sight, last, course)
    case .end(let now):
      return hasRun ? .passed : .failed("never ran", at: now)
    case .resumed: span = nil
    case .trace, .way, .pause: break
    }
    return .watched
  }

  /// Begins a span, unless the current one continues as foreseen.
  @discardableResult
  private mutating func lead(along run: PathRun?, _ now: PathSample) -> Verdict {
    guard let run, run.to.count == now.value.numbers.count else {
      span = nil
      return .watched
    }
    if let span, span.run.from == run.from, span.run.to == run.to {
      let end = now.instant.advanced(bySeconds: run.remaining)
      // A remaining time is rounded to nanoseconds.
      if abs(end.nanoseconds - span.end.nanoseconds) <= 2 { return .watched }
    }
    if let failure = otherEnds(of: run, at: now.instant) { return failure }
    span = Span(begin: now.instant, run: run, courses: courses(of: run, from: now.value.numbers))
    return .watched
  }

  /// Returns the failure of a run that doesn't lead from one given value to the other.
  private func otherEnds(of run: PathRun, at instant: Instant) -> Verdict? {
    guard let start, let end, start.count == run.to.count, end.count == run.to.count else {
      return nil
    }
    func differs(_ one: [Double], _ other: [Double]) -> Bool {
      zip(one, other).contains { ($0 - $1).magnitude > allowed(run, 0) + 1e-9 }
    }
    let isForward = !differs(run.from, start) && !differs(run.to, end)
    let isBack = !differs(run.from, end) && !differs(run.to, start)
    guard !isForward, !isBack else { return nil }
    func text(_ numbers: [Double]) -> String {
      numbers.map { Numerals.text($0, decimals: 4) }.joined(separator: ",")
    }
    let what = "runs from \(text(run.from)) to \(text(run.to))"
    return .failed(
      "\(what), not from \(text(start)) to \(text(end))", actual: what, at: instant)
  }

  /// Returns the courses that a run may follow from its present value.
  private func courses(of run: PathRun, from value: [Double]) -> [Course] {
    var courses = [Course(from: value, to: run.to, first: 0, last: 1)]
    let spans = zip(run.from, run.to).map { ($1 - $0).magnitude }
    guard let longest = spans.max(), longest > 0, let lane = spans.firstIndex(of: longest) else {
      return courses
    }
    let progress = (value[lane] - run.from[lane]) / (run.to[lane] - run.from[lane])
    guard progress > 0, progress < 1 else { return courses }
    courses.append(
      Course(from: run.from, to: run.to, first: curve.time(at: progress), last: 1))
    // A reversed run goes back on its curve.
    courses.append(
      Course(from: run.to, to: run.from, first: curve.time(at: 1 - progress), last: 0))
    return courses
  }

  // MARK: - Values

  /// The time between two values that are compared, in nanoseconds; our choice.
  private static let step: Int64 = 1_000_000

  private mutating func compare(
    _ sight: PathSample, _ last: PathSample?, _ course: PathCourse?
  ) -> Verdict {
    guard span != nil else { return .watched }
    if let course, let last {
      var instant = (last.instant.nanoseconds / Self.step + 1) * Self.step
      while instant < sight.instant.nanoseconds {
        guard let between = course.sight(at: Instant(nanoseconds: instant)) else { break }
        let outcome = compare(between)
        guard case .watched = outcome else { return outcome }
        instant += Self.step
      }
    }
    return compare(sight)
  }

  private mutating func compare(_ sight: PathSample) -> Verdict {
    guard var span, sight.instant >= span.begin, sight.instant <= span.end,
      sight.value.numbers.count == span.run.to.count
    else { return .watched }
    if sight.instant > span.begin { hasRun = true }
    let time = sight.instant.seconds(since: span.begin) / span.run.remaining
    var misses: [(lane: Int, miss: Double)] = []
    var fitting: [Course] = []
    for course in span.courses {
      let progress = curve.progress(at: course.first + (course.last - course.first) * time)
      var worst = (lane: 0, miss: 0.0, excess: -Double.infinity)
      for lane in course.to.indices {
        let wanted = course.from[lane] + (course.to[lane] - course.from[lane]) * progress
        let miss = sight.value.numbers[lane] - wanted
        let excess = miss.magnitude - allowed(span.run, lane)
        if excess > worst.excess { worst = (lane, miss, excess) }
      }
      if worst.excess <= 1e-9 {
        fitting.append(course)
      } else {
        misses.append((worst.lane, worst.miss))
      }
    }
    guard fitting.isEmpty, let least = misses.min(by: { $0.miss.magnitude < $1.miss.magnitude })
    else {
      span.courses = fitting
      self.span = span
      return .watched
    }
    let part = ClaimText.component(least.lane, of: sight.value)
    let bound = allowed(span.run, least.lane)
    let side = least.miss > 0 ? "above" : "below"
    let size = Prose.number(least.miss.magnitude, decimals: 4, apart: [bound])
    let miss = MissText(
      "\(part)\(size) \(side) \(curveWord.text)", allowed: Numerals.text(bound, decimals: 6))
    let what = "is \(PathValueText.text(sight.value)) at \(ClaimText.time(sight.instant))"
    return .failed(what, by: miss, at: sight.instant)
  }

  /// Returns the allowed distance from the curve of a number in a run.
  private func allowed(_ run: PathRun, _ lane: Int) -> Double {
    limit.isShare ? limit.size * (run.to[lane] - run.from[lane]).magnitude : limit.size
  }
}

extension VerbKey where Value == [Double] {
  /// Creates a key for the numbers at one end of a run.
  fileprivate static func course(_ name: String, _ meaning: String) -> VerbKey {
    VerbKey(name, .number, meaning) { (word) throws(ScriptError) in try word.numbers() }
  }
}
