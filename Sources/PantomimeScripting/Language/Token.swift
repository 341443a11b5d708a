import PantomimeKit

/// A range in a line, in Unicode scalars counted from 0.
package struct Span: Sendable, Hashable {
  package let start: Int
  package let end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  package func union(_ other: Span) -> Span {
    Span(min(start, other.start), max(end, other.end))
  }
}

/// A piece of text and its place in a line.
package struct Word: Sendable, Hashable {
  package let text: String
  package let span: Span
  /// Whether the word was written in quotation marks and is therefore text.
  package let isQuoted: Bool
  /// The place of each scalar, or `nil` if the word is contiguous in the line.
  private let places: [Span]?

  package init(_ text: String, _ span: Span, isQuoted: Bool = false, places: [Span]? = nil) {
    self.text = text
    self.span = span
    self.isQuoted = isQuoted
    self.places = places
  }

  /// Whether the word is contiguous in the line.
  var isWrittenAsIs: Bool { places == nil }

  /// Returns a part of the word, with its place; the range contains indices of scalars.
  func part(_ range: Range<Int>) -> Word {
    var part = String.UnicodeScalarView()
    part.append(contentsOf: text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
    let start = place(range.lowerBound).start
    let end = range.isEmpty ? start : place(range.upperBound - 1).end
    return Word(
      String(part), Span(start, end), places: places.map { Array($0[range]) })
  }

  /// Returns the place of the scalar at an index, or the place after the last scalar.
  private func place(_ index: Int) -> Span {
    guard let places else {
      let start = span.start + (isQuoted ? 1 : 0) + index
      return Span(start, start + 1)
    }
    if places.indices.contains(index) { return places[index] }
    let end = places.last?.end ?? span.start
    return Span(end, end)
  }
}

/// A part of a statement.
package enum Token: Sendable, Hashable {
  /// A verb, a value, a path or an operator.
  case word(Word)
  /// `name=value` or `name+=value`.
  case option(NamedValue)

  package var span: Span {
    switch self {
    case .word(let word): word.span
    case .option(let option): option.span
    }
  }
}

extension Token {
  /// Whether the token is an option with `+=`.
  var isAdded: Bool { if case .option(let option) = self { option.isAdded } else { false } }
}

/// An option: a name and a value.
package struct NamedValue: Sendable, Hashable {
  package let name: Word
  package let value: Word
  /// Whether the option was written with `+=`, which adds the value to the earlier one.
  package let isAdded: Bool

  package var span: Span { name.span.union(value.span) }
}

// Words and options as text that parses back to the same words and options.

extension Token {
  /// The text of the token as a user can type it.
  var written: String {
    switch self {
    case .word(let word): word.written
    case .option(let option): option.written
    }
  }

  /// Returns the tokens as text on one line, which parses back to the same tokens.
  static func written(_ tokens: some Sequence<Token>) -> String {
    tokens.map { $0.written }.joined(separator: " ")
  }
}

extension NamedValue {
  /// The text of the option as a user can type it.
  package var written: String { "\(name.text)\(isAdded ? "+=" : "=")\(value.written)" }
}

extension Word {
  /// The text of the word as a user can type it, in quotation marks if necessary.
  var written: String {
    isQuoted || needsQuotes ? quoted : text.replacing("$") { "\\\($0)" }
  }

  private var needsQuotes: Bool {
    if text.isEmpty || text.unicodeScalars.first?.isQuotationMark == true { return true }
    var depth = 0
    for scalar in text.unicodeScalars {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth = max(0, depth - 1) }
      if depth == 0, scalar.isBlank || scalar == ";" || scalar == "#" { return true }
    }
    return depth > 0
  }

  private var quoted: String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == "$" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension Word {
  /// Returns a text as it must be written in a statement, in quotation marks if necessary.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/": true
      default: scalar.value >= 0x80 && !scalar.isBlank && !scalar.isQuotationMark
      }
    }
    if isPlain, !text.isEmpty { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == "$" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}

extension String {
  /// Returns the text with every occurrence of a scalar replaced.
  fileprivate func replacing(
    _ scalar: Unicode.Scalar, _ other: (Unicode.Scalar) -> String
  ) -> String {
    unicodeScalars.reduce(into: "") { text, next in
      if next == scalar { text += other(next) } else { text.unicodeScalars.append(next) }
    }
  }
}

