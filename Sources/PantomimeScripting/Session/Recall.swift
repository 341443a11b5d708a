import PantomimeKit

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
