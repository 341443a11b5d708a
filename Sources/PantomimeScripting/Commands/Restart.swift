import PantomimeKit

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

  /// Returns the `scene` statement that a `reset` stands for.
  static func expanded(
    _ restart: Statement, in session: Session
  ) throws(ScriptError) -> Statement {
    guard let simulation = session.simulation else { throw ScriptError.noScene(restart.span) }
    let scene = session.last.scene
    let time = restart.tokens.prefix(restart.tokens.count - restart.tokensWithoutTime.count)
    return try Statement(
      time + (scene?.tokensWithoutTime ?? Shorthand.starting(simulation.name)), restart.place,
      folder: scene?.folder ?? restart.folder, in: session.catalogue)
  }
}
