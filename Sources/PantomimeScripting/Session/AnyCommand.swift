import PantomimeKit

/// A command of any verb, which a statement holds and a session runs.
package struct AnyCommand: Sendable {
  // What is in a box is set once, and is Sendable as every command is; of a class that others are made of
  // the compiler cannot see that.
  nonisolated(unsafe) private let box: CommandBox

  init(_ box: CommandBox) { self.box = box }

  /// The command of a statement that only advances to its instant.
  static var advance: AnyCommand { AnyCommand(CommandBox(.some, .plain, .step, .none)) }

  /// How it moves the clock.
  package var elapsed: Elapsed { box.elapsed }
  /// What it is to whoever follows a script without running it.
  package var role: CommandRole { box.role }
  /// What it is among the steps that can be taken back.
  package var footing: UndoBehavior { box.footing }
  /// What it is to the gesture that it may belong to.
  package var gesturePart: GesturePart { box.gesturePart }

  /// The declaration of its verb.
  var form: Form { box.form }

  /// The words that name files to read.
  package var fileWords: [Word] { box.fileWords }

  /// Finds what is wrong in this place of a script, before anything has run.
  package func check(_ scene: SceneCheck) throws(ScriptError) { try box.check(scene) }

  /// What would make it hold where it has just failed, in the session as it is.
  package func correction(in session: Session) -> Correction { box.correction(in: session) }

  /// Does it.
  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try box.run(in: &session)
  }
}

/// A command without a verb, which does nothing; one with a verb overrides what it does.
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
  func check(_ scene: SceneCheck) throws(ScriptError) {}
  func correction(in session: Session) -> Correction { .none(because: "it expects no value") }
  func run(in session: inout Session) throws(ScriptError) -> Response { .nothing }
}
