import PantomimeKit

// Parsing code that several kinds of claims share.

extension Arguments {
  /// Throws an error if one of the words, which belong to another kind of claim, is present.
  func refuse(_ words: [String], hint: String) throws(ScriptError) {
    guard let word = nextWord, !word.isQuoted, words.contains(word.text) else { return }
    throw ScriptError("unexpected '\(word.text)'", word.span, hint: hint)
  }

  /// Parses the time within which the claim must hold.
  mutating func deadline(behind word: Word, _ example: String) throws(ScriptError) -> TimeValue {
    guard accept("in") != nil, let time = next() else {
      throw ScriptError(
        "'\(word.text)' needs 'in' and a time", word.span, hint: "for example: \(example)")
    }
    let value = try TimeValue(time)
    // The unit may be a separate word, as after other numbers.
    let unit = self.unit()
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
  /// Parses a comparison.
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

  /// Whether the comparison is for equality rather than a bound.
  var isEquality: Bool { relation == .equal }
}

extension Word {
  /// Throws an error if the value of a path isn't a number.
  func refuseWords(_ value: PathValue, _ what: String) throws(ScriptError) {
    guard value.numbers.isEmpty, value != .absent else { return }
    throw ScriptError("'\(what)' requires a number", span, hint: "'\(text)' is not a number")
  }
}

extension TimeValue {
  /// The text of the comparison.
  var written: String {
    switch self {
    case .seconds(let seconds): "\(Numerals.text(seconds)) s"
    case .frames(let count): "\(Numerals.text(count))f"
    }
  }
}

extension Arguments {
  /// The units of values and tolerances.
  private static let units = ["s", "ms", "f", "pt", "pt/s", "/s", "1/s", "deg", "%"]

  /// Consumes and returns the next word if it's a unit, or returns `nil` if it isn't.
  package mutating func unit() -> Word? {
    guard let next = nextWord, !next.isQuoted, Arguments.units.contains(next.text)
    else { return nil }
    return self.next()
  }
}
