import PantomimeKit

/// `reverse [on=ANIMATOR]`: reverses the animator.
struct Reverse: Command {
  static let form = Form(
    "reverse", "Reverses the animator.",
    details: "Nothing jumps on screen; the fraction is measured in the direction of travel (A77).",
    options: [AnimatorTarget.key.form],
    example: ["scene city-guide", "tap on=card", "wait 0.1", "reverse"])

  let target: AnimatorTarget

  init(_ arguments: inout Arguments) throws(ScriptError) {
    target = try AnimatorTarget(&arguments)
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try target.check(scene, insteadOf: "reverse", own: "cancel")
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.simulation, in: session.catalog))
    return try target.run(.reverse, in: &session)
  }
}
