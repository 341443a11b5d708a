// What a lift-off means: the scene's own rule, or one that was set in its place.

extension Stage {
  /// Decides where a lift-off leads, by the scene's own rule or the one that was set in its place,
  /// and records the decision.
  ///
  /// Between two ends `decided end` means that the transition completes, `decided start` that it
  /// goes back; `decided anchor` names the anchor of several at which the thing comes to rest. Any
  /// rule can be asked about any lift-off (`CompletionRule.decision(on:)`).
  public mutating func decide(
    _ lift: LiftOff, by own: some CompletionRule, _ fields: [Event.Field] = []
  ) -> Decision {
    let decision = rule?.decide(lift) ?? own.decision(on: lift)
    ruling = Ruling(
      time: now, lift: lift, decision: decision, course: course, own: { own.decision(on: $0) })
    var all = [Event.Field.word("by", decision.by.rawValue)]
    if lift.scope == .anchors {
      all =
        [.number("index", Double(decision.index)), .number("place", decision.anchor)] + all
        + [.number("margin", decision.margin), .word("unit", decision.unit.rawValue)]
    }
    if let rule { all.append(.word("rule", rule.name)) }
    record(Event("decided \(decision.goal(of: lift))", all + fields, reason: decision.reason))
    return decision
  }

  /// Whether a pan may begin by the rule about axes, the scene's own or the one that was set in its
  /// place; if it may not, the winner gets the touch.
  public func verdict(on pan: Pan, by own: AxisRule, leaving winner: String) -> PanVerdict {
    let rule = axisRule ?? own
    let moment = AxisMoment(velocity: pan.velocity, way: pan.translation)
    switch rule.answer(moment) {
    case .begins: return .begins(reason: rule.phrase)
    case .refused: return .refused(winner: winner, reason: rule.phrase)
    case .undecided: return .undecided(reason: rule.phrase)
    }
  }

  /// Lets a rule about axes arbitrate in place of the scene's own from now on; `nil` for the scene's.
  mutating func arbitrate(with rule: AxisRule?) {
    guard rule != axisRule else { return }
    axisRule = rule
    record(
      Event(
        "axis \(rule?.name ?? NamedRule.nameOfOwn)",
        reason: rule?.phrase ?? "the scene arbitrates by its own rule again"))
  }

  /// Lets a rule decide in place of the scene's own from now on, or again the scene's own.
  mutating func decide(with rule: NamedRule?) {
    guard rule != self.rule else { return }
    self.rule = rule
    record(
      Event(
        "rule \(rule?.name ?? NamedRule.nameOfOwn)",
        (rule?.parameters ?? []).map { parameter in
          .number(parameter.name, rule?.values[parameter.name] ?? parameter.standard)
        },
        reason: rule?.summary ?? "the scene decides by its own rule again"))
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
