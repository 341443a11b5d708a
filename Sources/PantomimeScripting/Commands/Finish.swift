import PantomimeKit

/// `finish [at=start|end|current] [on=ANIMATOR]`: ends a stopped animator.
package struct Finish: Command {
  package static let form = Form(
    "finish", "Ends a stopped animator and runs its completion handlers.",

    details:
      "Valid only after `stop` (A32). `at` chooses the resulting model values: initial, final, or "
      + "as shown (A34).",
    options: [place.form, AnimatorTarget.key.form],
    example: ["scene city-guide", "tap on=card", "wait 0.1", "stop", "finish at=end"])

  private static let place = VerbKey<Position>.choice(
    "at", what: "position", all: "positions", "the position at which it ends, default end")

  let position: Position
  let target: AnimatorTarget

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    position = try arguments.option(Self.place)?.value ?? .end
    target = try AnimatorTarget(&arguments)
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try target.check(scene) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try target.run(.finish(position), in: &session)
  }
}
