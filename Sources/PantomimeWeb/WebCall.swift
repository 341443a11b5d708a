/// A call from the page to the module, with a JSON list as its arguments and JSON as its result.
///
/// This is the only list of calls in the module: the number of a call is its index in this list.
/// Before the page starts, it compares its own list with the result of `calls`.
package enum WebCall: String, CaseIterable, Sendable {
  /// The names of all calls, in order.
  case calls
  /// Starts a session without a scene.
  case open
  /// `line, seen, columns`: executes a line. `seen` is the instant on the screen, in seconds;
  /// before a statement that changes the scene, the clock advances to that instant.
  case execute
  /// `line, columns`: executes a line on a copy of the session, which is then discarded.
  case peek
  /// `columns`: returns the answer of `why`, in the same form as `peek`, and whether the search for
  /// a change that flips the outcome has to be continued by another call.
  case why
  /// `line`: returns the completions of a line up to the cursor, and the hint to show after the
  /// cursor.
  case complete
  /// `x, y, seen`: puts a finger down on a copy of the session.
  case fingerDown = "finger-down"
  /// `x, y, milliseconds, isBrief`: moves the finger at a number of milliseconds after touch-down. If
  /// `isBrief` is 1, the answer is left to `finger-words`.
  case fingerMove = "finger-move"
  /// Returns the answer to the last move, its outcome and its reason.
  case fingerWords = "finger-words"
  /// `milliseconds`: runs one more copy of the session, and returns what is known about the two ends
  /// to which a flick would move the scene, about the location at which a slow release changes its end,
  /// about the end after a release at that time since the touch-down, and whether more copies have to
  /// run.
  case aims
  /// Discards the copy; the page then executes the whole gesture as a statement.
  case fingerUp = "finger-up"
  /// `seconds`: returns the screen at an instant between the start of the scene and the instant
  /// when everything is at rest.
  case look
  /// `seconds`: returns a description of the screen at an instant in words.
  case describe
  /// `from, columns`: returns a curve from an instant until everything is at rest, with phases and
  /// flags.
  case course
  /// `from`: returns the events from an instant on.
  case events
  /// Returns the decisions for lift-offs like the last one, by distance and velocity.
  case plane
  /// `way, velocity`: returns the decision for one such lift-off.
  case decide
  /// Returns the decision of every rule for the last lift-off.
  case rules
  /// Returns the scenes, each with its summary.
  case scenes
  /// `name, line`: returns the picture of a scene after a line; an empty line stands for the start.
  case thumbnail
  /// Returns the faults that the scene can reproduce, each with its lesson.
  case faults
  /// Returns the steps of the session.
  case history
  /// `from`: returns the session as a script, from the session's last scene or from its beginning.
  case script
  /// Returns the built-in lessons, each with its tasks and the number of solved tasks.
  case lessons
  /// `records, seed`: restores the progress in lessons from an earlier visit.
  case resume
  /// `name, text`: stores a file that statements may name.
  case file
}
