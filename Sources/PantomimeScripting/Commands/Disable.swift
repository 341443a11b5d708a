import PantomimeKit

/// `disable GESTURE`: switches a recognizer off.
struct Disable: Command {
  static let form = Form(
    "disable", "Disables a recognizer.",
    details:
      "An active recognizer is cancelled with an action message; a possible one fails without "
      + "one. It receives no touches until `enable`.",
    positionals: [Positional(.gesture)],
    example: [
      "scene blank", "view card frame=20,600,350,200", "gesture card pan on=card",
      "touch down on=card", "at 0.1 touch move y+=-40", "disable card",
    ])

  private let gesture: Word

  init(_ arguments: inout Arguments) throws(ScriptError) {
    gesture = try arguments.next("a recognizer", example: "disable card")
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(gesture.span)
    try scene.gesture(gesture)
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.setEnabled(gesture: gesture.text, false), span: gesture.span)
  }
}
