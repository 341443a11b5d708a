import PantomimeKit
import PantomimeReporting

/// `always PATH continuous within TOLERANCE`: no number jumps by more than the tolerance.
struct IsContinuous: TimedClaim {
  static let opening = Opening.always
  static let keywords = ["continuous"]
  static let usage = "`\(usageOfException)`"
  static let usageOfException = "expect always PATH continuous within TOLERANCE [except=GESTURE]"
  static let example = "expect always card.frame.y continuous within 20"

  static let exception = VerbKey.name(
    "except", .gesture,
    "the gesture whose moves may change the value by more, but not its release or a grab")

  static let options = [exception.form]

  static func candidates(behind given: [String]) -> [Candidate] {
    given.count == 1 ? [Candidate("within", "followed by a tolerance")] : []
  }

  private let tolerance: Word
  private let unit: Word?
  /// The recognizer whose moves may cause jumps, or `nil` if none may.
  private let exception: Word?
  /// The greatest allowed jump.
  private var limit: Double?

  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError) {
    guard let word = arguments.accept("continuous") else { return nil }
    guard arguments.accept("within") != nil, let tolerance = arguments.next() else {
      throw ScriptError(
        "'continuous' needs 'within' and a tolerance", word.span,
        hint: "for example: expect always \(subject.path.text) continuous within 20")
    }
    self.tolerance = tolerance
    unit = arguments.unit()
    exception = try arguments.option(Self.exception)?.word
  }

  func text(of path: String) -> String {
    "always \(path) continuous within \(tolerance.text)" + (unit.map { " \($0.text)" } ?? "")
      + (exception.map { " \(Self.exception.name)=\($0.text)" } ?? "")
  }

  func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {
    let value = try scene.path(path)
    try path.refuseWords(value, "continuous")
    _ = try Comparison.tolerance(tolerance, unit, for: value, frames: .standard)
    if let exception { try scene.gesture(exception) }
  }

  mutating func begin(_ start: ClaimStart) throws(ScriptError) {
    limit = try Comparison.tolerance(tolerance, unit, for: start.value, frames: start.frames)
  }

  mutating func take(_ news: ClaimNews) -> Verdict {
    switch news {
    case .sight(let sight, let last, _): leapt(to: sight, after: last)
    case .end: .passed
    case .trace, .way, .run, .pause, .resumed: .watched
    }
  }

  private func leapt(to sight: PathSample, after last: PathSample?) -> Verdict {
    guard let limit, let last, sight.instant.nanoseconds - last.instant.nanoseconds <= 1,
      sight.value.numbers.count == last.value.numbers.count
    else { return .watched }
    let ways = zip(last.value.numbers, sight.value.numbers).map { $1 - $0 }
    guard let greatest = ways.map({ $0.magnitude }).max(),
      let lane = ways.firstIndex(where: { $0.magnitude == greatest })
    else { return .watched }
    let size = max(1, abs(last.value.numbers[lane]))
    guard greatest > limit + size * 1e-12 else { return .watched }
    let part = ClaimText.component(lane, of: sight.value)
    let far = MissText(
      "\(part)by \(Prose.number(greatest, decimals: 4, apart: [limit]))",
      allowed: Numerals.text(limit, decimals: 9))
    let what =
      "jumps from \(PathValueText.text(last.value)) to \(PathValueText.text(sight.value)) at "
      + ClaimText.time(sight.instant)
    return .failed(what, by: far, at: sight.instant)
  }

  var needs: ClaimNeeds { ClaimNeeds(leap: limit, exception: exception?.text) }
}
