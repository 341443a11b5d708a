// The events of settings.

extension EventKind {
  /// A different reading of an open question was chosen.
  public static let reading = EventKind(
    "reading POINT", summary: "A different reading of an open point was chosen.",
    choices: OpenQuestion.allCases.map { $0.rawValue },
    [FieldSchema("choice")], theme: .setting)
  /// A historical bug was switched on.
  public static let quirk = EventKind(
    "quirk NAME", summary: "A historical bug was switched on.",
    choices: Quirk.allCases.map { $0.rawValue },
    theme: .setting)
  /// A velocity estimator was chosen.
  public static let estimator = EventKind(
    "estimator NAME", summary: "A velocity estimator was chosen.", theme: .setting)
  /// A completion rule was chosen.
  public static let rule = EventKind(
    "rule NAME", summary: "A completion rule was chosen.",
    isOpen: true, theme: .setting)
  /// An axis rule was chosen.
  public static let axis = EventKind(
    "axis NAME", summary: "An axis rule was chosen.", theme: .setting)
  /// The slop or first translation of pans was changed.
  public static let panStart = EventKind(
    "pan start", summary: "The slop or first translation of pans was changed.",
    [FieldSchema("slop"), FieldSchema("opening")], theme: .setting)

  /// All events of settings.
  static let settings: [EventKind] = [
    .reading, .quirk, .estimator, .rule, .axis, .panStart,
  ]
}
