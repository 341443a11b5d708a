import PantomimeKit

/// The statement that a session executes, and its progress so far.
struct CurrentStatement: Sendable {
  /// The statement, or `nil` between statements.
  var statement: Statement?
  /// The number of events that the trace contained before the statement.
  var firstNewEvent = 0
  /// The number of instants that the statement has passed at which something was due or sampled.
  var instantCount = 0
  /// Whether the statement has read a file, which may contain something else the next time.
  var hasReadFile = false
  /// The last events of a scene that the statement replaced.
  var replacedEntries: [Trace.Entry] = []
  /// The animators that, in a scene that the statement replaced, were stopped but not finished.
  var replacedStopped: [StoppedAnimator] = []

  /// Starts a statement, before which the trace contained the given number of events.
  mutating func start(behind eventCount: Int) {
    (firstNewEvent, instantCount, hasReadFile) = (eventCount, 0, false)
  }

  /// Keeps the last events of a replaced scene, and its stopped animators.
  mutating func replace(_ simulation: Simulation, stopped: [StoppedAnimator]) {
    replacedEntries = Array(simulation.trace.entries[firstNewEvent...])
    replacedStopped = stopped
    firstNewEvent = 0
  }

  mutating func forgetReplaced() {
    if !replacedEntries.isEmpty || !replacedStopped.isEmpty {
      (replacedEntries, replacedStopped) = ([], [])
    }
  }
}

/// The events that a statement has added to the trace, and the misuses among them.
struct StatementNews {
  private(set) var entries: [Trace.Entry]
  private(set) var misuses: [Misuse] = []
  private(set) var beginsScene = false

  /// Collects the last events of a replaced scene, and the new events of the current scene.
  init(of current: CurrentStatement, in simulation: Simulation?) {
    entries = current.replacedEntries
    for entry in current.replacedEntries { look(at: entry.event) }
    guard let simulation, current.firstNewEvent < simulation.eventCount else { return }
    let added = simulation.entries(from: current.firstNewEvent)
    for entry in added { look(at: entry.event) }
    entries = entries.isEmpty ? added : entries + added
  }

  private mutating func look(at event: borrowing Event) {
    if let misuse = event.misuse { misuses.append(misuse) }
    if event == .scene { beginsScene = true }
  }
}
