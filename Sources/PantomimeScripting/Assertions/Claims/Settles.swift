import PantomimeKit

/// `eventually PATH settled VALUE within TOLERANCE in T`: from the deadline on, the path's value
/// stays within a tolerance of the given value.
struct Settles: TimedClaim {
  static let opening = Opening.eventually
  static let keywords = ["settled"]
  static let usage = "`expect eventually PATH settled VALUE within TOLERANCE in TIME`"
  static let example = "expect eventually card.frame.y settled 100 within 0.5 in 1"

  static func candidates(behind given: [String]) -> [Candidate] {
    let values = given.dropFirst().drop { Comparison.operators.contains($0) }
    guard let last = values.last, last != "in", last != "within", !values.contains("in") else {
      return []
    }
    return [
      values.count == 1
        ? Candidate("within", "followed by a tolerance") : Candidate("in", "followed by a time")
    ]
  }

  private let comparison: Comparison
  private let time: TimeValue
  private var bounds: Bounds?
  private var by = Instant.zero
  private var excursions = Excursions()

  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError) {
    guard let settled = arguments.accept("settled") else { return nil }
    let example = "expect eventually \(subject.path.text) settled 100 within 0.5 in 1"
    let behind = ClaimSubject(opening: subject.opening, word: settled, path: subject.path)
    comparison = try Comparison(&arguments, of: behind, example: example)
    guard comparison.isEquality, comparison.hasTolerance else {
      throw ScriptError(
        "'settled' needs a value and 'within' with a tolerance", settled.span,
        hint: "for example: \(example)")
    }
    time = try arguments.deadline(behind: subject.word, example)
  }

  func text(of path: String) -> String {
    "eventually \(path) settled \(comparison.expectation) in \(time.written)"
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
      guard sight.instant >= by else { return .watched }
      // Values before the deadline don't matter.
      let isFirst = (last?.instant).map { $0 < by } ?? true
      return excursions.take(sight, bounds, after: last, by: isFirst ? nil : course)
    case .pause(let course, let last): return excursions.pause(bounds, course, after: last)
    case .end(let now):
      return now >= by ? excursions.end(bounds) : .unreached(by, now)
    case .trace, .way, .run, .resumed: return .watched
    }
  }

  var needs: ClaimNeeds {
    ClaimNeeds(appointment: by, isBeyond: excursions.present != nil)
  }
}
