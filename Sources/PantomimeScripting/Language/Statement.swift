import PantomimeKit

/// A statement of the language: `[at TIME] verb {positional} {name=value}`.
package struct Statement: Sendable {
  /// The line it is in, and those that it goes on in.
  package let place: SourcePlace
  /// What it is made of, with what names stand for put in.
  package let tokens: [Token]
  /// The names that were put into it.
  package let substitutions: [Substitution]
  /// The folder that the files it names are in, with a slash at its end; empty for that of the script.
  package let folder: String
  /// What names of scenes, rules and estimators mean in it.
  package let catalogue: Catalogue
  /// The instant to advance to first.
  package let at: TimeValue?
  /// Where that instant is written; the whole of the statement where there is none.
  package let timeSpan: Span
  /// Where the statement's own part stands.
  package let span: Span
  /// What it does.
  package let command: AnyCommand

  /// The number of its line, counted from 1.
  package var line: Int { place.line }
  /// The line as it was written.
  package var text: String { place.text }

  /// Reads a line of one statement; `nil` if it is blank or a comment.
  package init?(
    _ text: String, line: Int = 1, in catalogue: Catalogue = .standard
  ) throws(ScriptError) {
    var lexer = Lexer(LineSource(typed: text))
    var found: Statement?
    while let tokens = try lexer.next() {
      guard let first = tokens.first else { continue }
      guard found == nil else {
        throw ScriptError("a second statement", first.span, hint: "write it by itself")
      }
      found = try Statement(tokens, SourcePlace(line: line, text: text), in: catalogue)
    }
    guard let found else { return nil }
    self = found
  }

  /// Reads the tokens of a statement, which are some.
  init(
    _ tokens: [Token], _ place: SourcePlace, _ substitutions: [Substitution] = [],
    folder: String = "", in catalogue: Catalogue
  ) throws(ScriptError) {
    self.place = place
    self.tokens = tokens
    self.substitutions = substitutions
    self.folder = folder
    self.catalogue = catalogue
    guard let first = tokens.first, let last = tokens.last else {
      throw ScriptError("nothing is said", Span(0, 0), hint: "for example: scene city-guide")
    }
    var rest = tokens[...]
    if case .word(let word) = first, word.text == At.form.name, !word.isQuoted {
      at = try Statement.time(after: word, in: &rest)
    } else {
      at = nil
    }
    span = (rest.first ?? first).span.union(last.span)
    timeSpan = at == nil ? span : tokens[1].span
    command = rest.isEmpty ? AnyCommand(At()) : try Statement.command(rest, in: catalogue)
  }

  /// Reads a verb and what belongs to it.
  static func command(
    _ tokens: ArraySlice<Token>, in catalogue: Catalogue
  ) throws(ScriptError) -> AnyCommand {
    guard let token = tokens.first else { return AnyCommand(At()) }
    guard case .word(let verb) = token else {
      throw ScriptError(
        "a statement begins with a verb, not with an option", token.span,
        hint: "for example: pan changed dy=-120")
    }
    return try command(verb, tokens.dropFirst(), in: catalogue)
  }

  /// What is told of an error of the statement in a script.
  func diagnostic(of error: ScriptError, file: String?) -> Diagnostic {
    let advised = Repair.advice(ofChecking: error, in: self)
    return Diagnostic(placing(advised), file: file, line: line, text: text)
  }

  /// The error with the line it is in.
  func placing(_ error: ScriptError) -> ScriptError { error.at(place, substitutions) }

  private static func time(
    after at: Word, in rest: inout ArraySlice<Token>
  ) throws(ScriptError) -> TimeValue {
    rest = rest.dropFirst()
    guard let token = rest.first, case .word(let time) = token else {
      throw ScriptError("'at' needs a time", at.span, hint: "for example: at 0.5 pan began")
    }
    rest = rest.dropFirst()
    return try TimeValue(time)
  }

  private static func command(
    _ verb: Word, _ rest: ArraySlice<Token>, in catalogue: Catalogue
  ) throws(ScriptError) -> AnyCommand {
    guard let entry = Commands.named(verb.text), entry.form.name != At.form.name else {
      throw ScriptError(
        "there is no verb '\(verb.text)'", verb.span,
        hint: Spelling.hint(
          verb.text, among: Commands.forms.map { $0.name }, what: "verbs",
          longList: "`help` lists the verbs"))
    }
    var arguments = Arguments(verb: verb, tokens: rest, in: catalogue)
    return try entry.read(&arguments)
  }
}
