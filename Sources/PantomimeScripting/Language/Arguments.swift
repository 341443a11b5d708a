/// The words and options after a verb, taken one by one by its command.
package struct Arguments {
  package let verb: Word
  /// What names of scenes, rules and estimators can mean.
  package let catalogue: Catalogue
  private let tokens: ArraySlice<Token>
  private var words: [Word] = []
  private var options: [NamedValue] = []
  private var taken: Set<String> = []
  /// Whether every option may be added to, as far as this command is concerned.
  private var maySum = false

  package init(verb: Word, tokens: ArraySlice<Token>, in catalogue: Catalogue) {
    self.verb = verb
    self.catalogue = catalogue
    self.tokens = tokens
    for token in tokens {
      switch token {
      case .word(let word): words.append(word)
      case .option(let option): options.append(option)
      }
    }
  }

  /// The next word; `nil` if there is none.
  package mutating func next() -> Word? {
    words.isEmpty ? nil : words.removeFirst()
  }

  /// The next word, which must be there.
  package mutating func next(_ what: String, example: String) throws(ScriptError) -> Word {
    guard let word = next() else {
      throw ScriptError("'\(verb.text)' needs \(what)", verb.span, hint: "for example: \(example)")
    }
    return word
  }

  /// The next word if it is the given one.
  package mutating func accept(_ text: String) -> Word? {
    guard let first = words.first, first.text == text, !first.isQuoted else { return nil }
    return next()
  }

  /// Everything that is written behind a word, for a command that takes a statement.
  package mutating func takeAll(behind word: Word) -> ArraySlice<Token> {
    (words, options) = ([], [])
    let place = tokens.firstIndex { if case .word(word) = $0 { true } else { false } }
    return tokens.suffix(from: place.map { $0 + 1 } ?? tokens.endIndex)
  }

  /// The words not taken yet.
  package var remainingWords: [Word] { words }

  /// The option of that name; written twice, it is refused.
  package mutating func option(_ name: String) throws(ScriptError) -> NamedValue? {
    let found = options.filter { $0.name.text == name }
    if found.count > 1 {
      throw ScriptError("'\(name)' is given twice", found[1].name.span, hint: "keep one of them")
    }
    taken.insert(name)
    return found.first
  }

  /// Every option, for a command whose options depend on something else.
  ///
  /// - Parameter areOthers: whether they are those of other statements, which may take `+=`.
  package mutating func allOptions(areOthers: Bool = false) throws(ScriptError) -> [NamedValue] {
    maySum = areOthers
    for option in options where !taken.insert(option.name.text).inserted {
      throw ScriptError(
        "'\(option.name.text)' is given twice", option.name.span, hint: "keep one of them")
    }
    return options
  }

  /// Every option in the order in which they are written, for a command in which several things may
  /// have a parameter of one name; what is written twice is for whoever asks to refuse.
  package mutating func optionsInOrder() -> [NamedValue] {
    taken.formUnion(options.map { $0.name.text })
    return options
  }

  /// Refuses what no one has taken.
  package func finish(_ form: Form) throws(ScriptError) {
    if let option = options.first(where: { !taken.contains($0.name.text) }) {
      throw ScriptError(
        "'\(form.name)' has no option '\(option.name.text)'", option.name.span,
        hint: Spelling.hint(
          option.name.text, among: form.options.map { $0.name }, what: "options"))
    }
    if let word = words.first {
      let misplaced = form.options.first { $0.name == word.text }
      throw ScriptError(
        "'\(form.name)' does not take '\(word.text)' here", word.span,
        hint: misplaced.map { "write \($0.name)=VALUE" } ?? "its form is: \(form.text)")
    }
    if !maySum,
      let option = options.first(where: { option in
        option.isAdded && !form.options.contains { $0.name == option.name.text && $0.canAdd }
      })
    {
      throw ScriptError(
        "'\(option.name.text)' cannot be added to", option.span,
        hint: "write \(option.name.text)=\(option.value.text)")
    }
  }
}
