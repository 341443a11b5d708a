import PantomimeKit

/// `scrub FRACTION [on=ANIMATOR]`: assigns the fraction of a paused animator.
struct Scrub: Command {
  static let form = Form(
    "scrub", "Assigns the fraction of a paused animator.",
    details:
      "An inactive animator becomes active and paused there; a running one ignores it (A36 – "
      + "A38). Values are clamped to 0–1 (U9).",
    positionals: [Positional(.fraction)], options: [AnimatorTarget.key.form],
    example: ["scene city-guide", "tap on=card", "pause", "scrub 0.4"])

  let fraction: Double
  let target: AnimatorTarget

  init(_ arguments: inout Arguments) throws(ScriptError) {
    fraction = try arguments.next("a fraction", example: "scrub 0.4").fraction()
    target = try AnimatorTarget(&arguments)
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try target.check(scene, insteadOf: "scrub", own: "update \(Numerals.text(fraction))")
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.simulation, in: session.catalog))
    return try target.run(.scrub(fraction), in: &session)
  }
}
