package import PantomimeKit

// Undoing and redoing steps of a session.

extension Session {
  /// The session without its history.
  var bare: Session {
    var session = self
    (session.history, session.recording.shownRecord) = (nil, nil)
    session.recording.transcript = SessionTranscript()
    return session
  }

  /// Returns the session as it was before the last steps, or `nil` if there are too few steps or
  /// the user has interrupted undoing.
  package func undone(_ steps: Int = 1) -> Session? {
    (try? history?.back(steps, from: self))?.withPersistentState(of: self)
  }

  /// Returns the session after redoing a number of undone steps, or `nil` if there are too few
  /// steps or the user has interrupted redoing.
  package func redone(_ steps: Int = 1) -> Session? {
    (try? history?.forth(steps, from: self))?.withPersistentState(of: self)
  }

  /// Returns the session with the parts that steps don't change (the host, the records, the names,
  /// and the level of detail) replaced by those of another session.
  func withPersistentState(of other: Session) -> Session {
    var session = self
    let starts = session.host.starts
    session.host = other.host
    session.host.starts = starts
    // A text is read before it runs, so what a name stands for must depend on the text alone.
    session.names = other.names
    session.options.detail = other.options.detail
    session.recording.sampler = other.recording.sampler
    session.recording.shownRecord = other.recording.shownRecord
    session.recording.transcript = other.recording.transcript
    session.recording.turn(from: other.simulation, to: session.simulation)
    return session
  }

  /// Replaces the session with another session while a statement is being executed.
  ///
  /// - Parameter start: The index of the first event of the other session that the statement reports,
  ///   or `nil` to report none of its events.
  mutating func become(_ other: Session, from start: Int? = nil) {
    let statement = current.statement
    self = other
    current = CurrentStatement(statement: statement)
    current.start(behind: start ?? simulation?.trace.count ?? 0)
    watchers.startStatement()
    _ = watchers.assertions.takeViolations()
  }

  /// The current instant, or zero if there is no scene.
  package var now: Instant { simulation?.now ?? .zero }

  /// The state that can be changed by statements that aren't steps.
  var remarks: SessionRemarks {
    get { SessionRemarks(last: last, assertions: watchers.assertions) }
    set { (last, watchers.assertions) = (newValue.last, newValue.assertions) }
  }
}

extension SessionHistory? {
  /// The name of the session among its forks.
  package var branch: String { self?.name ?? SessionHistory.main }

  /// The names of all forks, in the order in which they were created.
  package var branches: [String] { self?.names ?? [SessionHistory.main] }
}

extension Simulation {
  /// Whether no finger is down and no pan is active, so that a new gesture may start.
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
    // Which statements an included file contains is known only when `use` runs.
    if case .use = role { return true }
    if case .past = footing { return true }
    return false
  }
}
