package import PantomimeKit
import PantomimeReporting

/// The verdict on an assertion.
package enum Verdict: Sendable, Hashable {
  case passed
  /// The assertion over time holds so far; a later event or the end of the scene decides it.
  case watched
  case failed(Mismatch)

  /// Whether the assertion hasn't failed.
  var holds: Bool { if case .failed = self { false } else { true } }
}

/// The expected value of an assertion, the actual value, and their difference.
package struct Mismatch: Sendable, Hashable {
  /// The expected value, or the whole assertion if it's an assertion over time.
  package internal(set) var expected: String
  package let actual: String
  package private(set) var difference: Difference
  /// The reason for the mismatch if it's specific to this mismatch, or an empty string.
  package internal(set) var reason: String
  /// The instant of the actual value, or `nil` for the present instant.
  let instant: Instant?

  /// The difference between the expected and the actual value, from which all texts about it
  /// follow.
  package enum Difference: Sendable, Hashable {
    /// The value at a path isn't the expected one.
    case value(ValueDifference)
    /// The event or the value that violates an assertion over time, and the size of the miss.
    case course(String, MissText, namesPath: Bool)
    /// A difference that can't be measured; an empty text follows from the two values.
    case words(sentence: String = "", phrase: String = "", note: String = "")
    /// An unexpected misuse, which the statement's answer already reports.
    case misuse
  }

  package init(
    expected: String, actual: String, _ difference: Difference = .words(), reason: String = "",
    at instant: Instant? = nil
  ) {
    (self.expected, self.actual, self.difference) = (expected, actual, difference)
    (self.reason, self.instant) = (reason, instant)
  }

  /// Returns the mismatch that a kind of claim has found, as that of a whole claim.
  func expecting(_ claim: String, of path: String) -> Mismatch {
    var mismatch = self
    mismatch.expected = claim
    if case .course(let what, let miss, namesPath: true) = difference {
      mismatch.difference = .course("\(path) \(what)", miss, namesPath: false)
    }
    return mismatch
  }
}

extension Mismatch {
  /// The value that differs, or `nil` if the mismatch isn't about the value at a path.
  package var value: ValueDifference? {
    if case .value(let value) = difference { value } else { nil }
  }

  /// The numbers that differ, or `nil` if the mismatch isn't about numbers.
  var numbers: ValueDifference? { value.flatMap { $0.isNumeric ? $0 : nil } }

  /// Whether the mismatch is an unexpected misuse, which the statement's answer already reports.
  package var isMisuse: Bool { difference == .misuse }

  /// Further information about the difference, or an empty string.
  package var note: String {
    switch difference {
    case .value(let value): value.note
    case .course(_, let miss, _): miss.note
    case .words(_, _, let note): note
    case .misuse: ""
    }
  }

  /// The mismatch as a sentence for an answer, or an empty string.
  package var sentence: String {
    switch difference {
    case .value(let value): value.sentence
    case .course(let what, let miss, _):
      "\(expected): \(what)" + (miss.text.isEmpty ? "" : ", \(miss.text)")
    case .words(let sentence, _, _): sentence
    case .misuse: ""
    }
  }

  /// The mismatch as a phrase in a lesson: the actual value and the wanted one.
  package var phrase: String {
    switch difference {
    case .value(let value): value.phrase
    case .words(_, let phrase, _) where !phrase.isEmpty: phrase
    case .course, .words, .misuse: sentence.isEmpty ? "\(actual), not \(expected)" : sentence
    }
  }
}

/// The correction that would make a failed expectation hold: new text for its statement, or the
/// reason why only the author can correct it.
package enum Correction: Sendable, Hashable {
  /// Text that replaces a span of the statement's line, or that is inserted if the span is empty.
  case text(String, at: Span)
  /// No correction, and the reason.
  case none(because: String)

  /// The correction for a path that can no longer be read.
  static let unreadable = Correction.none(because: "its path has no value")
}

// MARK: - Expectations without a value

extension Correction {
  /// Returns the verdict on an expectation that names a path but no value.
  static func unfilled(_ path: Word, _ pathValue: PathValue) -> Verdict {
    .failed(
      Mismatch(
        expected: "a value after '\(path.text)'", actual: PathValueText.text(pathValue),
        .words(
          sentence:
            "\(path.text) is \(PathValueText.text(pathValue)); the expectation has no value yet",
          note: "add it, or run `replay --accept`")))
  }

  /// Returns the correction that adds the missing value to an expectation, as `show` prints it.
  static func filling(in pathValue: PathValue, behind path: Word) -> Correction {
    guard !path.isQuoted else { return .none(because: "its path is quoted") }
    for text in texts(pathValue, suffixes: [], factors: [], rounding: .toNearestOrEven) {
      let tokens: [Token] = [.word(path), .word(word(text, for: pathValue, path.span))]
      var arguments = Arguments(verb: path, tokens: tokens.dropFirst(), in: .standard)
      guard let comparison = try? Comparison(&arguments),
        comparison.judge(pathValue, path: path.text, frames: .standard) == .passed
      else { continue }
      return .text(" " + text, at: Span(path.span.end, path.span.end))
    }
    return .none(because: "its value cannot be written")
  }

