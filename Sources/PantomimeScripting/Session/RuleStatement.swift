import PantomimeKit

/// A named rule, axis, or estimator with its parameters, as `set` accepts it: `rule=NAME`,
/// `axis=NAME`, `estimator=NAME`.
enum RuleStatement {
  /// Parses a name and the options after it that are its parameters.
  ///
  /// - Parameter others: Further words that are valid in place of the name.
  static func named<Kind: Named>(
    _ name: Word, _ rest: inout ArraySlice<NamedValue>, among known: [Kind], what: String,
    all: String, others: [String] = []
  ) throws(ScriptError) -> Kind {
    var chosen = try name.named(among: known, what: what, all: all, others: others)
    while let option = rest.first, chosen.declares(option) {
      try set(option, of: &chosen, among: known)
      rest.removeFirst()
    }
    return chosen
  }

  /// Parses a rule, or returns `nil` for the scene's default rule.
  ///
  /// All words after the name are parameters of the rule.
  static func rule(
    _ name: Word, _ rest: inout ArraySlice<NamedValue>, in catalog: Catalog
  ) throws(ScriptError) -> NamedRule? {
    let own = [NamedRule.nameOfOwn, "none"]
    if own.contains(name.text) {
      guard let parameter = rest.first else { return nil }
      throw ScriptError(
        "the scene's rule has no parameter '\(parameter.name.text)'", parameter.name.span,
        hint: "name a rule, for example: set rule=flick-or-half speed=300")
    }
    var rule = try named(
      name, &rest, among: catalog.rules(for: name), what: "rule", all: "rules",
      others: [NamedRule.nameOfOwn])
    while let option = rest.popFirst() { try set(option, of: &rule, among: catalog.rules) }
    return rule
  }

  /// Returns the entries that have a parameter as a phrase, or `nil` if none has it:
  /// `flick-or-half has it`.
  static func owners<Kind: Named>(of parameter: String, among known: [Kind]) -> String? {
    let owners = known.filter { one in one.parameters.contains { $0.name == parameter } }
    guard let first = owners.first else { return nil }
    guard owners.count > 1 else { return "\(first.name) has it" }
    return "\(Spelling.list(owners.prefix(3).map { $0.name }, "and")) have it"
  }

  private static func set<Kind: Named>(
    _ option: NamedValue, of chosen: inout Kind, among entries: [Kind]
  ) throws(ScriptError) {
    let name = option.name.text
    let unit = chosen.parameters.first { $0.name == name }?.unit
    let value = try unit.map { unit throws(ScriptError) in try number(option.value, unit) } ?? 0
    do throws(OptionError) {
      try chosen.set(name, to: value)
    } catch {
      if let known = error.known {
        throw ScriptError(
          "the rule '\(chosen.name)' has no parameter '\(name)'", option.name.span,
          hint: owners(of: name, among: entries)
            ?? Spelling.hint(name, among: known, what: "parameters"))
      }
      throw ScriptError(
        "'\(name)' cannot be '\(option.value.text)'", option.value.span,
        hint: "must be \(error.allowed)")
    }
  }

  private static func number(_ word: Word, _ unit: RuleUnit) throws(ScriptError) -> Double {
    switch unit {
    case .points: return try word.points()
    case .pointsPerSecond: return try word.velocity()
    case .fraction: return try word.fraction()
    case .seconds: return try word.seconds()
    case .distancesPerSecond: return try word.number("a relative speed", units: [NumberUnit("/s")])
    case .perMillisecond: return try word.number("a fraction", units: [NumberUnit("/ms")])
    case .count: return try word.number("a count", units: [])
    case .flag:
      if let numeral = Numeral(word.text), numeral.unit.isEmpty { return numeral.value }
      return try word.flag() ? 1 : 0
    }
  }

  /// Returns the text of a rule with the values of its parameters, as it's written after `set`.
  static func text(_ rule: (some Named)?) -> String {
    guard let rule else { return NamedRule.nameOfOwn }
    let values = rule.parameters.map { "\($0.name)=\(Numerals.text(rule.values[$0]))" }
    return ([rule.name] + values).joined(separator: " ")
  }
}

extension Session {
  /// The rule that decides releases now, as it's written after `set`: one that a script has set, or
  /// `scene` for the scene's.
  package var ruleInEffect: String { RuleStatement.text(preferences.rule) }

