package import PantomimeKit

/// The executed statements of a session, the undone statements, and the forks of the session.
package struct SessionHistory: Sendable {
  /// The name of a session that hasn't been forked.
  package static let main = "main"

  /// The last executed statement, or `nil` at the beginning.
  package private(set) var past: HistoryEntry?
  /// The last statement that was saved in a script, or `nil` if nothing was saved.
  private(set) var saved: HistoryEntry?
  /// The undone statements, or `nil` if there are none.
  private var future: Future?
  /// The name of the session.
  package private(set) var name = SessionHistory.main
  /// The names of all forks, in the order in which they were created.
  package private(set) var names = [SessionHistory.main]
  /// The other forks.
  private var others: [Fork] = []
  /// How the session after the current statement results from it: for example, by executing it as a
  /// whole, or only up to an instant.
  var kind = HistoryEntry.Kind.plainly
  /// Whether the next statement is on a different line than the last one.
  var isNewLine = true
  /// Whether every session is kept, rather than restored by replaying statements.
  var keepsAll = false
  /// The maximum number of steps that `undo` goes back, or `nil` if it's unlimited.
  var reach: Int?
  /// The sessions before the most recent statements.
  private(set) var recent = RecentSteps()

  /// The undone statements, represented by the last of them (which is linked to the others) and the
  /// session after it.
  // This is a class, because a structure that is part of a session can't contain a session.
  fileprivate final class Future: Sendable {
    let last: HistoryEntry
    let after: Session

    init(last: HistoryEntry, after: Session) { (self.last, self.after) = (last, after) }
  }

  /// A session that is inactive until the user switches to it.
  struct Fork: Sendable {
    let name: String
    let session: Session
    let past: HistoryEntry?
    fileprivate let future: Future?
  }

  init() {}

  /// The number of executed steps.
  package var count: Int { past?.number ?? 0 }

  /// The number of undone steps, which can be redone.
  package var undone: Int { future.map { $0.last.number - count } ?? 0 }

  /// The number of steps that `undo` can go back from the current one.
  var reachable: Int { reach.map { max(0, min(count, $0 - undone)) } ?? count }

  /// Adds an executed statement, which makes it impossible to redo undone statements.
  ///
  /// - Parameter isRepeatable: Whether executing the statement again has the same effect.
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

  /// Adds an expectation, which isn't a step: undone statements can still be redone afterward.
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

  /// Adds a statement that was executed only up to an instant.
  mutating func add(_ statement: Statement, before: Session, upTo instant: Instant) {
    kind = .upTo(instant)
    add(statement, before: before)
  }

  /// Returns a session with this history.
  fileprivate func kept(in session: Session) -> Session {
    var session = session
    session.history = self
    return session
  }

  /// Records that the next statement is the first one on its line.
  package mutating func beginLine() { isNewLine = true }
}

// MARK: - Saving

extension SessionHistory {
  /// Records that a saved script contains all statements so far.
  mutating func markSaved() { saved = past }
}

extension SessionHistory? {
  /// Whether statements since the start of the scene would be lost if the session ended, because
  /// they haven't been saved.
  package var isUnsaved: Bool {
    guard let past = self?.past, past !== self?.saved else { return false }
    return !past.done.statement.beginsScene
  }
}

// MARK: - Undo and redo

extension SessionHistory {
  /// Returns the session as it was before the last `steps` steps of `session`, or `nil` if there
  /// are too few.
  func back(_ steps: Int, from session: Session) throws(ScriptError) -> Session? {
    guard steps > 0, steps <= reachable, let past, let first = past.first(behind: count - steps)
    else { return nil }
    var history = self
    history.past = first.previous
    history.future = future ?? Future(last: past, after: session.bare)
    return try history.recalling(first, for: session)
  }

  /// Returns the session after redoing a number of undone steps, or `nil` if there are too few.
  func forth(_ steps: Int, from session: Session) throws(ScriptError) -> Session? {
    guard steps > 0, steps <= undone, let future else { return nil }
    var history = self
    guard steps < undone, let first = future.last.first(behind: count + steps) else {
      (history.past, history.future) = (future.last, nil)
      return history.kept(in: future.after)
    }
    history.past = first.previous
    return try history.recalling(first, for: session)
  }

  /// Returns the session before an earlier statement, with the history that it had then.
  func session(before past: HistoryEntry, for present: Session) throws(ScriptError) -> Session {
    var recall = Recall(self, for: present)
    return try recall.session(before: past).with(before: past, in: self)
  }

  /// Returns the session before a statement, with a copy of this history.
  ///
  /// The copy also keeps the sessions that were restored along the way, for later calls.
  private func recalling(_ past: HistoryEntry, for present: Session) throws(ScriptError) -> Session
  {
    var recall = Recall(self, for: present)
    let session = try recall.session(before: past)
    var history = self
    if !recall.played.isEmpty { history.recent.replaceOld(by: recall.played) }
    return history.kept(in: session)
  }

  /// The last undone statement, which is linked to the statements before it.
  var undoneLast: HistoryEntry? { future?.last }
}

extension Session {
  /// Returns this session with the history that it had immediately before the given statement.
  func with(before past: HistoryEntry, in history: SessionHistory) -> Session {
    var own = history
    own.stand(before: past)
    return own.kept(in: self)
  }
}

