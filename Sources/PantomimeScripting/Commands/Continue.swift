import PantomimeKit

/// `continue [factor=NUMBER] [curve=TIMING] [on=ANIMATOR]`: resumes a paused animator.
package struct Continue: Command {
  package static let form = Form(
    "continue", "Continues a paused animator in its present direction.",
    details: "Without a factor it takes the time that is left; with one it ends factor × duration "
      + "from now, wherever it stands (A118, A119).",
    options: [factor.form, curve.form, AnimatorTarget.key.form],
    example: [
      "scene city-guide", "tap on=card", "wait 0.1", "pause", "continue factor=0.2 curve=linear",
    ])

  private static let factor = VerbKey.number(
    "factor", "a factor", "share of the whole duration, 0 for the time that is left")
  private static let curve = VerbKey.timing("curve", "another timing for the rest of this run")

  let factor: Double
  let timing: Timing?
  let target: AnimatorTarget

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    factor = try arguments.option(Self.factor)?.value ?? 0
    timing = try arguments.option(Self.curve)?.value
    target = try AnimatorTarget(&arguments)
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try target.check(scene) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try target.run(.resume(timing: timing, factor: factor), in: &session)
  }
}
