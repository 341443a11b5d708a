import PantomimeReporting

/// The form in which a picture is output: drawn in the terminal, as plain text, or in a file.
package struct PictureForm: Sendable {
  private enum Kind {
    case drawn
    case words
    case file(Word, replaces: Bool)
  }

  /// The output to which a picture is written.
  private enum Output {
    case words
    case file(Word)
  }

  /// The options for the form.
  static let options = [output.form, replace.form, theme.form, width.form]

  private static let output = VerbKey<Output>(
    "as", .words([words]), "`text` for words, or a file name ending in .svg or .png"
  ) { (word) throws(ScriptError) in
    if word.text == words { return .words }
    guard isVector(word.text) || isRaster(word.text) else {
      throw ScriptError(
        "'\(word.text)' is not a picture format", word.span,
        hint: "write as=text for words, or a file name ending in .svg or .png")
    }
    return .file(word)
  }
  private static let replace = VerbKey.flag("replace", "whether to replace an existing file")
  private static let (words, vector, raster) = ("text", ".svg", ".png")
  private static let theme = VerbKey<Theme>(
    "theme", .words(Theme.allCases.map { $0.rawValue }), "the colors; default the reader's"
  ) { (word) throws(ScriptError) in try word.choice(what: "theme", all: "themes") }
  private static let width = VerbKey.count(
    "width", narrowest...widest, "a width",
    "the width in columns, or in pixels for a file, whose text then scales")
  /// The range of widths; our choice.
  private static let (narrowest, widest) = (20, 10_000)

  private let kind: Kind
  private let theme: Theme?
  private let width: Int?

  /// Returns whether a file has the name of an SVG image.
  package static func isVector(_ file: String) -> Bool { isNamed(file, vector) }

  /// Returns whether a file has the name of a PNG image.
  package static func isRaster(_ file: String) -> Bool { isNamed(file, raster) }

  private static func isNamed(_ file: String, _ ending: String) -> Bool {
    file.hasSuffix(ending) && file != ending && !file.hasSuffix("/" + ending)
  }

  /// Parses the options.
  init(_ arguments: inout Arguments) throws(ScriptError) {
    let replaces = try arguments.option(Self.replace)?.value ?? false
    theme = try arguments.option(Self.theme)?.value
    width = try arguments.option(Self.width)?.value
    switch try arguments.option(Self.output)?.value {
    case nil: kind = .drawn
    case .words: kind = .words
    case .file(let file): kind = .file(file, replaces: replaces)
    }
  }

  /// Parses `plot=yes` and the options for the form, or returns `nil` if no picture is requested.
  init?(ofTiming arguments: inout Arguments, _ plot: VerbKey<Bool>) throws(ScriptError) {
    let plot = try arguments.option(plot)?.value
    let output = try arguments.option(Self.output)
    let (replace, theme) = (
      try arguments.option(Self.replace), try arguments.option(Self.theme)
    )
    let width = try arguments.option(Self.width)
    let isConfigured = output != nil || replace != nil || theme != nil || width != nil
    self = try PictureForm(&arguments)
    guard plot ?? isConfigured else { return nil }
  }

  /// Throws an error if the picture should be written to a file but writing is unavailable.
  func check(_ scene: SceneCheck) throws(ScriptError) {
    if case .file(let file, _) = kind { try scene.mayWrite(file.span) }
  }

  /// Returns the response with the picture, after writing its file, if any.
  func response(_ picture: Picture, in session: Session) throws(ScriptError) -> Response {
    var picture = picture
    (picture.theme, picture.width) = (theme, width)
    switch kind {
    case .drawn: return .picture(picture)
    case .words: return .text(picture.words)
    case .file(let file, let replaces):
      try check(
        SceneCheck(session.simulation, in: session.catalogue, files: session.host.files))
      let files = session.host.files
      if PictureForm.isRaster(file.text) {
        // A raster image can't adapt to the reader's theme.
        picture.theme = theme ?? .light
        try files.rasterize(picture.image, to: file, replaces: replaces)
      } else {
        try files.write(picture.image, to: file, replaces: replaces)
      }
      return .text(
        "wrote \(file.text): \(picture.drawing(columns: Picture.standardColumns).title)\n")
    }
  }
}
