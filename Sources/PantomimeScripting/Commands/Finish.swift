import PantomimeKit

/// `finish [at=start|end|current] [on=ANIMATOR]`: ends a stopped animator.
package struct Finish: Command {
  package static let form = Form(
    "finish", "Ends a stopped animator, or releases a transition toward its end.",
    details:
      "Valid only after `stop` (A32). `at` chooses the resulting model values: initial, final, or "
      + "as shown (A34). A held transition runs to its end over the remaining distance (A224).",
    options: [place.form, AnimatorTarget.key.form],
    example: ["scene city-guide", "tap on=card", "wait 0.1", "stop", "finish at=end"])

  private static let place = VerbKey<Position>.choice(
    "at", what: "position", all: "positions", "the position at which it ends, default end")

  private let position: Position?
  let target: AnimatorTarget

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    position = try arguments.option(Self.place)?.value
    target = try AnimatorTarget(&arguments)
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try target.check(scene)
    if position != nil, let transition = scene.transition(target.name) {
      throw ScriptError(
        "the transition '\(transition)' finishes at its end", target.name?.span ?? target.verb,
        hint: "omit at=, or write cancel on=\(transition)")
    }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.simulation, in: session.catalog))
    return try target.run(.finish(position ?? .end), or: .finish, in: &session)
  }
}
