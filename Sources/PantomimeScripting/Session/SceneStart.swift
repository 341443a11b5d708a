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
    entry = try name.scene(in: arguments.catalog)
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
  func scene(in catalog: Catalog) throws(ScriptError) -> SceneEntry {
    guard let entry = catalog.scene(text) else {
      throw ScriptError(
        "unknown scene '\(text)'", span,
        hint: Spelling.hint(text, among: catalog.scenes.map { $0.name }, what: "scenes"))
    }
    return entry
  }
}

/// A cache of scenes at their start, which pays off because copying a scene costs almost nothing.
///
/// A script is first checked in a scene and then run in the same scene, and the scripts of a suite
/// start only a few different scenes.
struct SceneStarts: Sendable {
  private struct Kept: Sendable {
    let name: String
    let options: SceneOptions
    let simulation: Simulation
  }

  private var starts: [Kept] = []

  /// The maximum number of starts to keep for each scene; our choice.
  private static let most = 16

  /// Returns a scene at its start with the given options, or `nil` if it isn't kept.
  func start(_ name: String, _ options: SceneOptions) -> Simulation? {
    // A scene that is started without options is always the same.
    starts.first { start in
      start.name == name
        && (start.options.areStandard && options.areStandard || start.options == options)
    }?.simulation
  }

  /// Keeps a scene at its start, unless the maximum number of starts for the scene is reached.
  mutating func keep(_ simulation: Simulation, _ name: String, _ options: SceneOptions) {
    guard starts.count(where: { $0.name == name }) < SceneStarts.most else { return }
    starts.append(Kept(name: name, options: options, simulation: simulation))
  }
}

/// The scene that a statement starts automatically if none is running.
///
/// A statement that adds a view, a scroll view, a recognizer or an animator starts an empty stage;
/// a gesture at a prompt starts an example.
package enum FirstScene {
  /// The scene that a gesture starts at a prompt; the language page names it.
  package static let example = "city-guide"

  /// Returns the name of the scene that the command starts automatically, or `nil` if it starts
  /// none.
  package static func name(for command: AnyCommand, offersExample: Bool) -> String? {
    switch command.role {
    case .maker(let construction, _): construction.beginsStage ? Blank.name : nil
    case .pan, .fingers, .gesture, .tap: offersExample ? example : nil
    case .plain, .scene, .restart, .definition, .preference, .use, .reaction, .travel, .quit, .head,
      .expectation:
      nil
    }
  }

  /// Returns the scene that a statement would start automatically now, or `nil` if a scene is
  /// running or the statement needs none.
  static func simulation(
    for statement: Statement, in session: Session
  ) throws(ScriptError) -> Simulation? {
    guard session.simulation == nil,
      let name = name(for: statement.command, offersExample: session.host.offersExample)
    else { return nil }
    return try begin(name, statement.span, in: session.catalog)
  }

  /// Returns the scene at its start.
  static func begin(
    _ name: String, _ span: Span, in catalog: Catalog
  ) throws(ScriptError) -> Simulation {
    let entry = try Word(name, span).scene(in: catalog)
    do throws(OptionError) {
      return try entry.start(SceneOptions(entry.options))
    } catch {
      throw ScriptError("invalid '\(error.option)'", span, hint: error.problem)
    }
  }
}

extension Construction {
  /// Whether a session without a scene may begin with the command, because the command needs no
  /// existing object.
  fileprivate var beginsStage: Bool {
    switch self {
    case .view, .scrollView, .animator, .transition, .gesture: true
    case .change, .completion, .running, .viewAnimation, .layer, .follow, .followEnd, .relations,
      .attribute, .order, .remove, .connection:
      false
    }
  }
}

extension Session {
  /// Returns the session in which the statement will run, after any scene that starts automatically
  /// has started.
  func opened(for statement: Statement) throws(ScriptError) -> Session {
    guard let scene = try FirstScene.simulation(for: statement, in: self) else { return self }
    var opened = self
    opened.begin(scene)
    return opened
  }
}
