extension AnyCommand {
  /// Creates a command from the command of any verb, whose type is erased.
  // Generic over the verb, so that the type of the box is composed from that of the argument,
  // without a search through all conformances at run time.
  #if !hasFeature(Embedded)
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  #endif
  init<Verb: Command>(_ command: Verb) { self.init(FilledCommandBox(command)) }
}

/// The box for a command of a verb.
private final class FilledCommandBox<Verb: Command>: CommandBox {
  private let command: Verb

  init(_ command: Verb) {
    self.command = command
    super.init(command.elapsed, command.role, command.footing, command.gesturePart)
  }

  override var form: Form { Verb.form }
  override var fileWords: [Word] { command.fileWords }
  override func standards(_ files: FileAccess) -> [(name: String, text: String)] {
    command.standards(files)
  }
  override func check(_ scene: SceneCheck) throws(ScriptError) { try command.check(scene) }
  override func correction(in session: Session) -> Correction { command.correction(in: session) }
  override func run(in session: inout Session) throws(ScriptError) -> Response {
    try command.run(in: &session)
  }
}

/// An entry in the list of verbs: a verb's declaration, and its parser.
package struct CommandEntry: Sendable {
  /// The verb.
  package let name: String
  /// Another spelling of the verb, or `nil` if there is none.
  let synonym: String?
  /// The first byte of the name.
  let initial: UInt8?
  /// Whether the verb belongs to the head of a script.
  let isHead: Bool
  private let declaration: @Sendable () -> Form
  private let declaredTraits: @Sendable () -> VerbTraits
  private let expansion: @Sendable (ShortForm) -> [Token]?
  private let reading: @Sendable (inout Arguments) throws(ScriptError) -> AnyCommand

  /// - Parameters:
  ///   - name: The declared name of the verb, repeated here so that a lookup doesn't need the
  ///     declaration.
  ///   - synonym: Another spelling of the verb.
  package init<Verb: Command>(_ name: String, _ verb: Verb.Type, or synonym: String? = nil) {
    (self.name, self.synonym) = (name, synonym)
    initial = name.utf8.first
    isHead = Verb.isHead
    declaration = { Verb.form }
    declaredTraits = { VerbTraits(Verb.self) }
    expansion = { Verb.expanded($0) }
    reading = { (arguments) throws(ScriptError) in AnyCommand(try Verb(&arguments)) }
  }

  /// The declaration.
  package var form: Form { declaration() }

  /// The traits of the verb.
  package var traits: VerbTraits { declaredTraits() }

  /// Returns the words and options after the verb in their long form, or `nil` if they are already
  /// in long form.
  func expanded(_ tokens: ArraySlice<Token>) -> [Token]? { expansion(ShortForm(tokens)) }

  /// Parses the arguments of a statement, and throws an error if any remain.
  func read(_ arguments: inout Arguments) throws(ScriptError) -> AnyCommand {
    let command: AnyCommand
    do throws(ScriptError) {
      command = try reading(&arguments)
    } catch {
      // A missing option may have been given under a misspelled name.
      let isOfOption = arguments.options.contains {
        $0.name.span == error.span || $0.value.span == error.span
      }
      if !isOfOption { try arguments.refuseUnknownOptions(of: form) }
      throw error
    }
    try arguments.finish(form)
    return command
  }
}
