import PantomimeKit

/// What is asserted over time in a scene, and what came of it in the present statement.
struct Assertions: Sendable {
  var all: [Assertion] = []
  var failures: [Failure] = []

  var isEmpty: Bool { all.isEmpty }
}

extension Session {
  /// Asserts something from now to the end of the scene; what came of it at once.
  mutating func assert(_ said: OverTime, _ verb: Span) throws(ScriptError) -> Verdict {
    let simulation = try running(verb)
    guard let statement = present else { return .passed }
    var value: PathValue?
    if case .never = said.claim {} else { value = try read(said.path) }
    var assertion = try Assertion(said, statement, in: simulation, value: value, self)
    var outcome = Assertion.Outcome.pending
    if let value {
      let sight = Sight(instant: simulation.now, value: value)
      assertion.lead(along: simulation.way(of: said.path.text), now: sight)
      outcome = assertion.see(sight, by: nil)
      if case .pending = outcome {
        outcome = assertion.pause(PathCourse(of: said.path.text, in: simulation))
      }
    }
    switch outcome {
    case .pending:
      assertions.all.append(assertion)
      return .passed
    case .passed: return .passed
    case .failed(let mismatch, _): return .failed(mismatch)
    }
  }

  /// Looks at what has come of what was done or was due now.
  mutating func lookAtOnce() {
    guard let simulation, !assertions.isEmpty else { return }
    judge(simulation.trace) { assertion in
      guard let path = assertion.path else { return assertion.listen(to: simulation.trace) }
      guard let value = simulation.read(path) else { return .pending }
      let sight = Sight(instant: simulation.now, value: value)
      let isNews = assertion.last != sight
      let outcome = isNews ? assertion.see(sight, by: nil) : .pending
      assertion.lead(along: simulation.way(of: path), now: sight)
      return outcome
    }
  }

  /// Looks along the time up to an instant, before which nothing is due.
  mutating func lookAhead(through instant: Instant) {
    guard let simulation, !assertions.isEmpty else { return }
    judge(simulation.trace) { assertion in
      guard let path = assertion.path,
        let course = PathCourse(of: path, in: simulation, leap: assertion.leap)
      else { return .pending }
      var outcome = Assertion.Outcome.pending
      course.look(
        after: simulation.now, through: instant, also: assertion.appointment.map { [$0] } ?? []
      ) { sight in
        outcome = assertion.see(sight, by: course)
        if case .pending = outcome { return true }
        return false
      }
      return outcome
    }
  }

  /// Says what can be said at the end of a statement.
  mutating func pauseAssertions() {
    lookAtOnce()
    guard let simulation, !assertions.isEmpty else { return }
    judge(simulation.trace) { assertion in
      guard let path = assertion.path, assertion.isBeyond else { return .pending }
      return assertion.pause(PathCourse(of: path, in: simulation))
    }
  }

  /// Says what is left to say at the end of a scene.
  mutating func endAssertions(of simulation: AnySimulation) {
    let trace = simulation.trace
    judge(trace) { assertion in
      if case .failed(let mismatch, let time) = assertion.listen(to: trace) {
        return .failed(mismatch, at: time)
      }
      return assertion.end(at: simulation.now)
    }
    assertions.all = []
  }

  /// What was found to be otherwise than asserted, once.
  mutating func takeViolations() -> [Failure] {
    defer { assertions.failures = [] }
    return assertions.failures
  }

  /// Goes on from what is shown now, whatever was before.
  mutating func resumeAssertions() {
    guard let simulation else { return }
    for index in assertions.all.indices {
      assertions.all[index].resume(simulation)
    }
  }

  /// Asks each assertion, and lets go of those of which everything is known.
  private mutating func judge(
    _ trace: Trace, _ ask: (inout Assertion) -> Assertion.Outcome
  ) {
    var left: [Assertion] = []
    left.reserveCapacity(assertions.all.count)
    for var assertion in assertions.all {
      switch ask(&assertion) {
      case .pending: left.append(assertion)
      case .passed: break
      case .failed(let mismatch, let time):
        assertions.failures.append(
          failure(assertion.statement, mismatch, Session.entries(of: trace, until: time)))
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
