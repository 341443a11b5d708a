import PantomimeKit

/// `start [on=ANIMATOR]`: starts the animator, or resumes a paused one.
package struct Start: Command {
  package static let form = Form(
    "start", "Starts the animator, or resumes a paused one.",
    details:
      "From inactive its blocks run at once: model values are the targets, what is shown begins to "
      + "move (A10). Without a name some scenes start several together.",
    options: [delay.form, AnimatorTarget.key.form],
    example: ["scene city-guide", "start"])

  // A negative delay is a misuse of the animator, not of the language (E13).
  private static let delay = VerbKey.offset("after", "how long it waits first (A17)")

  let delay: Double?
  let target: AnimatorTarget

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    delay = try arguments.option(Self.delay)?.value
    target = try AnimatorTarget(&arguments)
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try target.check(scene) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try target.run(.start(afterDelay: delay), in: &session)
  }
}
