import PantomimeKit

/// `pause [on=ANIMATOR]`: pauses the animator at its current fraction.
struct Pause: Command {
  static let form = Form(
    "pause", "Pauses the animator or the transition.",
    details: "An inactive animator becomes active, paused at its start (A22). A running transition "
      + "becomes interactive at its present percent (A229).",
    options: [AnimatorTarget.key.form],
    example: ["scene city-guide", "tap on=card", "wait 0.1", "pause"])

  let target: AnimatorTarget

  init(_ arguments: inout Arguments) throws(ScriptError) {
    target = try AnimatorTarget(&arguments)
  }

  func check(_ scene: SceneCheck) throws(ScriptError) { try target.check(scene) }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try target.run(.pause, or: .pause, in: &session)
  }
}
