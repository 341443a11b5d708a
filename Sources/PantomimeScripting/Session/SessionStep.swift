package import PantomimeKit

extension Session {
  /// What a statement did.
  package struct Step: Sendable {
    package let response: Response
    /// What else was answered: by the statements of a file that it used, by what was done at events.
    package let others: [Response]
    /// The events it added to the trace.
    package let entries: [Trace.Entry]
    /// What the sampler has read.
    package let samples: [Sampler.Sample]
    /// What is now known to have failed: at most an earlier misuse, this statement itself, and what was
    /// asserted over time before.
    package let failures: [Failure]
    /// Those of them that were asserted over time.
    package let violations: [Failure]
    /// Whether a scene began.
    var beginsScene = false
    /// The name of the scene that it began by itself, as there was none.
    package var began: String?
    /// The last lift-off of its scene that each rule has decided.
    var rulings: [Ruling] = []
    /// The view that its finger was meant for.
    var target: String?
  }
}