  /// Returns a rule that was in effect earlier, as it's written after `set`, or `nil` if it's still in
  /// effect with the same parameters.
  func formerRule(_ former: NamedRule?) -> String? {
    let text = RuleStatement.text(former)
    return text == ruleInEffect ? nil : text
  }
}

extension Catalog {
  /// Returns the rule to which a name or a list of names refers, or `nil` if it refers to none.
  func rule(named text: String) -> NamedRule? {
    (try? rules(for: Word(text, Span(0, 0))))?.named(text)
  }

  /// Candidates that show, by an example, that several rules can be listed.
  var lists: [Candidate] { rule(named: "flick,half").map { [$0].candidates } ?? [] }

  /// Returns the rules and, if the word lists several (`flick,projection`), also the combination of
  /// these rules.
  ///
  /// - Throws: An error if a rule in the list is never reached, because a rule before it decides
  ///   every release.
  func rules(for word: Word) throws(ScriptError) -> [NamedRule] {
    let parts = word.parts
    guard parts.count > 1 || word.text == NamedRule.nameOfFlick else { return rules }
    let example = "for example: rule=flick,projection"
    func named(_ part: Word) throws(ScriptError) -> NamedRule {
      try part.named(
        among: rules, what: "rule", all: "rules", others: [NamedRule.nameOfFlick])
    }
    for (index, part) in parts.dropLast().enumerated() {
      if part.text == NamedRule.nameOfFlick, index == 0 { continue }
      guard part.text != NamedRule.nameOfFlick else {
        throw ScriptError(
          "'\(part.text)' is in the list twice", part.span, hint: "keep one, \(example)")
      }
      throw ScriptError(
        "'\(try named(part).name)' decides every release, so "
          + "'\(parts[index + 1].text)' is never reached",
        part.span, hint: "only flick may come before another rule, \(example)")
    }
    guard let last = parts.last, last.text != NamedRule.nameOfFlick else {
      throw ScriptError(
        "'\(NamedRule.nameOfFlick)' doesn't decide slow releases", word.span,
        hint: "add a rule for it, \(example), or use 'flick-or-half'")
    }
    let final = try named(last)
    return rules + [.flick(orElse: final)]
  }
}

extension Word {
  /// Returns the entry with the given name.
  ///
  /// - Parameter others: Further words that are valid in place of the name.
  func named<Kind: Named>(
    among known: [Kind], what: String, all: String, others: [String] = []
  ) throws(ScriptError) -> Kind {
    guard let found = known.named(text) else {
      let known = known.map { $0.name } + others
      throw ScriptError(
        "unknown \(what) '\(text)'", span, hint: Spelling.hint(text, among: known, what: all))
    }
    return found
  }
}

extension Named {
  fileprivate func declares(_ option: NamedValue) -> Bool {
    parameters.contains { $0.name == option.name.text }
  }

  /// The candidates that may follow the name, which are its parameters.
  var offers: [Candidate] {
    parameters.map { parameter in
      Candidate(
        "\(parameter.name)=",
        "\(parameter.summary) Range: \(parameter.allowed); "
          + "default \(parameter.unit.text(parameter.standard)).")
    }
  }

  /// Lists the entries of a kind, with one line for each entry and for each of its parameters, and
  /// marks the selected entry.
  ///
  /// - Parameter head: The first line's entry and its meaning; it's marked if no other entry is
  ///   selected.
  static func list(
    _ all: [Self], _ chosen: Self? = nil, after head: (name: String, meaning: String)? = nil
  ) -> String {
    let entries = all.with(chosen)
    let width = entries.map { $0.one.name.count }.max() ?? 0
    func line(_ isMarked: Bool, _ name: String, _ meaning: String) -> String {
      let gap = String(repeating: " ", count: max(0, width - name.count))
      return "\(isMarked ? "*" : " ") \(name)\(gap)  \(meaning)\n"
    }
    let indent = String(repeating: " ", count: width + 4)
    let first = head.map { line(chosen == nil, $0.name, $0.meaning) } ?? ""
    return entries.reduce(first) { text, entry in
      let parameters = entry.one.parameters.map { parameter in
        let value = parameter.unit.text(entry.one.values[parameter])
        return "\(indent)\(parameter.name)=\(value), \(parameter.allowed)\n"
      }
      return text + line(entry.isChosen, entry.one.name, entry.one.summary)
        + parameters.joined()
    }
  }
}
