// The outcome of a release, decided by the scene's rule or by the rule that overrides it.

extension Stage {
  /// The last fraction, before clamping, that a scene computed from a gesture, or `nil` before the
  /// first.
  public var unclampedFraction: Double? {
    get { decisions.raw }
    set { decisions.note(raw: newValue) }
  }

  /// The values handed off at the last release, or `nil` before the first.
  public var release: Release? { decisions.release }

  /// Decides the outcome of a release by the scene's rule, or by the rule that overrides it, and
  /// records the decision.
  ///
  /// Between two ends, `decided end` means that the transition completes, and `decided start` that
  /// it reverts; among several anchors, `decided anchor` contains the one at which the value
  /// settles. Any rule can be evaluated for any release (`CompletionRule.decision(on:)`).
  public mutating func decide(
    _ lift: LiftOff, by own: some CompletionRule, _ fields: [Event.Field] = []
  ) -> Decision {
    let decision = settings.preferences.rule?.decide(lift) ?? own.decision(on: lift)
    decisions.note(
      DecisionRecord(
        time: now, lift: lift, decision: decision,
        rule: settings.preferences.rule?.name ?? own.ruleName, basis: decisions.basis,
        own: { own.decision(on: $0) }))
    var all = [Event.Field.word(.by, decision.by.rawValue)]
    if lift.scope == .anchors {
      all =
        [.number("index", Double(decision.index)), .number(.anchor, decision.anchor)] + all
        + [.number("margin", decision.margin), .word("unit", decision.unit.rawValue)]
    }
    if let rule = settings.preferences.rule { all.append(.word(.rule, rule.name)) }
    note(Event(.decided, .word(decision.goal(of: lift)), all + fields, reason: decision.whyLater))
    return decision
  }

  /// Returns whether the scene's axis rule, or the one that overrides it, lets a pan begin; if not,
  /// the winner receives the touch.
  public func axisVerdict(for pan: Pan, rule own: AxisRule, otherwise winner: String) -> PanVerdict
  {
    let rule = settings.preferences.axis ?? own
    let moment = AxisMoment(velocity: pan.velocity, translation: pan.translation)
    switch rule.answer(moment) {
    case .begins: return .begins(reason: Reason(rule.summary))
    case .refused: return .refused(winner: winner, reason: Reason(rule.summary))
    case .undecided: return .undecided(reason: "the pan \(rule.summary)")
    }
  }
}

extension Decision {
  /// Returns the recorded target of a decision.
  fileprivate func goal(of lift: LiftOff) -> String {
    switch lift.scope {
    case .twoEnds: completes ? "end" : "start"
    case .anchors: "anchor"
    }
  }
}
