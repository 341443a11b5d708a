package import PantomimeKit

/// The number of instants that may pass between two checks for cancellation; our choice.
private let instantsPerPoll = 32

extension Session {
  /// Advances the clock, and takes samples along the way.
  package mutating func advance(to instant: Instant, span: Span) throws(ScriptError) {
    leaveInstant(for: instant)
    while recording.sampler != nil, let now = simulation?.now,
      let frame = recording.sampler?.frame(after: now, until: instant, options.frames)
    {
      try passWatching(to: frame, span)
      recording.sampler?.reachFrame()
      leaveInstant(for: instant)
    }
    try passWatching(to: instant, span)
  }

  /// Takes the sample that is due, before time passes to an instant.
  private mutating func leaveInstant(for instant: Instant) {
    guard recording.sampler != nil, let simulation else { return }
    recording.sampler?.leave(simulation, for: instant)
  }

  /// Advances the clock and checks assertions, both at the instants at which something is due and
  /// in the intervals between them.
  private mutating func passWatching(to instant: Instant, _ span: Span) throws(ScriptError) {
    while !watchers.assertions.isEmpty, let simulation, simulation.now < instant {
      let now = simulation.now
      try refuseToPass(simulation, span)
      watchers.assertions.look(at: simulation)
      let next = simulation.nextDeadline
      // After an endless chain was cut off, something may still be due now, and nothing later can
      // be checked before that.
      if let next, next <= now { break }
      let goal = min(instant, now.advanced(bySeconds: PathCourse.longestLook), next ?? .latest)
      watchers.assertions.look(
        ahead: simulation,
        through: next == goal ? Instant(nanoseconds: goal.nanoseconds - 1) : goal)
      try passReacting(to: goal, span)
      if let simulation = self.simulation { watchers.assertions.look(at: simulation) }
    }
    try passReacting(to: instant, span)
    if let simulation { watchers.assertions.look(at: simulation) }
  }

  /// Advances the clock in short intervals, so that it can be interrupted.
  private mutating func pass(to instant: Instant, _ span: Span) throws(ScriptError) {
    guard var simulation else { throw ScriptError.noScene(span) }
    // The simulation is held in only one place while it changes, so that its arrays aren't copied.
    self.simulation = nil
    defer { self.simulation = simulation }
    var isReached = false
    while !isReached {
      try refuseToPass(simulation, span)
      recording.shownRecord?.leave(simulation, for: instant)
      let count = simulation.eventCount
      do throws(ImpossibleInputError) {
        isReached =
          recording.shownRecord == nil
          ? try simulation.advance(to: instant, maxSteps: instantsPerPoll).isReached
          : try simulation.advance(toNextEventBefore: instant, maxSteps: instantsPerPoll).isReached
      } catch {
        throw ScriptError(error.problem, span)
      }
      let stops = isReached || (recording.shownRecord != nil && simulation.eventCount != count)
      current.instantCount += stops ? 1 : instantsPerPoll
    }
  }

  /// Advances the clock, and runs the reactions to each event.
  private mutating func passReacting(to instant: Instant, _ span: Span) throws(ScriptError) {
    guard !watchers.reactions.all.isEmpty else { return try pass(to: instant, span) }
    var isReached = false
    while !isReached {
      guard simulation != nil else { throw ScriptError.noScene(span) }
      try refuseToPass(simulation, span)
      let count = simulation?.eventCount
      if let simulation { recording.shownRecord?.leave(simulation, for: instant) }
      do throws(ImpossibleInputError) {
        let piece = instantsPerPoll
        isReached =
          try simulation?.advance(toNextEventBefore: instant, maxSteps: piece).isReached ?? true
      } catch {
        throw ScriptError(error.problem, span)
      }
      let isNews = simulation?.eventCount != count
      current.instantCount += isReached || isNews ? 1 : instantsPerPoll
      // Everything else that is due at this instant must happen first.
      if !isReached, let next = simulation?.nextDeadline, let now = simulation?.now, next <= now {
        continue
      }
      try react()
    }
  }

  /// Throws an error if the statement was cancelled or has passed too many instants.
  private func refuseToPass(_ simulation: Simulation?, _ span: Span) throws(ScriptError) {
    if host.shouldStop() { throw ScriptError.interrupted(span) }
    guard current.instantCount < host.mostInstants else {
      throw ScriptError(tooMuch: host.mostInstants, by: simulation?.now ?? .zero, span)
    }
  }
}

extension Frames {
  /// Returns the instant at a given time of the scene.
  package func instant(at time: TimeValue) -> Instant {
    switch time {
    case .seconds(let seconds): Instant(clamping: seconds)
    case .frames(let count):
      Int64(exactly: count).map { instant(of: $0) } ?? Instant(clamping: count / Double(rate))
    }
  }

  /// Returns the instant that is a duration after another instant.
  ///
  /// If the instant is on a frame, the instant that is a whole number of frames later is on a
  /// frame, too: it's computed from the frame number rather than by adding durations (T150), so
  /// three `wait 1f` have the same effect as one `wait 3f`.
  package func instant(after time: TimeValue, from now: Instant) -> Instant {
    if case .frames(let count) = time, let count = Int64(exactly: count) {
      let number = number(after: now) - 1
      if instant(of: number) == now { return instant(of: number + count) }
    }
    let span = instant(at: time)
    let (sum, overflow) = now.nanoseconds.addingReportingOverflow(span.nanoseconds)
    return overflow ? .latest : Instant(nanoseconds: sum)
  }
}
