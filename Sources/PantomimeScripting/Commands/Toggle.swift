import PantomimeKit

/// `toggle ANIMATOR [by=GESTURE] [while-running=ignore|reverse]`: starts the run to the other end.
package struct Toggle: Command {
  package static let form = Form(
    "toggle", "Starts an animator toward its other end, now or at every tap.",
    details:
      "The first run goes out to the targets of its blocks, and the next returns home. "
      + "`ANIMATOR.place` is its current place, `home` or `out`. A path with anchors goes to the "
      + "farther end of its anchors, or to the first if both are equally far. While a run is in "
      + "flight, a toggle is ignored, with a reason; with `while-running=reverse`, it returns the run "
      + "to where it started, or to the anchor that it left, and the next toggle reverses it again. A "
      + "run that is held ignores every toggle, because the release decides.",
    positionals: [Positional(.animator)],
    options: [gesture.form, whileRunning.form],
    example: [
      "scene blank", "view card frame=70,247,250,350", "gesture hit tap on=card",
      "animator open duration=0.3", "animate card.frame to=0,0,390,844 on=open",
      "toggle open by=hit",
    ])

  private static let gesture = VerbKey.name(
    "by", .gesture, "the tap recognizer; default now")

  private static let whileRunning = VerbKey<Connection.WhileRunning>.choice(
    "while-running", what: "effect", all: "effects",
    "whether a toggle in flight is ignored, the default, or reverses the run")

  private let animator: Word
  private let gesture: Word?
  private let whileRunning: Connection.WhileRunning

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    animator = try arguments.next("an animator", example: "toggle open by=hit")
    gesture = try arguments.option(Self.gesture)?.value
    whileRunning = try arguments.option(Self.whileRunning)?.value ?? .ignore
  }

  private var connection: Connection {
    .toggle(animator: animator.text, by: gesture?.text, whileRunning: whileRunning)
  }

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
    try check(SceneCheck(session.running(animator.span), in: session.catalog))
    return try session.handle(.construct(.connection(connection)), span: animator.span)
  }
}
