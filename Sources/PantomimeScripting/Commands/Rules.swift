import PantomimeKit
import PantomimeReporting

/// `rules [NAME [as=swift]]`: lists the completion rules and their parameters, or writes one rule
/// as a function.
package struct Rules: Command {
  package static let form = Form(
    "rules", "Lists the completion rules.",
    details: "With a name, it describes that rule alone. The current rule is marked, with its "
      + "current parameters; `set rule=NAME` chooses one, `set "
      + "rule=scene` the scene's rule. `as=swift` prints the rule, or the current one, as an equivalent "
      + "function, with the parameters that are given: `rules flick-or-half as=swift speed=300`.",
    positionals: [Positional(.rule, isOptional: true)],
    options: [dialect.form], more: "[PARAMETER=VALUE …]",
    example: ["set rule=flick-or-half speed=300", "rules flick-or-half"])

  /// The languages in which a rule can be written.
  private enum Dialect: String, CaseIterable {
    case swift
  }

  private static let dialect = VerbKey<Dialect>.choice(
    "as", what: "language", all: "languages", "the language to write the rule in")

  private let rule: NamedRule?
  /// The language in which to write the rule, or `nil` to describe the rule in words.
  private let writtenIn: Dialect?
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    let word = arguments.next()
    guard let word, arguments.hasOptions else {
      writtenIn = try arguments.option(Self.dialect)?.value
      rule = try word.map { (word) throws(ScriptError) in
        try word.named(among: arguments.catalog.rules(for: word), what: "rule", all: "rules")
      }
      return
    }
    let given = try arguments.allOptions()
    guard let dialect = GivenOption(Self.dialect, in: given) else {
      throw ScriptError(
        "'\(given[0].name.text)' needs a language to write the rule in", given[0].span,
        hint: "add as=swift")
    }
    writtenIn = try dialect.value
    var rest = given.filter { $0.name.text != Self.dialect.name }[...]
    rule = try RuleStatement.rule(word, &rest, in: arguments.catalog)
    if rule.flatMap({ SwiftRule.text(of: $0) }) == nil {
      throw Rules.unwritten(word.text, word.span)
    }
  }

  private static func unwritten(_ name: String, _ span: Span) -> ScriptError {
    ScriptError(
      "'\(name)' cannot be written in Swift, because it isn't a built-in rule", span,
      hint: "for example: rules flick-or-half as=swift")
  }

  package var undoBehavior: UndoBehavior { .look }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    if writtenIn != nil {
      let rule = rule ?? session.preferences.rule
      guard let text = rule.flatMap({ SwiftRule.text(of: $0) }) else {
        throw Rules.unwritten(rule?.name ?? NamedRule.nameOfOwn, verb)
      }
      return .text(text)
    }
    if let rule { return .page(Rules.detail(rule, in: session)) }
    let own = (name: NamedRule.nameOfOwn, meaning: "The running scene's rule.")
    return .text(
      NamedRule.list(session.catalog.rules, session.preferences.rule, after: own)
        + "To choose one, for example: set rule=flick-or-half speed=300\n")
  }

  private static func detail(_ rule: NamedRule, in session: Session) -> Page {
    let chosen = session.preferences.rule.flatMap { $0.head.isCopy(of: rule.head) ? $0 : nil }
    var page = Page()
    page.add("\(rule.name)\n  \(rule.summary)\n")
    guard !rule.parameters.isEmpty else {
      page.add("  no parameters\n")
      return page
    }
    var table = PlainTable([
      .init("parameter"), .init("default", .decimal), .init("now", .decimal), .init("takes"),
      .init("meaning"),
    ])
    for parameter in rule.parameters {
      let unit = parameter.unit
      table.add([
        parameter.name, unit.text(parameter.standard),
        chosen.map { unit.text($0.values[parameter]) } ?? "", parameter.allowed,
        parameter.summary,
      ])
    }
    page.add(table)
    return page
  }
}
