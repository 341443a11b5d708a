import PantomimeKit

/// `data image-latency=… image=…`: the data of one more request arrive now.
package struct DataCommand: Command {
  package static let form = Form(
    "data", "Lets the data of one more request arrive now.",
    details: "What is not given is as the scene's options say.",
    options: [
      OptionForm("image-latency", .time, "how long the picture takes to load, or to fail"),
      OptionForm(
        "image", .words(["loads", "fails", "never", "no-address"]), "what becomes of the picture"),
    ],
    example: ["scene pokedex-detail", "data image-latency=1.5 image=fails"])

  private let verb: Word
  private let given: [NamedValue]

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb
    var given: [NamedValue] = []
    for option in Self.form.options {
      if let value = try arguments.option(option.name) { given.append(value) }
    }
    self.given = given
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    _ = try scene.signal(verb, given)
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.signal(session.signal(verb, given)), span: verb.span)
  }
}
