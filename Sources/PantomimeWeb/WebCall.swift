/// A call from the page to the module, with a JSON list as its arguments and JSON as its result.
///
/// This is the only list of calls: the number of a call is its index here, and the page compares
/// its list with the result of `calls` before it begins.
package enum WebCall: String, CaseIterable, Sendable {
  /// The names of all calls, in order.
  case calls
  /// Starts a session without a scene.
  case open
  /// `line, seen, columns`: executes a line. `seen` is the instant on the screen, in seconds; a
  /// statement that acts advances the clock to it first.
  case execute
  /// `line, columns`: executes a line on a copy of the session, which is dropped.
  case peek
  /// `columns`: the answer of `why`, as `peek` returns it, and whether another call must continue
  /// the search for a flip.
  case why
  /// `line`: the completions of a line up to the cursor, and the hint after it.
  case complete
  /// `x, y, seen`: puts a finger down on a copy of the session.
  case fingerDown = "finger-down"
  /// `x, y, milliseconds`: moves the fingerat a number of milliseconds after touch-down.
  case fingerMove = "finger-move"
  /// Drops the copy; the page then executes the whole gesture as a statement.
  case fingerUp = "finger-up"
  /// `seconds`: the screen at an instant, from the start of the scene until everything is at rest.
  case look
  /// `seconds`: the screen at an instant, in words.
  case describe
  /// `from, columns`: the curves from an instant until everything is at rest, with phases and flags.
  case course
  /// `from`: the events from an instant on.
  case events
  /// The decisions for lift-offs like the last one, by distance and velocity.
  case plane
  /// `way, velocity`: the decision for one of them.
  case decide
  /// The decision of every rule for the last lift-off.
  case rules
  /// The scenes, each with its summary.
  case scenes
  /// The published faults of the scene, each with its lesson.
  case faults
  /// The steps of the session.
  case history
  /// `from`: the session as a script, from its last scene or from its beginning.
  case script
  /// The built-in lessons, each with its tasks and how many of them are solved.
  case lessons
  /// `records, seed`: restores the progress in lessons from an earlier visit.
  case resume
  /// `name, text`: keeps a file that statements may name.
  case file
}
