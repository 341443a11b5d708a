package import PantomimeKit

// What was before, and how a session comes back to it.

extension Session {
  /// The session without its history.
  var bare: Session {
    var session = self
    (session.history, session.shownRecord) = (nil, nil)
    return session
  }

  /// The session with a history.
  func with(_ history: SessionHistory) -> Session {
    var session = self
    session.history = history
    return session
  }

  /// What the session is called among its forks.
  package var branch: String { history?.name ?? SessionHistory.main }

  /// The names of all forks, in the order in which they were made.
  package var branches: [String] { history?.names ?? [SessionHistory.main] }

  /// Keeps no history from now on: nobody will ask for it.
  package mutating func keepNoHistory() { history = nil }

  /// The session so many steps ago, or `nil` if there are not so many or it was interrupted.
  package func undone(_ steps: Int = 1) -> Session? {
    (try? history?.back(steps, from: self))?.told(as: self)
  }

  /// The session with so many of the steps done again that were taken back, or `nil` if there are not
  /// so many or it was interrupted.
  package func redone(_ steps: Int = 1) -> Session? {
    (try? history?.forth(steps, from: self))?.told(as: self)
  }

  /// The session with what no step changes as it is in another: who listens, and how much is told.
  func told(as present: Session) -> Session {
    var session = self
    session.detail = present.detail
    session.files = present.files
    session.shouldStop = present.shouldStop
    session.mostInstants = present.mostInstants
    session.sampler = present.sampler
    session.shownRecord = present.shownRecord
    session.turnRecord(from: present.simulation)
    return session
  }

  /// Follows the present simulation after another one, with what that one has shown last.
  private mutating func turnRecord(from other: Simulation?) {
    guard shownRecord != nil else { return }
    if let other { shownRecord?.finish(other) }
    if let simulation { shownRecord?.begin(simulation) }
  }

  /// Becomes another session in the midst of a statement.
  ///
  /// - Parameter start: how much of the trace was there before what the statement is to tell of; all of
  ///   it unless given.
  mutating func become(_ other: Session, from start: Int? = nil) {
    let present = present
    self = other
    self.present = present
    mark = start ?? simulation?.trace.count ?? 0
    passed = 0
    (reactions.answers, reactions.failures) = ([], [])
    assertions.failures = []
  }

  /// The instant that it is; the beginning without a scene.
  package var now: Instant { simulation?.now ?? .zero }

  /// Whether no finger is down and no pan under way, so that a gesture may begin.
  var isBetweenGestures: Bool {
    guard let simulation else { return true }
    return simulation.touchesDown.isEmpty && simulation.pan.state != .began
      && simulation.pan.state != .changed
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
