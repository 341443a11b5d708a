import PantomimeKit
import PantomimeReporting

/// `rules [NAME]`: lists the completion rules and their parameters.
package struct Rules: Command {
  package static let form = Form(
    "rules", "Lists the completion rules.",
    details: "With a name, it describes that rule alone. The current rule is marked, with its "
      + "current parameters; `set rule=NAME` chooses one, `set "
      + "rule=scene` the scene's rule.",
    positionals: [Positional(.rule, isOptional: true)],
    example: ["set rule=flick-or-half speed=300", "rules flick-or-half"])

  private let rule: NamedRule?

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    guard let word = arguments.next() else {
      rule = nil
      return
    }
    rule = try word.named(among: arguments.catalogue.rules, what: "rule", all: "rules")
  }

  package var footing: UndoBehavior { .look }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    if let rule { return .page(Rules.detail(rule, in: session)) }
    let own = (name: NamedRule.nameOfOwn, meaning: "The running scene's rule.")
    return .text(
      NamedRule.list(session.catalogue.rules, session.preferences.rule, after: own)
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
