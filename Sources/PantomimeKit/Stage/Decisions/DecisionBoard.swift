/// What gestures have come to: the last decision, what it was about, and what it handed on.
struct DecisionBoard: Sendable {
  private var boxedRuling = Boxed<Ruling?>(nil)
  /// The last lift-off that each rule has decided, in the order in which the rules came up.
  private(set) var rulings: [Ruling] = []
  /// Which way the transition under a finger goes, as the scene said before the lift-off.
  private(set) var basis: VelocityBasis?
  /// What the last lift-off handed on.
  private(set) var release: Release?
  /// The last fraction a scene worked out from a gesture, before any clamp.
  private(set) var raw: Double?
}

extension DecisionBoard {
  /// The last lift-off that was decided.
  var ruling: Ruling? { boxedRuling.value }

  /// Keeps a decision, for questions afterwards.
  mutating func note(_ ruling: Ruling) {
    boxedRuling.value = ruling
    if let place = rulings.firstIndex(where: { $0.rule == ruling.rule }) {
      // A cancelled gesture says nothing about the rule.
      if !ruling.lift.isCancelled || rulings[place].lift.isCancelled { rulings[place] = ruling }
    } else {
      rulings.append(ruling)
    }
  }

  /// Forgets what was decided last, so that one can see whether something is decided anew.
  mutating func forgetRuling() { boxedRuling.value = nil }

  mutating func note(_ basis: VelocityBasis?) { self.basis = basis }

  mutating func note(_ release: Release) { self.release = release }

  mutating func note(raw: Double?) { self.raw = raw }
}
