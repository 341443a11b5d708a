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

extension Statement {
  /// Returns the `scene` statement for which this `reset` stands.
  func restarting(_ session: Session) throws(ScriptError) -> Statement {
    guard let simulation = session.simulation else { throw ScriptError.noScene(span) }
    let scene = session.last.scene
    let time = tokens.prefix(tokens.count - tokensWithoutTime.count)
    return try Statement(
      time + (scene?.tokensWithoutTime ?? Shorthand.starting(simulation.name)), place,
      folder: scene?.folder ?? folder, in: session.catalogue)
  }
}
