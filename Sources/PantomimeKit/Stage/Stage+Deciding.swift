// What a lift-off means: the scene's own rule, or one that was set in its place.

extension Stage {
  /// The last fraction a scene worked out from a gesture, before any clamp.
  public var raw: Double? {
    get { decisions.raw }
    set { decisions.note(raw: newValue) }
  }

  /// What the last lift-off handed on.
  public var release: Release? { decisions.release }

  /// Decides where a lift-off leads, by the scene's own rule or the one that was set in its place,
  /// and records the decision.
  ///
  /// Between two ends `decided end` means that the transition completes, `decided start` that it
  /// goes back; `decided anchor` names the anchor of several at which the thing comes to rest. Any
  /// rule can be asked about any lift-off (`CompletionRule.decision(on:)`).
  public mutating func decide(
    _ lift: LiftOff, by own: some CompletionRule, _ fields: [Event.Field] = []
  ) -> Decision {
    let decision = settings.preferences.rule?.decide(lift) ?? own.decision(on: lift)
    decisions.note(
      Ruling(
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

  /// Whether a pan may begin by the rule about axes, the scene's own or the one that was set in its
  /// place; if it may not, the winner gets the touch.
  public func verdict(on pan: Pan, by own: AxisRule, leaving winner: String) -> PanVerdict {
    let rule = settings.preferences.axis ?? own
    let moment = AxisMoment(velocity: pan.velocity, translation: pan.translation)
    switch rule.answer(moment) {
    case .begins: return .begins(reason: Reason(rule.summary))
    case .refused: return .refused(winner: winner, reason: Reason(rule.summary))
    case .undecided: return .undecided(reason: Reason(rule.summary))
    }
  }
}

extension Decision {
  /// What is recorded of where it leads.
  fileprivate func goal(of lift: LiftOff) -> String {
    switch lift.scope {
    case .twoEnds: completes ? "end" : "start"
    case .anchors: "anchor"
    }
  }
}
