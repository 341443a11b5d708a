import PantomimeKit

/// An assertion over time, and its progress so far.
struct Assertion: Sendable {
  private let said: OverTime
  private var claim: Claim
  /// The last value of the path that the assertion has processed.
  private(set) var last: PathSample?

  /// The outcome of an assertion.
  enum Outcome {
    /// The assertion holds so far.
    case pending
    /// The assertion holds, regardless of later events.
    case passed
    case failed(Mismatch, at: Instant)
  }

  /// Creates an assertion that is checked from now on.
  init(_ said: OverTime, _ start: ClaimStart) throws(ScriptError) {
    (self.said, claim) = (said, said.claim)
    try claim.begin(start)
  }

  /// The events and instants that the claim must be informed of.
  var needs: ClaimNeeds { claim.needs }

  /// The path that the assertion reads, or `nil` if it observes events.
  var path: String? { needs.listens ? nil : said.path.text }

  /// Processes a value that is later than all previous values, or at the same instant as the last
  /// one if an event occurred there.
  ///
  /// - Parameter course: The path's values between the last value and this one, or `nil` if the
  ///   value changed immediately.
  mutating func see(_ sight: PathSample, by course: PathCourse?) -> Outcome {
    defer { last = sight }
    return take(.sight(sight, after: last, by: course))
  }

  /// Returns the outcome at the end of a statement.
  mutating func pause(_ course: PathCourse?) -> Outcome { take(.pause(course, after: last)) }

  /// Processes any other input.
  mutating func take(_ news: ClaimNews) -> Outcome {
    switch claim.take(news) {
    case .pending: .pending
    case .passed: .passed
    case .failed(let failure, let instant): .failed(mismatch(failure), at: instant)
    }
  }

  /// Continues to observe from the current values, without comparing them with earlier ones.
  mutating func resume(_ simulation: Simulation) {
    _ = take(.resumed(simulation.trace))
    guard let path, let value = simulation.read(path) else { return }
    last = PathSample(instant: simulation.now, value: value)
  }

  private func mismatch(_ failure: ClaimFailure) -> Mismatch {
    Mismatch(
      expected: said.text, actual: failure.actual, note: failure.note, reason: failure.reason,
      sentence: "\(said.text): " + (failure.namesPath ? "\(said.path.text) " : "")
        + failure.sentence)
  }
}
