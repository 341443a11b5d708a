package import PantomimeKit

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
  package var undoBehavior: UndoBehavior { box.undoBehavior }
  /// The role of the command in a gesture.
  package var gesturePart: GesturePart { box.gesturePart }

  /// The declaration of the verb.
  var form: Form { box.form }

  /// The words that name files that the command reads.
  package var fileWords: [Word] { box.fileWords }

  /// The texts that other statements of the scene, even later ones, may make possible.
  var mentions: [Mention] { box.mentions }

  /// The additions to the scene that the command makes, or that it makes later.
  var constructions: [Construction] { box.constructions }

  /// Returns the default values of the omitted options, as a user would type them.
  func standards(
    _ files: FileAccess, in simulation: Simulation?
  ) -> [(name: String, text: String)] {
    box.standards(files, in: simulation)
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
  let undoBehavior: UndoBehavior
  let gesturePart: GesturePart

  init(
    _ elapsed: Elapsed, _ role: CommandRole, _ undoBehavior: UndoBehavior,
    _ gesturePart: GesturePart
  ) {
    (self.elapsed, self.role) = (elapsed, role)
    (self.undoBehavior, self.gesturePart) = (undoBehavior, gesturePart)
  }

  var form: Form { Form("", "", example: []) }
  var fileWords: [Word] { [] }
  var mentions: [Mention] { [] }
  var constructions: [Construction] { [] }
  func standards(
    _ files: FileAccess, in simulation: Simulation?
  ) -> [(name: String, text: String)] { [] }
  func check(_ scene: SceneCheck) throws(ScriptError) {}
  func correction(in session: Session) -> Correction { .none(because: "it expects no value") }
  func run(in session: inout Session) throws(ScriptError) -> Response { .nothing }
}

/// The role of a statement in the undo history.
package enum UndoBehavior: Sendable, Hashable {
  /// The statement is a step, which `undo` can undo.
  case step
  /// The statement isn't a step: it only reads, or it changes how much is reported.
  case look
  /// The statement reads the history or moves in it; the Boolean value indicates whether it's a
  /// step.
  case past(isStep: Bool)
}

/// The role of a statement in a gesture.
package enum GesturePart: Sendable, Hashable {
  /// The statement isn't part of a gesture, unless it comes between two parts of one.
  case none
  /// The statement is a whole gesture, from touch-down to lift-off.
  case whole
  /// The statement starts a gesture, with a touch-down or the start of a pan.
  case opening
  /// The statement continues or ends a gesture.
  case rest
}

/// The effect of a command on the clock, as far as it's known before the command runs.
package enum Elapsed: Sendable {
  /// No time passes, or an unknown amount of time.
  case some
  /// The clock restarts at 0, because a new scene starts.
  case restart
  /// The clock advances by a duration.
  case by(TimeValue)
  /// The clock advances to an instant, which is written at the place given by the span.
  case until(TimeValue, Span)
}

/// The role of a command for code that interprets a script without running it.
package indirect enum CommandRole: Sendable {
  /// No special role.
  case plain
  /// Starts a scene.
  case scene(SceneStart)
  /// Starts the running scene again.
  case restart
  /// Reports a pan. The span is the place of the report.
  case pan(PanInput, Span)
  /// Puts fingers on the screen, intended for a view. Only the run shows whether a pan that follows
  /// begins and reports.
  case fingers(on: String?)
  /// Moves a scroll view, which is a gesture without a pan.
  case gesture
  /// Taps a view.
  case tap
  /// Adds an object that later lines may name. The span is the place for an error.
  case maker(Construction, Span)
  /// Defines names for values.
  case definition([(name: String, value: String)])
  /// Uses a file.
  case use(Word)
  /// Schedules commands that have the given roles for later.
  case reaction([CommandRole])
  /// Changes a setting that applies to all scenes.
  case preference
  /// Ends the session.
  case quit
  /// Moves within the history, to a state that can't be known without running the script.
  case travel
  /// Belongs to the head of a script, and has no effect.
  case head(HeadLine)
  /// Asserts something about the misuses of the preceding statement, or about the current state.
  case expectation(ofMisuse: Bool)
}
