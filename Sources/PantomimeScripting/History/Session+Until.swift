package import PantomimeKit

extension Session {
  /// The session as it was at an instant of the present scene: all that was due up to then is done,
  /// and nothing of what was due later.
  ///
  /// - Throws: where the instant lies ahead.
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
    var crossing: Past?
    var after = now
    for past in Lineage(of: self) {
      // A scene begins at 0, which lies before whatever can be said.
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
    var session = try history.session(before: crossing, for: self).told(as: self)
    session.history?.keepsAll = true
    // What was read on the way was read the first time.
    let record = session.shownRecord
    (session.sampler, session.shownRecord) = (nil, nil)
    try session.take(crossing, upTo: instant, of: simulation.log, span)
    (session.sampler, session.shownRecord) = (sampler, record)
    if let simulation = session.simulation { session.shownRecord?.begin(simulation) }
    return session
  }

  /// Does as much of a statement as had come up to an instant.
  private mutating func take(
    _ past: Past, upTo instant: Instant, of log: InputLog, _ span: Span
  ) throws(ScriptError) {
    let known = simulation?.log.inputs.count ?? 0
    let inputs = log.inputs[min(known, log.inputs.count)...].prefix { $0.time <= instant }
    // What is done at events is done again by itself.
    if inputs.isEmpty || past.statement.command.gesturePart == .none {
      if instant > now { _ = try execute(try Statement.reaching(instant, in: catalogue)) }
      return
    }
    let before = bare
    for entry in inputs {
      try advanceAlone(to: entry.time, span)
      // What was refused then is refused again.
      try? feed(entry.input, span)
    }
    try advanceAlone(to: instant, span)
    reactions.skip(to: simulation?.trace.count ?? 0)
    resumeAssertions()
    history?.add(past.statement, before: before, upTo: instant)
  }

  /// Lets time pass and does nothing else: what was done at events is among the inputs.
  private mutating func advanceAlone(to instant: Instant, _ span: Span) throws(ScriptError) {
    do throws(Impossible) { _ = try simulation?.advance(to: instant) } catch {
      throw ScriptError(error, span)
    }
  }
}