extension SessionHistory {
  fileprivate mutating func stand(before past: HistoryEntry) {
    (self.past, future) = (past.previous, nil)
  }
}

extension SessionHistory {
  /// Removes the last statement if it is an expectation.
  fileprivate mutating func forgetExpectation() {
    guard let last = past, case .asserted = last.kind else { return }
    past = last.previous
  }
}

// MARK: - Forks

extension SessionHistory {
  /// Returns a fork that contains a session that becomes inactive.
  private func waiting(_ session: Session) -> Fork {
    Fork(name: name, session: session.bare, past: past, future: future)
  }

  /// Continues in a copy with a new name.
  mutating func fork(_ name: String, of session: Session) {
    others.append(waiting(session))
    names.append(name)
    self.name = name
  }

  /// Returns the fork with the given name and keeps `session` as an inactive fork, or returns `nil`
  /// if no fork has that name.
  func switched(to name: String, from session: Session) -> Session? {
    guard let index = others.firstIndex(where: { $0.name == name }) else { return nil }
    let fork = others[index]
    var history = self
    history.others[index] = waiting(session)
    (history.past, history.future, history.name) = (fork.past, fork.future, fork.name)
    return history.kept(in: fork.session)
  }
}

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

  /// The session without the last statement, or `nil` if that statement isn't an expectation: it has
  /// changed nothing, except that `at TIME` advanced to its instant; an assertion over time is a step.
  package var withoutLastExpectation: Session? {
    guard let past = history?.past, case .asserted = past.kind else { return nil }
    var session = self
    session.history?.forgetExpectation()
    // The advance to its instant is a step of its own, directly before it.
    return past.statement.at == nil ? session : session.undone() ?? session
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
    let (replaced, left) = (watchers.assertions, simulation)
    self = other
    current = CurrentStatement(statement: statement)
    current.start(behind: start ?? simulation?.trace.count ?? 0)
    watchers.startStatement()
    _ = watchers.assertions.takeViolations()
    watchers.assertions.replace(replaced, in: left)
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
    switch undoBehavior {
    case .step, .past(isStep: true): true
    case .look, .past(isStep: false): false
    }
  }

  /// Whether the statement reads the history.
  package var asksForHistory: Bool {
    // Which statements an included file contains is known only when `use` runs.
    if case .use = role { return true }
    if case .past = undoBehavior { return true }
    return false
  }
}

/// Restores sessions as they were before earlier statements.
///
/// A session that isn't kept is restored by replaying the statements that follow the nearest
/// session that is kept. All sessions along the way are remembered, so that a caller that moves
/// back one step at a time replays each statement only once.
struct Recall {
  private let history: SessionHistory
  /// The caller's session; its cancellation also cancels the replay.
  private let present: Session
  /// The sessions that the last replay restored.
  private(set) var played: [(past: HistoryEntry, before: Session)] = []

  init(_ history: SessionHistory, for present: Session) {
    (self.history, self.present) = (history, present)
  }

  /// Returns the session before a statement, without its history.
  ///
  /// - Throws: An error if the replay is interrupted.
  mutating func session(before past: HistoryEntry) throws(ScriptError) -> Session {
    if let known = known(past) { return known }
    var missing = [past]
    while let before = missing[missing.count - 1].previous {
      missing.append(before)
      if known(before) != nil { break }
    }
    guard let start = missing.popLast(), var session = known(start) else { return present.bare }
    session = session.withPersistentState(of: present)
    session.recording.stop()
    played = []
    var statement = start.statement
    for next in missing.reversed() {
      if present.host.shouldStop() { throw ScriptError.interrupted(statement.span) }
      _ = try session.execute(statement)
      if let remarks = next.remarks { session.remarks = remarks.value }
      played.append((next, session))
      statement = next.statement
    }
    return session
  }

  private func known(_ past: HistoryEntry) -> Session? {
    if let kept = past.kept { return kept }
    if let recent = history.recent.session(before: past) { return recent }
    return played.last { $0.past === past }?.before
  }
}

/// The sessions before the last statements; it contains at least a hundred of them (if there were
/// as many) and at most two hundred.
struct RecentSteps: Sendable {
  private var young: Link?
  private var count = 0
  private var old: Link?

  private final class Link: Sendable {
    let past: HistoryEntry
    let before: Session
    let next: Link?

    init(_ past: HistoryEntry, _ before: Session, _ next: Link?) {
      (self.past, self.before, self.next) = (past, before, next)
    }
  }

  mutating func add(_ past: HistoryEntry, before: Session) {
    if count == HistoryEntry.stride { (old, young, count) = (young, nil, 0) }
    young = Link(past, before, young)
    count += 1
  }

  /// Replaces the older half of the sessions with sessions that were restored by a replay.
  mutating func replaceOld(by played: [(past: HistoryEntry, before: Session)]) {
    old = nil
    for (past, before) in played { old = Link(past, before, old) }
  }

  func session(before past: HistoryEntry) -> Session? {
    for first in [young, old] {
      var next = first
      while let link = next {
        if link.past === past { return link.before }
        next = link.next
      }
    }
    return nil
  }
}
