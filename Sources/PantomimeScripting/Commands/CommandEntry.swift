extension AnyCommand {
  /// Forgets which verb a command is of.
  //
  // Made for any verb, not for each: the type of the box is then put together of what it is told, and
  // nobody goes through all conformances there are to find out that the verb is one.
  #if !hasFeature(Embedded)
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  #endif
  init<Verb: Command>(_ command: Verb) { self.init(FilledCommandBox(command)) }
}

/// Holds a command of a verb.
private final class FilledCommandBox<Verb: Command>: CommandBox {
  private let command: Verb

  init(_ command: Verb) {
    self.command = command
    super.init(command.elapsed, command.role, command.footing, command.gesturePart)
  }

  override var form: Form { Verb.form }
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
