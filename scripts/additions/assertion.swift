import PantomimeKit

/// `always PATH nonnegative`: a number is never below zero.
struct IsNonnegative: TimedClaim {
  static let opening = Opening.always
  static let keywords = ["nonnegative"]
  static let usage = "`expect always PATH nonnegative`"
  static let example = "expect always fraction nonnegative"

  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError) {
    guard arguments.accept("nonnegative") != nil else { return nil }
  }

  func text(of path: String) -> String { "always \(path) nonnegative" }

  func check(of path: Word, in scene: SceneCheck) throws(ScriptError) { _ = try scene.path(path) }

  mutating func begin(_ start: ClaimStart) {}

  mutating func take(_ news: ClaimNews) -> ClaimOutcome {
    switch news {
    case .sight(let sample, _, _):
      guard let number = sample.value.numbers.first, number < 0 else { return .pending }
      return .failed(
        ClaimFailure(sentence: "is negative", actual: Numerals.text(number)), at: sample.instant)
    case .end: return .passed
    case .trace, .way, .pause, .resumed: return .pending
    }
  }
}
