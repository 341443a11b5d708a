import PantomimeKit

/// A command of some verb, whichever it is: what a statement holds.
package struct AnyCommand: Sendable {
  /// How it moves the clock.
  package let elapsed: Elapsed
  /// What it is to whoever follows a script without running it.
  package let role: CommandRole
  /// What it is among the steps that can be taken back.
  package let footing: Footing
  /// What it is to the gesture that it may belong to.
  package let gesturePart: GesturePart

  private let checking: @Sendable (SceneCheck) throws(ScriptError) -> Void
  private let correcting: @Sendable (Session) -> Correction
  private let running: @Sendable (inout Session) throws(ScriptError) -> Response

  /// Forgets which verb a command is of.
  init(_ command: some Command) {
    elapsed = command.elapsed
    role = command.role
    (footing, gesturePart) = (command.footing, command.gesturePart)
    checking = { (scene) throws(ScriptError) in try command.check(scene) }
    correcting = { session in command.correction(in: session) }
    running = { (session) throws(ScriptError) in try command.run(in: &session) }
  }

  /// Finds what is wrong in this place of a script, before anything has run.
  package func check(_ scene: SceneCheck) throws(ScriptError) { try checking(scene) }

  /// What would make it hold where it has just failed, in the session as it is.
  package func correction(in session: Session) -> Correction { correcting(session) }

  /// Does it.
  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try running(&session)
  }
}

/// A verb in the list of them: its declaration, and how its arguments are taken.
package struct CommandEntry: Sendable {
  package let form: Form
  private let reading: @Sendable (inout Arguments) throws(ScriptError) -> AnyCommand

  init<Verb: Command>(_ verb: Verb.Type) {
    form = Verb.form
    reading = { (arguments) throws(ScriptError) in AnyCommand(try Verb(&arguments)) }
  }

  /// Takes the arguments of a statement; none may be left.
  func read(_ arguments: inout Arguments) throws(ScriptError) -> AnyCommand {
    let command = try reading(&arguments)
    try arguments.finish(form)
    return command
  }
}
