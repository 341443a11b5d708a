import PantomimeKit

/// `tap on=VIEW`: a finger presses and lifts at the present instant.
package struct Tap: Command {
  package static let form = Form(
    "tap", "Taps a view at the present instant.",
    details:
      "What it starts starts now; the statement takes no time. On an empty stage it taps the "
      + "view's tap recognizers.",
    options: [OptionForm("on", .tappable, "the view to tap")],
    example: ["scene city-guide", "tap on=card"])

  let view: Word

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    guard let view = try arguments.option("on")?.value else {
      throw ScriptError(
        "'tap' needs a view", arguments.verb.span, hint: "for example: tap on=card")
    }
    self.view = view
  }

  package var role: CommandRole { .gesture }

  package var gesturePart: GesturePart { .whole }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(view.span)
    try scene.tappable(view)
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.tap(view: view.text), span: view.span)
  }
}
