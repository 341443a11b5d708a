import PantomimeKit

/// What is asserted over time in a scene, and what came of it in the present statement.
struct Assertions: Sendable {
  var all: [Watched] = []
  var failures: [Failure] = []
  /// Where it was looked last.
  var looked: Place?

  var isEmpty: Bool { all.isEmpty }

  /// An assertion, and the statement that has made it.
  struct Watched: Sendable {
    var assertion: Assertion
    let statement: Statement
  }

  /// How far a simulation has come: where two are the same, so is what it shows.
  struct Place: Sendable, Equatable {
    let now: Instant
    let inputs: Int
    let events: Int

    init(_ simulation: Simulation) {
      now = simulation.now
      inputs = simulation.log.inputs.count
      events = simulation.eventCount
    }
  }

  /// What is seen of a path along a stretch of time, for all that is asserted of it.
  struct View {
    private(set) var leap: Double?
    private(set) var sights: [Sight] = []
    private(set) var course: PathCourse?
    private var appointments: [Instant] = []

    /// Takes note of what an assertion looks for.
    mutating func note(_ assertion: Assertion) {
      let needs = assertion.needs
      if let leap = needs.leap { self.leap = min(leap, self.leap ?? leap) }
      if let instant = needs.appointment { appointments.append(instant) }
    }

    /// Looks, once for all.
    mutating func look(along course: PathCourse, after start: Instant, through end: Instant) {
      self.course = course
      course.look(after: start, through: end, also: appointments) { sight in
        sights.append(sight)
        return true
      }
    }
  }
}

extension Session {
  /// Asserts something from now to the end of the scene; what came of it at once.
  mutating func assert(_ said: OverTime, _ verb: Span) throws(ScriptError) -> Verdict {
    let simulation = try running(verb)
    guard let statement = present else { return .passed }
    // A copy for what times mean: the session is changed meanwhile.
    let now = self
    let start = ClaimStart(
      simulation: simulation, value: said.listens ? .absent : try read(said.path), frames: frames,
      instant: { now.instant(after: $0) })
    var assertion = try Assertion(said, start)
    var outcome = Assertion.Outcome.pending
    if let path = assertion.path {
      let sight = Sight(instant: simulation.now, value: start.value)
      if assertion.needs.way {
        _ = assertion.take(.way(simulation.way(of: path), now: sight))
      }
      outcome = assertion.see(sight, by: nil)
      if case .pending = outcome {
        outcome = assertion.pause(PathCourse(of: path, in: simulation))
      }
    }
    switch outcome {
    case .pending:
      assertions.all.append(Assertions.Watched(assertion: assertion, statement: statement))
      return .watched
    case .passed: return .passed
    case .failed(let mismatch, _): return .failed(mismatch)
    }
  }

  /// Looks at what has come of what was done or was due now.
  mutating func lookAtOnce() {
    guard let simulation, !assertions.isEmpty else { return }
    let place = Assertions.Place(simulation)
    guard assertions.looked != place else { return }
    assertions.looked = place
    // Each path is read once, whatever is asserted of it.
    var values: [String: PathValue] = [:]
    judge(simulation.trace) { assertion in
      guard let path = assertion.path else { return assertion.take(.trace(simulation.trace)) }
      if values[path] == nil { values[path] = simulation.read(path) }
      guard let value = values[path] else { return .pending }
      let sight = Sight(instant: simulation.now, value: value)
      let outcome = assertion.last == sight ? .pending : assertion.see(sight, by: nil)
      if assertion.needs.way {
        _ = assertion.take(.way(simulation.way(of: path), now: sight))
      }
      return outcome
    }
  }

  /// Looks along the time up to an instant, before which nothing is due.
  mutating func lookAhead(through instant: Instant) {
    guard let simulation, !assertions.isEmpty else { return }
    var views: [String: Assertions.View] = [:]
    for watched in assertions.all {
      guard let path = watched.assertion.path else { continue }
      views[path, default: Assertions.View()].note(watched.assertion)
    }
    for path in views.keys {
      guard let course = PathCourse(of: path, in: simulation, leap: views[path]?.leap) else {
        return
      }
      views[path]?.look(along: course, after: simulation.now, through: instant)
    }
    judge(simulation.trace) { assertion in
      guard let path = assertion.path, let view = views[path] else { return .pending }
      for sight in view.sights {
        let outcome = assertion.see(sight, by: view.course)
        guard case .pending = outcome else { return outcome }
      }
      return .pending
    }
  }

  /// Says what can be said at the end of a statement.
  mutating func pauseAssertions() {
    lookAtOnce()
    guard let simulation, assertions.all.contains(where: { $0.assertion.needs.isBeyond }) else {
      return
    }
    judge(simulation.trace) { assertion in
      guard let path = assertion.path, assertion.needs.isBeyond else { return .pending }
      return assertion.pause(PathCourse(of: path, in: simulation))
    }
  }

  /// Says what is left to say at the end of a scene.
  mutating func endAssertions(of simulation: Simulation) {
    let trace = simulation.trace
    judge(trace) { assertion in
      if case .failed(let mismatch, let time) = assertion.take(.trace(trace)) {
        return .failed(mismatch, at: time)
      }
      return assertion.take(.end(simulation.now))
    }
    (assertions.all, assertions.looked) = ([], nil)
  }

  /// What was found to be otherwise than asserted, once.
  mutating func takeViolations() -> [Failure] {
    defer { assertions.failures = [] }
    return assertions.failures
  }

  /// The same behind others that were taken before.
  mutating func takeViolations(behind overdue: [Failure]) -> [Failure] {
    let more = takeViolations()
    return overdue.isEmpty ? more : overdue + more
  }

  /// Goes on from what is shown now, whatever was before.
  mutating func resumeAssertions() {
    guard let simulation else { return }
    for index in assertions.all.indices {
      assertions.all[index].assertion.resume(simulation)
    }
  }

  /// Asks each assertion, and lets go of those of which everything is known.
  private mutating func judge(
    _ trace: Trace, _ ask: (inout Assertion) -> Assertion.Outcome
  ) {
    var left: [Assertions.Watched] = []
    left.reserveCapacity(assertions.all.count)
    for var watched in assertions.all {
      switch ask(&watched.assertion) {
      case .pending: left.append(watched)
      case .passed: break
      case .failed(let mismatch, let time):
        assertions.failures.append(
          failure(watched.statement, mismatch, Session.entries(of: trace, until: time)))
      }
    }
    assertions.all = left
  }

  /// More events than are ever shown with a failure.
  private static var mostContext: Int { 16 }

  /// The last events up to an instant.
  private static func entries(of trace: Trace, until instant: Instant) -> [Trace.Entry] {
    let entries = trace.entries
    var end = entries.endIndex
    while end > entries.startIndex, entries[end - 1].time > instant { end -= 1 }
    return Array(entries[max(entries.startIndex, end - mostContext)..<end])
  }
}
