/// Splits lines into statements, and those into tokens.
///
/// Statements are divided by `;`, words by white space, except within quotation marks and within the
/// parentheses of a call; `#` begins a comment, and a `\` at its end makes a line go on in the next
/// one. The first `=` of a word that follows a name divides an option. `$NAME` is what the name stands
/// for, as if that were written there.
package struct Lexer {
  /// The longest line that is read, in Unicode scalars; our choice.
  package static let longestLine = 65_536

  /// What names stand for, from the next statement on.
  package var names: Names
  /// The number of the line that the last statement begins in, counted from 1.
  package private(set) var line = 0
  /// That line as it is written, and those that the statement goes on in, as far as it was read.
  package var text: String { plainLine.map { source.text($0) } ?? written }
  /// The same of a line that is not plain.
  var written = ""
  /// Where the line is, as long as nothing has been read of it but by its bytes.
  var plainLine: Range<Int>?
  /// The names that were put into the last statement.
  package var substitutions: [Substitution] = []

  var source: LineSource
  /// The line; those that it goes on in follow a line feed each.
  var scalars: [Unicode.Scalar] = []
  /// Where the last of them begins.
  var lastLine = 0
  var position = 0
  /// What is read now; `nil` at the end of the line, and before anything is.
  var current: Glyph?
  /// What stands in place of the name that is being put in.
  var given: Given?
  /// How much has been put into the last statement.
  var put = 0
  /// Whether nothing of a token has been read yet.
  var isBetween = true
  /// Whether what is read stands in quotation marks.
  var isQuoting = false
  /// What has been read of a statement.
  var tokens: [Token] = []
  /// What stands for several statements, of which the last is being read.
  private var divided: Substitution?
  var isInLine = false
  /// Where the present statement begins.
  private var start = 0

  /// Whether plain lines are read by their bytes.
  let readsPlainly: Bool
  /// Whether a verb prints help: its words may look like options without a value.
  private let printsHelp: (Word) -> Bool

  /// - Parameter readsPlainly: Whether plain lines are read by their bytes; the tokens are the same.
  package init(
    _ source: LineSource, names: Names = Names(), readsPlainly: Bool = true,
    printsHelp: @escaping (Word) -> Bool = { _ in false }
  ) {
    (self.source, self.names) = (source, names)
    (self.readsPlainly, self.printsHelp) = (readsPlainly, printsHelp)
  }

  /// What there is of the last statement and behind it, as it is written.
  ///
  /// A plain line has one statement, and no scalars.
  package var rest: String {
    scalars.isEmpty ? text : text(min(start, scalars.count), scalars.count)
  }

  /// The tokens of the next statement, none where it says nothing; `nil` behind the last line.
  ///
  /// After an error it goes on with the next line.
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

  /// Begins with the next line.
  private mutating func begin() -> Range<Int>? {
    guard let place = source.nextPlace() else { return nil }
    begin(at: place)
    return place
  }

  /// Begins with the line that has just been taken.
  mutating func begin(at place: Range<Int>) {
    (line, isInLine) = (source.count, true)
    // Nothing else is left of a plain line.
    guard plainLine == nil else {
      plainLine = nil
      return
    }
    scalars.removeAll(keepingCapacity: true)
    (written, substitutions) = ("", [])
    (position, start, lastLine, given, divided) = (0, 0, 0, nil, nil)
  }

  /// Forgets the lines that the next statement does not begin in.
  private mutating func dropLinesBefore() {
    guard lastLine > 0, position >= lastLine else { return }
    line = source.count
    scalars.removeFirst(lastLine)
    position -= lastLine
    lastLine = 0
    written = text(0, scalars.count)
  }

  /// Drops the rest of a line, which cannot be read, with the lines it goes on in.
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

  /// Ends a statement; only what is written alone may stand for several.
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

  /// Moves to the next token; false at the end of the line and at a comment.
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

  /// Whether the scalar behind the present one is `=`, without moving on.
  private var nextIsEquals: Bool {
    var copy = self
    guard (try? copy.advance()) != nil else { return false }
    return copy.current?.scalar == "="
  }

  /// What follows the name of an option.
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
      // What help lists of an option is its name with the sign.
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

  /// Text in quotation marks; a name that is put in does not end it.
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

  /// What a `\` in quotation marks stands for, with the scalar behind it.
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
