// Reading lines scalar by scalar, including continuation lines and the values of names.

/// A scalar and its place in the line.
struct Glyph {
  var scalar: Unicode.Scalar
  var span: Span
  /// Whether the scalar is part of a name's value rather than of the line.
  let isGiven: Bool
}

/// The value of a name, which is read in place of the name itself.
struct Given {
  let substitution: Substitution
  let scalars: [Unicode.Scalar]
  var position = 0
  /// Whether the name is at the start of a statement.
  let isAlone: Bool
}

extension Lexer {
  /// Adds the first line, or a continuation line.
  mutating func add(_ text: String) throws(ScriptError) {
    let start = scalars.count
    if start > 0 {
      scalars.append("\n")
      written += "\n"
    }
    lastLine = scalars.count
    scalars.append(contentsOf: text.unicodeScalars)
    written += text
    guard scalars.count <= Lexer.longestLine else {
      throw ScriptError(
        "the line has \(scalars.count) characters", Span(Lexer.longestLine, Lexer.longestLine + 1),
        hint: "the limit is \(Lexer.longestLine)")
    }
    try refuseControlCharacters(from: start)
  }

  private func refuseControlCharacters(from start: Int) throws(ScriptError) {
    let control = scalars.indices.dropFirst(start).first { index in
      let scalar = scalars[index]
      // A line feed marks the end of a line that continues on the next one.
      if scalar == "\n", index > 0, scalars[index - 1] == "\\" { return false }
      return (scalar.value < 0x20 && scalar != "\t" && scalar != "\r")
        || (0x7F...0x9F).contains(scalar.value)
    }
    guard let control else { return }
    let value = scalars[control].value
    throw ScriptError(
      value == 0 ? "a NUL character" : "a control character (code \(value))",
      Span(control, control + 1), hint: "scripts are plain UTF-8 text")
  }

  /// Advances by one scalar.
  mutating func advance() throws(ScriptError) {
    if given != nil {
      given?.position += 1
    } else if let current {
      position = current.span.end
    }
    try load()
  }

  /// Determines the next scalar.
  mutating func load() throws(ScriptError) {
    while true {
      if let given {
        if given.position < given.scalars.count {
          current = Glyph(
            scalar: given.scalars[given.position], span: given.substitution.span, isGiven: true)
          return
        }
        position = given.substitution.span.end
        self.given = nil
      }
      guard position < scalars.count else {
        current = nil
        return
      }
      let scalar = scalars[position]
      switch scalar {
      case "\\":
        if try !goesOn() { return }
      case "$": try substitute(from: position)
      case "-" where isNegation: try substitute(from: position)
      default:
        current = Glyph(scalar: scalar, span: Span(position, position + 1), isGiven: false)
        return
      }
    }
  }

  /// Continues with the next line, or returns `false` if the `\` is a literal backslash.
  private mutating func goesOn() throws(ScriptError) -> Bool {
    let next = position + 1
    guard next < scalars.count else {
      guard let text = source.next() else { throw ScriptError.unfinished(Span(position, next)) }
      try add(text)
      return true
    }
    switch scalars[next] {
    case "\n":
      position += 2
      return true
    case "$":
      current = Glyph(scalar: "$", span: Span(position, next + 1), isGiven: true)
    default:
      current = Glyph(scalar: "\\", span: Span(position, next), isGiven: false)
    }
    return false
  }

  /// Whether a minus sign negates the value of the name after it, because it's at the start of a
  /// number.
  private var isNegation: Bool {
    guard position + 2 < scalars.count, scalars[position + 1] == "$",
      scalars[position + 2].isLetterOfName
    else { return false }
    guard position > 0 else { return true }
    let before = scalars[position - 1]
    return before.isBlank || before.isQuotationMark || "=,(;".unicodeScalars.contains(before)
  }

