import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

extension Theme: ExpressibleByArgument {}

/// `pantomime draw SCRIPT --picture strip --output FILE.svg`: draws a picture of a run for slides
/// and pages.
struct Draw: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Runs a script and draws its last gesture as SVG or PNG.")

  /// A kind of picture that a statement can create.
  enum PictureKind: String, CaseIterable, ExpressibleByArgument {
    case strip, plot, timeline, plane, film
  }

  @OptionGroup var look: Look
  @OptionGroup var oneCase: OneCase

  @Argument(help: "A script, or - for standard input.", completion: .file(extensions: ["pan"]))
  var script: String

  /// Further arguments, which are a mistake.
  @Argument(help: .hidden)
  var others: [String] = []

  @Option(help: "\(Spelling.list(PictureKind.allCases.map { $0.rawValue }, "or")).")
  var picture = PictureKind.strip

  @Option(help: "A path to plot; can be repeated.")
  var path: [String] = []

  @Option(help: "The rule of a plane; scene for the scene's; default the one in effect at the end.")
  var rule: String?

  @Option(help: "A rule to compare in a plane.")
  var against: String?

  @Option(help: "The colors: light, dark or print; default the reader's.")
  var theme: Theme?

  @Option(help: "The width in pixels.")
  var width: Int?

  @Option(help: "The speed of a film, such as 0.25; default 1.")
  var speed: Double?

  @Option(
    help: """
      The file to write, which is PNG if its name ends in .png; default, and for -, standard output. An \
      existing file is replaced only if pantomime wrote it.
      """, completion: .file())
  var output: String?

  func validate() throws {
    if let other = others.first {
      throw ValidationError(
        "draw takes one script; write the picture with --output \(Printable.name(other))")
    }
    if picture == .plot, path.isEmpty {
      throw ValidationError("a plot needs a path, for example: --path fraction")
    }
    if picture != .plot, !path.isEmpty {
      throw ValidationError("--path requires --picture plot")
    }
    if picture != .plane, rule != nil || against != nil {
      throw ValidationError("--\(rule == nil ? "against" : "rule") requires --picture plane")
    }
    if let speed, picture != .film || !(0.01...100).contains(speed) {
      throw ValidationError(
        picture == .film ? "--speed must be 0.01 to 100" : "--speed requires --picture film")
    }
    if let width, !(20...10_000).contains(width) {
      throw ValidationError("--width must be 20 to 10000")
    }
    if picture == .film, isRaster {
      throw ValidationError("a film plays only as SVG: write a file ending in .svg")
    }
    // A file such as /dev/stdout has no ending.
    let last = output?.split(separator: "/").last ?? ""
    if let output, last.contains("."), !isRaster, !PictureForm.isVector(output) {
      throw ValidationError(
        "\(Printable.quoted(output)) is not a picture format: write a file ending in .svg or .png")
    }
  }

  /// Whether the picture is written as PNG.
  private var isRaster: Bool { output.map(PictureForm.isRaster) ?? false }

  func run() throws {
    _ = Interruption { Console.leaveInterrupted() }
    let errors = look.style(for: STDERR_FILENO)
    let record = ReadingRecord()
    let file = ScriptFiles.read(script, record: record)
    let name = try oneCase.chosen(in: file)
    guard let parsed = ScriptRun.script(file, case: name, style: errors) else {
      throw ExitStatus.couldNotRun
    }
    let replay = PantomimeScripting.Replay(
      parsed, file: file.name, in: ScriptRun.session(for: file))
    let status = ScriptRun.report(replay, file: file.name, style: errors)
    if status == .couldNotRun { throw status }
    let image = try image(of: replay.session, from: file.name)
    try ReportFile(output ?? ReportFile.standardOutput).write(
      image, isRaster: isRaster, besides: record.files)
    if status != .fine { throw status }
  }

  private func image(of session: Session, from file: String) throws -> String {
    guard picture == .film else { return try drawn(in: session, from: file).image }
    guard let film = MovingPicture(of: session) else {
      Console.report("pantomime: \(Printable.quoted(file)) starts no scene")
      throw ExitStatus.couldNotRun
    }
    return film.image(speed: speed ?? 1, theme: theme, width: width.map { Double($0) })
  }

  /// Returns the statement that creates the picture at the end of a session.
  private func statement(in session: Session) -> String {
    switch picture {
    case .film, .strip: Statement.strip(pictures: 8)
    case .plot: Statement.plot(path)
    case .timeline: Statement.timeline
    case .plane: Statement.plot(rule: rule ?? session.ruleInEffect, against: against)
    }
  }

  /// The options that select the picture, as given.
  private var selection: String {
    let options =
      [("picture", picture.rawValue)] + path.map { ("path", $0) }
      + [("rule", rule), ("against", against)].compactMap { name, value in
        value.map { (name, $0) }
      }
    return options.map { "--\($0) \(Printable.name($1))" }.joined(separator: " ")
  }

  private func drawn(in session: Session, from file: String) throws -> Picture {
    var session = session
    let statement = statement(in: session)
    do throws(ScriptError) {
      if let statement = try Statement(statement, in: ProgramCatalog.catalog) {
        try session.check(statement)
        if case .picture(var picture) = try session.execute(statement).response {
          // A raster image can't adapt to the reader's theme.
          (picture.theme, picture.width) = (theme ?? (isRaster ? .light : nil), width)
          return picture
        }
      }
    } catch {
      // The user hasn't typed the statement.
      let hint = error.hint.isEmpty ? "" : "; \(Printable.message(error.hint))"
      Console.report(
        "pantomime: \(Printable.quoted(file)) has no picture for \(selection): "
          + Printable.message(error.message) + hint)
    }
    throw ExitStatus.couldNotRun
  }
}
