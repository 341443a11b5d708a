import PantomimeReporting

/// `let NAME=VALUE`: defines a name for a value.
package struct Let: Command {
  package static let form = Form(
    "let", "Names a value; $NAME inserts it.",
    details:
      "$NAME can appear anywhere in a statement, also in quotes, and is replaced by the value's "
      + "text; -$NAME is the negated number. A quoted value can be a "
      + "statement, or several separated by ;, which $NAME alone on a line "
      + "runs. Write a dollar sign as \\$. Names persist across scenes; `undo` and `switch` "
      + "do not change them. Those of a file are defined after the `use` statement that includes "
      + "the file.",
    more: "NAME=VALUE",
    example: ["scene city-guide", "let up=\"flick up speed=900 on=card; run\""])

  private let values: [(name: String, value: String)]

  package static let refusalInReaction: RefusalInReaction? = .standsAlone(
    because: "is evaluated before anything runs")

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let example = "for example: let speed=900"
    let values = try arguments.namedValues()
    if let word = arguments.nextWord {
      throw ScriptError("unexpected '\(word.text)' in 'let'", word.span, hint: example)
    }
    guard !values.isEmpty else {
      throw ScriptError("'let' needs a name and a value", arguments.verb.span, hint: example)
    }
    self.values = values
  }

  package var role: CommandRole { .definition(values) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    for (name, value) in values { session.names.set(name, to: value) }
    let names = values.map { "$\($0.name)" }
    return .noted(
      Clause(
        .name, values.first?.name, detail: names.count > 1 ? Spelling.list(names, "and") : nil))
  }

  /// Returns a note if a later name is an option of the statement that the value before it begins:
  /// the statement isn't quoted.
  static func notes(on statement: Statement) -> [Answer] {
    guard case .definition(let values) = statement.command.role, values.count > 1,
      let options = Commands.named(values[0].value)?.form.options.map({ $0.name }),
      values.dropFirst().allSatisfy({ options.contains($0.name) })
    else { return [] }
    let whole = [values[0].value] + values.dropFirst().map { "\($0.name)=\($0.value)" }
    return [
      Answer(
        Clause(
          .doubtful,
          detail: "note: a statement needs quotes: "
            + "\(form.name) \(values[0].name)=\"\(whole.joined(separator: " "))\""))
    ]
  }
}

extension Arguments {
  /// Parses the remaining options as names, each with its value.
  mutating func namedValues() throws(ScriptError) -> [(name: String, value: String)] {
    try allOptions().map { (given) throws(ScriptError) in
      guard !given.isAdded else {
        throw ScriptError("a name does not support +=", given.span, hint: "write = instead")
      }
      guard given.name.text.unicodeScalars.allSatisfy({ $0.isLetterOfName }) else {
        throw ScriptError(
          "'\(given.name.text)' is not a valid name", given.name.span,
          hint: "a name consists of letters, digits, - and _")
      }
      return (given.name.text, given.value.text)
    }
  }
}

extension Statement {
  /// Returns whether a text names a value.
  static func names(_ text: String) -> Bool { text.hasPrefix("\(Let.form.name) ") }
}
