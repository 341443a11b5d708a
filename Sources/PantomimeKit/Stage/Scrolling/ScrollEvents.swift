// The events of scroll views.

extension EventKind {
  static let scrollBegan = EventKind(
    "scroll began", "A drag of a scroll view began.",
    [.view, EventField("offset", .numbers(.points))], theme: .scrollBegan)
  static let scrollRefused = EventKind(
    "scroll refused", "A drag of a scroll view was refused.",
    [.view, EventField("offset", .numbers(.points))], theme: .scrollRefused)
  static let scrollCaught = EventKind(
    "scroll caught", "A touch stopped a moving scroll view.",
    [
      .view, EventField("offset", .numbers(.points)),
      .velocity,
    ], theme: .scrollCaught)
  static let scrollReleased = EventKind(
    "scroll released", "A drag of a scroll view ended.",
    [
      .view, EventField("offset", .numbers(.points)),
      .velocity, EventField("target", .numbers(.points)),
    ], theme: .scrollReleased)
  static let scrollTarget = EventKind(
    "scroll target", "The scene changed the target of a scroll view.",
    [
      .view, EventField("offset", .numbers(.points)),
      EventField("target", .numbers(.points)),
    ])
  static let decelerating = EventKind(
    "decelerating", "A scroll view decelerates.",
    [
      .view, EventField("offset", .numbers(.points)),
      .velocity, EventField("rest", .numbers(.points)),
    ], theme: .decelerating)
  static let bounced = EventKind(
    "bounced", "A scroll view reached a bound and bounces.",
    [
      .view, EventField("offset", .numbers(.points)), EventField("axis"),
      EventField("velocity", .number(.pointsPerSecond)),
    ])
  static let scrollEnded = EventKind(
    "scroll ended", "A scroll view came to rest.",
    [.view, EventField("offset", .numbers(.points))], theme: .scrollEnded)
  static let scrolled = EventKind(
    "scrolled", "A scroll view was scrolled by the program.",
    [
      .view, EventField("from", .numbers(.points)),
      EventField("to", .numbers(.points)), .over,
    ], theme: .scrolled)

  /// All events of scroll views.
  static let scrolling: [EventKind] = [
    .scrollBegan, .scrollRefused, .scrollCaught, .scrollReleased, .scrollTarget, .decelerating,
    .bounced, .scrollEnded, .scrolled,
  ]
}
