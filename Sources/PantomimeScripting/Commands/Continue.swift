import PantomimeKit

/// `continue [factor=NUMBER] [curve=TIMING] [on=ANIMATOR]`: resumes a paused animator.
package struct Continue: Command {
  package static let form = Form(
    "continue", "Continues a paused animator in its present direction.",
    details: "Without a factor it takes the time that is left; with one it ends factor × duration "
      + "from now, wherever it stands (A118, A119).",
    options: [
      OptionForm("factor", .number, "share of the whole duration, 0 for the time that is left"),
      OptionForm("curve", .timing, "another timing for the rest of this run"),
      AnimatorTarget.option,
    ],
    example: [
      "scene city-guide", "tap on=card", "wait 0.1", "pause", "continue factor=0.2 curve=linear",
    ])

  let factor: Double
  let timing: Timing?
  let target: AnimatorTarget

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    factor = try arguments.option("factor")?.value.number("a factor") ?? 0
    if let curve = try arguments.option("curve") {
      timing = try TimingValue.read(curve.value)
    } else {
      timing = nil
    }
    target = try AnimatorTarget(&arguments)
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try target.check(scene) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try target.run(.resume(timing: timing, factor: factor), in: &session)
  }
}
