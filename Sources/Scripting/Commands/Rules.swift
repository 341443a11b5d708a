import PantomimeKit
import Reporting

/// `rules [NAME]`: the completion rules there are, and their parameters.
package struct Rules: Command {
  package static let form = Form(
    "rules", "Lists the rules that can decide what a lift-off means.",
    details: "With a name it tells of that rule alone. The one in force is marked, and its "
      + "parameters have the values they were set to; `set rule=NAME` chooses one, `set "
      + "rule=scene` the scene's own.",
    positionals: [Positional(.rule, isOptional: true)],
    example: ["set rule=flick-or-half speed=300", "rules flick-or-half"])

  private let rule: NamedRule?

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    guard let word = arguments.next() else {
      rule = nil
      return
    }
    let name = try word.choice(NamedRule.all.map(\.name), what: "rule", all: "rules")
    rule = NamedRule.named(name)
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    if let rule { return .text(Rules.detail(rule, in: session)) }
    let all = NamedRule.all
    let width = all.map(\.name.count).max() ?? 0
    let own = Session.ownRule
    let name = own + String(repeating: " ", count: max(0, width - own.count))
    let mark = session.preferences.rule == nil ? "*" : " "
    return .text(
      "\(mark) \(name)  What the running scene decides by itself.\n"
        + all.map { Rules.entry($0, width, in: session) }.joined()
        + "Choose one with, for example: set rule=flick-or-half speed=300\n")
  }

  /// A line for the rule, and one for each parameter.
  private static func entry(_ rule: NamedRule, _ width: Int, in session: Session) -> String {
    let isChosen = rule.name == session.preferences.rule?.name
    let name = rule.name + String(repeating: " ", count: max(0, width - rule.name.count))
    let indent = String(repeating: " ", count: width + 4)
    let shown = isChosen ? session.preferences.rule ?? rule : rule
    let parameters = shown.parameters.map { parameter in
      "\(indent)\(parameter.name)=\(parameter.unit.text(shown.values[parameter.name])), "
        + "\(parameter.allowed)\n"
    }
    return "\(isChosen ? "*" : " ") \(name)  \(rule.summary)\n" + parameters.joined()
  }

  private static func detail(_ rule: NamedRule, in session: Session) -> String {
    let chosen = session.preferences.rule?.name == rule.name ? session.preferences.rule : nil
    let heading = "\(rule.name)\n  \(rule.summary)\n"
    guard !rule.parameters.isEmpty else { return heading + "  It has no parameters.\n" }
    var table = PlainTable([
      .init("parameter"), .init("default", .decimal), .init("now", .decimal), .init("takes"),
      .init("meaning"),
    ])
    for parameter in rule.parameters {
      let unit = parameter.unit
      table.add([
        parameter.name, unit.text(parameter.standard),
        chosen.map { unit.text($0.values[parameter.name]) } ?? "", parameter.allowed,
        parameter.summary,
      ])
    }
    return heading + table.text
  }
}
