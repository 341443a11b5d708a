package import PantomimeKit

/// The result of repeating a gesture.
///
/// This is an immutable class, because for a structure the compiler would generate code to copy
/// three sessions wherever the result is copied.
package final class Replayed: Sendable {
  /// The session before the first statement, with the settings for the replay, and with any scene
  /// that starts automatically already started.
  package let start: Session
  /// The session immediately after the last statement.
  package let lifted: Session
  /// The session at the instant to which the replay advances, with the original settings restored.
  package let present: Session

  init(start: Session, lifted: Session, present: Session) {
    (self.start, self.lifted, self.present) = (start, lifted, present)
  }
}

extension Session {
  /// Returns the session after repeating a gesture with some options replaced: at the current
  /// instant, or at the lift-off if the lift-off is later.
  ///
  /// `rule`, `estimator` and `axis` apply only to the replay. Settings that were changed with `set`
  /// after the gesture apply from its beginning.
  ///
  /// - Throws: An error about the changes, or about a statement that can't be executed with them,
  ///   placed at `verb`.
  package func replaying(
    _ gesture: PastGesture, with changes: [NamedValue] = [], verb: Span = Span(0, 0)
  ) throws(ScriptError) -> Replayed {
    let change = try GestureChange(gesture, changes, in: catalog, isTrial: host.isTrial)
    var player = GesturePlayer(session: gesture.start.withPersistentState(of: self), verb: verb)
    player.session.history?.keepsAll = true
    player.takeOverSettings(since: gesture)
    // The whole replay is reported, so events are dropped from the trace only afterward.
    let length = player.session.options.traceLength
    player.session.options.traceLength = nil
    let usual = player.session.preferences
    player.set(change.preferences(from: usual), kind: .aside)
    let start = gesture.opened(player.session)
    for statement in change.statements { try player.play(statement) }
    let lifted = player.session
    if let now = simulation?.now, player.session.now < now {
      try player.play(try Statement.reaching(now, in: catalog))
    }
    player.set(usual, kind: .aside)
    var present = player.session
    (present.options.traceLength, present.names) = (length, names)
    return Replayed(start: start, lifted: lifted, present: present)
  }
}

/// A session that repeats a gesture.
private struct GesturePlayer {
  var session: Session
  /// The place for errors.
  let verb: Span

  /// Applies the settings that changed since a gesture, as if they had been set before it.
  mutating func takeOverSettings(since gesture: PastGesture) {
    let (then, now) = (gesture.lifted, gesture.present)
    for setting in SessionSetting.all where setting.scope == .session {
      guard case .session(let text) = setting.text, text(then) != text(now) else { continue }
      let statement = try? Statement(setting.statement(text(now)), in: session.catalog)
      _ = try? statement?.command.run(in: &session)
    }
    var wanted = session.preferences
    for setting in now.preferences.settings where !then.preferences.settings.contains(setting) {
      _ = wanted.adopt(setting)
    }
    set(wanted, kind: .plainly)
  }

  /// Changes preferences, and records the changes as if the user had typed them.
  mutating func set(_ wanted: Preferences, kind: HistoryEntry.Kind) {
    for setting in wanted.settings {
      var changed = session.preferences
      _ = changed.adopt(setting)
      guard changed != session.preferences else { continue }
      let text = SessionSetting.statement(from: session.preferences, to: changed)
      let before = session.bare
      // A simulation never refuses a setting.
      try? session.set(setting, span: verb)
      // A rule that isn't in the catalog can't be written as a statement.
      guard let statement = try? Statement(text, in: session.catalog) else { continue }
      session.history?.kind = kind
      session.history?.add(statement, before: before)
    }
  }

  /// Executes a statement of the gesture again.
  mutating func play(_ statement: Statement) throws(ScriptError) {
    do throws(ScriptError) { _ = try session.execute(statement) } catch {
      if error.isInterruption { throw error }
      throw ScriptError(
        "`\(statement.written)` cannot be repeated: \(error.message)", verb,
        hint: error.hint)
    }
  }
}

extension Statement {
  /// Returns a statement that advances to an instant.
  static func reaching(
    _ instant: Instant, in catalog: Catalog
  ) throws(ScriptError) -> Statement {
    let text = InstantPrefix.text(instant)
    guard let statement = try Statement(text, in: catalog) else {
      throw ScriptError("'\(text)' has no effect", Span(0, 0))
    }
    return statement
  }
}

extension Session {
  /// Returns the session as it was at an instant of the current scene: everything that was due by
  /// then has happened, and nothing that was due later has.
  ///
  /// - Throws: An error if the instant is in the future.
  package func undone(
    until instant: Instant, span: Span = Span(0, 0)
  ) throws(ScriptError)
    -> Session
  {
    guard let history, let simulation, instant <= simulation.now else {
      throw ScriptError(
        "\(Numerals.text(instant.seconds)) s is in the future; the time is \(Numerals.text(now.seconds)) s",
        span, hint: "to advance, write: at \(Numerals.text(instant.seconds))")
    }
    var crossing: HistoryEntry?
    var after = now
    for past in Lineage(of: self) {
      // A scene starts at 0, and no statement can specify an earlier instant.
      guard after > instant, past.stood.scene != nil else { break }
      if past.statement.beginsScene { break }
      crossing = past
      after = past.stood.now
    }
    guard let crossing else { return self }
    guard history.count - crossing.number < history.reach ?? .max else {
      throw ScriptError(
        "\(Numerals.text(instant.seconds)) s is more than \(history.reach ?? 0) steps ago", span,
        hint: "`set undo=all` reaches further")
    }
    var session = try history.session(before: crossing, for: self).withPersistentState(of: self)
    session.history?.keepsAll = true
    // The values during this time were already recorded when the statement first ran.
    let record = session.recording.shownRecord
    session.recording.stop()
    try crossing.execute(in: &session, upTo: instant, of: simulation.log, span)
    (session.recording.sampler, session.recording.shownRecord) = (recording.sampler, record)
    session.recording.sampler?.leave(simulation)
    if let simulation = session.simulation { session.recording.shownRecord?.begin(simulation) }
    return session
  }
}

extension HistoryEntry {
  /// Executes the part of the statement up to an instant.
  fileprivate func execute(
    in session: inout Session, upTo instant: Instant, of log: InputLog, _ span: Span
  ) throws(ScriptError) {
    let known = session.simulation?.log.list.count ?? 0
    let inputs = log.list[min(known, log.list.count)...].prefix { $0.time <= instant }
    // If the part consists of nothing but elapsed time, reactions to events run again.
    if inputs.isEmpty || statement.command.gesturePart == .none {
      if instant > session.now {
        _ = try session.execute(try Statement.reaching(instant, in: session.catalog))
      }
      return
    }
    let before = session.bare
    for entry in inputs {
      try session.simulation?.advance(to: entry.time, span)
      // An input that was refused the first time is refused again, so the error is ignored.
      try? session.feed(entry.input, span)
    }
    try session.simulation?.advance(to: instant, span)
    session.watchers.reactions.skip(to: session.simulation?.trace.count ?? 0)
    if let simulation = session.simulation { session.watchers.assertions.resume(simulation) }
    session.history?.add(statement, before: before, upTo: instant)
  }
}

extension Simulation {
  /// Advances the clock without running reactions to events, because the log already contains their
  /// inputs.
  fileprivate mutating func advance(to instant: Instant, _ span: Span) throws(ScriptError) {
    do throws(ImpossibleInputError) { _ = try advance(to: instant) } catch {
      throw ScriptError(error.problem, span)
    }
  }
}
