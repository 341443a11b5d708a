import PantomimeKit

/// `start [on=ANIMATOR]`: starts the animator, or resumes a paused one.
package struct Start: Command {
  package static let form = Form(
    "start", "Starts the animator, or resumes a paused one.",
    details:
      "The blocks of an inactive animator run immediately: the models take their targets and the presentation starts to "
      + "move (A10). Without a name, some scenes start several animators.",
    options: [delay.form, AnimatorTarget.key.form],
    example: ["scene city-guide", "start"])

  // A negative delay is a misuse of the animator, not of the language (E13).
  private static let delay = VerbKey.offset("after", "the start delay (A17)")

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
