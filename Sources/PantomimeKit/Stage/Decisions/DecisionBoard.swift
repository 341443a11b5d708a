/// The outcomes of gestures: the last decision, its basis, and the values at the handoff.
struct DecisionBoard: Sendable {
  private var boxedRecord = Boxed<DecisionRecord?>(nil)
  /// The last release that each rule decided, ordered by the rules' first decisions.
  private(set) var rulings: [DecisionRecord] = []
  /// The direction and distance of the transition under a finger, which the scene provides before
  /// lift-off.
  private(set) var basis: VelocityBasis?
  /// The values handed off at the last release.
  private(set) var release: Release?
  /// The last fraction, before clamping, that a scene computed from a gesture.
  private(set) var raw: Double?
}

extension DecisionBoard {
  /// The last release that was decided.
  var decisionRecord: DecisionRecord? { boxedRecord.value }

  /// Stores a decision, for later queries.
  mutating func note(_ decisionRecord: DecisionRecord) {
    boxedRecord.value = decisionRecord
    if let place = rulings.firstIndex(where: { $0.rule == decisionRecord.rule }) {
      // A canceled gesture doesn't consult the rule.
      if !decisionRecord.lift.isCancelled || rulings[place].lift.isCancelled {
        rulings[place] = decisionRecord
      }
    } else {
      rulings.append(decisionRecord)
    }
  }

  /// Clears the last decision, so that a new one can be detected.
  mutating func forgetRuling() { boxedRecord.value = nil }

  mutating func note(_ basis: VelocityBasis?) { self.basis = basis }

  mutating func note(_ release: Release) { self.release = release }

  mutating func note(raw: Double?) { self.raw = raw }
}
