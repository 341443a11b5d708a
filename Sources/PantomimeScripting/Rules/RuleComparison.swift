import PantomimeKit
import PantomimeReporting

/// The decisions that all rules make for the lift-off of the active or last pan, as values.
package struct RuleComparison: Sendable {
  /// The decision of a rule.
  package struct Row: Sendable {
    /// The name of the rule, or the word for the scene's default rule.
    package let rule: String
    /// The outcome as a word: `collapsed`, `400`.
    package let outcome: String
    /// The quantity that decides, and the amount by which it may change without changing the
    /// decision.
    package let ground: [String]
    package let reason: String
    /// Whether the rule is in effect.
    package let isPresent: Bool
  }

  /// A description of the lift-off, on one line.
  package let title: String
  /// The rule that has decided, if another rule has been set since.
  package let decided: String?
  package let rows: [Row]

  /// Creates the comparison for a session, or returns `nil` if there was no decision.
  package init?(of session: Session) {
    guard let simulation = session.simulation, let shown = ShownDecision(session) else {
      return nil
    }
    let present = simulation.preferences.rule
    func row(_ rule: NamedRule?, _ isPresent: Bool) -> Row {
      let verdict = shown.verdict(by: rule)
      return Row(
        rule: rule?.name ?? NamedRule.nameOfOwn, outcome: verdict.cell, ground: verdict.ground,
        reason: verdict.reason, isPresent: isPresent)
    }
    decided = shown.ruleOfDecision(session)
    title = shown.title(session)
    rows =
      [row(nil, present == nil)]
      + session.catalog.rules.with(present).map { row($0.one, $0.isChosen) }
  }
}

/// The decisions of the rule in effect for lift-offs at other distances and velocities than that of
/// the active or last pan.
package struct DecisionMap: Sendable {
  private let shown: ShownDecision
  private let plane: DecisionPlane
  private let rule: NamedRule?

  /// The name of the rule.
  package let name: String
  /// The rule that has decided, if another rule has been set since.
  package let decided: String?

  /// Creates the map for a session, or returns `nil` if there was no decision.
  package init?(of session: Session) {
    guard let simulation = session.simulation, let shown = ShownDecision(session) else {
      return nil
    }
    self.shown = shown
    rule = simulation.preferences.rule
    name = RuleStatement.text(rule)
    decided = shown.ruleOfDecision(session)
    let record = shown.record
    plane = DecisionPlane(
      around: record.lift, by: .init(name) { [rule] in record.decision(by: rule, of: $0) },
      // The words are unused, because nothing is drawn.
      words: .init(outcomes: [], conditionals: [], ahead: "", behind: "", subject: ""))
  }

  /// The distance of the finger at the lift-off, in points in the forward direction.
  package var way: Double { plane.place(of: shown.record.lift).x }
  /// The velocity at the lift-off, in points per second in the forward direction.
  package var velocity: Double { shown.record.lift.velocity }
  /// The full distance, in points.
  package var length: Double { plane.length }
  /// The words for the two directions of the finger: forward and backward.
  package var directions: (ahead: String, behind: String) {
    let wording = Wording(along: shown.record.direction)
    return (wording.ahead, wording.behind)
  }

  /// Returns the decision for a lift-off.
  private func decision(way: Double, velocity: Double) -> Decision {
    shown.record.decision(by: rule, of: plane.lift(way: way, velocity: velocity))
  }

  /// Returns the index of the outcome.
  package func index(way: Double, velocity: Double) -> Int {
    decision(way: way, velocity: velocity).index
  }

  /// Returns the outcome as a phrase, the amount by which the deciding quantity may change without
  /// changing the decision, and the reason.
  package func verdict(
    way: Double, velocity: Double
  ) -> (outcome: String, margin: String, reason: String) {
    let decision = decision(way: way, velocity: velocity)
    return (shown.goal(decision), ShownDecision.margin(decision), shown.reason(decision))
  }
}
