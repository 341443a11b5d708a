// The events of additions to a stage without a scene.

extension EventKind {
  static let viewAdded = EventKind(
    "view NAME", "A view was added, with its properties.",
    isOpen: true, theme: .constructed)
  static let scrollViewAdded = EventKind(
    "scroll view NAME", "A scroll view was added.",
    isOpen: true, theme: .constructed)
  static let animatorAdded = EventKind(
    "animator added", "An animator was added.",
    [.animator, EventField("duration", .number(.seconds))] + EventField.ofTiming, theme: .added)
  static let animationsAdded = EventKind(
    "animations added",
    "A block of animations was added to an animator, with the path and the target of each.",
    [.animator, .delay.optional], isOpen: true, theme: .added)
  static let completionAdded = EventKind(
    "completion added", "A completion was added to an animator.",
    [.animator, EventField("waiting", .number(.count))], theme: .added)
  static let gestureAdded = EventKind(
    "gesture added", "A recognizer was added to a view.",
    [.gesture, .on], theme: .added)
  static let follows = EventKind(
    "follows", "A property of a view was bound to another value.",
    [
      EventField("path"), EventField("leader"), EventField("from", .numbers(.points)),
      EventField("to", .numbers(.points)),
    ], theme: .constructed)
  static let valueSet = EventKind(
    "value set", "A statement set a model value without animation.", [EventField("path")],
    isOpen: true, theme: .constructed)

  /// All events of additions.
  static let construction: [EventKind] = [
    .viewAdded, .scrollViewAdded, .animatorAdded, .animationsAdded, .completionAdded, .gestureAdded,
    .follows, .valueSet,
  ]
}
