// The events of settings.

extension EventKind {
  static let reading = EventKind(
    "reading POINT", "Another account on a doubtful point is followed.",
    choices: Doubt.allCases.map { $0.rawValue },
    [EventField("choice")])
  static let quirk = EventKind(
    "quirk NAME", "An old defect is switched on.", choices: Quirk.allCases.map { $0.rawValue })
  static let estimator = EventKind(
    "estimator NAME", "Velocities are estimated in another way.")
  static let rule = EventKind(
    "rule NAME", "Another rule decides at lift-offs.",
    isOpen: true)
  static let axis = EventKind(
    "axis NAME", "Another rule about axes arbitrates.")
  static let panStart = EventKind(
    "pan start", "Pans begin otherwise than declared.",
    [EventField("slop"), EventField("opening")])

  /// All events of settings.
  static let settings: [EventKind] = [
    .reading, .quirk, .estimator, .rule, .axis, .panStart,
  ]
}
