package import PantomimeKit

extension Session {
  /// The result of a statement.
  package struct Step: Sendable {
    package let response: Response
    /// Further responses, from the statements of a used file and from reactions.
    package let others: [Response]
    /// The events that the statement added to the trace.
    package let entries: [Trace.Entry]
    /// The samples taken during the statement.
    package let samples: [Sampler.Sample]
    /// The failures now known: at most an earlier misuse, this statement itself, and earlier
    /// assertions over time.
    package let failures: [Failure]
    /// The failures of assertions over time.
    package let violations: [Failure]
    /// Whether the statement started a scene.
    var beginsScene = false
    /// The name of the scene that started automatically, or `nil` if none did.
    package var began: String?
    /// The last lift-off of the scene that each rule has decided.
    var rulings: [DecisionRecord] = []
    /// The view that the finger was intended for, or `nil` if there is none.
    var target: String?
  }
}

extension Session.Step {
  /// The result of a statement without effect.
  static let nothing = Session.Step(
    response: .nothing, others: [], entries: [], samples: [], failures: [], violations: [])

  /// Returns the results of two consecutive statements as one.
  func followed(by step: Session.Step) -> Session.Step {
    Session.Step(
      response: step.response, others: others + [response] + step.others,
      entries: entries + step.entries, samples: samples + step.samples,
      failures: failures + step.failures, violations: violations + step.violations,
      beginsScene: beginsScene || step.beginsScene, began: began ?? step.began,
      rulings: rulings + step.rulings)
  }
}
