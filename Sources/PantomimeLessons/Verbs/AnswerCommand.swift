import PantomimeScripting

/// `answer VALUE`: replies to a task that asks for a prediction.
struct AnswerCommand: Command {
  static let form = Form(
    "answer", "Replies to a task of a lesson that asks for a prediction.",
    details:
      "A number can have its unit: `answer 23 %`, `answer 0.23`. The statements of the task "
      + "then run and show the outcome.",
    positionals: [Positional(.text("VALUE"))], more: "[UNIT]", example: ["answer collapsed"])

  /// The reply in the form that an expectation accepts after `==`, with its unit if it has one.
  let reply: String
  /// The position of the reply in the line.
  let span: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let first = try arguments.next("a value", example: "answer collapsed")
    let text = first.isQuoted ? Word.quoted(first.text) : first.text
    guard let unit = arguments.unit() else {
      (reply, span) = (text, first.span)
      return
    }
    (reply, span) = ("\(text) \(unit.text)", first.span.union(unit.span))
  }

  var footing: UndoBehavior { .look }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    throw ScriptError(
      "no task asks for a reply", span, hint: "`lesson` at the prompt lists the lessons")
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(nil, in: session.catalogue))
    return .nothing
  }
}
