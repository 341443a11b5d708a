/// `case NAME PARAMETER=VALUE …`: defines one of the cases of a script, each of which is a separate
/// test.
struct CaseCommand: Command {
  static let form = Form(
    "case", "Declares a test case with values for the script's names.",
    details:
      "It belongs at the head of a script, after `use`, `let` and `test` only. The script runs "
      + "as one test per case, and $NAME has the case's value, overriding `let`. All cases "
      + "define the same names.",
    positionals: [Positional(.text("CASE"))], more: "NAME=VALUE …",
    example: [
      "test \"a drag opens the card from a third of the way\"",
      "case short dy=-60 outcome=collapsed", "case long dy=-200 outcome=expanded",
    ])

  private let testCase: TestCase
  private let verb: Span

  static let isHead = true

  static let refusalInReaction: RefusalInReaction? = .isOfHead

  init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    let example = CaseCommand.form.example[2]
    let name = try arguments.next("a name", example: example)
    guard !name.text.isEmpty, name.text.unicodeScalars.allSatisfy({ $0.isLetterOfName }) else {
      let joined = name.text.split(separator: " ").joined(separator: "-")
      let isName = !joined.isEmpty && joined.unicodeScalars.allSatisfy { $0.isLetterOfName }
      throw ScriptError(
        "'\(name.text)' is not a valid case name", name.span,
        hint: isName ? "write \(joined)" : "a name consists of letters, digits, - and _")
    }
    let parameters = try arguments.namedValues().map {
      TestCase.Parameter(name: $0.name, value: $0.value)
    }
    guard !parameters.isEmpty else {
      throw ScriptError(
        "the case '\(name.text)' defines no value", name.span, hint: "for example: \(example)")
    }
    testCase = TestCase(name: name.text, parameters: parameters, span: name.span)
  }

  var role: CommandRole { .head(.testCase(testCase)) }

  var undoBehavior: UndoBehavior { .look }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    let names = testCase.parameters.map { "\($0.name)=\(Word.quoted($0.value))" }
    throw ScriptError(
      "'case' belongs at the head of a script", verb,
      hint: "use `let` here: let \(names.joined(separator: " "))")
  }
}
