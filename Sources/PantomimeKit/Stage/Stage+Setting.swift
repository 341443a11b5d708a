// Settings, each told in the trace as it changes.

extension Stage {
  /// Changes a setting; one that is as it was already changes nothing, but for readings and quirks,
  /// which are told again.
  mutating func set(_ setting: Setting) {
    switch setting {
    case .reading(let doubt, let choice): setReading(of: doubt, choice)
    case .quirks(let quirks): setQuirks(quirks)
    case .estimator(let estimator): setEstimator(estimator)
    case .rule(let rule): setRule(rule)
    case .axis(let rule): setAxisRule(rule)
    case .panStart(let start): setPanStart(start)
    }
  }

  private mutating func setReading(of doubt: Doubt, _ choice: Int) {
    settings.setReading(of: doubt, choice)
    let readings = settings.readings
    animators.changeAll { $0.readings = readings }
    scrolling.follow(readings.scrollLaws)
    if doubt == .interactivePacing { paceTransitions() }
    note(
      Event(
        .reading, .word(doubt.rawValue), [.word("choice", doubt.choices[readings[doubt]])],
        reason: Reason(doubt.summary)))
  }

  private mutating func setQuirks(_ quirks: Set<Quirk>) {
    let imitated = QuirkSet(quirks)
    settings.setQuirks(imitated)
    animators.changeAll { $0.imitated = imitated }
    for quirk in Quirk.allCases where quirks.contains(quirk) {
      note(Event(.quirk, .word(quirk.rawValue), reason: Reason(quirk.summary)))
    }
  }

  private mutating func setEstimator(_ estimator: VelocityEstimator) {
    guard estimator != settings.preferences.estimator else { return }
    settings.changePreferences { $0.estimator = estimator }
    gestures.setEstimator(estimator)
    note(
      Event(
        .estimator, .word(estimator.name), estimator.fields, reason: Reason(estimator.summary)))
  }

  private mutating func setRule(_ rule: NamedRule?) {
    guard rule != settings.preferences.rule else { return }
    settings.changePreferences { $0.rule = rule }
    note(
      Event(
        .rule, .word(rule?.name ?? NamedRule.nameOfOwn), rule?.fields ?? [],
        reason: rule.map { Reason($0.summary) } ?? "the scene decides by its own rule again"))
  }

  private mutating func setAxisRule(_ rule: AxisRule?) {
    guard rule != settings.preferences.axis else { return }
    settings.changePreferences { $0.axis = rule }
    note(
      Event(
        .axis, .word(rule?.name ?? NamedRule.nameOfOwn), rule?.fields ?? [],
        reason: rule.map { Reason($0.summary) } ?? "the scene arbitrates by its own rule again"))
  }

  private mutating func setPanStart(_ start: PanStart) {
    guard start != settings.preferences.panStart else { return }
    settings.changePreferences { $0.panStart = start }
    gestures.setPanStart(start, estimator: settings.preferences.estimator)
    note(
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
