import PantomimeKit

/// The parts of a session that watch the trace and the paths of the scene as time advances.
struct Watchers: Sendable {
  /// The reactions to events.
  var reactions = Reactions()
  /// The assertions over time.
  var assertions = Assertions()
  /// The progress of searches for events.
  var eventSearch = EventSearch()

  /// Starts again for a new scene.
  mutating func begin() {
    reactions.all = []
    eventSearch.restart()
  }

  /// Forgets the results of the statement before.
  mutating func startStatement() { (reactions.answers, reactions.failures) = ([], []) }
}

/// The part of a session that statements which are no steps may change.
struct SessionRemarks: Sendable {
  let last: LastStatement
  let assertions: Assertions
}
