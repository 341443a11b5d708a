/// Splits lines into statements, and statements into tokens.
///
/// A `;` separates statements and white space separates words, except in quotation marks and inside
/// the parentheses of a call. `#` starts a comment, and a `\` at the end of a line continues it on
/// the next one. The first `=` of a word that follows a name separates an option. `$NAME` is
/// replaced by the value of the name.
package struct Lexer {
  /// The longest accepted line, in Unicode scalars; our choice.
  static let longestLine = 65_536

  /// The values that names have from the next statement on.
  package var names: Names
  /// The number of the line in which the last statement begins, counted from 1.
  package private(set) var line = 0
  /// The text of that line and of its continuation lines, as far as they were read.
  package private(set) var text = ""
  /// The names replaced in the last statement.
  var substitutions: [Substitution] = []

  var source: LineSource
  /// The scalars of the line, with a line feed before each continuation line.
  var scalars: [Unicode.Scalar] = []
  /// The index at which the last of these lines begins in `scalars`.
  var lastLine = 0
  var position = 0
  /// The current scalar, or `nil` at the end of the line and before the first scalar.
  var current: Glyph?
  /// The value that is being inserted for a name.
  var given: Given?
  /// The number of scalars that values of names have inserted into the last statement.
  var put = 0
  /// Whether the current position is between tokens.
  var isBetween = true
  /// Whether the current scalar is in quotation marks.
  var isQuoting = false
  /// The tokens of the current statement so far.
  var tokens: [Token] = []
  /// A name whose value consists of several statements, until the last of them has been read.
  private var divided: Substitution?
  var isInLine = false
  /// The start of the current statement.
  private var start = 0

  /// Returns whether a verb prints help, so that its words may look like options without a value.
  private let printsHelp: (Word) -> Bool

  package init(
    _ source: LineSource, names: Names = Names(),
    printsHelp: @escaping (Word) -> Bool = { _ in false }
  ) {
    (self.source, self.names, self.printsHelp) = (source, names, printsHelp)
  }

  /// The text from the last statement to the end of the line.
  package var rest: String { text(min(start, scalars.count), scalars.count) }

  /// Returns the tokens of the next statement, which are empty for a blank statement, or `nil`
  /// after the last line.
  ///
  /// After an error, reading continues with the next line.
  package mutating func next() throws(ScriptError) -> [Token]? {
    do throws(ScriptError) {
      if !isInLine {
        guard let place = begin() else { return nil }
        try refuseMacro(at: place)
        if Lexer.isEmpty(source.bytes, place) {
          isInLine = false
          return []
        }
        try add(source.text(place))
      }
      return try statement()
    } catch {
      skipLine()
      throw error
    }
  }

  /// Throws an error if a line is an expectation of Swift Testing, which would be a comment here.
  private mutating func refuseMacro(at place: Range<Int>) throws(ScriptError) {
    var start = place.lowerBound
    while start < place.upperBound, Lexer.isBlank(source.bytes[start]) { start += 1 }
    // A comment, in which a space usually follows, costs no memory.
    guard start + 1 < place.upperBound, source.bytes[start] == UInt8(ascii: "#"),
      source.bytes[start + 1] != UInt8(ascii: " ")
    else { return }
    for macro in Lexer.macros where source.has(macro, at: start + 1, before: place.upperBound) {
      try add(source.text(place))
      let name = String(decoding: macro.dropLast(), as: UTF8.self)
      let offset = start - place.lowerBound
      throw ScriptError(
        "'#\(name)(…)' would be a comment", Span(offset, offset + macro.count),
        hint: "write expect PATH VALUE")
    }
  }

  /// The expectations of Swift Testing, as they begin after the number sign.
  private static let macros = ["expect(", "require("].map { Array($0.utf8) }

  /// Starts the next line.
  private mutating func begin() -> Range<Int>? {
    guard let place = source.nextPlace() else { return nil }
    (line, isInLine) = (source.count, true)
    scalars.removeAll(keepingCapacity: true)
    (text, substitutions) = ("", [])
    (position, start, lastLine, given, divided) = (0, 0, 0, nil, nil)
    return place
  }

  /// Drops the lines before the next statement.
  private mutating func dropLinesBefore() {
    guard lastLine > 0, position >= lastLine else { return }
    line = source.count
    scalars.removeFirst(lastLine)
    position -= lastLine
    lastLine = 0
    text = text(0, scalars.count)
  }

  /// Skips the rest of an invalid line, with its continuation lines.
  private mutating func skipLine() {
    (isInLine, isQuoting, given, current) = (false, false, nil, nil)
    var last = scalars.last
    while last == "\\", let text = source.next() { last = text.unicodeScalars.last }
  }

  /// Whether the last statement is the first of its line.
  var isAtStart: Bool { start == 0 || scalars.prefix(start).allSatisfy { $0.isBlank } }

  /// Reads the rest of the line again, from the last statement on, with other scalars in the same
  /// places.
  mutating func read(_ meant: [Unicode.Scalar]) {
    let start = min(start, scalars.count)
    scalars.replaceSubrange(start..., with: meant)
    (position, given, current, divided) = (start, nil, nil, nil)
    (isInLine, isQuoting) = (true, false)
  }

  /// Leaves out the statements that follow in the line.
  mutating func dropLine() { (isInLine, given, current) = (false, nil, nil) }

  private mutating func statement() throws(ScriptError) -> [Token] {
    (tokens, isBetween) = ([], true)
    if given == nil {
      (substitutions, put, divided) = ([], 0, nil)
      dropLinesBefore()
      start = position
    }
    try load()
    while try skipBlanks() {
      if current?.scalar == ";" {
        try divide()
        return tokens
      }
      isBetween = false
      if let several = try statementsOfReaction() {
        tokens.append(.word(several))
        isBetween = true
        continue
      }
      let token = try token()
      if let divided, token.span.end > divided.span.end { throw Lexer.follows(divided, token) }
      tokens.append(token)
      isBetween = true
    }
    isInLine = false
    return tokens
  }

  /// Ends a statement; only the value of a name that stands alone may contain several statements.
  private mutating func divide() throws(ScriptError) {
    if let given {
      let substitution = given.substitution
      guard given.isAlone else {
        throw ScriptError(
          "$\(substitution.name) contains several statements", substitution.span,
          hint: "write it alone on a line or between ;")
      }
      divided = substitution
      self.given?.position += 1
    } else {
      position = current?.span.end ?? position
    }
    current = nil
  }

  /// Consumes the value of a name that stands for several statements after `do`, as one quoted word;
  /// returns `nil` anywhere else.
  private mutating func statementsOfReaction() throws(ScriptError) -> Word? {
    guard let given, given.position == 0, given.scalars.contains(";"),
      case .word(let link)? = tokens.last, link.text == "do", !link.isQuoted
    else { return nil }
    self.given?.position = given.scalars.count
    try load()
    let span = given.substitution.span
    return Word(
      given.substitution.value, span, isQuoted: true,
      places: Array(repeating: span, count: given.scalars.count))
  }

  private static func follows(_ several: Substitution, _ token: Token) -> ScriptError {
    ScriptError(
      "$\(several.name) contains several statements, and nothing can follow it", token.span,
      hint: "write it alone on a line or between ;")
  }

  /// Advances to the next token, or returns `false` at the end of the line and at a comment.
  private mutating func skipBlanks() throws(ScriptError) -> Bool {
    while let glyph = current, glyph.scalar.isBlank { try advance() }
    return current != nil && !isComment
  }

  private var isComment: Bool { current.map { $0.scalar == "#" && !$0.isGiven } ?? false }

  private var isEndOfWord: Bool {
    guard let glyph = current else { return true }
    return glyph.scalar.isBlank || glyph.scalar == ";" || isComment
  }

  private mutating func token() throws(ScriptError) -> Token {
    if current?.scalar.isQuotationMark == true { return .word(try quoted()) }
    var name = WordBuilder(at: current)
    while let glyph = current, glyph.scalar.isNamePart {
      name.append(glyph)
      try advance()
    }
    let plus = current
    if !name.isEmpty, plus?.scalar == "+", nextIsEquals {
      try advance()
      return try option(name, isAdded: true)
    }
    if !name.isEmpty, current?.scalar == "=" { return try option(name, isAdded: false) }
    return .word(try bare(name))
  }

  /// Whether the next scalar is `=`; doesn't advance.
  private var nextIsEquals: Bool {
    var copy = self
    guard (try? copy.advance()) != nil else { return false }
    return copy.current?.scalar == "="
  }

  /// Parses the part of an option after its name.
  private mutating func option(
    _ name: WordBuilder, isAdded: Bool
  ) throws(ScriptError) -> Token {
    let end = current?.span.end ?? position
    let name = name.word()
    try advance()
    let value: Word
    if current?.scalar.isQuotationMark == true {
      value = try quoted()
    } else if isEndOfWord, InstantPrefix.verb(of: tokens).map(printsHelp) == true {
      // In the help, an option can be named by its name and the equals sign.
      return .word(Word("\(name.text)=", Span(name.span.start, end + 1)))
    } else if !isEndOfWord {
      value = try bare(WordBuilder(at: current))
    } else {
      throw ScriptError(
        "'\(name.text)' has no value", Span(name.span.start, end),
        hint: "write \(name.text)=\(color(at: end) ?? "VALUE")")
    }
    return .option(NamedValue(name: name, value: value, isAdded: isAdded))
  }

  /// Returns the numbers of a color that is written as `#ff8000` at a place, where it begins a
  /// comment, or `nil` if there is none.
  private func color(at place: Int) -> String? {
    guard place < scalars.count, scalars[place] == "#" else { return nil }
    let digits = text(place, scalars.count).prefix { $0 != " " && $0 != ";" }
    return ViewWords.hexadecimal(String(digits))
  }

  /// Parses text in quotation marks; a quotation mark in the value of a name doesn't end the text.
  private mutating func quoted() throws(ScriptError) -> Word {
    guard let opening = current else { return Word("", Span(position, position)) }
    var word = WordBuilder(at: nil)
    isQuoting = true
    try advance()
    while let glyph = current {
      if glyph.isGiven == opening.isGiven {
        if glyph.scalar.ends(quotation: opening.scalar) {
          let span = opening.span.union(glyph.span)
          isQuoting = false
          try advance()
          return word.quoted(span)
        }
        if glyph.scalar == "\\" {
          word.append(try escaped(glyph))
          continue
        }
      }
      word.append(glyph)
      try advance()
    }
    throw ScriptError(
      "unterminated quote", Span(opening.span.start, scalars.count),
      hint: "end it with \"")
  }

  /// Returns the character that a `\` in quotation marks and the next scalar represent.
  private mutating func escaped(_ mark: Glyph) throws(ScriptError) -> Glyph {
    let next: Unicode.Scalar?
    if let given {
      next = given.scalars.dropFirst(given.position + 1).first
    } else {
      next = scalars.dropFirst(position + 1).first
    }
    guard let next, next.isQuotationMark || next == "\\" || next == "$" else {
      throw ScriptError(
        "unknown escape '\\\(next.map { String($0) } ?? "")' in quotes", mark.span,
        hint: "write a quote as \\\", a backslash as \\\\, a dollar as \\$")
    }
    var glyph = mark
    glyph.scalar = next
    if given != nil {
      given?.position += 1
    } else {
      glyph.span = Span(mark.span.start, mark.span.start + 2)
      current = glyph
    }
    try advance()
    return glyph
  }

  private mutating func bare(_ start: WordBuilder) throws(ScriptError) -> Word {
    var word = start
    var open: [Int] = []
    while let glyph = current {
      if open.isEmpty, isEndOfWord { break }
      if glyph.scalar == "(" { open.append(glyph.span.start) }
      if glyph.scalar == ")" { _ = open.popLast() }
      word.append(glyph)
      try advance()
    }
    if let parenthesis = open.first {
      throw ScriptError(
        "unclosed parenthesis", Span(parenthesis, scalars.count), hint: "end it with )")
    }
    return word.word()
  }
}

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
      self.text += "\n"
    }
    lastLine = scalars.count
    scalars.append(contentsOf: text.unicodeScalars)
    self.text += text
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

extension Lexer {
  /// Returns whether a line is empty or a comment of plain characters, which costs no memory.
  private static func isEmpty(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    guard line.count <= longestLine else { return false }
    var isComment = false
    for index in line where !isBlank(bytes[index]) {
      isComment = isComment || bytes[index] == UInt8(ascii: "#")
      guard isComment, (0x20...0x7E).contains(bytes[index]) else { return false }
    }
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space; ASCII is checked first, because most scalars are ASCII.
  var isBlank: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// Whether the scalar can begin a quotation: `"`, or a typographic quotation mark that an editor
  /// may have substituted.
  var isQuotationMark: Bool {
    switch self {
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}": true
    default: false
    }
  }

  /// Returns whether the scalar ends a quotation; a quotation that begins with `"` may contain
  /// other quotation marks.
  func ends(quotation opening: Unicode.Scalar) -> Bool {
    opening == "\"" ? self == opening : isQuotationMark
  }

  /// Whether the scalar may be part of a name.
  var isNamePart: Bool {
    guard isASCII else { return properties.isAlphabetic || properties.numericType != nil }
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": return true
    default: return false
    }
  }
}
