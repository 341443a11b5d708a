// What whoever looks at a scene has chosen, as the trace tells it.

extension EventKind {
  static let reading = EventKind(
    "reading POINT", "Another account on a doubtful point is followed.",
    choices: Doubt.allCases.map { $0.rawValue },
    [EventField("choice")], theme: .setting)
  static let quirk = EventKind(
    "quirk NAME", "An old defect is switched on.", choices: Quirk.allCases.map { $0.rawValue },
    theme: .setting)
  static let estimator = EventKind(
    "estimator NAME", "Velocities are estimated in another way.", theme: .setting)
  static let rule = EventKind(
    "rule NAME", "Another rule decides at lift-offs.",
    isOpen: true, theme: .setting)
  static let axis = EventKind(
    "axis NAME", "Another rule about axes arbitrates.", theme: .setting)
  static let panStart = EventKind(
    "pan start", "Pans begin otherwise than declared.",
    [EventField("slop"), EventField("opening")], theme: .setting)

  /// All of them.
  static let settings: [EventKind] = [
    .reading, .quirk, .estimator, .rule, .axis, .panStart,
  ]
}
