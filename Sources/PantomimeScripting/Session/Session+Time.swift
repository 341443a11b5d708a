package import PantomimeKit

// How time passes, and what instants are called.

extension Session {
  /// Lets time pass.
  package mutating func advance(to instant: Instant, span: Span) throws(ScriptError) {
    while sampler != nil, let now = simulation?.now,
      let frame = sampler?.frame(after: now, until: instant, frames)
    {
      try passWatching(to: frame, span)
      if let simulation { sampler?.take(simulation) }
    }
    try passWatching(to: instant, span)
  }

  /// Lets time pass, and looks on the way at what is asserted: at every instant at which something is
  /// due, and in between.
  private mutating func passWatching(to instant: Instant, _ span: Span) throws(ScriptError) {
    while !assertions.isEmpty, let now = simulation?.now, now < instant {
      try refuseToPass(simulation, span)
      lookAtOnce()
      let next = simulation?.nextDeadline
      // What is due now was left over by a chain that was cut off: nothing can be said before.
      if let next, next <= now { break }
      let goal = min(instant, now.advanced(bySeconds: PathCourse.longestLook), next ?? .latest)
      lookAhead(through: next == goal ? Instant(nanoseconds: goal.nanoseconds - 1) : goal)
      try passReacting(to: goal, span)
      lookAtOnce()
    }
    try passReacting(to: instant, span)
    lookAtOnce()
  }

  /// How many instants are passed before anybody is asked whether to go on.
  private static let pieceOfTime = 32

  /// Lets time pass in pieces that are soon over.
  private mutating func pass(to instant: Instant, _ span: Span) throws(ScriptError) {
    guard var simulation else { throw ScriptError.noScene(span) }
    // Held once only while it changes, so that its arrays are not copied.
    self.simulation = nil
    defer { self.simulation = simulation }
    var isReached = false
    while !isReached {
      try refuseToPass(simulation, span)
      shownRecord?.leave(simulation, for: instant)
      let count = simulation.eventCount
      do throws(Impossible) {
        isReached =
          shownRecord == nil
          ? try simulation.advance(to: instant, atMost: Session.pieceOfTime).isReached
          : try simulation.advance(toNewsBy: instant, atMost: Session.pieceOfTime).isReached
      } catch {
        throw ScriptError(error, span)
      }
      let stops = isReached || (shownRecord != nil && simulation.eventCount != count)
      passed += stops ? 1 : Session.pieceOfTime
    }
  }

  /// Lets time pass, and has done at each event what is to be done at such events.
  private mutating func passReacting(to instant: Instant, _ span: Span) throws(ScriptError) {
    guard !reactions.all.isEmpty else { return try pass(to: instant, span) }
    var isReached = false
    while !isReached {
      guard simulation != nil else { throw ScriptError.noScene(span) }
      try refuseToPass(simulation, span)
      let count = simulation?.eventCount
      if let simulation { shownRecord?.leave(simulation, for: instant) }
      do throws(Impossible) {
        let piece = Session.pieceOfTime
        isReached =
          try simulation?.advance(toNewsBy: instant, atMost: piece).isReached ?? true
      } catch {
        throw ScriptError(error, span)
      }
      let isNews = simulation?.eventCount != count
      passed += isReached || isNews ? 1 : Session.pieceOfTime
      // What else is due at this instant comes first.
      if !isReached, let next = simulation?.nextDeadline, let now = simulation?.now, next <= now {
        continue
      }
      try react()
    }
  }

  /// Says why time does not go on: nobody waits for it, or too much has happened already.
  private func refuseToPass(_ simulation: Simulation?, _ span: Span) throws(ScriptError) {
    if shouldStop() { throw ScriptError.interrupted(span) }
    guard passed < mostInstants else {
      throw ScriptError(tooMuch: mostInstants, by: simulation?.now ?? .zero, span)
    }
  }

  /// The instant that a time names.
  package func instant(at time: TimeValue) -> Instant {
    switch time {
    case .seconds(let seconds): Instant(seconds: seconds)
    case .frames(let count):
      Int64(exactly: count).map(frames.instant(of:))
        ?? Instant(seconds: count / Double(frames.rate))
    }
  }

  /// The instant a time after now.
  ///
  /// From a frame, whole frames lead to a frame: its instant is computed, never added up (T150), so
  /// three times `wait 1f` is `wait 3f`.
  package func instant(after time: TimeValue) -> Instant {
    let now = simulation?.now ?? .zero
    if case .frames(let count) = time, let count = Int64(exactly: count) {
      let number = frames.number(after: now) - 1
      if frames.instant(of: number) == now { return frames.instant(of: number + count) }
    }
    let span = instant(at: time)
    let (sum, overflow) = now.nanoseconds.addingReportingOverflow(span.nanoseconds)
    return overflow ? .latest : Instant(nanoseconds: sum)
  }
}
