import PantomimeKit

/// `continue [factor=NUMBER] [curve=TIMING] [on=ANIMATOR]`: resumes a paused animator.
struct Continue: Command {
  static let form = Form(
    "continue", "Continues a paused animator in its current direction.",
    details: "Without a factor, it takes the remaining time; with one, it ends factor × duration "
      + "from now, whatever its progress (A118, A119).",
    options: [factor.form, curve.form, AnimatorTarget.key.form],
    example: [
      "scene city-guide", "tap on=card", "wait 0.1", "pause", "continue factor=0.2 curve=linear",
    ])

  private static let factor = VerbKey.number(
    "factor", "a factor", "a fraction of the full duration; 0 for the remaining time"
  ).such(as: "0.5")
  private static let curve = VerbKey.timing("curve", "the timing of the rest of this run")

  let factor: Double
  let timing: Timing?
  let target: AnimatorTarget

  init(_ arguments: inout Arguments) throws(ScriptError) {
    factor = try arguments.option(Self.factor)?.value ?? 0
    timing = try arguments.option(Self.curve)?.value
    target = try AnimatorTarget(&arguments)
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try target.check(scene, insteadOf: "continue", own: "finish")
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.simulation, in: session.catalog))
    return try target.run(.resume(timing: timing, durationFactor: factor), in: &session)
  }
}
