import PantomimeKit

/// `finish [at=start|end|current] [on=ANIMATOR]`: ends a stopped animator.
package struct Finish: Command {
  package static let form = Form(
    "finish", "Ends a stopped animator and runs its completions.",
    details: "Legal only after `stop` (A32). The values become those of the position (A34).",
    options: [
      OptionForm(
        "at", .words(Position.allCases.map { $0.rawValue }), "where it ends, by default end"),
      AnimatorTarget.option,
    ],
    example: ["scene city-guide", "tap on=card", "wait 0.1", "stop", "finish at=end"])

  let position: Position
  let target: AnimatorTarget

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let names = Position.allCases.map { $0.rawValue }
    let name = try arguments.option("at")?.value.choice(
      names, what: "position", all: "positions")
    position = name.flatMap(Position.init(rawValue:)) ?? .end
    target = try AnimatorTarget(&arguments)
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try target.check(scene) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try target.run(.finish(position), in: &session)
  }
}
