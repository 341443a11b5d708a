import PantomimeReporting

/// `let NAME=VALUE`: gives a name to a value.
package struct Let: Command {
  package static let form = Form(
    "let", "Gives a name to a value, which $NAME stands for from then on.",
    details:
      "$NAME may stand anywhere in a statement, in quotation marks, too, and is what the value "
      + "is, as if that were written there; -$NAME is the negative number. A value that is a "
      + "statement, or several with ; between them, is quoted, and $NAME on a line of its own "
      + "carries them out. A dollar itself is \\$. Names hold through all scenes, and those of a "
      + "file hold behind `use` of it.",
    more: "NAME=VALUE",
    example: ["scene city-guide", "let up=\"flick up speed=900 on=card; run\""])

  private let values: [(name: String, value: String)]

  package static let refusalInReaction: RefusalInReaction? = .standsAlone(
    because: "is known before anything runs")

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let example = "for example: let speed=900"
    var values: [(name: String, value: String)] = []
    for given in try arguments.allOptions() {
      guard !given.isAdded else {
        throw ScriptError("a name cannot be added to", given.span, hint: "write = instead of +=")
      }
      guard given.name.text.unicodeScalars.allSatisfy({ $0.isLetterOfName }) else {
        throw ScriptError(
          "'\(given.name.text)' is no name", given.name.span,
          hint: "a name is made of letters, digits, - and _")
      }
      values.append((given.name.text, given.value.text))
    }
    if let word = arguments.nextWord {
      throw ScriptError("'let' does not take '\(word.text)' here", word.span, hint: example)
    }
    guard !values.isEmpty else {
      throw ScriptError("'let' needs a name and a value", arguments.verb.span, hint: example)
    }
    self.values = values
  }

  package var role: CommandRole { .definition(values) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    for (name, value) in values { session.names.set(name, to: value) }
    return .noted(Clause(.name, values.first?.name))
  }
}
