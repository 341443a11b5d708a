package import PantomimeKit

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
  /// Schedules a command that has the given role for later.
  case reaction(CommandRole)
  /// Changes a setting that applies to all scenes.
  case preference
  /// Moves within the history, to a state that can't be known without running the script.
  case travel
  /// Belongs to the head of a script, and has no effect.
  case head(HeadLine)
  /// Asserts something about the misuses of the preceding statement, or about the current state.
  case expectation(ofMisuse: Bool)
}
