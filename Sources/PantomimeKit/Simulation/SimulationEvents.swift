// The events of every scene.

extension EventKind {
  /// A scene started, with its clock.
  public static let scene = EventKind(
    "scene NAME", summary: "A scene started, with the options that differ from their defaults.",
    isOpen: true, theme: .scene)
  /// A live option of the scene has changed.
  public static let optionSet = EventKind(
    "set", summary: "A live option of the scene has changed.",
    isOpen: true, theme: .setting)
  /// The scene read an option that it doesn't declare.
  public static let optionUndeclared = EventKind(
    "warning option", summary: "The scene read an option that it does not declare.",
    [FieldSchema("option")], tone: .warning)
  /// A chain of events at the same instant was cut off.
  public static let endless = EventKind(
    "warning endless", summary: "A chain of events at the same instant was cut off.",
    [FieldSchema("ends", .number(.count))], tone: .warning)
  /// An active fault changed the outcome.
  public static let fault = EventKind(
    "fault ID", summary: "An active fault changed the outcome.", tone: .warning)

  /// The scene's state, the word in `TransitionScene.state`, has changed.
  public static let state = EventKind(
    "state STATE", summary: "The scene's state has changed.", isOpen: true, tone: .outcome,
    theme: .state)
  /// A fault has no effect as configured, or is active by default.
  public static let warning = EventKind(
    "warning", summary: "A fault has no effect as configured, or is active by default.",
    [FieldSchema("fault"), .cause.optional], tone: .warning)
  /// A tap had no effect, or didn't reach its view.
  public static let tapIgnored = EventKind(
    "tap ignored", summary: "A tap had no effect, or did not reach its view.",
    [.on.optional, .by.optional, .cause.optional], theme: .tapIgnored)

  /// The events that several scenes record.
  static let scenes: [EventKind] = [.state, .tapIgnored, .hand, .warning]

  /// All events of a simulation.
  static let simulation: [EventKind] = [
    .scene, .optionSet, .optionUndeclared, .endless, .fault,
  ]
}
