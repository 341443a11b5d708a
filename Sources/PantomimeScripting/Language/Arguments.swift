import PantomimeKit

/// The words and options after a verb, which its command consumes one by one.
package struct Arguments {
  package let verb: Word
  /// The scenes, rules and estimators that names can refer to.
  package let catalog: Catalog
  private let tokens: ArraySlice<Token>
  /// The index of the token at which the search for the next word begins.
  private var position: Int
  /// The names of the options consumed so far.
  private var taken: [String] = []
  private var hasTakenAllOptions = false
  /// Whether all tokens have been consumed without being interpreted.
  private var isEmptied = false
  /// The number of options.
  private let optionCount: Int
  /// Whether any option is given.
  var hasOptions: Bool { optionCount > 0 }
  /// Whether every option may be written with `+=`.
  private var maySum = false

  package init(verb: Word, tokens: ArraySlice<Token>, in catalog: Catalog) {
    self.verb = verb
    self.catalog = catalog
    self.tokens = tokens
    position = tokens.startIndex
    optionCount = tokens.count { if case .option = $0 { true } else { false } }
  }

  /// The index of the next word's token, or `nil` if there is no further word.
  private var nextPlace: Int? {
    guard !isEmptied else { return nil }
    var place = position
    while place < tokens.endIndex {
      if case .word = tokens[place] { return place }
      place += 1
    }
    return nil
  }

  /// Consumes the next word, or returns `nil` if there is no further word.
  package mutating func next() -> Word? {
    guard let place = nextPlace, case .word(let word) = tokens[place] else { return nil }
    position = place + 1
    return word
  }

  /// Consumes the next word, or throws an error if there is no further word.
  package mutating func next(_ what: String, example: String) throws(ScriptError) -> Word {
    guard let word = next() else {
      throw ScriptError("'\(verb.text)' needs \(what)", verb.span, hint: "for example: \(example)")
    }
    return word
  }

  /// Consumes the next word, which must name a case of an enumeration.
  ///
  /// - Parameters:
  ///   - what: The word for one case in errors.
  ///   - all: The word for all cases in errors.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ needed: String, what: String, all: String, example: String
  ) throws(ScriptError) -> Choice {
    try next(needed, example: example).choice(what: what, all: all)
  }

  /// Consumes and returns the next word if it's the given one.
  package mutating func accept(_ text: String) -> Word? {
    guard let place = nextPlace, case .word(let first) = tokens[place], first.text == text,
      !first.isQuoted
    else { return nil }
    position = place + 1
    return first
  }

  /// Consumes everything after a word, for a command that contains another statement.
  mutating func takeAll(behind word: Word) -> ArraySlice<Token> {
    isEmptied = true
    let place = tokens.firstIndex { if case .word(word) = $0 { true } else { false } }
    return tokens.suffix(from: place.map { $0 + 1 } ?? tokens.endIndex)
  }

  /// The next word, which isn't consumed, or `nil` if there is no further word.
  var nextWord: Word? {
    guard let place = nextPlace, case .word(let word) = tokens[place] else { return nil }
    return word
  }

  /// Returns the text of the statement without its `at TIME` and without one of its words.
  func written(without word: Word) -> String {
    let rest = tokens.filter { if case .word(word) = $0 { false } else { true } }
    return "\(verb.text) \(Token.written(rest))"
  }

  /// The text of the statement without its `at TIME`, in which each option is written as two words.
  var writtenWithoutOptions: String {
    let words = tokens.map { token in
      switch token {
      case .word(let word): word.written
      case .option(let option): "\(option.name.text) \(option.value.written)"
      }
    }
    return "\(verb.text) \(words.joined(separator: " "))"
  }

  /// The words that haven't been consumed yet.
  var remainingWords: [Word] {
    guard !isEmptied else { return [] }
    return tokens[position...].compactMap { token in
      if case .word(let word) = token { word } else { nil }
    }
  }

  var options: [NamedValue] {
    guard hasOptions, !isEmptied else { return [] }
    return tokens.compactMap { token in if case .option(let option) = token { option } else { nil }
    }
  }

  /// Consumes the option for a key, or returns `nil` if the option isn't given; throws an error if
  /// it's given twice.
  @inline(__always)
  mutating func option<Value>(
    _ key: VerbKey<Value>
  ) throws(ScriptError) -> GivenOption<Value>? {
    // Only this test is copied into the commands: most statements have no options.
    guard hasOptions else { return nil }
    return try given(key)
  }

  @inline(never)
  private mutating func given<Value>(
    _ key: VerbKey<Value>
  ) throws(ScriptError) -> GivenOption<Value>? {
    try option(named: key.name).map { GivenOption($0, key) }
  }

  private mutating func option(named name: String) throws(ScriptError) -> NamedValue? {
    // If every option has been consumed under another name, none can have this name.
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

  /// Consumes all options, for a command that can parse its options only later.
  ///
  /// - Parameter areOthers: Whether the options belong to other statements, which may accept `+=`.
  package mutating func allOptions(areOthers: Bool = false) throws(ScriptError) -> [NamedValue] {
    maySum = areOthers
    let options = options
    // An option that was consumed earlier counts as repeated. If there is only one option and none
    // was consumed earlier, there is nothing to check.
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

  /// Consumes all options in the order in which they are written, for a command that may have
  /// several options with the same name.
  ///
  /// The caller checks for repeated options.
  mutating func optionsInOrder() -> [NamedValue] {
    hasTakenAllOptions = true
    return options
  }

  /// The first option that no key has consumed, or `nil` if there is none.
  var remainingOption: NamedValue? { options.first { !taken.contains($0.name.text) } }

  /// Whether every option has been consumed.
  private var hasTakenAll: Bool {
    if hasTakenAllOptions || !hasOptions { return true }
    for case .option(let option) in tokens where !taken.contains(option.name.text) { return false }
    return true
  }

  /// Throws an error if a verb that declares all of its options has another option.
  func refuseUnknownOptions(of form: Form) throws(ScriptError) {
    guard form.more.isEmpty, !hasTakenAllOptions else { return }
    for option in options where !form.options.contains(where: { $0.name == option.name.text }) {
      throw unknown(option, of: form)
    }
  }

  /// Returns the error for an option that no key has consumed.
  private func unknown(_ option: NamedValue, of form: Form) -> ScriptError {
    let name = option.name.text
    if let own = form.options.first(where: { $0.name == name }) {
      return misplaced(option, own, of: form)
    }
    let names = form.options.map { $0.name }
    var hint = Spelling.hint(name, among: names, what: "options")
    // An option of a related verb isn't a misspelling.
    if Spelling.near(name, among: names).isEmpty,
      Words.standard.word(for: name, among: names) == nil,
      let owners = Arguments.owners(of: name, besides: form)
    {
      hint = "\(name)= is an option of \(owners); \(hint)"
    }
    if let moved = displacement(of: form) { hint = "write `\(moved)`" }
    return ScriptError(
      "'\(form.name)' has no option '\(name)'", option.name.span, hint: hint)
  }

  /// Returns the statement for a movement of which both places are given instead of the first one and the
  /// displacement, or `nil` if they aren't, or if the verb doesn't take these.
  private func displacement(of form: Form) -> String? {
    guard ["x", "y", "by"].allSatisfy({ name in form.options.contains { $0.name == name } }) else {
      return nil
    }
    let places = ["from", "to"].compactMap { name in
      try? options.first { $0.name.text == name }?.value.lengths()
    }
    guard places.count == 2, places.allSatisfy({ $0.count == 2 }) else { return nil }
    let (from, to) = (places[0], places[1])
    let texts = (from + [to[0] - from[0], to[1] - from[1]]).map { Numerals.text($0) }
    return "\(form.name) x=\(texts[0]) y=\(texts[1]) by=\(texts[2]),\(texts[3])"
  }

  /// Returns a list of the verbs of the same group that have an option, or `nil` if none has it.
  private static func owners(of option: String, besides form: Form) -> String? {
    let group = Commands.help.groups.first { $0.forms.contains { $0.name == form.name } }
    let owners = (group?.forms ?? []).filter { $0.options.contains { $0.name == option } }
    guard !owners.isEmpty else { return nil }
    return Spelling.list(owners.prefix(3).map { "'\($0.name)'" }, "and")
  }

  /// Returns the error for an option that only other kinds of the statement have.
  private func misplaced(_ option: NamedValue, _ own: OptionForm, of form: Form) -> ScriptError {
    let name = option.name.text
    let kinds = form.positionals.flatMap { positional in
      if case .words(let words) = positional.kind { words } else { [String]() }
    }
    let kind = tokens.lazy.compactMap { token -> String? in
      guard case .word(let word) = token, kinds.contains(word.text) else { return nil }
      return word.text
    }.first
    guard !own.kinds.isEmpty, let kind else {
      return ScriptError(
        "'\(name)' doesn't fit the rest of the statement", option.name.span,
        hint: "usage: \(form.text)")
    }
    let others = form.options.filter { $0.kinds.contains(kind) }.map { "\($0.name)=" }
    return ScriptError(
      "only \(Spelling.list(own.kinds.map(Arguments.withArticle), "and")) "
        + "\(own.kinds.count == 1 ? "has" : "have") \(name)=", option.name.span,
      hint: others.isEmpty
        ? "omit it" : "\(Arguments.withArticle(kind)) has \(Spelling.list(others, "and"))")
  }

  private static func withArticle(_ kind: String) -> String {
    kind.first.map { "aeiou".contains($0) } ?? false ? "an \(kind)" : "a \(kind)"
  }

  /// Throws an error if a word or an option remains.
  package func finish(_ form: @autoclosure () -> Form) throws(ScriptError) {
    guard !isEmptied, !tokens.isEmpty else { return }
    // For most lines, nothing remains and no option is written with `+=`.
    if nextWord == nil, hasTakenAll, !tokens.contains(where: { $0.isAdded }) { return }
    let form = form()
    if hasOptions, !hasTakenAllOptions {
      for case .option(let option) in tokens where !taken.contains(option.name.text) {
        throw unknown(option, of: form)
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

// Parsing the text of an event in a statement.

extension Arguments {
  /// Parses the text of an event, which is the last word.
  mutating func eventText() throws(ScriptError) -> Word {
    let example = "expect event \"completed end\""
    let text = try next("the text of an event", example: example)
    if let extra = nextWord, extra.text.hasPrefix("count") {
      throw ScriptError(
        "the count of an event is an exact number", extra.span, hint: "write count=2")
    }
    if let extra = nextWord, !text.isQuoted || !extra.isQuoted {
      throw .unquoted(text, extra)
    }
    if nextWord != nil {
      throw ScriptError(
        "'event' takes one text", text.span,
        hint: "for several in order, write: expect events \"A\" \"B\"")
    }
    return try text.eventText(example)
  }

  /// Parses the texts of several events, which are the last words.
  mutating func eventTexts() throws(ScriptError) -> [Word] {
    let example = "expect events \"animator started\" \"completed end\""
    var texts: [Word] = []
    while let text = next() { texts.append(try text.eventText(example)) }
    guard texts.count > 1 else {
      throw ScriptError(
        "'events' needs at least two texts", texts.first?.span ?? verb.span,
        hint: "for example: \(example)")
    }
    return texts
  }
}

extension Word {
  /// Parses the text of an event, which must not be empty.
  func eventText(_ example: String) throws(ScriptError) -> Word {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw ScriptError(
        "empty text matches every event", span, hint: "for example: \(example)")
    }
    let words = text.split { $0.isWhitespace }
    if let mark = words.firstIndex(of: "--") {
      let facts = words[..<mark]
      throw ScriptError(
        "an event is matched by its name and fields, not its reason", span,
        hint: facts.isEmpty
          ? "for example: \(example)"
          : "omit ' -- …': \"\(facts.joined(separator: " "))\"; many events have a field for it, "
            + "such as cause=locked")
    }
    return self
  }
}
