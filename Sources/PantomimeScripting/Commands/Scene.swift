package import PantomimeKit
package import PantomimeScenes

/// `scene NAME option=value …`: starts a scene at time 0.
package struct SceneCommand: Command {
  package static let form = Form(
    "scene", "Starts a scene at time 0.",
    details: "Its options are listed by `help SCENE`; what was running before is dropped.",
    positionals: [Positional(.scene)], more: "[OPTION=VALUE …]",
    example: ["scene city-guide card=1 screen=390x844 faults=none"])

  package static let refusalInReaction: RefusalInReaction? = .takesTime
  package static let unknownIfUnreadable = UnknownState.scene

  private let start: SceneStart

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    start = try SceneStart(&arguments, example: Self.form.example[0])
  }

  package static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate] {
    completer.candidates(
      given.first.flatMap { completer.session.catalogue.scene($0) }?.options ?? [])
  }

  package var elapsed: Elapsed { .restart }

  package var role: CommandRole { .scene(start) }

  package var fileWords: [Word] { start.files.map { $0.file } }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try start.run(in: &session)
    return .nothing
  }

  /// The statement that starts a scene with its standard options.
  fileprivate static func text(_ scene: String) -> String { "\(form.name) \(scene)" }
}

extension Statement {
  /// The statement that starts a scene with its standard options.
  static func starting(
    _ scene: String, in catalogue: Catalogue
  ) throws(ScriptError) -> Statement? {
    try Statement(SceneCommand.text(scene), in: catalogue)
  }
}

extension Word {
  /// The scene that the word names.
  func scene(in catalogue: Catalogue) throws(ScriptError) -> SceneEntry {
    guard let entry = catalogue.scene(text) else {
      throw ScriptError(
        "there is no scene '\(text)'", span,
        hint: Spelling.hint(text, among: catalogue.scenes.map { $0.name }, what: "scenes"))
    }
    return entry
  }
}

/// A scene to start, with its options.
package struct SceneStart: Sendable {
  package let entry: SceneEntry
  private let options: SceneOptions
  private let span: Span
  /// The options that name a file, and where they do.
  fileprivate private(set) var files: [(option: String, file: Word)] = []

  fileprivate init(_ arguments: inout Arguments, example: String) throws(ScriptError) {
    let name = try arguments.next("a scene's name", example: example)
    entry = try name.scene(in: arguments.catalogue)
    span = name.span
    var given: [(name: String, value: OptionValue)] = []
    for option in try arguments.allOptions() {
      guard !option.isAdded else {
        throw ScriptError(
          "an option of a scene cannot be added to", option.span, hint: "write = instead of +=")
      }
      let read = try OptionReader.read(option, among: entry.options, of: entry.name)
      given.append(read)
      files.removeAll { $0.option == read.name }
      if case .file = read.value, read.value.text != "none" {
        files.append((read.name, option.value))
      }
    }
    options = given.isEmpty ? entry.standard : SceneOptions(entry.options, given: given)
  }

  /// Whether files have to be read before it can begin.
  package var needsFiles: Bool { !files.isEmpty }

  /// The scene as it is at time 0.
  package func start(_ access: FileAccess) throws(ScriptError) -> Simulation {
    var options = options
    for (option, file) in files {
      switch access.read(file.text) {
      case .success(let bytes): options.set(option, to: .file(bytes, text: file.text))
      case .failure(let problem):
        throw ScriptError("'\(file.text)' cannot be read: \(problem.reason)", file.span)
      }
    }
    do throws(OptionProblem) {
      return try entry.start(options)
    } catch {
      if let problem = error.file, let named = files.first(where: { $0.option == error.option }) {
        throw ScriptError(
          problem.text(file: named.file.text), named.file.span, hint: problem.hint)
      }
      throw ScriptError("'\(error.option)' does not fit", span, hint: error.problem)
    }
  }

  /// Starts it in a session.
  fileprivate func run(in session: inout Session) throws(ScriptError) {
    if !needsFiles, let begun = session.begun?.start(entry.name, options) {
      session.begin(begun)
    } else {
      session.begin(try start(session.files))
      session.hasReadFile = needsFiles
    }
  }

  /// The same scene for whoever begins it again; `nil` where that depends on files.
  func begun(_ simulation: Simulation) -> BegunScene? {
    needsFiles ? nil : BegunScene(entry.name, options, simulation)
  }
}
