import PantomimeKit

// What several kinds of claims read alike.

extension Arguments {
  /// Refuses words that belong to another kind.
  func refuse(_ words: [String], hint: String) throws(ScriptError) {
    guard let word = nextWord, !word.isQuoted, words.contains(word.text) else { return }
    throw ScriptError("unexpected '\(word.text)'", word.span, hint: hint)
  }

  /// The time by which something is to be so.
  mutating func deadline(behind word: Word, _ example: String) throws(ScriptError) -> TimeValue {
    guard accept("in") != nil, let time = next() else {
      throw ScriptError(
        "'\(word.text)' needs 'in' and a time", word.span, hint: "for example: \(example)")
    }
    let value = try TimeValue(time)
    // A unit may stand apart, as it does behind other numbers.
    let unit = Comparison.unit(&self)
    let whole =
      try unit.map { unit throws(ScriptError) in
        try TimeValue(Comparison.put(unit, behind: time))
      } ?? value
    guard whole.seconds(.standard) > 0 else {
      throw ScriptError(
        "the time must be more than 0", time.span,
        hint: "for the current value, omit '\(word.text)'"
      )
    }
    return whole
  }
}

extension Comparison {
  /// Takes what a claim compares with.
  init(
    _ arguments: inout Arguments, of subject: ClaimSubject, example: String
  ) throws(ScriptError) {
    guard let next = arguments.nextWord, next.text != "in" else {
      throw ScriptError(
        "'\(subject.word.text)' needs a comparison for '\(subject.path.text)'",
        subject.path.span, hint: "for example: \(example)")
    }
    try self.init(&arguments)
  }

  /// Whether it asks for a value rather than for a side of it.
  var isEquality: Bool { relation == .equal }
}

extension Word {
  /// Refuses a path whose value is no number.
  func refuseWords(_ value: PathValue, _ what: String) throws(ScriptError) {
    guard value.numbers.isEmpty, value != .absent else { return }
    throw ScriptError("'\(what)' requires a number", span, hint: "'\(text)' is not a number")
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
