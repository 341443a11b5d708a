import PantomimeKit

/// `always PATH OPERATOR VALUE`: a comparison holds at every instant.
struct AlwaysHolds: TimedClaim {
  static let opening = Opening.always
  static let usage = "`expect always PATH <= VALUE`"
  static let example = "expect always card.frame.y <= 400"

  private let comparison: Comparison
  private var bounds: Bounds?
  private var excursions = Excursions()

  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError) {
    try arguments.refuse(
      Claim.keywords(of: .eventually),
      hint: "write: expect eventually \(subject.path.text) settled … in T")
    comparison = try Comparison(&arguments, of: subject, example: Self.example)
    try arguments.refuse(
      ["in"],
      hint: "'always' applies until the end of the scene; within a time: expect eventually … in T")
  }

  func text(of path: String) -> String { "always \(path) \(comparison.expectation)" }

  func mentions(at path: Word) -> [Mention] { comparison.mentions(at: path) }

  func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {
    try comparison.check(against: scene.path(path), at: path, in: scene)
  }

  mutating func begin(_ start: ClaimStart) throws(ScriptError) {
    bounds = try comparison.bounds(for: start.value, start.frames)
  }

  mutating func take(_ news: ClaimNews) -> Verdict {
    guard let bounds else { return .watched }
    switch news {
    case .sight(let sight, let last, let course):
      return excursions.take(sight, bounds, after: last, by: course)
    case .pause(let course, let last): return excursions.pause(bounds, course, after: last)
    case .end: return excursions.end(bounds)
    case .trace, .way, .run, .resumed: return .watched
    }
  }

  var needs: ClaimNeeds { ClaimNeeds(isBeyond: excursions.present != nil) }
}
