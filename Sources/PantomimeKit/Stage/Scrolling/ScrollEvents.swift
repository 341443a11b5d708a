// The events of scroll views.

extension EventKind {
  /// A drag of a scroll view began.
  public static let scrollBegan = EventKind(
    "scroll began", summary: "A drag of a scroll view began.",
    [.view, FieldSchema("offset", .numbers(.points))], theme: .scrollBegan)
  /// A drag of a scroll view was refused.
  public static let scrollRefused = EventKind(
    "scroll refused", summary: "A drag of a scroll view was refused.",
    [.view, FieldSchema("offset", .numbers(.points))], theme: .scrollRefused)
  /// A touch stopped a moving scroll view.
  public static let scrollCaught = EventKind(
    "scroll caught", summary: "A touch stopped a moving scroll view.",
    [
      .view, FieldSchema("offset", .numbers(.points)),
      .velocity,
    ], theme: .scrollCaught)
  /// A drag of a scroll view ended.
  public static let scrollReleased = EventKind(
    "scroll released", summary: "A drag of a scroll view ended.",
    [
      .view, FieldSchema("offset", .numbers(.points)),
      .velocity, FieldSchema("target", .numbers(.points)),
    ], theme: .scrollReleased)
  /// The scene changed the target of a scroll view.
  public static let scrollTarget = EventKind(
    "scroll target", summary: "The scene changed the target of a scroll view.",
    [
      .view, FieldSchema("offset", .numbers(.points)),
      FieldSchema("target", .numbers(.points)),
    ])
  /// A scroll view began to decelerate.
  public static let decelerating = EventKind(
    "decelerating", summary: "A scroll view decelerates.",
    [
      .view, FieldSchema("offset", .numbers(.points)),
      .velocity, FieldSchema("rest", .numbers(.points)),
    ], theme: .decelerating)
  /// A scroll view reached a bound and began to bounce.
  public static let bounced = EventKind(
    "bounced", summary: "A scroll view reached a bound and bounces.",
    [
      .view, FieldSchema("offset", .numbers(.points)), FieldSchema("axis"),
      FieldSchema("velocity", .number(.pointsPerSecond)),
    ])
  /// A scroll view settled.
  public static let scrollEnded = EventKind(
    "scroll ended", summary: "A scroll view came to rest.",
    [.view, FieldSchema("offset", .numbers(.points))], theme: .scrollEnded)
  /// A scroll view was scrolled without a finger.
  public static let scrolled = EventKind(
    "scrolled", summary: "A scroll view was scrolled by the app's code.",
    [
      .view, FieldSchema("from", .numbers(.points)),
      FieldSchema("to", .numbers(.points)), .over,
    ], theme: .scrolled)

  /// All events of scroll views.
  static let scrolling: [EventKind] = [
    .scrollBegan, .scrollRefused, .scrollCaught, .scrollReleased, .scrollTarget, .decelerating,
    .bounced, .scrollEnded, .scrolled,
  ]
}
