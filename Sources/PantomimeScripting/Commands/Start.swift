import PantomimeKit

/// `start [on=ANIMATOR]`: starts the animator, or resumes a paused one.
package struct Start: Command {
  package static let form = Form(
    "start", "Starts the animator, or resumes a paused one.",
    details:
      "The blocks of an inactive animator run immediately: the models take their targets and the presentation starts to "
      + "move (A10). Without a name, some scenes start several animators. A transition starts held at 0, "
      + "or runs if it was declared with `interactive=no` (A228).",
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

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try target.check(scene)
    if delay != nil, let transition = scene.transition(target.name) {
      throw ScriptError(
        "the transition '\(transition)' has no start delay", target.name?.span ?? target.verb,
        hint: "omit after=, or write at TIME start on=\(transition)")
    }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.simulation, in: session.catalog))
    return try target.run(.start(afterDelay: delay), or: .start, in: &session)
  }
}
