import PantomimeKit

/// The parts of a session that watch the trace and the paths of the scene as time advances.
struct Watchers: Sendable {
  /// The reactions to events.
  var reactions = Reactions()
  /// The assertions over time.
  var assertions = Assertions()
  /// The progress of searches for events.
  var eventSearch = EventSearch()

  /// Resets the watchers for a new scene.
  mutating func begin() {
    reactions.all = []
    eventSearch.restart()
  }

  /// Removes the results of the previous statement.
  mutating func startStatement() { (reactions.answers, reactions.failures) = ([], []) }
}

/// The state of a session that statements other than steps may change.
struct SessionRemarks: Sendable {
  let last: LastStatement
  let assertions: Assertions
}
