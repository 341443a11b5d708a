// The events of settings.

extension EventKind {
  static let reading = EventKind(
    "reading POINT", summary: "A different reading of an open point was chosen.",
    choices: OpenQuestion.allCases.map { $0.rawValue },
    [FieldSchema("choice")], theme: .setting)
  static let quirk = EventKind(
    "quirk NAME", summary: "A historical bug was switched on.",
    choices: Quirk.allCases.map { $0.rawValue },
    theme: .setting)
  static let estimator = EventKind(
    "estimator NAME", summary: "A velocity estimator was chosen.", theme: .setting)
  static let rule = EventKind(
    "rule NAME", summary: "A completion rule was chosen.",
    isOpen: true, theme: .setting)
  static let axis = EventKind(
    "axis NAME", summary: "An axis rule was chosen.", theme: .setting)
  static let panStart = EventKind(
    "pan start", summary: "The slop or first translation of pans was changed.",
    [FieldSchema("slop"), FieldSchema("opening")], theme: .setting)

  /// All events of settings.
  static let settings: [EventKind] = [
    .reading, .quirk, .estimator, .rule, .axis, .panStart,
  ]
}
