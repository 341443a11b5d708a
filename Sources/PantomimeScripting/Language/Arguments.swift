/// The words and options after a verb, consumed one by one by its command.
package struct Arguments {
  package let verb: Word
  /// The scenes, rules and estimators that names can refer to.
  package let catalogue: Catalogue
  private let tokens: ArraySlice<Token>
  /// The position of the next word.
  private var position: Int
  /// The names of the options consumed so far.
  private var taken: [String] = []
  private var hasTakenAllOptions = false
  /// Whether everything was consumed as written.
  private var isEmptied = false
  /// The number of options.
  private let optionCount: Int
  /// Whether any option is given.
  var hasOptions: Bool { optionCount > 0 }
  /// Whether the command allows `+=` for every option.
  private var maySum = false

  package init(verb: Word, tokens: ArraySlice<Token>, in catalogue: Catalogue) {
    self.verb = verb
    self.catalogue = catalogue
    self.tokens = tokens
    position = tokens.startIndex
    optionCount = tokens.count { if case .option = $0 { true } else { false } }
  }

  /// The position of the next word, or `nil` if there is none.
  private var nextPlace: Int? {
    guard !isEmptied else { return nil }
    var place = position
    while place < tokens.endIndex {
      if case .word = tokens[place] { return place }
      place += 1
    }
    return nil
  }

  /// Consumes the next word, or returns `nil` if there is none.
  package mutating func next() -> Word? {
    guard let place = nextPlace, case .word(let word) = tokens[place] else { return nil }
    position = place + 1
    return word
  }

  /// Consumes the next word, which is required.
  package mutating func next(_ what: String, example: String) throws(ScriptError) -> Word {
    guard let word = next() else {
      throw ScriptError("'\(verb.text)' needs \(what)", verb.span, hint: "for example: \(example)")
    }
    return word
  }

  /// Consumes the next word, which is required and names a case of an enumeration.
  ///
  /// - Parameters:
  ///   - what: The word for one case in errors.
  ///   - all: The word for all cases in errors.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ needed: String, what: String, all: String, example: String
  ) throws(ScriptError) -> Choice {
    try next(needed, example: example).choice(what: what, all: all)
  }

  /// Consumes the next word if it's the given one.
  package mutating func accept(_ text: String) -> Word? {
    guard let place = nextPlace, case .word(let first) = tokens[place], first.text == text,
      !first.isQuoted
    else { return nil }
    position = place + 1
    return first
  }

  /// Consumes everything after a word, for a command that contains a statement.
  mutating func takeAll(behind word: Word) -> ArraySlice<Token> {
    isEmptied = true
    let place = tokens.firstIndex { if case .word(word) = $0 { true } else { false } }
    return tokens.suffix(from: place.map { $0 + 1 } ?? tokens.endIndex)
  }

  /// The next word, without consuming it, or `nil` if there is none.
  var nextWord: Word? {
    guard let place = nextPlace, case .word(let word) = tokens[place] else { return nil }
    return word
  }

  /// Returns the text of the statement without its instant and without one word.
  func written(without word: Word) -> String {
    let rest = tokens.filter { if case .word(word) = $0 { false } else { true } }
    return "\(verb.text) \(Token.written(rest))"
  }

  /// The text of the statement without its instant, with each option as two words.
  var writtenWithoutOptions: String {
    let words = tokens.map { token in
      switch token {
      case .word(let word): word.written
      case .option(let option): "\(option.name.text) \(option.value.written)"
      }
    }
    return "\(verb.text) \(words.joined(separator: " "))"
  }

  /// The words not consumed yet.
  var remainingWords: [Word] {
    guard !isEmptied else { return [] }
    return tokens[position...].compactMap { token in
      if case .word(let word) = token { word } else { nil }
    }
  }

  private var options: [NamedValue] {
    guard hasOptions, !isEmptied else { return [] }
    return tokens.compactMap { token in if case .option(let option) = token { option } else { nil }
    }
  }

  /// Consumes the option of a key, or returns `nil` if it isn't given; a repeated option is an
  /// error.
  @inline(__always)
  mutating func option<Value>(
    _ key: VerbKey<Value>
  ) throws(ScriptError) -> GivenOption<Value>? {
    guard hasOptions, let written = try option(named: key.name) else { return nil }
    return GivenOption(written, key)
  }

  private mutating func option(named name: String) throws(ScriptError) -> NamedValue? {
    // If every option has been consumed under another name, none can have this one.
    guard taken.count < optionCount || taken.contains(name), !isEmptied else { return nil }
    var found: NamedValue?
    for case .option(let option) in tokens where option.name.text == name {
      if found != nil {
        throw ScriptError("'\(name)' is given twice", option.name.span, hint: "keep one")
      }
      found = option
    }
    if found != nil, !taken.contains(name) { taken.append(name) }
    return found
  }

  /// Consumes every option, for a command whose options depend on something else.
  ///
  /// - Parameter areOthers: Whether the options belong to other statements, which may accept `+=`.
  package mutating func allOptions(areOthers: Bool = false) throws(ScriptError) -> [NamedValue] {
    maySum = areOthers
    let options = options
    // An option that was consumed earlier counts as repeated; the other checks are needed only if
    // there are several options.
    if options.count > 1 || !taken.isEmpty || hasTakenAllOptions {
      var names = hasTakenAllOptions ? Set(options.map { $0.name.text }) : Set(taken)
      for option in options where !names.insert(option.name.text).inserted {
        throw ScriptError(
          "'\(option.name.text)' is given twice", option.name.span, hint: "keep one")
      }
    }
    hasTakenAllOptions = true
    return options
  }

  /// Consumes every option in written order, for a command that accepts several options with the
  /// same name; the caller checks for repeated options.
  mutating func optionsInOrder() -> [NamedValue] {
    hasTakenAllOptions = true
    return options
  }

  /// The first option that wasn't consumed by its key, or `nil` if there is none.
  var remainingOption: NamedValue? { options.first { !taken.contains($0.name.text) } }

  /// Whether every option has been consumed.
  private var hasTakenAll: Bool {
    if hasTakenAllOptions || !hasOptions { return true }
    for case .option(let option) in tokens where !taken.contains(option.name.text) { return false }
    return true
  }

  /// Throws an error if a word or an option is left.
  package func finish(_ form: @autoclosure () -> Form) throws(ScriptError) {
    guard !isEmptied, !tokens.isEmpty else { return }
    // Most lines leave nothing, and contain no `+=`.
    if nextWord == nil, hasTakenAll, !tokens.contains(where: { $0.isAdded }) { return }
    let form = form()
    if hasOptions, !hasTakenAllOptions {
      for case .option(let option) in tokens where !taken.contains(option.name.text) {
        throw ScriptError(
          "'\(form.name)' has no option '\(option.name.text)'", option.name.span,
          hint: Spelling.hint(
            option.name.text, among: form.options.map { $0.name }, what: "options"))
      }
    }
    if let word = nextWord {
      let misplaced = form.options.first { $0.name == word.text }
      throw ScriptError(
        "unexpected '\(word.text)' in '\(form.name)'", word.span,
        hint: misplaced.map { "write \($0.name)=VALUE" } ?? "usage: \(form.text)")
    }
    if maySum || !hasOptions { return }
    for case .option(let option) in tokens where option.isAdded {
      guard !form.options.contains(where: { $0.name == option.name.text && $0.canAdd }) else {
        continue
      }
      throw ScriptError(
        "'\(option.name.text)' does not support +=", option.span,
        hint: "write \(option.name.text)=\(option.value.text)")
    }
  }
}
