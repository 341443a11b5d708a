package import PantomimeKit

// Undo and redo for a session.

extension Session {
  /// The session without its history.
  var bare: Session {
    var session = self
    (session.history, session.recording.shownRecord) = (nil, nil)
    session.recording.transcript = SessionTranscript()
    return session
  }

  /// Returns the session before a number of steps, or `nil` if there are too few or if undoing was
  /// interrupted.
  package func undone(_ steps: Int = 1) -> Session? {
    (try? history?.back(steps, from: self))?.withPersistentState(of: self)
  }

  /// Returns the session after redoing a number of undone steps, or `nil` if there are too few or
  /// it was interrupted.
  package func redone(_ steps: Int = 1) -> Session? {
    (try? history?.forth(steps, from: self))?.withPersistentState(of: self)
  }

  /// Returns the session with the state that steps don't change (the host, the records, and the
  /// level of detail) taken from another.
  func withPersistentState(of other: Session) -> Session {
    var session = self
    let starts = session.host.starts
    session.host = other.host
    session.host.starts = starts
    session.options.detail = other.options.detail
    session.recording.sampler = other.recording.sampler
    session.recording.shownRecord = other.recording.shownRecord
    session.recording.transcript = other.recording.transcript
    session.recording.turn(from: other.simulation, to: session.simulation)
    return session
  }

  /// Replaces the session with another in the middle of a statement.
  ///
  /// - Parameter start: The number of events before the first one that the statement reports, or
  ///   `nil` to report the whole trace.
  mutating func become(_ other: Session, from start: Int? = nil) {
    let statement = current.statement
    self = other
    current = CurrentStatement(statement: statement)
    current.start(behind: start ?? simulation?.trace.count ?? 0)
    watchers.startStatement()
    _ = watchers.assertions.takeViolations()
  }

  /// The current instant, or zero without a scene.
  package var now: Instant { simulation?.now ?? .zero }

  /// The state that statements other than steps have changed.
  var remarks: SessionRemarks {
    get { SessionRemarks(last: last, assertions: watchers.assertions) }
    set { (last, watchers.assertions) = (newValue.last, newValue.assertions) }
  }
}

extension SessionHistory? {
  /// The name of the session among its forks.
  package var branch: String { self?.name ?? SessionHistory.main }

  /// The names of all forks, in creation order.
  package var branches: [String] { self?.names ?? [SessionHistory.main] }
}

extension Simulation {
  /// Whether no finger is down and no pan is active, so that a gesture may start.
  var isBetweenGestures: Bool {
    touchesDown.isEmpty && pan.state != .began && pan.state != .changed
  }
}

extension AnyCommand {
  /// Whether the statement is a step that can be undone.
  package var isStep: Bool {
    switch footing {
    case .step, .past(isStep: true): true
    case .look, .past(isStep: false): false
    }
  }

  /// Whether the statement reads the history.
  package var asksForHistory: Bool {
    // The statements of a file are known only when it runs.
    if case .use = role { return true }
    if case .past = footing { return true }
    return false
  }
}
