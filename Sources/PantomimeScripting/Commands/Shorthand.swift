import PantomimeKit

/// Shorthand for statements that isn't a short form of a particular verb: `restart`, `card.frame`.
enum Shorthand {
  /// Whether a verb starts the running scene again: `reset` or `restart`.
  static func isRestart(_ verb: Word) -> Bool {
    !verb.isQuoted && (verb.text == "reset" || verb.text == "restart")
  }

  /// Returns the verb of a statement that starts the running scene again, or `nil` for any other
  /// statement.
  static func restart(_ tokens: ArraySlice<Token>) throws(ScriptError) -> Word? {
    guard case .word(let verb)? = tokens.first, isRestart(verb) else { return nil }
    if let extra = tokens.dropFirst().first {
      throw ScriptError(
        "'\(verb.text)' takes nothing behind it", extra.span,
        hint: "write `reset`, or 'scene' with its options")
    }
    return verb
  }

  /// The statement that starts a scene with its default options.
  static func starting(_ scene: String) -> [Token] {
    [.word(Word("scene", Span(0, 0))), .word(Word(scene, Span(0, 0)))]
  }

  /// Returns the arguments of `show` if the statement is only a path, or `nil` for any other
  /// statement.
  static func shown(_ tokens: ArraySlice<Token>) -> ArraySlice<Token>? {
    guard tokens.count == 1, case .word(let path)? = tokens.first, !path.isQuoted,
      !path.text.contains("("),
      path.text.contains(".") || PathNote.all.contains(where: { $0.name == path.text })
    else { return nil }
    return [.word(Word("show", path.span)), .word(path)]
  }

  /// Returns the hint for a verb that needs a scene, or `nil` for any other word.
  static func shellHint(_ verb: String) -> String? {
    switch verb {
    case "reset", "restart": "start a scene first, for example: scene city-guide"
    default: nil
    }
  }
}

/// The words and options after a verb (`card up 120`), from which the verb creates its long form.
package struct ShortForm {
  /// The words before the first option.
  let words: [Word]
  private let rest: ArraySlice<Token>

  init(_ tokens: ArraySlice<Token>) {
    var words: [Word] = []
    for token in tokens {
      guard case .word(let word) = token else { break }
      words.append(word)
    }
    (self.words, rest) = (words, tokens.dropFirst(words.count))
  }

  /// Returns the direction that the word at an index names, or `nil` for any other word.
  func direction(_ index: Int) -> Direction? {
    guard words.indices.contains(index), !words[index].isQuoted else { return nil }
    return Direction(rawValue: words[index].text)
  }

  func has(_ option: String) -> Bool {
    rest.contains { token in
      if case .option(let given) = token { given.name.text == option } else { false }
    }
  }

  /// Returns the long form: the remaining words, the options that replace the other words, and the
  /// options that were given.
  func long(_ words: [Word] = [], _ options: [(name: String, value: Word)]) -> [Token] {
    let options = options.map { name, value in
      Token.option(NamedValue(name: Word(name, value.span), value: value, isAdded: false))
    }
    return words.map { .word($0) } + options + rest
  }
}