// Parsing lists of numbers and names.

extension Word {
  /// Parses the numbers of a list, with the units of properties.
  func numbers() throws(ScriptError) -> [Double] {
    var numbers: [Double] = []
    for part in parts {
      numbers.append(
        try part.limited(try part.number("a value", units: .property)))
    }
    return numbers
  }

  /// Parses a name for a new object: letters, digits, `-`, `_`, and dots between them.
  func newName() throws(ScriptError) -> String {
    guard StageName.isPossible(text) else {
      throw ScriptError(
        "'\(text)' is not a valid name", span, hint: "a name consists of letters, digits, - and _")
    }
    return text
  }

  /// Parses lengths in points, separated by commas.
  func lengths() throws(ScriptError) -> [Double] {
    var lengths: [Double] = []
    for part in parts { lengths.append(try part.points()) }
    return lengths
  }

  /// Parses a list of exactly two numbers.
  func pair(
    _ example: String, _ read: (Word) throws(ScriptError) -> Double
  ) throws(ScriptError)
    -> Vector
  {
    let parts = parts
    guard parts.count == 2 else {
      throw ScriptError(
        "expected two numbers, not '\(text)'", span, hint: "for example: \(example)")
    }
    return Vector(dx: try read(parts[0]), dy: try read(parts[1]))
  }
}

/// The names that `let` has defined.
package struct Names: Sendable, Hashable {
  private var values: [String: String] = [:]
  /// The values that `let` can't change, which are the parameters of a test case.
  private var held: [String: String] = [:]

  package init() {}

  /// Returns the value of a name, or `nil` if the name is undefined.
  package subscript(name: String) -> String? { held[name] ?? values[name] }

  /// All names, sorted.
  package var all: [String] { Set(values.keys).union(held.keys).sorted() }

  /// Defines a name, whose earlier value is replaced.
  package mutating func set(_ name: String, to value: String) { values[name] = value }

  /// Defines a name with a value that overrides all other values, including later ones.
  mutating func hold(_ name: String, at value: String) { held[name] = value }

  /// Returns the error for an undefined name.
  func unknown(_ name: String, _ span: Span) -> ScriptError {
    ScriptError(
      "unknown name '\(name)'", span,
      hint: all.isEmpty
        ? "define it first: let \(name)=VALUE"
        : Spelling.hint(name, among: all, what: "names"))
  }
}

/// A name in a statement, and the value that replaces it.
struct Substitution: Sendable, Hashable {
  /// The place of the name in the line, including its `$`.
  let span: Span
  let name: String
  let value: String
}

/// The prefix `at TIME`, which any statement may have.
enum InstantPrefix {
  static let word = "at"

  /// Returns whether a word is an unquoted `at`.
  static func begins(with word: Word) -> Bool { word.text == InstantPrefix.word && !word.isQuoted }

  /// Returns whether a word is `at`.
  static func begins(with word: String?) -> Bool { word == InstantPrefix.word }

  /// Returns the words of a statement without the prefix.
  static func rest<Words: Collection<S>, S: StringProtocol>(
    of words: Words
  ) -> Words.SubSequence {
    words.first.map { $0 == InstantPrefix.word } == true ? words.dropFirst(2) : words[...]
  }

  /// Returns the text of the prefix for an instant.
  static func text(_ instant: Instant) -> String {
    "\(InstantPrefix.word) \(Numerals.text(instant))"
  }
}

extension InstantPrefix {
  /// Returns the tokens of a statement without the prefix.
  static func statement(of tokens: [Token]) -> ArraySlice<Token> {
    guard case .word(let first)? = tokens.first, begins(with: first) else { return tokens[...] }
    return tokens.dropFirst(2)
  }

  /// Returns the verb of a statement, or `nil` if it has none.
  static func verb(of tokens: [Token]) -> Word? {
    guard case .word(let first)? = tokens.first else { return nil }
    guard begins(with: first) else { return first }
    guard case .word(let verb)? = tokens.dropFirst(2).first else { return nil }
    return verb
  }
}
