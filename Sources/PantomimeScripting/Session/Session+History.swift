package import PantomimeKit

// What was before, and how a session comes back to it.

extension Session {
  /// The session without its history.
  var bare: Session {
    var session = self
    (session.history, session.recording.shownRecord) = (nil, nil)
    return session
  }

  /// The session with a history.
  func with(_ history: SessionHistory) -> Session {
    var session = self
    session.history = history
    return session
  }

  /// The session so many steps ago, or `nil` if there are not so many or it was interrupted.
  package func undone(_ steps: Int = 1) -> Session? {
    (try? history?.back(steps, from: self))?.told(as: self)
  }

  /// The session with so many of the steps done again that were taken back, or `nil` if there are not
  /// so many or it was interrupted.
  package func redone(_ steps: Int = 1) -> Session? {
    (try? history?.forth(steps, from: self))?.told(as: self)
  }

  /// The session with what no step changes taken from another: the host, the records, and how much is
  /// reported.
  func told(as currentStatement: Session) -> Session {
    var session = self
    let starts = session.host.starts
    session.host = currentStatement.host
    session.host.starts = starts
    session.options.detail = currentStatement.options.detail
    session.recording.sampler = currentStatement.recording.sampler
    session.recording.shownRecord = currentStatement.recording.shownRecord
    session.recording.turn(from: currentStatement.simulation, to: session.simulation)
    return session
  }

  /// Becomes another session in the midst of a statement.
  ///
  /// - Parameter start: how much of the trace was there before what the statement is to tell of; all of
  ///   it unless given.
  mutating func become(_ other: Session, from start: Int? = nil) {
    let statement = current.statement
    self = other
    current = CurrentStatement(statement: statement)
    current.start(behind: start ?? simulation?.trace.count ?? 0)
    watchers.startStatement()
    _ = watchers.assertions.takeViolations()
  }

  /// The instant that it is; the beginning without a scene.
  package var now: Instant { simulation?.now ?? .zero }

  /// The part that statements which are no steps have changed.
  var remarks: SessionRemarks {
    get { SessionRemarks(last: last, assertions: watchers.assertions) }
    set { (last, watchers.assertions) = (newValue.last, newValue.assertions) }
  }
}

extension SessionHistory? {
  /// The name of the session among its forks.
  package var branch: String { self?.name ?? SessionHistory.main }

  /// The names of all forks, in the order in which they were made.
  package var branches: [String] { self?.names ?? [SessionHistory.main] }
}

extension Simulation {
  /// Whether no finger is down and no pan is active, so that a gesture may begin.
  var isBetweenGestures: Bool {
    touchesDown.isEmpty && pan.state != .began && pan.state != .changed
  }
}

extension AnyCommand {
  /// Whether it is one of the steps that can be taken back.
  package var isStep: Bool {
    switch footing {
    case .step, .past(isStep: true): true
    case .look, .past(isStep: false): false
    }
  }

  /// Whether it asks what was before.
  package var asksForHistory: Bool {
    // What a file will say is known only as it is used.
    if case .use = role { return true }
    if case .past = footing { return true }
    return false
  }
}
