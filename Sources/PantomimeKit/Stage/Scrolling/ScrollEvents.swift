// The events of scroll views.

extension EventKind {
  static let scrollBegan = EventKind(
    "scroll began", "A drag of a scroll view began.",
    [EventField("view"), EventField("offset", .numbers(.points))])
  static let scrollRefused = EventKind(
    "scroll refused", "A drag of a scroll view was refused.",
    [EventField("view"), EventField("offset", .numbers(.points))])
  static let scrollCaught = EventKind(
    "scroll caught", "A touch stopped a moving scroll view.",
    [
      EventField("view"), EventField("offset", .numbers(.points)),
      EventField("velocity", .numbers(.pointsPerSecond)),
    ])
  static let scrollReleased = EventKind(
    "scroll released", "A drag of a scroll view ended.",
    [
      EventField("view"), EventField("offset", .numbers(.points)),
      EventField("velocity", .numbers(.pointsPerSecond)), EventField("target", .numbers(.points)),
    ])
  static let scrollTarget = EventKind(
    "scroll target", "The scene changed the target of a scroll view.",
    [
      EventField("view"), EventField("offset", .numbers(.points)),
      EventField("target", .numbers(.points)),
    ])
  static let decelerating = EventKind(
    "decelerating", "A scroll view decelerates.",
    [
      EventField("view"), EventField("offset", .numbers(.points)),
      EventField("velocity", .numbers(.pointsPerSecond)), EventField("rest", .numbers(.points)),
    ])
  static let bounced = EventKind(
    "bounced", "A scroll view reached a bound and bounces.",
    [
      EventField("view"), EventField("offset", .numbers(.points)), EventField("axis"),
      EventField("velocity", .number(.pointsPerSecond)),
    ])
  static let scrollEnded = EventKind(
    "scroll ended", "A scroll view came to rest.",
    [EventField("view"), EventField("offset", .numbers(.points))])
  static let scrolled = EventKind(
    "scrolled", "A scroll view was scrolled by the program.",
    [
      EventField("view"), EventField("from", .numbers(.points)),
      EventField("to", .numbers(.points)), EventField("over", .number(.seconds)),
    ])

  /// All events of scroll views.
  static let scrolling: [EventKind] = [
    .scrollBegan, .scrollRefused, .scrollCaught, .scrollReleased, .scrollTarget, .decelerating,
    .bounced, .scrollEnded, .scrolled,
  ]
}
