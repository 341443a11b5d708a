import PantomimeKit
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
    "the width in columns, or in pixels for a file, whose text then scales"
  ).such(as: "60")
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

  /// Parses the options, or returns `nil` if none is given.
  init?(ifGiven arguments: inout Arguments) throws(ScriptError) {
    let (output, replace) = (
      try arguments.option(Self.output), try arguments.option(Self.replace)
    )
    let (theme, width) = (try arguments.option(Self.theme), try arguments.option(Self.width))
    guard output != nil || replace != nil || theme != nil || width != nil else { return nil }
    self = try PictureForm(&arguments)
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
        SceneCheck(session.simulation, in: session.catalog, files: session.host.files))
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

/// The interval of a picture, from its options; by default, the last gesture and the time after it.
struct PictureTimeRange: Sendable {
  /// The options for the interval.
  static let options = [start.form, end.form]

  private static let start = VerbKey.time("from", "the start time")
  private static let end = VerbKey.time("to", "the end time")

  private let from: TimeValue?
  private let to: TimeValue?
  private let verb: Span

  /// Parses the options `from` and `to`.
  init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    from = try arguments.option(Self.start)?.value
    to = try arguments.option(Self.end)?.value
  }

  /// Returns the film of this interval in a session, or `nil` if the session has no scene.
  func film(of session: Session) throws(ScriptError) -> Film? {
    let begin = from.map { session.options.frames.instant(at: $0) }
    let end = to.map { session.options.frames.instant(at: $0) }
    if let begin, let end, end < begin {
      throw ScriptError("the range ends before it starts", verb, hint: "`from` must be before `to`")
    }
    return Film(of: session, from: begin, to: end)
  }
}

/// The picture of a timing: its value over time, with its slope below.
enum TimingPicture {
  /// The number of samples; our choice.
  private static let samples = 240

  /// Returns the picture of a curve over the fraction of its time.
  static func of(_ sheet: CurveSheet, _ name: String) -> Picture {
    picture(
      name, over: Plot.Quantity("fraction of the duration", unit: ""), to: 1, slope: "slope",
      { sheet.progress(at: $0) },
      { sheet.slope(at: $0) })
  }

  /// Returns the picture of a spring over time in seconds, until the spring settles, or over a few
  /// oscillations if it never settles.
  static func of(_ spring: SpringCurve) -> Picture {
    let settling = spring.settlingDuration
    let swings = 6 * spring.response
    let span = settling.isFinite && settling > 0 ? min(settling, 1e6) : min(max(swings, 1e-3), 1e6)
    return picture(
      "spring", over: Plot.Quantity("time", unit: "s"), to: span, slope: "velocity",
      { spring.value(at: $0) },
      { spring.velocity(at: $0) })
  }

  private static func picture(
    _ name: String, over across: Plot.Quantity, to span: Double, slope: String,
    _ value: (Double) -> Double, _ rate: (Double) -> Double
  ) -> Picture {
    let times = (0...samples).map { Double($0) / Double(samples) * span }
    let plot = Plot(
      name, across: across,
      curves: [
        Plot.Curve("value", unit: "", points: times.map { Point2D(x: $0, y: value($0)) }),
        Plot.Curve(
          slope, unit: "per \(across.unit == "s" ? "second" : "duration")",
          points: times.map { Point2D(x: $0, y: rate($0)) }),
      ])
    return Picture { room in plot.drawing(columns: room.columns, rows: room.rows) }
  }
}
