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
}

extension Session {
  /// Returns the `scene` statement that a `reset` stands for.
  func expanding(restart: Statement) throws(ScriptError) -> Statement {
    guard let simulation else { throw ScriptError.noScene(restart.span) }
    let time = restart.tokens.prefix(restart.tokens.count - restart.tokensWithoutTime.count)
    let tokens = sceneStatement?.tokensWithoutTime ?? Shorthand.starting(simulation.name)
    return try Statement(
      time + tokens, restart.place, folder: sceneStatement?.folder ?? restart.folder, in: catalogue)
  }
}
