// The events of settings.

extension EventKind {
  static let reading = EventKind(
    "reading POINT", "A different reading of an open point was chosen.",
    choices: Doubt.allCases.map { $0.rawValue },
    [EventField("choice")], theme: .setting)
  static let quirk = EventKind(
    "quirk NAME", "A historical bug was switched on.", choices: Quirk.allCases.map { $0.rawValue },
    theme: .setting)
  static let estimator = EventKind(
    "estimator NAME", "A velocity estimator was chosen.", theme: .setting)
  static let rule = EventKind(
    "rule NAME", "A completion rule was chosen.",
    isOpen: true, theme: .setting)
  static let axis = EventKind(
    "axis NAME", "An axis rule was chosen.", theme: .setting)
  static let panStart = EventKind(
    "pan start", "The slop or first translation of pans was changed.",
    [EventField("slop"), EventField("opening")], theme: .setting)

  /// All events of settings.
  static let settings: [EventKind] = [
    .reading, .quirk, .estimator, .rule, .axis, .panStart,
  ]
}
