import PantomimeKit

/// One line of the language: `[at TIME] verb {positional} {name=value}`.
package struct Statement: Sendable {
  /// The number of its line, counted from 1.
  package let line: Int
  /// The line as it was written.
  package let text: String
  /// The instant to advance to first.
  package let at: TimeValue?
  /// Where that instant is written; the whole of the statement where there is none.
  package let timeSpan: Span
  /// Where the statement's own part stands.
  package let span: Span
  /// What it does.
  package let command: AnyCommand

  /// Reads a line; `nil` if it is blank or a comment.
  package init?(_ text: String, line: Int = 1) throws(ScriptError) {
    let tokens = try Lexer.tokens(of: text)
    guard let first = tokens.first, let last = tokens.last else { return nil }
    self.line = line
    self.text = text
    var rest = tokens[...]
    if case .word(let word) = first, word.text == At.form.name, !word.isQuoted {
      at = try Statement.time(after: word, in: &rest)
    } else {
      at = nil
    }
    span = (rest.first ?? first).span.union(last.span)
    timeSpan = at == nil ? span : tokens[1].span
    guard let token = rest.first else {
      command = AnyCommand(At())
      return
    }
    guard case .word(let verb) = token else {
      throw ScriptError(
        "a statement begins with a verb, not with an option", token.span,
        hint: "for example: pan changed dy=-120")
    }
    command = try Statement.command(verb, rest.dropFirst())
  }

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
    _ verb: Word, _ rest: ArraySlice<Token>
  ) throws(ScriptError) -> AnyCommand {
    guard let entry = Commands.named(verb.text), entry.form.name != At.form.name else {
      throw ScriptError(
        "there is no verb '\(verb.text)'", verb.span,
        hint: Spelling.hint(
          verb.text, among: Commands.forms.map { $0.name }, what: "verbs",
          longList: "`help` lists the verbs"))
    }
    var arguments = Arguments(verb: verb, tokens: rest)
    return try entry.read(&arguments)
  }
}
