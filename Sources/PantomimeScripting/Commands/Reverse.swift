import PantomimeKit

/// `reverse [on=ANIMATOR]`: turns the animator round.
package struct Reverse: Command {
  package static let form = Form(
    "reverse", "Turns the animator round.",
    details: "The picture does not move; the fraction is told in the direction of travel (A77).",
    options: [AnimatorTarget.key.form],
    example: ["scene city-guide", "tap on=card", "wait 0.1", "reverse"])

  let target: AnimatorTarget

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    target = try AnimatorTarget(&arguments)
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try target.check(scene) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try target.run(.reverse, in: &session)
  }
}
