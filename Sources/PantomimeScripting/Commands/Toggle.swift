import PantomimeKit

/// `toggle ANIMATOR [by=GESTURE]`: starts the run to the other end.
package struct Toggle: Command {
  package static let form = Form(
    "toggle", "Starts an animator toward its other end, now or at every tap.",
    details:
      "The first run goes out to the targets of its blocks, and the next returns home. Unless the "
      + "animator is inactive, the tap is ignored, with a reason. `ANIMATOR.place` is its "
      + "current place, `home` or `out`.",
    positionals: [Positional(.animator)],
    options: [gesture.form],
    example: [
      "scene blank", "view card frame=70,247,250,350", "gesture hit tap on=card",
      "animator open duration=0.3", "animate card.frame to=0,0,390,844 on=open",
      "toggle open by=hit",
    ])

  private static let gesture = VerbKey.name(
    "by", .gesture, "the tap recognizer; default now")

  private let animator: Word
  private let gesture: Word?

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    animator = try arguments.next("an animator", example: "toggle open by=hit")
    gesture = try arguments.option(Self.gesture)?.value
  }

  private var connection: Connection { .toggle(animator: animator.text, by: gesture?.text) }

  package var role: CommandRole { .maker(.connection(connection), animator.span) }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(animator.span)
    try scene.animator(animator)
    if let gesture { try scene.gesture(gesture) }
    try scene.tries(.connection(connection)) { impossible in
      guard case .connection(.wrongGesture) = impossible else { return animator.span }
      return gesture?.span ?? animator.span
    }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.running(animator.span), in: session.catalogue))
    return try session.handle(.construct(.connection(connection)), span: animator.span)
  }
}
