package import PantomimeKit

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
    if let simulation = session.simulation { session.recording.shownRecord?.begin(simulation) }
    return session
  }
}

extension HistoryEntry {
  /// Executes the part of the statement up to an instant.
  fileprivate func execute(
    in session: inout Session, upTo instant: Instant, of log: InputLog, _ span: Span
  ) throws(ScriptError) {
    let known = session.simulation?.log.inputs.count ?? 0
    let inputs = log.inputs[min(known, log.inputs.count)...].prefix { $0.time <= instant }
    // If the part consists of nothing but elapsed time, reactions to events run again.
    if inputs.isEmpty || statement.command.gesturePart == .none {
      if instant > session.now {
        _ = try session.execute(try Statement.reaching(instant, in: session.catalogue))
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
      throw ScriptError(error, span)
    }
  }
}
