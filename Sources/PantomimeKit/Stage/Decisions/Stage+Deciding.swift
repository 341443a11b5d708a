// What a lift-off means: the scene's own rule, or one that was set in its place.

extension Stage {
  /// Decides where a transition goes as the finger lifts, by the scene's own rule or the one that
  /// was set in its place, and records the decision.
  ///
  /// `decided end` means that it completes, `decided start` that it goes back.
  public mutating func decide(
    _ lift: LiftOff, by own: some CompletionRule, _ fields: [Event.Field] = []
  ) -> Decision {
    let decision =
      rule.map { $0.decide(lift) } ?? (lift.isCancelled ? .cancelled : own.decide(lift))
    anchorRuling = nil
    ruling = Ruling(
      time: now, lift: lift, decision: decision, course: course, own: { own.decide($0) })
    note(decision, fields)
    return decision
  }

  /// Decides at which of several anchors a thing comes to rest as the finger lifts, by the scene's
  /// own rule or the one that was set in its place, and records the decision.
  ///
  /// `nil` if there is no anchor. A rule between two ends that was set decides between the two
  /// neighbours of the place of release, our choice (`NamedRule.decide(_:)`).
  public mutating func decide(
    _ lift: AnchoredLiftOff, by own: some AnchorRule, _ fields: [Event.Field] = []
  ) -> AnchorDecision? {
    decide(lift, fields) { own.decide($0) }
  }

  /// The same by a rule that has a name, with the values that its parameters have.
  public mutating func decide(
    _ lift: AnchoredLiftOff, by own: NamedAnchorRule, _ fields: [Event.Field] = []
  ) -> AnchorDecision? {
    decide(lift, fields) { own.decide($0) }
  }

  private mutating func decide(
    _ lift: AnchoredLiftOff, _ fields: [Event.Field],
    own: @escaping @Sendable (AnchoredLiftOff) -> AnchorDecision?
  ) -> AnchorDecision? {
    guard let decision = lift.decide(by: rule, or: own) else { return nil }
    ruling = nil
    anchorRuling = AnchorRuling(
      time: now, lift: lift, decision: decision, course: course, own: own)
    var all: [Event.Field] = [
      .number("index", Double(decision.index)), .number("place", decision.anchor),
      .word("by", decision.by.rawValue), .number("margin", decision.margin),
      .word("unit", decision.unit.rawValue),
    ]
    if let rule { all.append(.word("rule", rule.name)) }
    record(Event("decided anchor", all + fields, reason: decision.reason))
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

  private mutating func note(_ decision: Decision, _ fields: [Event.Field]) {
    var all = [Event.Field.word("by", decision.by.rawValue)]
    if let rule { all.append(.word("rule", rule.name)) }
    record(
      Event(
        "decided \(decision.completes ? "end" : "start")", all + fields, reason: decision.reason))
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
