import PantomimeKit

/// `stop [finishing=yes|no] [on=ANIMATOR]`: stops the animator at its displayed values.
package struct Stop: Command {
  package static let form = Form(
    "stop", "Stops the animator at the values shown.",
    details: "`stop finishing=no` ends it without completion handlers (A25). By default, it is "
      + "stopped and waits for `finish` (A26), which must follow before the script ends (A50).",
    options: [finishing.form, AnimatorTarget.key.form],
    example: ["scene city-guide", "tap on=card", "wait 0.1", "stop finishing=no"])

  private static let finishing = VerbKey.flag("finishing", "whether `finish` will follow")
    .such(as: "no")

  let finishing: Bool
  let target: AnimatorTarget

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    finishing = try arguments.option(Self.finishing)?.value ?? true
    target = try AnimatorTarget(&arguments)
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try target.check(scene, insteadOf: "stop", own: "pause")
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.simulation, in: session.catalog))
    return try target.run(.stop(withoutFinishing: !finishing), in: &session)
  }
}
