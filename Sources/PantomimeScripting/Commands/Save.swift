import PantomimeKit

/// `save FILE`: writes the session as a script.
package struct Save: Command {
  package static let form = Form(
    "save", "Writes the session as a script that replays to the same hash.",
    details: "What was taken back is left out, and what `again` did is spelled out. With "
      + "`expect=outcome` it says what was decided, and with `expect=paths` how things stood, as the "
      + "answers told it; a misuse is always expected. Names count from the working directory; a "
      + "file that is there is kept unless `replace=yes`. `use` takes the script up again. A script "
      + "that is replayed, checked or traced writes no files.",
    positionals: [Positional(.file)],
    options: [
      OptionForm("expect", .words(Expected.allCases.map { $0.rawValue }), "what it expects"),
      OptionForm("replace", .words(["yes", "no"]), "whether it may take the place of a file"),
    ],
    example: ["scene city-guide", "tap on=card", "run", "save tap.pan expect=outcome"])

  /// What a saved script expects.
  enum Expected: String, Sendable, CaseIterable {
    case outcome, paths, none
  }

  private let file: Word
  private let expected: Expected
  private let replaces: Bool

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    file = try arguments.next("a file", example: "save tap.pan")
    guard !file.text.isEmpty, file.text.last != "/" else {
      throw ScriptError("a file has a name", file.span, hint: "for example: save tap.pan")
    }
    expected =
      try arguments.option("expect").flatMap { (given) throws(ScriptError) in
        let names = Expected.allCases.map { $0.rawValue }
        return Expected(
          rawValue: try given.value.choice(names, what: "kind of expectation", all: "kinds"))
      } ?? .none
    replaces = try arguments.option("replace")?.value.flag() ?? false
  }

  package var footing: Footing { .past(isStep: false) }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try scene.mayWrite(file.span) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.simulation, in: session.catalogue, files: session.files))
    let writing = try session.writing(file.span)
    let script = try SavedScript(session, expected, folder: folder, writing, span: file.span)
    try session.write(script.text, to: file, replaces: replaces)
    let count = script.count == 1 ? "1 statement" : "\(script.count) statements"
    return .text("saved \(count): `\(Use.form.name) \(Word.quoted(file.text))` takes them up\n")
  }

  /// The folder of the script, with a slash at its end.
  private var folder: String {
    file.text.lastIndex(of: "/").map { String(file.text[...$0]) } ?? ""
  }
}
