// What scroll views do, as the trace tells it.

extension EventKind {
  static let scrollBegan = EventKind(
    "scroll began", "A finger begins to move the content of a scroll view.",
    [.view, EventField("offset", .numbers(.points))], theme: .scrollBegan)
  static let scrollRefused = EventKind(
    "scroll refused", "A scroll view cannot be dragged.",
    [.view, EventField("offset", .numbers(.points))], theme: .scrollRefused)
  static let scrollCaught = EventKind(
    "scroll caught", "A touch stops a scroll view that moves.",
    [
      .view, EventField("offset", .numbers(.points)),
      .velocity,
    ], theme: .scrollCaught)
  static let scrollReleased = EventKind(
    "scroll released", "A finger lets a scroll view go.",
    [
      .view, EventField("offset", .numbers(.points)),
      .velocity, EventField("target", .numbers(.points)),
    ], theme: .scrollReleased)
  static let scrollTarget = EventKind(
    "scroll target", "The scene has chosen where a scroll view is to rest.",
    [
      .view, EventField("offset", .numbers(.points)),
      EventField("target", .numbers(.points)),
    ])
  static let decelerating = EventKind(
    "decelerating", "A scroll view moves on by itself.",
    [
      .view, EventField("offset", .numbers(.points)),
      .velocity, EventField("rest", .numbers(.points)),
    ], theme: .decelerating)
  static let bounced = EventKind(
    "bounced", "A scroll view has run into a bound.",
    [
      .view, EventField("offset", .numbers(.points)), EventField("axis"),
      EventField("velocity", .number(.pointsPerSecond)),
    ])
  static let scrollEnded = EventKind(
    "scroll ended", "A scroll view is at rest.",
    [.view, EventField("offset", .numbers(.points))], theme: .scrollEnded)
  static let scrolled = EventKind(
    "scrolled", "A scroll view was moved without a finger.",
    [
      .view, EventField("from", .numbers(.points)),
      EventField("to", .numbers(.points)), .over,
    ], theme: .scrolled)

  /// All of them.
  static let scrolling: [EventKind] = [
    .scrollBegan, .scrollRefused, .scrollCaught, .scrollReleased, .scrollTarget, .decelerating,
    .bounced, .scrollEnded, .scrolled,
  ]
}
