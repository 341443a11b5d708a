// Settings, each told in the trace as it changes.

extension Stage {
  /// Changes a setting; one that is as it was already changes nothing, but for readings and quirks,
  /// which are told again.
  mutating func set(_ setting: Setting) {
    switch setting {
    case .reading(let doubt, let choice): follow(doubt, choice: choice)
    case .quirks(let quirks): imitate(quirks)
    case .estimator(let estimator): estimate(with: estimator)
    case .rule(let rule): decide(by: rule)
    case .axis(let rule): arbitrate(by: rule)
    case .panStart(let start): startPans(start)
    }
  }

  private mutating func follow(_ doubt: Doubt, choice: Int) {
    settings.follow(doubt, choice: choice)
    let readings = settings.readings
    animators.changeAll { $0.readings = readings }
    if doubt == .interactivePacing { paceTransitions() }
    record(
      Event(
        .reading, .word(doubt.rawValue), [.word("choice", doubt.choices[readings[doubt]])],
        reason: Reason(doubt.summary)))
  }

  private mutating func imitate(_ quirks: Set<Quirk>) {
    settings.imitate(quirks)
    animators.changeAll { $0.quirks = quirks }
    for quirk in Quirk.allCases where quirks.contains(quirk) {
      record(Event(.quirk, .word(quirk.rawValue), reason: Reason(quirk.summary)))
    }
  }

  private mutating func estimate(with estimator: VelocityEstimator) {
    guard estimator != settings.preferences.estimator else { return }
    settings.prefer { $0.estimator = estimator }
    gestures.estimate(with: estimator)
    record(
      Event(
        .estimator, .word(estimator.name), estimator.fields, reason: Reason(estimator.summary)))
  }

  private mutating func decide(by rule: NamedRule?) {
    guard rule != settings.preferences.rule else { return }
    settings.prefer { $0.rule = rule }
    record(
      Event(
        .rule, .word(rule?.name ?? NamedRule.nameOfOwn), rule?.fields ?? [],
        reason: rule.map { Reason($0.summary) } ?? "the scene decides by its own rule again"))
  }

  private mutating func arbitrate(by rule: AxisRule?) {
    guard rule != settings.preferences.axis else { return }
    settings.prefer { $0.axis = rule }
    record(
      Event(
        .axis, .word(rule?.name ?? NamedRule.nameOfOwn), rule?.fields ?? [],
        reason: rule.map { Reason($0.summary) } ?? "the scene arbitrates by its own rule again"))
  }

  private mutating func startPans(_ start: PanStart) {
    guard start != settings.preferences.panStart else { return }
    settings.prefer { $0.panStart = start }
    gestures.startPans(start, estimator: settings.preferences.estimator)
    record(
      Event(
        .panStart, nil,
        [
          start.slop.map { .number("slop", $0) } ?? .word("slop", "scene"),
          .word("opening", start.opening?.rawValue ?? "scene"),
        ], reason: "how far a finger moves before a pan begins, and what it begins with (GU1, GU2)")
    )
  }
}

extension Named {
  /// The values of the parameters, as they are recorded.
  fileprivate var fields: [Event.Field] {
    parameters.map { .number($0.name, values[$0]) }
  }
}
