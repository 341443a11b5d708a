/// Splits a line into tokens.
///
/// Words are divided by white space, except within quotation marks and within the parentheses of a
/// call; `#` begins a comment. The first `=` of a word that follows a name divides an option.
package struct Lexer {
  /// The longest line that is read, in Unicode scalars; our choice.
  package static let longestLine = 65_536

  private let scalars: [Unicode.Scalar]
  private var position = 0

  private init(_ line: some StringProtocol) {
    scalars = Array(line.unicodeScalars)
  }

  /// The tokens of a line.
  package static func tokens(of line: some StringProtocol) throws(ScriptError) -> [Token] {
    var lexer = Lexer(line)
    return try lexer.tokens()
  }

  private mutating func tokens() throws(ScriptError) -> [Token] {
    guard scalars.count <= Lexer.longestLine else {
      throw ScriptError(
        "the line has \(scalars.count) characters", Span(Lexer.longestLine, Lexer.longestLine + 1),
        hint: "a statement has at most \(Lexer.longestLine)")
    }
    try refuseControlCharacters()
    var tokens: [Token] = []
    while skipBlanks() { tokens.append(try token()) }
    return tokens
  }

  private func refuseControlCharacters() throws(ScriptError) {
    let control = scalars.firstIndex { scalar in
      (scalar.value < 0x20 && scalar != "\t" && scalar != "\r")
        || (0x7F...0x9F).contains(scalar.value)
    }
    guard let control else { return }
    let value = scalars[control].value
    throw ScriptError(
      value == 0 ? "a NUL character" : "a control character (code \(value))",
      Span(control, control + 1), hint: "a script is plain UTF-8 text")
  }

  /// Moves to the next token; false at the end of the line and at a comment.
  private mutating func skipBlanks() -> Bool {
    while position < scalars.count, scalars[position].isBlank { position += 1 }
    return position < scalars.count && scalars[position] != "#"
  }

  private mutating func token() throws(ScriptError) -> Token {
    let start = position
    if scalars[position] == "\"" { return .word(try quoted()) }
    while let scalar = current, scalar.isNamePart { position += 1 }
    let isAdded =
      current == "+" && scalars.indices.contains(position + 1) && scalars[position + 1] == "="
    guard position > start, isAdded || current == "=" else {
      position = start
      return .word(try bare())
    }
    let name = word(from: start)
    position += isAdded ? 2 : 1
    let value: Word
    if current == "\"" {
      value = try quoted()
    } else if let scalar = current, !scalar.isBlank, scalar != "#" {
      value = try bare()
    } else {
      throw ScriptError(
        "'\(name.text)' has no value", Span(start, position), hint: "write \(name.text)=VALUE")
    }
    return .option(NamedValue(name: name, value: value, isAdded: isAdded))
  }

  private mutating func quoted() throws(ScriptError) -> Word {
    let start = position
    position += 1
    while let scalar = current, scalar != "\"" { position += 1 }
    guard current != nil else {
      throw ScriptError(
        "the quotation is not closed", Span(start, scalars.count), hint: "end it with \"")
    }
    position += 1
    return Word(text(start + 1, position - 1), Span(start, position), isQuoted: true)
  }

  private mutating func bare() throws(ScriptError) -> Word {
    let start = position
    var open: [Int] = []
    while let scalar = current {
      if open.isEmpty, scalar.isBlank || scalar == "#" { break }
      if scalar == "(" { open.append(position) }
      if scalar == ")" { _ = open.popLast() }
      position += 1
    }
    if let parenthesis = open.first {
      throw ScriptError(
        "the parenthesis is not closed", Span(parenthesis, scalars.count), hint: "end it with )")
    }
    return word(from: start)
  }

  private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func word(from start: Int) -> Word {
    Word(text(start, position), Span(start, position))
  }

  private func text(_ start: Int, _ end: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    return String(text)
  }
}
