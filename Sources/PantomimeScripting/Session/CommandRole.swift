package import PantomimeKit

/// The role of a statement in the undo history.
package enum UndoBehavior: Sendable, Hashable {
  /// A step.
  case step
  /// Not a step: the statement only reads, or changes how much is reported.
  case look
  /// A statement that reads the history or moves in it, and whether it's a step.
  case past(isStep: Bool)
}

/// The role of a statement in a gesture.
package enum GesturePart: Sendable, Hashable {
  /// Not part of a gesture, unless it's between two parts of one.
  case none
  /// A whole gesture, from touch-down to lift-off.
  case whole
  /// The start of a gesture: a touch-down, or the start of a pan.
  case opening
  /// The continuation or the end of a gesture.
  case rest
}

/// The effect of a command on the clock, if it's known before the command runs.
package enum Elapsed: Sendable {
  /// No time passes, or an unknown amount.
  case some
  /// The clock restarts at 0 with a new scene.
  case restart
  /// The clock advances by a duration.
  case by(TimeValue)
  /// The clock advances to an instant, written at the span.
  case until(TimeValue, Span)
}

/// The role of a command for code that follows a script without running it.
package indirect enum CommandRole: Sendable {
  /// No special role.
  case plain
  /// Starts a scene.
  case scene(SceneStart)
  /// Reports a pan. The span is the place of the report.
  case pan(PanInput, Span)
  /// Puts fingers on the screen, intended for a view. The reports of a pan that follows depend on
  /// the run.
  case fingers(on: String?)
  /// A gesture without a pan: a scroll view moves.
  case gesture
  /// A tap.
  case tap
  /// Adds an object that later lines may name. The span is the place for an error.
  case maker(Construction, Span)
  /// Defines names for values.
  case definition([(name: String, value: String)])
  /// Uses a file.
  case use(Word)
  /// Schedules a command of this role for later.
  case reaction(CommandRole)
  /// Changes a setting that applies to all scenes.
  case preference
  /// Moves in the history, to a state that's unknown without running the script.
  case travel
  /// A line of the head of a script, without effect.
  case head(HeadLine)
  /// An assertion about the misuses of the statement before it, or about the current state.
  case expectation(ofMisuse: Bool)
}
