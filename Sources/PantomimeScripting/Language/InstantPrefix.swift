import PantomimeKit

/// `at TIME`, which may precede any statement.
enum InstantPrefix {
  static let word = "at"

  /// Whether a word is an unquoted `at`.
  static func begins(with word: Word) -> Bool { word.text == InstantPrefix.word && !word.isQuoted }

  /// Whether a word is `at`.
  static func begins(with word: String?) -> Bool { word == InstantPrefix.word }

  /// The words of a statement behind it.
  static func rest<Words: Collection<S>, S: StringProtocol>(
    of words: Words
  ) -> Words.SubSequence {
    words.first.map { $0 == InstantPrefix.word } == true ? words.dropFirst(2) : words[...]
  }

  /// The prefix as it is written.
  static func text(_ instant: Instant) -> String {
    "\(InstantPrefix.word) \(Numerals.text(instant))"
  }
}

extension InstantPrefix {
  /// The verb of a statement, or `nil` if it has none.
  static func verb(of tokens: [Token]) -> Word? {
    guard case .word(let first)? = tokens.first else { return nil }
    guard begins(with: first) else { return first }
    guard case .word(let verb)? = tokens.dropFirst(2).first else { return nil }
    return verb
  }
}
