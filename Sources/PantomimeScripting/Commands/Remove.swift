import PantomimeKit

/// `remove VIEW`: removes a view from its superview.
struct RemoveCommand: MakerCommand {
  static let form = Form(
    "remove", "Removes a view and everything inside it.",
    details:
      "Cancels the touches of the view and completes its view calls unfinished. Animators continue, and "
      + "the values stay readable, but the view is neither drawn nor touched any more.",
    positionals: [Positional(.view)],
    example: ["scene blank", "view card frame=20,600,350,200", "remove card"])

  let construction: Construction
  let span: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let view = try arguments.next("a view", example: "remove card")
    span = view.span
    construction = .remove(view: view.text)
  }
}
