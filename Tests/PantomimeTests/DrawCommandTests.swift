import Foundation
import TestSupport
import Testing

/// `pantomime draw`: its options, and what it refuses.
@Suite(.timeLimit) struct DrawCommandTests {
  private static let script = "scene city-guide\ndrag on=card by=0,-120\n"

  private func draw(_ options: String) throws -> ProgramRun {
    try ScriptFolder(["a.pan": Self.script]).shell("\"$P\" draw a.pan \(options)")
  }

  /// The time of the last frame of an animated image, in seconds.
  private func duration(_ film: String) throws -> Double {
    let delays = film.matches(of: /animation-delay:([0-9.]+)s/).compactMap { Double($0.1) }
    return try #require(delays.max(), "\(film.prefix(400))")
  }

  /// A film at a quarter of the speed takes four times as long, and its caption says so.
  @Test func aFilmIsSlowed() throws {
    let films = try ["", " --speed 1", " --speed 0.25", " --speed 2"].map {
      try draw("--picture film\($0)")
    }
    for film in films {
      #expect(film.status == 0 && film.output.hasPrefix("<svg "), "\(film.errors)")
    }
    #expect(films[0].output == films[1].output)
    #expect(!films[0].output.contains("× speed"))
    #expect(films[2].output.contains("0.25 × speed"))
    let seconds = try films.map { try duration($0.output) }
    #expect((seconds[2] / seconds[0] - 4).magnitude < 0.1, "\(seconds)")
    #expect((seconds[3] / seconds[0] - 0.5).magnitude < 0.1, "\(seconds)")
  }

  @Test func themesAndWidthsAreThoseOfStatements() throws {
    #expect(try draw("--picture strip --theme dark").output.contains("#161618"))
    #expect(try !draw("--picture strip --theme print").output.contains("prefers-color-scheme"))
    // The captions of a film grow with it, and are larger than those of a strip.
    let film = try draw("--picture film --width 1200").output
    #expect(film.contains(" width=\"1200\"") && film.contains("<tspan font-size=\"20\">"))
    for width in [480, 1920] {
      let image = try draw("--picture strip --width \(width)").output
      #expect(image.contains(" width=\"\(width)\""), "\(image.prefix(200))")
    }
  }

  /// A plane shows the rule that decided in the script, and under the name of that rule.
  @Test func aPlaneShowsTheRuleInEffect() throws {
    let folder = try ScriptFolder([
      "a.pan": "scene city-guide\nset rule=half\ndrag on=card by=0,-100 over=0.1\n"
    ])
    let plane = try folder.run("draw", "a.pan", "--picture", "plane").output
    #expect(plane.contains("rule half") && plane.contains("1000 pt/s, returns to collapsed."))
    let other = try folder.run("draw", "a.pan", "--picture", "plane", "--rule", "scene").output
    #expect(!other.contains("rule half") && other.contains("1000 pt/s, expands."))
  }

  @Test(arguments: [
    ("--picture film --speed 0", "--speed must be 0.01 to 100"),
    ("--picture film --speed nan", "--speed must be 0.01 to 100"),
    ("--picture film --speed 1e9", "--speed must be 0.01 to 100"),
    ("--picture strip --speed 0.5", "--speed requires --picture film"),
    ("--picture strip --theme blue", "blue"), ("--picture strip --width 3", "width"),
    ("--picture film --width 3", "width"),
    ("--picture plot --path state", "state"), ("--picture plot --path nowhere", "nowhere"),
    ("--picture sketch", "sketch"), ("--picture plane --rule nothing", "nothing"),
  ])
  func wrongValuesAreRefused(options: String, word: String) throws {
    let run = try draw(options)
    #expect(run.status != 0 && run.errors.contains(word), "\(run.status) \(run.errors)")
    #expect(!run.output.contains("<svg"))
  }

  /// An error names the file and the options, never a statement that the user hasn't typed.
  @Test func anErrorShowsWhatTheUserTyped() throws {
    let folder = try ScriptFolder(["a.pan": Self.script, "tap.pan": ScriptFolder.good])
    for (arguments, options) in [
      (["tap.pan", "--picture", "plane"], "--picture plane"),
      (["a.pan", "--picture", "plot", "--path", "nope"], "--picture plot --path nope"),
      (["a.pan", "--picture", "plane", "--rule", "nope"], "--picture plane --rule nope"),
    ] {
      let run = try ProgramRun(["draw"] + arguments, in: folder.url)
      #expect(run.status == 2)
      #expect(
        run.errors.hasPrefix("pantomime: '\(arguments[0])' has no picture for \(options): "),
        "\(run.errors)")
      #expect(!run.errors.contains("|"))
    }
  }

  /// The ending of the file selects the format, as for the statements that draw.
  @Test(.enabled(if: canRun("rsvg-convert"), "rsvg-convert is missing; it comes with librsvg2-bin"))
  func aPictureBecomesPixels() throws {
    let folder = try ScriptFolder(["a.pan": Self.script])
    let run = try folder.run("draw", "a.pan", "--output", "p.png")
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("p.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
  }

  @Test(arguments: [
    ("--output p.jpg", "'p.jpg' is not a picture format"),
    ("--output a.pan", "'a.pan' is not a picture format"),
    ("--picture film --output p.png", "a film plays only as SVG"),
  ])
  func otherEndingsAreRefused(options: String, message: String) throws {
    let folder = try ScriptFolder(["a.pan": Self.script])
    let run = try folder.shell("\"$P\" draw a.pan \(options)")
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(try folder.shell("ls -A").output == "a.pan\n")
    #expect(try folder.text("a.pan") == Self.script)
  }
}
