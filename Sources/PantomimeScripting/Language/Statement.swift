import PantomimeKit

/// A statement of the language: `[at TIME] verb {positional} {name=value}`.
///
/// It is small and copied as such: what it says is held once, for all lines that say the same.
package struct Statement: Sendable {
  /// What it says.
  let said: Said
  /// The number of its line, counted from 1.
  package let line: Int
  /// The file that is used; `nil` in the script itself.
  private let used: SourcePlace.Used?

  /// The line it is in, and those that it goes on in.
  package var place: SourcePlace { SourcePlace(used, line: line, text: said.text) }
  /// The file that it is in, as it is shown; `nil` in the script itself.
  package var file: String? { used?.file }
  /// The line as it was written.
  package var text: String { said.text }
  /// What it is made of, with what names stand for put in.
  package var tokens: [Token] { said.tokens }
  /// The names that were put into it.
  package var substitutions: [Substitution] { said.substitutions }
  /// The folder that the files it names are in, with a slash at its end; empty for that of the script.
  package var folder: String { said.folder }
  /// What names of scenes, rules and estimators mean in it.
  package var catalogue: Catalogue { said.catalogue }
  /// The instant to advance to first.
  package var at: TimeValue? { said.at }
  /// Where that instant is written; the whole of the statement where there is none.
  package var timeSpan: Span { said.timeSpan }
  /// Where the statement's own part stands.
  package var span: Span { said.span }
  /// What it does.
  package var command: AnyCommand { said.command }

  /// What a statement says, wherever it stands.
  final class Said: Sendable {
    let text: String
    let tokens: [Token]
    let substitutions: [Substitution]
    let folder: String
    let catalogue: Catalogue
    let at: TimeValue?
    let timeSpan: Span
    let span: Span
    let command: AnyCommand

    /// Reads the tokens of a statement, which are some.
    init(
      _ tokens: [Token], text: String, _ substitutions: [Substitution], folder: String,
      in catalogue: Catalogue
    ) throws(ScriptError) {
      guard !tokens.isEmpty else {
        throw ScriptError("nothing is said", Span(0, 0), hint: "for example: scene city-guide")
      }
      var rest = tokens[...]
      var at: TimeValue?
      if case .word(let word) = tokens[0], InstantPrefix.begins(with: word) {
        at = try Statement.time(after: word, in: &rest)
      }
      let first = rest.isEmpty ? 0 : rest.startIndex
      let span = tokens[first].span.union(tokens[tokens.count - 1].span)
      command = rest.isEmpty ? .advance : try Statement.command(rest, in: catalogue)
      (self.text, self.tokens, self.substitutions) = (text, tokens, substitutions)
      (self.folder, self.catalogue) = (folder, catalogue)
      (self.at, self.span) = (at, span)
      timeSpan = at == nil ? span : tokens[1].span
    }
  }

  /// Places what is said on a line.
  init(_ said: Said, line: Int, in used: SourcePlace.Used?) {
    (self.said, self.line, self.used) = (said, line, used)
  }

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
    said = try Said(tokens, text: place.text, substitutions, folder: folder, in: catalogue)
    (line, used) = (place.line, place.used)
  }

  /// Reads a verb and what belongs to it.
  static func command(
    _ tokens: ArraySlice<Token>, in catalogue: Catalogue
  ) throws(ScriptError) -> AnyCommand {
    guard let token = tokens.first else { return .advance }
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

  fileprivate static func time(
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
    guard !InstantPrefix.begins(with: verb.text), let entry = Commands.named(verb.text) else {
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
