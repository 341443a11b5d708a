import PantomimeKit

// Parsing lines into statements: finding the verb, and parsing its arguments.

extension Statement {
  /// Parses a line with a single statement, or returns `nil` if the line is blank or a comment.
  package init?(
    _ text: String, line: Int = 1, in catalogue: Catalogue = .standard
  ) throws(ScriptError) {
    var lexer = Lexer(LineSource(typed: text), printsHelp: Commands.printHelp)
    var found: Statement?
    while let tokens = try lexer.next() {
      guard let first = tokens.first else { continue }
      guard found == nil else {
        throw ScriptError(
          "unexpected second statement", first.span, hint: "write it on its own line")
      }
      found = try Statement(tokens, SourcePlace(line: line, text: text), in: catalogue)
    }
    guard let found else { return nil }
    self = found
  }

  /// Parses the tokens of a statement, at least one.
  init(
    _ tokens: [Token], _ place: SourcePlace, _ substitutions: [Substitution] = [],
    folder: String = "", in catalogue: Catalogue
  ) throws(ScriptError) {
    self.init(
      try ParsedStatement(tokens, text: place.text, substitutions, folder: folder, in: catalogue),
      line: place.line, in: place.used)
  }

  /// Returns a statement with other tokens; its folder is the same.
  func rewritten(_ tokens: [Token], line: Int = 1) throws(ScriptError) -> Statement {
    let text = Token.written(tokens)
    var lexer = Lexer(LineSource(typed: text), printsHelp: Commands.printHelp)
    let read = try lexer.next() ?? []
    return try Statement(read, SourcePlace(line: line, text: text), folder: folder, in: catalogue)
  }

  /// Returns a statement with other tokens, which may be executed but never shown, because it keeps
  /// the text and the places of this statement.
  func changed(to tokens: [Token]) throws(ScriptError) -> Statement {
    try Statement(tokens, place, folder: folder, in: catalogue)
  }
}

extension Statement.ParsedStatement {
  /// Parses the tokens of a statement, at least one.
  convenience init(
    _ tokens: [Token], text: String, _ substitutions: [Substitution], folder: String,
    in catalogue: Catalogue
  ) throws(ScriptError) {
    guard !tokens.isEmpty else {
      throw ScriptError("nothing to run", Span(0, 0), hint: "for example: scene city-guide")
    }
    var rest = tokens[...]
    let time = try Statement.ParsedStatement.time(in: &rest)
    let prefix = tokens.prefix(tokens.count - rest.count)
    rest = Commands.expanded(rest)
    let span = (rest.first ?? tokens[0]).span.union(tokens[tokens.count - 1].span)
    self.init(
      text, Array(prefix) + Array(rest), substitutions, folder: folder, in: catalogue, at: time,
      span: span,
      rest.isEmpty
        ? .advance
        : try Statement.ParsedStatement.command(rest, isTimed: time != nil, in: catalogue))
  }

  /// Parses the tokens after `at TIME`.
  private static func command(
    _ rest: ArraySlice<Token>, isTimed: Bool, in catalogue: Catalogue
  ) throws(ScriptError) -> AnyCommand {
    guard let verb = try Shorthand.restart(rest) else {
      return try Commands.command(rest, isTimed: isTimed, in: catalogue)
    }
    var arguments = Arguments(verb: verb, tokens: [], in: catalogue)
    return AnyCommand(try Restart(&arguments))
  }

  /// Consumes a leading `at TIME`, or returns `nil` if there is none.
  private static func time(
    in rest: inout ArraySlice<Token>
  ) throws(ScriptError) -> (value: TimeValue, span: Span)? {
    guard case .word(let at)? = rest.first, InstantPrefix.begins(with: at) else { return nil }
    rest = rest.dropFirst()
    guard let token = rest.first, case .word(let time) = token else {
      throw ScriptError("'at' needs a time", at.span, hint: "for example: at 0.5 pan began")
    }
    rest = rest.dropFirst()
    return (try TimeValue(time), time.span)
  }
}
