import PantomimeKit
import PantomimeScenes

/// `save FILE`: writes the session as a script.
package struct Save: Command {
  package static let form = Form(
    "save", "Writes the session as a script that replays to the same hash, or as a transcript.",
    details:
      "It starts with the last `scene`, after the settings, `let` and `use` before it; with "
      + "`from=session`, it includes earlier scenes. Undone statements are omitted, "
      + "and `again` is expanded. Expectations that held are kept in place; "
      + "failed ones are omitted and counted. `expect=outcome` adds the decisions, "
      + "`expect=paths` the values in the answers; `expect=none` omits all but "
      + "misuses, which are always expected. Paths are relative to the working directory; an "
      + "existing file is kept unless `replace=yes`. `use` runs the script again. A script "
      + "that is replayed, checked or traced writes no files. `save FILE.md as=transcript` writes "
      + "all lines as typed, with their answers, as Markdown; `strip`, `plot` and `timeline` "
      + "become images in SVG files beside it. `save FILE.md as=lesson` writes a task of a lesson, "
      + "which asks for the outcome of the last gesture; edit its text.",
    positionals: [Positional(.script)],
    options: [format.form, expectations.form, beginning.form, replace.form],
    example: ["scene city-guide", "tap on=card", "run", "save tap.pan expect=outcome"])

  /// The points of a session at which a saved script can begin.
  private enum Beginning: String, CaseIterable {
    case scene, session
  }

  /// The formats in which a session is written.
  private enum Format: String, CaseIterable {
    case script, transcript, lesson
  }

  private static let format = VerbKey<Format>.choice(
    "as", what: "kind of file", all: "kinds", "a script, the default, a transcript, or a lesson")
  private static let expectations = VerbKey<SavedExpectations>.choice(
    "expect", what: "kind of expectation", all: "kinds",
    "the expectations to add, or none; default those typed")
  private static let beginning = VerbKey<Beginning>.choice(
    "from", what: "beginning", all: "beginnings",
    "where it starts, default the last scene")
  private static let replace = VerbKey.flag("replace", "whether to replace an existing file")

  private let file: Word
  private let kind: Format
  private let expected: SavedExpectations?
  private let isWhole: Bool
  private let replaces: Bool

  package static let refusalInReaction: RefusalInReaction? = .standsAlone(
    because: "writes a file, which takes time")

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let given = try arguments.next("a file", example: "save tap.pan")
    guard !given.text.isEmpty, given.text.last != "/" else {
      throw ScriptError("the file name is empty", given.span, hint: "for example: save tap.pan")
    }
    kind = try arguments.option(Self.format)?.value ?? .script
    file = kind == .script ? Self.completed(given) : given
    let expectations = try arguments.option(Self.expectations)
    let beginning = try arguments.option(Self.beginning)
    expected = try expectations?.value
    isWhole = try beginning?.value == .session
    replaces = try arguments.option(Self.replace)?.value ?? false
    guard kind != .script else { return }
    if let span = expectations?.written.name.span ?? beginning?.written.name.span {
      throw ScriptError(
        kind == .lesson
          ? "a lesson contains the last scene" : "a transcript contains the whole session as typed",
        span,
        hint: "expect= and from= are for scripts")
    }
  }

  /// Returns the name of a script with its ending, unless the name has one.
  private static func completed(_ file: Word) -> Word {
    let name = file.text.split(separator: "/").last ?? ""
    guard !name.contains("."), !file.text.hasPrefix("/dev/") else { return file }
    return Word("\(file.text).pan", file.span, isQuoted: file.isQuoted)
  }

  package var undoBehavior: UndoBehavior { .past(isStep: false) }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.mayWrite(file.span)
    guard kind != .script else { return try checkScriptName() }
    let ending = MarkdownTranscript.ending
    guard file.text.hasSuffix(ending), file.text != ending, !file.text.hasSuffix("/" + ending)
    else {
      throw ScriptError(
        "a \(kind.rawValue) is a Markdown file", file.span,
        hint: "write a name ending in .md, for example: save session.md as=\(kind.rawValue)")
    }
  }

  /// - Throws: An error if the ending of a script's name is that of another kind of file.
  private func checkScriptName() throws(ScriptError) {
    if file.text.hasSuffix(".swift") {
      throw ScriptError(
        "a script isn't Swift code", file.span,
        hint: "save it as a .pan file, which `PanScript(…).run()` runs in a Swift test")
    }
    if file.text.hasSuffix(MarkdownTranscript.ending) {
      throw ScriptError(
        "a script isn't a Markdown file", file.span,
        hint: "add as=\(Format.transcript.rawValue) or as=\(Format.lesson.rawValue), or write a "
          + "name ending in .pan")
    }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.simulation, in: session.catalog, files: session.host.files))
    let writing = try session.host.files.writing(file.span)
    if session.host.isTrial {
      // A trial doesn't keep the statements that the file would replay.
      try session.host.files.write("", to: file, replaces: replaces)
      return .nothing
    }
    switch kind {
    case .script: break
    case .lesson:
      // Hosts that play lessons write them.
      throw ScriptError(
        "a script cannot write a lesson", file.span, hint: "type it at the prompt of `pantomime`")
    case .transcript:
      // While a transcript is written, the session is replayed, and a `save` in it must not write
      // another transcript.
      guard session.host.keepsTranscript else { return .nothing }
      return try write(MarkdownTranscript(of: session, file: file), session)
    }
    let script = try SavedScript(
      session, isWhole: isWhole, expected, folder: folder, writing, span: file.span)
    try session.host.files.write(script.text, to: file, replaces: replaces)
    session.history?.markSaved()
    func count(_ number: Int, _ what: String) -> String {
      "\(number) \(what)\(number == 1 ? "" : "s")"
    }
    let held = script.expectations > 0 ? " and \(count(script.expectations, "expectation"))" : ""
    let failed =
      script.failed > 0
      ? "; \(count(script.failed, "expectation")) that did not hold "
        + "\(script.failed == 1 ? "was" : "were") omitted" : ""
    // A stage that started without a statement must be empty before its views are added again.
    let isStage = session.simulation?.name == Blank.name
    let start =
      isStage && !script.lines.contains { Statement.startsScene($0) }
      ? "\(Statement.starting(Blank.name)); " : ""
    let use = "`\(start)\(Statement.using(Word.quoted(file.text)))` runs them again"
    let empty =
      script.expectations == 0
      ? "it has no expectations and always passes; `expect` adds one, "
        + "`save … expect=outcome` those of the outcome\n" : ""
    return .text(
      "saved \(count(script.count, "statement"))\(held)\(failed): \(use)\n\(empty)")
  }

  /// Writes a transcript and its pictures.
  private func write(
    _ transcript: MarkdownTranscript, _ session: Session
  ) throws(ScriptError) -> Response {
    let files = session.host.files
    let images = transcript.images
    if !replaces {
      // The existence of all files is checked before the first one is written.
      for name in [file.text] + images.map({ $0.file }) {
        if case .success = files.read(name) {
          throw ScriptError(
            "'\(name)' already exists", file.span, hint: "add replace=yes to replace it")
        }
      }
    }
    for image in images {
      try files.write(image.content, to: Word(image.file, file.span), replaces: replaces)
    }
    try files.write(transcript.text, to: file, replaces: replaces)
    let lines = "\(transcript.count) line\(transcript.count == 1 ? "" : "s")"
    let beside =
      images.isEmpty
      ? "" : " and \(images.count) picture\(images.count == 1 ? "" : "s")"
    return .text("saved a transcript of \(lines)\(beside)\n")
  }

  /// The folder of the script, with a trailing slash.
  private var folder: String { file.folder }
}

extension Word {
  /// The folder of the file that the word names, with a trailing slash, or an empty string.
  fileprivate var folder: String {
    text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
  }
}

extension Session {
  /// Returns the statements that reproduce the session from its last scene on, without expectations,
  /// as lines of a file.
  ///
  /// - Parameter file: The file that is to contain them; paths are relative to its folder.
  package func savedLines(for file: Word) throws(ScriptError) -> [String] {
    let writing = try host.files.writing(file.span)
    let script = try SavedScript(
      self, isWhole: false, .nothing, folder: file.folder, writing, span: file.span)
    return script.lines
  }
}
