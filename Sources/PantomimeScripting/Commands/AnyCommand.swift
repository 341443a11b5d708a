import PantomimeKit

/// A command of some verb, whichever it is: what a statement holds.
package struct AnyCommand: Sendable {
  // What is in a box is set once, and is Sendable as every command is; of a class that others are made of
  // the compiler cannot see that.
  nonisolated(unsafe) private let box: CommandBox

  /// Forgets which verb a command is of.
  //
  // Made for any verb, not for each: the type of the box is then put together of what it is told, and
  // nobody goes through all conformances there are to find out that the verb is one.
  #if !hasFeature(Embedded)
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  #endif
  init<Verb: Command>(_ command: Verb) { box = FilledCommandBox(command) }

  /// How it moves the clock.
  package var elapsed: Elapsed { box.elapsed }
  /// What it is to whoever follows a script without running it.
  package var role: CommandRole { box.role }
  /// What it is among the steps that can be taken back.
  package var footing: Footing { box.footing }
  /// What it is to the gesture that it may belong to.
  package var gesturePart: GesturePart { box.gesturePart }

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

/// What holds a command for those who do not know its verb.
///
/// There is no box but a filled one: none of this is ever carried out.
private class CommandBox {
  let elapsed: Elapsed
  let role: CommandRole
  let footing: Footing
  let gesturePart: GesturePart

  init(_ elapsed: Elapsed, _ role: CommandRole, _ footing: Footing, _ gesturePart: GesturePart) {
    (self.elapsed, self.role) = (elapsed, role)
    (self.footing, self.gesturePart) = (footing, gesturePart)
  }

  var fileWords: [Word] { [] }
  func check(_ scene: SceneCheck) throws(ScriptError) {}
  func correction(in session: Session) -> Correction { .unreadable }
  func run(in session: inout Session) throws(ScriptError) -> Response { .nothing }
}

/// Holds a command of a verb.
private final class FilledCommandBox<Verb: Command>: CommandBox {
  private let command: Verb

  init(_ command: Verb) {
    self.command = command
    super.init(command.elapsed, command.role, command.footing, command.gesturePart)
  }

  override var fileWords: [Word] { command.fileWords }
  override func check(_ scene: SceneCheck) throws(ScriptError) { try command.check(scene) }
  override func correction(in session: Session) -> Correction { command.correction(in: session) }
  override func run(in session: inout Session) throws(ScriptError) -> Response {
    try command.run(in: &session)
  }
}

/// A verb in the list of them: its declaration, and how its arguments are taken.
package final class CommandEntry: Sendable {
  /// The verb.
  package let name: String
  /// What it begins with.
  let initial: UInt8?
  /// Whether the verb belongs to the head of a script.
  let isHead: Bool
  private let declaration: @Sendable () -> Form
  private let declaredTraits: @Sendable () -> VerbTraits
  private let reading: @Sendable (inout Arguments) throws(ScriptError) -> AnyCommand

  /// - Parameter name: the verb as it is declared, which then need not be looked at to find it.
  init<Verb: Command>(_ name: String, _ verb: Verb.Type) {
    self.name = name
    initial = name.utf8.first
    isHead = Verb.isHead
    declaration = { Verb.form }
    declaredTraits = { VerbTraits(Verb.self) }
    reading = { (arguments) throws(ScriptError) in AnyCommand(try Verb(&arguments)) }
  }

  /// The declaration.
  package var form: Form { declaration() }

  /// Its traits besides that.
  package var traits: VerbTraits { declaredTraits() }

  /// Takes the arguments of a statement; none may be left.
  func read(_ arguments: inout Arguments) throws(ScriptError) -> AnyCommand {
    let command = try reading(&arguments)
    try arguments.finish(form)
    return command
  }
}
