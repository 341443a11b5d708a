// The events of additions to a stage, for users who haven't written a scene.

extension EventKind {
  /// A view was added, with its properties.
  public static let viewAdded = EventKind(
    "view NAME", summary: "A view was added, with its properties.",
    isOpen: true, theme: .constructed)
  /// A scroll view was added.
  public static let scrollViewAdded = EventKind(
    "scroll view NAME", summary: "A scroll view was added.",
    isOpen: true, theme: .constructed)
  /// An animator was added.
  public static let animatorAdded = EventKind(
    "animator added", summary: "An animator was added.",
    [.animator, FieldSchema("duration", .number(.seconds))] + FieldSchema.ofTiming, theme: .added)
  /// A block of animations was added to an animator, with the path and the target of each.
  public static let animationsAdded = EventKind(
    "animations added",
    summary:
      "A block of animations was added to an animator, with the path and the target of each.",
    [.animator, FieldSchema("delay", .number(.fraction), isOptional: true)], isOpen: true,
    theme: .added)
  /// A completion was added to an animator.
  public static let completionAdded = EventKind(
    "completion added", summary: "A completion was added to an animator.",
    [.animator, FieldSchema("waiting", .number(.count))], theme: .added)
  /// A recognizer was added to a view.
  public static let gestureAdded = EventKind(
    "gesture added", summary: "A recognizer was added to a view.",
    [.gesture, .on], theme: .added)
  /// A property of a view was bound to another value.
  public static let follows = EventKind(
    "follows", summary: "A property of a view was bound to another value.",
    [
      FieldSchema("path"), FieldSchema("leader"), FieldSchema("from", .numbers(.points)),
      FieldSchema("to", .numbers(.points)),
    ], theme: .constructed)
  /// A statement set a model value without animation.
  public static let valueSet = EventKind(
    "value set", summary: "A statement set a model value without animation.", [FieldSchema("path")],
    isOpen: true, theme: .constructed)

  /// All events of additions.
  static let construction: [EventKind] = [
    .viewAdded, .scrollViewAdded, .animatorAdded, .animationsAdded, .completionAdded, .gestureAdded,
    .follows, .valueSet,
  ]
}
