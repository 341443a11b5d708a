import PantomimeKit
import PantomimeScenes

/// `data image-latency=… image=…`: delivers the response to another data request now.
struct DataCommand: Command {
  static let form = Form(
    "data", "Delivers the data of another request now.",
    details: "The defaults are the scene's options.",
    options: [latency.form, image.form],
    example: ["scene pokedex-detail", "data image-latency=1.5 image=fails"])

  // The scene parses both values as those of its options with the same names.
  private static let latency = VerbKey.time(
    "image-latency", "the time until the image loads or fails")
  private static let image = VerbKey<PokedexDetail.Image>.choice(
    "image", what: "image", all: "values", "the result of loading the image")

  private let verb: Word
  private let given: [NamedValue]

  init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb
    let (latency, image) = (
      try arguments.option(Self.latency), try arguments.option(Self.image)
    )
    given = [latency?.written, image?.written].compactMap { $0 }
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    _ = try scene.signal(verb, given)
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.signal(session.sceneCheck.signal(verb, given)), span: verb.span)
  }
}
