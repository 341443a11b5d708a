// What scenes do, whichever they are, as the trace tells it.

extension EventKind {
  /// A scene begins, and its clock with it.
  public static let scene = EventKind(
    "scene NAME", "A scene begins, with the options that differ from their defaults.",
    isOpen: true, theme: .scene)
  static let optionSet = EventKind(
    "set", "A live option of the scene has another value.",
    isOpen: true, theme: .setting)
  static let optionUndeclared = EventKind(
    "warning option", "The scene reads an option that it has not declared.",
    [EventField("option")], tone: .warning)
  static let endless = EventKind(
    "warning endless", "Things that follow from one another at one instant were cut off.",
    [EventField("ends", .number(.count))], tone: .warning)
  static let fault = EventKind(
    "fault ID", "A fault that is switched on changes what happens.", tone: .warning)

  /// The scene's model is in another state, by the word that `Scene.state` has.
  public static let state = EventKind(
    "state STATE", "The scene is in another state.", isOpen: true, tone: .outcome, theme: .state)
  /// A fault cannot act as configured, or acts without being set.
  public static let warning = EventKind(
    "warning", "A fault cannot act as configured, or acts without being set.",
    [EventField("fault"), .cause.optional], tone: .warning)
  /// A tap has no effect just now, or does not reach the view it is meant for.
  public static let tapIgnored = EventKind(
    "tap ignored", "A tap has no effect, or does not reach the view it is meant for.",
    [.on.optional, .by.optional, .cause.optional], theme: .tapIgnored)

  /// What several scenes record.
  static let scenes: [EventKind] = [.state, .tapIgnored, .hand, .warning]

  /// All of them.
  static let simulation: [EventKind] = [
    .scene, .optionSet, .optionUndeclared, .endless, .fault,
  ]
}
