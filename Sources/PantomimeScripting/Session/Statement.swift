import PantomimeKit

/// A statement of the language: `[at TIME] verb {positional} {name=value}`.
///
/// A statement is small and cheap to copy, because equal lines share their content.
package struct Statement: Sendable {
  /// The content of the statement.
  let said: ParsedStatement
  /// The line number, counted from 1.
  package let line: Int
  /// The included file that contains the statement, or `nil` if the script itself contains it.
  private let used: SourcePlace.Used?

  /// The place of the line, including its continuation lines.
  package var place: SourcePlace { SourcePlace(used, line: line, text: said.text) }
  /// The displayed name of the file, or `nil` if the script itself contains the statement.
  package var file: String? { used?.file }
  /// The text of the line as written.
  package var text: String { said.text }
  /// The tokens, with names replaced by their values.
  package var tokens: [Token] { said.tokens }
  /// The names that were replaced by their values.
  var substitutions: [Substitution] { said.substitutions }
  /// The folder to which the file names in the statement are relative, with a trailing slash, or an
  /// empty string for the folder of the script.
  package var folder: String { said.folder }
  /// The scenes, rules and estimators that names refer to.
  package var catalogue: Catalogue { said.catalogue }
  /// The instant to advance to before the command runs, or `nil` if there is none.
  package var at: TimeValue? { said.at }
  /// The place of that instant, or of the whole statement if there is none.
  var timeSpan: Span { said.timeSpan }
  /// The place of the statement without its `at TIME`.
  package var span: Span { said.span }
  /// The command of the statement.
  package var command: AnyCommand { said.command }

  /// The content of a statement, independent of its line.
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

    /// Creates a statement from its text and its tokens.
    ///
    /// - Parameters:
    ///   - time: The instant to advance to before the command runs, with its place, or `nil` if
    ///     there is none.
    ///   - span: The place of the statement without its `at TIME`.
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

  /// Creates a statement from its content and its line.
  init(_ said: ParsedStatement, line: Int, in used: SourcePlace.Used?) {
    (self.said, self.line, self.used) = (said, line, used)
  }

  /// Returns an error with the line of the statement.
  func placing(_ error: ScriptError) -> ScriptError { error.at(place, substitutions) }
}
