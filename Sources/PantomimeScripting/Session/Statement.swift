import PantomimeKit

/// A statement of the language: `[at TIME] verb {positional} {name=value}`.
///
/// It is small and copied as such: what it says is held once, for all lines that say the same.
package struct Statement: Sendable {
  /// What it says.
  let said: ParsedStatement
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
  final class ParsedStatement: Sendable {
    let text: String
    let tokens: [Token]
    let substitutions: [Substitution]
    let folder: String
    let catalogue: Catalogue
    let at: TimeValue?
    let timeSpan: Span
    let span: Span
    let command: AnyCommand

    /// A statement of a text and of the tokens read from it.
    ///
    /// - Parameters:
    ///   - time: The instant to advance to first, with its place, or `nil` if there is none.
    ///   - span: The place of the statement's own part.
    init(
      _ text: String, _ tokens: [Token], _ substitutions: [Substitution], folder: String,
      in catalogue: Catalogue, at time: (value: TimeValue, span: Span)?, span: Span,
      _ command: AnyCommand
    ) {
      (self.text, self.tokens, self.substitutions) = (text, tokens, substitutions)
      (self.folder, self.catalogue) = (folder, catalogue)
      (at, timeSpan, self.span) = (time?.value, time?.span ?? span, span)
      self.command = command
    }
  }

  /// Places what is said on a line.
  init(_ said: ParsedStatement, line: Int, in used: SourcePlace.Used?) {
    (self.said, self.line, self.used) = (said, line, used)
  }

  /// The error with the line it is in.
  func placing(_ error: ScriptError) -> ScriptError { error.at(place, substitutions) }
}
