import PantomimeKit
import PantomimeReporting

/// `eventually PATH OPERATOR VALUE in T`: a comparison holds at some instant within a time from
/// now.
struct ComesInTime: TimedClaim {
  static let opening = Opening.eventually
  static let usage = "`expect eventually PATH <= VALUE in TIME`"
  static let example = "expect eventually card.frame.y <= 100 in 0.5"

  private let comparison: Comparison
  private let time: TimeValue
  private var bounds: Bounds?
  private var by = Instant.zero
  private var nearest: (sight: PathSample, amount: Double)?

  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError) {
    try arguments.refuse(
      Claim.keywords(of: .always),
      hint: "for all times, write: expect always \(subject.path.text) …")
    comparison = try Comparison(&arguments, of: subject, example: Self.example)
    time = try arguments.deadline(behind: subject.word, Self.example)
  }

  /// Returns the candidates for the words after the value of the comparison.
  static func candidates(behind given: [String]) -> [Candidate] {
    let values = given.drop { Comparison.operators.contains($0) }
    guard let last = values.last, last != "in", last != "within" else { return [] }
    return values.contains("in") ? [] : [Candidate("in", "followed by a time")]
  }

  func text(of path: String) -> String {
    "eventually \(path) \(comparison.expectation) in \(time.written)"
  }

  func mentions(at path: Word) -> [Mention] { comparison.mentions(at: path) }

  func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {
    try comparison.check(against: scene.path(path), at: path, in: scene)
  }

  mutating func begin(_ start: ClaimStart) throws(ScriptError) {
    bounds = try comparison.bounds(for: start.value, start.frames)
    by = start.instant(time)
  }

  mutating func take(_ news: ClaimNews) -> Verdict {
    guard let bounds else { return .watched }
    switch news {
    case .sight(let sight, let last, let course):
      return approach(bounds, sight, after: last, by: course)
    case .end(let now):
      guard now >= by, let nearest else { return .unreached(by, now) }
      return missed(nearest.sight, bounds)
    case .trace, .way, .run, .pause, .resumed: return .watched
    }
  }

  private mutating func approach(
    _ bounds: Bounds, _ sight: PathSample, after last: PathSample?, by course: PathCourse?
  ) -> Verdict {
    if sight.instant > by { return nearest.map { missed($0.sight, bounds) } ?? .watched }
    guard let miss = bounds.miss(sight.value) else { return .passed }
    var found = (sight: sight, amount: miss.amount)
    if let last, let course, let there = course.nearest(to: bounds, from: last, to: sight) {
      guard let miss = bounds.miss(there.value) else { return .passed }
      if miss.amount < found.amount { found = (there, miss.amount) }
    }
    if let nearest, nearest.amount <= found.amount { found = nearest }
    nearest = found
    return .watched
  }

  /// Returns the failure of a comparison that didn't hold in time.
  private func missed(_ nearest: PathSample, _ bounds: Bounds) -> Verdict {
    let shown = PathValueText.text(nearest.value)
    var far = MissText()
    var what = "was \(shown) at \(ClaimText.time(nearest.instant))"
    if case .numbers = bounds, let miss = bounds.miss(nearest.value) {
      what = "came no nearer than \(shown) at \(ClaimText.time(nearest.instant))"
      far = MissText(nearest.value, miss, bounds)
    }
    return .failed(what, by: far, at: by)
  }

  var needs: ClaimNeeds { ClaimNeeds(appointment: by) }
}

extension Verdict {
  /// Returns the verdict on a claim whose scene ended before the claim's deadline.
  static func unreached(_ by: Instant, _ now: Instant) -> Verdict {
    let left = Numerals.text(by.seconds - now.seconds, decimals: 6)
    return .failed(
      "not reached: ended \(left) s too early to tell; add `wait \(left)`", namesPath: false,
      at: now)
  }
}
