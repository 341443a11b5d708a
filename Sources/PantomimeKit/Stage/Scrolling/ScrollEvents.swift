// The events of scroll views.

extension EventKind {
  static let scrollBegan = EventKind(
    "scroll began", "A finger begins to move the content of a scroll view.",
    [EventField("view"), EventField("offset", .numbers(.points))])
  static let scrollRefused = EventKind(
    "scroll refused", "A scroll view cannot be dragged.",
    [EventField("view"), EventField("offset", .numbers(.points))])
  static let scrollCaught = EventKind(
    "scroll caught", "A touch stops a scroll view that moves.",
    [
      EventField("view"), EventField("offset", .numbers(.points)),
      EventField("velocity", .numbers(.pointsPerSecond)),
    ])
  static let scrollReleased = EventKind(
    "scroll released", "A finger lets a scroll view go.",
    [
      EventField("view"), EventField("offset", .numbers(.points)),
      EventField("velocity", .numbers(.pointsPerSecond)), EventField("target", .numbers(.points)),
    ])
  static let scrollTarget = EventKind(
    "scroll target", "The scene has chosen where a scroll view is to rest.",
    [
      EventField("view"), EventField("offset", .numbers(.points)),
      EventField("target", .numbers(.points)),
    ])
  static let decelerating = EventKind(
    "decelerating", "A scroll view moves on by itself.",
    [
      EventField("view"), EventField("offset", .numbers(.points)),
      EventField("velocity", .numbers(.pointsPerSecond)), EventField("rest", .numbers(.points)),
    ])
  static let bounced = EventKind(
    "bounced", "A scroll view has run into a bound.",
    [
      EventField("view"), EventField("offset", .numbers(.points)), EventField("axis"),
      EventField("velocity", .number(.pointsPerSecond)),
    ])
  static let scrollEnded = EventKind(
    "scroll ended", "A scroll view is at rest.",
    [EventField("view"), EventField("offset", .numbers(.points))])
  static let scrolled = EventKind(
    "scrolled", "A scroll view was moved without a finger.",
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
