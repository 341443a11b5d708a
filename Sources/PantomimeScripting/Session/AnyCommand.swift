import PantomimeKit

/// A command with any verb, which a statement contains and a session runs.
package struct AnyCommand: Sendable {
  // The box is assigned only once and contains a `Sendable` command, but the compiler can't verify
  // that for a class that has subclasses.
  nonisolated(unsafe) private let box: CommandBox

  init(_ box: CommandBox) { self.box = box }

  /// The command of a statement that does nothing but advance to an instant.
  static var advance: AnyCommand { AnyCommand(CommandBox(.some, .plain, .step, .none)) }

  /// The effect of the command on the clock.
  package var elapsed: Elapsed { box.elapsed }
  /// The role of the command for code that interprets a script without running it.
  package var role: CommandRole { box.role }
  /// The role of the command in the undo history.
  package var footing: UndoBehavior { box.footing }
  /// The role of the command in a gesture.
  package var gesturePart: GesturePart { box.gesturePart }

  /// The declaration of the verb.
  var form: Form { box.form }

  /// The words that name files that the command reads.
  package var fileWords: [Word] { box.fileWords }

  /// Returns the default values of the omitted options, as a user would type them.
  func standards(_ files: FileAccess) -> [(name: String, text: String)] {
    box.standards(files)
  }

  /// Checks the command against a scene before anything runs.
  package func check(_ scene: SceneCheck) throws(ScriptError) { try box.check(scene) }

  /// Returns the correction that would make a failed expectation hold in the current state of a
  /// session.
  package func correction(in session: Session) -> Correction { box.correction(in: session) }

  /// Runs the command in a session.
  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try box.run(in: &session)
  }
}

/// A command that has no verb and does nothing; for a command with a verb, a subclass overrides the
/// behavior.
class CommandBox {
  let elapsed: Elapsed
  let role: CommandRole
  let footing: UndoBehavior
  let gesturePart: GesturePart

  init(_ elapsed: Elapsed, _ role: CommandRole, _ footing: UndoBehavior, _ gesturePart: GesturePart)
  {
    (self.elapsed, self.role) = (elapsed, role)
    (self.footing, self.gesturePart) = (footing, gesturePart)
  }

  var form: Form { Form("", "", example: []) }
  var fileWords: [Word] { [] }
  func standards(_ files: FileAccess) -> [(name: String, text: String)] { [] }
  func check(_ scene: SceneCheck) throws(ScriptError) {}
  func correction(in session: Session) -> Correction { .none(because: "it expects no value") }
  func run(in session: inout Session) throws(ScriptError) -> Response { .nothing }
}
