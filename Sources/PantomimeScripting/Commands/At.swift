import PantomimeKit

/// `at TIME`: advances to an instant; with a verb after it, does the rest there.
package struct At: Command {
  package static let form = Form(
    "at", "Advances to an instant, then does the rest of the line.",
    details: "Alone it only advances. Going back is an error.",
    positionals: [Positional(.time)], more: "[STATEMENT]",
    example: ["scene city-guide", "at 0.5 pan began", "at 0.7"])

  package static let refusalInReaction: RefusalInReaction? = .takesTime

  package init() {}

  package init(_ arguments: inout Arguments) throws(ScriptError) {}

  /// The session has advanced already: `at` may precede any statement.
  package func run(in session: inout Session) throws(ScriptError) -> Response { .nothing }
}

/// `at TIME`, which may precede any statement.
enum InstantPrefix {
  /// Whether a word is an unquoted `at`.
  static func begins(with word: Word) -> Bool { word.text == At.form.name && !word.isQuoted }

  /// Whether a word is `at`.
  static func begins(with word: String?) -> Bool { word == At.form.name }

  /// The words of a statement behind it.
  static func rest<Words: Collection<S>, S: StringProtocol>(
    of words: Words
  ) -> Words.SubSequence {
    words.first.map { $0 == At.form.name } == true ? words.dropFirst(2) : words[...]
  }

  /// The prefix as it is written.
  static func text(_ instant: Instant) -> String {
    "\(At.form.name) \(Numerals.text(instant))"
  }
}

extension AnyCommand {
  /// The command that advances and does nothing else.
  static var advance: AnyCommand { AnyCommand(At()) }
}
