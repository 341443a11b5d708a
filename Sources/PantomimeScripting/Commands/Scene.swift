import PantomimeKit
import PantomimeScenes

/// `scene NAME option=value …`: starts a scene at time 0.
struct SceneCommand: Command {
  static let form = Form(
    "scene", "Starts a scene at time 0.",
    details: "`help SCENE` lists its options; the previous scene ends.",
    positionals: [Positional(.scene)], more: "[OPTION=VALUE …]",
    example: ["scene city-guide card=1 screen=390x844 faults=none"])

  static let refusalInReaction: RefusalInReaction? = .takesTime
  static let unknownIfUnreadable = UnknownState.scene

  private let start: SceneStart

  init(_ arguments: inout Arguments) throws(ScriptError) {
    start = try SceneStart(&arguments, example: Self.form.example[0])
  }

  static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate] {
    completer.candidates(
      given.first.flatMap { completer.session.catalog.scene($0) }?.options ?? [])
  }

  var elapsed: Elapsed { .restart }

  var role: CommandRole { .scene(start) }

  var fileWords: [Word] { start.files.map { $0.file } }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try start.run(in: &session)
    session.last.scene = session.current.statement
    return .nothing
  }

  /// Returns the statement that starts a scene with its default options.
  fileprivate static func text(_ scene: String) -> String { "\(form.name) \(scene)" }
}

extension Statement {
  /// Returns the text of the statement that starts a scene with its default options.
  static func starting(_ scene: String) -> String { SceneCommand.text(scene) }

  /// Returns the statement that starts a scene with its default options.
  static func starting(
    _ scene: String, in catalog: Catalog
  ) throws(ScriptError) -> Statement? {
    try Statement(SceneCommand.text(scene), in: catalog)
  }
}

/// `reset`, `restart`: starts the running scene again with the same options.
///
/// Which scene is running is known only when the statement runs, because `undo` and `switch` may
/// have returned to an earlier one. The session then runs the `scene` statement in its place.
struct Restart: Command {
  static let form = Form(
    "reset", "Starts the running scene again.", example: ["scene city-guide", "reset"])

  private let verb: Span

  init(_ arguments: inout Arguments) throws(ScriptError) { verb = arguments.verb.span }

  var elapsed: Elapsed { .restart }

  var role: CommandRole { .restart }

  func check(_ scene: SceneCheck) throws(ScriptError) { try scene.needsScene(verb) }

  /// Does nothing, because the session runs the `scene` statement instead.
  func run(in session: inout Session) throws(ScriptError) -> Response { .nothing }
}

extension Statement {
  /// Returns the `scene` statement for which this `reset` stands.
  func restarting(_ session: Session) throws(ScriptError) -> Statement {
    guard let simulation = session.simulation else { throw ScriptError.noScene(span) }
    let scene = session.last.scene
    let time = tokens.prefix(tokens.count - tokensWithoutTime.count)
    return try Statement(
      time + (scene?.tokensWithoutTime ?? Shorthand.starting(simulation.name)), place,
      folder: scene?.folder ?? folder, in: session.catalog)
  }
}

extension Statement {
  /// Returns whether a text starts a scene.
  static func startsScene(_ text: String) -> Bool { text.hasPrefix("\(SceneCommand.form.name) ") }
}
