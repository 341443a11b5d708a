import PantomimeKit

/// The prefix `at TIME`, which any statement may have.
enum InstantPrefix {
  static let word = "at"

  /// Returns whether a word is an unquoted `at`.
  static func begins(with word: Word) -> Bool { word.text == InstantPrefix.word && !word.isQuoted }

  /// Returns whether a word is `at`.
  static func begins(with word: String?) -> Bool { word == InstantPrefix.word }

  /// Returns the words of a statement without the prefix.
  static func rest<Words: Collection<S>, S: StringProtocol>(
    of words: Words
  ) -> Words.SubSequence {
    words.first.map { $0 == InstantPrefix.word } == true ? words.dropFirst(2) : words[...]
  }

  /// Returns the text of the prefix for an instant.
  static func text(_ instant: Instant) -> String {
    "\(InstantPrefix.word) \(Numerals.text(instant))"
  }
}

extension InstantPrefix {
  /// Returns the tokens of a statement without the prefix.
  static func statement(of tokens: [Token]) -> ArraySlice<Token> {
    guard case .word(let first)? = tokens.first, begins(with: first) else { return tokens[...] }
    return tokens.dropFirst(2)
  }

  /// Returns the verb of a statement, or `nil` if it has none.
  static func verb(of tokens: [Token]) -> Word? {
    guard case .word(let first)? = tokens.first else { return nil }
    guard begins(with: first) else { return first }
    guard case .word(let verb)? = tokens.dropFirst(2).first else { return nil }
    return verb
  }
}
