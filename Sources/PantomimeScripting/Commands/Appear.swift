import PantomimeKit

/// `appear`: the screen appears once more.
package struct Appear: Command {
  package static let form = Form(
    "appear", "Lets the screen appear once more.",
    details: "In `pokedex-detail` it prepares its loading again, as it did when it was loaded; in "
      + "`pokedex-list` the list returns from the detail.",
    example: ["scene pokedex-detail", "appear"])

  private let verb: Word

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    _ = try scene.signal(verb, [])
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.signal(session.sceneCheck.signal(verb, [])), span: verb.span)
  }
}
