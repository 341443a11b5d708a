import PantomimeKit

/// `set NAME=VALUE`: changes a parameter of the session or of the running scene.
package struct SetCommand: Command {
  package static let form = Form(
    "set", "Changes a parameter of the session or of the running scene.",
    details: "`rate` is the frame rate in Hz; the others are the scene's options that can change "
      + "while it runs.",
    positionals: [Positional(.setting)],
    example: ["scene city-guide", "set rate=120"])

  private let settings: [NamedValue]
  private let rate: Frames?

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    settings = try arguments.allOptions()
    guard let added = settings.first(where: \.isAdded) ?? settings.first else {
      throw ScriptError(
        "'set' needs a parameter", arguments.verb.span, hint: "for example: set rate=120")
    }
    if added.isAdded {
      throw ScriptError("a parameter cannot be added to", added.span, hint: "write = instead of +=")
    }
    guard let given = settings.first(where: { $0.name.text == "rate" }) else {
      rate = nil
      return
    }
    let value = try given.value.number("a frame rate", units: [("Hz", 1)])
    do throws(OutOfRange) {
      rate = try Frames(rate: Int(exactly: value) ?? 0)
    } catch {
      throw ScriptError(
        "the frame rate cannot be '\(given.value.text)'", given.value.span,
        hint: "it takes whole numbers, \(error.allowed)")
    }
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    for setting in settings where setting.name.text != "rate" {
      try scene.needsScene(setting.span)
      _ = try scene.option(setting)
    }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    if let rate { session.frames = rate }
    var response = Response.nothing
    for setting in settings where setting.name.text != "rate" {
      let (name, value) = try session.option(setting)
      response = try session.handle(.set(option: name, to: value), span: setting.span)
    }
    return response
  }
}
