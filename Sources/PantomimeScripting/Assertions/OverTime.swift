import PantomimeKit

/// What an expectation says of a stretch of time: `always …`, `never event …`, `eventually …`.
struct OverTime: Sendable {
  /// What is said.
  enum Claim: Sendable {
    /// `always PATH OPERATOR VALUE`.
    case holds(Comparison)
    /// `always PATH rising`, `falling`, `monotone`.
    case goes(Direction)
    /// `always PATH continuous within TOLERANCE`.
    case isContinuous(within: Word, unit: Word?)
    /// `always PATH overshoot <= SHARE`.
    case overshoots(atMost: Word)
    /// `never event TEXT`.
    case never(Word)
    /// `eventually PATH OPERATOR VALUE in T`.
    case comes(Comparison, by: TimeValue)
    /// `eventually PATH settled VALUE within TOLERANCE in T`.
    case settles(Comparison, by: TimeValue)
  }

  /// Which way a number may go.
  enum Direction: String, Sendable, CaseIterable {
    case rising
    case falling
    /// Either, but then only that.
    case monotone
  }

  let claim: Claim
  /// The path; the text of the event where it is said of one.
  let path: Word
  /// How it was said.
  let text: String

  /// The words that it begins with.
  static let words = ["always", "never", "eventually"]

  /// Takes what follows `expect`; `nil` where it says nothing of time.
  init?(_ arguments: inout Arguments) throws(ScriptError) {
    if let always = arguments.accept("always") {
      (path, claim) = try OverTime.always(&arguments, behind: always)
    } else if let never = arguments.accept("never") {
      (path, claim) = try OverTime.never(&arguments, behind: never)
    } else if let eventually = arguments.accept("eventually") {
      (path, claim) = try OverTime.eventually(&arguments, behind: eventually)
    } else {
      try OverTime.refuseMisspelling(arguments.remainingWords)
      return nil
    }
    text = claim.text(of: path)
  }
}

// MARK: - Reading

extension OverTime {
  /// Refuses a first word that is nearly one of these, where a path and more follow it.
  private static func refuseMisspelling(_ words: [Word]) throws(ScriptError) {
    guard words.count > 3, let first = words.first, !first.isQuoted, words[2].text != "within",
      !Comparison.operators.contains(words[1].text),
      !Spelling.near(first.text, among: OverTime.words).isEmpty
    else { return }
    throw ScriptError(
      "'expect' knows no '\(first.text)'", first.span,
      hint: Spelling.hint(first.text, among: OverTime.words, what: "words for time"))
  }

  private static func always(
    _ arguments: inout Arguments, behind word: Word
  ) throws(ScriptError) -> (Word, Claim) {
    let example = "expect always card.frame.y <= 400"
    let path = try subject(&arguments, behind: word, example)
    for direction in Direction.allCases where arguments.accept(direction.rawValue) != nil {
      return (path, .goes(direction))
    }
    if let word = arguments.accept("continuous") {
      let example = "expect always \(path.text) continuous within 20"
      guard arguments.accept("within") != nil, let tolerance = arguments.next() else {
        throw ScriptError(
          "'continuous' needs 'within' and a tolerance", word.span, hint: "for example: \(example)")
      }
      return (path, .isContinuous(within: tolerance, unit: Comparison.unit(&arguments)))
    }
    if let word = arguments.accept("overshoot") {
      guard arguments.accept("<=") != nil, let share = arguments.next() else {
        throw ScriptError(
          "'overshoot' needs '<=' and a share of the way", word.span,
          hint: "for example: expect always \(path.text) overshoot <= 10%")
      }
      guard try share.fraction() >= 0 else {
        throw ScriptError("an overshoot is not negative", share.span, hint: "write 0 or more")
      }
      return (path, .overshoots(atMost: share))
    }
    try refuse(
      ["settled"], in: arguments, hint: "write: expect eventually \(path.text) settled … in T")
    let comparison = try comparison(&arguments, of: path, behind: word, example)
    try refuse(
      ["in"], in: arguments,
      hint: "'always' holds to the end of the scene; by a time: expect eventually … in T")
    return (path, .holds(comparison))
  }

  private static func never(
    _ arguments: inout Arguments, behind word: Word
  ) throws(ScriptError) -> (Word, Claim) {
    guard arguments.accept("event") != nil else {
      throw ScriptError(
        "'never' is said of an event", arguments.nextWord?.span ?? word.span,
        hint: "for example: expect never event \"fault\"; of a path write what always holds: "
          + "expect always PATH <= VALUE")
    }
    let text = try arguments.eventText()
    return (text, .never(text))
  }

  private static func eventually(
    _ arguments: inout Arguments, behind word: Word
  ) throws(ScriptError) -> (Word, Claim) {
    let example = "expect eventually card.frame.y <= 100 in 0.5"
    try refuse(
      ["event"], in: arguments,
      hint: "wait for it, and then write: expect event TEXT")
    let path = try subject(&arguments, behind: word, example)
    if let settled = arguments.accept("settled") {
      let example = "expect eventually \(path.text) settled 100 within 0.5 in 1"
      let comparison = try comparison(&arguments, of: path, behind: settled, example)
      guard comparison.isEquality, comparison.hasTolerance else {
        throw ScriptError(
          "'settled' needs a value and 'within' with a tolerance", settled.span,
          hint: "for example: \(example)")
      }
      return (path, .settles(comparison, by: try time(&arguments, behind: word, example)))
    }
    try refuse(
      Direction.allCases.map { $0.rawValue } + ["continuous", "overshoot"], in: arguments,
      hint: "that is said of all the time: expect always \(path.text) …")
    let comparison = try comparison(&arguments, of: path, behind: word, example)
    return (path, .comes(comparison, by: try time(&arguments, behind: word, example)))
  }

