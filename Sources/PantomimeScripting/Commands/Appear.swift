import PantomimeKit

/// `appear`: the screen appears again.
struct Appear: Command {
  static let form = Form(
    "appear", "Makes the screen appear again.",
    details: "In `pokedex-detail`, the screen prepares to load, as it did at first; in "
      + "`pokedex-list`, the list reappears after the detail.",
    example: ["scene pokedex-detail", "appear"])

  private let verb: Word

  init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    _ = try scene.signal(verb, [])
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.signal(session.sceneCheck.signal(verb, [])), span: verb.span)
  }
}
