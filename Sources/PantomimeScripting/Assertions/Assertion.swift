import PantomimeKit

/// Something that is asserted over time, and what has been seen of it so far.
struct Assertion: Sendable {
  private let said: OverTime
  private var claim: Claim
  /// What was seen last of its path.
  private(set) var last: PathSample?

  /// What has come of it.
  enum Outcome {
    /// It holds so far.
    case pending
    /// It holds whatever comes.
    case passed
    case failed(Mismatch, at: Instant)
  }

  /// What is asserted from now on.
  init(_ said: OverTime, _ start: ClaimStart) throws(ScriptError) {
    (self.said, claim) = (said, said.claim)
    try claim.begin(start)
  }

  /// What it needs of whoever looks for it.
  var needs: ClaimNeeds { claim.needs }

  /// The path that it looks at; `nil` where it listens to events.
  var path: String? { needs.listens ? nil : said.path.text }

  /// Takes in what is shown, later than all before or, where something has happened, at the same
  /// instant.
  ///
  /// - Parameter course: how it came there; `nil` where it is there at once.
  mutating func see(_ sight: PathSample, by course: PathCourse?) -> Outcome {
    defer { last = sight }
    return take(.sight(sight, after: last, by: course))
  }

  /// What can be said at the end of a statement.
  mutating func pause(_ course: PathCourse?) -> Outcome { take(.pause(course, after: last)) }

  /// Takes in any other news.
  mutating func take(_ news: ClaimNews) -> Outcome {
    switch claim.take(news) {
    case .pending: .pending
    case .passed: .passed
    case .failed(let failure, let instant): .failed(mismatch(failure), at: instant)
    }
  }

  /// Goes on from what is shown now, whatever was before.
  mutating func resume(_ simulation: Simulation) {
    _ = take(.resumed(simulation.trace))
    guard let path, let value = simulation.read(path) else { return }
    last = PathSample(instant: simulation.now, value: value)
  }

  private func mismatch(_ failure: ClaimFailure) -> Mismatch {
    Mismatch(
      expected: said.text, actual: failure.actual, note: failure.note, reason: failure.reason,
      told: "\(said.text): " + (failure.namesPath ? "\(said.path.text) " : "") + failure.told)
  }
}
