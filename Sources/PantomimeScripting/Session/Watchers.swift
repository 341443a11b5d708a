import PantomimeKit

/// The parts of a session that observe the trace and the values at paths as time advances.
struct Watchers: Sendable {
  /// The reactions to events.
  var reactions = Reactions()
  /// The assertions over time.
  var assertions = Assertions()
  /// The progress of the searches for events.
  var eventSearch = EventSearch()

  /// Resets the watchers for a new scene.
  mutating func begin() {
    reactions.all = []
    eventSearch.restart()
  }

  /// Removes the results of the previous statement.
  mutating func startStatement() { (reactions.answers, reactions.failures) = ([], []) }
}

/// The state of a session that can be changed by statements that aren't steps.
struct SessionRemarks: Sendable {
  let last: LastStatement
  let assertions: Assertions
}
