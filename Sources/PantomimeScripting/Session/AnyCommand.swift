package import PantomimeKit

/// A command with any verb, which a statement contains and a session runs.
package struct AnyCommand: Sendable {
  /// The effect of the command on the clock.
  package let elapsed: Elapsed
  /// The role of the command for code that interprets a script without running it.
  package let role: CommandRole
  /// The role of the command in the undo history.
  package let undoBehavior: UndoBehavior
  /// The role of the command in a gesture.
  package let gesturePart: GesturePart
  /// The words that name files that the command reads.
  package let fileWords: [Word]
  private let declaration: @Sendable () -> Form
  private let allMentions: @Sendable () -> [Mention]
  private let allConstructions: @Sendable () -> [Construction]
  private let defaults: @Sendable (FileAccess, Simulation?) -> [(name: String, text: String)]
  private let checking: @Sendable (SceneCheck) throws(ScriptError) -> Void
  private let correcting: @Sendable (Session) -> Correction
  private let running: @Sendable (inout Session) throws(ScriptError) -> Response

  /// Creates a command from the command of any verb, whose type is erased.
  // The compiler must not specialize this for each of the verbs, which would double the code.
  #if !hasFeature(Embedded)
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  #endif
  init<Verb: Command>(_ command: Verb) {
    (elapsed, role) = (command.elapsed, command.role)
    (undoBehavior, gesturePart) = (command.undoBehavior, command.gesturePart)
    fileWords = command.fileWords
    declaration = { Verb.form }
    allMentions = { command.mentions }
    allConstructions = { command.constructions }
    defaults = { command.standards($0, in: $1) }
    checking = { scene throws(ScriptError) in try command.check(scene) }
    correcting = { command.correction(in: $0) }
    running = { session throws(ScriptError) in try command.run(in: &session) }
  }

  /// The command of a statement that does nothing but advance to an instant.
  static let advance = AnyCommand(Advance())

  /// The declaration of the verb.
  var form: Form { declaration() }

  /// The texts that other statements of the scene, even later ones, may make possible.
  var mentions: [Mention] { allMentions() }

  /// The additions to the scene that the command makes, or that it makes later.
  var constructions: [Construction] { allConstructions() }

  /// Returns the default values of the omitted options, as a user would type them.
  func standards(
    _ files: FileAccess, in simulation: Simulation?
  ) -> [(name: String, text: String)] {
    defaults(files, simulation)
  }

  /// Checks the command against a scene before anything runs.
  package func check(_ scene: SceneCheck) throws(ScriptError) { try checking(scene) }

  /// Returns the correction that would make a failed expectation hold in the current state of a
  /// session.
  package func correction(in session: Session) -> Correction { correcting(session) }

  /// Runs the command in a session.
  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try running(&session)
  }
}

/// A command without a verb, which does nothing.
private struct Advance: Command {
  static let form = Form("", "", example: [])

  init() {}
  init(_ arguments: inout Arguments) {}

  func run(in session: inout Session) -> Response { .nothing }
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