  private static func subject(
    _ arguments: inout Arguments, behind word: Word, _ example: String
  ) throws(ScriptError) -> Word {
    guard let path = arguments.next() else {
      throw ScriptError("'\(word.text)' needs a path", word.span, hint: "for example: \(example)")
    }
    let isNegated = path.text == "no" && arguments.nextWord?.text == "event"
    guard isNegated || path.text == "event" else { return path }
    throw ScriptError(
      "'\(word.text)' is said of a path", path.span,
      hint: "of an event write: expect never event TEXT")
  }

  private static func comparison(
    _ arguments: inout Arguments, of path: Word, behind word: Word, _ example: String
  ) throws(ScriptError) -> Comparison {
    guard let next = arguments.nextWord, next.text != "in" else {
      throw ScriptError(
        "'\(word.text)' needs what '\(path.text)' is compared with", path.span,
        hint: "for example: \(example)")
    }
    return try Comparison(&arguments)
  }

  private static func time(
    _ arguments: inout Arguments, behind word: Word, _ example: String
  ) throws(ScriptError) -> TimeValue {
    guard arguments.accept("in") != nil, let time = arguments.next() else {
      throw ScriptError(
        "'\(word.text)' needs 'in' and a time", word.span, hint: "for example: \(example)")
    }
    let value = try TimeValue(time)
    // A unit may stand apart, as it does behind other numbers.
    let unit = Comparison.unit(&arguments)
    let whole =
      try unit.map { unit throws(ScriptError) in
        try TimeValue(Comparison.put(unit, behind: time))
      } ?? value
    guard whole.seconds(.standard) > 0 else {
      throw ScriptError(
        "the time is to be more than 0", time.span, hint: "for what is now leave out '\(word.text)'"
      )
    }
    return whole
  }

  private static func refuse(
    _ words: [String], in arguments: Arguments, hint: String
  ) throws(ScriptError) {
    guard let word = arguments.nextWord, !word.isQuoted, words.contains(word.text)
    else { return }
    throw ScriptError("'\(word.text)' does not go here", word.span, hint: hint)
  }
}

// MARK: - Checking

extension OverTime {
  /// Refuses what can never be asked of the path or the event.
  func check(_ scene: SceneCheck) throws(ScriptError) {
    if case .never(let event) = claim { return try scene.event(event) }
    let value = try scene.path(path)
    try check(against: value)
    if case .overshoots = claim, let simulation = scene.simulation,
      simulation.read(path.text) != nil, !simulation.mayBeLed(path.text)
    {
      throw ScriptError(
        "no run leads '\(path.text)' anywhere", path.span,
        hint: "'overshoot' is asked of a property of a view, an offset or a progress")
    }
  }

  private func check(against value: PathValue) throws(ScriptError) {
    switch claim {
    case .never: break
    case .holds(let comparison), .comes(let comparison, _), .settles(let comparison, _):
      try comparison.check(against: value)
    case .goes(let direction):
      switch value {
      case .number, .absent: break
      case .pair, .rect, .color, .flag, .word:
        throw ScriptError(
          "'\(direction.rawValue)' is said of single numbers", path.span,
          hint: value.components.first.map { "take one component: \(path.text).\($0)" }
            ?? "'\(path.text)' is no number")
      }
    case .isContinuous(let tolerance, let unit):
      try refuseWords(value, "continuous")
      _ = try OverTime.limit(tolerance, unit, value.unit ?? .fraction, .standard)
    case .overshoots: try refuseWords(value, "overshoot")
    }
  }

  private func refuseWords(_ value: PathValue, _ what: String) throws(ScriptError) {
    guard value.numbers.isEmpty, value != .absent else { return }
    throw ScriptError(
      "'\(what)' is said of numbers", path.span, hint: "'\(path.text)' is no number")
  }

  /// The greatest leap that is allowed.
  static func limit(
    _ tolerance: Word, _ apart: Word?, _ unit: PathValue.Unit, _ frames: Frames
  ) throws(ScriptError) -> Double {
    let limit = try Comparison.number(Comparison.put(apart, behind: tolerance), unit, frames)
    guard limit >= 0 else {
      throw ScriptError("a tolerance is not negative", tolerance.span, hint: "write 0 or more")
    }
    return limit
  }
}

extension OverTime.Claim {
  /// How it is said.
  fileprivate func text(of path: Word) -> String {
    switch self {
    case .holds(let comparison): "always \(path.text) \(comparison.expectation)"
    case .goes(let direction): "always \(path.text) \(direction.rawValue)"
    case .isContinuous(let tolerance, let unit):
      "always \(path.text) continuous within \(tolerance.text)" + (unit.map { " \($0.text)" } ?? "")
    case .overshoots(let share): "always \(path.text) overshoot <= \(share.text)"
    case .never(let event): "never event '\(event.text)'"
    case .comes(let comparison, let time):
      "eventually \(path.text) \(comparison.expectation) in \(time.written)"
    case .settles(let comparison, let time):
      "eventually \(path.text) settled \(comparison.expectation) in \(time.written)"
    }
  }
}

extension TimeValue {
  /// It as it is written.
  var written: String {
    switch self {
    case .seconds(let seconds): "\(Numerals.text(seconds)) s"
    case .frames(let count): "\(Numerals.text(count))f"
    }
  }
}
