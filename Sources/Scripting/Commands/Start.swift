import PantomimeKit

/// `start [on=ANIMATOR]`: starts the animator, or resumes a paused one.
package struct Start: Command {
  package static let form = Form(
    "start", "Starts the animator, or resumes a paused one.",
    details:
      "From inactive its blocks run at once: model values are the targets, what is shown begins to move (A10).",
    options: [AnimatorTarget.option], example: ["scene city-guide", "start"])

  let target: AnimatorTarget

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    target = try AnimatorTarget(&arguments)
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try target.check(scene) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try target.run(.start(), in: &session)
  }
}
