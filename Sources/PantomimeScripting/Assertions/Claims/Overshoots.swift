import PantomimeKit

/// `always PATH overshoot <= SHARE`: no run overshoots its end by more than the given fraction of
/// its distance.
struct Overshoots: TimedClaim {
  static let opening = Opening.always
  static let keywords = ["overshoot"]
  static let usage = "`expect always PATH overshoot <= SHARE`"
  static let example = "expect always card.frame.y overshoot <= 10%"

  static func candidates(behind given: [String]) -> [Candidate] {
    given.count == 1 ? [Candidate("<=", "followed by a fraction of the distance")] : []
  }

  private let written: Word
  private let share: Double
  /// The start and the end of the current run.
  private var way: Bounds?
  private var (from, to): ([Double], [Double]) = ([], [])
  private var excursions = Excursions()
  /// Whether any run has changed the value at the path.
  private var wasLed = false

  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError) {
    guard let word = arguments.accept("overshoot") else { return nil }
    guard arguments.accept("<=") != nil, let written = arguments.next() else {
      throw ScriptError(
        "'overshoot' needs '<=' and a fraction of the distance", word.span,
        hint: "for example: expect always \(subject.path.text) overshoot <= 10%")
    }
    self.written = written
    share = try written.fraction()
    guard share >= 0 else {
      throw ScriptError("an overshoot cannot be negative", written.span, hint: "write at least 0")
    }
  }

  func text(of path: String) -> String { "always \(path) overshoot <= \(written.text)" }

  func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {
    try path.refuseWords(scene.path(path), "overshoot")
    guard let simulation = scene.simulation, simulation.read(path.text) != nil,
      !Movement.isPossible(of: path.text, in: simulation)
    else { return }
    throw ScriptError(
      "no run changes '\(path.text)'", path.span,
      hint: "'overshoot' applies to a property of a view, an offset or a progress")
  }

  mutating func begin(_ start: ClaimStart) {}

  mutating func take(_ news: ClaimNews) -> Verdict {
    switch news {
    case .way(let way, let now): lead(along: way, now)
    case .sight(let sight, let last, let course):
      if let way { return excursions.take(sight, way, after: last, by: course) }
    case .pause(let course, let last):
      if let way { return excursions.pause(way, course, after: last) }
    case .end(let now):
      if let way, excursions.present != nil { return excursions.end(way) }
      return wasLed
        ? .passed : .failed("was not changed by any run", actual: "no run", at: now)
    case .trace, .run, .resumed: break
    }
    return .watched
  }

  /// Records which run changes the value at the path from now on, or that none does.
  private mutating func lead(along way: ValueRange?, _ now: PathSample) {
    guard let way else {
      (self.way, to) = (nil, [])
      return
    }
    if way.to != to { from = now.value.numbers }
    (to, wasLed) = (way.to, true)
    let from = way.from ?? from
    self.way = from.count == way.to.count ? .run(from: from, to: way.to, share: share) : nil
  }

  var needs: ClaimNeeds { ClaimNeeds(way: true, isBeyond: excursions.present != nil) }
}
