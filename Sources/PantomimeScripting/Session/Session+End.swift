package import PantomimeKit

// How a session ends.

extension Session {
  /// What is left to report when no statement follows.
  package struct End: Sendable {
    /// A misuse that was not expected.
    package let failures: [Failure]
    /// The animators that must not be dropped as they stand (E2; A50).
    package let entries: [Trace.Entry]
    /// How things stand at the end, where samples are taken.
    package let samples: [Sampler.Sample]
  }

  /// Ends the session.
  package mutating func end() -> End {
    defer { (unexpected, stopped) = (nil, []) }
    let entries = simulation?.conclude() ?? []
    if let simulation {
      sampler?.end(simulation)
      shownRecord?.finish(simulation)
      endAssertions(of: simulation)
    }
    var unfinished: [Failure] = []
    for animator in stopped { unfinished.append(failure(animator.statement, animator.mismatch)) }
    return End(
      failures: (unexpected.map { [$0.failure] } ?? []) + takeViolations() + unfinished,
      entries: entries, samples: sampler?.takeSamples() ?? [])
  }
}
