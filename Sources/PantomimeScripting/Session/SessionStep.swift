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
    var rulings: [DecisionRecord] = []
    /// The view that its finger was meant for.
    var target: String?
  }
}

extension Session.Step {
  /// What a statement does that does nothing.
  static let nothing = Session.Step(
    response: .nothing, others: [], entries: [], samples: [], failures: [], violations: [])

  /// Both, as what one statement did.
  func followed(by step: Session.Step) -> Session.Step {
    Session.Step(
      response: step.response, others: others + [response] + step.others,
      entries: entries + step.entries, samples: samples + step.samples,
      failures: failures + step.failures, violations: violations + step.violations,
      beginsScene: beginsScene || step.beginsScene, began: began ?? step.began,
      rulings: rulings + step.rulings)
  }
}
