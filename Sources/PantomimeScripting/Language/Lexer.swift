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
  package var text: String { plainLine.map { source.text($0) } ?? written }
  /// The text of that line, if the line isn't plain.
  var written = ""
  /// The place of the line, as long as it was read only byte by byte.
  var plainLine: Range<Int>?
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

  /// Whether to read plain lines byte by byte.
  let readsPlainly: Bool
  /// Returns whether a verb prints help, so that its words may look like options without a value.
  private let printsHelp: (Word) -> Bool

  /// - Parameter readsPlainly: Whether to read plain lines byte by byte; this doesn't change the tokens.
  package init(
    _ source: LineSource, names: Names = Names(), readsPlainly: Bool = true,
    printsHelp: @escaping (Word) -> Bool = { _ in false }
  ) {
    (self.source, self.names) = (source, names)
    (self.readsPlainly, self.printsHelp) = (readsPlainly, printsHelp)
  }

  /// The text from the last statement to the end of the line.
  ///
  /// A plain line contains only one statement, and hasn't been split into scalars.
  package var rest: String {
    scalars.isEmpty ? text : text(min(start, scalars.count), scalars.count)
  }

  /// Returns the tokens of the next statement, which are empty for a blank statement, or `nil`
  /// after the last line.
  ///
  /// After an error, reading continues with the next line.
  package mutating func next() throws(ScriptError) -> [Token]? {
    do throws(ScriptError) {
      if !isInLine {
        guard let place = begin() else { return nil }
        if readsPlainly, let tokens = Lexer.plainTokens(of: source.bytes, place) {
          (plainLine, isInLine) = (place, false)
          return tokens
        }
        try add(source.text(place))
      }
      return try statement()
    } catch {
      skipLine()
      throw error
    }
  }

  /// Starts the next line.
  private mutating func begin() -> Range<Int>? {
    guard let place = source.nextPlace() else { return nil }
    begin(at: place)
    return place
  }

  /// Starts the line that was just consumed.
  mutating func begin(at place: Range<Int>) {
    (line, isInLine) = (source.count, true)
    // After the tokens of a plain line, there is nothing else to read.
    guard plainLine == nil else {
      plainLine = nil
      return
    }
    scalars.removeAll(keepingCapacity: true)
    (written, substitutions) = ("", [])
    (position, start, lastLine, given, divided) = (0, 0, 0, nil, nil)
  }

  /// Drops the lines before the next statement.
  private mutating func dropLinesBefore() {
    guard lastLine > 0, position >= lastLine else { return }
    line = source.count
    scalars.removeFirst(lastLine)
    position -= lastLine
    lastLine = 0
    written = text(0, scalars.count)
  }

  /// Skips the rest of an invalid line, with its continuation lines.
  private mutating func skipLine() {
    (isInLine, isQuoting, given, current) = (false, false, nil, nil)
    var last = scalars.last
    while last == "\\", let text = source.next() { last = text.unicodeScalars.last }
  }

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
        hint: "write \(name.text)=VALUE")
    }
    return .option(NamedValue(name: name, value: value, isAdded: isAdded))
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
