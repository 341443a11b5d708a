import PantomimeKit

/// `pause [on=ANIMATOR]`: pauses the animator at its current fraction.
package struct Pause: Command {
  package static let form = Form(
    "pause", "Pauses the animator.",
    details: "An inactive animator becomes active, paused at its start (A22).",
    options: [AnimatorTarget.key.form],
    example: ["scene city-guide", "tap on=card", "wait 0.1", "pause"])

  let target: AnimatorTarget

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    target = try AnimatorTarget(&arguments)
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try target.check(scene) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try target.run(.pause, in: &session)
  }
}
