package import PantomimeKit

/// A verb of the language: its stored properties are its arguments, `run` is what it does.
///
/// The form declares everything else there is to know of it; see `Form`.
package protocol Command: Sendable {
  /// The declaration.
  static var form: Form { get }

  /// The candidates for the positional word after those given, or `nil` if the form decides.
  static func candidates(
    after given: [String], for completer: Completer
  ) -> [Completion.Candidate]?

  /// The options that may follow besides those of the form.
  static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Completion.Candidate]

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
  var footing: Footing { get }

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

/// What a statement is among the steps that can be taken back.
package enum Footing: Sendable, Hashable {
  /// A step.
  case step
  /// No step: it only looks, or changes how much is told.
  case look
  /// It asks what was before, or changes where the session stands in that; whether it is a step.
  case past(isStep: Bool)
}

/// What a statement is to a gesture.
package enum GesturePart: Sendable, Hashable {
  /// It belongs to none, unless it stands in the middle of one.
  case none
  /// It is a whole one: the finger comes down and lifts.
  case whole
  /// The finger comes down, or a pan begins.
  case opening
  /// It goes on or ends.
  case rest
}

/// How a command moves the clock, as far as can be known before it runs.
package enum Elapsed: Sendable {
  /// Not, or not by a known time.
  case some
  /// Back to 0, with a new scene.
  case restart
  /// On by a time.
  case by(TimeValue)
  /// To an instant; where that is written.
  case until(TimeValue, Span)
}

/// What a command is to whoever follows a script without running it.
package indirect enum CommandRole: Sendable {
  /// Nothing in particular.
  case plain
  /// It starts a scene.
  case scene(SceneStart)
  /// It reports a pan; where the report is written.
  case pan(PanInput, Span)
  /// It puts fingers on the screen: what a pan reports after it depends on the run.
  case fingers
  /// It is a gesture that no pan hears of: a scroll view moved.
  case gesture
  /// It is a tap.
  case tap
  /// It adds something that later lines may name; where to point when it cannot be added.
  case maker(Construction, Span)
  /// It gives names to values.
  case definition([(name: String, value: String)])
  /// It uses a file.
  case use(Word)
  /// It has something of this role done later on.
  case reaction(CommandRole)
  /// It changes a setting that holds in all scenes.
  case preference
  /// It takes something back or goes elsewhere: nobody knows where that leads.
  case travel
  /// It belongs to the head of a script, and does nothing.
  case head(ScriptHead.Line)
  /// It asserts something: of the misuses of the statement before it, or of how things are.
  case expectation(ofMisuse: Bool)
}

extension Command {
  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Completion.Candidate]? { nil }

  package static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Completion.Candidate] { [] }

  package static func statement(in words: ArraySlice<String>) -> ArraySlice<String>? { nil }

  package static var refusalInReaction: RefusalInReaction? { nil }

  package static var unknownIfUnreadable: UnknownState { .nothing }

  package static var isHead: Bool { false }

  package static var isHelp: Bool { false }

  package var fileWords: [Word] { [] }

  package var elapsed: Elapsed { .some }

  package var role: CommandRole { .plain }

  package var footing: Footing { .step }

  package var gesturePart: GesturePart { .none }

  package func check(_ scene: SceneCheck) throws(ScriptError) {}

  package func correction(in session: Session) -> Correction {
    .none(because: "it expects no value")
  }
}
