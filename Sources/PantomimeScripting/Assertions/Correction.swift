import PantomimeKit
import PantomimeReporting

/// What would make a failed expectation hold: other text in its statement, or why nobody but its
/// author can tell.
package enum Correction: Sendable, Hashable {
  /// Text in place of a stretch of the statement's line; where the stretch is empty, text that is put
  /// in there.
  case text(String, at: Span)
  /// Nothing, and why.
  case none(because: String)

  /// A path that can no longer be read.
  static let unreadable = Correction.none(because: "its path has no value")
}

// MARK: - Expectations without a value

extension Correction {
  /// The verdict on an expectation that names a path and no value.
  static func unfilled(_ path: Word, _ pathValue: PathValue) -> Verdict {
    .failed(
      Mismatch(
        expected: "a value after '\(path.text)'", actual: PathValueText.text(pathValue),
        note: "add it, or run `replay --accept`",
        told: "\(path.text) is \(PathValueText.text(pathValue)); the expectation has no value yet"))
  }

  /// What an expectation without a value is to say: the value, as `show` prints it.
  static func filling(in pathValue: PathValue, behind path: Word) -> Correction {
    guard !path.isQuoted else { return .none(because: "its path is quoted") }
    for text in texts(pathValue, suffixes: [], factors: [], rounding: .toNearestOrEven) {
      let tokens: [Token] = [.word(path), .word(Word(text, path.span))]
      var arguments = Arguments(verb: path, tokens: tokens.dropFirst(), in: .standard)
      guard let comparison = try? Comparison(&arguments),
        comparison.judge(pathValue, path: path.text, frames: .standard) == .passed
      else { continue }
      return .text(" " + text, at: Span(path.span.end, path.span.end))
    }
    return .none(because: "its value cannot be written")
  }

  /// A value as it can be written, with ever more digits.
  ///
  /// - Parameters:
  ///   - suffixes: what stands behind each number; none for no units.
  ///   - factors: what each of those stands for.
  ///   - rounding: where what is beyond the digits goes.
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
    // Beyond that there is nothing behind the point.
    return units.magnitude < 9e15 ? units / scale : number
  }
}

// MARK: - Comparisons

extension Comparison {
  /// What it is to say instead of its value: what `show` prints, in the unit that its author chose.
  ///
  /// An inclusive bound is moved so far that the value is within it; a strict one, and `!=`, cannot be
  /// met by the value itself.
  func correction(for pathValue: PathValue, frames: Frames) -> Correction {
    guard !value.isQuoted else { return .none(because: "its value is quoted") }
    let rounding: FloatingPointRoundingRule
    switch relation {
    case .equal: rounding = .toNearestOrEven
    case .atMost: rounding = .up
    case .atLeast: rounding = .down
    case .less, .greater, .different:
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
      let corrected = with(Word(text, value.span), apart)
      guard (try? corrected.check(against: pathValue)) != nil,
        corrected.judge(pathValue, path: "", frames: frames) == .passed
      else { continue }
      return .text(text, at: span)
    }
    return .none(because: "no value fits all runs")
  }

  /// What a unit that somebody has written stands for.
  private static func factor(of unit: String, _ frames: Frames) -> Double {
    switch unit {
    case "ms": 0.001
    case "f": 1 / Double(frames.rate)
    case "%": 0.01
    default: 1
    }
  }
}

// MARK: - Its place

/// A correction where it is to be made: in one line of a file.
package enum PlacedCorrection: Sendable, Hashable {
  case edit(LineEdit)
  /// None, and why.
  case none(because: String)
}

/// Other text in a stretch of a line.
package struct LineEdit: Sendable, Hashable {
  /// The number of the line, counted from 1.
  package let line: Int
  /// The line as it was, without what ends it.
  package let text: String
  /// Which of its scalars are replaced.
  package let span: Span
  /// What comes in their place.
  package let new: String

  init?(_ line: Int, _ text: String, _ span: Span, _ new: String) {
    guard span.end <= text.unicodeScalars.count else { return nil }
    (self.line, self.text, self.span, self.new) = (line, text, span, new)
  }

  /// What is replaced; empty where something is put in.
  package var old: String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.dropFirst(span.start).prefix(span.end - span.start)))
  }

  /// The line as it is to be.
  package var corrected: String {
    let scalars = text.unicodeScalars
    return String(String.UnicodeScalarView(scalars.prefix(span.start))) + new
      + String(String.UnicodeScalarView(scalars.dropFirst(span.end)))
  }
}
