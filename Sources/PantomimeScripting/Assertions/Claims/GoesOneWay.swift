import PantomimeKit
import PantomimeReporting

/// `always PATH rising`, `falling`, `monotone`: a number never reverses.
struct GoesOneWay: TimedClaim {
  /// The allowed direction of a number.
  private enum Direction: String, CaseIterable {
    case rising
    case falling
    /// Either direction, as long as the number doesn't reverse.
    case monotone
  }

  static let opening = Opening.always
  static let keywords = Direction.allCases.map { $0.rawValue }
  static let usage = "`expect always PATH rising` (also falling, monotone)"
  static let example = "expect always card.frame.y falling"

  private let direction: Direction
  /// The farthest value so far, and whether the number rises, or `nil` before its first movement.
  private var turn: (top: PathSample, rises: Bool?)?

  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError) {
    for direction in Direction.allCases where arguments.accept(direction.rawValue) != nil {
      self.direction = direction
      return
    }
    return nil
  }

  func text(of path: String) -> String { "always \(path) \(direction.rawValue)" }

  func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {
    let value = try scene.path(path)
    switch value {
    case .number, .absent: break
    case .pair, .rect, .color, .flag, .word:
      throw ScriptError(
        "'\(direction.rawValue)' requires a single number", path.span,
        hint: value.components.first.map { "choose a component: \(path.text).\($0)" }
          ?? "'\(path.text)' is not a number")
    }
  }

  mutating func begin(_ start: ClaimStart) {}

  mutating func take(_ news: ClaimNews) -> Verdict {
    switch news {
    case .sight(let sight, let last, _): go(to: sight, after: last)
    case .end: .passed
    case .trace, .way, .run, .pause, .resumed: .watched
    }
  }

  private mutating func go(to sight: PathSample, after last: PathSample?) -> Verdict {
    guard let number = sight.value.numbers.first else { return .watched }
    guard var turn, let top = turn.top.value.numbers.first else {
      let rises: Bool? =
        switch direction {
        case .rising: true
        case .falling: false
        case .monotone: nil
        }
      turn = (sight, rises)
      return .watched
    }
    // The allowance for rounding.
    let slack = 1e-9 * max(1, top.magnitude)
    if turn.rises == nil, (number - top).magnitude > slack { turn.rises = number > top }
    let ahead = turn.rises == false ? top - number : number - top
    if ahead >= 0 || turn.rises == nil { turn.top = sight }
    self.turn = turn
    guard ahead < -slack else { return .watched }
    let isLeap = last.map { sight.instant.nanoseconds - $0.instant.nanoseconds <= 1 } ?? false
    let instant = isLeap ? sight.instant : turn.top.instant
    return turned(at: instant, turn.top, sight, isLeap: isLeap)
  }

  private func turned(
    at instant: Instant, _ top: PathSample, _ sight: PathSample, isLeap: Bool
  ) -> Verdict {
    let verb = (top.value.numbers.first ?? 0) < (sight.value.numbers.first ?? 0) ? "rises" : "falls"
    let from = PathValueText.text(top.value)
    let to = isLeap ? " to \(PathValueText.text(sight.value))" : ""
    return .failed("\(verb) from \(from)\(to) at \(ClaimText.time(instant))", at: instant)
  }
}
