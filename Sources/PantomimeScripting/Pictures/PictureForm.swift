import PantomimeReporting

/// How a picture is wanted: on the terminal, in words, or in a file.
struct PictureForm: Sendable {
  private enum Kind {
    case drawn
    case words
    case file(Word, replaces: Bool)
  }

  /// The options it is told by.
  static let options = [
    OptionForm("as", .words([words]), "`text` for words, or a file whose name ends in .svg"),
    OptionForm("replace", .words(["yes", "no"]), "whether it may take the place of a file"),
  ]
  private static let (words, image) = ("text", ".svg")

  private let kind: Kind

  /// Takes the options `as` and `replace`.
  init(_ arguments: inout Arguments) throws(ScriptError) {
    let replaces = try arguments.option("replace")?.value.flag() ?? false
    guard let value = try arguments.option("as")?.value else {
      kind = .drawn
      return
    }
    if value.text == PictureForm.words {
      kind = .words
    } else if value.text.hasSuffix(PictureForm.image), value.text != PictureForm.image,
      !value.text.hasSuffix("/" + PictureForm.image)
    {
      kind = .file(value, replaces: replaces)
    } else {
      throw ScriptError(
        "'\(value.text)' is no form of a picture", value.span,
        hint: "write as=text for words, or a file whose name ends in .svg")
    }
  }

  /// Takes `plot=yes` and how it is wanted, which alone says that it is; `nil` where no picture of a
  /// timing is.
  init?(ofTiming arguments: inout Arguments) throws(ScriptError) {
    let plot = try arguments.option("plot")?.value.flag()
    var isTold = false
    for option in PictureForm.options {
      let given = try arguments.option(option.name)
      isTold = isTold || given != nil
    }
    self = try PictureForm(&arguments)
    guard plot ?? isTold else { return nil }
  }

  /// Refuses a file where none may be written.
  func check(_ scene: SceneCheck) throws(ScriptError) {
    if case .file(let file, _) = kind { try scene.mayWrite(file.span) }
  }

  /// What shows the picture, which is written first where a file is wanted.
  func response(_ picture: Picture, in session: Session) throws(ScriptError) -> Response {
    switch kind {
    case .drawn: return .picture(picture)
    case .words: return .text(picture.words)
    case .file(let file, let replaces):
      try check(
        SceneCheck(session.simulation, in: session.catalogue, files: session.files))
      let drawing = picture.drawing(columns: Picture.standardColumns)
      try session.write(VectorImage.text(drawing), to: file, replaces: replaces)
      return .text("drawn: \(file.text), \(drawing.title)\n")
    }
  }
}
