import PantomimeReporting

/// The form of a picture: on the terminal, as text, or in a file.
struct PictureForm: Sendable {
  private enum Kind {
    case drawn
    case words
    case file(Word, replaces: Bool)
  }

  /// The output for a picture.
  private enum Output {
    case words
    case file(Word)
  }

  /// The options for the form.
  static let options = [output.form, replace.form]

  private static let output = VerbKey<Output>(
    "as", .words([words]), "`text` for words, or a file name ending in .svg"
  ) { (word) throws(ScriptError) in
    if word.text == words { return .words }
    guard word.text.hasSuffix(image), word.text != image, !word.text.hasSuffix("/" + image) else {
      throw ScriptError(
        "'\(word.text)' is not a picture format", word.span,
        hint: "write as=text for words, or a file name ending in .svg")
    }
    return .file(word)
  }
  private static let replace = VerbKey.flag("replace", "whether to replace an existing file")
  private static let (words, image) = ("text", ".svg")

  private let kind: Kind

  /// Parses the options `as` and `replace`.
  init(_ arguments: inout Arguments) throws(ScriptError) {
    let replaces = try arguments.option(Self.replace)?.value ?? false
    switch try arguments.option(Self.output)?.value {
    case nil: kind = .drawn
    case .words: kind = .words
    case .file(let file): kind = .file(file, replaces: replaces)
    }
  }

  /// Parses `plot=yes` and the form, or returns `nil` if no picture is requested.
  init?(ofTiming arguments: inout Arguments, _ plot: VerbKey<Bool>) throws(ScriptError) {
    let plot = try arguments.option(plot)?.value
    let output = try arguments.option(Self.output)
    let replace = try arguments.option(Self.replace)
    let isTold = output != nil || replace != nil
    self = try PictureForm(&arguments)
    guard plot ?? isTold else { return nil }
  }

  /// Throws an error if the picture goes to a file where writing is unavailable.
  func check(_ scene: SceneCheck) throws(ScriptError) {
    if case .file(let file, _) = kind { try scene.mayWrite(file.span) }
  }

  /// Returns the response with the picture, after writing its file, if any.
  func response(_ picture: Picture, in session: Session) throws(ScriptError) -> Response {
    switch kind {
    case .drawn: return .picture(picture)
    case .words: return .text(picture.words)
    case .file(let file, let replaces):
      try check(
        SceneCheck(session.simulation, in: session.catalogue, files: session.host.files))
      let drawing = picture.drawing(columns: Picture.standardColumns)
      try session.host.files.write(VectorImage.text(drawing), to: file, replaces: replaces)
      return .text("wrote \(file.text): \(drawing.title)\n")
    }
  }
}
