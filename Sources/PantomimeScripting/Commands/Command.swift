/// A verb of the language: its stored properties are its arguments, `run` is what it does.
///
/// The form declares everything else there is to know of it; see `Form`.
package protocol Command: Sendable {
  /// The declaration.
  static var form: Form { get }

  /// The candidates for the positional word after those given, or `nil` if the form decides.
  static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]?

  /// The options that may follow besides those of the form.
  static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]

  /// The statement that the verb runs later, among the words of its own, or `nil` if there is none.
  static func statement(in words: ArraySlice<String>) -> ArraySlice<String>?

  /// Why a reaction cannot run the verb, or `nil` if it can.
  static var refusalInReaction: RefusalInReaction? { get }

  /// The state that is unknown after a statement of the verb that cannot be read.
  static var unknownIfUnreadable: UnknownState { get }

  /// A Boolean value that indicates whether the verb belongs to the head of a script.
  static var isHead: Bool { get }

  /// A Boolean value that indicates whether the verb prints help: its words may look like options,
  /// its text is paged, and its form shows how to ask rather than what is so.
  static var isHelp: Bool { get }

  /// Takes its arguments; what it leaves is refused by the caller.
  init(_ arguments: inout Arguments) throws(ScriptError)

  /// How it moves the clock.
  var elapsed: Elapsed { get }

  /// What it is to whoever follows a script without running it.
  var role: CommandRole { get }

  /// What it is among the steps that can be taken back.
  var footing: UndoBehavior { get }

  /// What it is to the gesture that it may belong to.
  var gesturePart: GesturePart { get }

  /// The words that name files to read.
  var fileWords: [Word] { get }

  /// Finds what is wrong in this place of a script, before anything has run.
  func check(_ scene: SceneCheck) throws(ScriptError)

  /// What would make it hold where it has just failed, in the session as it is.
  func correction(in session: Session) -> Correction

  /// Does it.
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

  package static var refusalInReaction: RefusalInReaction? { nil }

  package static var unknownIfUnreadable: UnknownState { .nothing }

  package static var isHead: Bool { false }

  package static var isHelp: Bool { false }

  package var fileWords: [Word] { [] }

  package var elapsed: Elapsed { .some }

  package var role: CommandRole { .plain }

  package var footing: UndoBehavior { .step }

  package var gesturePart: GesturePart { .none }

  package func check(_ scene: SceneCheck) throws(ScriptError) {}

  package func correction(in session: Session) -> Correction {
    .none(because: "it expects no value")
  }
}
