package import PantomimeKit
package import PantomimeScenes

/// A scene to start, with its options.
package struct SceneStart: Sendable {
  package let entry: SceneEntry
  private let options: SceneOptions
  private let span: Span
  /// The options whose values name files, with the places of these values.
  private(set) var files: [(option: String, file: Word)] = []

  init(_ arguments: inout Arguments, example: String) throws(ScriptError) {
    let name = try arguments.next("a scene name", example: example)
    entry = try name.scene(in: arguments.catalogue)
    span = name.span
    var given: [(name: String, value: OptionValue)] = []
    for option in try arguments.allOptions() {
      guard !option.isAdded else {
        throw ScriptError(
          "an option of a scene does not support +=", option.span, hint: "write = instead")
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

  /// Whether the scene needs files to start.
  var needsFiles: Bool { !files.isEmpty }

  /// Returns the scene at time 0, which is kept for later starts.
  func start(
    _ access: FileAccess, knowing known: inout SceneStarts
  ) throws(ScriptError) -> Simulation {
    // A file may have changed since the scene was last started.
    if needsFiles { return try start(access) }
    if let begun = known.start(entry.name, options) { return begun }
    let begun = try start(access)
    known.keep(begun, entry.name, options)
    return begun
  }

  /// Returns the scene at time 0.
  package func start(_ access: FileAccess) throws(ScriptError) -> Simulation {
    var options = options
    for (option, file) in files {
      switch access.read(file.text) {
      case .success(let bytes): options.set(option, to: .file(bytes, text: file.text))
      case .failure(let problem):
        throw ScriptError("'\(file.text)' cannot be read: \(problem.reason)", file.span)
      }
    }
    do throws(OptionError) {
      return try entry.start(options)
    } catch {
      if let problem = error.file, let named = files.first(where: { $0.option == error.option }) {
        throw ScriptError(
          problem.text(file: named.file.text), named.file.span, hint: problem.hint)
      }
      throw ScriptError("invalid '\(error.option)'", span, hint: error.problem)
    }
  }

  /// Starts the scene in a session.
  func run(in session: inout Session) throws(ScriptError) {
    var known = session.host.starts
    session.begin(try start(session.host.files, knowing: &known))
    session.current.hasReadFile = needsFiles
  }
}

extension Word {
  /// Returns the scene that the word names.
  func scene(in catalogue: Catalogue) throws(ScriptError) -> SceneEntry {
    guard let entry = catalogue.scene(text) else {
      throw ScriptError(
        "unknown scene '\(text)'", span,
        hint: Spelling.hint(text, among: catalogue.scenes.map { $0.name }, what: "scenes"))
    }
    return entry
  }
}
