package import PantomimeKit

extension Session {
  /// The result of a statement.
  package struct Step: Sendable {
    package let response: Response
    /// The other responses, which come from the statements of an included file and from reactions.
    package let others: [Response]
    /// The events that the statement added to the trace.
    package let entries: [Trace.Entry]
    /// The samples taken during the statement.
    package let samples: [Sampler.Sample]
    /// The failures that have become known: at most one earlier misuse, the failure of this
    /// statement itself, and those of earlier assertions over time.
    package let failures: [Failure]
    /// Those of the failures that are about assertions over time.
    package let violations: [Failure]
    /// Whether the statement started a scene.
    var beginsScene = false
    /// The name of the scene that started automatically, or `nil` if none did.
    package var began: String?
    /// For each rule that has decided a lift-off of the scene, the last of these decisions.
    var rulings: [DecisionRecord] = []
    /// The view for which the finger was intended, or `nil` if there is none.
    var target: String?
  }
}

extension Session.Step {
  /// The result of a statement without effect.
  static let nothing = Session.Step(
    response: .nothing, others: [], entries: [], samples: [], failures: [], violations: [])

  /// Returns the results of two consecutive statements, combined into one.
  func followed(by step: Session.Step) -> Session.Step {
    Session.Step(
      response: step.response, others: others + [response] + step.others,
      entries: entries + step.entries, samples: samples + step.samples,
      failures: failures + step.failures, violations: violations + step.violations,
      beginsScene: beginsScene || step.beginsScene, began: began ?? step.began,
      rulings: rulings + step.rulings)
  }
}

extension Statement {
  /// The view for which the finger is intended, or `nil` if the input has no touch-down or names no
  /// view.
  var fingerTarget: String? {
    guard case .fingers(let view) = command.role else { return nil }
    return view
  }
}
