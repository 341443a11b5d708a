import PantomimeKit

/// `scroll VIEW to=195`, `scroll VIEW by=440 over=1`: moves a scroll view without a finger.
package struct Scroll: Command {
  package static let form = Form(
    "scroll", "Scrolls a view by program, immediately or over a time.",
    details: "The statement takes no time; a later `scroll` or a touch on the view ends a scroll "
      + "in progress. The values are points along its axis, two of them if it scrolls both ways.",
    positionals: [Positional(.scrollView)],
    options: [to.form, by.form, over.form],
    example: [
      "scene blank", "scroll-view list frame=0,91,390,753 content=390x4000",
      "scroll list by=440 over=1",
    ])

  private static let to = lengths("to", "the target offset")
  private static let by = lengths(
    "by", "the distance to scroll", quantity: .distance(.both))
  private static let over = VerbKey.seconds(
    "over", "the duration at constant speed; default immediate", quantity: .time)

  private static func lengths(
    _ name: String, _ meaning: String, quantity: GestureQuantity? = nil
  ) -> VerbKey<[Double]> {
    VerbKey(name, .expectation, meaning, quantity: quantity) {
      (word) throws(ScriptError) in try word.lengths()
    }
  }

  let view: Word
  let input: ScrollInput
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    view = try arguments.next("a view", example: "scroll list to=195")
    let target = try arguments.option(Self.to)
    let step = try arguments.option(Self.by)
    guard let given = target ?? step else {
      throw ScriptError(
        "'scroll' needs a target", arguments.verb.span.union(view.span), hint: "add to= or by=")
    }
    if let target, let step {
      throw ScriptError(
        "'to' and 'by' cannot be combined", target.span.union(step.span), hint: "keep one")
    }
    span = view.span
    input = ScrollInput(
      try given.value, isRelative: target == nil,
      over: try arguments.option(Self.over)?.value ?? 0)
  }

  package var role: CommandRole { .gesture }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    try scene.scrollView(view)
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.scroll(input, view: view.text), span: span)
  }
}
