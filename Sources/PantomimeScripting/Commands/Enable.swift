import PantomimeKit

/// `enable GESTURE`: switches a recognizer on.
struct Enable: Command {
  static let form = Form(
    "enable", "Enables a recognizer again.",
    details: "It ignores touches that are already down.",
    positionals: [Positional(.gesture)],
    example: [
      "scene blank", "view card frame=20,600,350,200", "gesture card pan on=card",
      "disable card", "touch down on=card", "enable card",
    ])

  private let gesture: Word

  init(_ arguments: inout Arguments) throws(ScriptError) {
    gesture = try arguments.next("a recognizer", example: "enable card")
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(gesture.span)
    try scene.gesture(gesture)
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.setEnabled(gesture: gesture.text, true), span: gesture.span)
  }
}
