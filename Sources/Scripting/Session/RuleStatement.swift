import PantomimeKit

/// `rule=NAME` with the parameters behind it, as `set` takes it.
enum RuleStatement {
  /// The rule that is named, with its parameters set; `nil` for the scene's own.
  static func rule(_ given: ArraySlice<NamedValue>) throws(ScriptError) -> NamedRule? {
    guard let name = given.first?.value else { return nil }
    let own = [Session.ownRule, "none"]
    if own.contains(name.text) {
      guard let parameter = given.dropFirst().first else { return nil }
      throw ScriptError(
        "the scene's own rule has no parameter '\(parameter.name.text)'", parameter.name.span,
        hint: "name a rule, for example: set rule=flick-or-half speed=300")
    }
    let names = NamedRule.all.map(\.name) + [Session.ownRule]
    let found = try name.choice(names, what: "rule", all: "rules")
    guard var rule = NamedRule.named(found) else { return nil }
    for option in given.dropFirst() { try set(option, of: &rule) }
    return rule
  }

  private static func set(_ option: NamedValue, of rule: inout NamedRule) throws(ScriptError) {
    let name = option.name.text
    let unit = rule.parameters.first { $0.name == name }?.unit
    let value = try unit.map { unit throws(ScriptError) in try number(option.value, unit) } ?? 0
    do throws(RuleProblem) {
      try rule.set(name, to: value)
    } catch {
      switch error {
      case .unknownParameter(_, let known):
        throw ScriptError(
          "the rule '\(rule.name)' has no parameter '\(name)'", option.name.span,
          hint: Spelling.hint(name, among: known, what: "parameters"))
      case .outOfRange(let range):
        throw ScriptError(
          "'\(name)' cannot be '\(option.value.text)'", option.value.span,
          hint: "it takes \(range.allowed)")
      }
    }
  }

  private static func number(_ word: Word, _ unit: RuleUnit) throws(ScriptError) -> Double {
    switch unit {
    case .points: return try word.points()
    case .pointsPerSecond: return try word.velocity()
    case .fraction: return try word.fraction()
    case .seconds: return try word.seconds()
    case .waysPerSecond: return try word.number("a relative speed", units: [("/s", 1)])
    case .perMillisecond: return try word.number("a share", units: [("/ms", 1)])
    case .flag:
      if let numeral = Numeral(word.text), numeral.unit.isEmpty { return numeral.value }
      return try word.flag() ? 1 : 0
    }
  }

  /// What may follow the name of a rule.
  static func parameters(of name: String) -> [Completion.Candidate] {
    (NamedRule.named(name)?.parameters ?? []).map { parameter in
      Completion.Candidate(
        "\(parameter.name)=",
        "\(parameter.summary) Takes \(parameter.allowed); "
          + "\(parameter.unit.text(parameter.standard)) if not given.")
    }
  }

  /// A rule as it would be written after `set`, with the values it has.
  static func text(_ rule: NamedRule?) -> String {
    guard let rule else { return Session.ownRule }
    let values = rule.parameters.map { "\($0.name)=\(Numerals.text(rule.values[$0.name]))" }
    return ([rule.name] + values).joined(separator: " ")
  }
}