  /// Returns the word that is read from a text for a value, which is in quotation marks if the value
  /// is a text that needs them.
  fileprivate static func word(_ text: String, for pathValue: PathValue, _ span: Span) -> Word {
    guard case .word(let word) = pathValue else { return Word(text, span) }
    return Word(word, span, isQuoted: text != word)
  }

  /// Returns texts for a value, the first with the fewest digits and each with more than the one
  /// before.
  ///
  /// - Parameters:
  ///   - suffixes: The unit of each number, or an empty array if the numbers have no units.
  ///   - factors: The factor of each unit.
  ///   - rounding: The direction in which to round.
  fileprivate static func texts(
    _ pathValue: PathValue, suffixes: [String], factors: [Double],
    rounding: FloatingPointRoundingRule
  ) -> [String] {
    switch pathValue {
    case .absent, .flag: return [PathValueText.text(pathValue)]
    case .word(let word): return [Word.quoted(word)]
    case .number, .pair, .rect, .color: break
    }
    let shown = pathValue.unit == .seconds ? 6 : Numerals.shownDecimals
    func joined(_ text: (Double) -> String) -> String {
      pathValue.numbers.indices.map { index in
        let isGiven = suffixes.indices.contains(index)
        return text(pathValue.numbers[index] / (isGiven ? factors[index] : 1))
          + (isGiven ? suffixes[index] : "")
      }.joined(separator: ",")
    }
    return [shown, Numerals.traceDecimals, 9].map { decimals in
      joined { Numerals.text(rounded($0, rounding, decimals), decimals: decimals) }
    } + [joined { $0.description }]
  }

  private static func rounded(
    _ number: Double, _ rule: FloatingPointRoundingRule, _ decimals: Int
  ) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let units = (number * scale).rounded(rule)
    // Larger numbers have no fractional part.
    return units.magnitude < 9e15 ? units / scale : number
  }
}

// MARK: - Comparisons

extension Comparison {
  /// Returns the correction of the expected value: the actual value as `show` prints it, in the
  /// unit that the author chose.
  ///
  /// An inclusive bound is moved until the actual value is within it. A strict bound, or `!=`,
  /// can't be corrected by writing the actual value.
  func correction(for pathValue: PathValue, frames: Frames) -> Correction {
    guard !value.isQuoted else { return .none(because: "its value is quoted") }
    let rounding: FloatingPointRoundingRule
    switch relation {
    case .equal: rounding = .toNearestOrEven
    case .atMost: rounding = .up
    case .atLeast: rounding = .down
    case .less, .greater, .different, .inside, .outside:
      return .none(because: "the actual value does not satisfy '\(relation.rawValue)'")
    }
    let parts = pathValue.numbers.isEmpty ? [] : value.parts.compactMap { Numeral($0.text) }
    let isAlike = parts.count == pathValue.numbers.count
    let suffixes = isAlike ? parts.map { String($0.unit) } : []
    let apart = isAlike && !parts.isEmpty ? unit : nil
    let factors = suffixes.map { Comparison.factor(of: apart?.text ?? $0, frames) }
    let span = apart == nil ? unit.map { value.span.union($0.span) } ?? value.span : value.span
    let texts = Correction.texts(
      pathValue, suffixes: suffixes, factors: factors, rounding: rounding)
    for text in texts {
      let corrected = with(Correction.word(text, for: pathValue, value.span), apart)
      guard (try? corrected.check(against: pathValue)) != nil,
        corrected.judge(pathValue, path: "", frames: frames) == .passed
      else { continue }
      return .text(text, at: span)
    }
    return .none(because: "no value fits all runs")
  }

  /// Returns the factor of a unit that is written in the statement.
  private static func factor(of unit: String, _ frames: Frames) -> Double {
    switch unit {
    case "ms": 0.001
    case "f": 1 / Double(frames.rate)
    case "%": 0.01
    default: 1
    }
  }
}

// MARK: - Place in a line

/// A correction placed in a line of a file.
package enum PlacedCorrection: Sendable, Hashable {
  case edit(LineEdit)
  /// No correction, and the reason.
  case none(because: String)
}

/// New text for a span of a line.
package struct LineEdit: Sendable, Hashable {
  /// The number of the line, counted from 1.
  package let line: Int
  /// The line before the correction, without its line ending.
  package let text: String
  /// The span to replace, in Unicode scalars.
  package let span: Span
  /// The new text.
  package let new: String

  init?(_ line: Int, _ text: String, _ span: Span, _ new: String) {
    guard span.end <= text.unicodeScalars.count else { return nil }
    (self.line, self.text, self.span, self.new) = (line, text, span, new)
  }

  /// The replaced text, or an empty string for an insertion.
  package var old: String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.dropFirst(span.start).prefix(span.end - span.start)))
  }

  /// The line after the correction.
  package var corrected: String {
    let scalars = text.unicodeScalars
    return String(String.UnicodeScalarView(scalars.prefix(span.start))) + new
      + String(String.UnicodeScalarView(scalars.dropFirst(span.end)))
  }
}
