import PantomimeKit

/// What a session was told, what of it was taken back, and its forks.
package struct SessionHistory: Sendable {
  /// What the session of a user is called before he forks it.
  package static let main = "main"

  /// The last statement; `nil` at the beginning.
  package private(set) var past: HistoryEntry?
  /// What was taken back and can be done again.
  private var future: Future?
  /// What the session is called.
  package private(set) var name = SessionHistory.main
  /// The names of all forks, in the order in which they were made.
  package private(set) var names = [SessionHistory.main]
  /// The other forks.
  private var others: [Fork] = []
  /// How the present statement leads on, if not plainly.
  var kind = HistoryEntry.Kind.plainly
  /// Whether what comes next is on another line than what came last.
  var isNewLine = true
  /// Whether every session is kept: what is played in place of something else is not played again.
  var keepsAll = false
  /// How many steps `undo` reaches back, or `nil` for all of them.
  var reach: Int?
  /// The sessions before the last statements.
  private(set) var recent = RecentSteps()

  /// What was taken back: the last statement of it, and the session behind that.
  //
  // Apart, since a session cannot hold another in itself.
  fileprivate final class Future: Sendable {
    let last: HistoryEntry
    let after: Session

    init(last: HistoryEntry, after: Session) { (self.last, self.after) = (last, after) }
  }

  /// A session that waits until somebody switches to it.
  struct Fork: Sendable {
    let name: String
    let session: Session
    let past: HistoryEntry?
    fileprivate let future: Future?
  }

  init() {}

  /// How many steps can be taken back.
  package var count: Int { past?.number ?? 0 }

  /// How many that were taken back can be done again.
  package var undone: Int { future.map { $0.last.number - count } ?? 0 }

  /// How many steps `undo` can take back from here.
  var reachable: Int { reach.map { max(0, min(count, $0 - undone)) } ?? count }

  /// Takes note of a statement that was carried out; what was taken back before cannot be done again.
  ///
  /// - Parameter isRepeatable: whether it does the same when it is carried out again.
  mutating func add(_ statement: Statement, before: Session, isRepeatable: Bool = false) {
    let place = statement.place
    let isSameUse =
      !isNewLine && place.step != nil && place.step == past?.statement.place.step
    append(
      HistoryEntry(
        statement, before: before, number: isSameUse ? count : count + 1, kind: kind,
        isRepeatable: isRepeatable, keeps: keepsAll, behind: past),
      before: before)
    (future, kind, isNewLine) = (nil, .plainly, false)
  }

  /// Takes note of an expectation: it is no step, and what was taken back can still be done again.
  mutating func add(expectation statement: Statement, held: Bool, before: Session) {
    guard let past else { return }
    append(
      HistoryEntry(
        statement, before: before, number: count, kind: .asserted(held: held), isRepeatable: true,
        keeps: keepsAll, behind: past),
      before: before)
  }

  private mutating func append(_ next: HistoryEntry, before: Session) {
    if next.kept == nil { recent.add(next, before: before) }
    past = next
  }

  /// Takes note of what of a statement was done: all that had come up to an instant.
  mutating func add(_ statement: Statement, before: Session, upTo instant: Instant) {
    kind = .upTo(instant)
    add(statement, before: before)
  }
}

// MARK: - Back and forth

extension SessionHistory {
  /// The session so many steps ago, whose present one is `session`, or `nil` if there are not so many.
  func back(_ steps: Int, from session: Session) throws(ScriptError) -> Session? {
    guard steps > 0, steps <= reachable, let past, let first = past.first(behind: count - steps)
    else { return nil }
    var history = self
    history.past = first.previous
    history.future = future ?? Future(last: past, after: session.bare)
    return try history.recalling(first, for: session)
  }

  /// The session with so many steps done again, or `nil` if not so many were taken back.
  func forth(_ steps: Int, from session: Session) throws(ScriptError) -> Session? {
    guard steps > 0, steps <= undone, let future else { return nil }
    var history = self
    guard steps < undone, let first = future.last.first(behind: count + steps) else {
      (history.past, history.future) = (future.last, nil)
      return future.after.with(history)
    }
    history.past = first.previous
    return try history.recalling(first, for: session)
  }

  /// The session before a statement of its past, as it stood in its own history then.
  func session(before past: HistoryEntry, for present: Session) throws(ScriptError) -> Session {
    var recall = Recall(self, for: present)
    return try recall.session(before: past).with(before: past, in: self)
  }

  /// The session before a statement, with this history, which then knows those around it, too.
  private func recalling(_ past: HistoryEntry, for present: Session) throws(ScriptError) -> Session
  {
    var recall = Recall(self, for: present)
    let session = try recall.session(before: past)
    var history = self
    if !recall.played.isEmpty { history.recent.replaceOld(by: recall.played) }
    return session.with(history)
  }

  /// The last of the steps that were taken back, and those before it.
  var undoneLast: HistoryEntry? { future?.last }
}

extension Session {
  /// The session before a statement with the history that it had then.
  func with(before past: HistoryEntry, in history: SessionHistory) -> Session {
    var own = history
    own.stand(before: past)
    return with(own)
  }
}

extension SessionHistory {
  fileprivate mutating func stand(before past: HistoryEntry) {
    (self.past, future) = (past.previous, nil)
  }
}

// MARK: - Forks

extension SessionHistory {
  /// The session as it waits while another one goes on.
  private func waiting(_ session: Session) -> Fork {
    Fork(name: name, session: session.bare, past: past, future: future)
  }

  /// A copy under a new name goes on.
  mutating func fork(_ name: String, of session: Session) {
    others.append(waiting(session))
    names.append(name)
    self.name = name
  }

  /// The session of a name, while `session` waits; `nil` where there is none.
  func switched(to name: String, from session: Session) -> Session? {
    guard let index = others.firstIndex(where: { $0.name == name }) else { return nil }
    let fork = others[index]
    var history = self
    history.others[index] = waiting(session)
    (history.past, history.future, history.name) = (fork.past, fork.future, fork.name)
    return fork.session.with(history)
  }
}
