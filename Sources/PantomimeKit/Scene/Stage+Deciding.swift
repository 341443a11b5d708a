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
    ruling = Ruling(
      time: now, lift: lift, decision: decision, course: course, own: { own.decide($0) })
    note(decision, fields)
    return decision
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
