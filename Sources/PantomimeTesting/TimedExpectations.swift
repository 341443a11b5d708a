public import PantomimeKit
import PantomimeReporting
import PantomimeScripting
public import Testing

// Expectations over time. The run is replayed from an instant on, and checked at every instant, as
// by the statements `expect always`, `expect never`, and `expect eventually`. This API is stable.

/// Expects an assertion about a path to be true at every instant from the given instant on.
///
/// ```swift
/// expectAlways(app, "card.frame.y", .continuous(within: 1, except: "pull"))
/// ```
///
/// - Parameter start: The first instant to check, including the inputs at that instant, which is not
///   later than now; by default, the start of the scene.
public func expectAlways(
  _ simulation: Simulation, _ path: String, _ claim: PathClaim, since start: Instant = .zero,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let problem = claim.problem { return TestFailure.record(problem, at: sourceLocation) }
  judge(simulation, "expect always \(path) \(claim)", since: start, sourceLocation)
}

/// Expects that no event whose text begins with the given one is recorded from the given instant
/// on.
///
/// - Parameter start: The first instant to check, including the inputs at that instant, which is not
///   later than now; by default, the start of the scene.
public func expectNever(
  _ simulation: Simulation, event text: String, since start: Instant = .zero,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  judge(simulation, "expect never event \(Word.quoted(text))", since: start, sourceLocation)
}

/// Expects an assertion about a path to be true at some instant within the given time.
///
/// If `start` is `nil`, the time begins now, and passes in a copy of the simulation. Otherwise, the
/// time begins at `start`, which may be later than now, and the run since then is checked; if the
/// simulation hasn't reached the end of the time yet, a copy of it advances to that point.
///
/// - Parameter start: The first instant to check, including the inputs at that instant, or `nil`
///   for now.
public func expectEventually(
  _ simulation: Simulation, _ path: String, _ claim: PathClaim, in time: Duration,
  since start: Instant? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard time >= .zero else {
    return TestFailure.record(
      "'in' cannot be \(Numerals.rejected(time.inSeconds)) s; must be at least 0 s",
      at: sourceLocation)
  }
  if let problem = claim.problem { return TestFailure.record(problem, at: sourceLocation) }
  var ahead = simulation
  let end = (start ?? simulation.now).advanced(bySeconds: time.inSeconds)
  _ = try? ahead.quietly(advanceTo: max(end, simulation.now))
  let statement =
    "expect eventually \(path) \(claim) in \(Numerals.text(time.inSeconds, decimals: 9))"
  judge(
    simulation, statement, since: start ?? simulation.now, isAfterInputs: start == nil, to: ahead,
    sourceLocation)
}

/// Replays a run from an instant on while checking an assertion; records an issue if the assertion
/// fails.
private func judge(
  _ simulation: Simulation, _ statement: String, since start: Instant, isAfterInputs: Bool = false,
  to ahead: Simulation? = nil, _ place: SourceLocation
) {
  let (ahead, inputs) = (ahead ?? simulation, simulation.log.list)
  guard start <= ahead.now else {
    return TestFailure.record(
      "nothing to check: 'since' is \(start), but it is only \(ahead.now); advance the simulation "
        + "first", at: place)
  }
  let first = isAfterInputs ? inputs.count : inputs.partitioningIndex { $0.time >= start }
  guard let begin = try? simulation.replayed(first: first, until: start) else { return }
  var run = RunSession(at: begin)
  do throws(ScriptError) {
    var failures = try run.failures(statement)
    for entry in inputs[first...] { run.feed(entry) }
    try run.session.advance(to: ahead.now, span: Span(0, 0))
    failures += run.end()
    for failure in failures {
      ExpectationReport(simulation).record(FailureWords.summary(failure), at: place)
    }
  } catch {
    TestFailure.record(FailureWords.ofCall(error), at: place)
  }
}
