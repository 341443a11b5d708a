// Applies settings; the trace records each change.

extension Setting {
  /// Applies the setting to a stage; a value that is already set has no effect, except that
  /// readings and quirks are recorded again.
  func apply(to stage: inout Stage) {
    switch self {
    case .reading(let doubt, let choice): stage.settings.setReading(of: doubt, choice)
    case .quirks(let quirks): stage.settings.setQuirks(QuirkSet(quirks))
    case .estimator, .rule, .axis, .panStart:
      let was = stage.settings.preferences
      stage.settings.changePreferences { _ = $0.take(self) }
      if stage.settings.preferences == was { return }
    }
    passOn(to: &stage)
    record(in: &stage.ledger, readings: stage.readings)
  }

  /// Forwards the setting to all parts of the stage that depend on it.
  private func passOn(to stage: inout Stage) {
    let (readings, imitated) = (stage.readings, stage.settings.quirks)
    switch self {
    case .reading(let doubt, _):
      stage.animators.changeAll { $0.readings = readings }
      stage.scrolling.follow(readings.scrollLaws)
      if doubt == .interactivePacing { stage.transitions.pace(by: readings) }
    case .quirks: stage.animators.changeAll { $0.pacing.imitated = imitated }
    case .estimator(let estimator): stage.gestures.setEstimator(estimator)
    case .panStart(let start):
      stage.gestures.setPanStart(start, estimator: stage.settings.preferences.estimator)
    case .rule, .axis: break
    }
  }

  private func record(in ledger: inout Ledger, readings: Interpretations) {
    switch self {
    case .reading(let doubt, _):
      ledger.note(
        Event(
          .reading, .word(doubt.rawValue), [.word("choice", doubt.choices[readings[doubt]])],
          reason: Reason(doubt.summary)))
    case .quirks(let quirks):
      for quirk in Quirk.allCases where quirks.contains(quirk) {
        ledger.note(Event(.quirk, .word(quirk.rawValue), reason: Reason(quirk.summary)))
      }
    case .estimator(let estimator):
      ledger.note(
        Event(
          .estimator, .word(estimator.name), estimator.fields, reason: Reason(estimator.summary)))
    case .rule(let rule):
      ledger.note(
        Event(
          .rule, .word(rule?.name ?? NamedRule.nameOfOwn), rule?.fields ?? [],
          reason: rule.map { Reason($0.summary) } ?? "the scene's rule applies again"))
    case .axis(let rule):
      ledger.note(
        Event(
          .axis, .word(rule?.name ?? NamedRule.nameOfOwn), rule?.fields ?? [],
          reason: rule.map { Reason($0.summary) } ?? "the scene's axis rule applies again"))
    case .panStart(let start):
      ledger.note(
        Event(
          .panStart, nil,
          [
            start.slop.map { .number("slop", $0) } ?? .word("slop", "scene"),
            .word("opening", start.opening?.rawValue ?? "scene"),
          ],
          reason: "`slop` sets where a pan begins, `opening` its first translation (GU1, GU2)"))
    }
  }
}

extension Named {
  /// The values of the parameters as event fields.
  fileprivate var fields: [Event.Field] {
    parameters.map { .number($0.name, values[$0]) }
  }
}
