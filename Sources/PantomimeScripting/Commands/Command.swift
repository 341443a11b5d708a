/// A verb of the language, with its arguments as stored properties.
///
/// `run` executes the verb. The form declares its syntax and help; see `Form`.
package protocol Command: Sendable {
  /// The declaration.
  static var form: Form { get }

  /// Returns the candidates for the next word that isn't an option, or `nil` to derive them from
  /// the form.
  static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]?

  /// Returns the candidates for options in addition to those that the form declares.
  static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]

  /// Returns the words of the statement that the verb runs later, or `nil` if it runs none.
  static func statement(in words: ArraySlice<String>) -> ArraySlice<String>?

  /// Returns the words and options after the verb in their long form, or `nil` if they are already
  /// in long form.
  static func expanded(_ short: ShortForm) -> [Token]?

  /// The reason why a reaction can't run the verb, or `nil` if it can.
  static var refusalInReaction: RefusalInReaction? { get }

  /// The state of the scene that a check no longer knows after a statement with the verb that it
  /// couldn't parse.
  static var unknownIfUnreadable: UnknownState { get }

  /// A Boolean value that indicates whether the verb belongs to the head of a script.
  static var isHead: Bool { get }

  /// A Boolean value that indicates whether the verb prints help.
  ///
  /// Words after such a verb may look like options, its output is paged, and its example shows the
  /// statement without its output.
  static var isHelp: Bool { get }

  /// Parses the arguments; the caller throws an error if any arguments remain.
  init(_ arguments: inout Arguments) throws(ScriptError)

  /// The effect of the command on the clock.
  var elapsed: Elapsed { get }

  /// The role of the command for code that follows a script without running it.
  var role: CommandRole { get }

  /// The role of the command in the undo history.
  var footing: UndoBehavior { get }

  /// The role of the command in a gesture.
  var gesturePart: GesturePart { get }

  /// The words that name files to read.
  var fileWords: [Word] { get }

  /// Returns the default values of the omitted options, as a user would type them, so that `why`
  /// can change them.
  func standards(_ files: FileAccess) -> [(name: String, text: String)]

  /// Checks the command against a scene before anything runs.
  func check(_ scene: SceneCheck) throws(ScriptError)

  /// Returns the correction that would make a failed expectation hold in the current state of a
  /// session.
  func correction(in session: Session) -> Correction

  /// Runs the command in a session.
  func run(in session: inout Session) throws(ScriptError) -> Response
}

extension Command {
  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? { nil }

  package static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate] { [] }

  package static func statement(in words: ArraySlice<String>) -> ArraySlice<String>? { nil }

  package static func expanded(_ short: ShortForm) -> [Token]? { nil }

  package static var refusalInReaction: RefusalInReaction? { nil }

  package static var unknownIfUnreadable: UnknownState { .nothing }

  package static var isHead: Bool { false }

  package static var isHelp: Bool { false }

  package var fileWords: [Word] { [] }

  package var elapsed: Elapsed { .some }

  package var role: CommandRole { .plain }

  package var footing: UndoBehavior { .step }

  package var gesturePart: GesturePart { .none }

  package func standards(_ files: FileAccess) -> [(name: String, text: String)] { [] }

  package func check(_ scene: SceneCheck) throws(ScriptError) {}

  package func correction(in session: Session) -> Correction {
    .none(because: "it expects no value")
  }
}