  /// Inserts the value of a name.
  private mutating func substitute(from start: Int) throws(ScriptError) {
    let isNegated = scalars[start] == "-"
    let dollar = isNegated ? start + 1 : start
    let (name, end) = try name(from: dollar + 1)
    guard !name.isEmpty else {
      throw ScriptError(
        "'$' needs a name", Span(dollar, end), hint: "write a dollar as \\$")
    }
    guard var value = names[name] else { throw names.unknown(name, Span(dollar, end)) }
    let substitution = Substitution(span: Span(start, end), name: name, value: value)
    if isNegated { value = try negated(substitution) }
    let scalars = Array(value.unicodeScalars)
    put += scalars.count
    guard put <= Lexer.longestLine else {
      throw ScriptError(
        "with $\(name) inserted, the statement has more than \(Lexer.longestLine) characters",
        substitution.span, hint: "split it")
    }
    substitutions.append(substitution)
    given = Given(substitution: substitution, scalars: scalars, isAlone: isBetween && isAtItsStart)
  }

  /// Parses a name, which may extend into a continuation line, and returns its end.
  private mutating func name(from start: Int) throws(ScriptError) -> (String, end: Int) {
    var name = String.UnicodeScalarView()
    var end = start
    while end < scalars.count {
      if scalars[end].isLetterOfName {
        name.append(scalars[end])
        end += 1
      } else if scalars[end] == "\\", end + 1 == scalars.count, let text = source.next() {
        try add(text)
      } else if scalars[end] == "\\", end + 1 < scalars.count, scalars[end + 1] == "\n" {
        end += 2
      } else {
        break
      }
    }
    return (String(name), end)
  }

  /// Whether a statement may begin at this point: at the start of a statement, or after its `at
  /// TIME`.
  private var isAtItsStart: Bool {
    guard let first = tokens.first else { return true }
    guard tokens.count == 2, case .word(let word) = first else { return false }
    return InstantPrefix.begins(with: word)
  }

  /// Returns a number with the opposite sign.
  private func negated(_ number: Substitution) throws(ScriptError) -> String {
    let isNumber = Numeral(number.value).map { numeral in
      numeral.unit.unicodeScalars.allSatisfy { $0.isLetterOfName || $0 == "%" || $0 == "/" }
    }
    guard isNumber == true else {
      // In quotation marks, the value isn't necessarily a number, so the minus sign is only text.
      if isQuoting { return "-" + number.value }
      throw ScriptError(
        "only a number can be negated, but $\(number.name) is '\(number.value)'",
        number.span, hint: "name the negated value separately")
    }
    switch number.value.first {
    case "-": return String(number.value.dropFirst())
    case "+": return "-" + number.value.dropFirst()
    default: return "-" + number.value
    }
  }

  func text(_ start: Int, _ end: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may be part of the name of a value: a letter, a digit, `-` or `_`.
  var isLetterOfName: Bool { isNamePart && self != "." }
}

/// A builder for a word.
struct WordBuilder {
  private var scalars = String.UnicodeScalarView()
  private var places: [Span] = []
  private var isPlain = true
  private let start: Int

  /// Starts a word at a scalar.
  init(at glyph: Glyph?) { start = glyph?.span.start ?? 0 }

  var isEmpty: Bool { places.isEmpty }

  mutating func append(_ glyph: Glyph) {
    scalars.append(glyph.scalar)
    let end = places.last?.end ?? glyph.span.start
    if glyph.isGiven || glyph.span.start != end || glyph.span.end != end + 1 { isPlain = false }
    places.append(glyph.span)
  }

  /// Returns the word, as the scalars of the line spell it.
  func word() -> Word {
    let first = places.first?.start ?? start
    let last = places.last?.end ?? start
    return Word(String(scalars), Span(first, last), places: isPlain ? nil : places)
  }

  /// Returns the word as one that was written in quotation marks.
  func quoted(_ span: Span) -> Word {
    Word(String(scalars), span, isQuoted: true, places: isPlain ? nil : places)
  }
}
